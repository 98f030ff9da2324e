#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Trains the opponents' weights and writes them into the tree: learn.sh [-q TIMES] BUILD [PART...]
#   BUILD  the build folder
#   PART   greedy, 2, 3, 4, 5, 6 (Odin's policy for that number of players), goat (what these policies make of it), fast,
#          ninjan; default: all, in this order
#   -q     shortens the training by that factor, for a quick check
# Training is deterministic. Parts 2 to 6 do not depend on each other, so they can be trained on different machines;
# see engine/ai/README.md.
set -e
times=1
if [ "$1" = -q ]; then
    times=$2
    shift 2
fi
if [ $# -lt 1 ]; then
    echo "usage: $0 [-q TIMES] BUILD [greedy|2|3|4|5|6|goat|fast|ninjan]..." >&2
    exit 2
fi
build=$1
shift
[ $# -gt 0 ] || set -- greedy 2 3 4 5 6 goat fast ninjan
for part in "$@"; do
    case $part in
    greedy | [2-6] | goat | fast | ninjan) ;;
    *) echo "$0: unknown part: $part" >&2; exit 2 ;;
    esac
done
tree=$(cd "$(dirname "$0")/../.." && pwd)
program=$build/app/meadhall-train/meadhall-train
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

shorter() { # NUMBER: divided by $times, at least 1
    echo $((($1 + times - 1) / times))
}
into() { # FILE_OF_THE_TREE COMMAND...: replaces the file by the output of COMMAND, unless it fails
    file=$tree/$1
    shift
    "$@" > "$work/new"
    mv "$work/new" "$file"
}

# Stages of training a policy: each starts from the result of the previous one, $work/policy.
learn() { # ROUNDS HANDS_A_ROUND LAMBDA
    train policy "$players" "$(shorter "$1")" 1 - "$2" 0.005 0.002 "$3"
}
polish() { # ROUNDS: smaller steps and more hands per round
    train policy "$players" "$(shorter "$1")" 1 "$work/policy" 4096 0.002 0.001 0.95
}
against() { # ROUNDS SEED ENTROPY SHARE RATE: SHARE of the hands against the linear evaluation on all other seats
    train policy "$players" "$(shorter "$1")" "$2" "$work/policy" 6144 "$3" "$5" 0.95 "$4"
}
refine() { # ROUNDS SEED ENTROPY SHARE: playing out the moves about which the policy is undecided
    train refine "$players" "$(shorter "$1")" "$2" "$work/policy" 24000 "$3" 0.003 "$4"
}
train() { # COMMAND ARGUMENT...: replaces the policy by the result
    "$program" "$@" > "$work/new"
    mv "$work/new" "$work/policy"
}
goat() { # PLAYERS ROUNDS HANDS_A_ROUND SHARE
    into "resources/ai/odin_goat_$1.inc" "$program" goat "$1" "$(shorter "$2")" 1 "$3" 0.02 0.008 "$4"
}
policy() {
    players=$1
    case $players in
    2) learn 1500 1024 0.97; refine 500 1 0.03 0.5 ;;
    3) learn 1500 2048 0.95; refine 250 1 0.03 0.6; refine 250 2 0.02 0.7 ;;
    4) learn 1500 2048 0.95; against 600 2 0.001 0.6 0.0015; refine 180 1 0.03 0.8 ;;
    5)
        learn 1500 2048 0.95; polish 400; against 700 2 0.001 0.6 0.0015; against 300 3 0.0003 0.9 0.001
        refine 150 1 0.03 0.8; refine 400 2 0.02 0.85
        ;;
    6) learn 1500 2048 0.95; against 600 2 0.001 0.6 0.0015; refine 1400 1 0.03 0.9 ;;
    esac
    into "resources/ai/odin_policy_$players.inc" cat "$work/policy"
}

for part in "$@"; do
    cmake --build "$build" --target meadhall-train > "$work/build.log" || { cat "$work/build.log" >&2; exit 1; }
    echo "learning: $part" >&2
    case $part in
    greedy) into resources/ai/odin_greedy.inc "$program" greedy 1 "$(shorter 50)" ;;
    [2-6]) policy "$part" ;;
    goat) goat 2 100 4800 0.5; goat 3 60 3000 0.6; goat 4 60 2400 0.8; goat 5 50 2400 0.8; goat 6 50 2400 0.9 ;;
    fast) into resources/ai/odin_fast_policy.inc "$program" fast "$(shorter 100000)" 1 ;;
    ninjan) into resources/ai/ninjan_policy.inc "$program" ninjan 1 "$(shorter 30)" ;;
    esac
done
