#!/bin/sh
# Learns the policies of Odin anew: learn.sh PROGRAM FOLDER, PROGRAM being the built meadhall-train.
# Leaves FOLDER/odin_policy.inc, to be laid into resources/ai; the same program gives the same file.
# The lines do not depend on each other: on several machines each can run elsewhere, see engine/search/README.md.
set -e
program=$1
folder=$2
mkdir -p "$folder"
learn() { # PLAYERS ROUNDS HANDS_A_ROUND ENTROPY RATE LAMBDA
    "$program" policy "$1" "$2" 1 - "$3" "$4" "$5" "$6" > "$folder/$1.inc" 2> "$folder/$1.log"
}
learn 2 1200 1024 0.005 0.002 0.97
learn 3 1000 512 0.01 0.003 0.9
learn 4 600 512 0.01 0.003 0.9
learn 5 600 512 0.01 0.003 0.9
learn 6 600 512 0.01 0.003 0.9
cat "$folder"/[2-6].inc > "$folder/odin_policy.inc"
