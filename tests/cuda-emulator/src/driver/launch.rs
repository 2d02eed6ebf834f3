//! Launches of kernels: what a driver checks, and the execution.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use super::bytes::repeat_word;
use super::kernel_memory::{self, KernelMemory};
use super::objects::allocation::Allocation;
use super::objects::context::Context;
use super::objects::memory_table::Snapshot;
use super::objects::module::{Function, Module};
use super::order::MemoryAccess;
use super::state::Driver;
use super::status::{Outcome, Status};
use super::violation::Violation;
use super::virtual_gpu::{EngineKind, Fill};
use super::work::{Execution, Work};
use crate::machine::{self, Trap};
use crate::ptx::Kernel;

/// Threads of a block.
const MAX_THREADS: u64 = 1024;
/// Threads of a block along z.
const MAX_BLOCK_Z: u32 = 64;
/// Blocks of a grid along y and z. Along x, there may be 2^31 - 1.
const MAX_GRID_YZ: u32 = 65535;

/// The dimensions of a launch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) grid: [u32; 3],
    pub(crate) block: [u32; 3],
    pub(crate) dynamic_shared: u32,
}

/// A queued kernel.
pub(crate) struct KernelLaunch {
    driver: &'static Driver,
    module: Arc<Module>,
    kernel: usize,
    shape: Shape,
    params: Vec<u8>,
    snapshot: Arc<Snapshot>,
}

impl KernelLaunch {
    /// Checks a launch. `params` has the bytes of all parameters.
    pub(crate) fn new(
        driver: &'static Driver,
        context: &Context,
        function: &Function,
        shape: Shape,
        params: Vec<u8>,
    ) -> Outcome<Self> {
        check_shape(driver, context.device, function, &shape)?;
        let snapshot = super::lock(&driver.memory).snapshot(context.device);
        Ok(Self {
            driver,
            module: function.module.clone(),
            kernel: function.kernel,
            shape,
            params,
            snapshot,
        })
    }

    fn kernel(&self) -> &Kernel {
        &self.module.ptx.kernels[self.kernel]
    }

    fn kernel_name(&self) -> &str {
        &self.kernel().name
    }

    /// Threads of the grid.
    fn thread_count(&self) -> u64 {
        let dimensions = self.shape.grid.iter().chain(&self.shape.block);
        dimensions.map(|n| u64::from(*n)).product()
    }

    /// The memory that the parameters refer to. The kernel may read and write it.
    pub(crate) fn uses(&self) -> Vec<MemoryAccess> {
        let allocations = kernel_memory::referenced(&self.snapshot, &self.params);
        let access = |allocation: Arc<Allocation>| MemoryAccess {
            range: allocation.range(),
            allocation,
            is_write: true,
        };
        allocations.into_iter().map(access).collect()
    }

    /// Records the reason that a kernel was ended for, and returns the code that a device leaves.
    fn report_trap(&self, memory: &KernelMemory, trap: &Trap) -> Status {
        let (mut kind, status) = match trap {
            Trap::Address { .. } | Trap::Shared { .. } | Trap::Local { .. } => {
                (Violation::OutOfBounds, Status::ILLEGAL_ADDRESS)
            }
            Trap::Misaligned { .. } => (Violation::Misaligned, Status::MISALIGNED_ADDRESS),
            Trap::Steps { .. } => (Violation::Trap, Status::LAUNCH_TIMEOUT),
            Trap::Barrier { .. } | Trap::Instruction { .. } => {
                (Violation::Trap, Status::LAUNCH_FAILED)
            }
            Trap::Configuration { .. } => {
                (Violation::LaunchLimits, Status::LAUNCH_OUT_OF_RESOURCES)
            }
        };
        let mut place = String::new();
        if let Trap::Address { address, .. } | Trap::Misaligned { address, .. } = trap {
            if super::lock(&self.driver.memory).was_freed(*address) {
                kind = Violation::UseAfterFree;
            }
            place = format!(", {}", memory.describe(*address));
        }
        let name = self.kernel_name();
        self.driver
            .violation(kind, format_args!("kernel {name}: {trap}{place}"));
        status
    }

    /// Fills an output buffer, unless it looks filled already: a device writes its results without
    /// the help of the processor.
    fn apply(&self, fill: &Fill) {
        let params = &self.kernel().params;
        let lengths = self.driver.script.buffers.as_ref();
        let range = kernel_memory::buffer(
            &self.snapshot,
            params,
            &self.params,
            fill.parameter,
            lengths,
        );
        let Some(range) = range.filter(|range| range.start.is_multiple_of(4)) else {
            return;
        };
        let count = (range.end - range.start) as usize / 4;
        let part = count.div_ceil(fill.values.len().max(1)).max(1);
        for (start, value) in (0..count).step_by(part).zip(&fill.values) {
            let length = part.min(count - start);
            let bytes = (range.start + 4 * start as u64, 4 * length as u64);
            // The range lies in an allocation of the snapshot, which keeps it alive.
            if !starts_and_ends_with(bytes, *value) {
                repeat_word(bytes.0, bytes.1, value.to_ne_bytes());
            }
        }
    }
}

