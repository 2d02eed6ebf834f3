#!/bin/bash
# Localizes one part of a movie per task of a job array. Submit one task per part:
#
#   frames=100000; step=2000
#   export OPTIONS="--model xynbs --pixel-size 0.1 --offset 100 --gain 0.45 --read-noise 1.6"   # of your camera
#   MOVIE=/shared/movie.tif FRAMES=$frames STEP=$step sbatch --array=0-$(( (frames - 1) / step ))%200 docs/scaling/slurm.sh
#
# Submit it again after failures: finished parts are skipped, and tasks that were ended resume. SIGTERM
# (scancel, the end of the time) ends gaussmle, which is the process of this script, within a second.
#SBATCH --job-name=gaussmle
#SBATCH --cpus-per-task=2
#SBATCH --mem=2G
#SBATCH --time=00:30:00
#SBATCH --requeue
set -euo pipefail

: "${MOVIE:?path of the movie, on storage that all nodes see}"
: "${FRAMES:?number of frames of the movie}" "${STEP:?frames per part}"
: "${SLURM_ARRAY_TASK_ID:?submit this as an array}"
OUT=${OUT:-parts}
: "${OPTIONS:?options of gaussmle localize, with the camera: --offset and --gain, --camera FILE or --config FILE}"
[[ $OPTIONS =~ --(gain|camera|config) ]] ||
    { echo "OPTIONS has no camera: add --offset and --gain, --camera FILE or --config FILE" >&2; exit 2; }
read -r -a OPTIONS <<<"$OPTIONS"

first=$(( SLURM_ARRAY_TASK_ID * STEP ))
end=$(( first + STEP < FRAMES ? first + STEP : FRAMES ))
(( first < end )) || { echo "task $SLURM_ARRAY_TASK_ID begins after the last frame" >&2; exit 2; }
mkdir -p "$OUT"
part=$OUT/$(printf 'part-%09d-%09d.parquet' "$first" "$end")

# A table gets its name when it is complete.
[[ -e $part ]] && exit 0
resume=()
[[ -e $part.unfinished ]] && resume=(--resume)

# Threads of the detection. The fits use all cores that SLURM gives to the task.
export RAYON_NUM_THREADS=${SLURM_CPUS_PER_TASK:-2}
exec gaussmle localize "$MOVIE" -o "$part" --frames "$first:$end" --quiet "${resume[@]}" "${OPTIONS[@]}"
