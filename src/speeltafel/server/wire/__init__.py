"""What goes over the wire: the messages, and what one member is shown of a table."""
