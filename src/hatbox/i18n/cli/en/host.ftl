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

## hatbox serve --check

check-options = What the server would use (configuration: { $file }):
check-no-file = no file
check-default = default
check-schema = { $database } has schema { $schema }, as this version needs.
check-schema-none = { $database } is empty; the server will set it up (schema { $known }).
check-schema-older = { $database } has schema { $schema }; the server will update it to { $known } when it starts.
check-schema-newer = { $database } has schema { $schema }, but this version only knows { $known }.
check-schema-newer-do = Install a newer hatbox, or restore a backup of the older schema.
check-file-new = { $path } doesn’t exist yet; the server will create it.
check-file-uncreatable = { $path } can’t be created: { $folder } isn’t a folder you can write to.
check-file-unwritable = { $path } can’t be written.
check-file-unwritable-do = Give the server’s user the rights to the file and its folder, or name another with --database.
check-file-unreadable = { $path } can’t be read as a database: { $reason }.
check-file-foreign = { $path } is the database of another program.
check-file-unreadable-do = Name another file with --database, or restore a backup.
check-file-served = A server is using { $path } right now.
check-file-served-do = Stop it before you start another one.
check-disk = { $megabytes } MB are free in { $folder }.
check-disk-low = Only { $megabytes } MB are free in { $folder }.
check-disk-full = The disk is nearly full: { $megabytes } MB are free in { $folder }.
check-disk-do = Free some space, or delete old tables with `hatbox admin prune`.
check-postgres-unreachable = Can’t connect to { $address }: { $reason }.
check-postgres-unreachable-do = Check that it is running, and the host, user and password.
check-postgres-read-only = { $address } is read-only.
check-postgres-read-only-do = Name the primary server, not a replica.
check-port = { $host } port { $port } is free.
check-unix = { $path } can be created.
check-unix-unwritable = { $path } can’t be created: { $folder } isn’t a folder you can write to.
check-cache = The rules are compiled, in { $path }.
check-cache-cold = The rules of { $games } aren’t compiled yet in { $path }; the first start does that while people already play.
check-cache-cold-do = Run `hatbox warm` to do it now.
check-no-proxies = { $url } needs a proxy for TLS, but the server trusts none, so everybody behind it shares one rate limit.
check-no-proxies-do = Name the proxy’s address with --proxies.
check-prefix = { $url } ends in the path "{ $path }", but the prefix is "{ $prefix }".
check-prefix-do = Set --prefix to the path of --url.
check-no-url = The server sits behind a proxy and listens on this machine only, so it doesn’t know its public name and will refuse it.
check-no-url-do = Set --url to the public address.
check-smtp = The mail server { $host }:{ $port } answers.
check-smtp-unreachable = Can’t connect to the mail server { $host }:{ $port }: { $reason }.
check-smtp-unreachable-do = Check the address in --smtp, and whether this machine may send mail.
check-issuer = The sign-in provider { $issuer } answers.
check-issuer-unreachable = The sign-in provider { $issuer } doesn’t answer as OpenID Connect providers do: { $reason }.
check-list-unreadable = The list of invitations { $path } can’t be read.
