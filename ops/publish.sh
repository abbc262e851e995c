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
releases=$root/releases lists=$root/lists
# The web server is another user, and must read the releases.
umask 022
# tsx and others keep code there: in a folder that other users can write, they could run code as this one.
export TMPDIR=$PWD/.cache/tmp
mkdir -p "$releases" "$lists" "$TMPDIR"

live() { readlink "$root/current" | xargs -r basename || true; }
# For a change of the links. Like all locks here, it is the kernel's, and free when the process has ended, however it ended.
lock_links() { exec 7<"$releases"; flock 7; }

# A site that was copied there by hand can stay, as a release of the user that publishes. Named by its time: the message stays the same.
require_links() {
  local link kept
  for link in current previous; do
    [[ -d $root/$link && ! -L $root/$link ]] || continue
    kept=releases/$(date -u -r "$root/$link" +%Y%m%d-%H%M%S)
    # A copy of a release, as from a backup, has its time.
    while [[ -e $root/$kept ]]; do kept+=-1; done
    echo "$root/$link is a folder, not a link to a release. Make it one, then publish again:" >&2
    echo "  cd $(printf %q "$root") && chown -R --reference=releases $link && mv -T $link $kept && ln -s $kept $link" >&2
    return 1
  done
}

# Each file with its size. Lists lie beside the releases, in which everything is public.
list() (cd "$1" && find . -type f -printf '%s %P\n' | LC_ALL=C sort)

# Fails unless a folder holds the files of a list.
require_whole() {
  local missing
  [[ -s $2 ]] || { echo "$1 has no list of its files, $2: what is live stays." >&2; return 1; }
  missing=$(LC_ALL=C comm -23 "$2" <(list "$1") | wc -l)
  ((missing == 0)) || {
    echo "$1 lacks $missing of its $(wc -l <"$2") files, or has them in another size: what is live stays." >&2
    return 1
  }
}

# What is live without a list, made by hand or before there were lists, is taken as visitors get it.
list_live() {
  local name
  name=$(live)
  [[ -d $releases/$name && ! -e $lists/$name ]] || return 0
  list "$releases/$name" >"$root/.list"
  mv -T "$root/.list" "$lists/$name"
}

# The releases that can be gone back to.
whole() {
  local release
  for release in $(ls "$releases"); do
    if require_whole "$releases/$release" "$lists/$release" 2>/dev/null; then echo "$release"; fi
  done
}

# A link cannot be changed in place. Renaming a new one over it is one step: visitors get the old site or the new one.
point() {
  ln -sfn "releases/$2" "$root/.$1"
  mv -T "$root/.$1" "$root/$1"
}

# `previous` first: pages that are still open find their files there.
make_live() {
  if [[ -n $2 && $2 != "$1" && -d $releases/$2 ]]; then point previous "$2"; fi
  point current "$1"
}

hashes() (cd "$1" && find . -type f -print0 | xargs -0 -r sha256sum | LC_ALL=C sort)

# Of the lines of a full disk, one for each file, the first.
copy() (cd "$1" && xargs -d '\n' -r cp "${@:3}" --parents -t "$2" 2>&1 | head -n 1 >&2)

# Files that did not change are hard links to those of the live release: they take no room, and keep their time, and so their ETag.
copy_site() {
  local from=$root/current/ built there
  mkdir "$1"
  # The first publish has nothing to link to.
  [[ -e $from ]] || from=$1
  built=$(hashes out)
  # What cannot be read there is copied.
  there=$(hashes "$from" || true)
  LC_ALL=C comm -23 <(echo "$built") <(echo "$there") | cut -c 67- | copy out "$1"
  chmod -R a+rX "$1"
  LC_ALL=C comm -12 <(echo "$built") <(echo "$there") | cut -c 67- | copy "$from" "$1" -l
}

# A release leaves the folder before it is removed: no part of it has a name there.
remove() {
  mv -T "$releases/$1" "$root/.old"
  rm -rf "$root/.old"
}

# What does not become live must not fill the disk until the next publish.
moved_in=
tidy() {
  rm -rf "$root/.next" "$root/.old" "$root/.list"
  if [[ -n $moved_in && $(live) != "$moved_in" ]]; then remove "$moved_in"; fi
}

publish() {
  local page name before old
  trap tidy EXIT
  # Takes the mark of a call. What is left after a failure or a kill says that a change waits (site-retry.timer).
  if [[ -e $root/asked ]]; then mv -T "$root/asked" "$root/waiting"; else touch "$root/waiting"; fi
  require_links
  list_live
  npm run build -- --strict ${BUILD_FOR_THIS_MACHINE:+--for-this-machine}
  for page in index.html 404.html; do
    [[ -s out/$page ]] || { echo "out holds no $page: what is live stays." >&2; return 1; }
  done
  rm -rf "$root/.next" "$root/.old"
  copy_site "$root/.next"
  list out >"$root/.list"
  require_whole "$root/.next" "$root/.list"
  # A power cut after the change of the link must not leave empty files behind it.
  sync -f "$root/.next"
  lock_links
  before=$(live)
  while name=$(date -u +%Y%m%d-%H%M%S); [[ -e $releases/$name ]]; do sleep 0.1; done
  mv -T "$root/.list" "$lists/$name"
  mv -T "$root/.next" "$releases/$name"
  moved_in=$name
  make_live "$name" "$before"
  rm -f "$root/waiting"
  echo "Published $name in $root."
  # The newest three stay, and what was live.
  for old in $(ls "$releases" | head -n -3 | grep -vxF -e "$name" -e "$before"); do remove "$old"; done
  for old in $(ls "$lists"); do
    [[ -d $releases/$old ]] || rm "$lists/$old"
  done
}

rollback() {
  require_links
  lock_links
  local from to
  from=$(live)
  # What was live before: not one that was rolled back. After a rollback, or without it, the one before, also when the live one was
  # removed by hand.
  to=${1:-$(readlink "$root/previous" | xargs -r basename)}
  if [[ -z ${1:-} && ! ( $to < $from && -d $releases/$to ) ]]; then
    to=$( (ls "$releases"; echo "$from") | sort -u | grep -B 1 -xF -e "$from" | head -n 1)
  fi
  if [[ -z $to || $to == "$from" || ! -d $releases/$to ]]; then
    echo "Live is ${from:-none}. There is no other release ${1:-before it} in $root. Whole releases:" $(whole) >&2
    return 1
  fi
  require_whole "$releases/$to" "$lists/$to" || { echo 'Whole releases:' $(whole) >&2; return 1; }
  make_live "$to" "$from"
  echo "Live is $to, instead of $from. Whole releases:" $(whole)
  echo 'A publish that is running, or the next, replaces it: stop the units that publish, or fix the cause first (ops/README.md).'
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
