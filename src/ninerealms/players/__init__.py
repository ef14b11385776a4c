"""Players that are programs: given what one seat may know, they answer."""
