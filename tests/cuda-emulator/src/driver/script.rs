//! The script that configures the emulator: `cuda.txt`, one directive a line.
//!
//! The crate documentation lists the directives.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::device::DeviceSpec;
use super::fault::FaultRule;
use super::os;
use super::script_line::Line;
use super::virtual_gpu::{Fill, VirtualGpu};

/// The variable that names a script in place of the one beside the library.
const VARIABLE: &str = "GAUSSMLE_TEST_CUDA_EMULATOR";
/// The name of the script beside the library.
const FILE: &str = "cuda.txt";
/// The driver version without a directive: CUDA 12.8.
const DEFAULT_DRIVER: i32 = 12080;

/// The place of the lengths of buffers in the parameters of a kernel: the directive `buffers`.
///
/// Pools hand out parts of allocations. With the lengths, an access outside of a part is detected
/// inside of the allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BufferLengths {
    /// The first parameters are the addresses of this many buffers.
    pub count: usize,
    /// The parameter that contains their lengths as `u32`, one after the other.
    pub parameter: usize,
    /// The offset of the first length in that parameter, bytes.
    pub offset: usize,
    /// Bytes per unit of a length.
    pub unit: u64,
    /// The size of that parameter. Kernels with another one have no such lengths.
    pub size: Option<usize>,
}

/// The configuration of the emulator.
#[derive(Clone, Debug)]
pub struct Script {
    /// All devices, before `CUDA_VISIBLE_DEVICES`, in the order of the script.
    pub devices: Vec<DeviceSpec>,
    /// The version that `cuDriverGetVersion` returns.
    pub driver: i32,
    /// Injected faults.
    pub faults: Vec<FaultRule>,
    /// The time between the queueing of work on a stream and its start, at least.
    pub delay: Duration,
    /// New memory, and the destinations of pending downloads, are filled with a pattern.
    pub poison: bool,
    /// Threads that execute one kernel.
    pub threads: usize,
    /// The file that every call is appended to.
    pub log: Option<PathBuf>,
    /// The file of the report.
    pub report: Option<PathBuf>,
    /// The folder that the PTX of every module is written to.
    pub save_ptx: Option<PathBuf>,
    /// Kernels count memory sectors and bank conflicts.
    pub detail: bool,
    /// The report contains the start and the end of all work.
    pub trace: bool,
    /// Uploads from pageable memory read it when they run, not when they are queued.
    pub late_pageable: bool,
    /// Timing without computation.
    pub virtual_gpu: Option<VirtualGpu>,
    /// The lengths of the buffers of kernels.
    pub buffers: Option<BufferLengths>,
}

impl Default for Script {
    fn default() -> Self {
        Self {
            devices: vec![DeviceSpec::default()],
            driver: DEFAULT_DRIVER,
            faults: Vec::new(),
            delay: Duration::ZERO,
            poison: false,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            log: None,
            report: None,
            save_ptx: None,
            detail: false,
            trace: false,
            late_pageable: false,
            virtual_gpu: None,
            buffers: None,
        }
    }
}

/// A line of a script that cannot be used.
#[derive(Debug)]
pub struct ScriptError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The line.
    pub text: String,
    /// The reason to refuse it.
    pub reason: String,
}

impl std::fmt::Display for ScriptError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}: {}", self.line, self.reason, self.text)
    }
}

