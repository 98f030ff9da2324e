# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Common functions of app/play and tests/run: installing packages, configuring and building. To be sourced by bash.
# The caller may be started by a relative or an absolute path; everything here works from the root of the tree.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)

# Minimum versions known to work; Debian 12 has all of them.
needed_cmake=3.25
needed_gcc=12
needed_clang=15
needed_qt=6.4

build_packages=(g++ cmake ninja-build qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
    libopenal-dev     # only for the sounds, with libopenal1
    libxcb1-dev       # only for the start-up notification of X11
    libnatpmp-dev libminiupnpc-dev # only to ask a router for a port, for friends elsewhere
    libqt6sql6-sqlite) # only for the statistics
# shellcheck disable=SC2034 # used by app/play
wayland_packages=(qt6-wayland) # only needed without an X server beside Wayland
# shellcheck disable=SC2034
screen_packages=(xvfb xauth) # a virtual display, only needed without a real one
# shellcheck disable=SC2034 # used by tests/run
bus_packages=(xvfb at-spi2-core dbus-daemon python3-gi xdotool) # for the test over the accessibility bus
# Versions differ in what clang-tidy finds and in how clang-format breaks lines: only this one counts. Debian 12 and
# Ubuntu 24.04 both have it.
# shellcheck disable=SC2034 # used by tests/check_style and tests/check_all
clang_version=14

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# Prints the build requirements, for systems without apt or without permission to use it.
print_needs() {
    say "To build Meadhall you need:
  - a C++20 compiler: GCC $needed_gcc or Clang $needed_clang, or newer
  - CMake $needed_cmake or newer, and Ninja
  - Qt $needed_qt or newer, for development: Core, DBus, Gui, Network, Sql, Widgets, Svg, Test, the Linguist tools
    (lupdate, lrelease) and Qt's own translations (qtbase_*.qm)
  - for the sounds, OpenAL; without it the game is silent
  - for the statistics, Qt's driver for SQLite; without it there are none
  - to ask a router for a port, for friends elsewhere, libnatpmp and miniupnpc; without them none is asked
Debian, Ubuntu:  apt-get install ${build_packages[*]}
Fedora:          dnf install gcc-c++ cmake ninja-build qt6-qtbase-devel qt6-qtsvg-devel qt6-qttools-devel qt6-qttranslations openal-soft-devel libxcb-devel
Arch:            pacman -S gcc cmake ninja qt6-base qt6-svg qt6-tools qt6-translations openal libxcb"
}

# Prints those of the given packages that are not installed. Queries only dpkg: no network, no special rights.
missing_packages() {
    local package
    for package in "$@"; do
        case $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) in
            installed) ;;
            *) printf '%s\n' "$package" ;;
        esac
    done
}

# Installs those of the given packages that are missing; silent if none is. Does nothing without apt: the checks
# that follow report what is missing.
install_packages() {
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 0
    local missing as_root=()
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -gt 0 ] || return 0
    say "Installing: ${missing[*]}"
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || die "sudo is not installed. As root, run:
  apt-get update && apt-get install --no-install-recommends ${missing[*]}"
        as_root=(sudo)
    fi
    # "env" because sudo drops the caller's variables.
    as_root+=(env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get -q -o DPkg::Lock::Timeout=120)
    "${as_root[@]}" update || say "The package lists could not be updated; trying with the present ones."
    "${as_root[@]}" install -y --no-install-recommends "${missing[@]}" \
        || die "apt-get could not install the missing packages (see above): ${missing[*]}"
}

# True if version $1 is at least version $2; both like 3.25.1.
version_at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# Exits with a message if a tool is missing or too old. Qt is checked when configuring.
check_tools() {
    local tool version compiler=${CXX:-c++} macros gcc clang
    for tool in cmake ninja "${compiler%% *}"; do
        command -v "$tool" >/dev/null || { print_needs; die "'$tool' is missing: install what is listed above and try again."; }
    done
    version=$(cmake --version | sed -n '1s/[^0-9]*\([0-9.]*\).*/\1/p')
    version_at_least "$version" "$needed_cmake" \
        || { print_needs; die "CMake $version is too old: $needed_cmake or newer is needed."; }
    # $compiler is unquoted: CXX may contain options ("g++ -m64").
    macros=$($compiler -dM -E -x c++ /dev/null) || die "The compiler '$compiler' does not work."
    gcc=$(sed -n 's/^#define __GNUC__ //p' <<<"$macros")
    clang=$(sed -n 's/^#define __clang_major__ //p' <<<"$macros")
    if [ -n "$clang" ]; then
        version_at_least "$clang" "$needed_clang" \
            || { print_needs; die "Clang $clang is too old: $needed_clang or newer is needed (or GCC $needed_gcc)."; }
    elif [ -n "$gcc" ]; then
        version_at_least "$gcc" "$needed_gcc" \
            || { print_needs; die "GCC $gcc is too old: $needed_gcc or newer is needed. To use another compiler: CXX=g++-13 $0"; }
    fi
}

