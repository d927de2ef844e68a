#!/bin/sh
# Runs nginx, and lets it take over without a restart what the store's registry says, and other addresses of
# the API's servers. Each release of the shell has a copy of the registry of its own, the newest one that names it:
# while workers of before and after a reload answer side by side, or when a reload fails, page, policy and registry
# go together all the same.
set -eu
: "${STORE:=/store}" "${STATE:=/run/edge}" "${CONFIGURATION:=/etc/edge/nginx.conf}"
: "${LISTEN:=8080}" "${TLS_LISTEN:=8443}" "${TLS_FOLDER:=/run/tls}" "${API_SERVERS:=api:4000}"
: "${CONNECT_ORIGINS:=}" "${REMOTE_ORIGINS:=}" "${OVERRIDE_ORIGINS:=}"
: "${PUBLIC_SETTINGS:=}" "${TRUSTED_PROXIES:=}"

fail() {
  echo "$1" >&2
  exit 1
}

# True when every line of the text is of the form.
matches() {
  ! printf '%s\n' "$1" | grep -Evxq -- "$2"
}

api_servers() {
  for server in $API_SERVERS; do
    getent ahostsv4 "${server%:*}" | awk -v port="${server##*:}" \
      '{ print "  server " $1 ":" port " max_fails=1 fail_timeout=2s;" }'
  done | sort -u
}

# Takes a copy of the registry, if it is whole. Prints the live version of the shell.
read_registry() {
  cp "$STORE/registry.json" "$STATE/registry.next" 2>/dev/null || return 1
  sed -n 's/^{.*"shell":{[^{}]*"version":"\([^"]*\)".*}$/\1/p' "$STATE/registry.next"
}

# What may change while nginx runs, for a version of the shell. What the store says is checked: it becomes configuration.
live_configuration() {
  version=$1
  matches "$version" '[0-9A-Za-z][0-9A-Za-z.+-]*' || return 1
  hashes=$(cat "$STORE/shell/$version/script-hashes") || return 1
  matches "$hashes" "('sha256-[0-9A-Za-z+/=]+' ?)+" || return 1
  servers=$(api_servers)
  cat <<END
map '' \$shell_release { default "$version"; }
map '' \$script_hashes { default "$hashes"; }
upstream api {
  zone api 64k;
  least_conn;
${servers:-  server 127.0.0.1:1;}
  keepalive 32;
}
END
}

# Keeps the registry that was read for a version of the shell.
keep_registry() {
  mkdir -p "$STATE/registries/$1"
  cmp -s "$STATE/registry.next" "$STATE/registries/$1/registry.json" \
    || mv "$STATE/registry.next" "$STATE/registries/$1/registry.json"
}

# Origins as a list of JSON.
json_list() {
  printf '%s' "$1" | awk -v RS=' +' 'NF { printf "%s\"%s\"", (n++ ? "," : "["), $1 } END { print (n ? "]" : "[]") }'
}

for origins in "$CONNECT_ORIGINS" "$REMOTE_ORIGINS" "$OVERRIDE_ORIGINS"; do
  matches "$origins" '(https?://[0-9A-Za-z.:-]+ ?)*' \
    || fail 'CONNECT_ORIGINS, REMOTE_ORIGINS and OVERRIDE_ORIGINS must be origins with spaces between them.'
done
matches "$TRUSTED_PROXIES" '([0-9A-Fa-f.:]+(/[0-9]+)? ?)*' \
  || fail 'TRUSTED_PROXIES must be addresses or networks with spaces between them.'

mkdir -p "$STATE"
ln -sfn "$STORE" "$STATE/store"
cp "$CONFIGURATION" "$STATE/nginx.conf"
here=$(dirname "$0")
export PUBLIC_SETTINGS
awk -v keys="$here/settings.keys" -f "$here/settings.awk" >"$STATE/settings.json" || exit 1
echo "{\"remotes\":$(json_list "$REMOTE_ORIGINS"),\"overrides\":$(json_list "$OVERRIDE_ORIGINS")}" \
  >"$STATE/remote-origins.json"
script_origins=$(echo $REMOTE_ORIGINS $OVERRIDE_ORIGINS)
connect_origins=$(echo $CONNECT_ORIGINS $script_origins)
{
  echo "listen $LISTEN;"
  echo "set \$script_origins '${script_origins:+ $script_origins}';"
  echo "set \$connect_origins '${connect_origins:+ $connect_origins}';"
  if [ -e "$TLS_FOLDER/tls.crt" ]; then
    echo "listen $TLS_LISTEN ssl http2;"
    echo "ssl_certificate $TLS_FOLDER/tls.crt; ssl_certificate_key $TLS_FOLDER/tls.key;"
    echo 'ssl_protocols TLSv1.2 TLSv1.3; ssl_session_cache shared:tls:1m;'
  fi
} >"$STATE/server.conf"
# A proxy in front names the client; nginx takes its word for it, and nobody else's.
{
  echo 'real_ip_header X-Forwarded-For; real_ip_recursive on;'
  echo 'geo $realip_remote_addr $is_trusted_proxy { default 0;'
  for proxy in $TRUSTED_PROXIES; do echo "  $proxy 1;"; done
  echo '}'
  for proxy in $TRUSTED_PROXIES; do echo "set_real_ip_from $proxy;"; done
} >"$STATE/proxies.conf"

shell=$(read_registry) && now=$(live_configuration "$shell") \
  || fail "$STORE/registry.json names no release of the shell."
keep_registry "$shell"
printf '%s\n' "$now" >"$STATE/live.conf"

refused=''
while sleep 0.5 && kill -0 $$; do
  shell=$(read_registry) && next=$(live_configuration "$shell") || continue
  keep_registry "$shell"
  if [ "$next" != "$now" ]; then
    printf '%s\n' "$next" >"$STATE/live.conf"
    # Tried until it works: nginx itself would forget a reload that failed, and with it the release.
    if problem=$(nginx -p "$STATE" -e stderr -c "$STATE/nginx.conf" -t -q 2>&1); then
      kill -HUP "$(cat "$STATE/nginx.pid")" && now=$next
    else
      printf '%s\n' "$now" >"$STATE/live.conf"
      [ "$next" = "$refused" ] || printf 'The edge stays as it is for now:\n%s\n' "$problem" >&2
      refused=$next
    fi
  fi
done &

exec nginx -p "$STATE" -e stderr -c "$STATE/nginx.conf"
