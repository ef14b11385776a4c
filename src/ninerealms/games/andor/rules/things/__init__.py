"""What heroes carry, use, exchange and buy: all that costs no hours."""
