#!/bin/sh
# Learns the policies of Odin anew: learn.sh PROGRAM FOLDER, PROGRAM being the built meadhall-train.
# Leaves FOLDER/odin_policy.inc, to be laid into resources/ai; the same program gives the same file.
# The lines do not depend on each other: on several machines each can run elsewhere, see engine/search/README.md.
set -e
program=$1
folder=$2
mkdir -p "$folder"
learn() { # PLAYERS STEPS
    "$program" policy "$1" "$2" 1 - 128 0.06 0.006 4 > "$folder/$1.inc" 2> "$folder/$1.log"
}
learn 2 3500
learn 3 1500
learn 4 1200
learn 5 900
learn 6 700
cat "$folder"/[2-6].inc > "$folder/odin_policy.inc"
