"""What may be seen of Andor: by a seat, and by those who count."""
