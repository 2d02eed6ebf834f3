//! Beads in a scan through focus: detected in every frame, then fitted plane by plane in one place.

use std::ops::Range;

use gaussmle::{Fits, Model, RoiSource, Status};
use gaussmle_io::movie::{Movie, Shape};

use super::astigmatism::BeadPoint;
use super::error::CalibrateError;
use super::limits::FEWEST_PLANES;
use super::places::{Sighting, find_places};
use crate::config::{RunConfig, USUAL_SIGMA_PX};
use crate::detect::{Corner, Detector, roi_side};
use crate::error::{Result, value};
use crate::localize::roi_batch::{RoiBatch, frames_of_block};
use crate::simulate::check_step;

/// The width of a bead out of focus over that in focus, for the size of the ROI.
const DEFOCUS_WIDENING: f64 = 1.6;

/// The largest number of spots fitted at once.
const MAX_BATCH: usize = 1 << 16;

/// A scan through focus.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scan {
    /// The distance from one plane to the next, um; negative if beads move towards the objective.
    pub z_step_um: f64,
    /// Consecutive frames in each plane.
    pub frames_per_plane: usize,
}

impl Scan {
    /// A scan with one frame in each plane.
    pub fn new(z_step_um: f64) -> Self {
        Self {
            z_step_um,
            frames_per_plane: 1,
        }
    }

    /// The height of a frame over the first one, um.
    fn z_um(&self, frame: usize) -> f64 {
        (frame / self.frames_per_plane) as f64 * self.z_step_um
    }

    /// Checks the scan, and returns its number of planes.
    fn check(&self, frames: usize) -> Result<usize> {
        check_step(self.z_step_um)?;
        if self.frames_per_plane == 0 {
            let needed = "it must be at least 1";
            return Err(value("the number of frames per plane", 0.0, needed));
        }
        let planes = frames / self.frames_per_plane;
        if planes < FEWEST_PLANES {
            return Err(CalibrateError::FewPlanes { planes }.into());
        }
        Ok(planes)
    }
}

/// A bead without close neighbours.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Bead {
    /// Its number.
    pub number: u64,
    /// Its x coordinate, um.
    pub x_um: f64,
    /// Its y coordinate, um.
    pub y_um: f64,
    /// Frames in which its fit converged.
    pub frames: usize,
}

/// The beads of a scan.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Beads {
    /// Their widths in each plane.
    pub points: Vec<BeadPoint>,
    /// The beads with at least one converged fit.
    pub beads: Vec<Bead>,
    /// The number of beads left out because another is too close.
    pub crowded: usize,
    /// Planes of the scan.
    pub planes: usize,
    /// Notes on camera and movie for the user.
    pub notes: Vec<String>,
}

/// Finds the beads of a scan and fits their widths in each frame.
///
/// Camera, detection and devices are those of `config`; the model is `xynbsxsy`.
///
/// # Errors
///
/// Returns an error if there are fewer than 9 planes, no bead is seen in a third of the frames, an
/// option of `config` is invalid, or a fit fails.
pub fn beads(movie: &dyn Movie, config: &RunConfig, scan: &Scan) -> Result<Beads> {
    let shape = movie.shape();
    let planes = scan.check(shape.frames)?;
    let frames = planes * scan.frames_per_plane;
    let model = Model::Xynbsxsy {
        start_sigma_um: config.model.sigma_um,
    };
    let (camera, mut notes) = config.camera()?;
    notes.extend_from_slice(movie.notes());
    if frames < shape.frames {
        let left = shape.frames - frames;
        notes.push(format!(
            "the last {left} frames are not a complete plane and are left out"
        ));
    }
    let pixel_size_um = camera.pixel_size_um();
    let mut detection = config.detection(&model, pixel_size_um)?;
    if config.detection.roi.is_none() {
        let sigma_px = config
            .model
            .sigma_um
            .map_or(USUAL_SIGMA_PX, |um| um / pixel_size_um);
        detection.roi = roi_side(DEFOCUS_WIDENING * sigma_px);
    }
    let detector = Detector::new(&detection, &camera, shape.width, shape.height)?;
    let fitter = config.fitter(model, camera).build()?;
    let seen = sightings(movie, &detector, frames)?;
    let near_px = 2.0 * detection.sigma_um / pixel_size_um;
    let found = find_places(&seen, near_px, frames.div_ceil(3));
    if found.is_empty() {
        let spots = seen.len();
        return Err(CalibrateError::NoBeadSeen { planes, spots }.into());
    }
    let (isolated, crowded) = isolated_corners(&found, detection.roi, shape);
    if isolated.is_empty() {
        let beads = found.len();
        let roi = detection.roi;
        return Err(CalibrateError::NoBeadAlone { beads, roi }.into());
    }
    let mut out = Beads {
        points: Vec::new(),
        beads: Vec::new(),
        crowded,
        planes,
        notes,
    };
    let positions = isolated
        .iter()
        .map(|corner| centre_px([corner.x, corner.y], detection.roi).map(|px| px * pixel_size_um));
    out.beads = (0..)
        .zip(positions)
        .map(|(number, [x_um, y_um])| Bead {
            number,
            x_um,
            y_um,
            frames: 0,
        })
        .collect();
    let block = (MAX_BATCH / isolated.len()).max(1);
    for first in (0..frames).step_by(block) {
        let range = first..frames.min(first + block);
        let batch = RoiBatch::at(movie, &isolated, detection.roi, range)?;
        let fits = fitter.fit(&batch.rois()?)?;
        out.add(&fits, batch.frames, scan, near_px * pixel_size_um);
    }
    out.beads.retain(|bead| bead.frames > 0);
    Ok(out)
}

