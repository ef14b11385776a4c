"""The kernel: state, frames, chance, decisions, replay. It knows no game."""
