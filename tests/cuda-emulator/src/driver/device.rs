//! The devices of a script: what they are, and what follows from their compute capability.

use super::script_line::Line;

/// A compute capability, such as 9.0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Capability {
    /// The number before the point.
    pub major: u32,
    /// The number after it.
    pub minor: u32,
}

impl Capability {
    /// The capability as in `sm_90`.
    pub fn number(self) -> u32 {
        self.major * 10 + self.minor
    }
}

/// A directive `device`.
#[derive(Clone, Debug, PartialEq)]
pub struct DeviceSpec {
    /// The name that the driver gives.
    pub name: String,
    /// The compute capability.
    pub capability: Capability,
    /// All memory, bytes.
    pub memory: u64,
    /// Memory that the driver and other processes use, bytes.
    pub reserved: u64,
    /// The number of streaming multiprocessors.
    pub sms: u32,
    /// The clock, kHz.
    pub clock_khz: u32,
    /// The UUID, without its prefix and hyphens.
    pub uuid: [u8; 16],
    /// The PCI address.
    pub pci: PciAddress,
}

/// A PCI address, such as `0000:3b:00.0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PciAddress {
    /// The domain.
    pub domain: u32,
    /// The bus.
    pub bus: u32,
    /// The device on the bus.
    pub slot: u32,
}

/// The memory that the driver and a context need, bytes, on a device with room for it.
const RESERVED: u64 = 500 << 20;
const H100_MEMORY: u64 = 85_520_809_984;

impl Default for DeviceSpec {
    fn default() -> Self {
        Self {
            name: "NVIDIA H100 80GB HBM3".into(),
            capability: Capability { major: 9, minor: 0 },
            memory: H100_MEMORY,
            reserved: RESERVED,
            sms: 132,
            clock_khz: 1_980_000,
            uuid: default_uuid(0),
            pci: PciAddress::default_of(0),
        }
    }
}

impl DeviceSpec {
    /// Parses `NAME cc=.. memory=.. sms=.. uuid=.. bus=.. clock=.. reserved=..`. Underscores in
    /// the name stand for spaces. `index` is the number of devices before this one.
    pub(crate) fn parse(line: &mut Line, index: usize) -> Result<Self, String> {
        let memory = line.number("memory")?.unwrap_or(H100_MEMORY);
        let capability = match line.setting("cc") {
            Some(text) => capability(&text)?,
            None => return Err("cc=.. is missing".into()),
        };
        let uuid = match line.setting("uuid") {
            Some(text) => uuid(&text).ok_or_else(|| format!("`{text}` is no UUID"))?,
            None => default_uuid(index),
        };
        let pci = match line.setting("bus") {
            Some(text) => pci(&text).ok_or_else(|| format!("`{text}` is no PCI address"))?,
            None => PciAddress::default_of(index),
        };
        Ok(Self {
            name: line.word("a name")?.replace('_', " "),
            capability,
            memory,
            reserved: line
                .number("reserved")?
                .unwrap_or(RESERVED.min(memory / 16)),
            sms: line.number("sms")?.unwrap_or(132),
            clock_khz: line.number("clock")?.unwrap_or(1_980_000),
            uuid,
            pci,
        })
    }

    /// The limits of the device.
    pub fn limits(&self) -> Limits {
        Limits::of(self.capability)
    }

    /// The UUID in the format of NVML and of `CUDA_VISIBLE_DEVICES`.
    pub fn uuid_text(&self) -> String {
        let hex: Vec<String> = self.uuid.iter().map(|byte| format!("{byte:02x}")).collect();
        format!(
            "GPU-{}-{}-{}-{}-{}",
            hex[..4].concat(),
            hex[4..6].concat(),
            hex[6..8].concat(),
            hex[8..10].concat(),
            hex[10..].concat()
        )
    }

    /// Single-precision operations a second, the heuristic of the order `FASTEST_FIRST`.
    pub fn speed(&self) -> u64 {
        u64::from(self.sms) * u64::from(self.limits().lanes) * u64::from(self.clock_khz)
    }
}

impl PciAddress {
    fn default_of(index: usize) -> Self {
        Self {
            domain: 0,
            bus: index as u32 + 1,
            slot: 0,
        }
    }
}

impl std::fmt::Display for PciAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{:04X}:{:02X}:{:02X}.0",
            self.domain, self.bus, self.slot
        )
    }
}

