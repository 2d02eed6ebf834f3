//! All options of a run, and their TOML form.

use std::ops::Range;
use std::path::{Path, PathBuf};

use gaussmle::device::Rates;
use gaussmle::error::ParseError;
use gaussmle::{Camera, Fitter, FitterBuilder, Model, Output, PixelSize, Settings};
use gaussmle_base::config::{check_keys, from_table, parse_toml};
use gaussmle_detect::Detection;
use gaussmle_io::movie::{FileError, MovieMetadata};

use super::calibrated_model::CalibratedModel;
use super::camera::CameraConfig;
use super::detection::DetectionConfig;
use super::in_memory::is_in_memory;
use super::input::InputConfig;
use super::model::ModelConfig;
use super::named_camera::is_word;
use super::region::Region;
use super::regions::Regions;
use super::section::Section;
use super::sigma::Sigma;
use crate::error::{Error, Result, config, value};

/// The options of a run. Unset fields come from a configuration file, or have a default.
///
/// In TOML all fields of all groups are keys of one section, `[localize]` or `[fit]`.
///
/// ```
/// use gaussmle_smlm::RunConfig;
/// use gaussmle_smlm::config::Section;
///
/// let text = "
///     [localize]
///     model = 'xynb'
///     sigma_um = 0.13
///     pixel_size_um = 0.1
///     frames = '0:500'
///     backend = 'cpu'
/// ";
/// let run = RunConfig::from_toml(text, Section::Localize)?;
/// assert_eq!(run.camera.pixel_size_um, Some(0.1.into()));
/// assert_eq!(run.input.frames, Some("0:500".parse()?));
///
/// // The text form of a run gives the same run.
/// let text = run.to_toml(Section::Localize);
/// assert_eq!(RunConfig::from_toml(&text, Section::Localize)?, run);
///
/// // An unknown key is an error.
/// let error = RunConfig::from_toml("[localize]\nsigma = 0.13", Section::Localize).unwrap_err();
/// assert!(error.to_string().contains("did you mean `sigma_um`"));
/// # Ok::<(), gaussmle::error::ParseError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RunConfig {
    /// The model, and the conditions that end a fit.
    pub model: ModelConfig,
    /// The camera.
    pub camera: CameraConfig,
    /// The search for spots.
    pub detection: DetectionConfig,
    /// The part of a movie that is read.
    pub input: InputConfig,
    /// Device settings.
    pub settings: Settings,
    /// Device settings of the environment, for those that `settings` leaves unset. They are not
    /// part of the TOML form.
    pub environment: Settings,
    /// Measured speeds of devices. They are not part of the TOML form.
    pub rates: Rates,
}

/// Sections that describe a result, and have no options.
const DESCRIPTIONS: [&str; 6] = ["table", "units", "movie", "camera", "psf", "run"];

/// Refuses options outside of their section: above all sections, or in one of another name, such as
/// `[device]`. A name that starts like that of a section is misspelt, which [`check_keys`] tells.
fn check_groups(file: &toml::Table, section: Section) -> std::result::Result<(), ParseError> {
    let keys = section.keys();
    let is_like = |name: &str, known: &str| name.get(..3) == known.get(..3);
    for (name, value) in file {
        let toml::Value::Table(group) = value else {
            if keys.contains(&name.as_str()) {
                let section = section.name();
                return Err(ParseError::new(format!(
                    "`{name}` is a key of [{section}]: write it below a line [{section}]"
                )));
            }
            continue;
        };
        let sections = [Section::Localize, Section::Fit].map(Section::name);
        let is_known = DESCRIPTIONS.contains(&name.as_str())
            || sections.iter().any(|known| is_like(name, known));
        let options = group.keys().filter(|key| keys.contains(&key.as_str()));
        let options: Vec<String> = options.map(|key| format!("`{key}`")).collect();
        if !is_known && !options.is_empty() {
            let (options, section) = (options.join(", "), section.name());
            return Err(ParseError::new(format!(
                "there is no section [{name}]: all options are keys of [{section}], so move {options} there"
            )));
        }
    }
    Ok(())
}

impl RunConfig {
    /// Reads a section of a TOML file. The `.toml` beside a CSV table is such a file.
    ///
    /// Relative paths in it start from its folder.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read, the section is missing, a key is unknown, or a
    /// value is invalid.
    pub fn from_toml_file(path: &Path, section: Section) -> Result<Self> {
        let text = gaussmle_base::files::read_text(path).map_err(|source| FileError::Read {
            path: path.into(),
            source,
        })?;
        let mut run =
            Self::from_toml(&text, section).map_err(|error| gaussmle_io::Error::Toml {
                path: path.into(),
                cause: error.into(),
            })?;
        let folder = path.parent().unwrap_or(Path::new(""));
        for file in run.files_mut() {
            let is_file =
                |path: &Path| !is_in_memory(path) && (!is_word(path) || folder.join(path).exists());
            if is_file(file) {
                *file = folder.join(&*file);
            }
        }
        Ok(run)
    }

