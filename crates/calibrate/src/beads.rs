//! Beads in a scan through focus: detected in every frame, then fitted plane by plane in one place.

use std::collections::BTreeMap;
use std::ops::Range;

use gaussmle::roi::RoiSource;
use gaussmle::{Camera, CancelToken, Fits, Model, Status};
use gaussmle_base::plural::quantity;
use gaussmle_base::value::{OutOfRange, z_step};
use gaussmle_detect::{Detector, RoiBatch, roi_side};
use gaussmle_io::PsfCalibration;
use gaussmle_io::movie::Movie;
use gaussmle_smlm::config::{Sigma, USUAL_SIGMA_PX};
use gaussmle_smlm::inspect::contradictions;
use gaussmle_smlm::{Error, RunConfig};

use super::alone::{isolated_corners, smaller_roi};
use super::astigmatism::BeadPoint;
use super::date::today;
use super::error::CalibrateError;
use super::left_out::LeftOut;
use super::limits::FEWEST_PLANES;
use super::places::{find_places, without_rings};
use super::plane_frames::{changes_of_widths, frames_in_each_plane, is_each_a_plane};
use super::sightings::{centre_px, sightings};

/// The brightness of a pixel at the centre of a bead, as a fraction of its largest in the scan, below
/// which a plane is left out: the image is a ring, whose width is not that of a Gaussian.
const FAINTEST_CENTRE: f64 = 0.1;

/// A bead is in one place in at least one of so many frames. A scan of twice the usable range has it
/// in focus in half of its frames; the rest is for rings, whose centre is dark.
const LEAST_PART: usize = 5;

/// The width of a bead out of focus over that in focus, for the size of the ROI.
const DEFOCUS_WIDENING: f64 = 1.6;

/// The distance from a bead within which its rings lie, um: a ring at a defocus of 2 um, in the light
/// that an objective of numerical aperture 1.4 collects (tan 67° is 2.4) and mostly loses at its rim.
const RING_REACH_UM: f64 = 3.0;

/// The largest number of spots fitted at once.
const MAX_BATCH: usize = 1 << 16;

/// A scan through focus.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scan {
    /// The distance from one plane to the next, um; negative if beads move towards the objective.
    pub z_step_um: f64,
    /// Consecutive frames in each plane. None for one, unless the widths of the beads show that there
    /// are more, which is an error.
    pub frames_per_plane: Option<usize>,
}

/// A note if the step along z is that of the movie's file. It has no direction of the stage.
pub fn stated_step_note(movie: &dyn Movie, given_um: Option<f64>) -> Option<String> {
    let facts = movie.metadata();
    let (um, entry) = (facts.z_step_um?, facts.z_step_entry?);
    given_um.is_none().then(|| {
        format!(
            "the step along z is {um} um, from {entry}; if the stage moves the beads towards the objective, give \
             `z_step` = -{um}"
        )
    })
}

impl Scan {
    /// A scan whose frames in each plane are not known.
    pub fn new(z_step_um: f64) -> Self {
        Self {
            z_step_um,
            frames_per_plane: None,
        }
    }

    /// The scan of a movie, whose file may state the step and the frames in each plane.
    ///
    /// # Errors
    ///
    /// Returns an error if the step is neither given nor in the file, or the number of frames given is
    /// not that of the file.
    pub fn of_movie(
        movie: &dyn Movie,
        z_step_um: Option<f64>,
        frames_per_plane: Option<usize>,
    ) -> Result<Self, CalibrateError> {
        let facts = movie.metadata();
        let Some(z_step_um) = z_step_um.or(facts.z_step_um) else {
            let cause =
                "it is missing: the movie's file does not state the distance from one plane to \
                         the next, um"
                    .into();
            let option = "z_step";
            return Err(Error::Config { option, cause }.into());
        };
        let stated = facts.frames_per_plane;
        if let (Some(given), Some(stated)) = (frames_per_plane, stated)
            && given != stated
        {
            let frames = quantity(stated, "frame");
            let cause = format!(
                "it is {given}, but the movie has {frames} in each plane along z: leave it out"
            );
            let option = "frames_per_plane";
            return Err(Error::Config { option, cause }.into());
        }
        Ok(Self {
            z_step_um,
            frames_per_plane: frames_per_plane.or(stated),
        })
    }

    /// Compares the frames in each plane with those that `changes` show: see [`frames_in_each_plane`].
    /// Returns a note if they differ.
    ///
    /// # Errors
    ///
    /// Returns an error if there are several frames in each plane, and none were given.
    pub(super) fn check_changes(
        &self,
        changes: &BTreeMap<usize, f64>,
    ) -> Result<Option<String>, CalibrateError> {
        let Some(frames) = frames_in_each_plane(changes) else {
            let given = self.frames_per_plane();
            return Ok((given > 1 && is_each_a_plane(changes, given)).then(|| {
                format!(
                    "the beads change from each frame to the next, as if each were a plane of its own and not each {given}: z is wrong by this factor then"
                )
            }));
        };
        let Some(given) = self.frames_per_plane else {
            return Err(CalibrateError::RepeatedPlanes { frames });
        };
        Ok((given != frames).then(|| {
            format!(
                "the beads change from each {frames} frames to the next {frames} and not in between, so each plane has {frames} frames and not {given}: z will be wrong by their ratio"
            )
        }))
    }

