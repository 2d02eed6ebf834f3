//! The results of a fit that can be left out.

use gaussmle_kernels::spec::{Covariance, Outputs};

/// Results that a fit can leave out. Without them it is faster, and its results are smaller.
///
/// Parameters, iterations and status are always there. A value does not depend on what is left out,
/// with one exception: without [`Output::Std`], a position that is more uncertain than the ROI's
/// side is not recognized, and its status is not [`Singular`](crate::Status::Singular).
///
/// ```
/// use gaussmle::{Backend, Camera, Fitter, Model, Output, RoiStack, simulate::Simulation};
///
/// # fn main() -> gaussmle::Result<()> {
/// let pixels = Simulation::new(9).run(50)?.to_u16();
/// let stack = RoiStack::from_u16(pixels.view())?;
/// let builder = Fitter::builder(Model::xynb(0.13), Camera::ideal(0.1)).backend(Backend::Cpu);
/// let all = builder.clone().build()?.fit(&stack)?;
/// let fits = builder.outputs([Output::Std]).build()?.fit(&stack)?;
/// assert_eq!(fits.x_std(), all.x_std());
/// assert_eq!(fits.p_value(), None);
/// assert!(fits.table().column("p_value").is_none());
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Output {
    /// The standard deviation of each parameter.
    Std,
    /// The covariance of each pair of parameters, and the standard deviations.
    Covariance,
    /// The p-value, the log-likelihood and the deviance.
    PValue,
}

impl Output {
    /// All of them.
    pub const ALL: [Output; 3] = [Output::Std, Output::Covariance, Output::PValue];

    /// The name in Python.
    pub fn name(self) -> &'static str {
        match self {
            Output::Std => "std",
            Output::Covariance => "covariance",
            Output::PValue => "p_value",
        }
    }

    /// The output with a name.
    pub fn from_name(name: &str) -> Option<Output> {
        Output::ALL.into_iter().find(|output| output.name() == name)
    }

    /// Those of a [`LocalizationTable`](crate::LocalizationTable).
    pub const TABLE: [Output; 2] = [Output::Std, Output::PValue];

    /// The outputs that these columns of the kernel hold.
    pub(crate) fn of(columns: Outputs) -> Vec<Output> {
        let is_there = |output: &Output| match output {
            Output::Std => columns.covariance != Covariance::None,
            Output::Covariance => columns.covariance == Covariance::Full,
            Output::PValue => columns.goodness,
        };
        Output::ALL.into_iter().filter(is_there).collect()
    }

    /// The columns of the kernel for a list of outputs.
    pub(crate) fn columns(outputs: &[Output]) -> Outputs {
        let covariance = if outputs.contains(&Output::Covariance) {
            Covariance::Full
        } else if outputs.contains(&Output::Std) {
            Covariance::Variances
        } else {
            Covariance::None
        };
        Outputs {
            covariance,
            goodness: outputs.contains(&Output::PValue),
        }
    }
}
