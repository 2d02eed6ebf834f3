"""Compares gaussmle's pictures with Picasso's renderer, and reads them with Pillow and tifffile.

    python compare_render.py GAUSSMLE

Picasso 0.11.3, render._draw_gaussian_loc: positions are camera pixels, and an integer is a pixel's
*outer corner*. The centre of pixel j of the picture is j + 0.5, so x_picasso = x_um / pixel_size. The
Gaussian is sampled at each pixel's centre and cut at 3 sigma without renormalization. gaussmle
integrates it over the pixel and cuts it at 5 sigma.

The largest difference of a pixel, relative to the brightest pixel, is limited in three comparisons:
 1. Both as they are: 5 %.
 2. Picasso with 9 times smaller pixels, summed 9x9, which approximates the integral over our pixel.
    The cut remains: 1 %.
 3. The same with Picasso's cut at 6 sigma: 1e-3. In the limit of small pixels (Richardson): 2e-5.
"""
import subprocess, sys, tempfile
from pathlib import Path
import numba, numpy as np, pandas as pd
import picasso.render as pr
import tifffile
from PIL import Image

exe = [sys.argv[1], "render"]
rng = np.random.default_rng(11)
CAMERA, N, FIELD, PIXEL = 0.1, 4000, 64, 0.02          # um, -, camera px, um
tmp = Path(tempfile.mkdtemp())
angle = rng.uniform(0, 2 * np.pi, N)
x = 3.2 + 2 * np.cos(angle) + rng.normal(0, .02, N)     # um: a blurred ring
y = 3.2 + 2 * np.sin(angle) + rng.normal(0, .02, N)
x[: N // 4], y[: N // 4] = rng.uniform(.8, 5.6, (2, N // 4))
sx, sy = rng.uniform(.015, .05, (2, N))                 # 0.75 to 2.5 picture pixels
csv = tmp / "locs.csv"
table = pd.DataFrame(dict(roi=range(N), frame=0, x=x, y=y, x_std=sx, y_std=sy, status="converged"))
table.to_csv(csv, index=False)
size = FIELD * CAMERA


def ours(out, *more):
    command = [*exe, str(csv), "-o", str(tmp / out), "--pixel-size", str(PIXEL), "--region", f"0,0,{size},{size}", "--no-discs", *more]
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    return tmp / out


def picasso(over, method="gaussian"):
    locs = pd.DataFrame(dict(frame=0, x=x / CAMERA, y=y / CAMERA, lpx=sx / CAMERA, lpy=sy / CAMERA))
    info = [dict(Width=FIELD, Height=FIELD, Pixelsize=CAMERA * 1000)]
    n, image = pr.render(locs, info, disp_px_size=PIXEL * 1000 / over, blur_method=method)
    assert n == N
    side = image.shape[0] // over
    return image.astype(float).reshape(side, over, side, over).sum((1, 3))


def check(name, a, b, tolerance):
    difference = np.abs(a - b).max() / b.max()
    print(f"{name}: difference {difference:.2e} of the brightest pixel (sums {a.sum():.3f}, {b.sum():.3f}), allowed {tolerance}")
    assert a.shape == b.shape and difference < tolerance, name


tif = ours("ours.tif")
image = tifffile.imread(tif).astype(float)
assert abs(image.sum() - N) < 0.01
check("histogram", tifffile.imread(ours("hist.tif", "--histogram")).astype(float), picasso(1, None), 1e-9)
check("as both are", image, picasso(1), 0.05)
check("finely sampled", image, picasso(9), 0.01)
# The cut is a constant of the compiled code, so the functions are compiled again.
pr._DRAW_MAX_SIGMA = 6
pr._draw_gaussian_loc = numba.njit(pr._draw_gaussian_loc.py_func)
pr._fill_gaussian = numba.njit(pr._fill_gaussian.py_func)
check("finely sampled, cut at 6 sigma", image, picasso(9), 1e-3)
# The error of sampling is proportional to the square of the pixel size (midpoint rule), so two
# samplings cancel it.
check("in the limit, cut at 6 sigma", image, (9 * picasso(15) - picasso(5)) / 8, 2e-5)

# The files as read by other programs.
with tifffile.TiffFile(tif) as file:
    page, about = file.pages[0], file.imagej_metadata
    per_um = np.divide(*page.tags["XResolution"].value)
    assert file.is_imagej and about["unit"] == "micron", about
    assert abs(1 / per_um - PIXEL) < 1e-9 and page.tags["ResolutionUnit"].value == 1
    assert page.dtype == np.float32 and about["min"] == 0 and about["max"] > 0
    print("tifffile: ImageJ,", 1 / per_um, about["unit"], about)
pillow = np.asarray(Image.open(tif))
assert np.array_equal(pillow, tifffile.imread(tif))
place = np.unravel_index(image.argmax(), image.shape)
png = Image.open(ours("ours.png", "--no-scale-bar", "--colors", "gray", "--count", str(image.max())))
gray = np.asarray(png)
assert png.mode == "RGB" and png.size == image.shape[::-1] and gray[place].tolist() == [255] * 3
assert np.abs(gray[..., 0] - image / image.max() * 255).max() < 0.51
print("Pillow:", png.size, png.info)
