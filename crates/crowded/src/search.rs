//! The search for emitters.

use gaussmle::stats::{deviance_p_value, least_variance};
use gaussmle::{Camera, Model, Parameter, Status};
use gaussmle_detect::{
    Border, Corner, Criterion, Detection, Detector, Frame, SearchCounts, TaskWorkspace, Workspace,
    width_px,
};
use gaussmle_kernels::moment_coefficients;
use gaussmle_kernels::spec::Noise;

use crate::cells::Cells;
use crate::emitter::{Emitter, JointFit};
use crate::error::{Error, Result};
use crate::frame::{LEAST_PHOTONS, Model as FrameModel, Source, reach};
use crate::images::{Images, MASKED};
use crate::lanes::LANES;
use crate::mode::{Crowded, groups_of_peaks};
use crate::psf::Psf;
use crate::rounds::{Buffers, Ending, Rules};
use crate::score::half;
use crate::trials::Trials;

/// An emitter is alone if no other is so near that its light is in the ROI, widths beyond the ROI.
const ALONE: f64 = 3.0;

/// `occam` of the odds `density exp(gain - occam)` that an emitter is two: what a second one must bring for
/// its parameters.
const OCCAM: f64 = 1.7;

/// The last joint step of a fit that has not converged, standard deviations. The step that would follow is a
/// small part of it.
const LONG_STEP: f64 = 0.5;

/// A side of ROIs that every kernel takes.
const USUAL_ROI: usize = 11;

/// The most that log-odds count.
const MOST_ODDS: f64 = 30.0;

/// Finds the emitters of frames of one size.
#[derive(Debug)]
pub struct CrowdedSearch {
    crowded: Crowded,
    detector: Detector,
    rules: Rules,
    camera: Camera,
    model: Model,
    width: usize,
    height: usize,
    roi: usize,
    border: Border,
    noise: Noise,
    moments: [[f32; 9]; 3],
}

/// Buffers of a search, reused from one frame to the next. Each thread needs its own.
#[derive(Debug, Default)]
pub struct CrowdedWorkspace {
    detector: Workspace,
    pub(crate) frame: FrameModel,
    pub(crate) buffers: Buffers,
    corners: Vec<Corner>,
}

impl TaskWorkspace for CrowdedWorkspace {
    /// The search for peaks has these threads. The emitters of a frame have one.
    fn set_threads(&mut self, threads: usize) {
        TaskWorkspace::set_threads(&mut self.detector, threads);
    }
}

impl CrowdedSearch {
    /// A search in a camera's frames of `width` x `height` pixels.
    ///
    /// # Errors
    ///
    /// Returns an error if an option is out of range, or the model has a free width.
    pub fn new(
        crowded: Crowded,
        detection: &Detection,
        model: &Model,
        camera: &Camera,
        [width, height]: [usize; 2],
    ) -> Result<Self> {
        if detection.isolated {
            let cause =
                "spots of crowded fields are not isolated: leave one of the two options out";
            return Err(config("isolated", cause));
        }
        let pixel_size_um = camera.pixel_size_um();
        let psf = psf_of(model, pixel_size_um)?;
        let gain = match detection.criterion {
            Criterion::FalseAlarms(number) => {
                gain_of_false_alarms(number / (width * height) as f64, psf.sigma)
            }
            Criterion::Deviations(number) => 0.5 * number * number,
            Criterion::NetGradient(_) => {
                let cause = "crowded fields are searched by false alarms or a threshold: leave the net \
                             gradient out";
                return Err(config("min_net_gradient", cause));
            }
        };
        let detector = Detector::new(detection, camera, width, height)?;
        let detector = detector.with_lanes(gaussmle::device::cpu_lanes());
        let side = detection.roi;
        let trials = trials_of(model, pixel_size_um, psf, side)?;
        let variance = camera.read_noise_e().unwrap_or_default() / camera.excess_noise();
        let noise = match (camera.sensor_maps(), variance > 0.0) {
            (Some(_), _) => Noise::Maps,
            (None, true) => Noise::Uniform,
            (None, false) => Noise::Poisson,
        };
        let typical = match camera.sensor_maps() {
            Some(maps) => median_variance(maps.pixels()),
            None => variance * variance,
        };
        Ok(Self {
            crowded,
            detector,
            rules: Rules { trials, gain },
            camera: camera.clone(),
            model: *model,
            width,
            height,
            roi: side,
            border: detection.border,
            noise,
            moments: moment_coefficients(noise, camera.excess_noise(), typical),
        })
    }

