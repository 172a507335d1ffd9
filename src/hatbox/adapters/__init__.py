"""The games for the field's own frameworks. It knows nothing of servers, and imports a framework only when asked."""
