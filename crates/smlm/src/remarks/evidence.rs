//! Evidence on the causes of poor fits, gathered from a sample of the ROIs of a run.

use gaussmle::{Camera, Fits, Model, Status};
use gaussmle_io::movie::Pixels;
use pulp::{Arch, NullaryFnOnce};
use rayon::prelude::*;

use super::bad_rois::BadRois;
use super::camera_signs::CameraSigns;
use super::masked_pixels::MaskedPixels;
use super::noise_signs::{Measured, NoiseSums};
use super::places::Places;
use super::residuals::{RoiSigns, Spots, electrons};
use super::sample::Sample;
use super::saturation::{Saturation, highest_values};
use super::shape_signs::ShapeSigns;
use super::slopes::Slopes;
use super::spot_free::SpotFree;
use super::sums::Sums;
use super::width_signs::WidthSigns;

/// The ROIs of a batch that are looked at: at most, of the first batch; at least; and the total at
/// which the least is reached. A look takes as long as two or three fits.
const MOST_OF_BATCH: usize = 512;
const LEAST_OF_BATCH: usize = 4;
const WHOLE_SAMPLE: usize = 512;

/// The ROIs that a thread looks at, at least: it takes longer to wake another thread for fewer.
const LEAST_OF_THREAD: usize = 8;

/// The ROIs of a batch that could not be fitted and are looked at, at most.
const MOST_BAD_OF_BATCH: usize = 64;

/// The ROIs of a batch after which its noise is known.
const FIRST: usize = 32;

/// The deviance of a poor fit, standard deviations above its expectation.
const POOR: f64 = 3.0;

/// Backgrounds below this are at the lower bound, photons per pixel.
const NO_BACKGROUND: f64 = 0.002;

/// The width of what is no wider than a pixel, pixels: no spot that a camera samples well.
const SINGLE_PIXEL: f64 = 0.4;

/// Heights that are the same, um.
const Z_SAME_UM: f64 = 1e-6;

/// Evidence on the causes of poor fits.
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    pub(super) sample: Sample,
    /// Fits by the code of their status.
    pub(super) by_status: [u64; Status::ALL.len()],
    /// Looks at ROIs that could not be fitted.
    pub(super) bad: BadRois,
    pub(super) saturation: Saturation,
    pub(super) dark: NoiseSums,
    pub(super) bright: NoiseSums,
    /// Pixels without spots.
    pub(super) without_spots: CameraSigns,
    /// Tilts of the background under spots that overlap no other.
    pub(super) slopes: Slopes,
    /// The misfit of all ROIs, and of those that overlap no other.
    pub(super) shapes: ShapeSigns,
    pub(super) shapes_alone: ShapeSigns,
    /// The noise relative to that of the camera, as far as it was known before this batch.
    noise: f64,
    /// Mean electrons of the border pixels of ROIs.
    border: Sums,
    /// Numbers of outliers at places of the sensor, and of ROIs whose spot is no wider than a pixel.
    places: Places,
    single_pixels: Places,
    /// The excess-noise factor that the fits had.
    pub(super) excess: f64,
    /// Offset and gain of the camera, if all pixels have the same.
    pub(super) offset_and_gain: Option<(f64, f64)>,
    pub(super) pixel_um: f64,
    /// The sides of a pixel along x and y.
    pub(super) pixel_sides_um: [f64; 2],
    pub(super) model: Option<Model>,
    /// The side of the ROIs, pixels.
    pub(super) side: usize,
    /// The masked pixels of the camera, once it is known.
    masked: Option<MaskedPixels>,
    /// True if the places of the ROIs on the sensor are known, and so the neighbours of spots.
    pub(super) has_places: bool,
    /// True if the fits know the light that stays.
    pub(super) knows_light: bool,
    /// Fits together with neighbours.
    joint: u64,
    pub(super) widths: WidthSigns,
    /// The lowest and the highest z of fits, and that of each fit at a bound.
    z_ends: Option<[f64; 2]>,
    z_at_bound: Vec<f64>,
}

impl Evidence {
    /// True if many fits are joint. The others are then those without neighbours that were found.
    pub(super) fn is_joint(&self) -> bool {
        const MANY: f64 = 0.1;
        self.joint > 0 && self.joint as f64 >= MANY * self.all_fits()
    }

