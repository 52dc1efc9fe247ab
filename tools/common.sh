# shellcheck shell=bash
# Shared by ./run, ./test and the other scripts: where the project is, the packages it needs, and
# how it is built.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
jobs=${AGORA_JOBS:-2}
mkdir -p "$root/build/log"

# Lets a second clone of the project, or a shell in another language, use what was compiled before.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 CCACHE_ABSSTDERR=1 CCACHE_SLOPPINESS=locale
[[ -w ${HOME:-} ]] || export CCACHE_DIR=$root/build/ccache

run_packages=(g++ cmake ninja-build ccache mold pkg-config libboost1.81-dev libfmt-dev libcli11-dev
              libedit-dev libsqlite3-dev libpq-dev libssl-dev libsodium-dev zlib1g-dev)
# shellcheck disable=SC2034  # used by the scripts that read this one
test_packages=("${run_packages[@]}" libgtest-dev libgmock-dev clang-19 libclang-rt-19-dev
               llvm-19 clang-tidy-19 clang-format-19 gcovr shellcheck python3 tmux postgresql dpkg-dev chromium)

# install_packages PACKAGE...: installs those that are missing. On a system without Debian's packages
# it does nothing, and CMake says what it does not find.
install_packages() {
    command -v dpkg-query >/dev/null || return 0
    local installed missing as_root=() log=$root/build/log/install.txt
    installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
    missing=$(comm -13 <(sed -n 's/^installed //p' <<<"$installed" | sort) \
                       <(printf '%s\n' "$@" | sort) | paste -sd ' ')
    [[ -n $missing ]] || return 0

    if [[ $EUID -ne 0 ]]; then
        if ! sudo -n true 2>/dev/null; then
            echo "Agora needs packages that only an administrator can install:" >&2
            echo "    apt-get install --no-install-recommends $missing" >&2
            exit 1
        fi
        as_root=(sudo -n)
    fi
    echo "installing $missing" >&2
    as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get -q)
    # shellcheck disable=SC2086
    if ! { "${as_root[@]}" update && "${as_root[@]}" install -y --no-install-recommends $missing; } \
            >"$log" 2>&1 </dev/null; then
        tail -n 20 "$log" >&2
        exit 1
    fi
}

# alone PRESET COMMAND...: two commands that work in the folder of one preset wait for each other.
alone() { flock "$root/build/$1.lock" "${@:2}"; }

# configure PRESET [CMAKE OPTION...]: speaks only when it fails.
configure() {
    local log=$root/build/log/$1-configure.txt
    (cd "$root" && alone "$1" cmake --preset "$@") >"$log" 2>&1 || { cat "$log"; return 1; }
}

# build PRESET [TARGET]
build() { alone "$1" cmake --build "$root/build/$1" -j "$jobs" ${2:+--target "$2"}; }
