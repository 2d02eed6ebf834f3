//! Cameras in TOML files, with units in the keys and maps by path.

use std::path::{Path, PathBuf};

use ndarray::Array2;
use serde::Deserialize;

use crate::camera::Camera;
use crate::error::{Error, Result};
use crate::io::{FileError, hdf5, read_array, read_image};
use crate::keys;

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
    pixel_size_um: Option<f64>,
    offset_adu: Option<Value>,
    gain_e_per_adu: Option<Value>,
    read_noise_e: Option<Value>,
    variance_e2: Option<PathBuf>,
    variance_adu2: Option<PathBuf>,
    excess_noise: Option<f64>,
    qe: Option<f64>,
    mask: Option<PathBuf>,
    picasso: Option<PathBuf>,
    storm_analysis: Option<PathBuf>,
}

const KEYS: [&str; 11] = [
    "pixel_size_um",
    "offset_adu",
    "gain_e_per_adu",
    "read_noise_e",
    "variance_e2",
    "variance_adu2",
    "excess_noise",
    "qe",
    "mask",
    "picasso",
    "storm_analysis",
];

/// A camera from a file, and what should be said of how it was read.
#[derive(Clone, Debug)]
pub struct LoadedCamera {
    /// The camera.
    pub camera: Camera,
    /// For the user's eyes: that maps were transposed, say.
    pub notes: Vec<String>,
}

type Map = Array2<f64>;

/// Offset in ADU, gain in e-/ADU, variance in e-^2.
struct Maps {
    offset: Map,
    gain: Map,
    variance: Map,
}

impl Camera {
    /// A camera from a TOML file:
    ///
    /// ```toml
    /// pixel_size_um = 0.1
    /// offset_adu = 100                # or a map: "offset.npy", "offset.tif", "maps.h5:offset"
    /// gain_e_per_adu = 0.45           # or a map
    /// read_noise_e = 1.6              # or a map; or variance_e2, or variance_adu2, as maps
    /// excess_noise = 1.0              # 2 for an EMCCD at high gain
    /// qe = 0.82                       # carried, never applied
    /// mask = "dead.npy"               # pixels to leave out
    /// # or all maps at once:
    /// # picasso = "scmos_calib.hdf5"  # as `picasso` saves them
    /// # storm_analysis = "calib.npy"  # as storm-analysis saves them: transposed, and turned back here
    /// ```
    ///
    /// Maps are `[row = y][column = x]`, of the whole frame. Paths are from the file's own folder. A pixel size that is given goes before the
    /// file's.
    ///
    /// # Errors
    ///
    /// If a file cannot be read, a key is unknown, or values make no sense together.
    pub fn from_toml_file(path: &Path, pixel_size_um: Option<f64>) -> Result<LoadedCamera> {
        let wrong = |cause: String| Error::Setting {
            from: path.display().to_string(),
            cause,
        };
        let file: CameraFile = keys::read(path, &KEYS)?;
        let pixel_size_um = pixel_size_um
            .or(file.pixel_size_um)
            .ok_or_else(|| wrong("pixel_size_um is missing".into()))?;
        let folder = path.parent().unwrap_or(Path::new(""));
        let mut notes = Vec::new();
        let maps = file.maps(folder, &mut notes).map_err(|fault| match fault {
            Fault::Error(error) => error,
            Fault::Words(cause) => wrong(cause),
        })?;
        let mut camera = match maps {
            Some(maps) => {
                let mask = file.mask.as_ref().map(|mask| read_map(&folder.join(mask)));
                let mask = mask.transpose()?.map(|mask| mask.mapv(|v| v != 0.0));
                let single = |map: &Map| map.mapv(|v| v as f32);
                Camera::scmos(
                    pixel_size_um,
                    single(&maps.offset).view(),
                    single(&maps.gain).view(),
                    single(&maps.variance).view(),
                    mask.as_ref().map(|mask| mask.view()),
                )?
            }
            None => {
                let number = |value: &Option<Value>, default| match value {
                    Some(Value::Number(number)) => *number,
                    _ => default,
                };
                Camera::uniform(
                    pixel_size_um,
                    number(&file.offset_adu, 0.0),
                    number(&file.gain_e_per_adu, 1.0),
                    number(&file.read_noise_e, 0.0),
                )
            }
        };
        camera = camera.excess_noise(file.excess_noise.unwrap_or(1.0));
        camera = camera.qe(file.qe.unwrap_or(1.0));
        camera.check()?;
        Ok(LoadedCamera { camera, notes })
    }
}

