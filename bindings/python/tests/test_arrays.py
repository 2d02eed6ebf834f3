"""Arrays of every type and memory order give bit-identical fits."""

import numpy as np
import pytest
from conftest import CAMERA, assert_same, fit

import gaussmle as gm

INTEGERS = ["u1", "i1", "<u2", ">u2", "<i2", ">i2", "<u4", ">u4", "<i4", ">i4", "<u8", ">u8", "<i8", ">i8"]
FLOATS = ["<f4", ">f4", "<f8", ">f8", "<f2"]


@pytest.fixture(scope="module")
def small():
    """Returns ROIs whose pixels fit in a signed byte."""
    rois, _ = gm.simulate(500, photons=200, background=3, seed=5)
    assert rois.max() < 128
    return rois


@pytest.mark.parametrize("dtype", INTEGERS + FLOATS)
def test_types_give_equal_fits(small, dtype):
    assert_same(fit(small.astype(dtype)), fit(small))


def test_u16_and_f32_agree_beyond_a_byte(stack):
    rois = (stack[0].astype(np.float32) * 20).astype(np.uint16)
    assert rois.max() > 1000
    for dtype in ("<f4", ">f8", "i4", "u8"):
        assert_same(fit(rois.astype(dtype)), fit(rois))


def test_booleans_equal_u16():
    rois = np.zeros((3, 7, 7), dtype=bool)
    rois[:, 2:5, 2:5] = True
    assert_same(fit(rois), fit(rois.astype(np.uint16)))


def layouts(rois):
    n, size, _ = rois.shape
    wide = np.zeros((n, size, 2 * size), rois.dtype)
    wide[:, :, ::2] = rois
    long = np.zeros((2 * n, size, size), rois.dtype)
    long[::2] = rois
    raw = np.zeros(rois.nbytes + 1, np.uint8)
    unaligned = raw[1:].view(rois.dtype).reshape(rois.shape)
    unaligned[:] = rois
    assert not unaligned.flags.aligned
    frozen = rois.copy()
    frozen.flags.writeable = False
    yield "Fortran", np.asfortranarray(rois)
    yield "strided columns", wide[:, :, ::2]
    yield "strided ROIs", long[::2]
    yield "backwards", rois[::-1].copy()[::-1]
    yield "transposed twice", rois.transpose(0, 2, 1).copy().transpose(0, 2, 1)
    yield "not aligned", unaligned
    yield "read-only", frozen
    yield "list", rois.tolist()
    yield "broadcast", np.broadcast_to(rois, rois.shape)


@pytest.mark.parametrize("dtype", ["u2", "f4"])
def test_layouts_give_equal_fits(small, dtype):
    rois = small[:200].astype(dtype)
    for name, array in layouts(rois):
        print(name)
        assert_same(fit(array), fit(rois))


def test_u16_and_f32_are_not_copied(small):
    from gaussmle import _arrays

    for array in (small, small.astype(np.float32)):
        assert _arrays.pixels("ROIs", array) is array
    assert _arrays.pixels("ROIs", small.astype(">u2")) is not small


def test_fit_does_not_modify_its_input(small):
    before = small.copy()
    fit(small)
    assert np.array_equal(before, small)


def test_empty_stack_gives_empty_fits():
    for array in (np.zeros((0, 11, 11), np.uint16), np.zeros((0, 7, 7)), np.zeros((0, 7, 7), ">f4")):
        fits = fit(array)
        assert len(fits) == 0 and fits.x.shape == (0,) and fits.covariance().shape == (0, 4, 4)
        assert fits.info.backend == "none" and len(fits.to_pandas()) == 0 and fits.to_arrow().num_rows == 0
        assert "0 rows" in fits._repr_html_()


@pytest.mark.parametrize(
    "rois, words",
    [
        (np.zeros((5, 11), np.uint16), "(5, 11)"),
        (np.zeros((5, 11, 9), np.uint16), "11x9 pixels"),
        (np.zeros((5, 4, 4), np.uint16), "4x4"),
        (np.zeros((5, 33, 33), np.uint16), "33x33"),
        (np.zeros((5, 7, 7, 1), np.uint16), "(5, 7, 7, 1)"),
        (np.zeros((5, 7, 7), complex), "complex128"),
        (np.zeros((5, 7, 7), object), "object"),
        (np.array(["a"]), "<U1"),
        (np.zeros((5, 7, 7), "M8[s]"), "datetime64"),
        ([[1, 2], [3]], "not an array"),
    ],
)
def test_invalid_rois_are_rejected(rois, words):
    with pytest.raises(gm.InputError) as error:
        fit(rois)
    assert words in str(error.value)