impl Script {
    /// Reads the script of this process. Without one, the defaults apply.
    ///
    /// # Panics
    ///
    /// Panics if the script cannot be read or used: a test that runs with another configuration
    /// than its own would test nothing.
    pub fn load() -> Self {
        let beside = || {
            let folder = os::library()?.parent()?.to_owned();
            Some(folder.join(FILE)).filter(|file| file.exists())
        };
        let named = std::env::var_os(VARIABLE).map(PathBuf::from);
        let Some(file) = named.or_else(beside) else {
            return Self::default();
        };
        let text = match std::fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) => panic!("the CUDA emulator cannot read {}: {error}", file.display()),
        };
        let folder = file.parent().unwrap_or(Path::new(""));
        match Self::parse(&text, folder) {
            Ok(script) => script,
            Err(error) => panic!("the CUDA emulator refuses {}, {error}", file.display()),
        }
    }

    /// Parses the text of a script. Relative paths start in `folder`.
    ///
    /// # Errors
    ///
    /// Returns an error for an unknown directive, setting or value.
    pub fn parse(text: &str, folder: &Path) -> Result<Self, ScriptError> {
        let mut script = Self::default();
        let mut devices = Vec::new();
        let mut no_device = false;
        for (index, text) in text.lines().enumerate() {
            let mut line = Line::new(text);
            let Some(directive) = line.next_word() else {
                continue;
            };
            let outcome = match directive.as_str() {
                "device" => {
                    DeviceSpec::parse(&mut line, devices.len()).map(|device| devices.push(device))
                }
                "no_device" => {
                    no_device = true;
                    Ok(())
                }
                _ => script.apply(&directive, &mut line, folder),
            };
            outcome
                .and_then(|()| line.finish())
                .map_err(|reason| ScriptError {
                    line: index + 1,
                    text: text.trim().to_owned(),
                    reason,
                })?;
        }
        if no_device || !devices.is_empty() {
            script.devices = devices;
        }
        Ok(script)
    }

    /// Applies one directive, other than those about devices.
    fn apply(&mut self, directive: &str, line: &mut Line, folder: &Path) -> Result<(), String> {
        match directive {
            "driver" => self.driver = line.parse_word("a version such as 12080")?,
            "fault" => self.faults.push(FaultRule::parse(line)?),
            "delay_us" => self.delay = Duration::from_micros(line.parse_word("microseconds")?),
            "poison" => self.poison = true,
            "threads" => {
                self.threads = line.parse_word::<usize>("a number of threads")?.max(1);
            }
            "log" => self.log = Some(folder.join(line.word("a file")?)),
            "report" => self.report = Some(folder.join(line.word("a file")?)),
            "save_ptx" => self.save_ptx = Some(folder.join(line.word("a folder")?)),
            "detail" => self.detail = true,
            "trace" => self.trace = true,
            "late_pageable" => self.late_pageable = true,
            "virtual" => {
                let fills = self.virtual_gpu.take().map_or(Vec::new(), |gpu| gpu.fills);
                self.virtual_gpu = Some(VirtualGpu::parse(line, fills)?);
            }
            "fill" => {
                let gpu = self.virtual_gpu.get_or_insert_default();
                gpu.fills.push(Fill::parse(line)?);
            }
            "buffers" => self.buffers = Some(BufferLengths::parse(line)?),
            _ => return Err("unknown directive".into()),
        }
        Ok(())
    }
}

impl BufferLengths {
    /// Parses `count=6 lengths=6+24 unit=4 size=48`.
    fn parse(line: &mut Line) -> Result<Self, String> {
        let place = line.setting("lengths").ok_or("lengths=.. is missing")?;
        let (parameter, offset) = place.split_once('+').unwrap_or((&place, "0"));
        let number = |text: &str| text.parse().map_err(|_| format!("`{text}` is no number"));
        Ok(Self {
            count: line.number("count")?.ok_or("count=.. is missing")?,
            parameter: number(parameter)?,
            offset: number(offset)?,
            unit: line.number("unit")?.unwrap_or(1),
            size: line.number("size")?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Script, ScriptError> {
        Script::parse(text, Path::new("/folder"))
    }

    #[test]
    fn directives_set_what_they_name() {
        let script = parse(
            "# a comment\n\
             driver 11080\n\
             delay_us 250\n\
             poison # with a comment\n\
             threads 3\n\
             report out.txt\n\
             buffers count=6 lengths=6+24 unit=4 size=48\n",
        )
        .expect("a script");
        assert_eq!(script.driver, 11080);
        assert_eq!(script.delay, Duration::from_micros(250));
        assert!(script.poison && !script.trace);
        assert_eq!(script.threads, 3);
        assert_eq!(script.report.as_deref(), Some(Path::new("/folder/out.txt")));
        let buffers = script.buffers.expect("lengths");
        assert_eq!((buffers.parameter, buffers.offset), (6, 24));
        assert_eq!(buffers.size, Some(48));
    }

    #[test]
    fn unusable_lines_are_refused_with_their_number() {
        for (text, reason) in [
            ("driver 12080\nwarp 9", "unknown directive"),
            ("\ndriver twelve", "a version such as 12080"),
            ("\nthreads 2 3", "unknown word"),
            ("\nbuffers count=6 unit=4", "lengths"),
            ("\ndevice A cc=9.0 colour=red", "colour"),
            ("\nfault cuInit nth=1 code=CUDA_ERROR_OF_NOTHING", "code"),
        ] {
            let error = parse(text).expect_err(text);
            assert_eq!(error.line, 2, "{text}");
            assert!(error.reason.contains(reason), "{text}: {}", error.reason);
        }
    }

    #[test]
    fn a_script_without_devices_has_the_default_one() {
        assert_eq!(parse("poison").expect("a script").devices.len(), 1);
        assert!(parse("no_device").expect("a script").devices.is_empty());
    }
}
