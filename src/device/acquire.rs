//! The search for GPUs: view, assess, open; without success, wait and repeat.
//!
//! GPUs are viewed through the driver's management library before a context is created. A context
//! takes memory itself, and memory in a process's pools counts as used for all other processes.

use std::collections::BTreeMap;
use std::time::Duration;

use super::failure::catch_panic;
use super::gpu::{Gpu, mebibytes};
use super::inventory::GpuInventory;
use super::open_device::OpenDevice;
use super::{CONTEXT_BYTES, MEMORY_MARGIN};
use crate::cancel::CancelToken;
use crate::error::{Error, Result};
use crate::settings::{GpuName, Timeout};

/// Memory that a job needs on a GPU, bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MemoryNeed {
    /// With batches of the best size.
    pub wanted: u64,
    /// With the smallest batches.
    pub least: u64,
}

/// The suitability of a GPU for a job at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Suitability {
    /// There is enough free memory.
    Room,
    /// Other processes use it, and its memory is scarce or its load is high.
    Contended,
    /// Too little memory is free.
    Full,
    /// It cannot be used, now or later.
    Useless,
}

/// The utilisation in percent above which a GPU counts as busy if other processes use it.
const BUSY: u32 = 90;

/// The suitability of a GPU on which the driver takes another `context` bytes for this process.
pub(crate) fn assess(gpu: &Gpu, need: &MemoryNeed, context: u64) -> Suitability {
    if gpu.unusable().is_some() {
        return Suitability::Useless;
    }
    let Some(memory) = gpu.memory else {
        // The memory is unknown: only opening the GPU shows whether there is enough.
        return Suitability::Room;
    };
    if memory.total < context + need.least {
        return Suitability::Useless;
    }
    let scarce = (memory.free as f64) < MEMORY_MARGIN * (context + need.wanted) as f64;
    let busy = gpu.utilisation.is_some_and(|percent| percent > BUSY);
    if !gpu.processes.is_empty() && (scarce || busy) {
        return Suitability::Contended;
    }
    if memory.free < context + need.least {
        return Suitability::Full;
    }
    Suitability::Room
}

/// The time for which a search continues after the last GPU worth waiting for has disappeared: a
/// driver may be restarting.
const GRACE: Duration = Duration::from_secs(30);

/// The mean time between two views.
const TICK: Duration = Duration::from_millis(500);

/// A wait of about a tick. It differs between processes and turns: otherwise waiting processes
/// would retry at the same moment.
fn backoff(turn: u64) -> Duration {
    let mut z = (u64::from(std::process::id()) << 32 | turn).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z ^= z >> 27;
    TICK.mul_f64(0.75 + 0.5 * (z >> 11) as f64 / (1u64 << 53) as f64)
}

/// Called while a job waits, with the time waited, the most bytes free on any GPU, and the bytes
/// required.
pub(crate) type OnWait = dyn Fn(Duration, u64, u64) + Send + Sync;

/// A search for the GPUs of a job.
pub(crate) struct Search<'a> {
    pub inventory: &'a dyn GpuInventory,
    pub need: MemoryNeed,
    /// GPUs that may be used, by number or UUID; all if `None`.
    pub allowed: Option<&'a [GpuName]>,
    /// The largest number of GPUs that the job has use for.
    pub most: usize,
    /// The number of failures of each GPU in this job. GPUs with fewer come first.
    pub failed: &'a BTreeMap<String, usize>,
    pub timeout: Timeout,
    pub cancel: &'a CancelToken,
    pub on_wait: Option<&'a OnWait>,
}

