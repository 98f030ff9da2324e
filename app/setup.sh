# shellcheck shell=bash
# What app/play and tests/run share: install what is missing, configure, build. To be sourced by bash, not run.
# The caller is started as it is, by a full path or a relative one; everything here works from the root of the tree.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)

# The oldest tools that are known to work; Debian 12 has all of them.
needed_cmake=3.25
needed_gcc=12
needed_clang=15
needed_qt=6.4

build_packages=(g++ cmake ninja-build qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n)
# shellcheck disable=SC2034 # both for app/play
wayland_packages=(qt6-wayland) # only where there is no X server beside Wayland
# shellcheck disable=SC2034
screen_packages=(xvfb xauth) # a virtual display, only where there is no real one

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# For systems without apt, or where apt may not be used.
print_needs() {
    say "Meadhall is built from:
  - a C++20 compiler: GCC $needed_gcc or Clang $needed_clang, or newer
  - CMake $needed_cmake or newer, and Ninja
  - Qt $needed_qt or newer, for development: Core, DBus, Gui, Widgets, Svg, Test, the Linguist tools (lupdate, lrelease)
    and Qt's own translations (qtbase_*.qm)
Debian, Ubuntu:  apt-get install ${build_packages[*]}
Fedora:          dnf install gcc-c++ cmake ninja-build qt6-qtbase-devel qt6-qtsvg-devel qt6-qttools-devel qt6-qttranslations
Arch:            pacman -S gcc cmake ninja qt6-base qt6-svg qt6-tools qt6-translations"
}

# Prints those of the packages given that are not installed. Asks only dpkg's own list: no network, no rights.
missing_packages() {
    local package
    for package in "$@"; do
        case $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) in
            installed) ;;
            *) printf '%s\n' "$package" ;;
        esac
    done
}

# Installs the missing ones of the packages given; silent where nothing is missing. Without apt this does nothing:
# the checks that follow say what is not there.
install_packages() {
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 0
    local missing as_root=()
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -gt 0 ] || return 0
    say "Installing: ${missing[*]}"
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || die "There is no sudo here. As root, run:
  apt-get update && apt-get install --no-install-recommends ${missing[*]}"
        as_root=(sudo)
    fi
    # Through env, because sudo drops the variables of its caller.
    as_root+=(env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get -q -o DPkg::Lock::Timeout=120)
    "${as_root[@]}" update || say "The lists of packages could not be refreshed; trying with those that are here."
    "${as_root[@]}" install -y --no-install-recommends "${missing[@]}" \
        || die "apt-get could not install what is missing (see above): ${missing[*]}"
}

# Whether version $1 is at least version $2; both as 3.25.1.
version_at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# Stops with a sentence where a tool is missing or too old. Qt itself is checked when configuring.
check_tools() {
    local tool version compiler=${CXX:-c++} macros gcc clang
    for tool in cmake ninja "${compiler%% *}"; do
        command -v "$tool" >/dev/null || { print_needs; die "'$tool' is missing: install the above and start again."; }
    done
    version=$(cmake --version | sed -n '1s/[^0-9]*\([0-9.]*\).*/\1/p')
    version_at_least "$version" "$needed_cmake" \
        || { print_needs; die "CMake $version is too old: $needed_cmake or newer is needed."; }
    # $compiler unquoted: CXX may hold options ("g++ -m64").
    macros=$($compiler -dM -E -x c++ /dev/null) || die "The compiler '$compiler' does not work."
    gcc=$(sed -n 's/^#define __GNUC__ //p' <<<"$macros")
    clang=$(sed -n 's/^#define __clang_major__ //p' <<<"$macros")
    if [ -n "$clang" ]; then
        version_at_least "$clang" "$needed_clang" \
            || { print_needs; die "Clang $clang is too old: $needed_clang or newer is needed (or GCC $needed_gcc)."; }
    elif [ -n "$gcc" ]; then
        version_at_least "$gcc" "$needed_gcc" \
            || { print_needs; die "GCC $gcc is too old: $needed_gcc or newer is needed. Another one: CXX=g++-13 $0"; }
    fi
}

# One compiler a core, but never more than the memory holds: a batch of window sources takes about 700 MiB.
build_jobs() {
    local cores memory
    cores=$(nproc 2>/dev/null || echo 2)
    memory=$(sed -n 's/^MemAvailable: *\([0-9]*\) kB/\1/p' /proc/meminfo 2>/dev/null)
    memory=$(( ${memory:-4194304} / 786432 ))
    [ "$memory" -ge 1 ] || memory=1
    echo $(( cores < memory ? cores : memory ))
}

# Where the compiler cache cannot write, it makes every compilation fail; so it gets a folder here instead.
settle_ccache() {
    command -v ccache >/dev/null || return 0
    local folder=${CCACHE_DIR:-${XDG_CACHE_HOME:-${HOME:-/nonexistent}/.cache}/ccache}
    if ! { mkdir -p "$folder" 2>/dev/null && [ -w "$folder" ]; }; then
        export CCACHE_DIR=$root/.build/ccache
    fi
}

# Configures preset $1 in .build/$1 and builds the targets given, or everything.
build() {
    local preset=$1 cache=$root/.build/$1/CMakeCache.txt targets=()
    shift
    [ $# -eq 0 ] || targets=(--target "$@")
    # A tree that was moved or copied together with its build folder.
    if [ -f "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
        rm -rf -- "${root:?}/.build/$preset"
    fi
    settle_ccache
    if ! cmake --preset "$preset" -S "$root" --log-level=WARNING >&2; then
        print_needs
        die "Configuring failed (see above): is Qt $needed_qt or newer there, with everything in the list?"
    fi
    cmake --build "$root/.build/$preset" --parallel "$(build_jobs)" "${targets[@]}" >&2 \
        || die "Building failed (see above)."
}

# A private folder for what programs put into XDG_RUNTIME_DIR, where the system gave none; removed at the end.
settle_runtime_folder() {
    [ -n "${XDG_RUNTIME_DIR:-}" ] && [ -w "$XDG_RUNTIME_DIR" ] && return 0
    XDG_RUNTIME_DIR=$(mktemp -d)
    chmod 700 "$XDG_RUNTIME_DIR"
    export XDG_RUNTIME_DIR
    runtime_folder=$XDG_RUNTIME_DIR
    trap 'rm -rf -- "$runtime_folder"' EXIT
}
