//! The GPUs of the table, and the warps that an SM has room for.

/// Published figures of a GPU.
pub struct Gpu {
    pub name: &'static str,
    pub sms: f64,
    /// Boost clock, Hz.
    pub clock: f64,
    /// Bytes a second of the memory.
    pub bandwidth: f64,
    /// The column of `ptx-registers.csv` with the nearest generation that is not newer.
    pub registers_of: &'static str,
    /// Shared memory of an SM, bytes.
    pub shared: u32,
    /// Most blocks of an SM. A block is one warp.
    pub blocks: u32,
}

/// A server, a large and a middle workstation.
pub const GPUS: [Gpu; 3] = [
    Gpu {
        name: "H100 SXM",
        sms: 132.0,
        clock: 1.98e9,
        bandwidth: 3.35e12,
        registers_of: "sm_90",
        shared: 228 << 10,
        blocks: 32,
    },
    Gpu {
        name: "RTX 4090",
        sms: 128.0,
        clock: 2.52e9,
        bandwidth: 1.008e12,
        registers_of: "sm_80",
        shared: 100 << 10,
        blocks: 24,
    },
    Gpu {
        name: "RTX 3060",
        sms: 28.0,
        clock: 1.78e9,
        bandwidth: 3.6e11,
        registers_of: "sm_80",
        shared: 100 << 10,
        blocks: 16,
    },
];

/// Parts of an SM. Each has registers of its own, and issues one instruction of a warp a clock.
pub const PARTITIONS: u32 = 4;
/// 32-bit registers of a partition.
const REGISTERS: u32 = 16 << 10;
/// The registers of a thread are a multiple of this number.
const REGISTER_UNIT: u32 = 8;
const WARP: u32 = 32;
/// Shared memory that the driver takes of each block, bytes.
const RESERVED_SHARED: u32 = 1 << 10;
/// The shared memory of a block is a multiple of this number of bytes.
const SHARED_UNIT: u32 = 128;

impl Gpu {
    /// Warps of an SM at once, where each is a block.
    pub fn warps(&self, registers: u32, shared: u32) -> u32 {
        let of_a_warp = registers.next_multiple_of(REGISTER_UNIT) * WARP;
        let by_registers = REGISTERS / of_a_warp * PARTITIONS;
        let by_shared = self.shared / (shared.next_multiple_of(SHARED_UNIT) + RESERVED_SHARED);
        by_registers.min(by_shared).min(self.blocks)
    }

    /// Clocks of all SMs a second.
    pub fn sm_clocks(&self) -> f64 {
        self.sms * self.clock
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registers_shared_memory_and_blocks_limit_the_warps() {
        let [h100, large, middle] = &GPUS;
        // 96 registers: 5 warps of 3072 registers in each partition.
        assert_eq!(h100.warps(96, 5376), 20);
        assert_eq!(h100.warps(97, 5376), 16);
        // 9,472 and 15,104 bytes of a block.
        assert_eq!(large.warps(96, 8448), 10);
        assert_eq!(large.warps(96, 14_080), 6);
        assert_eq!((h100.warps(32, 0), middle.warps(32, 0)), (32, 16));
    }
}
