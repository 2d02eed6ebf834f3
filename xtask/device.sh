#!/bin/sh
# Runs the package of `cargo xtask device` on a machine with a GPU: the doctor, the tests on CUDA
# and Vulkan, the benchmark, and the localization of a 1 GB movie.
# Usage, from the repository root: sh target/device/device.sh OUTPUT_FOLDER
set -eu
here=$(dirname "$0")
out=$1
mkdir -p "$out"
xz -dc "$here/programs.tar.xz" | tar -C "$here" -xf -
export XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-$(mktemp -d)}"
nvidia-smi >"$out/nvidia-smi.txt" 2>&1 || true
"$here/gaussmle" doctor >"$out/doctor.txt" 2>&1 ||
    echo "the doctor reports a problem: see doctor.txt"
GAUSSMLE_REQUIRE=cuda "$here/suite" --test-threads=1 --nocapture \
    --skip ptx --skip readme --skip hardware >"$out/tests.txt" 2>&1 ||
    echo "tests failed: see tests.txt"
nvidia-smi >"$out/nvidia-smi-after.txt" 2>&1 || true
GAUSSMLE_BENCH_SPOTS=4000000 GAUSSMLE_BENCH_BACKENDS=cuda,wgpu "$here/suite" \
    --nocapture --exact hardware::hardware_benchmark >"$out/benchmark.txt" 2>&1 || true
movie="$out/movie.raw"
"$here/gaussmle" simulate --movie -o "$movie" --quiet \
    --frames 2000 --width 512 --height 512 --emitters 100
for backend in auto gpu cpu; do
    "$here/gaussmle" localize "$movie" -o "$out/locs-$backend.parquet" \
        --model xynbsxsy --pixel-size 0.1 --backend $backend >>"$out/localize.txt" 2>&1 ||
        echo "localize on $backend failed: see localize.txt"
done
rm -f "$movie" "$out/movie.yaml" "$out"/locs-*.parquet
tail -n 60 "$out/doctor.txt" "$out/tests.txt" "$out/benchmark.txt" "$out/localize.txt"
