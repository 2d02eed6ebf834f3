//! Long benchmarks, recorded with date and machine in `benches/record`.

mod comparisons;
mod hardware;
mod instructions;
mod machine;
mod search;
mod session;

use crate::error::Result;
use crate::process::timed;

/// Measures this machine. Nothing else should run meanwhile.
pub fn all() -> Result {
    let mut counts = instructions::Counts::new();
    timed("instructions", || {
        counts = instructions::count()?;
        Ok(())
    })?;
    timed("fits", || hardware::record(&counts))?;
    timed("search for spots", || search::record(&counts))?;
    timed("sessions", session::record)?;
    timed("movies over cores", comparisons::cores)?;
    timed("fits of other programs", comparisons::fits)?;
    timed("movies localized by Picasso", comparisons::movies)
}