    /// Reads a section of TOML text. It may come from others, so it cannot have settings of the
    /// machine, such as the path of a library.
    ///
    /// # Errors
    ///
    /// Returns an error as [`RunConfig::from_toml_file`].
    pub fn from_toml(text: &str, section: Section) -> std::result::Result<Self, ParseError> {
        let file = parse_toml(text)?;
        Settings::check_run(&file)?;
        check_groups(&file, section)?;
        let sections = [Section::Localize, Section::Fit].map(Section::name);
        check_keys(&file, &[&sections[..], &DESCRIPTIONS].concat(), "section")?;
        let Some(toml::Value::Table(table)) = file.get(section.name()) else {
            let message = format!("there is no section [{}]", section.name());
            return Err(ParseError::new(message));
        };
        Self::from_table(table, section)
    }

    /// Reads the keys of a section, and settings of the machine, which the caller vouches for.
    ///
    /// # Errors
    ///
    /// Returns the key that is unknown or whose value is invalid.
    pub fn from_table(
        table: &toml::Table,
        section: Section,
    ) -> std::result::Result<Self, ParseError> {
        let table = &with_names_of_today(table)?;
        check_keys(table, &section.keys(), "key")?;
        Ok(Self {
            model: from_table(table)?,
            camera: from_table(table)?,
            detection: from_table(table)?,
            input: from_table(table)?,
            settings: from_table(table)?,
            ..Self::default()
        })
    }

    /// The options as a section of TOML text, without settings of the machine. Paths are absolute:
    /// the text is valid in any folder.
    pub fn to_toml(&self, section: Section) -> String {
        let mut run = self.clone();
        run.settings = run.settings.of_run();
        for path in run.files_mut() {
            if !is_in_memory(path)
                && let Ok(absolute) = std::path::absolute(&*path)
            {
                // A path that is not UTF-8 has no TOML form. What is written in its place names no
                // file, so a run that repeats this one ends with an error.
                *path = absolute.to_string_lossy().into_owned().into();
            }
        }
        let mut table = toml::Table::new();
        // Plain values always have a TOML form.
        table.extend(toml::Table::try_from(&run.model).unwrap_or_default());
        table.extend(toml::Table::try_from(&run.camera).unwrap_or_default());
        table.extend(toml::Table::try_from(&run.detection).unwrap_or_default());
        table.extend(toml::Table::try_from(&run.input).unwrap_or_default());
        table.extend(toml::Table::try_from(&run.settings).unwrap_or_default());
        toml::Table::from_iter([(section.name().to_owned(), table.into())]).to_string()
    }

    /// Fills unset fields from `other`.
    pub fn or(self, other: Self) -> Self {
        let model = other.model.after(&self.model);
        let camera = other.camera.after(&self.camera);
        let detection = other.detection.after(&self.detection);
        Self {
            model: self.model.or(model),
            camera: self.camera.or(camera),
            detection: self.detection.or(detection),
            input: self.input.or(other.input),
            settings: self.settings.or(other.settings),
            environment: self.environment.or(other.environment),
            rates: self.rates,
        }
    }

    /// Adds the device settings of the environment, and the device speeds measured by this user. A
    /// camera that is a name gets the values of `[cameras.NAME]` in [`Settings::files`].
    ///
    /// # Errors
    ///
    /// As [`Settings::from_environment`], and if no file has the camera.
    pub fn with_environment(self) -> Result<Self> {
        Ok(Self {
            camera: self.camera.resolved()?,
            environment: Settings::from_environment()?,
            rates: Rates::of_this_user(),
            ..self
        })
    }

    /// The model.
    ///
    /// # Errors
    ///
    /// As [`ModelConfig::model`].
    pub fn model(&self) -> Result<Model> {
        self.model.model()
    }

    /// The model, and the conditions of its calibration.
    ///
    /// # Errors
    ///
    /// As [`ModelConfig::calibrated_model`].
    pub fn calibrated_model(&self) -> Result<CalibratedModel> {
        self.model.calibrated_model()
    }

