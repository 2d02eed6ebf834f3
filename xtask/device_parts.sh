#!/bin/sh
# One part of `device.sh`, which sets PART, HERE and WORK.
set -eu

# An ignored test of the suite that prints a table. Only its lines are kept.
table() {
    "$HERE/suite" --ignored --exact --nocapture "device_report::$1" >"$WORK/$PART.log" 2>&1 || {
        code=$?
        cat "$WORK/$PART.log"
        return $code
    }
    grep , "$WORK/$PART.log" | grep -v '^test '
}

machine() {
    nvidia-smi || true
    nvidia-smi --query-gpu=name,pcie.link.gen.max,clocks.max.sm,memory.total --format=csv || true
    "$HERE/gaussmle" doctor
}

# CUDA against the CPU back end.
agreement() { table agreement_in_bits; }

tests() {
    # Filters of the suite; none is all of it. This machine lacks the repository, from which some tests
    # read files.
    GAUSSMLE_TEST_REQUIRE=cuda "$HERE/suite" --test-threads=1 ${GAUSSMLE_TEST_REPORT_TESTS:-} \
        --skip ptx --skip readme --skip hardware --skip emulated_cuda \
        --skip alerts:: --skip containers:: --skip situations:: \
        --skip format_lists:: --skip model_lists:: \
        --skip every_variable_of_the_sources --skip remarks_name_the_right_cause_first
}

# The benchmark, with the bounds of H100 SXM beside the rates of the kernel, and as it is.
speed() {
    GAUSSMLE_TEST_BENCH_SPOTS=${GAUSSMLE_TEST_BENCH_SPOTS:-2000000} GAUSSMLE_TEST_BENCH_BACKENDS=cuda \
        "$HERE/suite" --nocapture --exact hardware::hardware_benchmark \
        >"$WORK/benchmark.txt" 2>&1 || failed=1
    grep '^cuda,' "$WORK/benchmark.txt" >"$WORK/rates.csv" || failed=1
    echo "model,camera,size,M fits/s,kernel M fits/s,issue,latency,L1,memory"
    awk -F, 'NR == FNR { if ($1 == "H100 SXM" && $4 == 11)
                             bounds[$2 "," $3] = $6 "," $7 "," $8 "," $9; next }
             { camera = $5 == "scmos" ? "maps" : $5
               key = $4 "," camera
               print key ",11," $8 / 1e6 "," $9 / 1e6 "," bounds[key] }' \
        "$HERE/roofline.csv" "$WORK/rates.csv"
    sed 's/^/# /' "$WORK/benchmark.txt"
    return "${failed:-0}"
}

overlap() { table speed_and_overlap; }

# A GPU that takes the measured time of a fit and computes nothing, on the host of this machine. The
# lines of `overlap` for the same models are the measured ones.
virtual() {
    mkdir -p "$WORK/emulator"
    for name in libcuda.so libcuda.so.1; do
        cp "$HERE/libgaussmle_cuda_emulator.so" "$WORK/emulator/$name"
    done
    generation=$(nvidia-smi --query-gpu=pcie.link.gen.max --format=csv,noheader 2>"$WORK/none" |
        head -n 1 || true)
    case $generation in
    5 | 6) bus=50e9 ;;
    4) bus=25e9 ;;
    *) bus=12e9 ;;
    esac
    echo "# bus $bus bytes/s"
    for model in xynb xynbs xynbsxsy astigmatic; do
        rate=$(awk -F, -v model=$model '$3 == model && $4 == "ideal" { print $7 }' \
            "$WORK/rates.csv" 2>"$WORK/none" || true)
        rate=${rate:-500000000}
        {
            echo "device VIRTUAL cc=9.0 memory=80000000000"
            echo "driver 12080"
            echo "virtual bus=$bus fit_ns=$(awk -v rate="$rate" 'BEGIN { print 1e9 / rate }') only=fit"
            echo "fill 2 f32=1"
            echo "fill 3 f32=2,0"
            echo "buffers count=4 lengths=4+24 unit=4 size=40"
            echo "report report.txt"
        } >"$WORK/emulator/cuda.txt"
        echo "# $model, $rate kernel fits/s"
        GAUSSMLE_TEST_REPORT_MODELS=$model LD_LIBRARY_PATH="$WORK/emulator" table speed_and_overlap
        grep '^engines' "$WORK/emulator/report.txt" | sed 's/^/# /'
    done
}

# Picasso's fits on the GPU need numba-cuda and the CUDA toolkit.
picasso() {
    check='from numba import cuda; from picasso.fitting import gaussfit_cuda; assert cuda.is_available()'
    if python3 -c "$check" 2>"$WORK/none"; then
        python3 "$HERE/picasso_gpu.py"
    else
        echo "Picasso's fits on the GPU cannot run here: $(tail -n 1 "$WORK/none")"
    fi
}

localize() {
    frames=${GAUSSMLE_TEST_REPORT_FRAMES:-2000}
    "$HERE/gaussmle" simulate --movie -o "$WORK/movie.raw" --quiet \
        --frames "$frames" --width 512 --height 512 --emitters 100
    for backend in auto gpu cpu; do
        echo "$backend:"
        "$HERE/gaussmle" localize "$WORK/movie.raw" -o "$WORK/locs-$backend.parquet" \
            --model xynbsxsy --pixel-size 0.1 --backend $backend || true
    done
}

"$PART"
