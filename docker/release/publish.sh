#!/bin/sh
# Copies the release of this image into the store, then makes it the live one, and ends.
# Nothing that is in the store already is changed or removed, so open tabs keep working.
set -eu
: "${RELEASE:=/release}" "${STORE:=/store}"
umask 022

# Whoever reads sees the old file or the new one, never a part.
replace() {
  mkdir -p "$(dirname "$2")"
  cp "$1" "$2.$$.new"
  mv -f "$2.$$.new" "$2"
}

cd "$RELEASE/files"
find . -type f | while read -r file; do
  [ -e "$STORE/$file" ] || replace "$file" "$STORE/$file"
done

# Teams that release at once take turns, so that no line is lost.
exec 9>"$STORE/lock"
flock 9
cd "$RELEASE/pointers"
find . -type f | while read -r file; do
  replace "$file" "$STORE/$file"
done
{
  separator='{'
  for line in "$STORE"/lines/*.json; do
    [ -e "$line" ] || continue
    printf '%s"%s":' "$separator" "$(basename "$line" .json)"
    cat "$line"
    separator=','
  done
  [ "$separator" = ',' ] || printf '{'
  printf '}\n'
} >"$STORE/registry.$$.new"
mv -f "$STORE/registry.$$.new" "$STORE/registry.json"
echo "Live: $(cd "$RELEASE/pointers" && find . -type f -exec cat {} +)"
