//! The result of a fit: columns, one value a spot, in the order of the stack.

use gaussmle_kernels::spec::Columns;
use rayon::prelude::*;

use crate::block::Block;
use crate::info::FitInfo;
use crate::model::{Model, Parameter};
use crate::roi::RoiStack;
use crate::stats;
use crate::status::Status;

/// Fitted parameters, covariances and how each fit ended.
///
/// Lengths are micrometres. Positions count from the outer corner of the sensor's first pixel:
/// `x = (corner + x_px + 0.5) * pixel_size`, with the corner 0 where the stack has none; [`Fits::x_px`] has
/// the position on the ROI. For [`BadInput`](Status::BadInput) every number is NaN, and uncertainties are
/// finite for [`Converged`](Status::Converged) and [`AtBound`](Status::AtBound) alone.
#[derive(Clone, Debug)]
pub struct Fits {
    pub(crate) model: Model,
    pub(crate) pixel_size_um: f64,
    pub(crate) corners: Option<Vec<[i32; 2]>>,
    pub(crate) frames: Option<Vec<u32>>,
    /// As the kernel writes them, without its padding.
    pub(crate) columns: Block,
    pub(crate) iterations: Vec<u16>,
    pub(crate) status: Vec<Status>,
    pub(crate) info: FitInfo,
}

impl Fits {
    /// Columns for the spots of a stack, to be filled batch by batch.
    pub(crate) fn new(model: Model, pixel_size_um: f64, rois: &RoiStack<'_>) -> Self {
        Self {
            corners: rois.corners.as_ref().map(|corners| {
                let rows = corners.rows().into_iter();
                rows.map(|row| [row[0], row[1]]).collect()
            }),
            frames: rois.frames.map(<[u32]>::to_vec),
            ..Self::of(model, pixel_size_um, rois.len())
        }
    }

    /// The fits of nothing.
    pub(crate) fn empty(model: Model, pixel_size_um: f64) -> Self {
        Self::of(model, pixel_size_um, 0)
    }

    fn of(model: Model, pixel_size_um: f64, spots: usize) -> Self {
        let columns = Columns::new(model.parameters().len()).count();
        Self {
            model,
            pixel_size_um,
            corners: None,
            frames: None,
            columns: Block::new(columns, spots),
            iterations: vec![0; spots],
            status: vec![Status::BadInput; spots],
            info: FitInfo::default(),
        }
    }

    fn layout(&self) -> Columns {
        Columns::new(self.model.parameters().len())
    }

    /// Number of spots.
    pub fn len(&self) -> usize {
        self.status.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.status.is_empty()
    }

    /// The model that was fitted.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// What happened: device, batches, seconds.
    pub fn info(&self) -> &FitInfo {
        &self.info
    }

    /// How each fit ended.
    pub fn status(&self) -> &[Status] {
        &self.status
    }

    /// Iterations of each fit.
    pub fn iterations(&self) -> &[u16] {
        &self.iterations
    }

    /// Each spot's frame, where the stack has them.
    pub fn frames(&self) -> Option<&[u32]> {
        self.frames.as_deref()
    }

    /// x on the ROI, pixels; an integer is a pixel's centre.
    pub fn x_px(&self) -> &[f32] {
        self.columns.column(self.layout().parameter(0))
    }

    /// y on the ROI, pixels.
    pub fn y_px(&self) -> &[f32] {
        self.columns.column(self.layout().parameter(1))
    }

    /// x on the sensor, um.
    pub fn x(&self) -> Vec<f64> {
        self.on_sensor(0)
    }

    /// y on the sensor, um.
    pub fn y(&self) -> Vec<f64> {
        self.on_sensor(1)
    }

    fn on_sensor(&self, axis: usize) -> Vec<f64> {
        let on_roi = self.columns.column(self.layout().parameter(axis));
        let corner = |i: usize| self.corners.as_ref().map_or(0, |corners| corners[i][axis]);
        let um = |(i, &px): (usize, &f32)| {
            (f64::from(corner(i)) + f64::from(px) + 0.5) * self.pixel_size_um
        };
        on_roi.iter().enumerate().map(um).collect()
    }

    /// A parameter of each spot, in its unit; `None` where the model lacks it.
    pub fn parameter(&self, parameter: Parameter) -> Option<Vec<f64>> {
        match parameter {
            Parameter::X => return Some(self.x()),
            Parameter::Y => return Some(self.y()),
            _ => {}
        }
        let k = self.model.index(parameter)?;
        let scale = self.scale(parameter);
        let column = self.columns.column(self.layout().parameter(k));
        Some(column.iter().map(|&v| f64::from(v) * scale).collect())
    }

