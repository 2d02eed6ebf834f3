//! The search for emitters.

mod estimates;

use gaussmle::{Camera, Model, PixelSize};
use gaussmle_detect::{
    Border, Corner, Criterion, Detection, Detector, Frame, SearchCounts, StaticLight,
    TaskWorkspace, Workspace, width_px,
};
use gaussmle_kernels::moment_coefficients;
use gaussmle_kernels::spec::Noise;

use crate::cells::Cells;
use crate::emitter::Emitter;
use crate::error::{Error, Result};
use crate::frame::{Model as FrameModel, reach};
use crate::groups::Groups;
use crate::images::{Images, MASKED};
use crate::lanes::LANES;
use crate::mode::{Crowded, groups_of_peaks};
use crate::psf::Psf;
use crate::rounds::{Buffers, Ending, Rules};
use crate::score::half;
use crate::trials::Trials;

/// An emitter is alone if no other is so near that its light is in the ROI, widths beyond the ROI.
const ALONE: f64 = 3.0;

/// A side of ROIs that every kernel takes.
const USUAL_ROI: usize = 11;

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
    /// A frame without the light that stays.
    blinking: Vec<f32>,
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
            model: model.clone(),
            width,
            height,
            roi: side,
            border: detection.border,
            noise,
            moments: moment_coefficients(noise, camera.excess_noise(), typical),
        })
    }

    /// Emitters beside light must bring more, because the PSF differs from that of the model. `misfit`, 0 or more, is
    /// that of [`Self::misfit_in`].
    #[must_use]
    pub fn with_misfit(mut self, misfit: f64) -> Self {
        self.rules.trials.misfit = misfit as f32;
        self
    }

    /// Checks the model of a search.
    ///
    /// # Errors
    ///
    /// Returns an error if it has a free width, its spots are too wide or too narrow in pixels, or this
    /// processor has no kernel for it.
    pub fn check_model(model: &Model, pixel_size_um: PixelSize) -> Result<()> {
        let psf = psf_of(model, pixel_size_um)?;
        trials_of(model, pixel_size_um, psf, USUAL_ROI).map(|_| ())
    }

    fn is_dense(&self, peaks: &[Corner]) -> bool {
        let psf = &self.rules.trials.psf;
        let sides = [self.width, self.height];
        self.crowded.is_on(peaks, (psf.sigma, self.roi), sides)
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
    pub(crate) fn is_on(
        &self,
        (number, frame): (usize, Frame<'_>),
        lights: &[StaticLight],
        workspace: &mut CrowdedWorkspace,
    ) -> bool {
        self.find_peaks((number, frame), lights, workspace);
        self.is_dense(&workspace.corners)
    }

    /// Finds the peaks of a frame without the light that stays.
    fn find_peaks(
        &self,
        (number, frame): (usize, Frame<'_>),
        lights: &[StaticLight],
        workspace: &mut CrowdedWorkspace,
    ) -> SearchCounts {
        let CrowdedWorkspace {
            detector,
            corners,
            blinking,
            ..
        } = workspace;
        let searched = StaticLight::searched(lights, number, frame, blinking);
        self.detector.find(searched, detector, corners)
    }

    /// The rules by which emitters are found.
    pub(crate) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Finds the emitters of the frame `number`. `emitters` then holds them, row by row of their ROIs. The light of
    /// `lights` stays, and is known.
    pub fn search(
        &self,
        (number, frame): (usize, Frame<'_>),
        lights: &[StaticLight],
        workspace: &mut CrowdedWorkspace,
        emitters: &mut Vec<Emitter>,
    ) -> SearchCounts {
        emitters.clear();
        let mut counts = self.find_peaks((number, frame), lights, workspace);
        let CrowdedWorkspace {
            frame: model,
            buffers,
            corners,
            ..
        } = workspace;
        if !self.is_dense(corners) {
            self.collect_peaks(corners, emitters);
            return counts;
        }
        self.load((number, frame), lights, &mut model.images);
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

    /// Calibrates the pixels of a frame, and those of the light that stays.
    pub(crate) fn load(
        &self,
        (number, frame): (usize, Frame<'_>),
        lights: &[StaticLight],
        images: &mut Images,
    ) {
        let (width, height) = (self.width, self.height);
        let psf = &self.rules.trials.psf;
        // Windows of emitters at the border are read in whole vectors.
        let beyond = psf.padded_side() - psf.side();
        let margin = psf.half_window as usize + 2 + beyond;
        let margin = margin.max(self.roi).max(LANES).max(half(psf));
        images.reserve([width, height], margin);
        let excess = self.camera.excess_noise() as f32;
        let maps = self.camera.sensor_maps();
        let read_noise = self.camera.read_noise_e().unwrap_or_default() as f32;
        let uniform = [
            self.camera.offset_adu().unwrap_or_default() as f32,
            self.camera.gain_e_per_adu().unwrap_or(1.0) as f32,
            read_noise * read_noise,
        ];
        for y in 0..height {
            let row = images.row(y);
            images.means[row.clone()].fill(MASKED);
            let values = images.values[row.clone()].iter_mut();
            let out = values.zip(&mut images.variances[row]);
            let pixels = y * width..(y + 1) * width;
            let of_maps = maps.map(|maps| &maps.pixels()[pixels.clone()]);
            match frame {
                Frame::U16(all) => calibrate(&all[pixels], (uniform, of_maps), excess, out),
                Frame::F32(all) => calibrate(&all[pixels], (uniform, of_maps), excess, out),
            }
        }
        let light = StaticLight::photons(lights, number);
        images.set_light(light.map(|photons| photons.map(|photons| photons / excess)));
    }

    /// Makes the emitters of a frame in which each peak is fitted alone.
    fn collect_peaks(&self, corners: &[Corner], emitters: &mut Vec<Emitter>) {
        let near = reach::GROUP * self.rules.trials.psf.sigma;
        let lone = corners.iter().zip(groups_of_peaks(corners, near));
        emitters.extend(lone.map(|(&corner, group)| Emitter {
            corner,
            group: group.number,
            neighbours: group.neighbours,
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
        let blurs = ending.blurs(model, psf.sigma, density);
        let near = reach::GROUP * psf.sigma;
        let places: Vec<[f64; 2]> = model.sources.iter().map(|source| source.place()).collect();
        let mut groups = Groups::new(places.len());
        for (i, source) in model.sources.iter().enumerate() {
            for j in model.cells.near(places[i]) {
                if j > i && source.distance_squared(places[j]) <= near * near {
                    groups.join(i, j);
                }
            }
        }
        let groups = groups.end();
        let reach = self.reach();
        let mut around = Cells::default();
        around.fill(
            reach.max(self.roi as f64),
            [self.width, self.height],
            places.iter().copied(),
        );
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
            let beside = around.near(places[i]);
            let joint =
                (!is_alone).then(|| self.joint_fit(model, ending, (i, corner), beside, blurs[i]));
            emitters.push(Emitter {
                corner,
                group: groups[i].number,
                neighbours: groups[i].neighbours,
                gain: source.gain.into(),
                split_gain,
                joint,
            });
        }
        emitters.sort_by_key(|emitter| (emitter.corner.y, emitter.corner.x));
    }
}

/// Calibrates the pixels of a row by an offset, a gain and a variance, or by those of each pixel.
fn calibrate<'o, T: Copy + Into<f32>>(
    adu: &[T],
    (uniform, of_maps): ([f32; 3], Option<&[[f32; 3]]>),
    excess: f32,
    out: impl Iterator<Item = (&'o mut f32, &'o mut f32)>,
) {
    let of_pixel = |adu: T, [offset, gain, variance]: [f32; 3]| {
        let value = (adu.into() - offset) * gain / excess;
        let is_usable = (variance < gaussmle::camera::SensorMaps::MASKED) & value.is_finite();
        let variance = variance / (excess * excess);
        match is_usable {
            true => (value + variance, variance),
            false => (MASKED, MASKED),
        }
    };
    for (i, ((value, variance), adu)) in out.zip(adu).enumerate() {
        (*value, *variance) = of_pixel(*adu, of_maps.map_or(uniform, |maps| maps[i]));
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
fn trials_of(model: &Model, pixel_size_um: PixelSize, psf: Psf, side: usize) -> Result<Trials> {
    let trials = Trials::new(model.psf(), psf, &model.constants(pixel_size_um), side);
    trials.map_err(|error| config("crowded", &error.to_string()))
}

/// The PSF of a model whose emitters can be found.
fn psf_of(model: &Model, pixel_size_um: PixelSize) -> Result<Psf> {
    let depth = model.depth_range_um().unwrap_or([0.0; 2]);
    let Some(psf) = Psf::new(model, pixel_size_um, depth) else {
        let cause = match model.spline_psf() {
            Some(_) => {
                "emitters with a measured PSF are not fitted together: leave it off, or take a curve of \
                 astigmatism"
            }
            None => {
                "a model with a free width cannot tell a wider spot from two emitters: take one whose \
                 width is given, such as xynb"
            }
        };
        return Err(config("crowded", cause));
    };
    width_px(
        "sigma_um",
        psf.sigma * pixel_size_um.mean_um(),
        pixel_size_um,
    )?;
    if psf.is_cut() {
        let cause = "spots are too wide in pixels: their light must be within 31 pixels";
        return Err(config("crowded", cause));
    }
    Ok(psf)
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
    let rate = |u: f64| MAXIMA * (1.3 / sigma).powi(2) * u * libm::exp(-0.5 * u * u);
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