    /// The camera, and notes on how its file was read.
    ///
    /// # Errors
    ///
    /// As [`CameraConfig::camera`].
    pub fn camera(&self) -> Result<(Camera, Vec<String>)> {
        self.camera.camera()
    }

    /// The camera for a movie, which may state its pixel size, and notes.
    ///
    /// # Errors
    ///
    /// As [`CameraConfig::camera_for`].
    pub fn camera_for(&self, movie: &MovieMetadata) -> Result<(Camera, Vec<String>)> {
        self.camera.camera_for(movie)
    }

    /// The camera for fits of a model, and notes: as [`RunConfig::camera_for`], with the pixel size of the PSF's
    /// calibration where nothing else states one.
    ///
    /// # Errors
    ///
    /// As [`CameraConfig::camera_for`].
    pub fn camera_for_model(
        &self,
        model: &CalibratedModel,
        movie: &MovieMetadata,
    ) -> Result<(Camera, Vec<String>)> {
        match self.camera_for(movie) {
            Err(error) if error.option() == Some("pixel_size_um") => {
                self.camera_for(&model.with_pixel_size(movie))
            }
            camera => camera,
        }
    }

    /// The model, the camera for a movie, and notes. If both are missing, one error asks for both.
    ///
    /// # Errors
    ///
    /// As [`ModelConfig::calibrated_model`] and [`CameraConfig::camera_for`].
    pub(crate) fn model_and_camera(
        &self,
        movie: &MovieMetadata,
    ) -> Result<(CalibratedModel, Camera, Vec<String>)> {
        let model = self.calibrated_model();
        let camera = match &model {
            Ok(model) => self.camera_for_model(model, movie),
            Err(_) => self.camera_for(movie),
        };
        match (model, camera) {
            (Ok(model), Ok((camera, notes))) => Ok((model, camera, notes)),
            (
                Err(Error::Config { option, cause }),
                Err(Error::Config {
                    option: other,
                    cause: also,
                }),
            ) => Err(config(option, format!("{cause}; `{other}`: {also}"))),
            (Err(error), _) | (_, Err(error)) => Err(error),
        }
    }

    /// The search for spots of a model. Unless it is set, the side of a ROI is that of the PSF's
    /// calibration, or one for which the light was measured.
    ///
    /// # Errors
    ///
    /// Returns an error if more than one criterion is set, or options that exclude each other.
    pub fn detection(
        &self,
        model: &CalibratedModel,
        pixel_size_um: PixelSize,
    ) -> Result<Detection> {
        self.detection.detection(
            &model.model,
            self.model.sigma_um.and_then(Sigma::um),
            model.roi(),
            pixel_size_um,
        )
    }

    /// A builder of the fitter, for fits whose results become a table.
    pub fn fitter(&self, model: Model, camera: Camera) -> FitterBuilder {
        let builder = Fitter::builder(model, camera)
            .outputs(self.outputs())
            .settings(self.settings.clone())
            .settings(self.environment.clone())
            .rates(self.rates.clone());
        self.model.configure(builder)
    }

    /// The results that the table has.
    pub fn outputs(&self) -> Vec<Output> {
        let covariances = self.model.covariances.unwrap_or(false);
        let more = covariances.then_some(Output::Covariance);
        Output::TABLE.into_iter().chain(more).collect()
    }

    /// The frames of a movie that are read, of its number of frames.
    ///
    /// # Errors
    ///
    /// Returns an error if the movie has too many frames, or not those of the options.
    pub fn frames(&self, frames: usize) -> Result<Range<usize>> {
        if frames > u32::MAX as usize {
            let needed = "frames are numbered with 32 bits";
            return Err(value(None, "the movie's frames", frames as f64, needed));
        }
        self.input.frames.unwrap_or_default().of(frames)
    }

    /// The regions of frames of `width` x `height` pixels whose rows are kept; none for all rows.
    ///
    /// # Errors
    ///
    /// As [`Regions::new`].
    pub fn regions(&self, sides: [usize; 2], pixel_size_um: PixelSize) -> Result<Option<Regions>> {
        let regions = self.input.region.as_ref();
        let regions = regions.map(|regions| Regions::new(regions, sides, pixel_size_um));
        regions.transpose()
    }

    /// The files that the options name.
    pub(crate) fn files(&self) -> impl Iterator<Item = &PathBuf> {
        let masks = self.input.region.iter().flatten().filter_map(Region::file);
        let files = [&self.camera.camera, &self.model.psf].into_iter().flatten();
        files.chain(masks)
    }

