//! Counts of a search, and the brightest peak of a frame in which nothing was found.

use std::ops::AddAssign;

/// The number of spots that a search found, and of those that it left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchCounts {
    /// Spots found, with those that are skipped at the border.
    pub found: u64,
    /// Spots skipped because their ROI would leave the frame.
    pub border: u64,
    /// Spots left out because the peak of another is in their ROI, or theirs in that of another.
    pub crowded: u64,
    /// Peaks left out because they are nearer than the least distance to a brighter one.
    pub close: u64,
    /// Spots left out because they are outside of the regions of a run.
    pub outside: u64,
}

impl SearchCounts {
    /// Leaves out spots, and counts them as outside.
    pub fn keep<T>(&mut self, spots: &mut Vec<T>, is_kept: impl FnMut(&T) -> bool) {
        let all = spots.len();
        spots.retain(is_kept);
        self.outside += (all - spots.len()) as u64;
    }
}

impl AddAssign for SearchCounts {
    fn add_assign(&mut self, other: Self) {
        self.found += other.found;
        self.border += other.border;
        self.crowded += other.crowded;
        self.close += other.close;
        self.outside += other.outside;
    }
}

/// The brightest peak of a frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BrightestPeak {
    /// Its height in standard deviations of the noise.
    pub deviations: f64,
    /// The threshold at its place, standard deviations.
    pub threshold: f64,
    /// The background at its place, photoelectrons per pixel.
    pub background: f64,
}
