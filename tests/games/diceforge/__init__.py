"""Rule tests of Dice Forge with Rebellion."""
