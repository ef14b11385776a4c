"""What may be seen of Northgard: by a seat, and by those who count."""