    /// Checks the model of a search.
    ///
    /// # Errors
    ///
    /// Returns an error if it has a free width, its spots are too wide or too narrow in pixels, or this
    /// processor has no kernel for it.
    pub fn check_model(model: &Model, pixel_size_um: f64) -> Result<()> {
        let psf = psf_of(model, pixel_size_um)?;
        trials_of(model, pixel_size_um, psf, USUAL_ROI).map(|_| ())
    }

    fn is_dense(&self, peaks: &[Corner]) -> bool {
        let sides = [self.width, self.height];
        self.crowded
            .is_on(peaks, self.rules.trials.psf.sigma, sides)
    }

    /// The search for peaks, from which emitters start.
    pub fn detector(&self) -> &Detector {
        &self.detector
    }

    /// Pixels along a side of a ROI.
    pub fn roi(&self) -> usize {
        self.roi
    }

    /// True if the emitters of a frame are fitted together.
    pub(crate) fn is_on(&self, frame: Frame<'_>, workspace: &mut CrowdedWorkspace) -> bool {
        let CrowdedWorkspace {
            detector, corners, ..
        } = workspace;
        self.detector.find(frame, detector, corners);
        self.is_dense(corners)
    }

    /// The rules by which emitters are found.
    pub(crate) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Finds the emitters of a frame. `emitters` then holds them, row by row of their ROIs.
    pub fn search(
        &self,
        frame: Frame<'_>,
        workspace: &mut CrowdedWorkspace,
        emitters: &mut Vec<Emitter>,
    ) -> SearchCounts {
        emitters.clear();
        let CrowdedWorkspace {
            detector,
            frame: model,
            buffers,
            corners,
        } = workspace;
        let mut counts = self.detector.find(frame, detector, corners);
        if !self.is_dense(corners) {
            self.collect_peaks(corners, emitters);
            return counts;
        }
        self.load(frame, &mut model.images);
        let ending = self.rules.run(model, buffers);
        self.collect(model, &ending, corners, emitters);
        counts.found = model.sources.len() as u64;
        counts.close = 0;
        counts.border = counts.found - emitters.len() as u64;
        counts
    }

    /// The distance along an axis within which the light of an emitter is in the ROI of another.
    fn reach(&self) -> f64 {
        self.roi as f64 / 2.0 + ALONE * self.rules.trials.psf.widest
    }

    /// Calibrates the pixels of a frame.
    pub(crate) fn load(&self, frame: Frame<'_>, images: &mut Images) {
        let (width, height) = (self.width, self.height);
        let psf = &self.rules.trials.psf;
        // Windows of emitters at the border are read in whole vectors.
        let beyond = psf.padded_side() - psf.side();
        let margin = psf.half_window as usize + 2 + beyond;
        let margin = margin.max(self.roi).max(LANES).max(half(psf));
        images.reserve([width, height], margin);
        let excess = self.camera.excess_noise() as f32;
        let adu = |at: usize| match frame {
            Frame::U16(pixels) => f32::from(pixels[at]),
            Frame::F32(pixels) => pixels[at],
        };
        let maps = self.camera.sensor_maps();
        let read_noise = self.camera.read_noise_e().unwrap_or_default() as f32;
        let uniform = [
            self.camera.offset_adu().unwrap_or_default() as f32,
            self.camera.gain_e_per_adu().unwrap_or(1.0) as f32,
            read_noise * read_noise,
        ];
        for y in 0..height {
            let begin = images.row(y).start;
            for x in 0..width {
                let at = y * width + x;
                let [offset, gain, variance] = maps.map_or(uniform, |maps| maps.pixels()[at]);
                let value = (adu(at) - offset) * gain / excess;
                let is_usable =
                    variance < gaussmle::camera::SensorMaps::MASKED && value.is_finite();
                let variance = variance / (excess * excess);
                let usable = if is_usable {
                    [value + variance, variance]
                } else {
                    [MASKED; 2]
                };
                [images.values[begin + x], images.variances[begin + x]] = usable;
                images.means[begin + x] = MASKED;
            }
        }
    }

    /// Makes the emitters of a frame in which each peak is fitted alone.
    fn collect_peaks(&self, corners: &[Corner], emitters: &mut Vec<Emitter>) {
        let near = reach::GROUP * self.rules.trials.psf.sigma;
        let groups = groups_of_peaks(corners, near);
        let lone = corners.iter().zip(groups);
        emitters.extend(lone.map(|(&corner, (group, neighbours))| Emitter {
            corner,
            group,
            neighbours,
            gain: f64::NAN,
            split_gain: f64::NAN,
            joint: None,
        }));
    }