    /// Adds pixels without spots.
    pub(crate) fn add_spot_free(&mut self, spot_free: &SpotFree, camera: &Camera) {
        self.without_spots.add(spot_free, camera);
    }

    /// Looks at a batch of fits: `pixels` are those of its ROIs, one after the other.
    pub fn add(&mut self, fits: &Fits, pixels: &Pixels, camera: &Camera) {
        self.add_alone(fits, (pixels, None), camera, &|_| None);
    }

    /// As [`Evidence::add`], for ROIs of which some were fitted together with others. `joint` is the
    /// outcome of that fit. These ROIs are counted, and not looked at.
    pub(crate) fn add_alone(
        &mut self,
        fits: &Fits,
        (pixels, light): (&Pixels, Option<&[f32]>),
        camera: &Camera,
        joint: &dyn Fn(usize) -> Option<Status>,
    ) {
        let mut alone = Vec::with_capacity(fits.len());
        for (row, status) in fits.status().iter().enumerate() {
            let of_joint = joint(row);
            if of_joint.is_none() {
                alone.push(row);
            }
            self.by_status[usize::from(of_joint.unwrap_or(*status).code())] += 1;
        }
        self.joint += (fits.len() - alone.len()) as u64;
        if fits.is_empty() || !pixels.len().is_multiple_of(fits.len()) {
            return;
        }
        self.excess = camera.excess_noise();
        self.offset_and_gain = camera.offset_adu().zip(camera.gain_e_per_adu());
        self.pixel_sides_um = camera.pixel_size_um().xy();
        self.pixel_um = camera.pixel_size_um().mean_um();
        self.model = Some(fits.model().clone());
        self.knows_light = light.is_some();
        self.has_places = fits.corners().is_some() && fits.frames().is_some();
        let area = pixels.len() / fits.len();
        let side = area.isqrt();
        self.side = side;
        let masked = self.masked.take();
        let masked = masked.unwrap_or_else(|| MaskedPixels::of(camera));
        let masked_of = |row: usize| {
            let corner = fits.corners().map(|corners| corners[row]);
            masked.of_roi(corner, side)
        };
        let highest = highest_values(pixels, area, masked_of);
        for (highest, status) in highest.iter().zip(fits.status()) {
            if *status != Status::BadInput {
                self.saturation.add(*highest);
            }
        }
        let looked_at = self.sample.fits as usize;
        let quota = (MOST_OF_BATCH - MOST_OF_BATCH * looked_at.min(WHOLE_SAMPLE) / WHOLE_SAMPLE)
            .max(LEAST_OF_BATCH);
        self.noise = self.all_noise();
        let batch = Batch {
            fits,
            spots: Spots::new(fits, camera.pixel_size_um()),
            pixels,
            light,
            camera,
            side,
            highest,
        };
        let is_bad = |row: &usize| fits.status()[*row] == Status::BadInput;
        let bad: Vec<usize> = alone.iter().copied().filter(is_bad).collect();
        for &row in bad
            .iter()
            .step_by(bad.len().div_ceil(MOST_BAD_OF_BATCH).max(1))
        {
            let unmasked = batch.unmasked(row, &masked_of(row));
            self.bad.add(&unmasked, fits.model().parameters().len());
        }
        let step = alone.len().div_ceil(quota).max(1);
        let rows: Vec<usize> = alone.into_iter().step_by(step).collect();
        let arch = Arch::new();
        let looks = rows.par_iter().with_min_len(LEAST_OF_THREAD);
        let looks = looks.map(|&row| arch.dispatch(LookAt { batch: &batch, row }));
        let looks: Vec<Option<Look>> = looks.collect();
        for (number, (look, row)) in looks.into_iter().zip(rows).enumerate() {
            if number == FIRST {
                self.noise = self.all_noise();
            }
            if let Some(look) = look {
                self.add_look(look, batch.highest[row]);
            }
        }
        self.masked = Some(masked);
    }

    /// The number of fits with a status.
    pub fn fits_with(&self, status: Status) -> u64 {
        self.by_status[usize::from(status.code())]
    }

