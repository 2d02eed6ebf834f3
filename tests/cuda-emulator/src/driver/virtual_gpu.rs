//! A GPU that computes nothing and takes the time that it is told: for the throughput of the host.
//!
//! A device has three engines: uploads, downloads and kernels. Each does one thing at a time. The
//! times are kept apart from the clock of the host, so that a thread that wakes up late does not
//! make the device slower.

use std::collections::VecDeque;
use std::sync::Mutex;

use super::script_line::Line;

/// The directive `virtual`, and the directives `fill`.
#[derive(Clone, Debug, PartialEq)]
pub struct VirtualGpu {
    /// Bytes a second, in each direction.
    pub bus: f64,
    /// Nanoseconds a thread of a kernel.
    pub fit_ns: f64,
    /// The kernels that take time and fill buffers, by the start of their names; all if empty.
    pub only: String,
    /// The content of output buffers after a kernel.
    pub fills: Vec<Fill>,
}

impl Default for VirtualGpu {
    fn default() -> Self {
        Self {
            bus: f64::INFINITY,
            fit_ns: 0.0,
            only: String::new(),
            fills: Vec::new(),
        }
    }
}

/// A directive `fill`: the content of an output buffer after a kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct Fill {
    /// The parameter with the address of the buffer.
    pub parameter: usize,
    /// The buffer is divided into as many parts of equal length, each of one value.
    pub values: Vec<f32>,
}

impl VirtualGpu {
    /// Parses `[bus=BYTES_A_SECOND] [fit_ns=NANOSECONDS] [only=NAME]`.
    pub(crate) fn parse(line: &mut Line, fills: Vec<Fill>) -> Result<Self, String> {
        let default = Self::default();
        let bus = line.number("bus")?.unwrap_or(default.bus);
        let fit_ns = line.number("fit_ns")?.unwrap_or(default.fit_ns);
        let only = line.setting("only").unwrap_or_default();
        // NaN is neither.
        if bus > 0.0 && fit_ns >= 0.0 {
            Ok(Self {
                bus,
                fit_ns,
                only,
                fills,
            })
        } else {
            Err("expected bus > 0 and fit_ns >= 0".into())
        }
    }

    /// The duration of a transfer, ns.
    pub(crate) fn transfer_ns(&self, bytes: u64) -> u64 {
        (bytes as f64 / self.bus * 1e9) as u64
    }

    /// True for a kernel that takes time and fills buffers.
    pub(crate) fn concerns(&self, name: &str) -> bool {
        name.starts_with(&self.only)
    }

    /// The duration of a kernel, ns.
    pub(crate) fn kernel_ns(&self, name: &str, threads: u64) -> u64 {
        match self.concerns(name) {
            true => (threads as f64 * self.fit_ns) as u64,
            false => 0,
        }
    }
}

impl Fill {
    /// Parses `PARAMETER f32=VALUE,VALUE..`.
    pub(crate) fn parse(line: &mut Line) -> Result<Self, String> {
        let values = line.setting("f32").ok_or("f32=.. is missing")?;
        let number = |text: &str| text.parse().map_err(|_| format!("`{text}` is no number"));
        Ok(Self {
            parameter: line.parse_word("the number of a parameter")?,
            values: values.split(',').map(number).collect::<Result<_, _>>()?,
        })
    }
}

/// An engine of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EngineKind {
    Upload,
    Download,
    Kernel,
}

/// The engines of a device.
#[derive(Debug, Default)]
pub(crate) struct Engines {
    /// The latest times at which each is busy, ordered, ns.
    busy: Mutex<[VecDeque<(u64, u64)>; 3]>,
    busy_ns: Mutex<[u64; 3]>,
}

/// The number of times that are kept. Streams are not further apart.
const KEPT: usize = 64;

impl Engines {
    /// Takes an engine for the first `duration_ns` that it is free after `ready_ns`. Returns the
    /// start and the end.
    ///
    /// Work of another stream that is ready later may have come here first, because the threads of
    /// the streams run at any pace: the time before it is still free.
    pub(crate) fn take(&self, kind: EngineKind, ready_ns: u64, duration_ns: u64) -> (u64, u64) {
        super::lock(&self.busy_ns)[kind as usize] += duration_ns;
        let busy = &mut super::lock(&self.busy)[kind as usize];
        let mut start = ready_ns;
        let mut index = 0;
        for &(from, to) in busy.iter() {
            if start + duration_ns <= from {
                break;
            }
            start = start.max(to);
            index += 1;
        }
        let end = start + duration_ns;
        if duration_ns > 0 {
            busy.insert(index, (start, end));
        }
        if busy.len() > KEPT {
            busy.pop_front();
        }
        (start, end)
    }

    /// The total time of uploads, downloads and kernels, ns.
    pub(crate) fn busy_ns(&self) -> [u64; 3] {
        *super::lock(&self.busy_ns)
    }
}

#[cfg(test)]
mod tests {
    use super::{EngineKind, Engines};

    #[test]
    fn an_engine_does_one_thing_at_a_time_and_has_no_gaps() {
        let engines = Engines::default();
        let take = |ready, duration| engines.take(EngineKind::Kernel, ready, duration);
        assert_eq!(take(100, 50), (100, 150));
        // Ready earlier, but later here.
        assert_eq!(take(20, 50), (20, 70));
        assert_eq!(take(20, 50), (150, 200));
        assert_eq!(take(20, 30), (70, 100));
        assert_eq!(take(500, 10), (500, 510));
        assert_eq!(engines.take(EngineKind::Upload, 20, 50), (20, 70));
        assert_eq!(engines.busy_ns(), [50, 0, 190]);
    }
}
