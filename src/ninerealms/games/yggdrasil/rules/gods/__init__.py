"""What gods have: powers, artifacts, relationships."""
