"""The sets. A scene is a function `scene(size, **options)` that builds everything, lights it and places the camera."""
