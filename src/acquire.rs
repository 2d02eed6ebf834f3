//! Getting hold of GPUs: look, judge, open; and if none can be had, wait and look again.
//!
//! Looking is done through the driver's management library, before any context exists: a context takes memory itself, and memory
//! that a process pools looks used to everyone else.

use std::time::Duration;

use crate::batch;
use crate::device::{Engine, caught};
use crate::error::{Error, Result};
use crate::machine::{Cancel, Gpu, Machine, megabytes};
use crate::settings::Patience;

/// Memory that a job needs on a GPU, bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Need {
    /// With batches as large as is good.
    pub wanted: u64,
    /// With the smallest batches.
    pub least: u64,
}

/// What a GPU can do for a job just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// There is room.
    Room,
    /// Others are at work on it, and it would get tight, or slow.
    Contended,
    /// There is too little memory even without others.
    Full,
    /// It cannot be used, and waiting does not help.
    Useless,
}

/// Percent from which a GPU that others use is busy.
const BUSY: u32 = 90;

/// The oldest compute capability that the kernels are built for: Volta's, of 2017.
pub(crate) const OLDEST_CAPABILITY: (u32, u32) = (7, 0);

/// Whether a GPU could fit, were it free.
pub(crate) fn can_fit(gpu: &Gpu) -> bool {
    gpu.trouble.is_none()
        && gpu
            .capability
            .is_none_or(|capability| capability >= OLDEST_CAPABILITY)
}

/// What to think of a GPU on which the driver is yet to take `context` bytes for this process.
pub(crate) fn judge(gpu: &Gpu, need: &Need, context: u64) -> Verdict {
    if !can_fit(gpu) {
        return Verdict::Useless;
    }
    let Some(memory) = gpu.memory else {
        // Nothing is known: opening it will tell.
        return Verdict::Room;
    };
    if memory.total < context + need.least {
        return Verdict::Useless;
    }
    let tight = (memory.free as f64) < batch::LEFT_TO_OTHERS * (context + need.wanted) as f64;
    let busy = gpu.utilisation.is_some_and(|percent| percent > BUSY);
    if !gpu.processes.is_empty() && (tight || busy) {
        return Verdict::Contended;
    }
    if memory.free < context + need.least {
        return Verdict::Full;
    }
    Verdict::Room
}

/// How long there may be no GPU that is worth waiting for, once there was one: drivers are restarted now and then.
const GONE: Duration = Duration::from_secs(30);

/// Around how long to wait between looks.
const TICK: Duration = Duration::from_millis(500);

/// A wait of about a tick, other in each process and at each turn, so that those who wait together do not all come
/// back together.
fn backoff(turn: u64) -> Duration {
    let mut z = (u64::from(std::process::id()) << 32 | turn).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z ^= z >> 27;
    TICK.mul_f64(0.75 + 0.5 * (z >> 11) as f64 / (1u64 << 53) as f64)
}

/// What is called while waiting: time waited so far, most bytes free on any GPU, bytes required.
pub(crate) type OnWait = dyn Fn(Duration, u64, u64) + Send + Sync;

/// The job that looks for GPUs.
pub(crate) struct Search<'a> {
    pub machine: &'a dyn Machine,
    pub need: Need,
    /// GPUs that may be used, by number or UUID; all if `None`.
    pub allowed: Option<&'a [String]>,
    /// How many GPUs are of use.
    pub most: usize,
    pub patience: Patience,
    pub cancel: &'a Cancel,
    pub on_wait: Option<&'a OnWait>,
}

