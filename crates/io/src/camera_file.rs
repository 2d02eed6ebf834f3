//! Cameras in TOML files. Keys have units in their names; maps are given by path.

use std::path::{Path, PathBuf};

use gaussmle::camera::ScmosMaps;
use gaussmle::{Camera, PixelSize};
use ndarray::Array2;
use serde::Deserialize;

use crate::error::{Error, Result};
use crate::file_error::FileError;
use crate::movie::{hdf5, read_array, read_image};
use crate::toml_file;

/// A number for all pixels, or the path of a map.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "toml::Value")]
enum Value {
    Number(f64),
    Path(PathBuf),
}

impl TryFrom<toml::Value> for Value {
    type Error = String;

    fn try_from(value: toml::Value) -> std::result::Result<Self, String> {
        match value {
            toml::Value::Integer(number) => Ok(Value::Number(number as f64)),
            toml::Value::Float(number) => Ok(Value::Number(number)),
            toml::Value::String(path) => Ok(Value::Path(path.into())),
            other => Err(format!(
                "`{other}` is neither a number nor the path of a map"
            )),
        }
    }
}

#[derive(Debug, Default, Deserialize)]
struct CameraFile {
    pixel_size_um: Option<PixelSize>,
    offset_adu: Option<Value>,
    gain_e_per_adu: Option<Value>,
    read_noise_e: Option<Value>,
    variance_e2: Option<PathBuf>,
    variance_adu2: Option<PathBuf>,
    excess_noise: Option<f64>,
    mask: Option<PathBuf>,
    picasso: Option<PathBuf>,
    storm_analysis: Option<PathBuf>,
}

const KEYS: [&str; 10] = [
    "pixel_size_um",
    "offset_adu",
    "gain_e_per_adu",
    "read_noise_e",
    "variance_e2",
    "variance_adu2",
    "excess_noise",
    "mask",
    "picasso",
    "storm_analysis",
];

/// A camera from a file, with remarks on how the file was read.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct LoadedCamera {
    /// The camera.
    pub camera: Camera,
    /// True if the pixel size is that of the movie, as neither the caller nor the file has one.
    pub pixel_size_is_of_movie: bool,
    /// Remarks for the user, for example that maps were transposed.
    pub notes: Vec<String>,
}

type Map = Array2<f64>;

/// Offset in ADU, gain in e-/ADU, variance in e-^2.
struct Maps {
    offset: Map,
    gain: Map,
    variance: Map,
}

/// Reads a camera from a TOML file.
///
/// ```toml
/// pixel_size_um = 0.1             # or width and height: [0.1, 0.12]
/// offset_adu = 100                # or a map: "offset.npy", "offset.tif", "maps.h5:offset"
/// gain_e_per_adu = 0.45           # or a map
/// read_noise_e = 1.6              # or a map; or variance_e2, or variance_adu2, as maps
/// excess_noise = 1.0              # 2 for an EMCCD at high gain
/// mask = "dead.npy"               # pixels to leave out
/// # or all maps at once:
/// # picasso = "scmos_calib.hdf5"  # as Picasso saves them
/// # storm_analysis = "calib.npy"  # as storm-analysis saves them: transposed, and turned back here
/// ```
///
/// Maps are `[row = y][column = x]` and cover the whole sensor. Paths are relative to the folder of
/// the file. An argument `pixel_size_um` takes precedence over the file.
///
/// ```
/// use gaussmle_io::read_camera;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let folder = std::env::temp_dir().join(format!("gaussmle-camera-{}", std::process::id()));
/// # std::fs::create_dir_all(&folder)?;
/// let path = folder.join("camera.toml");
/// std::fs::write(&path, "pixel_size_um = 0.1\noffset_adu = 100\ngain_e_per_adu = 0.45\n")?;
/// let loaded = read_camera(&path, None)?;
/// assert_eq!(loaded.camera.pixel_size_um(), 0.1.into());
/// assert!(loaded.notes.is_empty());
/// # std::fs::remove_dir_all(&folder)?;
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// Returns an error if a file cannot be read, a key is unknown, or values contradict each other.
pub fn read_camera(path: &Path, pixel_size_um: Option<PixelSize>) -> Result<LoadedCamera> {
    read_camera_for(path, pixel_size_um, None)
}

