"""Tables in use: who sits at them, what they play, agree on and are told."""
