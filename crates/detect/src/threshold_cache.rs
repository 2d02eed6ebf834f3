//! Thresholds of earlier detectors. A table takes 20 ms to compute, more than the search of a small
//! frame, and depends on few numbers.

use std::sync::{Arc, Mutex, PoisonError};

use super::kernel::Kernel;
use super::threshold::PixelNoise;

/// The largest number of tables that are kept. One takes about 1 kB with its key.
const MOST_TABLES: usize = 64;

/// Everything that a table depends on, bit by bit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Key {
    /// The false alarms per pixel, the excess noise and the variance of the read noise.
    numbers: [u64; 3],
    /// The weights of the filter.
    weights: [Vec<u32>; 2],
}

impl Key {
    pub fn new(per_pixel: f64, noise: PixelNoise, kernel: &Kernel) -> Self {
        let bits = |half: &[f32]| half.iter().map(|weight| weight.to_bits()).collect();
        Self {
            numbers: [per_pixel, noise.excess, noise.read_variance].map(f64::to_bits),
            weights: [bits(&kernel.spot), bits(&kernel.surround)],
        }
    }
}

/// The tables of this process. The one that was used last is at the end.
static TABLES: Mutex<Tables> = Mutex::new(Tables(Vec::new()));

/// The table of a key. `compute` makes it if it is not known.
pub(super) fn thresholds(key: Key, compute: impl FnOnce() -> Arc<[f32]>) -> Arc<[f32]> {
    let tables = || TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    let known = tables().find(&key);
    // Other detectors do not wait for the computation.
    known.unwrap_or_else(|| {
        let table = compute();
        tables().insert(key, table.clone());
        table
    })
}

struct Tables(Vec<(Key, Arc<[f32]>)>);

impl Tables {
    fn find(&mut self, key: &Key) -> Option<Arc<[f32]>> {
        let found = self.0.iter().position(|(known, _)| known == key)?;
        self.0[found..].rotate_left(1);
        self.0.last().map(|(_, table)| table.clone())
    }

    fn insert(&mut self, key: Key, table: Arc<[f32]>) {
        // Another thread may have computed it, too.
        if self.find(&key).is_some() {
            return;
        }
        if self.0.len() == MOST_TABLES {
            self.0.remove(0);
        }
        self.0.push((key, table));
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    fn key(per_pixel: f64, excess: f64, read_variance: f64, sigma_px: f64) -> Key {
        let noise = PixelNoise {
            excess,
            read_variance,
        };
        Key::new(per_pixel, noise, &Kernel::new(sigma_px))
    }

    #[test]
    fn a_table_is_computed_once_for_each_set_of_numbers() {
        let computed = Cell::new(0);
        let get = |key: Key| {
            thresholds(key, || {
                computed.set(computed.get() + 1);
                [computed.get() as f32].into()
            })
        };
        // No other test has these numbers.
        let numbers = [0.123e-5, 1.25, 3.5, 1.75];
        let of = |[a, b, c, d]: [f64; 4]| key(a, b, c, d);
        let first = get(of(numbers));
        assert!(Arc::ptr_eq(&first, &get(of(numbers))));
        for changed in 0..4 {
            let mut other = numbers;
            other[changed] *= 1.5;
            assert!(!Arc::ptr_eq(&first, &get(of(other))), "number {changed}");
        }
        assert_eq!(computed.get(), 5);
    }

    #[test]
    fn the_tables_that_were_not_used_for_longest_are_dropped() {
        let mut tables = Tables(Vec::new());
        let of = |i: usize| key(i as f64, 1.0, 0.0, 1.3);
        for i in 0..MOST_TABLES {
            tables.insert(of(i), [i as f32].into());
        }
        assert_eq!(tables.find(&of(0)).as_deref(), Some(&[0.0][..]));
        tables.insert(of(MOST_TABLES), [1.0].into());
        tables.insert(of(MOST_TABLES), [2.0].into());
        assert_eq!(tables.0.len(), MOST_TABLES);
        assert_eq!(tables.find(&of(1)), None);
        assert_eq!(tables.find(&of(0)).as_deref(), Some(&[0.0][..]));
        assert_eq!(tables.find(&of(MOST_TABLES)).as_deref(), Some(&[1.0][..]));
    }
}