@pytest.mark.parametrize(
    "more, words",
    [
        ({"corners": np.zeros((3, 2), int)}, "3 corners for 2000"),
        ({"corners": np.zeros((2000, 3), int)}, "3 columns"),
        ({"corners": np.zeros(2000, int)}, "(2000,)"),
        ({"corners": np.full((2000, 2), 0.5)}, "whole"),
        ({"corners": np.full((2000, 2), 2**40)}, "1099511627776"),
        ({"frame": np.zeros(3, int)}, "frame has 3 values for 2000 ROIs"),
        ({"frame": np.full(2000, -1)}, "-1"),
        ({"frame": np.zeros((2000, 1), int)}, "(2000, 1)"),
        ({"frame": np.full(2000, np.nan)}, "frame are NaN or infinite in 2000 places"),
    ],
)
def test_invalid_corners_and_frames_are_rejected(stack, more, words):
    with pytest.raises(gm.InputError) as error:
        fit(stack[0], **more)
    assert words in str(error.value)


def test_corners_and_frames_of_any_type(stack):
    rois = stack[0][:100]
    corners = np.arange(200).reshape(100, 2)
    frames = np.arange(100) // 7
    plain = fit(rois, corners=corners.astype(np.int32), frame=frames.astype(np.uint32))
    assert np.array_equal(plain.frame, frames)
    assert np.allclose(plain.x - fit(rois).x, 0.1 * corners[:, 0], atol=1e-12)
    assert np.allclose(plain.y - fit(rois).y, 0.1 * corners[:, 1], atol=1e-12)
    for dtype in ("i8", ">i4", "f8", "u1"):
        assert_same(fit(rois, corners=corners.astype(dtype), frame=frames.astype(dtype)), plain)
    assert_same(fit(rois, corners=np.asfortranarray(corners), frame=frames[::-1][::-1]), plain)


def test_spots_with_nan_or_inf_are_bad_input(stack):
    rois = stack[0][:10].astype(np.float32)
    rois[3, 2, 2] = np.nan
    rois[7, 0, 0] = np.inf
    fits = fit(rois)
    bad = np.isin(np.arange(10), [3, 7])
    assert np.array_equal(fits.status == 4, bad) and set(fits.status_names[bad]) == {"bad_input"}
    assert np.all(np.isnan(fits.x[bad])) and np.all(np.isfinite(fits.x[~bad]))
    assert np.array_equal(fits.usable, ~bad)


def test_bounds_limit_estimates(stack):
    fits = fit(stack[0], model=gm.Xynbs(), fitting=gm.Fitting(bounds={"sigma": (0.2, 0.3), "photons": (1, 1e6)}))
    assert fits.sigma.min() >= 0.2 - 1e-6 and np.all(fits.status_names == "at_bound")
    for bounds, words in [
        ({"photons": (0.2, 0.1)}, "(0.2, 0.1)"),
        ({"width": (0, 1)}, "width"),
        ({"z": (0, 1)}, "xynb"),
    ]:
        with pytest.raises(gm.InputError) as error:
            fit(stack[0], fitting=gm.Fitting(bounds=bounds))
        assert words in str(error.value), error.value


def test_max_iterations_and_invalid_fit_options(stack):
    assert np.any(fit(stack[0], fitting=gm.Fitting(max_iterations=1)).status_names == "max_iterations")
    for name, invalid in [
        ("max_iterations", lambda: gm.Fitting(max_iterations=0)),
        ("tolerance", lambda: gm.Fitting(tolerance=-1.0)),
        ("bounds", lambda: gm.Fitting(bounds={"photons": (-1.0, 5.0)})),
    ]:
        with pytest.raises(gm.InputError, match=name):
            fit(stack[0], fitting=invalid())
    with pytest.raises(gm.InputError, match="auto_timeout"):
        fit(stack[0], auto_timeout=float("nan"))


def test_fits_do_not_depend_on_the_batch_size(stack):
    assert_same(fit(stack[0], device=gm.Device(batch_size=300)), fit(stack[0]))