    /// Makes the emitters of the result.
    fn collect(
        &self,
        model: &FrameModel,
        ending: &Ending,
        peaks: &[Corner],
        emitters: &mut Vec<Emitter>,
    ) {
        let psf = &self.rules.trials.psf;
        let area = (self.width * self.height) as f64;
        let density =
            model.sources.len() as f64 / area * std::f64::consts::PI * psf.sigma * psf.sigma;
        let blurs = blurs(model, ending, psf.sigma, density);
        let near = reach::GROUP * psf.sigma;
        let places: Vec<[f64; 2]> = model.sources.iter().map(|source| source.place()).collect();
        let groups = groups(&places, &model.cells, near);
        let reach = self.reach();
        let mut around = Cells::default();
        around.fill(reach, [self.width, self.height], places.iter().copied());
        for (i, source) in model.sources.iter().enumerate() {
            let [x, y] = source
                .place()
                .map(|at| (at + 0.5).floor().max(0.0) as usize);
            let sides = [self.width, self.height];
            let Some(mut corner) = Corner::around([x, y], self.roi, sides, self.border) else {
                continue;
            };
            let is_near = |j: usize| {
                let [dx, dy] = [0, 1].map(|axis| (places[j][axis] - places[i][axis]).abs());
                j != i && dx <= reach && dy <= reach
            };
            let is_alone = !around.near(places[i]).any(is_near);
            if is_alone {
                // The ROI that a sparse search would cut.
                let of_peak = peaks
                    .iter()
                    .find(|peak| peak.x.abs_diff(corner.x) <= 1 && peak.y.abs_diff(corner.y) <= 1);
                corner = of_peak.copied().unwrap_or(corner);
            }
            let unresolved = &ending.unresolved[i];
            let split_gain = f64::from(unresolved.gain);
            let joint = (!is_alone).then(|| self.joint_fit(model, ending, i, corner, blurs[i]));
            emitters.push(Emitter {
                corner,
                group: groups[i],
                neighbours: neighbours(&places, &model.cells, near, i),
                gain: source.gain.into(),
                split_gain,
                joint,
            });
        }
        emitters.sort_by_key(|emitter| (emitter.corner.y, emitter.corner.x));
    }

    /// The estimate of an emitter with its neighbours. `blur` has the mean square errors of
    /// its place because emitters may be two.
    fn joint_fit(
        &self,
        model: &FrameModel,
        ending: &Ending,
        i: usize,
        corner: Corner,
        blur: [f64; 3],
    ) -> JointFit {
        let source = &model.sources[i];
        let psf = &self.rules.trials.psf;
        let excess = self.camera.excess_noise();
        let pixel = self.camera.pixel_size_um();
        let covariance = &ending.covariances[i];
        let std = |k: usize| {
            let unresolved = blur.get(k).copied().unwrap_or(0.0);
            (covariance[k][k] + unresolved).sqrt()
        };
        let at = [source.x, source.y].map(|at| at.round().max(0.0) as usize);
        let x = at[0].min(self.width - 1);
        let y = at[1].min(self.height - 1);
        let background = f64::from(model.background.at(x, y));
        let (mut values, mut stds) = (Vec::new(), Vec::new());
        for parameter in self.model.parameters() {
            let (value, uncertainty) = match parameter {
                Parameter::X => ((source.x + 0.5) * pixel, std(0) * pixel),
                Parameter::Y => ((source.y + 0.5) * pixel, std(1) * pixel),
                Parameter::Z => (source.z, std(2)),
                Parameter::Photons => (source.photons * excess, std(3) * excess),
                Parameter::Background => {
                    // That of a ROI whose other parameters are known.
                    let weight = self.sum_of_weights(model, corner);
                    (background * excess, excess / weight.sqrt())
                }
                _ => (f64::NAN, f64::NAN),
            };
            values.push(value);
            stds.push(uncertainty);
        }
        let (deviance, expected, saturated) = self.goodness(model, corner);
        // All emitters in the ROI were fitted to its pixels, and so was its background.
        let inside =
            |at: f64, first: usize| at > first as f64 - 0.5 && at < (first + self.roi) as f64 - 0.5;
        let in_roi = model.sources.iter();
        let in_roi = in_roi.filter(|other| inside(other.x, corner.x) && inside(other.y, corner.y));
        let free = (psf.parameters() * in_roi.count().max(1)) as f64 + 1.0;
        let least_variance = least_variance(self.noise, self.roi);
        JointFit {
            values,
            stds,
            log_likelihood: saturated - 0.5 * deviance,
            p_value: deviance_p_value(deviance, expected, free, least_variance),
            iterations: ending.rounds,
            status: self.status(source, ending, i),
        }
    }

