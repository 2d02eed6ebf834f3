//! Numbers as bytes.

use super::assemble::Numbers;

/// A kind of number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Unsigned,
    Signed,
    Float,
}

/// How a number is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scalar {
    kind: Kind,
    pub bytes: usize,
    big_endian: bool,
}

impl Scalar {
    /// None if there is no number of so many bytes.
    pub(super) fn new(kind: Kind, bytes: usize, big_endian: bool) -> Option<Self> {
        let there = match kind {
            Kind::Float => matches!(bytes, 4 | 8),
            Kind::Unsigned | Kind::Signed => matches!(bytes, 1 | 2 | 4 | 8),
        };
        there.then_some(Self {
            kind,
            bytes,
            big_endian,
        })
    }

    /// The number in these bytes, of which there are as many as it has. Whole numbers beyond 2^53 are rounded.
    fn value(self, bytes: &[u8]) -> f64 {
        let mut all = [0; 8];
        for (to, from) in all.iter_mut().zip(bytes) {
            *to = *from;
        }
        if self.big_endian {
            all[..self.bytes].reverse();
        }
        let bits = u64::from_le_bytes(all);
        match (self.kind, self.bytes) {
            (Kind::Unsigned, _) => bits as f64,
            (Kind::Signed, 1) => f64::from((bits as u8).cast_signed()),
            (Kind::Signed, 2) => f64::from((bits as u16).cast_signed()),
            (Kind::Signed, 4) => f64::from((bits as u32).cast_signed()),
            (Kind::Signed, _) => bits.cast_signed() as f64,
            (Kind::Float, 4) => f64::from(f32::from_bits(bits as u32)),
            (Kind::Float, _) => f64::from_bits(bits),
        }
    }

    /// No numbers yet.
    pub(super) fn none(self) -> Numbers {
        let whole = self.kind != Kind::Float;
        Numbers {
            values: Vec::new(),
            whole,
        }
    }

    /// Adds a number from each row of so many bytes; what is less than a row at the end is left.
    pub(super) fn extend(self, out: &mut Numbers, rows: &[u8], row_bytes: usize, offset: usize) {
        let rows = rows.chunks_exact(row_bytes.max(1));
        let cells = rows.filter_map(|row| row.get(offset..)?.get(..self.bytes));
        out.values.extend(cells.map(|cell| self.value(cell)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_byte_orders_and_signs() {
        let value =
            |kind, big, bytes: &[u8]| Scalar::new(kind, bytes.len(), big).map(|s| s.value(bytes));
        assert_eq!(value(Kind::Signed, true, &[0xff, 0xfe]), Some(-2.0));
        assert_eq!(value(Kind::Unsigned, false, &[0xfe, 0xff]), Some(65534.0));
        assert_eq!(value(Kind::Float, true, &1.5_f32.to_be_bytes()), Some(1.5));
        assert_eq!(
            value(Kind::Float, false, &(-0.1_f64).to_le_bytes()),
            Some(-0.1)
        );
        assert_eq!(
            value(Kind::Signed, false, &(-7_i64).to_le_bytes()),
            Some(-7.0)
        );
        assert_eq!(value(Kind::Float, false, &[0, 0]), None);
    }
}
