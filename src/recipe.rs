//! Everything that a run was told, as one TOML table: what is typed, written into results, and replayed.

use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::camera::Camera;
use crate::detect::{Border, Criterion, Detection, FALSE_ALARMS};
use crate::error::{Error, Result, value};
use crate::fitter::{Fitter, FitterBuilder};
use crate::io::FileError;
use crate::keys;
use crate::model::{Astigmatism, Model};
use crate::settings::Settings;

/// The width of a spot in pixels, where nobody says it: what a well-sampled microscope gives.
pub(crate) const USUAL_SIGMA_PX: f64 = 1.3;

/// Frames `from:to`, the last one not included; either may be left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Frames {
    /// The first frame.
    pub from: Option<usize>,
    /// The frame after the last.
    pub to: Option<usize>,
}

impl Frames {
    /// Which frames these are of so many.
    ///
    /// # Errors
    ///
    /// If there are none, or not all of them are there.
    pub fn of(self, frames: usize) -> Result<Range<usize>> {
        let (from, to) = (self.from.unwrap_or(0), self.to.unwrap_or(frames));
        if from <= to && to <= frames {
            return Ok(from..to);
        }
        Err(Error::Setting {
            from: "frames".into(),
            cause: format!("{self} is not in the movie, which has {frames} frames from 0"),
        })
    }
}

impl FromStr for Frames {
    type Err = String;

    fn from_str(text: &str) -> std::result::Result<Self, String> {
        let number = |text: &str| match text.trim() {
            "" => Ok(None),
            text => text.parse().map(Some),
        };
        let wrong =
            || format!("`{text}` is no range of frames: give FROM:TO, as in 0:1000 or 500:");
        let (from, to) = text.split_once(':').ok_or_else(wrong)?;
        let (Ok(from), Ok(to)) = (number(from), number(to)) else {
            return Err(wrong());
        };
        Ok(Self { from, to })
    }
}

impl TryFrom<String> for Frames {
    type Error = String;

    fn try_from(text: String) -> std::result::Result<Self, String> {
        text.parse()
    }
}

impl From<Frames> for String {
    fn from(frames: Frames) -> String {
        frames.to_string()
    }
}

impl fmt::Display for Frames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |n: Option<usize>| n.map_or(String::new(), |n| n.to_string());
        write!(f, "{}:{}", number(self.from), number(self.to))
    }
}

/// What a run is told: model, camera, detection, devices. What is `None` is left to a configuration file, or to the default.
///
/// As TOML the keys are the fields' names; in a file they stand in a section `[localize]` or `[fit]`, with the
/// [`Settings`] of devices beside them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Recipe {
    /// `xynb`, `xynbs`, `xynbsxsy` or `astigmatic`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<String>,
    /// The width: given for `xynb`, to start from for `xynbs` and `xynbsxsy`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sigma_um: Option<f64>,
    /// The file of an astigmatic PSF.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub astigmatic: Option<PathBuf>,
    /// Width of a camera pixel in the sample.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pixel_size_um: Option<f64>,
    /// The camera's number for no light: 0 if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset_adu: Option<f64>,
    /// Electrons for each of the camera's numbers: 1 if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain_e_per_adu: Option<f64>,
    /// Read noise, rms: 0 if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_noise_e: Option<f64>,
    /// 2 for an EMCCD at high gain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excess_noise: Option<f64>,
    /// The file of a camera, in place of the four before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub camera: Option<PathBuf>,
    /// Pixels along a side of a ROI.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roi: Option<usize>,
    /// Expected false spots in an empty frame: 0.1 if no criterion is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub false_alarms: Option<f64>,
    /// Threshold in standard deviations of the noise, in place of an expected number of false spots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threshold: Option<f64>,
    /// Picasso's net gradient, in place of both.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_net_gradient: Option<f64>,
    /// The width that spots are looked for with: the model's if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detection_sigma_um: Option<f64>,
    /// The least distance of two spots: twice that width if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_separation_um: Option<f64>,
    /// `skip` or `shift`: what becomes of spots near the border.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub border: Option<String>,
    /// Which frames.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub frames: Option<Frames>,
    /// Whether a movie that is cut short is read as far as it goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allow_truncated: Option<bool>,
    /// The largest step that may be left in a converged fit, in units of the CRLB.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tolerance: Option<f64>,
    /// Most iterations of a fit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_iterations: Option<u32>,
    /// Where fits may run.
    #[serde(skip)]
    pub settings: Settings,
}