impl Search<'_> {
    /// Searches until at least one GPU is open. Returns each open GPU with its view, whose free
    /// memory is reduced by the context.
    ///
    /// `waited` is the time that the job has waited so far, and increases. `last_candidate` is the
    /// last time at which there was a GPU worth waiting for.
    ///
    /// # Errors
    ///
    /// Returns [`Error::NoDevice`] if no GPU is worth waiting for, [`Error::Timeout`] when the time
    /// is over, and [`Error::Cancelled`].
    pub fn run(
        &self,
        waited: &mut Duration,
        last_candidate: &mut Option<Duration>,
    ) -> Result<Vec<(OpenDevice, Gpu)>> {
        let began = self.inventory.now();
        let before = *waited;
        for turn in 0.. {
            if self.cancel.is_cancelled() {
                return Err(Error::Cancelled);
            }
            let view = self.inventory.view().only(self.allowed);
            let now = self.inventory.now();
            let attempt = self.open(&view.gpus);
            if !attempt.opened_devices.is_empty() {
                *last_candidate = Some(now);
                return Ok(attempt.opened_devices);
            }
            if attempt.worth_waiting {
                *last_candidate = Some(now);
            } else if last_candidate.is_none_or(|last| now - last > GRACE) {
                let reason = if view.gpus.is_empty() {
                    view.none
                } else {
                    attempt.refusals.join("; ")
                };
                return Err(Error::NoDevice(reason));
            }
            *waited = before + (now - began);
            let left = match self.timeout {
                Timeout::Never => Duration::MAX,
                Timeout::After(time) => time.saturating_sub(*waited),
            };
            if left.is_zero() {
                return Err(Error::Timeout {
                    seconds: waited.as_secs_f64(),
                    required: mebibytes(CONTEXT_BYTES + self.need.wanted),
                    states: attempt.refusals.join("; "),
                });
            }
            let free = view.gpus.iter().filter_map(|gpu| gpu.memory);
            let available = free.map(|memory| memory.free).max().unwrap_or(0);
            let required = CONTEXT_BYTES + self.need.wanted;
            tracing::debug!(turn, available, required, refusals = ?attempt.refusals, "waiting");
            if let Some(on_wait) = self.on_wait {
                on_wait(*waited, available, required);
            }
            self.inventory.wait(backoff(turn).min(left), self.cancel);
            *waited = before + (self.inventory.now() - began);
        }
        unreachable!("turns do not end")
    }

    /// Opens GPUs with enough memory, those that failed least and then those with most free memory
    /// first, and collects the reasons against the others.
    fn open(&self, gpus: &[Gpu]) -> Attempt {
        let mut attempt = Attempt::default();
        let mut sorted: Vec<&Gpu> = gpus.iter().collect();
        sorted.sort_by_key(|gpu| {
            let failed = self.failed.get(&gpu.id).copied().unwrap_or_default();
            let free = gpu.memory.map_or(0, |memory| memory.free);
            (failed, std::cmp::Reverse(free))
        });
        for gpu in sorted {
            if attempt.opened_devices.len() == self.most {
                break;
            }
            let mut refuse = |reason: &str, worth_waiting: bool| {
                attempt.refusals.push(format!("{gpu}: {reason}"));
                attempt.worth_waiting |= worth_waiting;
            };
            let contexts = self.inventory.contexts();
            let context = if contexts.has(&gpu.id) {
                0
            } else {
                CONTEXT_BYTES
            };
            match assess(gpu, &self.need, context) {
                Suitability::Room => {}
                Suitability::Useless => {
                    // The view of a GPU with a problem has the reason already.
                    let required = mebibytes(context + self.need.least);
                    let reason = match (&gpu.problem, gpu.unusable()) {
                        (Some(_), _) => "it cannot be used".to_owned(),
                        (None, Some(reason)) => format!("it cannot be used: {reason}"),
                        (None, None) => {
                            format!(
                                "it cannot be used: its memory is less than the required {required}"
                            )
                        }
                    };
                    refuse(&reason, false);
                    continue;
                }
                Suitability::Contended => {
                    refuse(
                        "others are at work there: little memory is free, or it is busy",
                        true,
                    );
                    continue;
                }
                Suitability::Full => {
                    refuse("too little memory is free", true);
                    continue;
                }
            }
            let opened = catch_panic(|| self.inventory.open(gpu));
            let opened = opened.unwrap_or_else(|failure| Err(failure.to_string()));
            let opened = match opened {
                Ok(opened) => opened,
                Err(reason) => {
                    refuse(&format!("it cannot be used: {reason}"), false);
                    continue;
                }
            };
            match OpenDevice::open(&gpu.id, opened) {
                Ok(device) => {
                    contexts.add(&gpu.id);
                    let mut view = gpu.clone();
                    if let Some(memory) = &mut view.memory {
                        memory.free = memory.free.saturating_sub(context);
                    }
                    attempt.opened_devices.push((device, view));
                }
                // Another process may have taken the memory since the view.
                Err(failure) => {
                    tracing::warn!(%gpu, %failure, "a GPU with free memory could not be opened");
                    let reason = format!("it could not be opened: {failure}");
                    refuse(&reason, !failure.is_permanent());
                }
            }
        }
        attempt
    }
}