impl Search<'_> {
    /// Looks until there is a GPU: at least one that is open, with how it looked, less what its context took. `waited` is how long this job has
    /// waited already, and grows; `hope` is when there was last a GPU worth waiting for.
    ///
    /// # Errors
    ///
    /// [`Error::NoDevice`] if there is no GPU worth waiting for, [`Error::Timeout`] after the deadline,
    /// [`Error::Cancelled`].
    pub fn run(
        &self,
        waited: &mut Duration,
        hope: &mut Option<Duration>,
    ) -> Result<Vec<(Engine, Gpu)>> {
        let began = self.machine.now();
        let before = *waited;
        for turn in 0.. {
            if self.cancel.is_cancelled() {
                return Err(Error::Cancelled);
            }
            let view = self.machine.look().only(self.allowed);
            let now = self.machine.now();
            let sight = self.open(&view.gpus);
            if !sight.engines.is_empty() {
                *hope = Some(now);
                return Ok(sight.engines);
            }
            if sight.hopeful {
                *hope = Some(now);
            } else if hope.is_none_or(|last| now - last > GONE) {
                let why = if view.gpus.is_empty() {
                    view.none
                } else {
                    sight.refusals.join("; ")
                };
                return Err(Error::NoDevice(why));
            }
            *waited = before + (now - began);
            let left = match self.patience {
                Patience::Forever => Duration::MAX,
                Patience::For(time) => time.saturating_sub(*waited),
            };
            if left.is_zero() {
                return Err(Error::Timeout {
                    seconds: waited.as_secs_f64(),
                    required: megabytes(batch::CONTEXT + self.need.wanted),
                    looks: sight.refusals.join("; "),
                });
            }
            let free = view.gpus.iter().filter_map(|gpu| gpu.memory);
            let available = free.map(|memory| memory.free).max().unwrap_or(0);
            let required = batch::CONTEXT + self.need.wanted;
            tracing::debug!(turn, available, required, refusals = ?sight.refusals, "waiting");
            if let Some(on_wait) = self.on_wait {
                on_wait(*waited, available, required);
            }
            self.machine.wait(backoff(turn).min(left), self.cancel);
            *waited = before + (self.machine.now() - began);
        }
        unreachable!("turns do not end")
    }

    /// Opens the GPUs that have room, most free memory first; and says what stands against the others.
    fn open(&self, gpus: &[Gpu]) -> Sight {
        let mut sight = Sight::default();
        let mut sorted: Vec<&Gpu> = gpus.iter().collect();
        sorted.sort_by_key(|gpu| std::cmp::Reverse(gpu.memory.map_or(0, |memory| memory.free)));
        for gpu in sorted {
            if sight.engines.len() == self.most {
                break;
            }
            let mut refuse = |why: &str, hopeful: bool| {
                sight.refusals.push(format!("{gpu}: {why}"));
                sight.hopeful |= hopeful;
            };
            let contexts = self.machine.contexts();
            let context = if contexts.has(&gpu.id) {
                0
            } else {
                batch::CONTEXT
            };
            match judge(gpu, &self.need, context) {
                Verdict::Room => {}
                Verdict::Useless => {
                    refuse("it cannot be used", false);
                    continue;
                }
                Verdict::Contended => {
                    refuse("others are at work there, and it is tight or busy", true);
                    continue;
                }
                Verdict::Full => {
                    refuse("too little memory is free", true);
                    continue;
                }
            }
            // What looked free a moment ago may be gone.
            let opened = caught(|| self.machine.open(gpu)).unwrap_or_else(|f| Err(f.to_string()));
            let opened = match opened {
                Ok(opened) => opened,
                Err(why) => {
                    refuse(&format!("it cannot be had: {why}"), false);
                    continue;
                }
            };
            match Engine::open(&gpu.id, opened) {
                Ok(engine) => {
                    contexts.add(&gpu.id);
                    let mut left = gpu.clone();
                    if let Some(memory) = &mut left.memory {
                        memory.free = memory.free.saturating_sub(context);
                    }
                    sight.engines.push((engine, left));
                }
                Err(why) => {
                    tracing::warn!(%gpu, %why, "it looked free and could not be opened");
                    refuse(&format!("it could not be opened: {why}"), true);
                }
            }
        }
        sight
    }
}

/// What came of a look.
#[derive(Default)]
struct Sight {
    engines: Vec<(Engine, Gpu)>,
    /// What stands against the others.
    refusals: Vec<String>,
    /// Whether waiting may help with any of them.
    hopeful: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::{Memory, Process};

    fn gpu(free: u64, others: usize, utilisation: u32) -> Gpu {
        Gpu {
            id: "GPU-1".into(),
            number: 0,
            name: "a GPU".into(),
            memory: Some(Memory { free, total: 1000 }),
            utilisation: Some(utilisation),
            temperature: None,
            power: None,
            capability: None,
            processes: vec![
                Process {
                    pid: 1,
                    name: None,
                    bytes: None
                };
                others
            ],
            trouble: None,
        }
    }

    const NEED: Need = Need {
        wanted: 90,
        least: 30,
    };
    const CONTEXT: u64 = 10;

    #[test]
    fn verdicts() {
        let of = |free, others, busy| judge(&gpu(free, others, busy), &NEED, CONTEXT);
        // Alone on it, less than is wanted will do, and how busy it is does not count.
        assert_eq!(of(40, 0, 100), Verdict::Room);
        assert_eq!(of(39, 0, 0), Verdict::Full);
        // With others there must be half as much again as is wanted, and time.
        assert_eq!(of(150, 1, 90), Verdict::Room);
        assert_eq!(of(149, 1, 0), Verdict::Contended);
        assert_eq!(of(1000, 1, 91), Verdict::Contended);
        // A context that this process has already is not needed again.
        assert_eq!(judge(&gpu(39, 0, 0), &NEED, 0), Verdict::Room);
        assert_eq!(judge(&gpu(135, 1, 0), &NEED, 0), Verdict::Room);
        // Whatever is free, these will never do.
        let lost = Gpu {
            trouble: Some("lost".into()),
            ..gpu(1000, 0, 0)
        };
        let old = Gpu {
            capability: Some((6, 1)),
            ..gpu(1000, 0, 0)
        };
        let tiny = Gpu {
            memory: Some(Memory {
                free: 39,
                total: 39,
            }),
            ..gpu(0, 0, 0)
        };
        for gpu in [lost, old, tiny] {
            assert_eq!(judge(&gpu, &NEED, CONTEXT), Verdict::Useless);
        }
    }

    #[test]
    fn waits_differ_and_stay_around_half_a_second() {
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
