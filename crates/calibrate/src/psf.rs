//! A measured PSF from movies of beads: beads are found in the mean of each scan, cut out, and fitted
//! together.

use gaussmle::{Camera, PixelSize};
use gaussmle_base::plural::quantity;
use gaussmle_detect::{Corner, RoiBatch};
use gaussmle_io::movie::{Movie, Shape};
use gaussmle_io::{PsfCalibration, SplinePsfFile};
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::inspect::contradictions;
use toml::{Table, Value};

use super::beads::{Scan, conditions};
use super::error::CalibrateError;
use super::moments::for_each_frame;
use super::pixel::Pixel;
use super::plane_frames::changes_of_images;
use super::spline::{
    BeadStack, BeadStacks, Finding, FoundBead, SplineCalibration, SplineOptions, calibrate, find,
};
use super::there_and_back::goes_back;

/// The side of the window of a bead, um: the light of an astigmatic PSF within 0.7 um of the focus.
const WINDOW_UM: f64 = 2.1;

/// The smallest and largest side of a window, pixels.
const WINDOWS: [usize; 2] = [13, 41];

/// A PSF that was measured from movies of beads.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PsfMeasurement {
    /// The PSF, the beads and the quality.
    pub calibration: SplineCalibration,
    /// The place of each bead of the calibration.
    pub places: Vec<BeadPlace>,
    /// Pixels along a side of the windows that were cut out.
    pub window: usize,
    /// The size of a pixel, um.
    pub pixel_size_um: PixelSize,
    /// Frames of all scans.
    pub frames: usize,
    /// Beads that were left out because another is too close.
    pub crowded: usize,
    /// The largest smaller side of the windows with which more beads are alone, and their number, if there
    /// are few.
    pub smaller: Option<(usize, usize)>,
    /// Beads that were left out because their window leaves the frame.
    pub at_edge: usize,
    /// The conditions, for the PSF file.
    pub conditions: PsfCalibration,
    /// Notes on cameras and movies for the user.
    pub notes: Vec<String>,
}

/// The place of a bead on the sensor.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct BeadPlace {
    /// The number of its movie.
    pub movie: usize,
    /// Its column, pixels: 0 is the centre of the first one.
    pub x_px: f64,
    /// Its row, pixels.
    pub y_px: f64,
}

/// The mean of the frames of a movie.
struct Mean {
    /// Photoelectrons of each pixel.
    light: Vec<f32>,
    variances: Vec<f32>,
    shape: Shape,
}

impl Mean {
    /// The beads in windows of a side.
    fn find(&self, side: usize) -> Finding {
        let Shape { width, height, .. } = self.shape;
        find(&self.light, &self.variances, width, height, side)
    }
}

/// The beads of a movie.
struct Scanned {
    mean: Mean,
    /// The height of each frame, um.
    z_um: Vec<f64>,
    beads: Vec<FoundBead>,
    /// Photoelectrons of each bead, `[frame][row][column]`.
    light: Vec<Vec<f32>>,
    /// The variance of the read noise of each bead.
    variances: Vec<Vec<f32>>,
    crowded: usize,
    at_edge: usize,
    notes: Vec<String>,
}

/// Measures a PSF from scans of beads through focus. Camera and window, as `roi`, are those of
/// `config`. The movies are opened with
/// [`OpenOptions::z_stack`](gaussmle_io::movie::OpenOptions::z_stack).
///
/// # Errors
///
/// Returns an error if a scan has too few planes, no bead is far enough from others and from the
/// border, no bead can be used, or a movie cannot be read.
pub fn psf(
    scans: &[(&dyn Movie, Scan)],
    config: &RunConfig,
    options: &SplineOptions,
) -> Result<PsfMeasurement, CalibrateError> {
    let Some((first, _)) = scans.first() else {
        return Err(CalibrateError::NoBeadFound { movies: 0 });
    };
    let (camera, notes) = config.camera_for(&first.metadata())?;
    let measured = psf_with(scans, config, &camera, options)?;
    Ok(PsfMeasurement {
        notes: [notes, measured.notes].concat(),
        ..measured
    })
}

