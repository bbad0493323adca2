#!/bin/sh
# Installs the Debian packages that fontmetrics needs, those that are missing only; and fontmetrics
# itself, where it is asked to.
# `sh Resources/setup.sh --help` tells the rest.
set -eu

# Each list below is meant to be split into words (SC2086): no name in it holds a blank.
libraries='freetype2 fontconfig libutf8proc raqm cairo libpng chafa'
swift_minimum='6.2'

program_packages='
  pkg-config libfreetype-dev libfontconfig-dev libutf8proc-dev libraqm-dev libcairo2-dev
  libpng-dev libchafa-dev fonts-dejavu-core'

# The tests read these fonts; several are here because a figure in them is unusual.
test_packages='
  fonts-dejavu-extra fonts-liberation2 fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
  fonts-cantarell fonts-inter-variable fonts-jetbrains-mono fonts-urw-base35 fonts-font-awesome
  fonts-roboto-unhinted fonts-lato fonts-ebgaramond fonts-lmodern fonts-ipafont-gothic
  fonts-3270 fonts-proggy fonts-wqy-zenhei fonts-material-design-icons-iconfont
  fonts-materialdesignicons-webfont fonts-khmeros fonts-sixtyfour fonts-jsmath fonts-povray
  fonts-motoya-l-cedar fonts-arphic-bkai00mp fonts-hosny-amiri fonts-smc-manjari fonts-glasstty
  fonts-mononoki fonts-firacode fonts-open-sans fonts-smiley-sans fonts-elstob
  fonts-league-mono fonts-spleen xfonts-base xfonts-terminus xfonts-x3270-misc
  xfonts-thai-manop fontconfig python3 python3-jsonschema python3-fonttools
  python3-brotli bash zsh fish man-db groff mandoc shellcheck binutils librsvg2-bin
  poppler-utils jq fzf parallel pre-commit git'

usage() {
  cat <<'END'
usage: sh Resources/setup.sh [--tests]
       sh Resources/setup.sh --install [PREFIX]
       sh Resources/setup.sh --uninstall [PREFIX]
       sh Resources/setup.sh --dist [FOLDER]

Installs what fontmetrics is built with: pkg-config; FreeType, fontconfig, utf8proc, raqm, Cairo,
libpng and chafa with their headers; and DejaVu Sans, the font of the examples. Packages that are
installed already are left alone. Needs root, or sudo, only when a package is missing.

  --tests               also install what the tests need: fonts, shells, man, python3, fontTools,
                        jsonschema, librsvg, poppler, jq, fzf, parallel and pre-commit
  --install [PREFIX]    then build the release, which needs no Swift to run, and install program,
                        manual and completions below PREFIX: /usr/local as root, else ~/.local
  --uninstall [PREFIX]  remove what --install put there, and nothing else
  --dist [FOLDER]       then build the release and pack such a PREFIX as an archive in FOLDER,
                        .build/dist if it isn't given; it may be unpacked anywhere
  -h, --help            print this help

Exit status: 0 when everything is in place, 2 when something is missing or failed.
END
}

say() {
  printf 'setup: %s\n' "$*"
}

fail() {
  printf 'setup: %s\n' "$*" >&2
  exit 2
}

# Without apt-get nothing can be installed, but the libraries may have come another way.
check_libraries() {
  say 'apt-get was not found, so nothing is installed.'
  say "needed, by pkg-config name: $libraries"
  command -v pkg-config >/dev/null 2>&1 || fail 'pkg-config was not found'
  missing=''
  for library in $libraries; do
    pkg-config --exists "$library" || missing="$missing $library"
  done
  [ -z "$missing" ] || fail "pkg-config does not find:$missing"
  say 'pkg-config finds them all.'
  # shellcheck disable=SC2086
  [ "$with_tests" = no ] || fail 'the tests read files of these Debian packages:' $test_packages
}

# Prints those of its arguments that dpkg does not call installed.
missing_packages() {
  # dpkg-query fails when it knows nothing of one of them; what it prints of the others counts.
  installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    printf '%s\n' "$installed" | grep -qx "installed $package" || printf '%s\n' "$package"
  done
}

run_apt_get() {
  set -- env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@"
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  else
    sudo "$@"
  fi
}

# Package mirrors fail now and then: each thing is tried twice before it counts as failed.
install_packages() {
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null 2>&1; then
    fail "not root, and there is no sudo; install as root: apt-get install $*"
  fi
  say "installing: $*"
  run_apt_get update || { say 'apt-get update failed; once more'; run_apt_get update; } ||
    fail 'apt-get update failed twice'
  run_apt_get install -y --no-install-recommends "$@" || {
    say 'apt-get install failed; once more'
    run_apt_get update
    run_apt_get install -y --no-install-recommends "$@"
  } || fail "apt-get could not install: $*"
}

# Prints the version of the first `swift`, such as 6.3.1, or nothing.
swift_version() {
  swift --version 2>/dev/null |
    sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*[0-9.]*\).*/\1/p' | sed 1q
}

