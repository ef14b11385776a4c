"""The creatures of Svartalfheim, the three Norns among them."""
