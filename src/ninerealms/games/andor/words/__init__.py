"""What Andor says, in three languages."""