/// As [`read_camera`]. `of_movie` is the pixel size if neither the argument nor the file has one.
///
/// # Errors
///
/// As [`read_camera`].
pub fn read_camera_for(
    path: &Path,
    pixel_size_um: Option<PixelSize>,
    of_movie: Option<PixelSize>,
) -> Result<LoadedCamera> {
    let invalid = |cause: String| Error::Toml {
        path: path.into(),
        cause,
    };
    let file: CameraFile = toml_file::read(path, &KEYS)?;
    let stated = pixel_size_um.or(file.pixel_size_um);
    let pixel_size_um = stated
        .or(of_movie)
        .ok_or_else(|| Error::NoPixelSize { path: path.into() })?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut notes = Vec::new();
    let maps = file.maps(folder, &mut notes).map_err(|fault| match fault {
        Fault::Error(error) => error,
        Fault::Cause(cause) => invalid(cause),
    })?;
    let mut camera = match maps {
        Some(maps) => {
            let mask = file.mask.as_ref().map(|mask| read_map(&folder.join(mask)));
            let mask = mask.transpose()?.map(|mask| mask.mapv(|v| v != 0.0));
            let single = |map: &Map| map.mapv(|v| v as f32);
            let [offset, gain, variance] = [&maps.offset, &maps.gain, &maps.variance].map(single);
            let maps = ScmosMaps {
                offset_adu: offset.view(),
                gain_e_per_adu: gain.view(),
                variance_e2: variance.view(),
                mask: mask.as_ref().map(|mask| mask.view()),
            };
            Camera::scmos(pixel_size_um, maps)?
        }
        None => Camera::ideal(pixel_size_um)
            .with_offset_adu(number_or(&file.offset_adu, 0.0))
            .with_gain_e_per_adu(number_or(&file.gain_e_per_adu, 1.0))
            .with_read_noise_e(number_or(&file.read_noise_e, 0.0)),
    };
    camera = camera.with_excess_noise(file.excess_noise.unwrap_or(1.0));
    camera.check()?;
    Ok(LoadedCamera {
        camera,
        pixel_size_is_of_movie: stated.is_none(),
        notes,
    })
}

/// The number for all pixels, or a default.
fn number_or(value: &Option<Value>, default: f64) -> f64 {
    match value {
        Some(Value::Number(number)) => *number,
        Some(Value::Path(_)) | None => default,
    }
}

/// A cause whose message lacks the name of the TOML file, or a complete error.
enum Fault {
    Cause(String),
    Error(Error),
}

impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        Fault::Error(error)
    }
}

impl From<FileError> for Fault {
    fn from(error: FileError) -> Self {
        Fault::Error(error.into())
    }
}

impl CameraFile {
    /// Reads the maps. None if all values are numbers.
    fn maps(
        &self,
        folder: &Path,
        notes: &mut Vec<String>,
    ) -> std::result::Result<Option<Maps>, Fault> {
        let cause = |text: &str| Err(Fault::Cause(text.into()));
        if self.picasso.is_some() || self.storm_analysis.is_some() {
            let noise = self.read_noise_e.is_some()
                || self.variance_e2.is_some()
                || self.variance_adu2.is_some();
            let gain = self.storm_analysis.is_some() && self.gain_e_per_adu.is_some();
            if self.offset_adu.is_some() || noise || gain {
                return cause(
                    "`picasso` and `storm_analysis` contain all maps: remove offset, gain, noise and variance",
                );
            }
            if self.picasso.is_some() && self.storm_analysis.is_some() {
                return cause("give one of `picasso` and `storm_analysis`");
            }
        }
        if let Some(path) = &self.picasso {
            return self.picasso_maps(&folder.join(path)).map(Some);
        }
        if let Some(path) = &self.storm_analysis {
            return storm_analysis_maps(&folder.join(path), notes).map(Some);
        }
        let noises = [
            self.read_noise_e.is_some(),
            self.variance_e2.is_some(),
            self.variance_adu2.is_some(),
        ];
        if noises.iter().filter(|given| **given).count() > 1 {
            return cause("give one of read_noise_e, variance_e2 and variance_adu2");
        }
        let map = |value: &Option<Value>| match value {
            Some(Value::Path(path)) => read_map(&folder.join(path)).map(Some),
            Some(Value::Number(_)) | None => Ok(None),
        };
        let map_at = |path: &Option<PathBuf>| match path {
            Some(path) => read_map(&folder.join(path)).map(Some),
            None => Ok(None),
        };
        let (offset, gain) = (map(&self.offset_adu)?, map(&self.gain_e_per_adu)?);
        let noise = map(&self.read_noise_e)?;
        let (variance_e2, variance_adu2) =
            (map_at(&self.variance_e2)?, map_at(&self.variance_adu2)?);
        let given = [&offset, &gain, &noise, &variance_e2, &variance_adu2];
        let Some(shape) = given.iter().find_map(|map| map.as_ref().map(Array2::dim)) else {
            if let Some(mask) = &self.mask {
                // A mask needs maps, here uniform ones.
                let shape = read_map(&folder.join(mask))?.dim();
                return Ok(Some(self.complete(shape, offset, gain, None)));
            }
            return Ok(None);
        };
        for map in given.into_iter().flatten() {
            if map.dim() != shape {
                let (have, need) = (map.dim(), shape);
                return Err(Fault::Cause(format!(
                    "one map is {}x{} pixels (height x width) and another {}x{}: pass maps of the whole sensor",
                    have.0, have.1, need.0, need.1
                )));
            }
        }
        let variance = match (noise, variance_e2, variance_adu2) {
            (Some(noise), _, _) => Some(noise.mapv(|noise| noise * noise)),
            (_, Some(variance), _) => Some(variance),
            (_, _, Some(variance)) => {
                let gain = self.complete(shape, None, gain.clone(), None).gain;
                Some(variance * &gain * &gain)
            }
            _ => None,
        };
        Ok(Some(self.complete(shape, offset, gain, variance)))
    }

