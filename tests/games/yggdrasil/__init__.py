"""Tests of Yggdrasil Chronicles."""
