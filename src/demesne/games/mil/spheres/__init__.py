"""The spheres of power, one file each."""
