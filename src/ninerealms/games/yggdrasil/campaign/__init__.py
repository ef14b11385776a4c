"""The campaign of six sagas between games."""
