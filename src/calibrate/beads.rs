//! Beads in a scan through focus: found wherever they are seen, then fitted plane by plane in one place.

use std::ops::Range;

use super::astigmatism::BeadPoint;
use super::curve::FEWEST_PLANES;
use super::error::CalibrateError;
use super::places::{Sighting, places};
use crate::detect::{Corner, Detector};
use crate::error::{Result, value};
use crate::fits::Fits;
use crate::io::{Movie, Shape};
use crate::jobs::found::{Found, frames_of_block};
use crate::model::Model;
use crate::recipe::{Recipe, USUAL_SIGMA_PX, side};
use crate::simulate::check_step;
use crate::status::Status;

/// Out of focus a bead is so many times as wide as in focus, and is to fit in its ROI.
const WIDER: f64 = 1.6;

/// Spots that are fitted at once, at most.
const SPOTS: usize = 1 << 16;

/// How a scan through focus was made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scan {
    /// From one plane to the next, um; negative if beads move towards the objective.
    pub z_step_um: f64,
    /// Frames that were taken in each plane, one after the other.
    pub frames_per_plane: usize,
}

impl Scan {
    /// One frame in each plane.
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

    fn check(&self, frames: usize) -> Result<usize> {
        check_step(self.z_step_um)?;
        if self.frames_per_plane == 0 {
            let needed = "it must be 1 at least";
            return Err(value("the frames of a plane", 0.0, needed));
        }
        let planes = frames / self.frames_per_plane;
        if planes < FEWEST_PLANES {
            return Err(CalibrateError::FewPlanes { planes }.into());
        }
        Ok(planes)
    }
}

/// A bead that stands alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bead {
    /// Its number.
    pub number: u64,
    /// Where it is, um.
    pub x_um: f64,
    /// Where it is, um.
    pub y_um: f64,
    /// Frames in which its fit converged.
    pub frames: usize,
}

/// What was seen of beads.
#[derive(Clone, Debug, PartialEq)]
pub struct Beads {
    /// Their widths in each plane.
    pub points: Vec<BeadPoint>,
    /// Those that count.
    pub beads: Vec<Bead>,
    /// Those left out because another is too near.
    pub crowded: usize,
    /// Planes of the scan.
    pub planes: usize,
    /// What should be said of camera and movie.
    pub notes: Vec<String>,
}

/// Finds the beads of a scan and fits their widths in each frame. Camera, detection and devices are the recipe's; the model is `xynbsxsy`.
///
/// # Errors
///
/// If there are fewer than 9 planes, no bead is seen in a third of the frames, the recipe makes no sense, or a fit fails.
pub fn beads(movie: &dyn Movie, recipe: &Recipe, scan: &Scan) -> Result<Beads> {
    let shape = movie.shape();
    let planes = scan.check(shape.frames)?;
    let frames = planes * scan.frames_per_plane;
    let model = Model::Xynbsxsy {
        start_sigma_um: recipe.sigma_um,
    };
    let (camera, mut notes) = recipe.camera()?;
    notes.extend_from_slice(movie.notes());
    if frames < shape.frames {
        let left = shape.frames - frames;
        notes.push(format!(
            "the last {left} frames are not a whole plane and are left out"
        ));
    }
    let pixel_size_um = camera.pixel_size_um();
    let mut detection = recipe.detection(&model, pixel_size_um)?;
    if recipe.roi.is_none() {
        let sigma_px = recipe
            .sigma_um
            .map_or(USUAL_SIGMA_PX, |um| um / pixel_size_um);
        detection.roi = side(WIDER * sigma_px);
    }
    let detector = Detector::new(&detection, &camera, shape.width, shape.height)?;
    let fitter = recipe.fitter(model, camera).build()?;
    let seen = sightings(movie, &detector, frames)?;
    let near_px = 2.0 * detection.sigma_um / pixel_size_um;
    let found = places(&seen, near_px, frames.div_ceil(3));
    if found.is_empty() {
        let spots = seen.len();
        return Err(CalibrateError::NoBeadSeen { planes, spots }.into());
    }
    let (alone, crowded) = corners(&found, detection.roi, shape);
    if alone.is_empty() {
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
    let places = alone
        .iter()
        .map(|corner| centre_px([corner.x, corner.y], detection.roi).map(|px| px * pixel_size_um));
    out.beads = (0..)
        .zip(places)
        .map(|(number, [x_um, y_um])| Bead {
            number,
            x_um,
            y_um,
            frames: 0,
        })
        .collect();
    let block = (SPOTS / alone.len()).max(1);
    for first in (0..frames).step_by(block) {
        let range = first..frames.min(first + block);
        let found = Found::at(movie, &alone, detection.roi, range)?;
        let fits = fitter.fit(&found.rois()?)?;
        out.add(&fits, found.frames, scan, near_px * pixel_size_um);
    }
    out.beads.retain(|bead| bead.frames > 0);
    Ok(out)
}

impl Beads {
    /// Takes in the fits of some frames, all beads in each.
    fn add(&mut self, fits: &Fits, frames: Range<usize>, scan: &Scan, near_um: f64) {
        /// A width that is known worse tells nothing.
        const LEAST_CERTAIN: f64 = 0.2;
        let missing = vec![f64::NAN; fits.len()];
        let column = |values: Option<Vec<f64>>| values.unwrap_or_else(|| missing.clone());
        let [sigma_x, sigma_y] = [fits.sigma_x(), fits.sigma_y()].map(column);
        let [std_x, std_y] = [fits.sigma_x_std(), fits.sigma_y_std()].map(column);
        let (x, y) = (fits.x(), fits.y());
        for row in 0..fits.len() {
            let number = row % self.beads.len();
            let bead = &mut self.beads[number];
            let off = (x[row] - bead.x_um).hypot(y[row] - bead.y_um);
            let certain = std_x[row] < LEAST_CERTAIN * sigma_x[row]
                && std_y[row] < LEAST_CERTAIN * sigma_y[row];
            if fits.status()[row] != Status::Converged || !certain || !(off < near_um) {
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

/// Whatever is found in any frame, where the detector sees it: fits of two that touch are drawn to the middle.
fn sightings(movie: &dyn Movie, detector: &Detector, frames: usize) -> Result<Vec<Sighting>> {
    let roi = detector.roi();
    let block = frames_of_block(movie);
    let mut seen = Vec::new();
    for first in (0..frames).step_by(block) {
        let found = Found::search(movie, detector, first..frames.min(first + block))?;
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

/// The light of a ROI above that of its border.
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

/// The ROIs around beads that lie in the frame and hold no other bead; and how many do hold one.
fn corners(found: &[Sighting], roi: usize, shape: Shape) -> (Vec<Corner>, usize) {
    /// Of the light of a bead: fainter things are rings of its own.
    const RING: f64 = 0.1;
    let half = roi as f64 / 2.0;
    let apart = |a: &Sighting, b: &Sighting| (a.x_px - b.x_px).abs().max((a.y_px - b.y_px).abs());
    let (mut alone, mut crowded) = (Vec::new(), 0);
    for (number, bead) in found.iter().enumerate() {
        let others = found
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != number);
        // Another's flank would widen this one: it has to be half a ROI beyond the border.
        let disturbs = |other: &Sighting| {
            apart(bead, other) < 1.5 * half && other.light_adu > RING * bead.light_adu
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
            alone.push(Corner { x, y });
        }
    }
    (alone, crowded)
}

/// The middle of a ROI, from the frame's outer corner.
fn centre_px(corner: [usize; 2], roi: usize) -> [f64; 2] {
    corner.map(|first| first as f64 + roi as f64 / 2.0)
}
