//! Places of the sensor where something was found, and how often.

use std::collections::HashMap;

/// The places that are remembered.
const MOST: usize = 1 << 16;

/// Counts by place.
#[derive(Clone, Debug, Default)]
pub(super) struct Places(HashMap<[i32; 2], u32>);

impl Places {
    pub fn add(&mut self, place: [i32; 2]) {
        if self.0.len() < MOST {
            *self.0.entry(place).or_default() += 1;
        }
    }

    /// The sum of the counts, and that of places with several.
    pub fn all_and_repeated(&self) -> (f64, f64) {
        let all: u32 = self.0.values().sum();
        let repeated: u32 = self.0.values().filter(|&&number| number > 1).sum();
        (all.into(), repeated.into())
    }
}
