"""What goes to a page: scenes, drawings, the stream."""
