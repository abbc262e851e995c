#!/usr/bin/env bash
# Builds the site and makes the build live. `publish.sh rollback [release]` makes a kept release live instead.
# PUBLISH_ROOT is the folder of the releases (ops/README.md). Needs bash, coreutils, findutils and util-linux's flock.
set -euo pipefail
[[ $* =~ ^(rollback( [0-9-]+)?)?$ ]] || {
  echo 'Usage: npm run publish:site, or npm run publish:rollback [-- <release>]'
  if [[ " $* " == *' --help '* ]]; then exit 0; else exit 2; fi
}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$(realpath -m "${PUBLISH_ROOT:-published}")
releases=$root/releases
# The web server is another user, and must read the releases.
umask 022
# tsx and others keep code there: in a folder that other users can write, they could run code as this one.
export TMPDIR=$PWD/.cache/tmp
mkdir -p "$releases" "$TMPDIR"

live() { readlink "$root/current" | xargs -r basename || true; }
# For a change of the links. Like all locks here, it is the kernel's, and free when the process has ended, however it ended.
lock_links() { exec 7<"$releases"; flock 7; }

require_whole() {
  for page in index.html 404.html; do
    [[ -s $1/$page ]] || { echo "$1 holds no $page: what is live stays." >&2; return 1; }
  done
}

# A link cannot be changed in place. Renaming a new one over it is one step: visitors get the old site or the new one.
point() {
  ln -sfn "releases/$2" "$root/.$1"
  mv -T "$root/.$1" "$root/$1"
}

# `previous` first: pages that are still open find their files there.
make_live() {
  if [[ -n $2 && $2 != "$1" ]]; then point previous "$2"; fi
  point current "$1"
}

hashes() { cd "$1" && find . -type f -print0 | xargs -0 -r sha256sum | LC_ALL=C sort; }

# Files that did not change are hard links to those of the live release: they keep their time, and so their ETag.
copy_site() {
  cp -r out "$1"
  chmod -R a+rX "$1"
  [[ -e $root/current/ ]] || return 0
  LC_ALL=C comm -12 <(hashes out) <(hashes "$root/current/") | cut -c 67- |
    (cd "$root/current/" && xargs -d '\n' -r cp -l --parents --remove-destination -t "$1")
}

publish() {
  # Half a copy must not fill the disk until the next publish.
  trap 'rm -rf "$root/.next" "$root/.old"' EXIT
  # Takes the mark of a call. What is left after a failure or a kill says that a change waits (site-retry.timer).
  if [[ -e $root/asked ]]; then mv -T "$root/asked" "$root/waiting"; else touch "$root/waiting"; fi
  npm run build -- --strict ${BUILD_FOR_THIS_MACHINE:+--for-this-machine}
  require_whole out
  rm -rf "$root/.next" "$root/.old"
  copy_site "$root/.next"
  # A power cut after the change of the link must not leave empty files behind it.
  sync -f "$root/.next"
  local name before
  while name=$(date -u +%Y%m%d-%H%M%S); [[ -e $releases/$name ]]; do sleep 0.1; done
  mv -T "$root/.next" "$releases/$name"
  lock_links
  before=$(live)
  make_live "$name" "$before"
  rm -f "$root/waiting"
  echo "Published $name in $root."
  # The newest three stay, and what was live. An old one leaves the folder before it is removed: no part of it has a name there.
  for old in $(ls "$releases" | head -n -3 | grep -vxF -e "$name" -e "$before"); do
    mv -T "$releases/$old" "$root/.old"
    rm -rf "$root/.old"
  done
}

rollback() {
  lock_links
  local from to
  from=$(live)
  to=${1:-$(ls "$releases" | grep -B 1 -xF -e "$from" | head -n 1 || true)}
  if [[ -z $to || $to == "$from" || ! -d $releases/$to ]]; then
    echo "There is no release ${1:-older than ${from:-none}} to go back to. Kept:" $(ls "$releases") >&2
    return 1
  fi
  require_whole "$releases/$to"
  make_live "$to" "$from"
  echo "Live is $to, instead of $from. Kept:" $(ls "$releases")
  echo 'The next publish replaces it: fix the cause first, or stop the units that publish (ops/README.md).'
}

if [[ ${1:-} == rollback ]]; then rollback "${2:-}"; exit; fi
# 8: one publish in this root. 9: one build in this checkout.
exec 8<"$root" 9<"$PWD"
flock -n 8 || { echo 'Waiting for another publish to end.'; flock 8; }
flock 9
# For the message about a failure (tell.mjs). Under systemd it lies in memory: a full disk would keep no reason.
log=${RUNTIME_DIRECTORY:-$root}/publish.log
(umask 077; : >"$log")
publish 2>&1 | tee "$log"