/// True if the first and the last word of a range have this value.
fn starts_and_ends_with((start, bytes): (u64, u64), value: f32) -> bool {
    // SAFETY: the caller has checked the range, and it is aligned. Other streams may write to it,
    // so there is no reference to it.
    let word = |address: u64| unsafe { (address as *const f32).read_volatile() };
    word(start) == value && word(start + bytes - 4) == value
}

impl Work for KernelLaunch {
    fn runs_after_errors(&self) -> bool {
        false
    }

    fn execute(&self, execution: &mut Execution) {
        let driver = self.driver;
        if let Some(gpu) = &driver.script.virtual_gpu {
            if gpu.concerns(self.kernel_name()) {
                gpu.fills.iter().for_each(|fill| self.apply(fill));
            }
            let duration_ns = gpu.kernel_ns(self.kernel_name(), self.thread_count());
            let engines = &driver.engines[execution.device];
            let (start_ns, end_ns) =
                engines.take(EngineKind::Kernel, execution.ready_ns, duration_ns);
            execution.start_ns = start_ns;
            execution.end_ns = end_ns;
            let (threads, shared) = (self.thread_count(), self.shape.dynamic_shared);
            self.module
                .count_launch(self.kernel, threads, shared, 0.0, None);
            return;
        }
        let memory = KernelMemory::new(
            self.snapshot.clone(),
            &self.kernel().params,
            &self.params,
            driver.script.buffers.as_ref(),
        );
        let launch = machine::Launch {
            kernel: self.kernel(),
            grid: self.shape.grid,
            block: self.shape.block,
            dynamic_shared: self.shape.dynamic_shared as usize,
            params: &self.params,
            threads: driver.script.threads,
            detail: driver.script.detail,
        };
        let started = Instant::now();
        let outcome = machine::run(&launch, &memory);
        let seconds = started.elapsed().as_secs_f64();
        execution.accesses = accesses(&memory, &outcome.accesses);
        if let Some(trap) = &outcome.trap {
            execution.error = Some(self.report_trap(&memory, trap));
        }
        let threads = self.thread_count();
        let statistics = Some(&outcome.statistics);
        let shared = self.shape.dynamic_shared;
        self.module
            .count_launch(self.kernel, threads, shared, seconds, statistics);
    }

    fn description(&self) -> Arc<str> {
        self.kernel_name().into()
    }

    fn kind_and_amount(&self) -> Option<(&'static str, u64)> {
        Some(("kernel", self.thread_count()))
    }
}

/// The accesses of a kernel, by allocation.
fn accesses(memory: &KernelMemory, found: &[machine::Access]) -> Vec<MemoryAccess> {
    let mut out = Vec::new();
    for access in found {
        let Some(allocation) = memory.allocation_of(access.allocation) else {
            continue;
        };
        for (range, is_write) in [(&access.read, false), (&access.written, true)] {
            out.extend(range.clone().map(|range| MemoryAccess {
                allocation: allocation.clone(),
                range,
                is_write,
            }));
        }
    }
    out
}

fn check_shape(driver: &Driver, device: usize, function: &Function, shape: &Shape) -> Outcome {
    let kernel = &function.module.ptx.kernels[function.kernel];
    let limits = driver.devices[device].limits();
    let [x, y, z] = shape.block;
    let threads = u64::from(x) * u64::from(y) * u64::from(z);
    let refuse = |status: Status, reason: std::fmt::Arguments| {
        driver.violation(
            Violation::LaunchLimits,
            format_args!("kernel {}: {reason}", kernel.name),
        );
        Err(status)
    };
    if shape.grid.contains(&0) || shape.block.contains(&0) {
        return refuse(
            Status::INVALID_VALUE,
            format_args!("an empty grid {:?} of {:?}", shape.grid, shape.block),
        );
    }
    if shape.grid[0] > i32::MAX as u32 || shape.grid[1..].iter().any(|n| *n > MAX_GRID_YZ) {
        return refuse(
            Status::INVALID_VALUE,
            format_args!("a grid of {:?} blocks", shape.grid),
        );
    }
    if threads > MAX_THREADS || z > MAX_BLOCK_Z {
        return refuse(
            Status::INVALID_VALUE,
            format_args!("a block of {:?} threads", shape.block),
        );
    }
    if kernel
        .required_block
        .is_some_and(|required| required != shape.block)
    {
        return refuse(
            Status::INVALID_VALUE,
            format_args!(
                "a block of {:?} threads, where .reqntid requires {:?}",
                shape.block, kernel.required_block
            ),
        );
    }
    if kernel
        .max_block_threads
        .is_some_and(|most| threads > u64::from(most))
    {
        return refuse(
            Status::INVALID_VALUE,
            format_args!("a block of {threads} threads, which is more than .maxntid allows"),
        );
    }
    let allowed = function.module.dynamic_shared[function.kernel].load(Ordering::SeqCst);
    if shape.dynamic_shared > allowed {
        return refuse(
            Status::INVALID_VALUE,
            format_args!(
                "{} bytes of dynamic shared memory, where {allowed} are allowed",
                shape.dynamic_shared
            ),
        );
    }
    let shared = kernel.static_shared as u64 + u64::from(shape.dynamic_shared);
    if shared > u64::from(limits.shared_per_block_kib) << 10 {
        return refuse(
            Status::INVALID_VALUE,
            format_args!("{shared} bytes of shared memory"),
        );
    }
    Ok(())
}