    /// Units of a parameter in one unit of the kernel's.
    fn scale(&self, parameter: Parameter) -> f64 {
        if parameter.is_lateral() {
            self.pixel_size_um
        } else {
            1.0
        }
    }

    /// The covariance of two parameters, the inverse of the Fisher matrix, in their units.
    pub fn covariance(&self, a: Parameter, b: Parameter) -> Option<Vec<f64>> {
        let (k, l) = (self.model.index(a)?, self.model.index(b)?);
        let scale = self.scale(a) * self.scale(b);
        let column = self.columns.column(self.layout().covariance(k, l));
        Some(column.iter().map(|&v| f64::from(v) * scale).collect())
    }

    /// The standard deviation of a parameter: the square root of its Cramér-Rao bound, in its unit.
    pub fn std(&self, parameter: Parameter) -> Option<Vec<f64>> {
        let variance = self.covariance(parameter, parameter)?;
        Some(variance.into_iter().map(f64::sqrt).collect())
    }

    /// Log-likelihood of each fit, constant terms included.
    pub fn log_likelihood(&self) -> &[f32] {
        self.columns.column(self.layout().log_likelihood())
    }

    /// Deviance of each fit: twice the saturated model's log-likelihood less the fit's.
    pub fn deviance(&self) -> &[f32] {
        self.columns.column(self.layout().deviance())
    }

    /// Mean, variance and third cumulant that the deviance would have, were the fit the truth.
    pub fn expected_deviance(&self) -> [&[f32]; 3] {
        let layout = self.layout();
        [
            self.columns.column(layout.deviance_mean()),
            self.columns.column(layout.deviance_variance()),
            self.columns.column(layout.deviance_third()),
        ]
    }

    /// p-value of each fit: how often noise alone would make the deviance as large.
    ///
    /// The deviance is taken as a shifted gamma variable with its own mean, variance and skewness, pixel by pixel, less what
    /// the free parameters take up. It is uniform for spots that are what the model says, and somewhat too small for
    /// those `at_bound`: a parameter that a bound holds takes nothing up.
    pub fn p_value(&self) -> Vec<f64> {
        let free = self.model.parameters().len() as f64;
        let cumulants = self.expected_deviance();
        let of = |i: usize| {
            stats::deviance_p_value(
                f64::from(self.deviance()[i]),
                cumulants.map(|column| f64::from(column[i])),
                free,
            )
        };
        (0..self.len()).into_par_iter().map(of).collect()
    }
}

macro_rules! named {
    ($($name:ident, $std:ident, $parameter:ident, $what:literal;)*) => {
        impl Fits {
            $(
                #[doc = concat!($what, "; `None` where the model lacks it.")]
                pub fn $name(&self) -> Option<Vec<f64>> {
                    self.parameter(Parameter::$parameter)
                }
                #[doc = concat!("Standard deviation (CRLB) of: ", $what, "; `None` where the model lacks it.")]
                pub fn $std(&self) -> Option<Vec<f64>> {
                    self.std(Parameter::$parameter)
                }
            )*
        }
    };
}

named! {
    z, z_std, Z, "position along the optical axis, um";
    sigma, sigma_std, Sigma, "width, um";
    sigma_x, sigma_x_std, SigmaX, "width along x, um";
    sigma_y, sigma_y_std, SigmaY, "width along y, um";
}

macro_rules! always {
    ($($std:ident, $parameter:ident, $what:literal;)*) => {
        impl Fits {
            $(
                #[doc = concat!("Standard deviation (CRLB) of ", $what, ".")]
                pub fn $std(&self) -> Vec<f64> {
                    self.std(Parameter::$parameter).unwrap_or_default()
                }
            )*
        }
    };
}

always! {
    x_std, X, "x, um";
    y_std, Y, "y, um";
    photons_std, Photons, "the photons";
    background_std, Background, "the background, photons per pixel";
}

impl Fits {
    /// Photoelectrons of each spot.
    pub fn photons(&self) -> Vec<f64> {
        self.parameter(Parameter::Photons).unwrap_or_default()
    }

    /// Background of each spot, photoelectrons per pixel.
    pub fn background(&self) -> Vec<f64> {
        self.parameter(Parameter::Background).unwrap_or_default()
    }
}
