//! Counts in messages.

/// A count with its noun: `1 batch`, `2 batches`, `0 frames`.
pub fn quantity(count: usize, singular: &str) -> String {
    let ending = match count {
        1 => "",
        _ if singular.ends_with("ch") => "es",
        _ => "s",
    };
    format!("{count} {singular}{ending}")
}

#[cfg(test)]
mod tests {
    use super::quantity;

    #[test]
    fn only_one_is_singular() {
        assert_eq!(quantity(1, "batch"), "1 batch");
        assert_eq!(quantity(2, "batch"), "2 batches");
        assert_eq!(quantity(0, "frame"), "0 frames");
        assert_eq!(quantity(1, "frame"), "1 frame");
    }
}