/// As [`psf`], with this camera in place of that of `config`, whose file is stated in the conditions.
///
/// # Errors
///
/// As [`psf`].
pub fn psf_with(
    scans: &[(&dyn Movie, Scan)],
    config: &RunConfig,
    camera: &Camera,
    options: &SplineOptions,
) -> Result<PsfMeasurement, CalibrateError> {
    let Some((_, first_scan)) = scans.first() else {
        return Err(CalibrateError::NoBeadFound { movies: 0 });
    };
    let mut notes = Vec::new();
    let pixel_size_um = camera.pixel_size_um();
    let side = config
        .detection
        .roi
        .unwrap_or_else(|| window(pixel_size_um));
    let mut all = Vec::new();
    for &(movie, scan) in scans {
        let scanned = Scanned::of(movie, scan, camera, side)?;
        for note in &scanned.notes {
            if !notes.contains(note) {
                notes.push(note.clone());
            }
        }
        all.push(scanned);
    }
    let (crowded, at_edge) = all.iter().fold((0, 0), |(crowded, at_edge), scanned| {
        (crowded + scanned.crowded, at_edge + scanned.at_edge)
    });
    let (mut beads, mut places) = (Vec::new(), Vec::new());
    for (number, scanned) in all.iter().enumerate() {
        for ((bead, light), variance) in scanned
            .beads
            .iter()
            .zip(&scanned.light)
            .zip(&scanned.variances)
        {
            let corner = bead.corner.map(|px| px as f64);
            beads.push(BeadStack {
                stack: number,
                x_px: bead.x_px - corner[0],
                y_px: bead.y_px - corner[1],
                corner_px: Some(corner),
                photoelectrons: light,
                variance: Some(variance),
            });
            places.push(BeadPlace {
                movie: number,
                x_px: bead.x_px,
                y_px: bead.y_px,
            });
        }
    }
    if beads.is_empty() {
        return Err(match crowded + at_edge {
            0 => CalibrateError::NoBeadFound {
                movies: scans.len(),
            },
            beads => CalibrateError::NoBeadAlone {
                beads,
                roi: side,
                smaller: smaller_window(&all, side, 0),
            },
        });
    }
    let z_um: Vec<Vec<f64>> = all.iter().map(|scanned| scanned.z_um.clone()).collect();
    let stacks = BeadStacks {
        side,
        z_um: &z_um,
        beads: &beads,
    };
    let mut calibration = calibrate(&stacks, options)?;
    calibration.scale_light(camera.excess_noise());
    let used = calibration.beads.iter();
    let used = used.filter(|bead| bead.refused.is_none()).count();
    let has_few = crowded > 0 && used < FEWEST_BEADS;
    let smaller = has_few.then(|| smaller_window(&all, side, beads.len()));
    Ok(PsfMeasurement {
        calibration,
        places,
        smaller: smaller.flatten(),
        window: side,
        pixel_size_um,
        frames: z_um.iter().map(Vec::len).sum(),
        crowded,
        at_edge,
        conditions: PsfCalibration {
            // The light of the window is known, whatever the ROI of a fit.
            roi: None,
            ..conditions(config, camera, side, first_scan)
        },
        notes,
    })
}

/// The side of the windows, pixels.
fn window(pixel_size_um: PixelSize) -> usize {
    let [least, most] = WINDOWS;
    ((WINDOW_UM / pixel_size_um.mean_um()).round() as usize | 1).clamp(least, most)
}

/// The largest smaller side of windows with which enough beads are alone, or else that with most of them,
/// and their number. `None` if no side has more than `found` beads.
fn smaller_window(all: &[Scanned], side: usize, found: usize) -> Option<(usize, usize)> {
    let [least, _] = WINDOWS;
    let sides = (least..side).rev().filter(|side| side % 2 == 1);
    let alone = |side: usize| -> usize {
        let found = all.iter().map(|scanned| scanned.mean.find(side));
        found.map(|found| found.beads.len()).sum()
    };
    let counts: Vec<(usize, usize)> = sides.map(|side| (side, alone(side))).collect();
    let enough = counts.iter().find(|(_, beads)| *beads >= FEWEST_BEADS);
    let best = enough.or_else(|| counts.iter().max_by_key(|(side, beads)| (*beads, *side)));
    best.copied().filter(|(_, beads)| *beads > found)
}

