# Makes the database on the first start, then becomes the server.
set -eu
bin=$(echo /usr/lib/postgresql/*/bin)
data=/var/lib/postgresql/data
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }

if [ ! -e "$data/PG_VERSION" ]; then
  install -d -o postgres -g postgres -m 0700 "$data"
  password=$(mktemp)
  printf '%s' "$POSTGRES_PASSWORD" >"$password"
  chown postgres "$password"
  as_postgres "$bin/initdb" -D "$data" -U "$POSTGRES_USER" --pwfile="$password" \
    --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 >/dev/null
  rm "$password"
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
  echo "CREATE DATABASE \"$POSTGRES_USER\"" \
    | as_postgres "$bin/postgres" --single -D "$data" postgres >/dev/null
fi
install -d -o postgres -g postgres /var/run/postgresql
exec setpriv --reuid=postgres --regid=postgres --clear-groups \
  "$bin/postgres" -D "$data" -c listen_addresses='*'
