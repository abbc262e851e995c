#!/bin/sh
# Stands for the units of deploy/systemd/ where no systemd runs: in tests and in `npm run ghost`. It publishes when the
# mark `asked` is there, which publish.sh renames `waiting` until it succeeds, and tells how it ended. A mark left `waiting` is tried
# again once, at the start.
cd "$(dirname "$0")/.." || exit
[ ! -e "$PUBLISH_ROOT/waiting" ] || mv -T "$PUBLISH_ROOT/waiting" "$PUBLISH_ROOT/asked"
while sleep 0.2; do
  [ -e "$PUBLISH_ROOT/asked" ] || continue
  # As in the unit: further calls join.
  sleep "${COLLECT_SECONDS:-2}"
  if ops/publish.sh; then node ops/tell.mjs published; else node ops/tell.mjs failed; fi
done
