//! Which GPUs a process may use: `CUDA_VISIBLE_DEVICES`, and the setting `devices`.

/// Whether a GPU is among those that a list names, by number or by (the beginning of) a UUID. As CUDA does, nothing
/// counts from the first entry on that names no GPU.
pub(crate) fn listed(
    list: &[String],
    number: u32,
    uuid: &str,
    exists: impl Fn(&str) -> bool,
) -> bool {
    list.iter()
        .take_while(|entry| exists(entry))
        .any(|entry| names(entry, number, uuid))
}

/// Whether an entry names this GPU.
pub(crate) fn names(entry: &str, number: u32, uuid: &str) -> bool {
    match entry.parse::<u32>() {
        Ok(n) => n == number,
        Err(_) => entry.len() > 4 && uuid.starts_with(entry),
    }
}

/// The entries of `CUDA_VISIBLE_DEVICES`, or `None` if it is not set, when all are visible.
pub(crate) fn entries(variable: Option<String>) -> Option<Vec<String>> {
    let entry = |entry: &str| entry.trim().to_owned();
    variable.map(|list| list.split(',').map(entry).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three GPUs.
    const UUIDS: [&str; 3] = ["GPU-aa11", "GPU-ab22", "GPU-cc33"];

    fn visible(list: &str) -> Vec<u32> {
        let list = entries(Some(list.into())).expect("set");
        let exists = |entry: &str| (0..3).any(|i| names(entry, i, UUIDS[i as usize]));
        (0..3)
            .filter(|&i| listed(&list, i, UUIDS[i as usize], exists))
            .collect()
    }

    #[test]
    fn numbers_and_uuids() {
        assert_eq!(visible("0,2"), [0, 2]);
        assert_eq!(visible(" 1 "), [1]);
        assert_eq!(visible("GPU-cc33,0"), [0, 2]);
        assert_eq!(visible("GPU-ab"), [1]);
    }

    #[test]
    fn nothing_counts_after_what_is_not_there() {
        assert_eq!(visible("1,7,0"), [1]);
        assert!(visible("-1,0").is_empty());
        assert!(visible("").is_empty());
        assert!(visible("GPU-").is_empty());
    }

    #[test]
    fn all_are_visible_where_nothing_is_set() {
        assert_eq!(entries(None), None);
    }
}