    pub(super) fn frames_per_plane(&self) -> usize {
        self.frames_per_plane.unwrap_or(1)
    }

    /// The height of a frame over the first one, um.
    pub(super) fn z_um(&self, frame: usize) -> f64 {
        (frame / self.frames_per_plane()) as f64 * self.z_step_um
    }

    /// Checks the scan, and returns its number of planes.
    pub(super) fn check(&self, frames: usize) -> Result<usize, CalibrateError> {
        z_step(self.z_step_um)?;
        if self.frames_per_plane() == 0 {
            let needed = "it must be at least 1";
            let what = "the number of frames per plane";
            return Err(OutOfRange::new("frames_per_plane", what, 0.0, needed).into());
        }
        let planes = frames / self.frames_per_plane();
        if planes < FEWEST_PLANES {
            return Err(CalibrateError::FewPlanes { planes });
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
    /// The number of spots left out because they are parts of the rings of beads out of focus.
    pub rings: usize,
    /// The fits that gave no point.
    pub left_out: LeftOut,
    /// The conditions of the calibration, for the PSF file.
    pub conditions: PsfCalibration,
    /// Planes of the scan.
    pub planes: usize,
    /// Notes on camera and movie for the user.
    pub notes: Vec<String>,
}

/// Finds the beads of a scan and fits their widths in each frame.
///
/// Camera, detection and devices are those of `config`; the model is `xynbsxsy`. Without a pixel
/// size, it is that which the movie's file states. The movie is opened with
/// [`OpenOptions::z_stack`](gaussmle_io::movie::OpenOptions::z_stack).
///
/// # Errors
///
/// Returns an error if there are fewer than 9 planes, no bead is seen in a fifth of the frames, no
/// fit of a bead gives its widths, the widths show several frames in each plane and `scan` does not
/// give their number, an option of `config` is invalid, or a fit fails.
pub fn beads(movie: &dyn Movie, config: &RunConfig, scan: &Scan) -> Result<Beads, CalibrateError> {
    let (camera, notes) = config.camera_for(&movie.metadata())?;
    let cancel = CancelToken::default();
    let beads = beads_with(movie, config, camera, scan, &cancel)?;
    Ok(Beads {
        notes: [notes, beads.notes].concat(),
        ..beads
    })
}

/// As [`beads`], with this camera in place of that of `config`, whose file is stated in the conditions.
///
/// # Errors
///
/// As [`beads`], and if `cancel` ends a fit.
pub fn beads_with(
    movie: &dyn Movie,
    config: &RunConfig,
    camera: Camera,
    scan: &Scan,
    cancel: &CancelToken,
) -> Result<Beads, CalibrateError> {
    let shape = movie.shape();
    let planes = scan.check(shape.frames)?;
    let frames = planes * scan.frames_per_plane();
    let model = Model::xynbsxsy_from(config.model.sigma_um.and_then(Sigma::um));
    let mut notes = movie.notes().to_vec();
    if frames < shape.frames {
        let left = shape.frames - frames;
        notes.push(format!(
            "the last frames ({left}) are not a complete plane and are left out"
        ));
    }
    notes.extend(contradictions(movie, &camera, 0..frames).unwrap_or_default());
    let pixel_size_um = camera.pixel_size_um();
    let mut detection = config.detection(&model.clone().into(), pixel_size_um)?;
    if config.detection.roi.is_none() {
        let sigma_px = config
            .model
            .sigma_um
            .and_then(Sigma::um)
            .map_or(USUAL_SIGMA_PX, |um| um / pixel_size_um.mean_um());
        detection.roi = roi_side(DEFOCUS_WIDENING * sigma_px);
    }
    // The places of beads are compared, not the spots of one frame: a ring has many.
    detection.isolated = false;
    let detector = Detector::new(&detection, &camera, shape.width, shape.height)?;
    let conditions = conditions(config, &camera, detection.roi, scan);
    let fitter = config.fitter(model, camera).cancel(cancel.clone());
    let fitter = fitter.build()?;
    let seen = sightings(movie, &detector, frames)?;
    let near_px = 2.0 * detection.sigma_um / pixel_size_um.mean_um();
    let found = find_places(&seen, near_px, frames.div_ceil(LEAST_PART));
    if found.is_empty() {
        let spots = seen.len();
        return Err(CalibrateError::NoBeadSeen { planes, spots });
    }
    let places = found.len();
    let found = without_rings(found, frames, RING_REACH_UM / pixel_size_um.mean_um());
    let rings = places - found.len();
    let (isolated, crowded) = isolated_corners(&found, detection.roi, shape);
    if isolated.is_empty() {
        let (beads, roi) = (found.len(), detection.roi);
        let smaller = smaller_roi(&found, roi, shape);
        return Err(CalibrateError::NoBeadAlone {
            beads,
            roi,
            smaller,
        });
    }
    let mut out = Beads {
        points: Vec::new(),
        beads: Vec::new(),
        crowded,
        rings,
        left_out: LeftOut::default(),
        conditions,
        planes,
        notes,
    };
    let mut centres = Vec::new();
    let positions = isolated
        .iter()
        .map(|corner| centre_px([corner.x, corner.y], detection.roi))
        .map(|[x, y]| [x * pixel_size_um.x_um(), y * pixel_size_um.y_um()]);
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
        centres.extend(out.add(&fits, batch.frames, scan, near_px * pixel_size_um.mean_um()));
    }
    let point_frames = out.leave_out_of_focus(&centres);
    if out.points.is_empty() {
        return Err(CalibrateError::NoWidths {
            beads: isolated.len(),
            left_out: out.left_out,
        });
    }
    out.beads.retain(|bead| bead.frames > 0);
    let changes = changes_of_widths(&out.points, &point_frames);
    out.notes.extend(scan.check_changes(&changes)?);
    Ok(out)
}

/// The conditions that the PSF file states.
pub(super) fn conditions(
    config: &RunConfig,
    camera: &Camera,
    roi: usize,
    scan: &Scan,
) -> PsfCalibration {
    let file = config.camera.camera.as_ref();
    PsfCalibration {
        roi: Some(roi),
        pixel_size_um: Some(camera.pixel_size_um()),
        offset_adu: camera.offset_adu(),
        gain_e_per_adu: camera.gain_e_per_adu(),
        camera: file.map(|file| std::path::absolute(file).unwrap_or_else(|_| file.clone())),
        z_step_um: Some(scan.z_step_um),
        date: Some(today()),
        program: Some(concat!("gaussmle ", env!("CARGO_PKG_VERSION")).into()),
        ..PsfCalibration::default()
    }
}

impl Beads {
    /// Adds the fits of all beads in some frames. Returns the frame of each added point, and the
    /// brightness at its centre, photons per um².
    fn add(
        &mut self,
        fits: &Fits,
        frames: Range<usize>,
        scan: &Scan,
        near_um: f64,
    ) -> Vec<(usize, f64)> {
        /// The largest relative uncertainty of a width.
        const MAX_UNCERTAINTY: f64 = 0.2;
        let missing = vec![f64::NAN; fits.len()];
        let column = |values: Option<Vec<f64>>| values.unwrap_or_else(|| missing.clone());
        let [sigma_x, sigma_y] = [fits.sigma_x(), fits.sigma_y()].map(column);
        let [std_x, std_y] = [fits.sigma_x_std(), fits.sigma_y_std()].map(column);
        let (x, y, photons) = (fits.x(), fits.y(), fits.photons());
        let mut centres = Vec::new();
        for row in 0..fits.len() {
            let number = row % self.beads.len();
            let bead = &mut self.beads[number];
            let distance = libm::hypot(x[row] - bead.x_um, y[row] - bead.y_um);
            let is_precise = std_x[row] < MAX_UNCERTAINTY * sigma_x[row]
                && std_y[row] < MAX_UNCERTAINTY * sigma_y[row];
            let fault = if fits.status()[row] != Status::Converged {
                Some(&mut self.left_out.not_converged)
            } else if !is_precise {
                Some(&mut self.left_out.imprecise)
            } else if !(distance < near_um) {
                Some(&mut self.left_out.displaced)
            } else {
                None
            };
            if let Some(count) = fault {
                *count += 1;
                continue;
            }
            bead.frames += 1;
            let number = bead.number;
            let frame = frames.start + row / self.beads.len();
            centres.push((frame, photons[row] / (sigma_x[row] * sigma_y[row])));
            self.points.push(BeadPoint {
                bead: number,
                z_um: scan.z_um(frame),
                sigma_x_um: sigma_x[row],
                sigma_y_um: sigma_y[row],
                sigma_x_std_um: std_x[row],
                sigma_y_std_um: std_y[row],
            });
        }
        centres
    }

    /// Leaves out the points of a bead in planes where its centre is dark. Returns the frames of the
    /// other points.
    fn leave_out_of_focus(&mut self, centres: &[(usize, f64)]) -> Vec<usize> {
        let mut brightest = vec![0.0f64; self.beads.len()];
        for (point, &(_, centre)) in self.points.iter().zip(centres) {
            let largest = &mut brightest[point.bead as usize];
            *largest = largest.max(centre);
        }
        let mut frames = Vec::new();
        let mut centres = centres.iter();
        let (beads, left_out) = (&mut self.beads, &mut self.left_out);
        self.points.retain(|point| {
            let bead = point.bead as usize;
            let Some(&(frame, centre)) = centres.next() else {
                return false;
            };
            let is_lit = centre >= FAINTEST_CENTRE * brightest[bead];
            if is_lit {
                frames.push(frame);
            } else {
                beads[bead].frames -= 1;
                left_out.out_of_focus += 1;
            }
            is_lit
        });
        frames
    }
}
