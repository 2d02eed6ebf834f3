#!/bin/sh
# Runs the package of `cargo xtask device` on a machine with a GPU, without cargo and network, in
# less than ten minutes. Each part has its own time limit, and its end stops no other part.
# Usage, from the repository root: sh target/device/device.sh OUTPUT_FOLDER [PART..]
# Eight files are written: `summary.txt` has the outcome of each part.
set -u
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
shift
chosen="${*:-machine agreement tests speed overlap virtual picasso localize}"
work=$(mktemp -d)
: >"$out/summary.txt"

if [ ! -e "$here/suite" ]; then
    xz -dc "$here/programs.tar.xz" | tar -C "$here" -xf - ||
        echo "the programs cannot be unpacked: is xz installed?" >>"$out/summary.txt"
fi

# part NAME SECONDS FILE: runs the function NAME, and appends its output to FILE.
part() {
    case " $chosen " in *" $1 "*) ;; *) return ;; esac
    began=$(date +%s)
    # A child of its own, so that the limit ends what it started too.
    PART=$1 HERE=$here WORK=$work timeout -k 5 "$2" sh "$here/device_parts.sh" \
        >>"$out/$3" 2>&1
    code=$?
    seconds=$(($(date +%s) - began))
    case $code in
    0) outcome=finished ;;
    124 | 137) outcome="ended by its limit of $2 s" ;;
    *) outcome="failed with code $code" ;;
    esac
    echo "$1: $outcome after $seconds s, see $3" | tee -a "$out/summary.txt"
}

part machine 25 machine.txt
part agreement 110 agreement.csv
part tests 130 tests.txt
part speed 90 speed.csv
part overlap 80 overlap.csv
part virtual 50 virtual.csv
part picasso 30 machine.txt
part localize 45 localize.txt
rm -rf "$work"
