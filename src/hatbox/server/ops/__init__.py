"""Running a server: start-up, warm-up, heartbeat, the host's commands."""