impl Scanned {
    fn of(
        movie: &dyn Movie,
        scan: Scan,
        camera: &Camera,
        side: usize,
    ) -> Result<Self, CalibrateError> {
        let shape = movie.shape();
        let frames = scan.check(shape.frames)? * scan.frames_per_plane();
        let mut notes = movie.notes().to_vec();
        if frames < shape.frames {
            let left = shape.frames - frames;
            notes.push(format!(
                "the last frames ({left}) are not a complete plane and are left out"
            ));
        }
        notes.extend(contradictions(movie, camera, 0..frames).unwrap_or_default());
        let pixel = |x, y| Pixel::of(camera, x, y);
        let mut mean = vec![0.0_f64; shape.width * shape.height];
        for_each_frame(movie, |number, frame| {
            if number < frames {
                let sums = mean.iter_mut().zip(frame);
                sums.for_each(|(sum, value)| *sum += f64::from(*value));
            }
            Ok(())
        })?;
        let pixels = (0..shape.height).flat_map(|y| (0..shape.width).map(move |x| (x, y)));
        let (mut light, mut variances) = (Vec::new(), Vec::new());
        for ((x, y), sum) in pixels.zip(&mean) {
            let pixel = pixel(x, y);
            let of_mean = pixel.electrons(sum / frames as f64);
            light.push(of_mean as f32);
            variances.push((pixel.variance / frames as f64) as f32);
        }
        let mean = Mean {
            light,
            variances,
            shape,
        };
        let found = mean.find(side);
        let corners = found.beads.iter().map(|bead| Corner {
            x: bead.corner[0],
            y: bead.corner[1],
        });
        let corners: Vec<Corner> = corners.collect();
        let count = corners.len();
        let mut out = Self {
            mean,
            z_um: (0..frames).map(|frame| scan.z_um(frame)).collect(),
            light: vec![Vec::with_capacity(frames * side * side); count],
            variances: Vec::new(),
            beads: found.beads,
            crowded: found.crowded,
            at_edge: found.at_edge,
            notes,
        };
        let window = |corner: &Corner| {
            let (x, y) = (corner.x, corner.y);
            (0..side * side).map(move |at| pixel(x + at % side, y + at / side))
        };
        for corner in &corners {
            let variances = window(corner).map(|pixel| pixel.variance as f32);
            out.variances.push(variances.collect());
        }
        if count == 0 {
            return Ok(out);
        }
        let batch = RoiBatch::at(movie, &corners, side, 0..frames)?;
        let mut seen = Vec::new();
        for (number, (_, _, values)) in batch.each().enumerate() {
            let bead = number % count;
            for (pixel, adu) in window(&corners[bead]).zip(values) {
                out.light[bead].push(pixel.electrons(adu) as f32);
                if pixel.variance.is_finite() {
                    seen.push(adu as f32);
                }
            }
        }
        out.notes.extend(saturation(&seen));
        let changes = changes_of_images(&out.light, side * side);
        out.notes.extend(scan.check_changes(&changes)?);
        if goes_back(&out.light, side * side) {
            out.notes.push(
                "the second half of a scan shows its beads as the first half does, backwards: the stage went there and back, and z follows neither way; give the frames of one way alone".into(),
            );
        }
        Ok(out)
    }
}

/// The note on a camera that was saturated: many of the values, ADU, are the largest one.
fn saturation(values: &[f32]) -> Option<String> {
    /// The fewest of the largest value.
    const FEWEST: usize = 5;
    /// Values from this part of the largest on are near it. Without saturation, they are many more.
    const NEAR: f32 = 0.9;
    let largest = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let equal = values.iter().filter(|value| **value == largest).count();
    let is_near = |value: &&f32| **value >= NEAR * largest && **value < largest;
    let near = values.iter().filter(is_near).count();
    (equal >= FEWEST && 2 * equal > near).then(|| {
        format!(
            "{equal} pixels of beads have the largest value, {largest} ADU: the camera was saturated, and the PSF is flatter than that of molecules; record the beads with less light"
        )
    })
}

impl PsfMeasurement {
    /// The PSF as a file for fits.
    pub fn file(&self) -> SplinePsfFile {
        let mut file = SplinePsfFile::new(self.calibration.psf.clone());
        file.pixel_size_um = Some(self.pixel_size_um.xy());
        file.calibration = PsfCalibration {
            pixel_size_um: None,
            ..self.conditions.clone()
        };
        file.quality = self.quality();
        file
    }

    /// The beads that make the PSF.
    pub fn used(&self) -> usize {
        let beads = self.calibration.beads.iter();
        beads.filter(|bead| bead.refused.is_none()).count()
    }

    /// The tilt of the sample along x and y, nm in 10 um, rounded, if it was measured.
    pub fn tilt_nm(&self) -> Option<[f64; 2]> {
        let tilt = self.calibration.tilt.as_ref()?;
        // Adding 0 turns a rounded -0 into 0.
        let in_10_um = |nm_per_px: f64, um: f64| (nm_per_px * 10.0 / um).round() + 0.0;
        let [x_um, y_um] = self.pixel_size_um.xy();
        let (x, y) = (tilt.x_nm_per_px, tilt.y_nm_per_px);
        Some([in_10_um(x, x_um), in_10_um(y, y_um)])
    }

