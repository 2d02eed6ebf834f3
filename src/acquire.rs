//! Getting hold of GPUs: look, judge, open; and if none can be had, wait and look again.
//!
//! Looking is done through the driver's management library, before any context exists: a context takes memory itself, and memory
//! that a process pools looks used to everyone else.

use std::time::Duration;

use crate::device::Engine;
use crate::error::{Error, Result};
use crate::machine::{Cancel, Gpu, Machine, megabytes};
use crate::settings::Patience;

/// Memory that a job needs on a GPU, bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
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
    /// The driver says that it cannot be used.
    Trouble,
}

/// Of what is free, a process that shares a GPU leaves a third to the others.
const SHARED_ROOM: f64 = 1.5;

/// Percent from which a GPU that others use is busy.
const BUSY: u32 = 90;

/// What to think of a GPU.
pub(crate) fn judge(gpu: &Gpu, need: &Need) -> Verdict {
    if gpu.trouble.is_some() {
        return Verdict::Trouble;
    }
    let Some(memory) = gpu.memory else {
        // Nothing is known: opening it will tell.
        return Verdict::Room;
    };
    let tight = (memory.free as f64) < SHARED_ROOM * need.wanted as f64;
    let busy = gpu.utilisation.is_some_and(|percent| percent > BUSY);
    if !gpu.processes.is_empty() && (tight || busy) {
        return Verdict::Contended;
    }
    if memory.free < need.least {
        return Verdict::Full;
    }
    Verdict::Room
}

/// How long GPUs that were there may be out of sight: drivers are restarted now and then.
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
pub type OnWait = dyn Fn(Duration, u64, u64) + Send + Sync;

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
    /// Looks until there is a GPU: at least one that is open, with how it looked. `waited` is how long this job has waited already, and grows.
    ///
    /// # Errors
    ///
    /// [`Error::NoDevice`] at once if there is no GPU to wait for, [`Error::Timeout`] after the deadline,
    /// [`Error::Cancelled`].
    pub fn run(&self, waited: &mut Duration) -> Result<Vec<(Engine, Gpu)>> {
        let began = self.machine.now();
        let before = *waited;
        let mut last_seen = None;
        for turn in 0.. {
            if self.cancel.is_cancelled() {
                return Err(Error::Cancelled);
            }
            let view = self.machine.look();
            let gpus: Vec<Gpu> = view
                .gpus
                .into_iter()
                .filter(|gpu| self.may_use(gpu))
                .collect();
            let now = self.machine.now();
            if !gpus.is_empty() {
                last_seen = Some(now);
            } else if last_seen.is_none_or(|seen| now - seen > GONE) {
                let why = match self.allowed {
                    Some(list) if view.none.is_empty() => {
                        format!(
                            "none of those there are is named in devices = {}",
                            list.join(",")
                        )
                    }
                    _ => view.none,
                };
                return Err(Error::NoDevice(why));
            }
            let (engines, refusals) = self.open(&gpus);
            if !engines.is_empty() {
                return Ok(engines);
            }
            *waited = before + (self.machine.now() - began);
            let left = match self.patience {
                Patience::Forever => Duration::MAX,
                Patience::For(time) => time.saturating_sub(*waited),
            };
            if left.is_zero() {
                return Err(Error::Timeout {
                    seconds: waited.as_secs_f64(),
                    required: megabytes(self.need.wanted),
                    looks: refusals.join("; "),
                });
            }
            let free = gpus
                .iter()
                .filter_map(|gpu| gpu.memory)
                .map(|memory| memory.free);
            let available = free.max().unwrap_or(0);
            tracing::debug!(
                turn,
                available,
                required = self.need.wanted,
                ?refusals,
                "waiting"
            );
            if let Some(on_wait) = self.on_wait {
                on_wait(*waited, available, self.need.wanted);
            }
            self.machine.wait(backoff(turn).min(left), self.cancel);
            *waited = before + (self.machine.now() - began);
        }
        unreachable!("turns do not end")
    }

    fn may_use(&self, gpu: &Gpu) -> bool {
        let named = |entry: &String| crate::machine::names(entry, gpu.number, &gpu.id);
        self.allowed.is_none_or(|list| list.iter().any(named))
    }

    /// Opens the GPUs that have room, most free memory first; and says what stands against the others.
    fn open(&self, gpus: &[Gpu]) -> (Vec<(Engine, Gpu)>, Vec<String>) {
        let mut engines = Vec::new();
        let mut refusals = Vec::new();
        let mut sorted: Vec<&Gpu> = gpus.iter().collect();
        sorted.sort_by_key(|gpu| std::cmp::Reverse(gpu.memory.map_or(0, |memory| memory.free)));
        for gpu in sorted {
            if engines.len() == self.most {
                break;
            }
            match judge(gpu, &self.need) {
                Verdict::Room => {}
                Verdict::Trouble => {
                    refusals.push(gpu.to_string());
                    continue;
                }
                Verdict::Contended => {
                    refusals.push(format!("{gpu}: others are at work there"));
                    continue;
                }
                Verdict::Full => {
                    refusals.push(format!("{gpu}: too little memory is free"));
                    continue;
                }
            }
            // What looked free a moment ago may be gone.
            let opened = self.machine.open(gpu);
            let engine = opened.and_then(|o| Engine::open(&gpu.id, o).map_err(|f| f.to_string()));
            match engine {
                Ok(engine) => engines.push((engine, gpu.clone())),
                Err(why) => {
                    tracing::warn!(%gpu, why, "it looked free and could not be opened");
                    refusals.push(format!("{gpu}: it could not be opened: {why}"));
                }
            }
        }
        (engines, refusals)
    }
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
        wanted: 100,
        least: 40,
    };

    #[test]
    fn verdicts() {
        let of = |free, others, busy| judge(&gpu(free, others, busy), &NEED);
        // Alone on it, less than is wanted will do, and how busy it is does not count.
        assert_eq!(of(40, 0, 100), Verdict::Room);
        assert_eq!(of(39, 0, 0), Verdict::Full);
        // With others there must be half as much again as is wanted, and time.
        assert_eq!(of(150, 1, 90), Verdict::Room);
        assert_eq!(of(149, 1, 0), Verdict::Contended);
        assert_eq!(of(1000, 1, 91), Verdict::Contended);
        let lost = Gpu {
            trouble: Some("lost".into()),
            ..gpu(1000, 0, 0)
        };
        assert_eq!(judge(&lost, &NEED), Verdict::Trouble);
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
