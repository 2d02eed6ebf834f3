//! Memory whose size depends on the arguments of a call.

use crate::failure::{Failure, Outcome};
use crate::status::gm_status;

/// Asks the system for memory and gives it back. An allocation that fails would end the process of the
/// host, so a call asks for all that its arguments determine before it begins. The system refuses
/// what exceeds its limit of addresses; the limit of a container ends a process later, when the
/// memory is used.
pub fn check_memory(bytes: usize, what: &str) -> Outcome {
    let mut probe = Vec::<u8>::new();
    probe.try_reserve_exact(bytes).map_err(|_| {
        let message = format!(
            "{what} need {} MiB, which this process does not get: pass fewer or smaller images at once, \
             or raise its limit of memory",
            bytes.div_ceil(1 << 20)
        );
        Failure::new(gm_status::GM_NO_MEMORY, message)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_that_cannot_be_had_is_a_status() {
        assert!(check_memory(1 << 20, "images").is_ok());
        for bytes in [isize::MAX as usize, usize::MAX] {
            let failure = check_memory(bytes, "images").expect_err("more than any machine has");
            assert_eq!(failure.status, gm_status::GM_NO_MEMORY);
            let mebibytes = (bytes >> 20) + 1;
            let words = format!("images need {mebibytes} MiB");
            assert!(failure.message.starts_with(&words), "{}", failure.message);
        }
    }
}
