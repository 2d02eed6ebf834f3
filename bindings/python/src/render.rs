//! Pictures of localizations.

use std::path::PathBuf;
use std::sync::Arc;

use gaussmle::render::{ColorMap, Contrast, Depth, Kind, Look, RenderOptions};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::array::Memory;
use crate::errors::OrRaise;
use crate::table::{About, Columns};
use crate::work::Call;

/// The library's picture.
#[pyclass(frozen, module = "gaussmle._native")]
pub struct Picture(Arc<gaussmle::render::Picture>);

/// Draws a table.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "the Python half gathers them")]
pub fn render(
    py: Python<'_>,
    columns: Columns<'_>,
    about: About,
    pixel_size: Option<f64>,
    region: Option<[f64; 4]>,
    histogram: bool,
    width: Option<f64>,
    z: bool,
    max_std: Option<f64>,
) -> PyResult<Picture> {
    let table = columns.table()?;
    let options = RenderOptions {
        pixel_size_um: pixel_size,
        region_um: region,
        field_um: about.metadata().field_um(),
        kind: match (histogram, width) {
            (true, _) => Kind::Histogram,
            (_, Some(std_um)) => Kind::Fixed { std_um },
            _ => Kind::Gaussian,
        },
        z,
        max_std_um: max_std,
    };
    let picture = Call::plain().run(py, move || Ok(gaussmle::render::render(&table, &options)?))?;
    Ok(Picture(Arc::new(picture)))
}

#[pymethods]
impl Picture {
    /// Localizations in each pixel.
    fn counts(&self) -> Memory {
        let picture = &self.0;
        Memory::own(picture.counts.clone(), &[picture.height, picture.width])
    }

    /// The mean z of each pixel, NaN where nothing is.
    fn z(&self) -> Option<Memory> {
        let picture = &self.0;
        picture.z_sums_um.as_ref()?;
        let z = (0..picture.counts.len()).map(|pixel| picture.z_um(pixel).unwrap_or(f32::NAN));
        Some(Memory::own(z.collect(), &[picture.height, picture.width]))
    }

    #[getter]
    fn pixel_size(&self) -> f64 {
        self.0.pixel_size_um
    }

    #[getter]
    fn origin(&self) -> (f64, f64) {
        self.0.origin_um.into()
    }

    /// What became of the rows.
    #[getter]
    fn tally<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (tally, out) = (&self.0.tally, PyDict::new(py));
        out.set_item("inside", tally.inside)?;
        out.set_item("outside", tally.outside)?;
        out.set_item("unusable", tally.unusable)?;
        out.set_item("not_finite", tally.not_finite)?;
        out.set_item("too_wide", tally.too_wide)?;
        Ok(out)
    }

    /// Writes a PNG, or a TIFF of 32-bit or 16-bit numbers.
    #[allow(clippy::too_many_arguments, reason = "the Python half gathers them")]
    fn save(
        &self,
        py: Python<'_>,
        path: PathBuf,
        colors: Option<&str>,
        percentile: Option<f64>,
        count: Option<f64>,
        gamma: f64,
        z_range: Option<[f64; 2]>,
        scale_bar: bool,
        u16: bool,
    ) -> PyResult<()> {
        let mut look = Look {
            gamma,
            z_range_um: z_range,
            scale_bar,
            ..Look::default()
        };
        if let Some(name) = colors {
            look.color_map = name.parse::<ColorMap>().or_raise()?;
        }
        if let Some(percentile) = percentile {
            look.contrast = Contrast::Percentile(percentile);
        }
        if let Some(count) = count {
            look.contrast = Contrast::Count(count);
        }
        let picture = self.0.clone();
        Call::plain().run(py, move || {
            match u16 {
                true => picture.to_tiff(&path, Depth::U16, &look)?,
                false => picture.save(&path, &look)?,
            }
            Ok(())
        })
    }
}
