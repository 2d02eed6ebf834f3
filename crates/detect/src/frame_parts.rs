//! Parts of a frame that are searched at once, where there are fewer frames than threads.

/// Pixels that are a part of a frame, at least: to search them takes longer than to wake a thread.
const LEAST_OF_PART: usize = 1 << 15;

/// The number of parts of a frame of so many pixels for this number of threads.
pub(super) fn parts_of_frame(pixels: usize, threads: usize) -> usize {
    threads.min(pixels / LEAST_OF_PART).max(1)
}

/// Does a task for each of several parts at once. This thread does the last one, and threads of rayon
/// the others. Each thread that is woken costs a context switch, which takes milliseconds on a busy
/// machine.
pub(super) fn at_once<T: Send>(mut parts: Vec<T>, task: impl Fn(T) + Send + Sync) {
    let Some(last) = parts.pop() else { return };
    if parts.is_empty() {
        return task(last);
    }
    let task = &task;
    rayon::in_place_scope(|scope| {
        for part in parts {
            scope.spawn(move |_| task(part));
        }
        task(last);
    });
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
