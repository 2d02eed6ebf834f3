//! Upper bounds of the fits a second.

use super::gpu::{Gpu, PARTITIONS};
use super::kernel::Kernel;
use crate::error::Result;

/// Clocks from an instruction to one that needs its result.
const LATENCY: f64 = 4.0;
/// Sectors that the L1 cache of an SM delivers a clock.
const L1_SECTORS: f64 = 4.0;
/// Bytes of a sector.
const SECTOR: f64 = 32.0;

/// Fits a second that each part of a GPU allows by itself.
pub struct Bounds {
    /// Warps of an SM.
    pub warps: u32,
    /// Each part of an SM issues an instruction a clock.
    pub issue: f64,
    /// Each instruction waits for the one before it in its warp.
    pub latency: f64,
    /// Every sector comes from the L1 cache.
    pub l1: f64,
    /// Every sector comes from the memory: no cache holds any.
    pub memory: f64,
}

impl Bounds {
    pub fn of(kernel: &Kernel, gpu: &Gpu) -> Result<Self> {
        let warps = gpu.warps(kernel.registers(gpu.registers_of)?, kernel.shared);
        let per_clock = f64::from(PARTITIONS);
        let dependent = per_clock.min(f64::from(warps) / LATENCY);
        let clocks = gpu.sm_clocks();
        Ok(Self {
            warps,
            issue: clocks * per_clock / kernel.instructions,
            latency: clocks * dependent / kernel.instructions,
            l1: clocks * L1_SECTORS / kernel.sectors,
            memory: gpu.bandwidth / (SECTOR * kernel.sectors),
        })
    }

    /// The lowest bound of the kernel that no cache and no order of instructions can raise.
    pub fn of_kernel(&self) -> f64 {
        self.issue.min(self.l1)
    }
}

/// Fits a second over a bus that carries this many bytes a second in each direction at once.
pub fn bus(kernel: &Kernel, bytes_a_second: f64) -> f64 {
    bytes_a_second / kernel.bytes_up.max(kernel.bytes_down)
}

#[cfg(test)]
mod tests {
    use super::super::gpu::GPUS;
    use super::*;

    #[test]
    fn bounds_follow_from_counts_and_figures() {
        let (kernel, gpu) = (Kernel::with_counts(1000.0, 100.0), &GPUS[0]);
        let bounds = Bounds::of(&kernel, gpu).expect("registers");
        let clocks = 132.0 * 1.98e9;
        assert_eq!(bounds.warps, 20);
        assert_eq!(bounds.issue, clocks * 4.0 / 1000.0);
        // 20 warps are 5 for each part of an SM: enough for 4 clocks.
        assert_eq!(bounds.latency, bounds.issue);
        assert_eq!(bounds.l1, clocks * 4.0 / 100.0);
        assert_eq!(bounds.memory, 3.35e12 / 3200.0);
        assert_eq!(bus(&kernel, 25e9), 25e9 / 100.0);
    }

    #[test]
    fn few_warps_issue_less() {
        let mut kernel = Kernel::with_counts(1000.0, 100.0);
        kernel.shared = 14_080;
        let bounds = Bounds::of(&kernel, &GPUS[1]).expect("registers");
        assert_eq!(bounds.warps, 6);
        assert_eq!(bounds.latency, bounds.issue * 1.5 / 4.0);
    }

    #[test]
    fn instructions_or_sectors_bound_the_kernel() {
        let of = |instructions, sectors| {
            let kernel = Kernel::with_counts(instructions, sectors);
            Bounds::of(&kernel, &GPUS[0]).expect("registers")
        };
        let few_sectors = of(1000.0, 10.0);
        assert_eq!(few_sectors.of_kernel(), few_sectors.issue);
        let many_sectors = of(1000.0, 2000.0);
        assert_eq!(many_sectors.of_kernel(), many_sectors.l1);
        assert!(many_sectors.l1 < many_sectors.issue);
    }
}
