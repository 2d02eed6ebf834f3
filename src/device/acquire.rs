//! The search for GPUs: view, assess, open; without success, wait and repeat.
//!
//! GPUs are viewed through the driver's management library before a context is created. A context
//! takes memory itself, and memory in a process's pools counts as used for all other processes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Once};
use std::time::Duration;

use super::gpu::{Gpu, GpuMemory, mebibytes};
use super::inventory::GpuInventory;
use super::open_device::OpenDevice;
use super::open_within::{OpenFailure, open_within};
use super::turns::{Turn, TurnAnswer};
use super::wait::Wait;
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
fn backoff(tick: Duration, process: u32, turn: u64) -> Duration {
    let mut z = (u64::from(process) << 32 | turn).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z ^= z >> 27;
    tick.mul_f64(0.75 + 0.5 * (z >> 11) as f64 / (1u64 << 53) as f64)
}

/// The reason against a GPU whose driver hangs.
const NO_RESPONSE: &str = "its driver did not respond when it was opened";

/// The mean time between two requests for a turn.
const TURN_TICK: Duration = Duration::from_millis(50);

/// The waits of one job.
#[derive(Debug)]
pub(crate) struct JobWait {
    /// The time that the job has waited so far.
    pub waited: Duration,
    /// The last time at which there was a GPU worth waiting for.
    last_candidate: Option<Duration>,
    /// GPUs whose driver did not respond.
    unresponsive: BTreeSet<String>,
}

impl JobWait {
    pub fn new() -> Self {
        Self {
            waited: Duration::ZERO,
            last_candidate: None,
            unresponsive: BTreeSet::new(),
        }
    }
}

/// A search for the GPUs of a job.
pub(crate) struct Search<'a> {
    pub inventory: &'a Arc<dyn GpuInventory>,
    /// The need on a GPU, if its memory is known.
    pub need: &'a dyn Fn(Option<GpuMemory>) -> MemoryNeed,
    /// GPUs that may be used, by number or UUID; all if `None`.
    pub allowed: Option<&'a [GpuName]>,
    /// The largest number of GPUs that the job has use for.
    pub most: usize,
    /// The number of failures of each GPU in this job. GPUs with fewer come first.
    pub failed: &'a BTreeMap<String, usize>,
    pub timeout: Timeout,
    /// The time within which the driver of a GPU must open it.
    pub hang_timeout: Timeout,
    pub cancel: &'a CancelToken,
    /// Called at each check that finds no GPU.
    pub on_wait: &'a dyn Fn(&Wait),
}