    /// Lengths along x and y, nm, from pixels.
    pub fn nm(&self, [x_px, y_px]: [f64; 2]) -> [f64; 2] {
        let [x_um, y_um] = self.pixel_size_um.xy();
        [1e3 * x_um * x_px, 1e3 * y_um * y_px]
    }

    /// The section of the file on what was found out.
    fn quality(&self) -> Table {
        let found = &self.calibration;
        let rounded = |value: f64| Value::Float((value * 1e3).round() / 1e3);
        let pair = |px: [f64; 2]| Value::Array(self.nm(px).map(rounded).to_vec());
        let mut table = Table::new();
        let mut add = |key: &str, value: Value| {
            table.insert(key.to_owned(), value);
        };
        add("beads", Value::Integer(self.used() as i64));
        add(
            "beads_refused",
            Value::Integer((found.beads.len() - self.used()) as i64),
        );
        add("frames", Value::Integer(self.frames as i64));
        add(
            "calibration_photons",
            Value::Float(found.quality.calibration_photons.round()),
        );
        add("deviance", rounded(found.quality.deviance));
        add("stage_rms_nm", pair(found.motion.rms_px));
        add("stage_uncertainty_nm", pair(found.motion.psf_std_px));
        table
    }

    /// Sentences on what limits the PSF, for the user.
    pub fn advice(&self) -> Vec<String> {
        let found = &self.calibration;
        let mut out = Vec::new();
        let [x, y] = self.nm(found.motion.rms_px);
        let rms = libm::hypot(x, y) / std::f64::consts::SQRT_2;
        if rms >= STAGE_NM {
            out.push(format!(
                "the stage moved by {rms:.1} nm rms from frame to frame along x and y: it limits the PSF, and several scans average it; give more than one"
            ));
        }
        if found.quality.deviance > LARGE_DEVIANCE {
            out.push(format!(
                "the beads differ from one PSF {:.1} times as much as photon noise does: check that each movie is one scan of beads through focus, that each frame is a plane (--frames-per-plane), and offset and gain",
                found.quality.deviance
            ));
        }
        if found.quality.calibration_photons < FEW_PHOTONS {
            let photons = found.quality.calibration_photons;
            out.push(format!(
                "the bias of molecules of {photons:.0} photons is as large as their uncertainty, and that of molecules of {:.0} is a tenth of it: record more or brighter beads; with few photons, `calibrate astigmatism` has less noise",
                photons / 100.0
            ));
        }
        if self.used() < FEWEST_BEADS {
            let smaller = self.smaller.map_or_else(String::new, |(side, beads)| {
                format!(
                    ", or give `roi` = {side} (--roi {side}), with which {beads} are far enough from another; it must hold the light of a bead in all planes"
                )
            });
            out.push(format!(
                "{} the PSF at few places of a pixel: record at least {FEWEST_BEADS}{smaller}",
                match self.used() {
                    1 => "one bead samples".to_owned(),
                    used => format!("{used} beads sample"),
                }
            ));
        }
        let [low, high] = found.psf.z_range_um();
        let heights = [0.25, 0.5, 0.75].map(|part| low + part * (high - low));
        let side = found.psf.roi();
        let bounds = found.bounds(&heights, BRIGHT_PHOTONS, BRIGHT_BACKGROUND, side);
        let z = bounds.iter().flatten().map(|bound| bound[2]);
        let best = z.fold(f64::INFINITY, f64::min);
        if best > LARGE_Z_BOUND_UM {
            out.push(format!(
                "z of a molecule of {BRIGHT_PHOTONS} photons is uncertain by {:.0} nm or more, because the PSF hardly changes with z: check that the movie is a scan through focus",
                1e3 * best
            ));
        }
        if found.quality.lost_frames > 0 {
            out.push(format!(
                "{} of beads had no fit near the bead between {low:.2} and {high:.2} um: z has several solutions there",
                quantity(found.quality.lost_frames, "frame")
            ));
        }
        out
    }
}

/// The stage motion from which on several scans are asked for, nm rms.
const STAGE_NM: f64 = 3.0;

/// The photons below which the noise of the PSF is named.
const FEW_PHOTONS: f64 = 1e5;

/// The fewest beads that sample a pixel well enough.
const FEWEST_BEADS: usize = 5;

/// The deviance over that of photon noise from which on it is named.
const LARGE_DEVIANCE: f64 = 1.3;

/// The uncertainty of z from which on it is named, um, of a molecule with this light.
const LARGE_Z_BOUND_UM: f64 = 0.1;
const BRIGHT_PHOTONS: f64 = 5000.0;
const BRIGHT_BACKGROUND: f64 = 10.0;
