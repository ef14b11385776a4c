"""What may be seen of Lords of Ragnarok: by a seat, and by those who count."""
