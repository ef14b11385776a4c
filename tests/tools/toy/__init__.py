"""A small game, compiled by the tests of the tools and compared with itself."""
