"""Running a server: settings, readiness, metrics, the host's commands."""
