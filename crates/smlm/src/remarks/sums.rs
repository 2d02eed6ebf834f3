//! The mean of numbers that arrive one by one.

/// Sums of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Sums {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sums {
    pub fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    pub fn count(&self) -> f64 {
        self.count
    }

    /// The mean and its standard error; 0 without numbers.
    pub fn mean(&self) -> (f64, f64) {
        let count = self.count.max(1.0);
        let mean = self.sum / count;
        let variance = (self.squares / count - mean * mean).max(0.0);
        (mean, (variance / count).sqrt())
    }
}
