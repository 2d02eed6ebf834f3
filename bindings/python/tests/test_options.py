"""Options: their names in Python and in configuration files, and messages that name them."""

import inspect

import numpy as np
import pytest
from conftest import CAMERA, MODEL

import gaussmle as gm
from gaussmle import _native, _options

#: Keys whose values are part of the arguments `model` and `camera`.
OBJECTS = {
    "sigma_um": gm.Xynb,
    "astigmatic": gm.Astigmatic,
    "pixel_size_um": gm.Camera,
    "offset_adu": gm.Camera,
    "gain_e_per_adu": gm.Camera,
    "read_noise_e": gm.Camera,
    "excess_noise": gm.Camera,
}


def keywords(function) -> set[str]:
    return set(inspect.signature(function).parameters)


@pytest.mark.parametrize("function", [gm.localize, gm.fit])
def test_every_key_of_a_configuration_file_has_a_keyword(function):
    names = _native.option_names(function.__name__)
    assert len(names) >= 22 and {key for key, _ in names} >= OBJECTS.keys()
    for key, name in names:
        if key == "astigmatic":
            # The key names a file.
            assert callable(gm.Astigmatic.from_file)
        else:
            assert name in keywords(OBJECTS.get(key, function)), (key, name)


def test_every_device_setting_reaches_the_library():
    passed = _options.device_options().keys() | _options.fit_options().keys()
    known = {key for key, _ in _native.option_names("fit")}
    assert passed == known - OBJECTS.keys() - {"model", "camera"}


def test_option_names_exist_for_fit_and_localize_only():
    with pytest.raises(gm.InputError, match="localize"):
        _native.option_names("render")


@pytest.mark.parametrize(
    "text, message",
    [
        ("model = 'xynbs'", "pixel_size: the pixel size is missing"),
        ("pixel_size_um = 0.1", "model: the model is missing"),
        ("model = 'xynb'\npixel_size_um = 0.1", "sigma: the model xynb needs the width"),
    ],
)
def test_missing_options_are_named_as_in_python(tmp_path, text, message):
    (tmp_path / "run.toml").write_text(f"[localize]\n{text}\n")
    with pytest.raises(gm.InputError) as error:
        gm.localize(np.zeros((2, 20, 20), np.uint16), config=tmp_path / "run.toml")
    assert str(error.value).startswith(message)


def test_error_of_a_truncated_movie_names_the_keyword(tmp_path):
    path = tmp_path / "movie.raw"
    gm.write_movie(path, np.zeros((3, 20, 20), np.uint16))
    path.write_bytes(path.read_bytes()[:-10])
    for call in (lambda: gm.movie(path), lambda: gm.localize(path, model=MODEL, camera=CAMERA)):
        with pytest.raises(gm.FileError, match=r"\(allow_truncated\)"):
            call()
    assert gm.movie(path, allow_truncated=True).frames == 2


def test_nvml_library_is_a_path(tmp_path):
    """A path that is not a library is ignored by a fit on the CPU."""
    fits = gm.fit(gm.simulate(3)[0], model=MODEL, camera=CAMERA, backend="cpu", nvml_library=tmp_path / "none.so")
    assert len(fits) == 3
