#!/bin/sh
# Runs nginx, and lets it take over without a restart when the store names another shell release or
# the API's servers have other addresses. A release of a remote needs neither: the page reads the registry.
set -eu
: "${STORE:=/store}" "${STATE:=/run/edge}" "${CONFIGURATION:=/etc/edge/nginx.conf}"
: "${LISTEN:=8080}" "${TLS_FOLDER:=/run/tls}" "${API_SERVERS:=api:4000}"
: "${CONNECT_ORIGINS:=}" "${PUBLIC_SETTINGS:=}" "${TRUSTED_PROXIES:=}"

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

# What may change while nginx runs. What the store says is checked: it becomes configuration.
live_configuration() {
  current=$(cat "$STORE/shell/current") || return 1
  matches "$current" "[0-9A-Za-z.-]+( 'sha256-[0-9A-Za-z+/=]+')+" || return 1
  servers=$(api_servers)
  cat <<END
map '' \$shell_release { default "${current%% *}"; }
map '' \$script_hashes { default "${current#* }"; }
upstream api {
  zone api 64k;
  least_conn;
${servers:-  server 127.0.0.1:1;}
  keepalive 32;
}
END
}

matches "$CONNECT_ORIGINS" '(https?://[0-9A-Za-z.:-]+ ?)*' \
  || fail 'CONNECT_ORIGINS must be origins with spaces between them.'
matches "$TRUSTED_PROXIES" '([0-9A-Fa-f.:]+(/[0-9]+)? ?)*' \
  || fail 'TRUSTED_PROXIES must be addresses or networks with spaces between them.'

mkdir -p "$STATE"
ln -sfn "$STORE" "$STATE/store"
cp "$CONFIGURATION" "$STATE/nginx.conf"
# It stands inside a script element.
printf '%s' "${PUBLIC_SETTINGS:-"{}"}" | sed 's/</\\u003c/g' >"$STATE/settings.json"
{
  echo "listen $LISTEN;"
  echo "set \$connect_origins '${CONNECT_ORIGINS:+ $CONNECT_ORIGINS}';"
  if [ -e "$TLS_FOLDER/tls.crt" ]; then
    echo 'listen 8443 ssl http2;'
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

now=$(live_configuration) || fail "$STORE/shell/current names no shell release."
printf '%s\n' "$now" >"$STATE/live.conf"

while sleep 1 && kill -0 $$; do
  next=$(live_configuration) || continue
  [ "$next" != "$now" ] || continue
  printf '%s\n' "$next" >"$STATE/live.conf"
  kill -HUP "$(cat "$STATE/nginx.pid")" && now=$next
done &

exec nginx -p "$STATE" -e stderr -c "$STATE/nginx.conf"
