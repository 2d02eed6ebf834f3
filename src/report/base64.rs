//! Bytes as text (RFC 4648), three as four letters.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Adds bytes to a text; what is added is a multiple of four letters, so that parts can be read alone.
pub(super) fn append(bytes: &[u8], out: &mut String) {
    out.reserve(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let at = |k: usize| u32::from(three.get(k).copied().unwrap_or(0));
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for k in 0..4 {
            out.push(match k <= three.len() {
                true => char::from(LETTERS[(bits >> (18 - 6 * k)) as usize & 63]),
                false => '=',
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::append;

    #[test]
    fn as_the_standard_has_it() {
        for (bytes, letters) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foobar", "Zm9vYmFy"),
        ] {
            let mut out = String::new();
            append(bytes.as_bytes(), &mut out);
            assert_eq!(out, letters);
        }
        let mut out = String::new();
        append(&[0xfb, 0xff, 0xbf], &mut out);
        assert_eq!(out, "+/+/");
    }
}