    /// The files that the options name, which a program may check or replace. The camera may be a name.
    pub fn files_mut(&mut self) -> impl Iterator<Item = &mut PathBuf> {
        let regions = self.input.region.iter_mut().flatten();
        let files = [&mut self.camera.camera, &mut self.model.psf];
        let files = files.into_iter().flatten();
        files.chain(regions.filter_map(Region::file_mut))
    }
}

/// A table in which keys of older files have their names of today.
fn with_names_of_today(table: &toml::Table) -> std::result::Result<toml::Table, ParseError> {
    let mut table = table.clone();
    for (older, key) in [("astigmatic", "psf")] {
        let Some(value) = table.remove(older) else {
            continue;
        };
        if table.insert(key.to_owned(), value).is_some() {
            let message = format!("`{older}` is another name of `{key}`: leave one out");
            return Err(ParseError::new(message));
        }
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use gaussmle::Backend;
    use gaussmle_crowded::Crowded;
    use gaussmle_detect::Border;

    use super::*;
    use crate::config::ModelName;

    /// Without its camera or PSF a run must not be repeated with the default ones.
    #[test]
    fn cameras_and_psfs_in_memory_must_be_given_again() {
        let text = "[fit]\nmodel = 'astigmatic'\nastigmatic = 'memory:psf'\ncamera = 'memory:camera'\n\
                    pixel_size_um = 0.1\n[camera]\nheight = 9\n[psf]\nAx = 0\n[run]\nversion = '0'";
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("run.toml");
        std::fs::write(&path, text).expect("written");
        let run = RunConfig::from_toml_file(&path, Section::Fit).expect("a configuration");
        let cause = |error: Error| error.to_string();
        let camera = run.camera().map_err(cause).expect_err("no camera");
        assert!(camera.contains("camera was in memory"), "{camera}");
        let model = run.model().map_err(cause).expect_err("no PSF");
        assert!(model.contains("PSF was in memory"), "{model}");
        // The text is the same in any folder, and typed options replace both.
        let again = run.to_toml(Section::Fit);
        assert!(
            again.contains("\"memory:psf\"") && again.contains("\"memory:camera\""),
            "{again}"
        );
        let typed = CameraConfig {
            camera: Some("typed.toml".into()),
            ..CameraConfig::default()
        };
        let replaced = run.camera.clone().after(&typed);
        let replaced = typed.or(replaced);
        assert_eq!(replaced.camera, Some("typed.toml".into()));
    }

    fn all_options() -> RunConfig {
        let settings = Settings {
            backend: Some(Backend::Cpu),
            ..Settings::default()
        };
        RunConfig {
            model: ModelConfig {
                model: ModelName::named("xynb"),
                sigma_um: Some(Sigma::Um(0.13)),
                psf: Some("/psf.toml".into()),
                index_mismatch: Some(0.8),
                tolerance: Some(1e-3),
                max_iterations: Some(40),
                bounds: Some(vec!["photons=10:1000000".parse().expect("bounds")]),
                covariances: Some(true),
            },
            camera: CameraConfig {
                pixel_size_um: Some(0.1.into()),
                offset_adu: Some(100.0),
                gain_e_per_adu: Some(0.45),
                read_noise_e: Some(1.6),
                excess_noise: Some(2.0),
                camera: Some("/camera.toml".into()),
            },
            detection: DetectionConfig {
                roi: Some(9),
                false_alarms: Some(0.5),
                threshold: Some(5.0),
                min_net_gradient: Some(400.0),
                detection_sigma_um: Some(0.14),
                min_separation_um: Some(0.3),
                border: Some(Border::Shift),
                isolated: Some(true),
                crowded: Some(Crowded::Auto),
                psf_misfit: Some(0.01),
                background_frames: Some(500),
            },
            input: InputConfig {
                frames: Some("10:20".parse().expect("a range")),
                region: Some(vec![
                    Region::Box([10, 20, 74, 84]),
                    Region::Mask("/mask.tif".into()),
                    Region::from_mask([2, 1], [false, true]),
                ]),
                allow_truncated: Some(true),
                series: Some("2".into()),
                channel: Some("Cy5".into()),
                z: Some(3),
            },
            settings,
            ..RunConfig::default()
        }
    }

    #[test]
    fn every_option_is_a_key_and_survives_toml() {
        let all = all_options();
        let text = all.to_toml(Section::Localize);
        let table: toml::Table = text.parse().expect("TOML");
        let keys = table["localize"].as_table().expect("a section");
        let unset = Settings::names().len() - 1;
        assert_eq!(keys.len() + unset, Section::Localize.keys().len(), "{text}");
        assert_eq!(RunConfig::from_toml(&text, Section::Localize), Ok(all));
    }

    #[test]
    fn a_width_is_a_number_or_auto() {
        let read = |value: &str| {
            let text = format!("[localize]\nsigma_um = {value}");
            RunConfig::from_toml(&text, Section::Localize)
        };
        for (value, expected) in [
            ("0.13", Sigma::Um(0.13)),
            ("1", Sigma::Um(1.0)),
            ("'auto'", Sigma::Auto),
        ] {
            let run = read(value).expect("valid");
            assert_eq!(run.model.sigma_um, Some(expected));
            let text = run.to_toml(Section::Localize);
            assert_eq!(RunConfig::from_toml(&text, Section::Localize), Ok(run));
        }
        let error = read("'wide'").expect_err("no width");
        assert_eq!(error.option(), Some("sigma_um"), "{error}");
        assert!(error.to_string().contains("or auto"), "{error}");
    }

    #[test]
    fn an_empty_list_of_bounds_replaces_none() {
        let read = |text: &str| {
            RunConfig::from_toml(text, Section::Fit)
                .expect("valid")
                .model
        };
        let empty = read("[fit]\nbounds = []");
        assert_eq!(empty.bounds, None);
        let bounded = read("[fit]\nbounds = ['photons=10:1000']");
        assert_eq!(empty.or(bounded.clone()), bounded);
        assert!(bounded.bounds.is_some());
    }

    #[test]
    fn an_unknown_key_is_an_error_with_the_nearest_known_one() {
        let assert_error = |text: &str, part: &str| {
            let error = RunConfig::from_toml(text, Section::Localize)
                .expect_err("invalid")
                .to_string();
            assert!(error.contains(part), "`{error}` lacks `{part}`");
        };
        assert_error("[localize]\nsigma = 1", "did you mean `sigma_um`");
        assert_error("[localize]\nbackedn = 'cpu'", "did you mean `backend`");
        assert_error("[localise]\nroi = 7", "did you mean `localize`");
        assert_error("[fit]\nroi = 7", "no section [localize]");
        assert_error(
            "[localize]\nroi = 7\n[device]\nbackend = 'cpu'\ncolour = 1",
            "there is no section [device]: all options are keys of [localize], so move `backend` there",
        );
        assert_error(
            "model = 'xynbs'\n[localize]\nroi = 7",
            "`model` is a key of [localize]: write it below a line [localize]",
        );
        assert_error("modle = 'xynbs'", "no section `modle`");
        assert_error("[colours]\nred = 1", "no section `colours`");
        assert_error("[localize]\nroi = 'wide'", "roi");
        assert_error("[localize]\nframes = '5'", "FROM:TO");
        assert_error(
            "[localize]\nbackend = 'fpga'",
            "backend: unknown variant `fpga`, expected one of `auto`, `cpu`, `gpu`",
        );
        assert_error("[localize]\nbounds = ['light=1:2']", "no parameter `light`");
        for (line, option) in [
            ("model = 'xyz'", Some("model")),
            ("roi = 'wide'", Some("roi")),
            ("backend = 'fpga'", Some("backend")),
            ("colour = 1", None),
        ] {
            let text = format!("[localize]\npixel_size_um = 0.1\n{line}");
            let error = RunConfig::from_toml(&text, Section::Localize).expect_err("invalid");
            assert_eq!(error.option(), option, "{error}");
            let prefix = option.map_or_else(String::new, |option| format!("{option}: "));
            assert!(error.to_string().starts_with(&prefix), "{error}");
        }
        let error = RunConfig::from_toml("[fit]\nroi = 7", Section::Fit)
            .expect_err("invalid")
            .to_string();
        assert!(error.contains("no key `roi`"), "{error}");
    }

    #[test]
    fn typed_options_come_before_the_file() {
        let file = "[localize]\nthreshold = 5\nroi = 9\noffset_adu = 100\nframes = '3:'";
        let file = RunConfig::from_toml(file, Section::Localize).expect("valid");
        let typed = "[localize]\nfalse_alarms = 1.0\ncamera = 'camera.toml'\nframes = '0:5'";
        let typed = RunConfig::from_toml(typed, Section::Localize).expect("valid");
        let both = typed.or(file);
        let detection = &both.detection;
        assert_eq!(
            (detection.false_alarms, detection.threshold),
            (Some(1.0), None)
        );
        assert_eq!((detection.roi, both.camera.offset_adu), (Some(9), None));
        assert_eq!(both.input.frames.map(|f| f.to_string()), Some("0:5".into()));
    }
}
