#!/bin/sh
# Runs what `cargo xtask device` has packed on a machine with a GPU: the doctor first, then accuracy on CUDA and Vulkan, then the
# benchmark. Usage: sh target/device/device.sh OUTPUT_FOLDER, from the repository's root.
set -eu
here=$(dirname "$0")
out=$1
mkdir -p "$out"
for program in suite gaussmle; do
    xz -dkf "$here/$program.xz"
    chmod +x "$here/$program"
done
export XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-$(mktemp -d)}"
nvidia-smi >"$out/nvidia-smi.txt" 2>&1 || true
"$here/gaussmle" doctor >"$out/doctor.txt" 2>&1 || echo "the doctor has found something: see doctor.txt"
GAUSSMLE_REQUIRE=cuda "$here/suite" --test-threads=1 --nocapture --skip ptx --skip readme --skip hardware >"$out/tests.txt" 2>&1 ||
    echo "tests failed: see tests.txt"
nvidia-smi >"$out/nvidia-smi-after.txt" 2>&1 || true
GAUSSMLE_BENCH_SPOTS=4000000 GAUSSMLE_BENCH_BACKENDS=cuda,wgpu "$here/suite" --nocapture --exact hardware::hardware_benchmark >"$out/benchmark.txt" 2>&1 || true
tail -n 60 "$out/doctor.txt" "$out/tests.txt" "$out/benchmark.txt"
