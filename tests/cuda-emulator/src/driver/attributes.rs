//! The attributes of a device, by the numbers of `CUdevice_attribute`.

use super::device::DeviceSpec;

/// Largest pitch of a copy, bytes.
const MAX_PITCH: i32 = i32::MAX;

/// The value of an attribute. `None` for one that the emulator does not have.
///
/// Those of textures, surfaces, graphics and virtual memory are missing. Where a value varies
/// between devices of one compute capability and nothing of this project reads it, it is that of
/// a common device.
pub(crate) fn value(device: &DeviceSpec, attribute: u32) -> Option<i32> {
    let limits = device.limits();
    let capability = device.capability;
    let value = match attribute {
        // Threads of a block, and along x, y and z.
        1..=3 => 1024,
        4 => 64,
        // Blocks of a grid along x, y and z.
        5 => i32::MAX,
        6 | 7 => 65535,
        // Shared memory of a block without request.
        8 => 48 << 10,
        // Constant memory.
        9 => 64 << 10,
        // Warp size.
        10 => 32,
        11 => MAX_PITCH,
        // Registers of a block and of a multiprocessor.
        12 | 82 => 64 << 10,
        // Clock, kHz.
        13 => device.clock_khz as i32,
        // Alignments of textures and surfaces.
        14 | 30 => 512,
        51 => 32,
        // Copies overlap with kernels.
        15 => 1,
        16 => device.sms as i32,
        // No time limit, not integrated.
        17 | 18 => 0,
        // Host memory can be mapped.
        19 => 1,
        // Compute mode: default.
        20 => 0,
        // Kernels run at the same time.
        31 => 1,
        // ECC, on devices of data centers.
        32 => i32::from(limits.lanes == 64 || capability.major == 9),
        33 => device.pci.bus as i32,
        34 => device.pci.slot as i32,
        50 => device.pci.domain as i32,
        // No TCC driver.
        35 => 0,
        // Memory clock in kHz, bus width in bits, L2 cache in bytes.
        36 => 2_619_000,
        37 => 5120,
        38 => 50 << 20,
        39 => limits.threads_per_sm as i32,
        // Copy engines.
        40 => 3,
        // Unified addressing.
        41 => 1,
        75 => capability.major as i32,
        76 => capability.minor as i32,
        // Priorities of streams; caches of global and local memory.
        78..=80 => 1,
        81 => (limits.shared_per_sm_kib << 10) as i32,
        // Managed memory.
        83 => 1,
        84..=86 => 0,
        // Single to double precision.
        87 => {
            if limits.lanes == 64 || capability.major == 9 {
                2
            } else {
                64
            }
        }
        // No access to pageable memory.
        88 => 0,
        89 | 90 => 1,
        // A registered pointer is not one of the device.
        91 => 0,
        // Cooperative launches.
        95 => 1,
        96 => 0,
        97 => (limits.shared_per_block_kib << 10) as i32,
        // Host memory can be registered.
        99 => 1,
        100 | 101 => 0,
        106 => limits.blocks_per_sm as i32,
        111 => limits.reserved_shared as i32,
        // Memory pools.
        115 => i32::from(capability.major >= 6),
        // Clusters of blocks.
        120 => i32::from(capability.major >= 9),
        _ => return None,
    };
    Some(value)
}