@pytest.mark.parametrize("as_f8", [False, True])
def test_scmos_maps_of_any_type_and_order(as_f8):
    rng = np.random.default_rng(2)
    shape = (60, 80)
    kind = np.float64 if as_f8 else np.float32
    offset = rng.normal(100, 3, shape).astype(np.float32).astype(kind)
    gain = rng.normal(0.45, 0.02, shape).astype(np.float32).astype(kind)
    variance = rng.gamma(2, 1.5, shape).astype(np.float32).astype(kind)
    camera = gm.Camera(0.1, offset=offset, gain=gain, variance=variance)
    assert camera.shape == shape and np.array_equal(camera.gain, gain.astype(np.float32))
    rois, truth = gm.simulate(5000, camera=camera, seed=4)
    corners = np.stack([truth.corner_x, truth.corner_y], axis=1)
    assert corners[:, 0].max() == 80 - 11 and corners[:, 1].max() == 60 - 11
    fits = fit(rois, camera=camera, corners=corners)
    pull = (fits.x - truth.x) / fits.x_std
    assert 0.95 < pull.std() < 1.05
    # The memory order does not matter, but the order of the rows does.
    fortran = gm.Camera(0.1, offset=np.asfortranarray(offset), gain=gain, variance=variance)
    assert_same(fit(rois, camera=fortran, corners=corners), fits)
    flipped = gm.Camera(0.1, offset=offset[::-1], gain=gain, variance=variance)
    assert not np.array_equal(fit(rois, camera=flipped, corners=corners).x, fits.x)
    with pytest.raises(gm.InputError, match="corners"):
        fit(rois, camera=camera)
    with pytest.raises(gm.InputError, match="leaves the camera maps"):
        fit(rois, camera=camera, corners=corners + 1)


def test_masked_and_nan_pixels_are_excluded():
    dead = np.zeros((11, 11), bool)
    dead[5, 5] = True
    rois, _ = gm.simulate(100, seed=8)
    corners = np.zeros((100, 2), int)
    masked = gm.Camera(0.1, offset=np.zeros((11, 11)), mask=dead)
    nan = gm.Camera(0.1, offset=np.where(dead, np.nan, 0.0))
    corrupted = rois.copy()
    corrupted[:, 5, 5] = 60000
    fits = fit(rois, camera=masked, corners=corners)
    assert_same(fit(corrupted, camera=masked, corners=corners), fits)
    assert_same(fit(corrupted, camera=nan, corners=corners), fits)
    whole = gm.Camera(0.1, offset=np.zeros((11, 11)))
    assert not np.allclose(fit(corrupted, camera=whole, corners=corners).x, fits.x)


@pytest.mark.parametrize(
    "given, words",
    [
        ({"pixel_size": 100}, "um"),
        ({"gain": 0}, "gain"),
        ({"read_noise": -1}, "read_noise is negative"),
        ({"read_noise": 1, "variance": 1}, "one of"),
        ({"excess_noise": 0.5}, "excess"),
        ({"offset": np.zeros((5, 5)), "gain": np.ones((5, 6))}, "gain map"),
        ({"offset": np.zeros(5)}, "(5,)"),
        ({"gain": np.ones((5, 5), complex)}, "complex"),
        ({"variance": np.full((5, 5), -1.0)}, "variance"),
        ({"read_noise": np.full((5, 5), -1.0)}, "negative"),
    ],
)
def test_invalid_cameras_are_rejected(given, words):
    with pytest.raises(gm.InputError) as error:
        gm.Camera(**{"pixel_size": 0.1, **given})
    assert words in str(error.value)


def test_simulation_and_fit_use_the_same_camera():
    camera = gm.Camera(0.1, offset=100, gain=0.45, read_noise=1.6, excess_noise=2.0)
    rois, truth = gm.simulate(20000, camera=camera, seed=9, rounded=False)
    fits = fit(rois, camera=camera)
    assert abs(((fits.x - truth.x) / fits.x_std).std() - 1) < 0.03
    assert abs(fits.photons.mean() / 1000 - 1) < 0.01
    # Another camera gives wrong photons.
    assert abs(fit(rois, camera=CAMERA).photons.mean() / 1000 - 1) > 0.5


def test_z_range_of_a_curve_bounds_z(tmp_path):
    text = "sigma_x0_um = 0.13\nsigma_y0_um = 0.13\nAx = 0.0\nAy = 0.0\nBx = 0.0\nBy = 0.0\ngamma_um = 0.2\nd_um = 0.4\n"
    (tmp_path / "psf.toml").write_text(text + "z_range_um = [-0.1, 0.1]\n")
    psf = gm.Astigmatic.from_file(tmp_path / "psf.toml")
    assert psf.z_range == (-0.1, 0.1)
    rois, truth = gm.simulate(300, photons=3000, psf=psf, z_range=0.3)
    beyond = truth.z > 0.2
    fits = fit(rois, model=psf)
    assert np.all(fits.z[beyond] == np.float64(np.float32(0.1))) and np.all(fits.status[beyond] == 5)
    free = fit(rois, model=gm.Astigmatic(0.13, 0.13, gamma=0.2, d=0.4))
    assert np.median(np.abs(free.z[beyond] - truth.z[beyond])) < 0.03
