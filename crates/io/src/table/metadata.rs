//! The description of a table besides its rows.

use std::collections::BTreeMap;

use gaussmle::model::Given;
use gaussmle::{Model, PixelSize};
use serde::Serialize;

use super::format::Format;
use super::step::Step;

/// A likely cause of poor fits, as the run that made a table named it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoredRemark {
    /// The name of the cause, in lower case.
    pub cause: String,
    /// The signs and the remedy.
    pub text: String,
}

/// The remarks of a run, once all of its rows are read.
pub(super) type RemarkSource<'a> = &'a (dyn Fn() -> Vec<StoredRemark> + Sync);

impl StoredRemark {
    /// The remarks of a list in a file. Other values are left out.
    pub(super) fn from_json(list: &serde_json::Value) -> Vec<Self> {
        let text = |remark: &serde_json::Value, key| Some(remark.get(key)?.as_str()?.to_owned());
        let remark = |remark| {
            Some(Self {
                cause: text(remark, "cause")?,
                text: text(remark, "text")?,
            })
        };
        let all = list.as_array().into_iter().flatten();
        all.filter_map(remark).collect()
    }
}

/// The metadata of a table that was fitted: the model, the movie and the configuration.
#[derive(Clone, Debug)]
pub struct Metadata {
    /// The fitted model.
    pub model: Model,
    /// The size of a camera pixel in the sample, um.
    pub pixel_size_um: PixelSize,
    /// Pixels of the movie along x, 0 if unknown.
    pub width: usize,
    /// Pixels of the movie along y, 0 if unknown.
    pub height: usize,
    /// Frames of the movie, 0 if unknown.
    pub frames: usize,
    /// TOML that repeats the run. All keys are in sections.
    pub configuration: String,
    /// Remarks for the reader of the table.
    pub notes: Vec<String>,
    /// Likely causes of poor fits that the run named, the likeliest first.
    pub remarks: Vec<StoredRemark>,
    /// The steps after the fit that changed the rows.
    pub steps: Vec<Step>,
}

impl Metadata {
    /// The metadata as they are read from a file of a format.
    pub fn to_table_metadata(&self, format: Format) -> TableMetadata {
        let known = |number: usize| (number > 0).then_some(number);
        TableMetadata {
            pixel_size_um: Some(self.pixel_size_um),
            model: Some(self.model.name().into()),
            width: known(self.width),
            height: known(self.height),
            frames: known(self.frames),
            configuration: Some(self.configuration.clone()),
            notes: self.notes.clone(),
            remarks: self.remarks.clone(),
            steps: self.steps.clone(),
            ..TableMetadata::of(format)
        }
    }
}

/// Values that a table lacks and other programs' formats need. They take precedence over the file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableOverrides {
    /// The size of a camera pixel in the sample, um.
    pub pixel_size_um: Option<PixelSize>,
    /// The width of all spots, um, for a table without a column of widths.
    pub sigma_um: Option<f64>,
    /// The PSF that gives the widths from the column z.
    pub psf: Option<Given>,
}

/// The key of the section `[movie]` of a configuration with the number of pixels of the run's regions.
pub const REGION_PIXELS: &str = "region_pixels";

/// The key of that section with the number of pixels that can have a row: those of the regions, without those at
/// the border whose spots are left out.
pub const SEARCHED_PIXELS: &str = "searched_pixels";

/// The metadata of a table in a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TableMetadata {
    /// The format of the file.
    pub format: Format,
    /// The size of a camera pixel in the sample, um.
    pub pixel_size_um: Option<PixelSize>,
    /// The name of the fitted model.
    pub model: Option<String>,
    /// Pixels of the movie along x.
    pub width: Option<usize>,
    /// Pixels of the movie along y.
    pub height: Option<usize>,
    /// Frames of the movie.
    pub frames: Option<usize>,
    /// TOML that repeats the run.
    pub configuration: Option<String>,
    /// Remarks of the file, and those of the reader.
    pub notes: Vec<String>,
    /// Likely causes of poor fits that the run named, the likeliest first. Empty if it named none or
    /// the file does not keep them.
    pub remarks: Vec<StoredRemark>,
    /// The steps after the fit that changed the rows, in order.
    pub steps: Vec<Step>,
    /// Units of the columns, by name.
    pub units: BTreeMap<String, String>,
}

impl TableMetadata {
    /// Metadata with a format and nothing else.
    pub fn of(format: Format) -> Self {
        Self {
            format,
            pixel_size_um: None,
            model: None,
            width: None,
            height: None,
            frames: None,
            configuration: None,
            notes: Vec::new(),
            remarks: Vec::new(),
            steps: Vec::new(),
            units: BTreeMap::new(),
        }
    }

    /// Width and height of the movie, um. None if one is unknown or not positive.
    pub fn field_um(&self) -> Option<[f64; 2]> {
        let [x_um, y_um] = self.pixel_size_um?.xy();
        let size = [self.width? as f64 * x_um, self.height? as f64 * y_um];
        size.iter().all(|um| *um > 0.0).then_some(size)
    }

    /// The number of pixels of the regions whose rows the run kept; none if it kept all rows.
    pub fn region_pixels(&self) -> Option<u64> {
        self.pixels(REGION_PIXELS)
    }

    /// The area of these regions, um^2.
    pub fn region_um2(&self) -> Option<f64> {
        self.area_um2(self.region_pixels()?)
    }

    /// The area that the run searched, um^2: that of the regions or the field, without the border whose spots
    /// are left out. None if it is not known.
    pub fn searched_um2(&self) -> Option<f64> {
        self.area_um2(self.pixels(SEARCHED_PIXELS)?)
    }

    /// A number of pixels that the section `[movie]` states.
    fn pixels(&self, key: &str) -> Option<u64> {
        let table: toml::Table = self.configuration.as_deref()?.parse().ok()?;
        let pixels = table.get("movie")?.get(key)?.as_integer()?;
        u64::try_from(pixels).ok().filter(|pixels| *pixels > 0)
    }

    fn area_um2(&self, pixels: u64) -> Option<f64> {
        let [x_um, y_um] = self.pixel_size_um?.xy();
        Some(pixels as f64 * x_um * y_um)
    }
}
