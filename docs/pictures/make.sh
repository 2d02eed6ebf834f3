#!/bin/sh
# Regenerates the pictures of the documentation. Requires gaussmle and chromium in PATH.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
"$here/tutorials.sh"
work=$(mktemp -d)
cd "$work"
camera="--offset 100 --gain 0.45 --read-noise 1.6"
cat > psf.toml <<'END'
sigma_x0_um = 0.13
sigma_y0_um = 0.14
Ax = 0.08
Ay = -0.12
Bx = 0.06
By = 0.1
gamma_um = 0.22
d_um = 0.42
END
gaussmle simulate --movie --filaments 10 --psf psf.toml --z-range 0.35 -o deep.tif --frames 3000 \
    --width 160 --height 120 --emitters 16 --on-frames 2 --photons 3000 --seed 3 $camera
gaussmle localize deep.tif -o deep.parquet --psf psf.toml --pixel-size 0.1 $camera --crowded on
gaussmle filter deep.parquet -o sharp.parquet --where "status == converged and x_std < 0.03 and p_value > 0.01"
gaussmle render sharp.parquet -o "$here/depth.png" --z --region 3.5,0.6,15.5,9.6 --pixel-size 0.015

gaussmle simulate --movie --filaments 12 -o flat.tif --frames 4000 --emitters 60 --on-frames 2 --photons 1500 $camera
gaussmle localize flat.tif -o flat.parquet --model xynb --sigma 0.13 --pixel-size 0.1 $camera --crowded on
gaussmle filter flat.parquet -o narrow.parquet --where "status == converged and x_std < 0.02"
gaussmle report narrow.parquet -o report.html --title "Filaments, simulated"
chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --virtual-time-budget=8000 \
    --window-size=1000,1422 --screenshot="$here/report.png" "file://$work/report.html"
rm -r "$work"

# A movie for the pictures of the plug-ins.
work=$(mktemp -d)
gaussmle simulate --movie --filaments 8 -o "$work/filaments.tif" --frames 3000 --width 112 --height 136 \
    --emitters 10 --on-frames 2 --photons 1500 --spread 0.3 --seed 4 $camera

# napari.png needs Xvfb, and the environment of `cargo xtask hosts`.
tools="$here/../../target/tools"
PYTHONPATH="$tools/gaussmle-python" xvfb-run -a -s "-screen 0 1600x1000x24" \
    "$tools/hosts/bin/python" "$here/napari_picture.py" "$work/filaments.tif" "$here/napari.png"

# imagej.png needs Xvfb, openbox, and the plug-in that `cargo xtask imagej-test` has installed.
xvfb-run -a -s "-screen 0 1280x920x24" sh -c "openbox & java -Duser.home=$work \
    -Dplugins.dir=$here/../../target/imagej/test/imagej -cp /usr/share/java/ij.jar \
    $here/ImageJPicture.java $work/filaments.tif $here/imagej.png"
rm -r "$work"
