//! The last few values by a key: movies that are open, searches, selections.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// The last `MOST` values that were used, the last one at the end.
#[derive(Debug)]
pub(crate) struct Recent<K, V, const MOST: usize>(Mutex<Vec<(K, V)>>);

impl<K, V, const MOST: usize> Default for Recent<K, V, MOST> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: PartialEq, V: Clone, const MOST: usize> Recent<K, V, MOST> {
    fn entries(&self) -> MutexGuard<'_, Vec<(K, V)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The value of a key.
    pub fn get(&self, key: &K) -> Option<V> {
        let mut entries = self.entries();
        let place = entries.iter().position(|(known, _)| known == key)?;
        let entry = entries.remove(place);
        let value = entry.1.clone();
        entries.push(entry);
        Some(value)
    }

    /// Keeps a value, unless another thread was first. Returns the one that is kept.
    pub fn put(&self, key: K, value: V) -> V {
        if let Some(known) = self.get(&key) {
            return known;
        }
        let mut entries = self.entries();
        entries.push((key, value.clone()));
        if entries.len() > MOST {
            entries.remove(0);
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_that_was_not_used_for_longest_goes() {
        let recent = Recent::<u8, char, 2>::default();
        assert_eq!(recent.put(1, 'a'), 'a');
        assert_eq!(recent.put(1, 'x'), 'a');
        recent.put(2, 'b');
        assert_eq!(recent.get(&1), Some('a'));
        recent.put(3, 'c');
        assert_eq!(
            [1, 2, 3].map(|key| recent.get(&key)),
            [Some('a'), None, Some('c')]
        );
    }
}
