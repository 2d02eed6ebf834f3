//! GPUs on which this process already has a context, whose memory is not needed again, and the number
//! by which the driver knows this process.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

#[cfg(feature = "cuda")]
use super::gpu::is_nvidia_id;

/// GPUs with a context, by [`Gpu::id`](super::Gpu::id).
#[derive(Debug, Default)]
pub struct GpuContexts {
    ids: Mutex<BTreeSet<String>>,
    /// The number of this process as the driver counts, if it is another one.
    number: Mutex<Option<u32>>,
}

impl GpuContexts {
    /// Those of this process.
    pub(crate) fn of_this_process() -> &'static Self {
        static CONTEXTS: GpuContexts = GpuContexts {
            ids: Mutex::new(BTreeSet::new()),
            number: Mutex::new(None),
        };
        &CONTEXTS
    }

    fn ids(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.ids.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns true if it is the first context on a GPU.
    pub(crate) fn add(&self, id: &str) -> bool {
        self.ids().insert(id.to_owned())
    }

    /// Removes a GPU whose context was given back.
    #[cfg(feature = "cuda")]
    pub(crate) fn remove(&self, id: &str) {
        self.ids().remove(id);
    }

    /// Removes NVIDIA's GPUs, whose contexts were given back.
    #[cfg(feature = "cuda")]
    pub(crate) fn remove_nvidia(&self) {
        self.ids().retain(|id| !is_nvidia_id(id));
    }

    pub(crate) fn has(&self, id: &str) -> bool {
        self.ids().contains(id)
    }

    fn number(&self) -> MutexGuard<'_, Option<u32>> {
        self.number.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// True for the number by which the driver knows this process.
    #[cfg_attr(not(feature = "cuda"), allow(dead_code, reason = "NVIDIA's processes"))]
    pub(crate) fn is_this_process(&self, number: u32) -> bool {
        number == self.number().unwrap_or(std::process::id())
    }

    /// Learns the number of this process from those on a GPU before and after it got its first
    /// context there.
    ///
    /// In a container the driver reports the numbers of the host, which the container has no means
    /// to ask for. One that appeared with the context, and that names no process here, is that of
    /// this process. If others appeared too, none can be told, and all count as other processes.
    #[cfg_attr(not(feature = "cuda"), allow(dead_code, reason = "NVIDIA's processes"))]
    pub(crate) fn learn_number(&self, before: &[u32], after: &[u32]) {
        let is_here = |number: u32| Path::new("/proc").join(number.to_string()).exists();
        let mut new = after.iter().filter(|number| !before.contains(number));
        if let (Some(&number), None) = (new.next(), new.next())
            && number != std::process::id()
            && !is_here(number)
        {
            *self.number() = Some(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A number that no process of Linux has.
    const OF_HOST: u32 = u32::MAX - 1;

    #[test]
    fn the_number_that_appears_with_the_context_is_that_of_this_process() {
        let own = std::process::id();
        let learned = |before: &[u32], after: &[u32]| {
            let contexts = GpuContexts::default();
            contexts.learn_number(before, after);
            [own, OF_HOST].map(|number| contexts.is_this_process(number))
        };
        assert_eq!(learned(&[7], &[OF_HOST, 7]), [false, true]);
        // The driver knows the number of this system, or reports none, or others came as well.
        for after in [&[7, own][..], &[7], &[7, OF_HOST, OF_HOST - 1], &[]] {
            assert_eq!(learned(&[7], after), [true, false], "{after:?}");
        }
        // Init is another process.
        #[cfg(target_os = "linux")]
        assert_eq!(learned(&[7], &[7, 1]), [true, false]);
    }
}
