//! The results of a fit: columns with one value per spot, in the order of the stack.

use gaussmle_kernels::spec::{Columns, Outputs};
use rayon::prelude::*;

use crate::PixelSize;
use crate::info::FitInfo;
use crate::model::{Model, Parameter, Widths};
use crate::output::Output;
use crate::p_value::deviance_p_values;
use crate::result_columns::ResultColumns;
use crate::roi::RoiStack;
use crate::status::Status;

/// The number of p-values that a thread computes at once.
const P_VALUES_AT_ONCE: usize = 1024;

/// Fitted parameters, covariances and outcomes.
///
/// Lengths are in micrometres. Positions are on the sensor, from the outer corner of its first
/// pixel: `x = (corner + x_px + 0.5) * pixel_size`. Without corners they are on the ROI.
/// [`Fits::x_px`] is on the ROI, in pixels.
///
/// Uncertainties are finite exactly for [`Converged`](Status::Converged) and
/// [`AtBound`](Status::AtBound). All numbers of a spot with [`BadInput`](Status::BadInput) are NaN.
///
/// ```
/// use gaussmle::{Backend, Camera, Fitter, Model, Parameter, RoiStack, simulate::Simulation};
///
/// # fn main() -> gaussmle::Result<()> {
/// let pixels = Simulation::new(11).run(100)?.to_u16();
/// let fitter = Fitter::builder(Model::xynbs(), Camera::ideal(0.1)).backend(Backend::Cpu).build()?;
/// let fits = fitter.fit(&RoiStack::from_u16(pixels.view())?)?;
/// for i in 0..3 {
///     println!("{:.3} um, {:.0} photons, {}", fits.x()[i], fits.photons()[i], fits.status()[i]);
/// }
/// assert_eq!(fits.sigma().map(|sigma| sigma.len()), Some(100));
/// assert_eq!(fits.z(), None); // the model has no z
/// assert!(fits.covariance(Parameter::Photons, Parameter::Sigma).is_some());
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Fits {
    pub(crate) model: Model,
    pub(crate) pixel_size_um: PixelSize,
    pub(crate) corners: Option<Vec<[i32; 2]>>,
    pub(crate) frames: Option<Vec<u32>>,
    pub(crate) layout: Columns,
    /// The columns of the kernel, without padding.
    pub(crate) columns: ResultColumns,
    pub(crate) iterations: Vec<u16>,
    pub(crate) status: Vec<Status>,
    pub(crate) info: FitInfo,
    /// The least variance of a deviance that p-values believe.
    pub(crate) least_variance: f64,
}

impl Fits {
    /// Results for the spots of a stack, filled batch by batch.
    pub(crate) fn new(
        model: Model,
        pixel_size_um: PixelSize,
        outputs: Outputs,
        rois: &RoiStack<'_>,
    ) -> Self {
        Self {
            corners: rois.corners.as_ref().map(|corners| {
                let rows = corners.rows().into_iter();
                rows.map(|row| [row[0], row[1]]).collect()
            }),
            frames: rois.frames.map(<[u32]>::to_vec),
            ..Self::of(model, pixel_size_um, outputs, rois.len())
        }
    }

    /// Results without spots.
    pub(crate) fn empty(model: Model, pixel_size_um: PixelSize) -> Self {
        Self::of(model, pixel_size_um, Outputs::ALL, 0)
    }

    fn of(model: Model, pixel_size_um: PixelSize, outputs: Outputs, spots: usize) -> Self {
        let layout = Columns::new(model.parameters().len(), outputs);
        Self {
            model,
            pixel_size_um,
            corners: None,
            frames: None,
            layout,
            columns: ResultColumns::new(layout.count(), spots),
            iterations: vec![0; spots],
            status: vec![Status::BadInput; spots],
            info: FitInfo::default(),
            least_variance: 0.0,
        }
    }

    /// The fits of some spots, by their place from 0.
    ///
    /// # Panics
    ///
    /// Panics if there is no spot at a place.
    pub fn of_spots(&self, places: &[usize]) -> Self {
        fn of<T: Copy>(values: &[T], places: &[usize]) -> Vec<T> {
            places.iter().map(|&place| values[place]).collect()
        }
        Self {
            model: self.model.clone(),
            pixel_size_um: self.pixel_size_um,
            corners: self.corners.as_ref().map(|corners| of(corners, places)),
            frames: self.frames.as_ref().map(|frames| of(frames, places)),
            layout: self.layout,
            columns: self.columns.rows(places),
            iterations: of(&self.iterations, places),
            status: of(&self.status, places),
            info: self.info.clone(),
            least_variance: self.least_variance,
        }
    }

    /// A column that may have been left out.
    fn optional(&self, column: Option<usize>) -> Option<&[f32]> {
        column.map(|column| self.columns.column(column))
    }

    /// The number of spots.
    pub fn len(&self) -> usize {
        self.status.len()
    }

    /// True if there are no spots.
    pub fn is_empty(&self) -> bool {
        self.status.is_empty()
    }