    /// The value at which pixels are saturated, and the number of ROIs that reach it. It is the
    /// maximum of 16-bit pixels, or a lower value that is the highest of at least five ROIs and of
    /// clearly more than have any of the values down to a tenth below.
    pub fn saturation(&self) -> Option<(u16, u64)> {
        self.saturation.level()
    }

    /// The number of all fits.
    pub(super) fn all_fits(&self) -> f64 {
        self.by_status.iter().sum::<u64>() as f64
    }

    /// Mean electrons of the border pixels of ROIs, and its standard error.
    pub(super) fn border_electrons(&self) -> (f64, f64) {
        self.border.mean()
    }

    /// The number of outliers, and of those at a place where there are several.
    pub(super) fn repeated_outliers(&self) -> (f64, f64) {
        self.places.all_and_repeated()
    }

    /// The same of spots that are no wider than a pixel.
    pub(super) fn repeated_single_pixels(&self) -> (f64, f64) {
        self.single_pixels.all_and_repeated()
    }

    /// The part of the fits at an end of the range of z, and the range: that of the model, unless fits
    /// stop at a bound within it.
    pub(super) fn at_ends_of_z(&self) -> Option<(f64, [f64; 2])> {
        let [least, most] = self.z_ends?;
        let [mut low, mut high] = self.model.as_ref()?.depth_range_um()?;
        let middle = 0.5 * (low + high);
        for &z in &self.z_at_bound {
            match () {
                () if z == least && (z < most || z < middle) => low = z,
                () if z == most && (z > least || z > middle) => high = z,
                () => {}
            }
        }
        if self.joint > 0 {
            // Joint fits are not looked at. None has bounds within the range.
            let at_bound = self.fits_with(Status::ZAtBound) as f64;
            return Some((at_bound / self.all_fits(), [low, high]));
        }
        let is_end = |z: &&f64| (**z - low).min(high - **z) < Z_SAME_UM;
        let at_end = self.z_at_bound.iter().filter(is_end).count();
        Some((at_end as f64 / self.fits_in_z().max(1.0), [low, high]))
    }

    /// The fits within the bounds of z and at them.
    pub(super) fn fits_in_z(&self) -> f64 {
        self.sample.fits + self.z_at_bound.len() as f64
    }

    /// Adds what a look found. `highest` is the highest value of the ROI.
    fn add_look(&mut self, look: Look, highest: f64) {
        let count = f64::from;
        let Look {
            border,
            fit,
            z,
            is_z_at_bound,
        } = look;
        self.add_z(z, is_z_at_bound);
        if border.is_finite() {
            self.border.add(border);
        }
        let Some(fit) = fit else {
            return;
        };
        let LookAtFit {
            poor,
            photons,
            alone,
            isolated,
            no_background,
            corner,
            place,
            signs,
        } = *fit;
        self.sample.fits += 1.0;
        self.sample.poor += count(poor);
        self.sample.brightness[usize::from(poor)].add(libm::log(photons.max(1.0)));
        self.sample.isolated += count(isolated);
        self.sample.isolated_poor += count(isolated && poor);
        self.sample.no_background += count(no_background);
        let Some(signs) = signs else {
            return;
        };
        let is_single = signs.width.is_some_and(|width| width < SINGLE_PIXEL);
        if let Some(corner) = corner.filter(|_| is_single) {
            self.single_pixels.add(corner);
        }
        let is_highest = self.saturation.is_highest(highest);
        self.sample.poor_highest += count(poor && is_highest);
        self.sample.poor_outlier += count(poor && signs.outlier.is_some());
        if signs.outlier.is_some() {
            self.sample.outliers += 1.0;
            if let Some(place) = place {
                self.places.add(place);
            }
            return;
        }
        if is_highest && self.saturation.level().is_some() {
            return;
        }
        // The widths of an astigmatic PSF follow from z.
        if let (Some(width), Some(model)) = (signs.width, &self.model)
            && model.curve().is_none()
        {
            self.widths.add(width * self.pixel_um);
        }
        self.shapes.add(&signs, self.noise);
        if alone {
            self.shapes_alone.add(&signs, self.noise);
            if let Some(corner) = corner {
                self.slopes.add(corner, signs.tilts);
            }
            self.dark.add(&signs.dark);
            self.bright.add(&signs.bright);
        }
    }

