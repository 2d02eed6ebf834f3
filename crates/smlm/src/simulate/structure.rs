//! The arrangement of the emitters of a movie.

use crate::error::{Result, value, z_step};

/// The largest number of filaments of a movie.
const MAX_FILAMENTS: u32 = 10_000;

/// The arrangement of the emitters of a movie.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Structure {
    /// Uniformly distributed.
    #[default]
    Scattered,
    /// On this number of curved filaments that cross the frame, 25 nm wide. They rise and fall
    /// through the whole range of z.
    Filaments(u32),
    /// Uniformly distributed beads that are always on, in a scan through focus with one plane per
    /// frame. The middle plane is at z = 0.
    Beads {
        /// The distance of two planes, um.
        z_step_um: f64,
    },
}

impl Structure {
    pub(super) fn check(self) -> Result<()> {
        match self {
            Structure::Filaments(count) if count > MAX_FILAMENTS => {
                let needed = "it must be at most 10000";
                let what = "the number of filaments";
                Err(value("filaments", what, count.into(), needed))
            }
            Structure::Beads { z_step_um } => Ok(z_step(z_step_um)?),
            Structure::Scattered | Structure::Filaments(_) => Ok(()),
        }
    }
}
