//! Checks of numeric arguments. Error types have a variant for [`OutOfRange`].

/// A number out of range.
#[derive(Debug)]
pub struct OutOfRange {
    /// The field or option that sets it, if there is one.
    pub option: Option<&'static str>,
    /// The quantity, with its unit.
    pub what: String,
    /// The number given.
    pub value: f64,
    /// The range accepted.
    pub needed: &'static str,
}

impl OutOfRange {
    /// A number of an option that is out of range. `what` names it with its unit.
    pub fn new(
        option: impl Into<Option<&'static str>>,
        what: impl Into<String>,
        value: f64,
        needed: &'static str,
    ) -> Self {
        Self {
            option: option.into(),
            what: what.into(),
            value,
            needed,
        }
    }
}

/// Requires a finite number above 0.
///
/// # Errors
///
/// Returns an error if it is not.
pub fn positive(option: &'static str, what: &str, value: f64) -> Result<(), OutOfRange> {
    if value.is_finite() && value > 0.0 {
        return Ok(());
    }
    let needed = "it must be a number above 0";
    Err(OutOfRange::new(option, what, value, needed))
}

/// Requires a finite number that is not negative.
///
/// # Errors
///
/// Returns an error if it is not.
pub fn not_negative(option: &'static str, what: &str, value: f64) -> Result<(), OutOfRange> {
    if value.is_finite() && value >= 0.0 {
        return Ok(());
    }
    let needed = "it must be finite and not negative";
    Err(OutOfRange::new(option, what, value, needed))
}

/// Requires the step of a scan through focus. One above 2 um is most likely in nanometres.
///
/// # Errors
///
/// Returns an error if it is 0, not finite or longer.
pub fn z_step(um: f64) -> Result<(), OutOfRange> {
    const MAX_UM: f64 = 2.0;
    if um.is_finite() && um != 0.0 && um.abs() <= MAX_UM {
        return Ok(());
    }
    let needed = "it must be a number other than 0 and at most 2: it is in micrometres";
    let what = "the step between planes (um)";
    Err(OutOfRange::new("z_step_um", what, um, needed))
}