    /// Fills missing maps with the numbers of the file.
    fn complete(
        &self,
        shape: (usize, usize),
        offset: Option<Map>,
        gain: Option<Map>,
        variance: Option<Map>,
    ) -> Maps {
        let filled =
            |value: &Option<Value>, default: f64| Map::from_elem(shape, number_or(value, default));
        Maps {
            offset: offset.unwrap_or_else(|| filled(&self.offset_adu, 0.0)),
            gain: gain.unwrap_or_else(|| filled(&self.gain_e_per_adu, 1.0)),
            variance: variance.unwrap_or_else(|| filled(&self.read_noise_e, 0.0).mapv(|n| n * n)),
        }
    }

    /// Maps of Picasso: offset in ADU, variance in ADU^2, and optionally gain in ADU/e-.
    fn picasso_maps(&self, path: &Path) -> std::result::Result<Maps, Fault> {
        let offset = hdf5::read_map(path, "offset")?;
        let variance = hdf5::read_map(path, "variance")?;
        let gain = match (&self.gain_e_per_adu, hdf5::has(path, "gain")?) {
            (Some(Value::Number(gain)), _) => Map::from_elem(offset.dim(), *gain),
            (Some(Value::Path(_)), _) => {
                return Err(Fault::Cause(
                    "with `picasso`, gain_e_per_adu must be a number or missing".into(),
                ));
            }
            (None, true) => hdf5::read_map(path, "gain")?.mapv(|adu_per_e| 1.0 / adu_per_e),
            (None, false) => {
                return Err(Fault::Cause(format!(
                    "{} has no gain map: add gain_e_per_adu",
                    path.display()
                )));
            }
        };
        let variance = variance * &gain * &gain;
        Ok(Maps {
            offset,
            gain,
            variance,
        })
    }
}

/// Maps of storm-analysis, `[x][y]`: offset in ADU, variance in ADU^2, gain in ADU/e-.
fn storm_analysis_maps(path: &Path, notes: &mut Vec<String>) -> std::result::Result<Maps, Fault> {
    let array = read_array(path)?;
    let [3, width, height] = array.shape()[..] else {
        return Err(Fault::Cause(format!(
            "{} has the shape {:?}: calibrations of storm-analysis are (3, x, y)",
            path.display(),
            array.shape()
        )));
    };
    notes.push(format!(
        "{}: maps of storm-analysis are [x][y] and were transposed",
        path.display()
    ));
    let all = array.into_f64();
    let map = |k: usize| {
        let stored = &all[k * width * height..][..width * height];
        Array2::from_shape_fn((height, width), |(y, x)| stored[x * height + y])
    };
    let gain = map(2).mapv(|adu_per_e| 1.0 / adu_per_e);
    let variance = map(1) * &gain * &gain;
    Ok(Maps {
        offset: map(0),
        gain,
        variance,
    })
}

/// Reads a map from `.npy`, `.tif`, or `FILE.h5:DATASET`.
fn read_map(path: &Path) -> Result<Map> {
    let name = path.to_string_lossy();
    for extension in [".h5:", ".hdf5:"] {
        if let Some(at) = name.find(extension) {
            let (file, dataset) = name.split_at(at + extension.len());
            let file = Path::new(file.trim_end_matches(':'));
            return Ok(hdf5::read_map(file, dataset)?);
        }
    }
    let (height, width, values) = read_image(path)?;
    Array2::from_shape_vec((height, width), values).map_err(|error| Error::Toml {
        path: path.into(),
        cause: error.to_string(),
    })
}
