# What `hatbox serve`, `hatbox serve --check` and `hatbox doctor` say to a host. A language without this file shows the English one.

## Options, variables and the TOML file

bad-setting = { $where } can’t be "{ $value }"; allowed: { $allowed }
allowed-whole = a whole number from { $least } to { $most }
allowed-number = a number from { $least } up
allowed-positive = a number above 0
allowed-text = text in quotes
allowed-list = text in quotes, or a list of such texts
allowed-switch = true or false (in a variable: 1 or 0)
allowed-database = sqlite:PATH or postgresql://USER@HOST/NAME
setting-twice = { $one } and { $other } are both set; keep one of them
setting-needs = { $where } also needs { $needed }
secret-unreadable = { $where }: can’t read the secret in { $path }: { $reason }
secret-empty = the file is empty
config-unreadable = can’t read the configuration { $path }: { $reason }; --config names another file
config-not-toml = { $where }: this is not TOML: { $reason }
config-section = { $where } is a section; options are written without sections, for example port = 8731
unknown-key = { $where } is not an option; `hatbox serve --help` lists them all
unknown-key-close = { $where } is not an option; did you mean { $close }?
unknown-variable = { $variable } is not an option and is ignored; `hatbox serve --help` lists them all
unknown-variable-close = { $variable } is not an option and is ignored; did you mean { $close }?
secret-on-command-line = everybody on this machine can read { $flag } in the list of processes; put it into a file and name that in { $variable }
secret-in-public-file = everybody on this machine can read { $path }, which holds { $keys }; run `chmod o-r { $path }`
