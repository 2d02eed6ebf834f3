//! Simulated stacks of ROIs in files.

use std::fmt::Write;
use std::path::Path;

use gaussmle::simulate::{Simulated, Simulation};
use gaussmle_io::movie::{FileError, write_array};
use gaussmle_io::write_atomically;

use crate::error::{Error, Result};
use crate::localize::check_output_paths;

/// A simulated stack of ROIs to be written to a `.npy` file.
#[derive(Debug)]
pub struct SimulateStack<'a> {
    /// The settings of the simulation.
    pub simulation: &'a Simulation,
    /// The number of ROIs.
    pub spots: usize,
    /// The file of ROIs.
    pub rois: &'a Path,
    /// The file of their corners.
    pub corners: Option<&'a Path>,
    /// The CSV table of the true parameters.
    pub truth: Option<&'a Path>,
}

impl SimulateStack<'_> {
    /// Simulates the stack and writes the files.
    ///
    /// # Errors
    ///
    /// Returns an error if a setting is out of range, or a file cannot be written.
    pub fn run(&self) -> Result<()> {
        let outputs = [Some(self.rois), self.corners, self.truth];
        let outputs: Vec<_> = outputs.into_iter().flatten().map(Path::to_owned).collect();
        check_output_paths(&outputs, &[])?;
        if self.rois.extension().is_none_or(|ending| ending != "npy") {
            let what = "ROIs are written as .npy: choose a name with that ending";
            return Err(Error::File(FileError::Refused {
                path: self.rois.into(),
                what: what.into(),
            }));
        }
        let simulated = self.simulation.run(self.spots)?;
        let pixels = simulated.to_u16();
        let bytes = pixels.iter().flat_map(|v| v.to_le_bytes());
        write_array(self.rois, "<u2", pixels.shape(), bytes)?;
        if let Some(path) = self.corners {
            let bytes = simulated.corners.iter().flat_map(|v| v.to_le_bytes());
            write_array(path, "<i4", simulated.corners.shape(), bytes)?;
        }
        if let Some(path) = self.truth {
            write_atomically(path, truth_csv(&simulated).as_bytes())?;
        }
        Ok(())
    }
}

/// The true parameters as a CSV table, in um on the sensor.
fn truth_csv(simulated: &Simulated) -> String {
    let side_um = simulated.pixel_size_um.xy();
    let mut text = String::from("roi,x,y,z,photons,background,sigma_x,sigma_y\n");
    for (roi, spot) in simulated.truth.iter().enumerate() {
        let um = |axis: usize, px: f64| {
            (f64::from(simulated.corners[[roi, axis]]) + px + 0.5) * side_um[axis]
        };
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{roi},{},{},{},{},{},{},{}",
            um(0, spot.x_px),
            um(1, spot.y_px),
            spot.z_um,
            spot.photons,
            spot.background,
            spot.sigma_x_px * side_um[0],
            spot.sigma_y_px * side_um[1]
        );
    }
    text
}