    /// The outcome of a joint fit: its parameters are at a limit, or the last step was long.
    fn status(&self, source: &Source, ending: &Ending, i: usize) -> Status {
        let psf = &self.rules.trials.psf;
        let is_long = (0..4).any(|k| {
            let std = ending.covariances[i][k][k].sqrt();
            ending.steps[i][k].abs() > LONG_STEP * std
        });
        let at_end = |at: f64, side: usize| at <= -0.5 || at >= side as f64 - 0.5;
        let is_deep = psf.has_depth() && psf.depth.contains(&source.z);
        if at_end(source.x, self.width)
            || at_end(source.y, self.height)
            || is_deep
            || source.photons <= LEAST_PHOTONS
        {
            Status::AtBound
        } else if is_long {
            Status::MaxIterations
        } else {
            Status::Converged
        }
    }

    fn sum_of_weights(&self, model: &FrameModel, corner: Corner) -> f64 {
        let mut sum = 0.0;
        self.each_pixel(model, corner, |_, mean, _| sum += f64::from(1.0 / mean));
        sum
    }

    fn each_pixel(&self, model: &FrameModel, corner: Corner, mut see: impl FnMut(f32, f32, f32)) {
        for j in 0..self.roi {
            let begin = model.images.index(corner.x as i32, (corner.y + j) as i32);
            for at in begin..begin + self.roi {
                let (value, mean) = (model.images.values[at], model.images.means[at]);
                if mean < MASKED {
                    see(value, mean, model.images.variances[at]);
                }
            }
        }
    }

    /// The deviance of a ROI, its expected cumulants, and the log-likelihood of the saturated model.
    fn goodness(&self, model: &FrameModel, corner: Corner) -> (f64, [f64; 3], f64) {
        let has_variance = self.noise != Noise::Poisson;
        let (mut half, mut pixels, mut saturated) = (0.0, 0.0, 0.0);
        let mut sums = [0.0f64; 9];
        self.each_pixel(model, corner, |value, mean, variance| {
            let (d, m) = (f64::from(value), f64::from(mean));
            pixels += 1.0;
            half += m - d;
            if d > 0.0 {
                let log = d.ln();
                half += d * (log - m.ln());
                saturated += saturated_part(d, log);
            } else {
                half += d - d * m.ln();
            }
            let t = 1.0 / (if has_variance { 5.0 } else { 1.0 } + m);
            let share = f64::from(variance) / m;
            let terms = match has_variance {
                false => [
                    t,
                    t.powi(2),
                    t.powi(3),
                    t.powi(4),
                    t.powi(5),
                    t.powi(6),
                    0.0,
                    0.0,
                    0.0,
                ],
                true => [
                    t,
                    t.powi(2),
                    t.powi(3),
                    t.powi(4),
                    t.powi(5),
                    share * t.powi(2),
                    share * t.powi(3),
                    share * t.powi(4),
                    share * t.powi(5),
                ],
            };
            for (sum, term) in sums.iter_mut().zip(terms) {
                *sum += term;
            }
        });
        let cumulant = |k: usize, per_pixel: f64| {
            let terms = sums.iter().zip(&self.moments[k]);
            per_pixel * pixels + terms.map(|(sum, c)| sum * f64::from(*c)).sum::<f64>()
        };
        let expected = [cumulant(0, 1.0), cumulant(1, 2.0), cumulant(2, 8.0)];
        (2.0 * half, expected, saturated)
    }
}

/// An error about an option.
fn config(option: &'static str, cause: &str) -> Error {
    Error::Config {
        option,
        cause: cause.into(),
    }
}

/// The kernels of a model.
fn trials_of(model: &Model, pixel_size_um: f64, psf: Psf, side: usize) -> Result<Trials> {
    let trials = Trials::new(model.psf(), psf, &model.constants(pixel_size_um), side);
    trials.map_err(|error| config("crowded", &error.to_string()))
}

