"""All tables of the server: finding, making, joining, changing, replaying and deleting them."""
