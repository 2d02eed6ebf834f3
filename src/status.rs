//! The outcome of the fit of one spot.

use std::fmt;

use gaussmle_kernels::spec::status;

/// The outcome of the fit of one spot. Uncertainties are finite exactly for `Converged` and
/// `AtBound`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Status {
    /// The remaining Newton step is below the tolerance, with the expected and with the observed
    /// curvature.
    Converged = status::CONVERGED,
    /// Converged with at least one parameter at its bound, other than z.
    AtBound = status::AT_BOUND,
    /// The fit did not converge within the maximum of iterations.
    MaxIterations = status::MAX_ITERATIONS,
    /// The pixels do not determine the parameters: the Fisher matrix could not be inverted, the
    /// uncertainty of the position exceeds the side of the ROI, or the pixels have a symmetry that the
    /// estimate lacks.
    Singular = status::SINGULAR,
    /// A pixel is not finite, the usable pixels are fewer than the parameters, or all are equal, as
    /// in a saturated ROI.
    BadInput = status::BAD_INPUT,
    /// Converged with z at its bound: the spot is outside the range of the PSF, so z is wrong.
    ZAtBound = status::BAD_INPUT + 1,
}

impl Status {
    /// All statuses in the order of their codes.
    pub const ALL: [Status; 6] = [
        Status::Converged,
        Status::AtBound,
        Status::MaxIterations,
        Status::Singular,
        Status::BadInput,
        Status::ZAtBound,
    ];

    /// The status with a code.
    pub fn from_code(code: u8) -> Option<Status> {
        Status::ALL.get(usize::from(code)).copied()
    }

    /// The number in binary tables and in Python.
    pub fn code(self) -> u8 {
        self as u8
    }

    /// The name in text tables.
    pub fn name(self) -> &'static str {
        match self {
            Status::Converged => "converged",
            Status::AtBound => "at_bound",
            Status::MaxIterations => "max_iterations",
            Status::Singular => "singular",
            Status::BadInput => "bad_input",
            Status::ZAtBound => "z_at_bound",
        }
    }

    /// True if the fit converged within the range of z, so that estimates and uncertainties can be used.
    pub fn is_usable(self) -> bool {
        matches!(self, Status::Converged | Status::AtBound)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