    /// Adds the height of a fit, and whether it is at a bound.
    fn add_z(&mut self, z: Option<f64>, is_at_bound: bool) {
        let Some(z) = z.filter(|z| z.is_finite()) else {
            return;
        };
        let [low, high] = self.z_ends.unwrap_or([z; 2]);
        self.z_ends = Some([low.min(z), high.max(z)]);
        if is_at_bound {
            self.z_at_bound.push(z);
        }
    }

    /// The variance of dark pixels relative to that of the camera: of pixels without spots where there
    /// are enough, as a real PSF has light beyond three widths.
    pub(super) fn dark_ratio(&self) -> Option<Measured> {
        self.without_spots.ratio().or_else(|| self.dark.ratio())
    }

    /// As [`Evidence::dark_ratio`], with the pattern of the sensor that the camera does not have.
    pub(super) fn all_noise(&self) -> f64 {
        let pattern = self.without_spots.pattern();
        let pattern = pattern.map_or(0.0, |pattern| pattern.value.max(0.0));
        self.dark_ratio().map_or(1.0, |ratio| ratio.value + pattern)
    }

    /// The variance that dark pixels should have, e-2.
    pub(super) fn dark_variance(&self) -> f64 {
        match self.without_spots.ratio() {
            Some(_) => self.without_spots.variance(),
            None => self.dark.variance(),
        }
    }
}

/// The findings of a look at one ROI that was fitted.
struct Look {
    /// Mean electrons of the border pixels.
    border: f64,
    /// The signs of a usable fit.
    fit: Option<Box<LookAtFit>>,
    /// The height of a usable fit, or of one at a bound of z.
    z: Option<f64>,
    is_z_at_bound: bool,
}

/// The signs of a usable fit.
struct LookAtFit {
    poor: bool,
    photons: f64,
    /// True if the ROI overlaps no other, and true if it does not contain the peak of another.
    alone: bool,
    isolated: bool,
    no_background: bool,
    /// The first pixel of the ROI.
    corner: Option<[i32; 2]>,
    /// The place of the outlier on the sensor.
    place: Option<[i32; 2]>,
    signs: Option<RoiSigns>,
}

/// A look at a ROI with the vector instructions of the processor. A closure would not be compiled for
/// them.
struct LookAt<'a> {
    batch: &'a Batch<'a>,
    row: usize,
}

impl NullaryFnOnce for LookAt<'_> {
    type Output = Option<Look>;

    #[inline(always)]
    fn call(self) -> Self::Output {
        self.batch.look(self.row)
    }
}

/// A batch of fits and its pixels.
struct Batch<'a> {
    fits: &'a Fits,
    spots: Spots<'a>,
    pixels: &'a Pixels,
    /// Light that the fits know, photoelectrons.
    light: Option<&'a [f32]>,
    camera: &'a Camera,
    side: usize,
    /// The highest value of each ROI.
    highest: Vec<f64>,
}