/// Limits that a compute capability determines: the table "Technical Specifications per Compute
/// Capability" of the CUDA programming guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Single-precision lanes of a multiprocessor.
    pub lanes: u32,
    /// Threads of a multiprocessor.
    pub threads_per_sm: u32,
    /// Blocks of a multiprocessor.
    pub blocks_per_sm: u32,
    /// Shared memory of a multiprocessor, KiB.
    pub shared_per_sm_kib: u32,
    /// Shared memory that a block may ask for, KiB.
    pub shared_per_block_kib: u32,
    /// Shared memory that the system takes from each block, bytes.
    pub reserved_shared: u32,
}

impl Limits {
    fn of(capability: Capability) -> Self {
        let (lanes, threads_per_sm, blocks_per_sm, shared_per_sm_kib, shared_per_block_kib) =
            match (capability.major, capability.minor) {
                (0..=5, _) => (128, 2048, 32, 64, 48),
                (6, 0) => (64, 2048, 32, 64, 48),
                (6, _) => (128, 2048, 32, 96, 48),
                (7, 5) => (64, 1024, 16, 64, 64),
                (7, _) => (64, 2048, 32, 96, 96),
                (8, 0) => (64, 2048, 32, 164, 163),
                (8, 7) => (128, 1536, 16, 164, 163),
                (8, 9) => (128, 1536, 24, 100, 99),
                (8, _) => (128, 1536, 16, 100, 99),
                (9 | 10, _) => (128, 2048, 32, 228, 227),
                (11, _) => (128, 1536, 24, 228, 227),
                _ => (128, 1536, 24, 100, 99),
            };
        Self {
            lanes,
            threads_per_sm,
            blocks_per_sm,
            shared_per_sm_kib,
            shared_per_block_kib,
            reserved_shared: if capability.major >= 8 { 1024 } else { 0 },
        }
    }
}

fn capability(text: &str) -> Result<Capability, String> {
    let parts = text.split_once('.');
    match parts.map(|(major, minor)| (major.parse(), minor.parse())) {
        Some((Ok(major), Ok(minor))) => Ok(Capability { major, minor }),
        _ => Err(format!("`{text}` is no compute capability")),
    }
}

fn default_uuid(index: usize) -> [u8; 16] {
    let mut uuid = [0xaa; 16];
    uuid[15] = index as u8 + 1;
    uuid
}

/// Parses `GPU-01234567-89ab-..`.
fn uuid(text: &str) -> Option<[u8; 16]> {
    let hex = text.strip_prefix("GPU-").unwrap_or(text).replace('-', "");
    if hex.len() != 32 {
        return None;
    }
    let number = u128::from_str_radix(&hex, 16).ok()?;
    Some(number.to_be_bytes())
}

/// Parses `0000:3b:00.0` or `3b:00.0`.
fn pci(text: &str) -> Option<PciAddress> {
    let text = text.strip_suffix(".0").unwrap_or(text);
    let parts = text.split(':').map(|part| u32::from_str_radix(part, 16));
    let parts: Vec<u32> = parts.collect::<Result<_, _>>().ok()?;
    let (domain, bus, slot) = match parts[..] {
        [domain, bus, slot] => (domain, bus, slot),
        [bus, slot] => (0, bus, slot),
        _ => return None,
    };
    Some(PciAddress { domain, bus, slot })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_describes_a_device() {
        let mut line = Line::new(
            "NVIDIA_A100 cc=8.0 memory=1000000 sms=108 bus=0001:3b:00.0 \
             uuid=GPU-01112131-4151-6171-8191-a1b1c1d1e1f1",
        );
        let device = DeviceSpec::parse(&mut line, 1).expect("a device");
        line.finish().expect("no word is left");
        assert_eq!(device.name, "NVIDIA A100");
        assert_eq!(device.capability.number(), 80);
        assert_eq!(
            device.uuid_text(),
            "GPU-01112131-4151-6171-8191-a1b1c1d1e1f1"
        );
        assert_eq!(device.pci.to_string(), "0001:3B:00.0");
        assert_eq!(device.limits().shared_per_block_kib, 163);
    }

    #[test]
    fn devices_differ_without_settings() {
        let device = |index| DeviceSpec::parse(&mut Line::new("A cc=9.0"), index);
        let (first, second) = (device(0).expect("one"), device(1).expect("one"));
        assert_ne!(first.uuid, second.uuid);
        assert!(first.pci < second.pci);
    }
}
