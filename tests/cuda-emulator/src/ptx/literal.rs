//! Numbers in PTX text.

/// A number as it is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Literal {
    Integer(i128),
    /// `0f` and eight digits: the bits of an f32.
    F32(u32),
    /// `0d` and sixteen digits: the bits of an f64.
    F64(u64),
}

impl Literal {
    /// Reads a number without sign, or returns nothing if it is none.
    pub fn parse(word: &str) -> Option<Literal> {
        let lower = word.to_ascii_lowercase();
        if let Some(digits) = lower.strip_prefix("0f") {
            let bits = u32::from_str_radix(digits, 16).ok()?;
            return (digits.len() == 8).then_some(Literal::F32(bits));
        }
        if let Some(digits) = lower.strip_prefix("0d") {
            let bits = u64::from_str_radix(digits, 16).ok()?;
            return (digits.len() == 16).then_some(Literal::F64(bits));
        }
        let digits = lower.strip_suffix('u').unwrap_or(&lower);
        let value = if let Some(digits) = digits.strip_prefix("0x") {
            u64::from_str_radix(digits, 16)
        } else if let Some(digits) = digits.strip_prefix("0b") {
            u64::from_str_radix(digits, 2)
        } else if digits.len() > 1 && digits.starts_with('0') {
            u64::from_str_radix(&digits[1..], 8)
        } else {
            digits.parse()
        };
        Some(Literal::Integer(i128::from(value.ok()?)))
    }

    /// The bits of an integer in a width, or nothing if it does not fit, signed or unsigned.
    pub fn integer_bits(value: i128, bits: u32) -> Option<u64> {
        let fits = value >= -(1i128 << (bits - 1)) && value < 1i128 << bits;
        let mask = u64::MAX >> (64 - bits);
        fits.then_some(value as u64 & mask)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_value() {
        for (text, value) in [
            ("0", Some(Literal::Integer(0))),
            ("42", Some(Literal::Integer(42))),
            ("42U", Some(Literal::Integer(42))),
            ("0x1F", Some(Literal::Integer(31))),
            ("0b101", Some(Literal::Integer(5))),
            ("017", Some(Literal::Integer(15))),
            (
                "18446744073709551615",
                Some(Literal::Integer(i128::from(u64::MAX))),
            ),
            ("0f3F800000", Some(Literal::F32(0x3f80_0000))),
            ("0F3f800000", Some(Literal::F32(0x3f80_0000))),
            ("0f3F8000", None),
            ("0d3FF0000000000000", Some(Literal::F64(0x3ff0 << 48))),
            ("0d3FF00000", None),
            ("1.5", None),
            ("08", None),
            ("x", None),
        ] {
            assert_eq!(Literal::parse(text), value, "{text}");
        }
    }

    #[test]
    fn integers_fit_signed_or_unsigned() {
        assert_eq!(Literal::integer_bits(-1, 32), Some(0xffff_ffff));
        assert_eq!(Literal::integer_bits(0xffff_ffff, 32), Some(0xffff_ffff));
        assert_eq!(Literal::integer_bits(0x1_0000_0000, 32), None);
        assert_eq!(Literal::integer_bits(-0x8000_0001, 32), None);
        assert_eq!(Literal::integer_bits(-1, 64), Some(u64::MAX));
        assert_eq!(Literal::integer_bits(65536, 16), None);
    }
}
