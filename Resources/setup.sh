#!/bin/sh
# Installs the Debian packages that fontmetrics needs, those that are missing only.
# `sh Resources/setup.sh --help` tells the rest.
set -eu

# Each list below is meant to be split into words (SC2086): no name in it holds a blank.
libraries='freetype2 fontconfig libutf8proc raqm cairo chafa'
swift_minimum='6.2'

program_packages='
  pkg-config libfreetype-dev libfontconfig-dev libutf8proc-dev libraqm-dev libcairo2-dev
  libchafa-dev fonts-dejavu-core'

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
  python3-brotli'

usage() {
  cat <<'END'
usage: sh Resources/setup.sh [--tests]

Installs what fontmetrics is built with: pkg-config; FreeType, fontconfig, utf8proc, raqm, Cairo and
chafa with their headers; and DejaVu Sans, the font of the examples. Packages that are installed already are left
alone. Needs root, or sudo, only when a package is missing.

  --tests     also install what the tests need: fonts, python3, fontTools and jsonschema
  -h, --help  print this help

Exit status: 0 when everything is in place, 2 when something is missing.
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

with_tests=no
for argument in "$@"; do
  case $argument in
  --tests) with_tests=yes ;;
  -h | --help)
    usage
    exit 0
    ;;
  *)
    usage >&2
    fail "unknown option: $argument"
    ;;
  esac
done

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