/// The fields above, as a file names them; first those that a fit of ROIs has, too.
const KEYS: [&str; 20] = [
    "model",
    "sigma_um",
    "astigmatic",
    "pixel_size_um",
    "offset_adu",
    "gain_e_per_adu",
    "read_noise_e",
    "excess_noise",
    "camera",
    "tolerance",
    "max_iterations",
    "roi",
    "false_alarms",
    "threshold",
    "min_net_gradient",
    "detection_sigma_um",
    "min_separation_um",
    "border",
    "frames",
    "allow_truncated",
];

/// How many of these a fit of ROIs has.
const FIT_KEYS: usize = 11;

/// Sections of a file that results describe themselves in, and that are not for replaying.
const DESCRIPTIONS: [&str; 3] = ["table", "units", "movie"];

impl Recipe {
    /// A recipe from a section of a TOML file; results' own `.toml` files can be given, too.
    ///
    /// # Errors
    ///
    /// If it cannot be read, lacks the section, or has a key that there is not, or a value that makes no sense.
    pub fn from_toml_file(path: &Path, section: &str) -> Result<Self> {
        let text = std::fs::read_to_string(path).map_err(|source| FileError::Read {
            path: path.into(),
            source,
        })?;
        let recipe = Self::from_toml(&text, section).map_err(|cause| Error::Setting {
            from: path.display().to_string(),
            cause,
        })?;
        // Files that it names are named from where it lies.
        let folder = path.parent().unwrap_or(Path::new(""));
        let beside = |file: Option<PathBuf>| file.map(|file| folder.join(file));
        Ok(Self {
            astigmatic: beside(recipe.astigmatic.clone()),
            camera: beside(recipe.camera.clone()),
            ..recipe
        })
    }

    /// A recipe from the text of such a file.
    ///
    /// # Errors
    ///
    /// In words, as there.
    pub fn from_toml(text: &str, section: &str) -> std::result::Result<Self, String> {
        let file = keys::parse(text)?;
        let sections = ["localize", "fit"];
        let known = [&sections[..], &DESCRIPTIONS].concat();
        keys::check(&file, &known, "section")?;
        let Some(toml::Value::Table(table)) = file.get(section) else {
            return Err(format!("there is no section [{section}]"));
        };
        let mut table = table.clone();
        let settings = Settings::names();
        let own: &[&str] = match section {
            "fit" => &KEYS[..FIT_KEYS],
            _ => &KEYS,
        };
        keys::check(&table, &[own, &settings].concat(), "key")?;
        let settings = Settings::from_table(&table)?;
        table.retain(|key, _| KEYS.contains(&key));
        let recipe: Self = table.try_into().map_err(|error| keys::in_a_line(&error))?;
        Ok(Self { settings, ..recipe })
    }

    /// The recipe as a section of a TOML file. Paths in it are whole, so that it works from elsewhere.
    pub fn to_toml(&self, section: &str) -> String {
        let whole = |path: &Option<PathBuf>| {
            path.as_ref()
                .map(|path| std::path::absolute(path).unwrap_or_else(|_| path.clone()))
        };
        let recipe = Self {
            astigmatic: whole(&self.astigmatic),
            camera: whole(&self.camera),
            ..self.clone()
        };
        let mut table = toml::Table::try_from(&recipe).unwrap_or_default();
        table.extend(self.settings.to_table());
        let file = toml::Table::from_iter([(section.to_owned(), table.into())]);
        file.to_string()
    }

