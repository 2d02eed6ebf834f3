#!/bin/sh
# Runs what `cargo xtask device` has packed on a machine with a GPU: the doctor first, then accuracy on CUDA and Vulkan, then the
# benchmark, then a movie of 1 GB. Usage: sh target/device/device.sh OUTPUT_FOLDER, from the repository's root.
set -eu
here=$(dirname "$0")
out=$1
mkdir -p "$out"
xz -dc "$here/programs.tar.xz" | tar -C "$here" -xf -
export XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-$(mktemp -d)}"
nvidia-smi >"$out/nvidia-smi.txt" 2>&1 || true
"$here/gaussmle" doctor >"$out/doctor.txt" 2>&1 || echo "the doctor has found something: see doctor.txt"
GAUSSMLE_REQUIRE=cuda "$here/suite" --test-threads=1 --nocapture --skip ptx --skip readme --skip hardware >"$out/tests.txt" 2>&1 ||
    echo "tests failed: see tests.txt"
nvidia-smi >"$out/nvidia-smi-after.txt" 2>&1 || true
GAUSSMLE_BENCH_SPOTS=4000000 GAUSSMLE_BENCH_BACKENDS=cuda,wgpu "$here/suite" --nocapture --exact hardware::hardware_benchmark >"$out/benchmark.txt" 2>&1 || true
movie="$out/movie.raw"
"$here/gaussmle" simulate --movie -o "$movie" --frames 2000 --width 512 --height 512 --emitters 100 --quiet
for backend in auto gpu cpu; do
    "$here/gaussmle" localize "$movie" -o "$out/locs-$backend.parquet" --model xynbsxsy --pixel-size 0.1 --backend $backend \
        >>"$out/localize.txt" 2>&1 || echo "localize on $backend failed: see localize.txt"
done
rm -f "$movie" "$out/movie.yaml" "$out"/locs-*.parquet
tail -n 60 "$out/doctor.txt" "$out/tests.txt" "$out/benchmark.txt" "$out/localize.txt"
