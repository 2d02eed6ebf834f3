//! The grid: blocks spread over host threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use super::block::ThreadBlock;
use super::context::Context;
use super::global::{Accesses, Global, add};
use super::lanes::LANES;
use super::launch::{Launch, Memory, Outcome};
use super::level::Level;
use super::scratch::Scratch;
use super::statistics::Statistics;
use super::trap::Trap;

/// The most threads of a block, as on all GPUs.
const MOST_THREADS: u64 = 1024;

/// Runs a kernel on all blocks of the grid.
pub fn run(launch: &Launch<'_>, memory: &dyn Memory) -> Outcome {
    run_at(Level::detect(), launch, memory)
}

/// Runs a kernel with the vector instructions of a level.
pub(super) fn run_at(level: Level, launch: &Launch<'_>, memory: &dyn Memory) -> Outcome {
    let statistics = Statistics::new(launch.kernel, launch.detail);
    if let Err(reason) = check(launch) {
        return Outcome {
            statistics,
            accesses: Vec::new(),
            trap: Some(Trap::Configuration { reason }),
        };
    }
    let blocks: u64 = launch.grid.iter().map(|&n| u64::from(n)).product();
    let grid = Grid {
        launch,
        memory,
        level,
        blocks,
        next: AtomicU64::new(0),
        stopped: AtomicBool::new(false),
        result: Mutex::new(Collected {
            statistics,
            accesses: Accesses::new(),
            trap: None,
        }),
    };
    let threads = launch
        .threads
        .clamp(1, usize::try_from(blocks).unwrap_or(1).max(1));
    if threads == 1 {
        grid.work();
    } else {
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| grid.work());
            }
        });
    }
    let collected = grid
        .result
        .into_inner()
        .unwrap_or_else(|poisoned| poisoned.into_inner());
    Outcome {
        statistics: collected.statistics,
        accesses: collected.accesses.into_values().collect(),
        trap: collected.trap.map(|(_, trap)| trap),
    }
}

/// Checks what the driver should have refused.
fn check(launch: &Launch<'_>) -> Result<(), String> {
    let kernel = launch.kernel;
    let threads: u64 = launch.block.iter().map(|&n| u64::from(n)).product();
    if threads == 0 || launch.block.iter().any(|&n| u64::from(n) > MOST_THREADS) {
        return Err(format!("invalid block size {:?}", launch.block));
    }
    let most = kernel.max_block_threads.map_or(MOST_THREADS, u64::from);
    if threads > most.min(MOST_THREADS) {
        return Err(format!("a block of {threads} threads: at most {most}"));
    }
    if let Some(required) = kernel.required_block.filter(|r| *r != launch.block) {
        let block = launch.block;
        return Err(format!(
            "block size {block:?}: the kernel requires {required:?}"
        ));
    }
    let (expected, found) = (kernel.param_bytes(), launch.params.len());
    if found < expected {
        return Err(format!(
            "{found} bytes of parameters: the kernel has {expected}"
        ));
    }
    Ok(())
}

/// The results of the workers so far.
struct Collected {
    statistics: Statistics,
    accesses: Accesses,
    /// With the number of its block.
    trap: Option<(u64, Trap)>,
}

struct Grid<'a> {
    launch: &'a Launch<'a>,
    memory: &'a dyn Memory,
    level: Level,
    blocks: u64,
    /// The next block that a worker takes.
    next: AtomicU64,
    stopped: AtomicBool,
    result: Mutex<Collected>,
}

impl Grid<'_> {
    /// Runs blocks until none is left or one trapped.
    ///
    /// Blocks are taken in order, and blocks that were taken are finished. So of all blocks that
    /// trap, the first one is always found.
    fn work(&self) {
        let (launch, kernel) = (self.launch, self.launch.kernel);
        let threads: usize = launch.block.iter().map(|&n| n as usize).product();
        let local_threads = threads.next_multiple_of(LANES);
        let mut context = Context {
            launch,
            level: self.level,
            global: Global::new(kernel, self.memory),
            shared: Scratch::new(kernel.static_shared + launch.dynamic_shared),
            local: Scratch::new(local_threads * kernel.local_bytes.next_multiple_of(8)),
            statistics: Statistics::new(kernel, launch.detail),
            block: [0; 3],
            first_thread: 0,
        };
        let mut block = ThreadBlock::new(&context);
        let mut trap = None;
        while !self.stopped.load(Relaxed) {
            let number = self.next.fetch_add(1, Relaxed);
            if number >= self.blocks {
                break;
            }
            if let Err(found) = block.run(self.position(number), &mut context) {
                self.stopped.store(true, Relaxed);
                trap = Some((number, found));
            }
        }
        self.collect(context, trap);
    }

    /// The place of a block in the grid, x first.
    fn position(&self, number: u64) -> [u32; 3] {
        let [width, height, _] = self.launch.grid.map(u64::from);
        [
            (number % width) as u32,
            (number / width % height) as u32,
            (number / width / height) as u32,
        ]
    }

    fn collect(&self, context: Context<'_>, trap: Option<(u64, Trap)>) {
        let mut all = self
            .result
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner());
        all.statistics.merge(&context.statistics);
        for access in context.global.into_accesses().into_values() {
            add(&mut all.accesses, access);
        }
        if let Some((number, trap)) = trap {
            let is_first = all.trap.as_ref().is_none_or(|(first, _)| number < *first);
            if is_first {
                all.trap = Some((number, trap));
            }
        }
    }
}