/// The outcome of one attempt to open GPUs.
#[derive(Default)]
struct Attempt {
    opened_devices: Vec<(OpenDevice, Gpu)>,
    /// The reasons against the other GPUs.
    refusals: Vec<String>,
    /// True if one of them may be available later.
    worth_waiting: bool,
}

#[cfg(test)]
mod tests {
    use super::super::gpu::{GpuMemory, GpuProcess};
    use super::*;

    fn gpu(free: u64, others: usize, utilisation: u32) -> Gpu {
        Gpu {
            id: "GPU-1".into(),
            number: 0,
            name: "a GPU".into(),
            memory: Some(GpuMemory { free, total: 1000 }),
            utilisation: Some(utilisation),
            temperature: None,
            power: None,
            capability: None,
            processes: vec![
                GpuProcess {
                    pid: 1,
                    name: None,
                    bytes: None
                };
                others
            ],
            problem: None,
        }
    }

    const NEED: MemoryNeed = MemoryNeed {
        wanted: 90,
        least: 30,
    };
    const CONTEXT: u64 = 10;

    #[test]
    fn suitability_depends_on_memory_load_and_other_processes() {
        let of = |free, others, busy| assess(&gpu(free, others, busy), &NEED, CONTEXT);
        // Without other processes the least memory is enough, and the load does not count.
        assert_eq!(of(40, 0, 100), Suitability::Room);
        assert_eq!(of(39, 0, 0), Suitability::Full);
        // With other processes 1.5 times the wanted memory must be free, and the load must be low.
        assert_eq!(of(150, 1, 90), Suitability::Room);
        assert_eq!(of(149, 1, 0), Suitability::Contended);
        assert_eq!(of(1000, 1, 91), Suitability::Contended);
        // An existing context of this process needs no memory.
        assert_eq!(assess(&gpu(39, 0, 0), &NEED, 0), Suitability::Room);
        assert_eq!(assess(&gpu(135, 1, 0), &NEED, 0), Suitability::Room);
        // These GPUs can never be used.
        let lost = Gpu {
            problem: Some("lost".into()),
            ..gpu(1000, 0, 0)
        };
        let old = Gpu {
            capability: Some((6, 1)),
            ..gpu(1000, 0, 0)
        };
        let tiny = Gpu {
            memory: Some(GpuMemory {
                free: 39,
                total: 39,
            }),
            ..gpu(0, 0, 0)
        };
        for gpu in [lost, old, tiny] {
            assert_eq!(assess(&gpu, &NEED, CONTEXT), Suitability::Useless);
        }
    }

    #[test]
    fn waits_differ_and_are_about_half_a_second() {
        let waits: Vec<Duration> = (0..100).map(backoff).collect();
        assert!(
            waits
                .iter()
                .all(|w| (0.37..0.63).contains(&w.as_secs_f64()))
        );
        let mean = waits.iter().map(Duration::as_secs_f64).sum::<f64>() / 100.0;
        assert!((mean - 0.5).abs() < 0.03, "{mean}");
        assert!(waits.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
