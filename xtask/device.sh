#!/bin/sh
# Runs the packed tests on a machine with a GPU: accuracy on CUDA and Vulkan first, then the
# benchmark. Usage: sh target/device/device.sh OUTPUT_FOLDER, from the repository's root.
set -eu
here=$(dirname "$0")
out=$1
mkdir -p "$out"
xz -dkf "$here/suite.xz"
chmod +x "$here/suite"
export XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-$(mktemp -d)}"
nvidia-smi >"$out/nvidia-smi.txt" 2>&1 || true
"$here/suite" --test-threads=1 --nocapture --skip ptx --skip readme >"$out/tests.txt" 2>&1 || echo "tests failed: see tests.txt"
GAUSSMLE_BENCH_SPOTS=4000000 "$here/suite" --test-threads=1 --nocapture hardware >"$out/benchmark.txt" 2>&1 || true
tail -n 60 "$out/tests.txt" "$out/benchmark.txt"
