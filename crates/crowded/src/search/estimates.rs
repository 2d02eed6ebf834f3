//! The estimates of emitters that were fitted together.

use gaussmle::stats::{deviance_p_value, least_variance};
use gaussmle::{Parameter, Status};
use gaussmle_detect::Corner;
use gaussmle_kernels::spec::Noise;

use super::CrowdedSearch;
use crate::emitter::JointFit;
use crate::frame::{LEAST_PHOTONS, Model as FrameModel, Source};
use crate::goodness::{self, Goodness};
use crate::joint::LONG_STEP;
use crate::rounds::Ending;

impl CrowdedSearch {
    /// The estimate of an emitter with its neighbours. `near` has all that may be in its ROI, itself too. `blur` has the mean square errors of
    /// its place because emitters may be two.
    pub(super) fn joint_fit(
        &self,
        model: &FrameModel,
        ending: &Ending,
        (i, corner): (usize, Corner),
        near: impl Iterator<Item = usize>,
        blur: [f64; 3],
    ) -> JointFit {
        let source = &model.sources[i];
        let psf = &self.rules.trials.psf;
        let excess = self.camera.excess_noise();
        let [x_um, y_um] = self.camera.pixel_size_um().xy();
        let covariance = &ending.covariances[i];
        let std = |k: usize| {
            let unresolved = blur.get(k).copied().unwrap_or(0.0);
            (covariance[k][k] + unresolved).sqrt()
        };
        let at = [source.x, source.y].map(|at| at.round().max(0.0) as usize);
        let x = at[0].min(self.width - 1);
        let y = at[1].min(self.height - 1);
        let background = f64::from(model.background.at(x, y)) + self.known_light(model, corner);
        // The places in the matrix, and the unit of each.
        let of = |parameter: Parameter| match parameter {
            Parameter::X => Some((0, x_um)),
            Parameter::Y => Some((1, y_um)),
            Parameter::Z => Some((2, 1.0)),
            Parameter::Photons => Some((3, excess)),
            // Its error is that with all others known.
            _ => None,
        };
        let parameters = self.model.parameters();
        let pairs = (1..parameters.len()).flat_map(|k| (0..k).map(move |l| [l, k]));
        let mut covariances: Vec<f64> = pairs
            .map(|pair| match pair.map(|k| of(parameters[k])) {
                [Some((l, of_l)), Some((k, of_k))] => covariance[k][l] * of_l * of_k,
                _ => f64::NAN,
            })
            .collect();
        let has_variance = self.noise != Noise::Poisson;
        let first = [corner.x as i32, corner.y as i32];
        let sums = goodness::of_roi(&model.images, first, self.roi, has_variance);
        let (mut values, mut stds) = (Vec::new(), Vec::new());
        for parameter in self.model.parameters() {
            let (value, uncertainty) = match parameter {
                Parameter::X => ((source.x + 0.5) * x_um, std(0) * x_um),
                Parameter::Y => ((source.y + 0.5) * y_um, std(1) * y_um),
                Parameter::Z => (psf.within(source.z), std(2)),
                Parameter::Photons => (source.photons * excess, std(3) * excess),
                Parameter::Background => {
                    // That of a ROI whose other parameters are known.
                    (background * excess, excess / sums.weights.sqrt())
                }
                _ => (f64::NAN, f64::NAN),
            };
            values.push(value);
            stds.push(uncertainty);
        }
        // All emitters in the ROI were fitted to its pixels, and so was its background.
        let inside =
            |at: f64, first: usize| at > first as f64 - 0.5 && at < (first + self.roi) as f64 - 0.5;
        let in_roi = near.map(|j| &model.sources[j]);
        let in_roi = in_roi.filter(|other| inside(other.x, corner.x) && inside(other.y, corner.y));
        let free = (psf.parameters() * in_roi.count().max(1)) as f64 + 1.0;
        let least_variance = least_variance(self.noise, self.roi);
        let status = self.status(source, ending, i);
        if !status.is_usable() {
            stds.fill(f64::NAN);
            covariances.fill(f64::NAN);
        }
        JointFit {
            values,
            stds,
            covariances,
            log_likelihood: sums.saturated - sums.half,
            p_value: deviance_p_value(2.0 * sums.half, self.expected(&sums), free, least_variance),
            iterations: ending.rounds,
            status,
        }
    }

    /// The outcome of a joint fit: its place is unknown, its parameters are at a limit, or the last step was
    /// long.
    fn status(&self, source: &Source, ending: &Ending, i: usize) -> Status {
        let psf = &self.rules.trials.psf;
        let is_long = (0..4).any(|k| {
            let std = ending.covariances[i][k][k].sqrt();
            ending.steps[i][k].abs() > LONG_STEP * std
        });
        let at_end = |at: f64, side: usize| at <= -0.5 || at >= side as f64 - 0.5;
        let most = (self.roi * self.roi) as f64;
        let is_known = (0..2).all(|k| ending.covariances[i][k][k] <= most);
        // Fits go beyond the range.
        let [low, high] = psf.depth;
        let is_within = source.z > low && source.z < high;
        let is_deep = psf.has_depth() && !is_within;
        if !is_known {
            Status::Singular
        } else if is_deep {
            Status::ZAtBound
        } else if at_end(source.x, self.width)
            || at_end(source.y, self.height)
            || source.photons <= LEAST_PHOTONS
        {
            Status::AtBound
        } else if is_long {
            Status::MaxIterations
        } else {
            Status::Converged
        }
    }

    /// The mean of the light that is known over a ROI.
    fn known_light(&self, model: &FrameModel, corner: Corner) -> f64 {
        if !model.images.has_light {
            return 0.0;
        }
        let mut sum = 0.0;
        for j in 0..self.roi {
            let begin = model.images.index(corner.x as i32, (corner.y + j) as i32);
            let row = &model.images.light[begin..begin + self.roi];
            sum += row.iter().map(|light| f64::from(*light)).sum::<f64>();
        }
        sum / (self.roi * self.roi) as f64
    }

    /// The cumulants that are expected of the deviance of a ROI.
    fn expected(&self, sums: &Goodness) -> [f64; 3] {
        let cumulant = |k: usize, per_pixel: f64| {
            let terms = sums.moments.iter().zip(&self.moments[k]);
            per_pixel * sums.pixels + terms.map(|(sum, c)| sum * f64::from(*c)).sum::<f64>()
        };
        [cumulant(0, 1.0), cumulant(1, 2.0), cumulant(2, 8.0)]
    }
}