# One job per core, limited by memory: a unity batch of the user interface takes about 700 MiB to compile.
build_jobs() {
    local cores memory
    cores=$(nproc 2>/dev/null || echo 2)
    memory=$(sed -n 's/^MemAvailable: *\([0-9]*\) kB/\1/p' /proc/meminfo 2>/dev/null)
    memory=$(( ${memory:-4194304} / 786432 ))
    [ "$memory" -ge 1 ] || memory=1
    echo $(( cores < memory ? cores : memory ))
}

# ccache fails every compilation if its folder is not writable; then use one in the build folder.
settle_ccache() {
    command -v ccache >/dev/null || return 0
    local folder=${CCACHE_DIR:-${XDG_CACHE_HOME:-${HOME:-/nonexistent}/.cache}/ccache}
    if ! { mkdir -p "$folder" 2>/dev/null && [ -w "$folder" ]; }; then
        export CCACHE_DIR=$root/.build/ccache
    fi
}

# Configures preset $1 in .build/$1 and builds the given targets, or everything.
build() {
    local preset=$1 cache=$root/.build/$1/CMakeCache.txt targets=()
    shift
    [ $# -eq 0 ] || targets=(--target "$@")
    # The tree was moved or copied together with its build folder.
    if [ -f "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
        rm -rf -- "${root:?}/.build/$preset"
    fi
    settle_ccache
    if ! cmake --preset "$preset" -S "$root" --log-level=WARNING >&2; then
        print_needs
        die "Configuring failed (see above). Is Qt $needed_qt or newer installed, and everything else in the list?"
    fi
    cmake --build "$root/.build/$preset" --parallel "$(build_jobs)" "${targets[@]}" >&2 \
        || die "Building failed (see above)."
}

# Removes temporary folders with all that is in them. What a service of the desktop has mounted there is unmounted first.
# Never fails: what cannot be removed says nothing about a build or a test.
remove_folders() {
    local folder place
    for folder in "$@"; do
        # The kernel writes a space as \040. The innermost come last.
        while read -r place; do
            place=$(printf '%b' "${place//\\/\\0}")
            [[ $place != "$folder"/* ]] || fusermount3 -uz -- "$place" || fusermount -uz -- "$place" || umount -l -- "$place" || true
        done < <(awk '{ place[NR] = $2 } END { for (i = NR; i > 0; i--) print place[i] }' /proc/self/mounts) 2>/dev/null
        rm -rf --one-file-system -- "$folder" 2>/dev/null || say "This folder could not be removed: $folder"
    done
}

# Creates a private XDG_RUNTIME_DIR if the system provides none; removed at exit.
settle_runtime_folder() {
    [ -n "${XDG_RUNTIME_DIR:-}" ] && [ -w "$XDG_RUNTIME_DIR" ] && return 0
    XDG_RUNTIME_DIR=$(mktemp -d)
    chmod 700 "$XDG_RUNTIME_DIR"
    export XDG_RUNTIME_DIR
    runtime_folder=$XDG_RUNTIME_DIR
    trap 'remove_folders "$runtime_folder"' EXIT
}

# The surroundings of all tests: the same locale everywhere, and never the user's own settings, games, desktop or session
# bus. The home folder is removed at exit.
settle_test_environment() {
    # Games are flushed to the disk after each move, so tests spend much of their time there: in memory they need half of it.
    local memory=/dev/shm
    if [ -w "$memory" ] && [ "$(df --output=avail "$memory" 2>/dev/null | tail -n 1)" -gt 1000000 ]; then
        export TMPDIR=$memory
    fi
    own_home=$(mktemp -d)
    chmod 711 -- "$own_home" # run by root, some tests give up its rights for a moment
    trap 'remove_folders "$own_home"' EXIT
    forget_desktop
    export TMPDIR=$own_home/tmp XDG_RUNTIME_DIR=$own_home/runtime LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen HOME=$own_home
    mkdir "$TMPDIR"
    mkdir -m 700 "$XDG_RUNTIME_DIR"
    # Where no bus is. Without an address, the library would look in XDG_RUNTIME_DIR.
    export DBUS_SESSION_BUS_ADDRESS=unix:path=$own_home/no-bus
}

# Removes from the environment what the user's desktop says of its look, its screens and its language, and where the
# user's files are: no test may depend on it.
forget_desktop() {
    local name
    for name in $(compgen -e); do
        case $name in
            XDG_RUNTIME_DIR) ;;
            QT_* | XDG_* | LANGUAGE | KDE_* | GNOME_* | GTK_* | DESKTOP_* | WAYLAND_DISPLAY | SESSION_MANAGER | AT_SPI_BUS_ADDRESS)
                unset "$name" ;;
        esac
    done
}