    /// The model that was fitted.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// The results beside parameters, iterations and status.
    pub fn outputs(&self) -> Vec<Output> {
        Output::of(self.layout.outputs())
    }

    /// The telemetry: devices, batches, times.
    pub fn info(&self) -> &FitInfo {
        &self.info
    }

    /// The outcome of each fit.
    pub fn status(&self) -> &[Status] {
        &self.status
    }

    /// The iterations of each fit.
    pub fn iterations(&self) -> &[u16] {
        &self.iterations
    }

    /// The frame of each spot; `None` if the stack had no frames.
    pub fn frames(&self) -> Option<&[u32]> {
        self.frames.as_deref()
    }

    /// The corner (x, y) of each ROI on the sensor; `None` if the stack had no corners.
    pub fn corners(&self) -> Option<&[[i32; 2]]> {
        self.corners.as_deref()
    }

    /// x on the ROI, pixels. An integer is the centre of a pixel.
    pub fn x_px(&self) -> &[f32] {
        self.columns.column(self.layout.parameter(0))
    }

    /// y on the ROI, pixels. An integer is the centre of a pixel.
    pub fn y_px(&self) -> &[f32] {
        self.columns.column(self.layout.parameter(1))
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
        let mut out = Vec::new();
        self.extend_on_sensor(axis, &mut out);
        out
    }

    fn extend_on_sensor(&self, axis: usize, out: &mut Vec<f64>) {
        let on_roi = self.columns.column(self.layout.parameter(axis));
        let side_um = self.pixel_size_um.xy()[axis];
        let um = |corner: i32, px: f32| (f64::from(corner) + f64::from(px) + 0.5) * side_um;
        match &self.corners {
            Some(corners) => {
                let pairs = corners.iter().zip(on_roi);
                out.extend(pairs.map(|(corner, &px)| um(corner[axis], px)));
            }
            None => out.extend(on_roi.iter().map(|&px| um(0, px))),
        }
    }

    /// A parameter of each spot, in its unit; `None` if the model lacks it.
    pub fn parameter(&self, parameter: Parameter) -> Option<Vec<f64>> {
        let mut out = Vec::new();
        self.extend_parameter(parameter, &mut out).then_some(out)
    }

    /// Appends a parameter of each spot. Returns false if the model lacks it.
    pub(crate) fn extend_parameter(&self, parameter: Parameter, out: &mut Vec<f64>) -> bool {
        match parameter {
            Parameter::X => self.extend_on_sensor(0, out),
            Parameter::Y => self.extend_on_sensor(1, out),
            _ => {
                let Some(k) = self.model.index(parameter) else {
                    return false;
                };
                let scale = self.scale(parameter);
                let column = self.columns.column(self.layout.parameter(k));
                out.extend(column.iter().map(|&v| f64::from(v) * scale));
            }
        }
        true
    }

    /// The factor from the kernel's unit of a parameter to [`Parameter::unit`].
    fn scale(&self, parameter: Parameter) -> f64 {
        let axis = parameter.axis();
        axis.map_or(1.0, |axis| self.pixel_size_um.xy()[axis])
    }

    /// The covariance of two parameters in their units, from the inverse of the Fisher matrix.
    /// `None` if the model lacks one of them, or [`Output::Covariance`] was left out.
    pub fn covariance(&self, a: Parameter, b: Parameter) -> Option<Vec<f64>> {
        let (k, l) = (self.model.index(a)?, self.model.index(b)?);
        let scale = self.scale(a) * self.scale(b);
        let column = self.columns.column(self.layout.covariance(k, l)?);
        Some(column.iter().map(|&v| f64::from(v) * scale).collect())
    }

    /// The standard deviation of a parameter: the square root of its Cramér-Rao bound, in its unit.
    /// `None` if the model lacks the parameter, or [`Output::Std`] was left out.
    pub fn std(&self, parameter: Parameter) -> Option<Vec<f64>> {
        let mut out = Vec::new();
        self.extend_std(parameter, &mut out).then_some(out)
    }

    /// Appends the standard deviation of a parameter of each spot. Returns false if there is none.
    pub(crate) fn extend_std(&self, parameter: Parameter, out: &mut Vec<f64>) -> bool {
        let index = self.model.index(parameter);
        let Some(variance) = index.and_then(|k| self.layout.covariance(k, k)) else {
            return false;
        };
        let scale = self.scale(parameter) * self.scale(parameter);
        let column = self.columns.column(variance);
        out.extend(column.iter().map(|&v| (f64::from(v) * scale).sqrt()));
        true
    }

    /// The widths of each spot along x and y, um, whether they are fitted, given or follow from z.
    pub fn widths_um(&self) -> [Vec<f64>; 2] {
        let column = |parameter| self.parameter(parameter).unwrap_or_default();
        match self.model.widths() {
            Widths::Given(um) => um.map(|um| vec![um; self.len()]),
            Widths::Round => {
                let sigma = column(Parameter::Sigma);
                [sigma.clone(), sigma]
            }
            Widths::Elliptic => [Parameter::SigmaX, Parameter::SigmaY].map(column),
            Widths::Curve(curve) => {
                let z = column(Parameter::Z);
                let (x, y) = z.iter().map(|&z| curve.widths_um(z)).unzip();
                [x, y]
            }
            Widths::Spline(psf) => {
                let z = self.parameter(Parameter::Z);
                let z = z.unwrap_or_else(|| vec![0.0; self.len()]);
                let px: Vec<f64> = z.iter().map(|&z| psf.width_px(z)).collect();
                let sides_um = self.pixel_size_um.xy();
                sides_um.map(|um| px.iter().map(|px| px * um).collect())
            }
        }
    }

