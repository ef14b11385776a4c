"""What may be seen of Dice Forge: by a seat, and by those who count."""
