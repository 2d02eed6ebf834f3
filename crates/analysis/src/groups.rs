//! The rows of each molecule.

/// The molecule number of rows that belong to no molecule.
pub(super) const NO_MOLECULE: u32 = u32::MAX;

/// Rows sorted by molecule.
pub(super) struct Groups {
    /// The first place in `rows` of each molecule, and the number of rows.
    starts: Vec<u32>,
    rows: Vec<u32>,
}

impl Groups {
    /// Groups rows by their molecule, which is [`NO_MOLECULE`] for rows left out.
    pub(super) fn new(molecule: &[u32], molecules: usize) -> Self {
        let mut starts = vec![0; molecules + 1];
        for &number in molecule.iter().filter(|&&number| number != NO_MOLECULE) {
            starts[number as usize + 1] += 1;
        }
        for k in 0..molecules {
            starts[k + 1] += starts[k];
        }
        let mut rows = vec![0; starts[molecules] as usize];
        let mut next = starts.clone();
        for (row, &number) in molecule.iter().enumerate() {
            if number == NO_MOLECULE {
                continue;
            }
            let place = &mut next[number as usize];
            rows[*place as usize] = row as u32;
            *place += 1;
        }
        Self { starts, rows }
    }

    /// The number of molecules.
    pub(super) fn molecules(&self) -> usize {
        self.starts.len() - 1
    }

    /// The number of rows that belong to a molecule.
    pub(super) fn rows(&self) -> usize {
        self.rows.len()
    }

    /// Computes a value for each molecule from its rows.
    pub(super) fn map<T>(&self, mut value: impl FnMut(&[u32]) -> T) -> Vec<T> {
        let ends = self.starts.windows(2);
        ends.map(|ends| value(&self.rows[ends[0] as usize..ends[1] as usize]))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_keep_the_order_of_rows() {
        let groups = Groups::new(&[1, NO_MOLECULE, 0, 1], 2);
        assert_eq!(groups.map(<[u32]>::to_vec), [vec![2], vec![0, 3]]);
        assert_eq!((groups.molecules(), groups.rows()), (2, 3));
    }
}
