//! How the fit of one spot ended.

use std::fmt;

use gaussmle_kernels::spec::status;

/// The outcome of one fit. Uncertainties are finite exactly for the first two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Status {
    /// What step is left is below the tolerance, by the curvature of the data at hand too.
    Converged = status::CONVERGED,
    /// The same, with at least one parameter held by its bound.
    AtBound = status::AT_BOUND,
    /// The most iterations were used up.
    MaxIterations = status::MAX_ITERATIONS,
    /// The Fisher matrix could not be inverted.
    Singular = status::SINGULAR,
    /// A pixel is not finite, or there are fewer usable pixels than parameters.
    BadInput = status::BAD_INPUT,
}

impl Status {
    /// Every status, in the order of their numbers.
    pub const ALL: [Status; 5] = [
        Status::Converged,
        Status::AtBound,
        Status::MaxIterations,
        Status::Singular,
        Status::BadInput,
    ];

    /// The status with a number.
    pub fn from_code(code: u8) -> Option<Status> {
        Status::ALL.get(usize::from(code)).copied()
    }

    /// Its number.
    pub fn code(self) -> u8 {
        self as u8
    }

    /// Its name, as tables write it.
    pub fn name(self) -> &'static str {
        match self {
            Status::Converged => "converged",
            Status::AtBound => "at_bound",
            Status::MaxIterations => "max_iterations",
            Status::Singular => "singular",
            Status::BadInput => "bad_input",
        }
    }

    /// Whether the estimate can be used, and its uncertainties are finite.
    pub fn is_usable(self) -> bool {
        matches!(self, Status::Converged | Status::AtBound)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