impl Batch<'_> {
    /// Looks at a ROI; none if it could not be fitted. It is compiled for the vector instructions of the
    /// caller.
    #[inline(always)]
    fn look(&self, row: usize) -> Option<Look> {
        let status = self.fits.status()[row];
        if status == Status::BadInput {
            return None;
        }
        let corner = self.fits.corners().map(|corners| corners[row]);
        let mut pixels = electrons(&self.adu(row), self.side, corner, self.camera);
        if let Some(light) = self.light {
            // The noise of this light is one without light of the spot.
            let excess = self.camera.excess_noise();
            for (pixel, light) in pixels.iter_mut().zip(&light[row * self.side.pow(2)..]) {
                let light = f64::from(*light);
                *pixel = [pixel[0] - light, pixel[1] + excess * light];
            }
        }
        Some(Look {
            border: mean_of_border(&pixels, self.side),
            fit: match status.is_usable() {
                true => Some(Box::new(self.look_at_fit(row, &pixels, corner))),
                false => None,
            },
            z: match status.is_usable() || status == Status::ZAtBound {
                true => self.spots.z(row),
                false => None,
            },
            is_z_at_bound: status == Status::ZAtBound,
        })
    }

    #[inline(always)]
    fn look_at_fit(&self, row: usize, pixels: &[[f64; 2]], corner: Option<[i32; 2]>) -> LookAtFit {
        let spot = self.spots.get(row);
        let excess = self.camera.excess_noise();
        let psf = self.fits.model().spline_psf();
        let signs = match psf {
            Some(psf) => {
                let z = self.spots.z(row).unwrap_or(0.0);
                RoiSigns::of_spline(pixels, self.side, &spot, (psf, z), excess)
            }
            None => RoiSigns::new(pixels, self.side, &spot, excess),
        };
        let outlier = signs.as_ref().and_then(|signs| signs.outlier);
        let place = outlier.zip(corner).map(|(pixel, [x, y])| {
            let (column, row) = (pixel % self.side, pixel / self.side);
            [x + column as i32, y + row as i32]
        });
        let neighbour = self.nearest(row);
        let side = self.side as i32;
        LookAtFit {
            poor: self.is_poor(row),
            photons: spot.photons,
            alone: neighbour.is_none_or(|distance| distance >= side),
            isolated: neighbour.is_none_or(|distance| distance > side / 2),
            no_background: spot.background < NO_BACKGROUND,
            corner,
            place,
            signs,
        }
    }

    /// The pixels of a ROI.
    fn adu(&self, row: usize) -> Vec<f64> {
        let area = self.side * self.side;
        let range = row * area..(row + 1) * area;
        match self.pixels {
            Pixels::U16(pixels) => pixels[range].iter().map(|&value| value.into()).collect(),
            Pixels::F32(pixels) => pixels[range].iter().map(|&value| value.into()).collect(),
        }
    }

    /// The pixels of a ROI without the masked ones, whose numbers ascend.
    fn unmasked(&self, row: usize, masked: &[usize]) -> Vec<f64> {
        let pixels = self.adu(row).into_iter().enumerate();
        let unmasked = pixels.filter(|(number, _)| masked.binary_search(number).is_err());
        unmasked.map(|(_, adu)| adu).collect()
    }

    /// True if the deviance of a fit is larger than noise explains.
    fn is_poor(&self, row: usize) -> bool {
        let (Some(deviance), Some([mean, variance, _])) =
            (self.fits.deviance(), self.fits.expected_deviance())
        else {
            return false;
        };
        let [deviance, mean, variance] =
            [deviance, mean, variance].map(|column| f64::from(column[row]));
        let parameters = self.fits.model().parameters().len();
        let free = 1.0 - parameters as f64 / (self.side * self.side) as f64;
        let (mean, variance) = (mean * free, variance * free);
        deviance > mean + POOR * variance.sqrt()
    }

    /// The distance of the ROI from the nearest other of its frame, pixels, along the axis along
    /// which they are farther apart. The middle of a ROI is the peak of its spot. A ROI that was moved
    /// into the frame has its peak elsewhere; two whose middles are in one ROI then have their peaks
    /// there, too. Rows are in the order of frames.
    fn nearest(&self, row: usize) -> Option<i32> {
        let (Some(corners), Some(frames)) = (self.fits.corners(), self.fits.frames()) else {
            return None;
        };
        let distance = |other: usize| {
            let [dx, dy] = [0, 1].map(|axis| (corners[other][axis] - corners[row][axis]).abs());
            dx.max(dy)
        };
        let same = |other: &usize| frames[*other] == frames[row];
        let before = (0..row).rev().take_while(same);
        let after = (row + 1..frames.len()).take_while(same);
        before.chain(after).map(distance).min()
    }
}

/// The mean electrons of the border pixels of a ROI; NaN if none is known.
fn mean_of_border(pixels: &[[f64; 2]], side: usize) -> f64 {
    let is_border = |i: usize| {
        let (x, y) = (i % side, i / side);
        x.min(y) == 0 || x.max(y) + 1 == side
    };
    let (mut number, mut sum) = (0.0, 0.0);
    for (i, [electrons, _]) in pixels.iter().enumerate() {
        if is_border(i) && electrons.is_finite() {
            number += 1.0;
            sum += electrons;
        }
    }
    sum / number
}