/// The PSF of a model whose emitters can be found.
fn psf_of(model: &Model, pixel_size_um: f64) -> Result<Psf> {
    let depth = model.depth_range_um().unwrap_or([0.0; 2]);
    let Some(psf) = Psf::new(model, pixel_size_um, depth) else {
        let cause = "a model with a free width cannot tell a wider spot from two emitters: take \
                     one whose width is given, such as xynb";
        return Err(config("crowded", cause));
    };
    width_px("sigma_um", psf.sigma * pixel_size_um, pixel_size_um)?;
    if psf.is_cut() {
        let cause = "spots are too wide in pixels: their light must be within 31 pixels";
        return Err(config("crowded", cause));
    }
    Ok(psf)
}

/// `d ln d - d - ln(d!)`, given `log = ln d`.
fn saturated_part(d: f64, log: f64) -> f64 {
    const HALF_LOG_2PI: f64 = 0.918_938_533_204_672_7;
    if d < 8.0 {
        return d * log - d - libm::lgamma(d + 1.0);
    }
    // Stirling's series.
    let per_square = 1.0 / (d * d);
    -0.5 * log - HALF_LOG_2PI - (1.0 - per_square / 30.0) / (12.0 * d)
}

/// The median of the variances of pixels that are not masked.
fn median_variance(pixels: &[[f32; 3]]) -> f64 {
    let unmasked = pixels.iter().map(|pixel| pixel[2]);
    let mut all: Vec<f32> = unmasked
        .filter(|&variance| variance < gaussmle::camera::SensorMaps::MASKED)
        .collect();
    let middle = all.len() / 2;
    match all.is_empty() {
        true => 0.0,
        false => (*all.select_nth_unstable_by(middle, f32::total_cmp).1).into(),
    }
}

/// The maxima of a smooth normal field above `u`, `0.0188 u exp(-u^2 / 2)` a pixel for a width of 1.3
/// pixels, times the part of them that trials took on simulated frames without emitters: those of gains 6 to
/// 10 took 0.44 to 0.64, and a larger part only makes the stated rate an upper bound.
const MAXIMA: f64 = 0.75 * 0.0188;

/// The gain of the log-likelihood that noise exceeds in this part of all pixels of pure background.
fn gain_of_false_alarms(a_pixel: f64, sigma: f64) -> f64 {
    let rate = |u: f64| MAXIMA * (1.3 / sigma).powi(2) * u * (-0.5 * u * u).exp();
    let (mut low, mut high) = (1.0, 12.0);
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        if rate(middle) > a_pixel {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * low * low
}

/// The number of places nearer than `near` to place `i`.
fn neighbours(places: &[[f64; 2]], cells: &Cells, near: f64, i: usize) -> u32 {
    let others = cells.near(places[i]).filter(|&j| j != i);
    others.filter(|&j| is_within(places, i, j, near)).count() as u32
}

fn is_within(places: &[[f64; 2]], i: usize, j: usize, near: f64) -> bool {
    let square = |axis: usize| (places[i][axis] - places[j][axis]).powi(2);
    square(0) + square(1) <= near * near
}

/// The number of the group of each place: places nearer than `near` share one. Groups are numbered in the
/// order of their first place.
fn groups(places: &[[f64; 2]], cells: &Cells, near: f64) -> Vec<u32> {
    const NONE: u32 = u32::MAX;
    let mut out = vec![NONE; places.len()];
    let mut next = 0;
    let mut waiting = Vec::new();
    for i in 0..out.len() {
        if out[i] != NONE {
            continue;
        }
        out[i] = next;
        waiting.push(i);
        while let Some(j) = waiting.pop() {
            for k in cells.near(places[j]) {
                if out[k] == NONE && is_within(places, j, k, near) {
                    out[k] = next;
                    waiting.push(k);
                }
            }
        }
        next += 1;
    }
    out
}

/// The mean square errors of places because emitters, and those whose light they share, may be two each.
/// `density` is that of emitters in the area of a spot.
fn blurs(model: &FrameModel, ending: &Ending, sigma: f64, density: f64) -> Vec<[f64; 3]> {
    let own = ending.unresolved.iter().map(|one| {
        let odds = density * (f64::from(one.gain) - OCCAM).min(MOST_ODDS).exp();
        one.offsets.map(|square| odds / (1.0 + odds) * square)
    });
    let own: Vec<[f64; 3]> = own.collect();
    let most = (reach::PARTNER * sigma).powi(2);
    let of = |source: &Source| {
        let mut sum = [0.0; 3];
        for j in model.cells.near(source.place()) {
            let square = model.sources[j].distance_squared(source.place());
            if square < most {
                let shared = (-0.25 * square / (sigma * sigma)).exp();
                for k in 0..3 {
                    sum[k] += shared * own[j][k];
                }
            }
        }
        sum
    };
    model.sources.iter().map(of).collect()
}