check_swift() {
  command -v swift >/dev/null 2>&1 ||
    fail "Swift was not found; version $swift_minimum or newer is needed: https://www.swift.org/install/"
  found=$(swift_version)
  [ -n "$found" ] || fail 'swift --version did not tell its version'
  oldest=$(printf '%s\n%s\n' "$swift_minimum" "$found" | sort -t. -k1,1n -k2,2n | sed 1q)
  [ "$oldest" = "$swift_minimum" ] ||
    fail "Swift $found is too old; $swift_minimum or newer is needed: https://www.swift.org/install/"
  say "Swift $found is in place."
}

# Installs what is missing of the packages, and looks for Swift.
prepare() {
  if ! command -v apt-get >/dev/null 2>&1 || ! command -v dpkg-query >/dev/null 2>&1; then
    check_libraries
  else
    wanted=$program_packages
    [ "$with_tests" = no ] || wanted="$wanted $test_packages"
    # shellcheck disable=SC2086
    missing=$(missing_packages $wanted)
    if [ -z "$missing" ]; then
      say 'all packages are installed.'
    else
      # shellcheck disable=SC2086
      install_packages $missing
      # shellcheck disable=SC2086
      missing=$(missing_packages $missing)
      # shellcheck disable=SC2086
      [ -z "$missing" ] || fail 'still missing after the installation:' $missing
      say 'the missing packages are installed now.'
    fi
  fi
  check_swift
}

# Builds the release and tells in $products where it is.
build_release() {
  say 'building the release, which takes some minutes the first time.'
  cd "$root"
  swift build -c release || fail 'the build failed'
  products=$(swift build -c release --show-bin-path)
  version=$("$products/fontmetrics" --version | cut -d ' ' -f 2)
}

# Fails unless something can be made below a folder that may itself be missing.
check_writable() {
  place=$1
  while [ ! -e "$place" ]; do place=$(dirname "$place"); done
  [ -d "$place" ] || fail "$place is not a folder"
  [ -w "$place" ] || fail "$place can't be written to; run this as root, or name another folder"
}

# Makes a folder below $prefix and writes down those that were not there.
make_folder() {
  made=''
  # The places are ours, without blanks.
  for part in $(printf '%s' "$1" | tr / ' '); do
    made=${made:+$made/}$part
    [ ! -d "$prefix/$made" ] || continue
    mkdir "$prefix/$made"
    note "folder $made"
  done
}

# Adds a line to the manifest, or keeps it until there is one.
note() {
  noted="$noted$1
"
  [ ! -d "$prefix/$home" ] || printf '%s' "$noted" >"$prefix/$home/manifest"
}

# Installs a file, as in: put FILE PLACE [OPTIONS OF INSTALL]. It is written down first, so that what
# fails half-way can be removed.
put() {
  file=$1
  place=$2
  shift 2
  make_folder "$(dirname "$place")"
  note "file $place"
  install -m 644 "$@" "$file" "$prefix/$place" || fail "$prefix/$place can't be installed"
}

# Installs everything below $prefix, in place of what an earlier version has there.
install_everything() {
  umask 022
  [ ! -e "$prefix/$home/manifest" ] || remove_everything
  noted=''
  if [ ! -d "$prefix" ]; then
    mkdir -p "$prefix"
    note 'folder .'
  fi
  make_folder "$home"
  program=$products/fontmetrics
  "$program" manual >"$work/manual"
  for shell in bash zsh fish; do "$program" completions "$shell" >"$work/$shell"; done
  # Without its symbols a program is half as large.
  put "$program" bin/fontmetrics -s -m 755
  put "$products/fontmetrics-draw" libexec/fontmetrics/fontmetrics-draw -s -m 755
  put "$work/manual" share/man/man1/fontmetrics.1
  put "$work/bash" share/bash-completion/completions/fontmetrics
  put "$work/zsh" share/zsh/site-functions/_fontmetrics
  put "$work/fish" share/fish/vendor_completions.d/fontmetrics.fish
}

# Removes what the manifest of $prefix names, folders only when nothing else is in them.
remove_everything() {
  manifest=$prefix/$home/manifest
  [ -f "$manifest" ] || fail "nothing to remove: there is no $manifest"
  # Nobody's other files are removed because of a line that isn't ours.
  if grep -Evq '^(file [a-z][A-Za-z0-9_./-]*|folder ([a-z][A-Za-z0-9_./-]*|\.))$' "$manifest" ||
    grep -Fq .. "$manifest"; then
    fail "$manifest is not as it was written"
  fi
  tac "$manifest" >"$work/manifest"
  rm "$manifest"
  while read -r kind place; do
    case $kind in
    file) rm -f "$prefix/$place" ;;
    folder) rmdir "$prefix/${place#.}" 2>/dev/null || true ;;
    esac
  done <"$work/manifest"
}

