#!/bin/sh
# Learns the policies of Odin anew: learn.sh PROGRAM FOLDER, PROGRAM being the built meadhall-train.
# Leaves FOLDER/odin_policy_2.inc to _6.inc, to be laid into resources/ai; the same program gives the same files.
# The lines do not depend on each other: on several machines each can run elsewhere, see engine/search/README.md.
set -e
program=$1
folder=$2
mkdir -p "$folder"
learn() { # PLAYERS ROUNDS HANDS_A_ROUND ENTROPY RATE LAMBDA
    "$program" policy "$1" "$2" 1 - "$3" "$4" "$5" "$6" > "$folder/odin_policy_$1.inc" 2> "$folder/$1.log"
}
polish() { # PLAYERS ROUNDS: on from there in smaller steps and with more hands for each
    mv "$folder/odin_policy_$1.inc" "$folder/$1.rough"
    "$program" policy "$1" "$2" 1 "$folder/$1.rough" 4096 0.002 0.001 0.95 > "$folder/odin_policy_$1.inc" 2>> "$folder/$1.log"
}
against() { # PLAYERS ROUNDS SEED ENTROPY SHARE RATE: and then mostly at tables where all others play by the linear evaluation
    mv "$folder/odin_policy_$1.inc" "$folder/$1.rough"
    "$program" policy "$1" "$2" "$3" "$folder/$1.rough" 6144 "$4" "$6" 0.95 "$5" > "$folder/odin_policy_$1.inc" 2>> "$folder/$1.log"
}
refine() { # PLAYERS ROUNDS SEED ENTROPY SHARE: and at last by playing out every move that the policy hesitates about
    mv "$folder/odin_policy_$1.inc" "$folder/$1.rough"
    "$program" refine "$1" "$2" "$3" "$folder/$1.rough" 24000 "$4" 0.003 "$5" > "$folder/odin_policy_$1.inc" 2>> "$folder/$1.log"
}
learn 2 1500 1024 0.005 0.002 0.97; refine 2 500 1 0.03 0.5
learn 3 1500 2048 0.005 0.002 0.95; refine 3 250 1 0.03 0.6; refine 3 250 2 0.02 0.7
learn 4 1500 2048 0.005 0.002 0.95; against 4 600 2 0.001 0.6 0.0015; refine 4 180 1 0.03 0.8
learn 5 1500 2048 0.005 0.002 0.95; polish 5 400; against 5 700 2 0.001 0.6 0.0015; against 5 300 3 0.0003 0.9 0.001; refine 5 150 1 0.03 0.8; refine 5 400 2 0.02 0.85
learn 6 1500 2048 0.005 0.002 0.95; against 6 600 2 0.001 0.6 0.0015; refine 6 1400 1 0.03 0.9