    /// This recipe, and where it says nothing that one. A criterion comes from one of them whole.
    pub fn or(self, that: Self) -> Self {
        let finds = [self.false_alarms, self.threshold, self.min_net_gradient];
        let finds = finds.iter().any(Option::is_some);
        let from = |ours: Option<f64>, theirs: Option<f64>| if finds { ours } else { theirs };
        // A PSF that is typed goes with its model.
        let that = if self.astigmatic.is_some() && self.model.is_none() {
            Self {
                model: None,
                ..that
            }
        } else {
            that
        };
        // So does a camera file; numbers beside another's file are refused later, since they would leave its maps out.
        let that = if self.camera.is_some() {
            Self {
                offset_adu: None,
                gain_e_per_adu: None,
                read_noise_e: None,
                excess_noise: None,
                ..that
            }
        } else {
            that
        };
        Self {
            false_alarms: from(self.false_alarms, that.false_alarms),
            threshold: from(self.threshold, that.threshold),
            min_net_gradient: from(self.min_net_gradient, that.min_net_gradient),
            model: self.model.or(that.model),
            sigma_um: self.sigma_um.or(that.sigma_um),
            astigmatic: self.astigmatic.or(that.astigmatic),
            pixel_size_um: self.pixel_size_um.or(that.pixel_size_um),
            offset_adu: self.offset_adu.or(that.offset_adu),
            gain_e_per_adu: self.gain_e_per_adu.or(that.gain_e_per_adu),
            read_noise_e: self.read_noise_e.or(that.read_noise_e),
            excess_noise: self.excess_noise.or(that.excess_noise),
            camera: self.camera.or(that.camera),
            roi: self.roi.or(that.roi),
            detection_sigma_um: self.detection_sigma_um.or(that.detection_sigma_um),
            min_separation_um: self.min_separation_um.or(that.min_separation_um),
            border: self.border.or(that.border),
            frames: self.frames.or(that.frames),
            allow_truncated: self.allow_truncated.or(that.allow_truncated),
            tolerance: self.tolerance.or(that.tolerance),
            max_iterations: self.max_iterations.or(that.max_iterations),
            settings: self.settings.or(&that.settings),
        }
    }

    /// The model; `xynbsxsy` is not assumed: what is fitted is said by who fits.
    ///
    /// # Errors
    ///
    /// If none is named, or it lacks what it needs.
    pub fn model(&self) -> Result<Model> {
        let wrong = |cause: String| Error::Setting {
            from: "model".into(),
            cause,
        };
        let name = match (&self.model, &self.astigmatic) {
            (Some(name), _) => name.as_str(),
            (None, Some(_)) => "astigmatic",
            (None, None) => {
                let cause =
                    "it is missing: --model with one of xynb, xynbs, xynbsxsy and astigmatic";
                return Err(wrong(cause.into()));
            }
        };
        let start_sigma_um = self.sigma_um;
        if name != "astigmatic" && self.astigmatic.is_some() {
            return Err(wrong(format!("{name} has no use for an astigmatic PSF")));
        }
        match (name, self.sigma_um, &self.astigmatic) {
            ("xynb", Some(sigma_um), _) => Ok(Model::xynb(sigma_um)),
            ("xynb", None, _) => Err(wrong(
                "xynb needs the width of a spot in um: --sigma, or sigma_um in a file".into(),
            )),
            ("xynbs", ..) => Ok(Model::Xynbs { start_sigma_um }),
            ("xynbsxsy", ..) => Ok(Model::Xynbsxsy { start_sigma_um }),
            ("astigmatic", _, Some(file)) => {
                Ok(Model::astigmatic(Astigmatism::from_toml_file(file)?))
            }
            ("astigmatic", _, None) => Err(wrong(
                "astigmatic needs the file of a PSF: --astigmatic".into(),
            )),
            (other, ..) => {
                let cause = "it is one of xynb, xynbs, xynbsxsy and astigmatic";
                Err(wrong(format!("there is no model `{other}`: {cause}")))
            }
        }
    }

