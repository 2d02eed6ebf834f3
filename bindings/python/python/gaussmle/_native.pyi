"""The native module. It is internal and may change."""

from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray

_Columns = list[tuple[str, str, NDArray[Any]]]
_NativeColumns = list[tuple[str, str, Memory]]
_Curve = tuple[tuple[float, ...], tuple[float, float] | None, int | None]
_Model = tuple[str, float | None, _Curve | None]

class Memory:
    @property
    def __array_interface__(self) -> dict[str, Any]: ...

class Camera:
    @staticmethod
    def uniform(
        pixel_size: float | None, offset: float, gain: float, read_noise: float, excess_noise: float, qe: float
    ) -> Camera: ...
    @staticmethod
    def scmos(
        pixel_size: float | None, offset: Any, gain: Any, variance: Any, mask: Any, excess_noise: float, qe: float
    ) -> Camera: ...
    @staticmethod
    def from_file(path: str, pixel_size: float | None) -> tuple[Camera, list[str]]: ...
    @property
    def pixel_size(self) -> float | None: ...
    @property
    def excess_noise(self) -> float: ...
    @property
    def qe(self) -> float: ...
    @property
    def numbers(self) -> tuple[float, float, float] | None: ...
    @property
    def map_shape(self) -> tuple[int, int] | None: ...
    def maps(self) -> list[Memory] | None: ...

class Fits:
    def __len__(self) -> int: ...
    def columns(self) -> list[tuple[str, str]]: ...
    def outputs(self) -> list[str]: ...
    def column(self, name: str) -> Memory: ...
    def covariance(self, a: str, b: str) -> Memory: ...
    def info(self) -> dict[str, Any]: ...
    def configuration(self) -> str: ...
    def save(self, path: str, format: str | None, configuration: str, notes: list[str]) -> None: ...

class Picture:
    def counts(self) -> Memory: ...
    def z(self) -> Memory | None: ...
    @property
    def pixel_size(self) -> float: ...
    @property
    def origin(self) -> tuple[float, float]: ...
    @property
    def tally(self) -> dict[str, int]: ...
    def save(
        self,
        path: str,
        colors: str | None,
        percentile: float | None,
        count: float | None,
        gamma: float,
        z_range: tuple[float, float] | None,
        scale_bar: bool,
        discs: bool,
        u16: bool,
    ) -> None: ...

def run(arguments: Sequence[str]) -> int: ...
def version() -> str: ...
def used() -> bool: ...
def limit_vectors(spots: int) -> None: ...
def option_names(section: str) -> list[tuple[str, str]]: ...
def check_model(model: _Model) -> list[tuple[str, str]]: ...
def psf_from_file(path: str) -> _Curve: ...
def psf_note(calibrated: int, roi: int) -> str: ...
def psf_widths(psf: _Curve, z: float) -> tuple[float, float]: ...
def fit(
    rois: Any,
    corners: Any,
    frames: Any,
    model: _Model,
    camera: Camera,
    options: dict[str, Any],
    outputs: Sequence[str] | None,
    allow_software_adapter: bool,
    progress: Any,
    on_wait: Any,
    stated_model: dict[str, Any],
    stated_camera: dict[str, Any],
) -> Fits: ...
def localize(
    movie: Any,
    model: _Model | None,
    camera: Camera | None,
    options: dict[str, Any],
    config_file: str | None,
    allow_software_adapter: bool,
    progress: Any,
    on_wait: Any,
    stated_model: dict[str, Any] | None,
    stated_camera: dict[str, Any] | None,
) -> tuple[_NativeColumns, dict[str, Any], dict[str, Any]]: ...
def localize_to_file(
    movie: str,
    output: str,
    format: str | None,
    report: str | None,
    resume: bool,
    options: dict[str, Any],
    config_file: str | None,
    allow_software_adapter: bool,
    progress: Any,
    on_wait: Any,
) -> tuple[bool, int, list[str], dict[str, Any]]: ...
def check_output(output: str | None, format: str | None, report: str | None, inputs: list[str]) -> None: ...
def report(
    columns: _Columns, info: dict[str, Any], path: str, title: str, max_points: int, inputs: list[str]
) -> list[str]: ...
def movie_info(
    path: str, allow_truncated: bool, series: str | None, channel: str | None, z: int | None
) -> dict[str, Any]: ...
def read_movie(
    path: str,
    frames: tuple[int | None, int | None] | None,
    allow_truncated: bool,
    series: str | None,
    channel: str | None,
    z: int | None,
) -> Memory: ...
def write_movie(path: str, pixels: Any) -> None: ...
def simulate(
    n: int,
    roi: int,
    camera: Camera,
    photons: float,
    background: float,
    sigma: float,
    psf: Any,
    seed: int,
    rounded: bool,
) -> tuple[Memory, Memory, list[tuple[str, Memory]]]: ...
def simulate_movie(
    frames: int,
    height: int,
    width: int,
    camera: Camera,
    emitters: float,
    on_frames: float,
    photons: float,
    spread: float,
    background: float,
    sigma: float,
    seed: int,
) -> tuple[Memory, list[tuple[str, Memory]]]: ...
def read(path: str, pixel_size: float | None) -> tuple[_NativeColumns, dict[str, Any]]: ...
def write(
    path: str,
    format: str | None,
    columns: _Columns,
    info: dict[str, Any],
    pixel_size: float | None,
    sigma: float | None,
    psf: _Curve | None,
) -> None: ...
def link(columns: _Columns, distance: float | None, sigmas: float, gap: int) -> tuple[_NativeColumns, Memory, str]: ...
def drift(
    columns: _Columns, segment: int, correlation_pixel: float, max_drift: float
) -> tuple[_NativeColumns, list[tuple[str, Memory]], str]: ...
def nena(columns: _Columns) -> tuple[float, float, str | None]: ...
def matching_rows(columns: _Columns, condition: str) -> Memory: ...
def render(
    columns: _Columns,
    info: dict[str, Any],
    pixel_size: float | None,
    region: tuple[float, float, float, float] | None,
    histogram: bool,
    width: float | None,
    z: bool,
    max_std: float | None,
) -> Picture: ...
def unknown_variables() -> list[str]: ...
def doctor(quick: bool) -> tuple[str, str, int]: ...
def devices() -> str: ...
def release_gpu() -> None: ...
def totals(reset: bool) -> dict[str, Any]: ...
def estimate(spots: int, roi: int, model: _Model, options: dict[str, Any]) -> dict[str, Any]: ...
def calibrate_camera(
    dark: str,
    bright: list[str],
    output: str,
    pixel_size: float,
    qe: float | None,
    excess_noise: float,
    saturation: float | None,
) -> tuple[int, int, int]: ...
def schema_capsule(columns: _Columns) -> object: ...
def array_capsules(columns: _Columns) -> tuple[object, object]: ...
def stream_capsule(columns: _Columns) -> object: ...