    /// The log-likelihood of each fit, with constant terms. `None` if [`Output::PValue`] was left
    /// out.
    pub fn log_likelihood(&self) -> Option<&[f32]> {
        self.optional(self.layout.log_likelihood())
    }

    /// The deviance of each fit: 2 (log-likelihood of the saturated model - log-likelihood of the
    /// fit). `None` if [`Output::PValue`] was left out.
    pub fn deviance(&self) -> Option<&[f32]> {
        self.optional(self.layout.deviance())
    }

    /// Mean, variance and third cumulant of the deviance if the fitted model were the truth. `None`
    /// if [`Output::PValue`] was left out.
    pub fn expected_deviance(&self) -> Option<[&[f32]; 3]> {
        let layout = self.layout;
        Some([
            self.optional(layout.deviance_mean())?,
            self.optional(layout.deviance_variance())?,
            self.optional(layout.deviance_third())?,
        ])
    }

    /// The p-value of each fit: the probability of a deviance at least as large by noise alone.
    ///
    /// The deviance is treated as a shifted gamma variable with the sum of the pixels' means,
    /// variances and third cumulants, reduced by the share of the free parameters. The p-value is
    /// uniform for spots that follow the model. It is somewhat too small for fits `at_bound`,
    /// because a parameter at its bound has no share. With hardly any light the share of the
    /// parameters would be more than there is, and the expected variance is not known; nothing is
    /// removed then, the variance is taken as at least 0.5 for each pixel (at most 81 pixels without
    /// read noise), and the p-value is too large. Where the variance lies a little above that, the
    /// p-value may be too small: in simulations of a few photons, up to 6 % of good spots are below 0.01.
    /// It is finite where [uncertainties](Self::std) are.
    ///
    /// `None` if [`Output::PValue`] was left out.
    pub fn p_value(&self) -> Option<Vec<f64>> {
        let mut out = Vec::new();
        self.p_value_into(&mut out).then_some(out)
    }

    /// Replaces the values of `out` by the p-values. Returns false if there are none.
    pub(crate) fn p_value_into(&self, out: &mut Vec<f64>) -> bool {
        let (Some(deviance), Some(expected)) = (self.deviance(), self.expected_deviance()) else {
            return false;
        };
        let free_parameters = self.model.parameters().len() as f64;
        out.resize(deviance.len(), 0.0);
        let chunks = out.par_chunks_mut(P_VALUES_AT_ONCE).enumerate();
        chunks.for_each(|(chunk, out)| {
            let start = chunk * P_VALUES_AT_ONCE;
            let range = start..start + out.len();
            deviance_p_values(
                &deviance[range.clone()],
                expected.map(|column| &column[range.clone()]),
                free_parameters,
                self.least_variance,
                out,
            );
        });
        true
    }

    /// The photoelectrons of each spot.
    pub fn photons(&self) -> Vec<f64> {
        self.parameter(Parameter::Photons).unwrap_or_default()
    }

    /// The background of each spot, photoelectrons per pixel.
    pub fn background(&self) -> Vec<f64> {
        self.parameter(Parameter::Background).unwrap_or_default()
    }
}

macro_rules! optional_parameters {
    ($($name:ident, $parameter:ident, $what:literal;)*) => {
        impl Fits {
            $(
                #[doc = concat!("The ", $what, "; `None` if the model lacks it.")]
                pub fn $name(&self) -> Option<Vec<f64>> {
                    self.parameter(Parameter::$parameter)
                }
            )*
        }
    };
}

optional_parameters! {
    z, Z, "position along the optical axis, um";
    sigma, Sigma, "width, um";
    sigma_x, SigmaX, "width along x, um";
    sigma_y, SigmaY, "width along y, um";
}

macro_rules! standard_deviations {
    ($($name:ident, $parameter:ident, $what:literal;)*) => {
        impl Fits {
            $(
                #[doc = concat!("The standard deviation (CRLB) of ", $what, ". `None` where [`Fits::std`] is.")]
                pub fn $name(&self) -> Option<Vec<f64>> {
                    self.std(Parameter::$parameter)
                }
            )*
        }
    };
}

standard_deviations! {
    x_std, X, "x, um";
    y_std, Y, "y, um";
    z_std, Z, "z, um";
    photons_std, Photons, "the photons";
    background_std, Background, "the background, photons per pixel";
    sigma_std, Sigma, "the width, um";
    sigma_x_std, SigmaX, "the width along x, um";
    sigma_y_std, SigmaY, "the width along y, um";
}
