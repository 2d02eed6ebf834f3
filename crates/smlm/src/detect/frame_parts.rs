//! Parts of a frame that are searched at once, where there are fewer frames than threads.

use rayon::prelude::*;

/// Pixels that are a part of a frame, at least: to search them takes longer than to wake a thread.
const LEAST_OF_PART: usize = 1 << 15;

/// The number of parts of a frame of so many pixels for this number of threads.
pub(super) fn parts_of_frame(pixels: usize, threads: usize) -> usize {
    threads.min(pixels / LEAST_OF_PART).max(1)
}

/// Does a task for each of several parts at once. A single one is done on this thread.
pub(super) fn at_once<T: Send>(parts: Vec<T>, task: impl Fn(T) + Send + Sync) {
    match parts.len() {
        1 => parts.into_iter().for_each(task),
        _ => parts.into_par_iter().for_each(task),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_frames_have_a_part_for_each_thread() {
        assert_eq!(parts_of_frame(512 * 512, 0), 1);
        assert_eq!(parts_of_frame(512 * 512, 2), 2);
        assert_eq!(parts_of_frame(512 * 512, 16), 8);
        assert_eq!(parts_of_frame(64 * 64, 16), 1);
    }
}
