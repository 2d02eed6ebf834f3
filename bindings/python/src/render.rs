//! Pictures of localizations.

use std::path::PathBuf;
use std::sync::Arc;

use gaussmle_report::render as pictures;
use gaussmle_report::render::{
    ColorMap, ColorMapping, Contrast, PixelType, RenderMode, RenderOptions,
};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

use crate::array::{InputArray, Memory};
use crate::errors::{self, OrRaise};
use crate::table::{Columns, TableInfo};
use crate::work::Call;

/// A drawn picture.
#[pyclass(frozen, module = "gaussmle._native")]
pub struct Picture(Arc<pictures::Picture>);

/// Draws the localizations of a table. Returns the picture, and remarks on its pixels and region.
#[pyfunction]
#[allow(
    clippy::too_many_arguments,
    reason = "the Python function has keywords"
)]
pub fn render(
    py: Python<'_>,
    columns: Columns<'_>,
    info: TableInfo,
    pixel_size: Option<f64>,
    region: Option<[f64; 4]>,
    histogram: bool,
    width: Option<f64>,
    z: bool,
    max_std: Option<f64>,
    discs: bool,
) -> PyResult<(Picture, Vec<String>)> {
    let table = columns.table()?;
    let metadata = info.metadata();
    let options = RenderOptions {
        pixel_size_um: pixel_size,
        region_um: region,
        field_um: metadata.field_um(),
        localized_um2: metadata.region_um2(),
        mode: match (histogram, width) {
            (true, _) => RenderMode::Histogram,
            (_, Some(std_um)) => RenderMode::Fixed { std_um },
            _ => RenderMode::Gaussian,
        },
        z,
        max_std_um: max_std,
        min_std_um: (!discs).then_some(0.0),
    };
    let picture = Call::plain().run(py, move || Ok(pictures::render(&table, &options)?))?;
    let remarks = [
        options.warning(metadata.pixel_size_um),
        options.outside_note(&picture.row_counts),
    ];
    let remarks = remarks.into_iter().flatten().collect();
    Ok((Picture(Arc::new(picture)), remarks))
}

/// A picture from its parts: counts, sums of z with the range of the hues, the size of a pixel, the
/// origin, and the numbers of rows in the order of `tally`.
#[pyfunction]
pub fn picture_from_parts(
    counts: InputArray<'_>,
    z: Option<(InputArray<'_>, [f64; 2])>,
    pixel_size: f64,
    origin: [f64; 2],
    tally: [u64; 5],
) -> PyResult<Picture> {
    let [inside, outside, unusable, not_finite, too_wide] = tally;
    let rows = pictures::RowCounts {
        inside,
        outside,
        unusable,
        not_finite,
        too_wide,
    };
    let width = counts.plane::<f32>()?.ncols();
    let z = match &z {
        Some((sums, range)) => Some((sums.values::<f32>()?.to_vec(), *range)),
        None => None,
    };
    let counts = counts.values::<f32>()?.to_vec();
    let picture = pictures::Picture::from_parts(width, (pixel_size, origin), counts, z, rows);
    let invalid = || errors::input("counts and sums of z differ in size");
    Ok(Picture(Arc::new(picture.ok_or_else(invalid)?)))
}

#[pymethods]
impl Picture {
    /// The PNG with the default colours.
    fn png<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let picture = self.0.clone();
        let bytes = Call::plain().run(py, move || Ok(picture.png(&ColorMapping::default())?))?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// The count at full brightness and the exponent of the brightness, by default.
    #[getter]
    fn tone(&self) -> (f32, f32) {
        let tone = self.0.tone(&ColorMapping::default());
        (tone.full, tone.gamma)
    }

    /// The z of the first and the last hue, or None.
    #[getter]
    fn z_range(&self) -> Option<(f64, f64)> {
        self.0.z_range_um.map(Into::into)
    }

    /// The counts weighted by z, or None.
    fn z_sums(&self) -> Option<Memory> {
        let picture = &self.0;
        let sums = picture.z_sums_um.clone()?;
        Some(Memory::owned(sums, &[picture.height, picture.width]))
    }

    /// The number of localizations in each pixel.
    fn counts(&self) -> Memory {
        let picture = &self.0;
        Memory::owned(picture.counts.clone(), &[picture.height, picture.width])
    }

    /// The mean z of each pixel, NaN for empty pixels, or None if the picture has no z.
    fn z(&self) -> Option<Memory> {
        let picture = &self.0;
        picture.z_sums_um.as_ref()?;
        let z = (0..picture.counts.len()).map(|pixel| picture.z_um(pixel).unwrap_or(f32::NAN));
        Some(Memory::owned(z.collect(), &[picture.height, picture.width]))
    }

    #[getter]
    fn pixel_size(&self) -> f64 {
        self.0.pixel_size_um
    }

    #[getter]
    fn origin(&self) -> (f64, f64) {
        self.0.origin_um.into()
    }

    /// The numbers of rows that were drawn and left out, by reason.
    #[getter]
    fn tally<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (counts, out) = (&self.0.row_counts, PyDict::new(py));
        out.set_item("inside", counts.inside)?;
        out.set_item("outside", counts.outside)?;
        out.set_item("unusable", counts.unusable)?;
        out.set_item("not_finite", counts.not_finite)?;
        out.set_item("too_wide", counts.too_wide)?;
        Ok(out)
    }

    /// Writes a PNG, or a TIFF with 32-bit or 16-bit pixels. Returns a note on what a TIFF lacks.
    #[allow(
        clippy::too_many_arguments,
        reason = "the Python function has keywords"
    )]
    fn save(
        &self,
        py: Python<'_>,
        path: PathBuf,
        colors: Option<&str>,
        percentile: Option<f64>,
        count: Option<f64>,
        gamma: Option<f64>,
        z_range: Option<[f64; 2]>,
        scale_bar: bool,
        u16: bool,
    ) -> PyResult<Option<String>> {
        let mut mapping = ColorMapping {
            gamma,
            z_range_um: z_range,
            scale_bar,
            ..ColorMapping::default()
        };
        if let Some(name) = colors {
            mapping.color_map = name.parse::<ColorMap>().or_raise()?;
        }
        if let Some(percentile) = percentile {
            mapping.contrast = Contrast::Percentile(percentile);
        }
        if let Some(count) = count {
            mapping.contrast = Contrast::Count(count);
        }
        let picture = self.0.clone();
        Call::plain().run(py, move || {
            match u16 {
                true => picture.to_tiff(&path, PixelType::U16, &mapping)?,
                false => picture.save(&path, &mapping)?,
            }
            let is_png = path
                .extension()
                .is_some_and(|end| end.eq_ignore_ascii_case("png"));
            let note = picture.tiff_note(&mapping);
            Ok(note.filter(|_| u16 || !is_png))
        })
    }
}
