//! Numbers in sentences.

/// How many there are of something that a word names: `1 batch`, `2 batches`, `0 frames`.
pub fn counted(number: usize, one: &str) -> String {
    let ending = match number {
        1 => "",
        _ if one.ends_with("ch") => "es",
        _ => "s",
    };
    format!("{number} {one}{ending}")
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn one_is_told_without_an_s() {
        assert_eq!(counted(1, "batch"), "1 batch");
        assert_eq!(counted(2, "batch"), "2 batches");
        assert_eq!(counted(0, "frame"), "0 frames");
        assert_eq!(counted(1, "frame"), "1 frame");
    }
}