impl Search<'_> {
    /// Searches until at least one GPU is open. Returns each open GPU with its view, whose free
    /// memory is reduced by the context.
    ///
    /// `wait` has the earlier waits of the job, and gets this one.
    ///
    /// # Errors
    ///
    /// Returns [`Error::NoDevice`] if no GPU is worth waiting for, [`Error::Timeout`] when the time
    /// is over, and [`Error::Cancelled`].
    pub fn run(&self, wait: &mut JobWait) -> Result<Vec<(OpenDevice, Gpu)>> {
        let began = self.inventory.now();
        let before = wait.waited;
        for turn in 0.. {
            if self.cancel.is_cancelled() {
                return Err(Error::Cancelled);
            }
            let view = self.inventory.view().only(self.allowed);
            let now = self.inventory.now();
            let mut attempt = self.open(&view.gpus, wait);
            if self.cancel.is_cancelled() {
                return Err(Error::Cancelled);
            }
            if !attempt.opened_devices.is_empty() {
                wait.last_candidate = Some(now);
                return Ok(attempt.opened_devices);
            }
            if view.gpus.is_empty() {
                attempt.refusals.push(view.none);
            }
            if attempt.worth_waiting {
                wait.last_candidate = Some(now);
            } else if view.is_unanswered {
                // The answer may come.
                wait.last_candidate.get_or_insert(now);
            }
            if wait.last_candidate.is_none_or(|last| now - last > GRACE) {
                return Err(Error::NoDevice(attempt.refusals.join("; ")));
            }
            wait.waited = before + (now - began);
            let left = match self.timeout {
                Timeout::Never => None,
                Timeout::After(time) => Some(time.saturating_sub(wait.waited)),
            };
            let required = CONTEXT_BYTES + (self.need)(None).wanted;
            if left.is_some_and(|left| left.is_zero()) {
                return Err(Error::Timeout {
                    seconds: wait.waited.as_secs_f64(),
                    required: mebibytes(required),
                    states: attempt.refusals.join("; "),
                });
            }
            let free = view.gpus.iter().filter_map(|gpu| gpu.memory);
            let available = free.map(|memory| memory.free).max().unwrap_or(0);
            tracing::debug!(turn, available, required, refusals = ?attempt.refusals, "waiting");
            let tick = match attempt.waits_for_turn {
                true => TURN_TICK,
                false => TICK,
            };
            (self.on_wait)(&Wait {
                seconds: wait.waited.as_secs_f64(),
                seconds_left: left.map(|left| left.as_secs_f64()),
                free_bytes: available,
                required_bytes: required,
                gpus: attempt.refusals,
            });
            let pause = backoff(tick, std::process::id(), turn);
            let pause = pause.min(left.unwrap_or(Duration::MAX));
            self.inventory.wait(pause, self.cancel);
            wait.waited = before + (self.inventory.now() - began);
        }
        unreachable!("turns do not end")
    }

    /// Opens GPUs with enough memory, those that failed least and then those with most free memory
    /// first, and collects the reasons against the others.
    fn open(&self, gpus: &[Gpu], wait: &mut JobWait) -> Attempt {
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
            if wait.unresponsive.contains(&gpu.id) {
                refuse(NO_RESPONSE, false);
                continue;
            }
            let contexts = self.inventory.contexts();
            let context = if contexts.has(&gpu.id) {
                0
            } else {
                CONTEXT_BYTES
            };
            match assess(gpu, &(self.need)(gpu.memory), context) {
                Suitability::Room => {}
                Suitability::Useless => {
                    // The view of a GPU with a problem has the reason already.
                    let required = mebibytes(context + (self.need)(gpu.memory).least);
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
            let turn = match self.turn(gpu) {
                Ok(turn) => turn,
                Err(reason) => {
                    refuse(&reason, true);
                    attempt.waits_for_turn = true;
                    continue;
                }
            };
            let opened = open_within(self.inventory, gpu, self.hang_timeout, self.cancel);
            match opened {
                Ok(mut device) => {
                    device.log_open();
                    device.turn = turn;
                    self.inventory.note_context(gpu);
                    let mut view = gpu.clone();
                    if let Some(memory) = &mut view.memory {
                        memory.free = memory.free.saturating_sub(context);
                    }
                    attempt.opened_devices.push((device, view));
                }
                Err(OpenFailure::Unusable(reason)) => {
                    refuse(&format!("it cannot be used: {reason}"), false);
                }
                // Another process may have taken the memory since the view.
                Err(OpenFailure::Failed(failure)) => {
                    tracing::warn!(%gpu, %failure, "a GPU with free memory could not be opened");
                    let reason = format!("it could not be opened: {failure}");
                    refuse(&reason, !failure.is_permanent());
                }
                Err(OpenFailure::NoResponse) => {
                    tracing::warn!(%gpu, "the driver of a GPU does not respond");
                    wait.unresponsive.insert(gpu.id.clone());
                    refuse(NO_RESPONSE, false);
                }
                Err(OpenFailure::Cancelled) => break,
            }
        }
        attempt
    }
}

impl Search<'_> {
    /// The turn on a GPU, if turns are taken, or the reason to wait.
    fn turn(&self, gpu: &Gpu) -> std::result::Result<Option<Turn>, String> {
        let Some(turns) = self.inventory.turns() else {
            return Ok(None);
        };
        match turns.ask(&gpu.id) {
            Ok(TurnAnswer::Turn(turn)) => Ok(Some(turn)),
            Ok(TurnAnswer::Wait(processes)) if processes.is_empty() => {
                Err("it is the turn of another process there".into())
            }
            Ok(TurnAnswer::Wait(processes)) => {
                let processes: Vec<String> = processes.iter().map(u32::to_string).collect();
                let plural = if processes.len() > 1 { "es" } else { "" };
                let list = processes.join(", ");
                Err(format!("it is the turn of process{plural} {list} there"))
            }
            Err(error) => {
                static WARNED: Once = Once::new();
                WARNED.call_once(|| {
                    tracing::warn!(%error, "processes do not take turns on GPUs");
                });
                Ok(None)
            }
        }
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
    /// True if one of them has room, and other processes have their turn there.
    waits_for_turn: bool,
}

#[cfg(test)]
mod tests {
    use super::super::gpu::GpuProcess;
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
            has_adapter: false,
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
            capability: Some((5, 2)),
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
        // The waits of a process with another number have another mean.
        let of = |process| (0..100).map(move |turn| backoff(TICK, process, turn));
        let waits: Vec<Duration> = of(4321).collect();
        assert!(
            waits
                .iter()
                .all(|w| (0.37..0.63).contains(&w.as_secs_f64()))
        );
        let mean = waits.iter().map(Duration::as_secs_f64).sum::<f64>() / 100.0;
        assert!((mean - 0.5).abs() < 0.03, "{mean}");
        assert!(waits.windows(2).all(|pair| pair[0] != pair[1]));
        assert!(of(4322).zip(&waits).all(|(one, other)| one != *other));
    }
}