    /// The camera, and what should be said of how it was read.
    ///
    /// # Errors
    ///
    /// If its file cannot be read, or there is no pixel size, or both a file and numbers are given.
    pub fn camera(&self) -> Result<(Camera, Vec<String>)> {
        let wrong = |cause: &str| Error::Setting {
            from: "camera".into(),
            cause: cause.into(),
        };
        let numbers = [
            self.offset_adu,
            self.gain_e_per_adu,
            self.read_noise_e,
            self.excess_noise,
        ];
        if let Some(file) = &self.camera {
            if numbers.iter().any(Option::is_some) {
                return Err(wrong(
                    "give either a camera file, or offset, gain, read noise and excess noise",
                ));
            }
            let loaded = Camera::from_toml_file(file, self.pixel_size_um)?;
            return Ok((loaded.camera, loaded.notes));
        }
        let Some(pixel_size_um) = self.pixel_size_um else {
            return Err(wrong(
                "the pixel size is missing: --pixel-size, or pixel_size_um in a file",
            ));
        };
        let camera = Camera::uniform(
            pixel_size_um,
            self.offset_adu.unwrap_or(0.0),
            self.gain_e_per_adu.unwrap_or(1.0),
            self.read_noise_e.unwrap_or(0.0),
        );
        let camera = camera.excess_noise(self.excess_noise.unwrap_or(1.0));
        camera.check()?;
        Ok((camera, Vec::new()))
    }

    /// How spots are looked for.
    ///
    /// # Errors
    ///
    /// If more than one criterion is given, or one that makes no sense.
    pub fn detection(&self, model: &Model, pixel_size_um: f64) -> Result<Detection> {
        let wrong = |cause: &str| Error::Setting {
            from: "detection".into(),
            cause: cause.into(),
        };
        let criterion = match (self.false_alarms, self.threshold, self.min_net_gradient) {
            (None, None, None) => Criterion::FalseAlarms(FALSE_ALARMS),
            (Some(number), None, None) => Criterion::FalseAlarms(number),
            (None, Some(number), None) => Criterion::Deviations(number),
            (None, None, Some(number)) => Criterion::NetGradient(number),
            _ => {
                let cause = "give one of false_alarms, threshold and min_net_gradient";
                return Err(wrong(cause));
            }
        };
        let tuned = self.detection_sigma_um.is_some() || self.min_separation_um.is_some();
        if self.min_net_gradient.is_some() && tuned {
            return Err(wrong(
                "the net gradient has neither a width nor a least distance: leave them out",
            ));
        }
        let border = match self.border.as_deref() {
            None | Some("skip") => Border::Skip,
            Some("shift") => Border::Shift,
            Some(_) => return Err(wrong("border is one of skip and shift")),
        };
        let from_model = match model {
            Model::Xynb { sigma_um } => Some(*sigma_um),
            Model::Astigmatic(curve) => Some(curve.sigma_x0_um.max(curve.sigma_y0_um)),
            _ => self.sigma_um,
        };
        let sigma_um = self.detection_sigma_um.or(from_model);
        let sigma_um = sigma_um.unwrap_or(USUAL_SIGMA_PX * pixel_size_um);
        Ok(Detection {
            criterion,
            sigma_um,
            min_separation_um: self.min_separation_um,
            roi: self.roi.unwrap_or_else(|| side(sigma_um / pixel_size_um)),
            border,
        })
    }

    /// A builder of the fitter.
    pub fn fitter(&self, model: Model, camera: Camera) -> FitterBuilder {
        let mut builder = Fitter::builder(model)
            .camera(camera)
            .settings(self.settings.clone());
        if let Some(tolerance) = self.tolerance {
            builder = builder.tolerance(tolerance);
        }
        if let Some(iterations) = self.max_iterations {
            builder = builder.max_iterations(iterations);
        }
        builder
    }

    /// Refuses a run over less than one frame of pixels.
    pub(crate) fn check_frames(&self, frames: usize) -> Result<Range<usize>> {
        if frames > u32::MAX as usize {
            let needed = "frames are numbered with 32 bits";
            return Err(value("the movie's frames", frames as f64, needed));
        }
        self.frames.unwrap_or_default().of(frames)
    }
}

