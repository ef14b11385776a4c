"""What comes between two days: creatures, events, widows, knights and the narrator."""