impl Beads {
    /// Adds the fits of all beads in some frames.
    fn add(&mut self, fits: &Fits, frames: Range<usize>, scan: &Scan, near_um: f64) {
        /// The largest relative uncertainty of a width.
        const MAX_UNCERTAINTY: f64 = 0.2;
        let missing = vec![f64::NAN; fits.len()];
        let column = |values: Option<Vec<f64>>| values.unwrap_or_else(|| missing.clone());
        let [sigma_x, sigma_y] = [fits.sigma_x(), fits.sigma_y()].map(column);
        let [std_x, std_y] = [fits.sigma_x_std(), fits.sigma_y_std()].map(column);
        let (x, y) = (fits.x(), fits.y());
        for row in 0..fits.len() {
            let number = row % self.beads.len();
            let bead = &mut self.beads[number];
            let distance = (x[row] - bead.x_um).hypot(y[row] - bead.y_um);
            let is_precise = std_x[row] < MAX_UNCERTAINTY * sigma_x[row]
                && std_y[row] < MAX_UNCERTAINTY * sigma_y[row];
            if fits.status()[row] != Status::Converged || !is_precise || !(distance < near_um) {
                continue;
            }
            bead.frames += 1;
            self.points.push(BeadPoint {
                bead: bead.number,
                z_um: scan.z_um(frames.start + row / self.beads.len()),
                sigma_x_um: sigma_x[row],
                sigma_y_um: sigma_y[row],
                sigma_x_std_um: std_x[row],
                sigma_y_std_um: std_y[row],
            });
        }
    }
}

/// The spots of all frames, at the positions of the detector: fits of two beads that touch would be
/// pulled to the middle between them.
fn sightings(movie: &dyn Movie, detector: &Detector, frames: usize) -> Result<Vec<Sighting>> {
    let roi = detector.roi();
    let block = frames_of_block(movie);
    let mut seen = Vec::new();
    for first in (0..frames).step_by(block) {
        let found = RoiBatch::search(movie, detector, first..frames.min(first + block))?;
        seen.extend(found.each().map(|([x, y], pixels)| {
            let [x_px, y_px] = centre_px([x as usize, y as usize], roi);
            Sighting {
                x_px,
                y_px,
                light_adu: light(&pixels, roi),
            }
        }));
    }
    Ok(seen)
}

/// The light of a ROI above the background, which is the mean of its border.
fn light(pixels: &[f64], roi: usize) -> f64 {
    let (mut all, mut border) = (0.0, 0.0);
    for (y, row) in pixels.chunks_exact(roi).enumerate() {
        let sum: f64 = row.iter().sum();
        all += sum;
        border += match y == 0 || y + 1 == roi {
            true => sum,
            false => row[0] + row[roi - 1],
        };
    }
    all - border * (roi * roi) as f64 / (4 * (roi - 1)) as f64
}

/// The corners of ROIs that lie within the frame around isolated beads, and the number of beads
/// that are not isolated.
fn isolated_corners(found: &[Sighting], roi: usize, shape: Shape) -> (Vec<Corner>, usize) {
    /// The light of a neighbour over that of the bead. Fainter spots are diffraction rings.
    const MIN_NEIGHBOUR_LIGHT: f64 = 0.1;
    let half = roi as f64 / 2.0;
    let separation =
        |a: &Sighting, b: &Sighting| (a.x_px - b.x_px).abs().max((a.y_px - b.y_px).abs());
    let (mut isolated, mut crowded) = (Vec::new(), 0);
    for (number, bead) in found.iter().enumerate() {
        let others = found
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != number);
        // The flank of a neighbour would widen this bead: it must be half a ROI beyond the border.
        let disturbs = |other: &Sighting| {
            separation(bead, other) < 1.5 * half
                && other.light_adu > MIN_NEIGHBOUR_LIGHT * bead.light_adu
        };
        if others.into_iter().any(|(_, other)| disturbs(other)) {
            crowded += 1;
            continue;
        }
        let first = |at: f64, side: usize| {
            let first = (at - half).round();
            (first >= 0.0 && first as usize + roi <= side).then_some(first as usize)
        };
        if let (Some(x), Some(y)) = (
            first(bead.x_px, shape.width),
            first(bead.y_px, shape.height),
        ) {
            isolated.push(Corner { x, y });
        }
    }
    (isolated, crowded)
}

/// The centre of a ROI, from the outer corner of the frame, pixels.
fn centre_px(corner: [usize; 2], roi: usize) -> [f64; 2] {
    corner.map(|first| first as f64 + roi as f64 / 2.0)
}