/// The ROI for spots of a width: three and a half widths to each side, an odd number of pixels.
pub(crate) fn side(sigma_px: f64) -> usize {
    let half = (3.5 * sigma_px).ceil();
    // A width that makes no sense is refused where it is used.
    (2 * half.clamp(3.0, 10.0) as usize) + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_has_its_key() {
        let all = Recipe {
            model: Some("xynb".into()),
            sigma_um: Some(0.13),
            astigmatic: Some("/psf.toml".into()),
            pixel_size_um: Some(0.1),
            offset_adu: Some(100.0),
            gain_e_per_adu: Some(0.45),
            read_noise_e: Some(1.6),
            excess_noise: Some(2.0),
            camera: Some("/camera.toml".into()),
            roi: Some(9),
            false_alarms: Some(0.5),
            threshold: Some(5.0),
            min_net_gradient: Some(400.0),
            detection_sigma_um: Some(0.14),
            min_separation_um: Some(0.3),
            border: Some("shift".into()),
            frames: Some("10:20".parse().expect("a range")),
            allow_truncated: Some(true),
            tolerance: Some(1e-3),
            max_iterations: Some(40),
            settings: Settings {
                backend: Some(crate::Backend::Cpu),
                ..Settings::default()
            },
        };
        let text = all.to_toml("localize");
        let table: toml::Table = text.parse().expect("TOML");
        let keys = table["localize"].as_table().expect("a section");
        let names: Vec<&str> = keys.keys().map(String::as_str).collect();
        for key in KEYS {
            assert!(names.contains(&key), "{key}: {text}");
        }
        assert_eq!(names.len(), KEYS.len() + 1, "{text}");
        assert_eq!(Recipe::from_toml(&text, "localize"), Ok(all));
    }

    #[test]
    fn a_wrong_key_is_told_the_nearest() {
        let says = |text: &str, part: &str| {
            let error = Recipe::from_toml(text, "localize").expect_err("wrong");
            assert!(error.contains(part), "`{error}` does not say `{part}`");
        };
        says("[localize]\nsigma = 1", "did you mean `sigma_um`");
        says("[localize]\nbackedn = 'cpu'", "did you mean `backend`");
        says("[localise]\nroi = 7", "did you mean `localize`");
        says("[fit]\nroi = 7", "no section [localize]");
        says("[localize]\nroi = 'wide'", "roi");
        says("[localize]\nframes = '5'", "FROM:TO");
        says("[localize]\nbackend = 'fpga'", "auto, cpu or gpu");
    }

    #[test]
    fn what_is_typed_comes_before_the_file() {
        let file = "[localize]\nthreshold = 5\nroi = 9\noffset_adu = 100\nframes = '3:'";
        let file = Recipe::from_toml(file, "localize").expect("valid");
        let typed = Recipe {
            false_alarms: Some(1.0),
            camera: Some("camera.toml".into()),
            frames: Some("0:5".parse().expect("a range")),
            ..Recipe::default()
        };
        let both = typed.or(file);
        assert_eq!((both.false_alarms, both.threshold), (Some(1.0), None));
        assert_eq!((both.roi, both.offset_adu), (Some(9), None));
        assert_eq!(both.frames.map(|f| f.to_string()), Some("0:5".into()));
    }

    #[test]
    fn frames_are_those_of_the_movie() {
        let of = |text: &str| text.parse::<Frames>().expect("a range").of(10);
        assert_eq!(of(":").expect("all"), 0..10);
        assert_eq!(of("3:").expect("there"), 3..10);
        assert_eq!(of(":4").expect("there"), 0..4);
        assert_eq!(of("4:4").expect("none"), 4..4);
        for wrong in ["5:11", "7:6", "11:"] {
            let error = of(wrong).expect_err("not there").to_string();
            assert!(
                error.contains(wrong) && error.contains("10 frames"),
                "{error}"
            );
        }
        for wrong in ["", "5", "a:b", "1:2:3", "-1:3"] {
            assert!(wrong.parse::<Frames>().is_err(), "{wrong}");
        }
    }
}
