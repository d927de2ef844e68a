#!/bin/sh
# Makes one image that plays both base images where no registry can be reached: Debian with its nginx, and the LTS of
# npm's package `node`. Needs root, buildah and debootstrap. Usage: stand-in.sh <image>
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
root=$folder/root

debootstrap --variant=minbase --include=ca-certificates,curl,nginx trixie "$root"
npm install --prefix "$folder" --ignore-scripts "node-linux-$(node -p process.arch)@24"
cp "$folder"/node_modules/node-linux-*/bin/node "$root/usr/local/bin/"
mkdir -p "$root/usr/local/lib/node_modules"
cp -rL "$(npm root --global --loglevel=error)/npm" "$root/usr/local/lib/node_modules/"
for command in npm npx; do
  ln -s "../lib/node_modules/npm/bin/$command-cli.js" "$root/usr/local/bin/$command"
done
# Certificates that this machine trusts besides the usual ones, for the registry of packages.
cp -r /usr/local/share/ca-certificates "$root/usr/local/share/"
chroot "$root" update-ca-certificates
rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/*
tar -C "$root" -cf "$folder/root.tar" .
rm -rf "$root"

printf '%s\n' 'FROM scratch' 'ADD root.tar /' 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' \
  'CMD ["node"]' >"$folder/Dockerfile"
buildah bud --isolation chroot --format docker --tag "$1" "$folder"
