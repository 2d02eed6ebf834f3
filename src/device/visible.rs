//! The GPUs that a process may use, by `CUDA_VISIBLE_DEVICES` and the setting `devices`.

/// True if a list has an entry for a GPU: its number, or the beginning of its UUID. As in CUDA, the
/// list ends at the first entry that names no GPU.
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

/// True if an entry is the number of a GPU, the beginning of its UUID, or the id of an adapter.
pub(crate) fn names(entry: &str, number: u32, id: &str) -> bool {
    match entry.parse::<u32>() {
        Ok(n) => n == number,
        // The number at the end of an id may be the beginning of another.
        Err(_) if id.starts_with("wgpu-") => entry == id,
        Err(_) => entry.len() > 4 && id.starts_with(entry),
    }
}

/// True if two UUIDs are equal. CUDA's begin with `GPU-` for MIG devices too, where those of NVML
/// begin with `MIG-`.
#[cfg(feature = "cuda")]
pub(crate) fn are_equal(a: &str, b: &str) -> bool {
    fn digits(uuid: &str) -> &str {
        let digits = uuid.strip_prefix("GPU-").or(uuid.strip_prefix("MIG-"));
        digits.unwrap_or(uuid)
    }
    digits(a) == digits(b)
}

/// The reason why no GPU is left, if `CUDA_VISIBLE_DEVICES` is this list.
pub(crate) fn hides_all(list: &str) -> String {
    let mut reason = format!("CUDA_VISIBLE_DEVICES={list} leaves no GPU");
    if list.contains("MIG-") {
        reason += ": nvidia-smi -L lists the MIG devices";
    }
    reason
}

/// The entries of `CUDA_VISIBLE_DEVICES`; `None` if it is not set and all GPUs are visible.
pub(crate) fn entries(variable: Option<String>) -> Option<Vec<String>> {
    let entry = |entry: &str| entry.trim().to_owned();
    variable.map(|list| list.split(',').map(entry).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const UUIDS: [&str; 3] = ["GPU-aa11", "GPU-ab22", "GPU-cc33"];

    fn visible(list: &str) -> Vec<u32> {
        let list = entries(Some(list.into())).expect("set");
        let exists = |entry: &str| (0..3).any(|i| names(entry, i, UUIDS[i as usize]));
        (0..3)
            .filter(|&i| listed(&list, i, UUIDS[i as usize], exists))
            .collect()
    }

    #[test]
    fn entries_are_numbers_or_uuids() {
        assert_eq!(visible("0,2"), [0, 2]);
        assert_eq!(visible(" 1 "), [1]);
        assert_eq!(visible("GPU-cc33,0"), [0, 2]);
        assert_eq!(visible("GPU-ab"), [1]);
    }

    #[test]
    fn adapters_are_named_in_full() {
        assert!(names("wgpu-discrete-1", 1, "wgpu-discrete-1"));
        assert!(!names("wgpu-discrete-1", 10, "wgpu-discrete-10"));
        assert!(names("10", 10, "wgpu-discrete-10"));
    }

    #[test]
    fn the_list_ends_at_an_unknown_gpu() {
        assert_eq!(visible("1,7,0"), [1]);
        assert!(visible("-1,0").is_empty());
        assert!(visible("").is_empty());
        assert!(visible("GPU-").is_empty());
    }

    #[test]
    fn an_unset_variable_has_no_list() {
        assert_eq!(entries(None), None);
    }
}