# Says what is left to do before the program and its completions are found.
say_what_is_left() {
  case ":$PATH:" in
  *":$prefix/bin:"*) ;;
  *)
    say "$prefix/bin is not on your PATH. Add this line to ~/.profile, and log in again:"
    say "  export PATH=\"$prefix/bin:\$PATH\""
    ;;
  esac
  case $prefix in
  /usr | /usr/local) ;;
  *)
    say 'For completion in zsh, add this line to ~/.zshrc, before compinit:'
    say "  fpath=(\"$prefix/share/zsh/site-functions\" \$fpath)"
    ;;
  esac
  [ -e /usr/share/bash-completion/bash_completion ] ||
    say 'For completion in bash, install the package bash-completion.'
}

# Prints the Debian packages of the libraries that a program asks for itself; their own packages
# bring the others.
packages_of() {
  LC_ALL=C objdump -p "$1" | sed -n 's/^ *NEEDED *//p' >"$work/libraries"
  : >"$work/owners"
  while read -r library; do
    path=$(ldd "$1" | sed -n "s|^[[:space:]]*$library => \\([^ ]*\\).*|\\1|p")
    # The loader has no arrow; it is of the C library's package.
    [ -n "$path" ] || continue
    path=$(realpath "$path")
    # What dpkg calls /lib is a link to /usr/lib by now.
    owner=$(dpkg-query -S "$path" 2>/dev/null || dpkg-query -S "${path#/usr}") ||
      fail "no package has $path"
    printf '%s\n' "${owner%%:*}" >>"$work/owners"
  done <"$work/libraries"
  sort -u "$work/owners"
}

# Prints the README of the archive.
print_readme() {
  # The release of the main program is linked with no library, but fonts and what says where they are
  # have to be there.
  {
    printf '%s\n' fontconfig-config fonts-dejavu-core
    packages_of "$products/fontmetrics"
  } | sort -u >"$work/packages"
  packages_of "$products/fontmetrics-draw" >"$work/all"
  grep -Fvx -f "$work/packages" "$work/all" >"$work/more" || true
  cat <<END
fontmetrics $version for Linux on $(uname -m), built on $(
    # shellcheck source=/dev/null
    . /etc/os-release && printf '%s' "$PRETTY_NAME"
  )

It runs from wherever this folder is:

  bin/fontmetrics show "DejaVu Sans" --size 24

It needs fonts, here DejaVu Sans, and what these Debian packages hold:

  apt-get install --no-install-recommends $(paste -s -d ' ' "$work/packages")

The command draw, and show --draw, need these as well; everything else works without:

  apt-get install --no-install-recommends $(paste -s -d ' ' "$work/more")

Read the manual with: man -l share/man/man1/fontmetrics.1

To have the commands, manual and completions found, put the folder's bin on PATH and its
share/zsh/site-functions in the fpath of zsh; or copy bin, libexec and share into /usr/local or
~/.local.
END
}

# Packs $prefix as an archive in a folder; the same release gives the same archive.
pack() {
  archive=$1/$(basename "$prefix").tar.gz
  time=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
  mkdir -p "$1"
  tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$time" \
    -cf "$work/archive" "$(basename "$prefix")"
  gzip -n <"$work/archive" >"$archive.part"
  mv "$archive.part" "$archive"
  say "$archive is ready."
}

# Prints a path from the root, without a slash at its end.
absolute() {
  case $1 in
  /) printf '/\n' ;;
  /*) printf '%s\n' "${1%/}" ;;
  *) printf '%s\n' "$PWD/${1%/}" ;;
  esac
}

root=$(cd "$(dirname "$0")/.." && pwd)
with_tests=no
action=prepare
target=''
while [ $# -gt 0 ]; do
  case $1 in
  --tests) with_tests=yes ;;
  --install | --uninstall | --dist)
    [ "$action" = prepare ] || fail "--$action and $1 exclude each other"
    action=${1#--}
    case ${2-} in
    '' | -*) ;;
    *)
      target=$(absolute "$2")
      shift
      ;;
    esac
    ;;
  -h | --help)
    usage
    exit 0
    ;;
  *)
    usage >&2
    fail "unknown option: $1"
    ;;
  esac
  shift
done

# Where the program keeps what only it needs, below the prefix.
home=share/fontmetrics
if [ "$(id -u)" -eq 0 ]; then prefix=/usr/local; else prefix=$HOME/.local; fi
prefix=${target:-$prefix}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

case $action in
prepare) prepare ;;
install)
  check_writable "$prefix"
  prepare
  build_release
  install_everything
  say "fontmetrics $version is installed below $prefix."
  say_what_is_left
  ;;
uninstall)
  remove_everything
  say "fontmetrics is no longer below $prefix."
  ;;
dist)
  command -v dpkg-query >/dev/null 2>&1 || fail 'the packages are named by dpkg, which was not found'
  target=${target:-$root/.build/dist}
  check_writable "$target"
  prepare
  build_release
  prefix=$work/fontmetrics-$version-linux-$(uname -m)
  install_everything
  print_readme >"$prefix/README"
  pack "$target"
  ;;
esac
