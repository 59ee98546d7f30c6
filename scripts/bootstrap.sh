# Sourced by ./huisclos and ./test, which set $root. Finds uv, or installs it into .uv/; then
# `prepare` brings .venv and the page up to date. All it says goes to stderr.

UV_VERSION=0.13.7

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }
stop() { say "$@"; exit 1; }

# apt_install PACKAGE...: as root installs them, otherwise says the line to run.
apt_install() {
    local line="apt-get install -y --no-install-recommends $*"
    command -v apt-get >/dev/null || stop "missing: $*. Install it with your system's packages, then try again."
    [ "$(id -u)" = 0 ] || stop "missing: $*. Run this line, then try again:
    sudo $line"
    say "$line"
    export DEBIAN_FRONTEND=noninteractive
    # The package lists are fetched only when they turn out to be absent or stale.
    $line -qq >/dev/null 2>&1 || { apt-get update -qq >&2 && $line -qq >/dev/null; } ||
        stop "apt-get could not install: $*"
}

python_is_recent() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    command -v python3 >/dev/null || apt_install python3 python3-venv
    for python in python3 python3.14 python3.13 python3.12 python3.11; do
        ! python_is_recent "$python" || return 0
    done
    stop "Python 3.11 or newer is needed, and python3 here is $(python3 -V 2>&1 || true).
    Install a newer Python, or uv (which brings its own), then try again."
}

uv_is_recent() {
    [[ $("$1" --version 2>/dev/null) =~ ^uv\ ([0-9]+)\.([0-9]+) ]] &&
        ((BASH_REMATCH[1] > 0 || BASH_REMATCH[2] >= 8))
}

find_uv() {
    uv=uv
    ! uv_is_recent "$uv" || return 0
    uv=$root/.uv/bin/uv
    ! uv_is_recent "$uv" || return 0
    find_python
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then apt_install "$python-venv"; fi
    say "installing uv $UV_VERSION into .uv/"
    "$python" -m venv --clear "$root/.uv" >&2 &&
        "$root/.uv/bin/python" -m pip install --quiet --disable-pip-version-check "uv==$UV_VERSION" >&2 ||
        stop "uv could not be installed. Is there a network? (pip's reason is above.)"
}

# prepare [OPTION OF uv run]: silent and quick when nothing has changed.
# .venv is shared: uv run only adds to it, so ./huisclos and ./test do not undo each other's work.
prepare() {
    find_uv
    if [ ! -d "$root/.venv" ]; then say "first start: installing everything, about half a minute"; fi
    # uv does not look at these two; without them its cached build would be taken for done.
    if [ ! -f "$root/src/huisclos/static/index.html" ] || [ ! -f "$root/web/node_modules/.installed" ]; then
        set -- "$@" --reinstall-package huisclos
    fi
    "$uv" run --project "$root" "$@" true >&2
    bring_games
}

# Games beside ours: one a line, a folder or the name of a package. .venv may have been made anew,
# so every start sees to them; one that is not to be had keeps nobody from the others.
GAMES=$root/games.txt

bring_games() {
    local game
    [ -f "$GAMES" ] || return 0
    while IFS= read -r game; do
        [ -z "$game" ] || install_game "$game" ||
            say "not installed: $game. The other games are there; games.txt names it."
    done <"$GAMES"
}

# A folder is installed as it stands, so that a change of it shows. Whatever a game asks for, the
# house itself is this one.
install_game() {
    local version what=("$1")
    version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$root/pyproject.toml")
    case $1 in
    /*)
        [ -d "$1" ] || return 1
        what=(--editable "$1")
        ;;
    esac
    "$uv" pip install --quiet --python "$root/.venv" --constraints <(echo "huisclos==$version") \
        "${what[@]}" </dev/null >&2
}

add_game() {
    local game=$1
    [ ! -d "$game" ] || game=$(cd "$game" && pwd)
    install_game "$game" || stop "it could not be installed: $1. (uv's reason is above.)"
    grep -qxF -- "$game" "$GAMES" 2>/dev/null || printf '%s\n' "$game" >>"$GAMES"
    say "$game is installed, and games.txt remembers it. Which games there are: ./huisclos games"
}

unset VIRTUAL_ENV
export UV_PROJECT_ENVIRONMENT=$root/.venv
if [ -z "${HOME:-}" ] || [ ! -w "$HOME" ]; then
    # Nowhere to keep downloads: keep them here.
    [ -n "${HOME:-}" ] || unset HOME
    export UV_CACHE_DIR=${UV_CACHE_DIR:-$root/.uv-cache/uv}
    export npm_config_cache=${npm_config_cache:-$root/.uv-cache/npm}
fi
