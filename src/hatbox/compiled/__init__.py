"""Everything that knows the compiler: kernels, record layouts, the compile cache. Knows no game."""
