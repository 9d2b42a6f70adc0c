"""Many tables of one game at once, in compiled code."""