/// What is wrong, in words that still want the file's name, or an error that has it.
enum Fault {
    Words(String),
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
    /// The maps, if there are any.
    fn maps(
        &self,
        folder: &Path,
        notes: &mut Vec<String>,
    ) -> std::result::Result<Option<Maps>, Fault> {
        let single = |fault: &str| Err(Fault::Words(fault.into()));
        let own = [&self.offset_adu, &self.read_noise_e];
        let others = self.variance_e2.is_some() || self.variance_adu2.is_some();
        if self.picasso.is_some() || self.storm_analysis.is_some() {
            let gain = self.storm_analysis.is_some() && self.gain_e_per_adu.is_some();
            if own.iter().any(|value| value.is_some()) || others || gain {
                return single(
                    "`picasso` and `storm_analysis` bring all maps: leave offset, gain, noise and variance out",
                );
            }
            if self.picasso.is_some() && self.storm_analysis.is_some() {
                return single("give one of `picasso` and `storm_analysis`");
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
            return single("give one of read_noise_e, variance_e2 and variance_adu2");
        }
        let map = |value: &Option<Value>| match value {
            Some(Value::Path(path)) => read_map(&folder.join(path)).map(Some),
            _ => Ok(None),
        };
        let path = |path: &Option<PathBuf>| match path {
            Some(path) => read_map(&folder.join(path)).map(Some),
            None => Ok(None),
        };
        let (offset, gain) = (map(&self.offset_adu)?, map(&self.gain_e_per_adu)?);
        let noise = map(&self.read_noise_e)?;
        let (in_e2, in_adu2) = (path(&self.variance_e2)?, path(&self.variance_adu2)?);
        let given = [&offset, &gain, &noise, &in_e2, &in_adu2];
        let Some(shape) = given.iter().find_map(|map| map.as_ref().map(Array2::dim)) else {
            if let Some(mask) = &self.mask {
                // A mask alone makes maps of an otherwise uniform camera.
                let shape = read_map(&folder.join(mask))?.dim();
                return Ok(Some(self.complete(shape, offset, gain, None)));
            }
            return Ok(None);
        };
        for map in given.into_iter().flatten() {
            if map.dim() != shape {
                let (have, need) = (map.dim(), shape);
                return Err(Fault::Words(format!(
                    "one map is {}x{} pixels and another {}x{}: pass maps of the same, whole frame",
                    have.1, have.0, need.1, need.0
                )));
            }
        }
        let variance = match (noise, in_e2, in_adu2) {
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

    /// Maps for what there is none of, from the numbers.
    fn complete(
        &self,
        shape: (usize, usize),
        offset: Option<Map>,
        gain: Option<Map>,
        variance: Option<Map>,
    ) -> Maps {
        let filled = |value: &Option<Value>, default: f64| {
            let number = match value {
                Some(Value::Number(number)) => *number,
                _ => default,
            };
            Map::from_elem(shape, number)
        };
        Maps {
            offset: offset.unwrap_or_else(|| filled(&self.offset_adu, 0.0)),
            gain: gain.unwrap_or_else(|| filled(&self.gain_e_per_adu, 1.0)),
            variance: variance.unwrap_or_else(|| filled(&self.read_noise_e, 0.0).mapv(|n| n * n)),
        }
    }

    /// Offset in ADU, variance in ADU^2, and gain in ADU a photoelectron, which may be missing.
    fn picasso_maps(&self, path: &Path) -> std::result::Result<Maps, Fault> {
        let offset = hdf5::read_map(path, "offset")?;
        let variance = hdf5::read_map(path, "variance")?;
        let gain = match (&self.gain_e_per_adu, hdf5::has(path, "gain")?) {
            (Some(Value::Number(gain)), _) => Map::from_elem(offset.dim(), *gain),
            (Some(Value::Path(_)), _) => {
                return Err(Fault::Words(
                    "with `picasso`, gain_e_per_adu is a number or left out".into(),
                ));
            }
            (None, true) => hdf5::read_map(path, "gain")?.mapv(|adu_per_e| 1.0 / adu_per_e),
            (None, false) => {
                return Err(Fault::Words(format!(
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

/// Offset in ADU, variance in ADU^2, gain in ADU an electron; `[x][y]`.
fn storm_analysis_maps(path: &Path, notes: &mut Vec<String>) -> std::result::Result<Maps, Fault> {
    let array = read_array(path)?;
    let [3, width, height] = array.shape()[..] else {
        return Err(Fault::Words(format!(
            "{} has the shape {:?}: storm-analysis' calibrations are (3, x, y)",
            path.display(),
            array.shape()
        )));
    };
    notes.push(format!(
        "{}: maps of storm-analysis are [x][y] and were transposed",
        path.display()
    ));
    let all = array.to_f64();
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

/// A map from `.npy`, `.tif`, or `FILE.h5:DATASET`.
fn read_map(path: &Path) -> Result<Map> {
    let name = path.to_string_lossy();
    for ending in [".h5:", ".hdf5:"] {
        if let Some(at) = name.find(ending) {
            let (file, dataset) = name.split_at(at + ending.len());
            let file = Path::new(file.trim_end_matches(':'));
            return Ok(hdf5::read_map(file, dataset)?);
        }
    }
    let (height, width, values) = read_image(path)?;
    Array2::from_shape_vec((height, width), values).map_err(|error| Error::Setting {
        from: path.display().to_string(),
        cause: error.to_string(),
    })
}
