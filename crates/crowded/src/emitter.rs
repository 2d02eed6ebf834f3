//! An emitter as a search returns it.

use gaussmle_detect::Corner;

/// An emitter of a frame.
#[derive(Clone, Debug)]
pub struct Emitter {
    /// The ROI around it.
    pub corner: Corner,
    /// Number of its group in the frame, from 0: emitters nearer than four widths to one of a group belong to it.
    pub group: u32,
    /// The number of emitters nearer than four widths.
    pub neighbours: u32,
    /// The gain of the log-likelihood that it brings.
    pub gain: f64,
    /// The gain of the log-likelihood if it were two. Evidence for an emitter that is not resolved.
    pub split_gain: f64,
    /// The joint fit with its neighbours; none if no light of others is in its ROI. Then the fit of the ROI alone is
    /// its estimate.
    pub joint: Option<JointFit>,
}

/// The estimate of an emitter together with its neighbours.
#[derive(Clone, Debug)]
pub struct JointFit {
    /// The parameters in the order of the model: x, y and widths in um on the sensor, light in photons.
    pub values: Vec<f64>,
    /// Their standard deviations.
    pub stds: Vec<f64>,
    /// Their covariances: of the second with the first, of the third with the first two, and so on.
    pub covariances: Vec<f64>,
    /// The log-likelihood of the ROI.
    pub log_likelihood: f64,
    /// The p-value of the ROI.
    pub p_value: f64,
    /// The rounds of the frame.
    pub iterations: u32,
    /// The outcome.
    pub status: gaussmle::Status,
}

impl JointFit {
    /// The covariance of two parameters, by their places in the model.
    pub fn covariance(&self, pair: [usize; 2]) -> f64 {
        let [low, high] = [pair[0].min(pair[1]), pair[0].max(pair[1])];
        match low == high {
            true => self.stds[low].powi(2),
            false => self.covariances[high * (high - 1) / 2 + low],
        }
    }
}
