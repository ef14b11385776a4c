"""What may be seen of Yggdrasil: by a seat, and by those who count."""
