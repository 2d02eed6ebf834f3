//! Numbers as bytes, of the types that NumPy, HDF5 and `.smlm` files store.

/// The kind of a stored number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScalarKind {
    Unsigned,
    Signed,
    Float,
}

/// A stored number: kind, size and byte order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scalar {
    kind: ScalarKind,
    bytes: usize,
    big_endian: bool,
}

impl Scalar {
    /// None if there is no number of this kind and size.
    pub(crate) fn new(kind: ScalarKind, bytes: usize, big_endian: bool) -> Option<Self> {
        let exists = match kind {
            ScalarKind::Float => matches!(bytes, 4 | 8),
            ScalarKind::Unsigned | ScalarKind::Signed => matches!(bytes, 1 | 2 | 4 | 8),
        };
        exists.then_some(Self {
            kind,
            bytes,
            big_endian,
        })
    }

    /// A NumPy type without its byte order, such as `u2`. Booleans are read as 0 and 1.
    pub(crate) fn of_numpy(element_type: &str, big_endian: bool) -> Option<Self> {
        let (kind, bytes) = element_type.split_at_checked(1)?;
        let kind = match kind {
            "u" | "b" => ScalarKind::Unsigned,
            "i" => ScalarKind::Signed,
            "f" => ScalarKind::Float,
            _ => return None,
        };
        Self::new(kind, bytes.parse().ok()?, big_endian)
    }

    /// Bytes of a number.
    pub(crate) fn bytes(self) -> usize {
        self.bytes
    }

    pub(crate) fn is_integer(self) -> bool {
        self.kind != ScalarKind::Float
    }

    /// The number in bytes of its size. Integers beyond 2^53 are rounded.
    pub(crate) fn value(self, bytes: &[u8]) -> f64 {
        let mut all = [0; 8];
        for (to, from) in all.iter_mut().zip(bytes) {
            *to = *from;
        }
        if self.big_endian {
            all[..self.bytes].reverse();
        }
        let bits = u64::from_le_bytes(all);
        match (self.kind, self.bytes) {
            (ScalarKind::Unsigned, _) => bits as f64,
            (ScalarKind::Signed, 1) => f64::from((bits as u8).cast_signed()),
            (ScalarKind::Signed, 2) => f64::from((bits as u16).cast_signed()),
            (ScalarKind::Signed, 4) => f64::from((bits as u32).cast_signed()),
            (ScalarKind::Signed, _) => bits.cast_signed() as f64,
            (ScalarKind::Float, 4) => f64::from(f32::from_bits(bits as u32)),
            (ScalarKind::Float, _) => f64::from_bits(bits),
        }
    }

    /// One number from each row of `row_bytes` bytes. An incomplete row at the end is ignored.
    pub(crate) fn column(
        self,
        rows: &[u8],
        row_bytes: usize,
        offset: usize,
    ) -> impl Iterator<Item = f64> {
        let rows = rows.chunks_exact(row_bytes.max(1));
        let cells = rows.filter_map(move |row| row.get(offset..)?.get(..self.bytes));
        cells.map(move |cell| self.value(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_byte_orders_and_signs_are_read() {
        let value =
            |kind, big, bytes: &[u8]| Scalar::new(kind, bytes.len(), big).map(|s| s.value(bytes));
        let (signed, unsigned, float) =
            (ScalarKind::Signed, ScalarKind::Unsigned, ScalarKind::Float);
        assert_eq!(value(signed, true, &[0xff, 0xfe]), Some(-2.0));
        assert_eq!(value(unsigned, false, &[0xfe, 0xff]), Some(65534.0));
        assert_eq!(value(float, true, &1.5_f32.to_be_bytes()), Some(1.5));
        assert_eq!(value(float, false, &(-0.1_f64).to_le_bytes()), Some(-0.1));
        assert_eq!(value(signed, false, &(-7_i64).to_le_bytes()), Some(-7.0));
        assert_eq!(value(float, false, &[0, 0]), None);
    }
}
