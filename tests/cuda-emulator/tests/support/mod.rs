//! Common code of the tests of the driver: a process for each script, calls through safe wrappers,
//! and the report.
//!
//! The driver reads its script once, so a test runs itself again as a child with its own script.
//! The child makes the calls; the parent checks the report.

#![allow(dead_code, unused_imports, reason = "each test file uses a part")]

use std::ffi::{CString, c_int, c_void};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

pub use gaussmle_cuda_emulator::driver::Status;
pub use gaussmle_cuda_emulator::driver::entries::context::*;
pub use gaussmle_cuda_emulator::driver::entries::copy::*;
pub use gaussmle_cuda_emulator::driver::entries::device::*;
pub use gaussmle_cuda_emulator::driver::entries::event::*;
pub use gaussmle_cuda_emulator::driver::entries::general::*;
pub use gaussmle_cuda_emulator::driver::entries::host_memory::*;
pub use gaussmle_cuda_emulator::driver::entries::launch::*;
pub use gaussmle_cuda_emulator::driver::entries::memory::*;
pub use gaussmle_cuda_emulator::driver::entries::module::*;
pub use gaussmle_cuda_emulator::driver::entries::stream::*;

/// Names the test that a child runs.
const CHILD: &str = "CUDA_EMULATOR_TEST_CHILD";
/// A child that takes longer hangs. Each takes seconds, on a busy machine as well.
const TIME_LIMIT: Duration = Duration::from_secs(300);

/// Runs `calls` in a child with a script and returns the report. In the child, returns `None`.
pub fn scenario(name: &str, script: &str, calls: impl FnOnce()) -> Option<Report> {
    scenario_with(name, script, &[], calls)
}

/// As [`scenario`], with environment variables.
pub fn scenario_with(
    name: &str,
    script: &str,
    variables: &[(&str, &str)],
    calls: impl FnOnce(),
) -> Option<Report> {
    if std::env::var(CHILD).is_ok_and(|child| child == name) {
        calls();
        return None;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("cuda.txt");
    let script = format!("report report.txt\nlog log.txt\n{script}\n");
    std::fs::write(&file, script).expect("a script");
    let mut command = Command::new(std::env::current_exe().expect("the test"));
    command
        .args(["--exact", name, "--nocapture", "--test-threads=1"])
        .env("GAUSSMLE_TEST_CUDA_EMULATOR", &file)
        .env(CHILD, name)
        .env_remove("CUDA_VISIBLE_DEVICES")
        .env_remove("CUDA_DEVICE_ORDER")
        .envs(variables.iter().copied())
        .stdout(Stdio::null());
    let mut child = command.spawn().expect("the test starts again");
    let started = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().expect("a child") {
            break status;
        }
        if started.elapsed() > TIME_LIMIT {
            let _ = child.kill();
            panic!("{name} hangs");
        }
        std::thread::sleep(Duration::from_millis(5));
    };
    assert!(status.success(), "{name}: {status}");
    Some(Report::read(&folder))
}

/// The report and the log of a child.
pub struct Report {
    pub lines: Vec<String>,
    pub folder: PathBuf,
}

impl Report {
    fn read(folder: &Path) -> Self {
        let text = std::fs::read_to_string(folder.join("report.txt")).expect("a report");
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        assert_eq!(lines.last().map(String::as_str), Some("end"), "{text}");
        Self {
            lines,
            folder: folder.to_owned(),
        }
    }

    /// The rest of the lines that start with `key`.
    pub fn all(&self, key: &str) -> Vec<&str> {
        let lines = self.lines.iter();
        lines
            .filter_map(|line| line.strip_prefix(key)?.strip_prefix(' '))
            .collect()
    }

    /// The rest of the only line that starts with `key`.
    pub fn one(&self, key: &str) -> &str {
        let all = self.all(key);
        assert_eq!(all.len(), 1, "{key}: {all:?}");
        all[0]
    }

    /// The kinds of violations with their numbers, such as `race 1`.
    pub fn violations(&self) -> Vec<&str> {
        self.all("violations")
    }

    /// Fails if there is a violation.
    pub fn assert_clean(&self) {
        let described = self.all("violation");
        assert!(described.is_empty(), "{described:#?}");
    }
}

/// Fails unless a call returned this code.
#[track_caller]
pub fn expect(code: c_int, status: Status) {
    assert_eq!(Status(code), status);
}

/// Fails unless a call succeeded.
#[track_caller]
pub fn ok(code: c_int) {
    expect(code, Status::SUCCESS);
}

/// Initializes the driver and makes the primary context of device 0 current.
#[track_caller]
pub fn start() -> usize {
    start_on(0)
}

/// As [`start`], on another device.
#[track_caller]
pub fn start_on(device: c_int) -> usize {
    let mut context = 0;
    // SAFETY: the pointer is valid.
    unsafe {
        ok(cuInit(0));
        ok(cuDevicePrimaryCtxRetain(&mut context, device));
        ok(cuCtxSetCurrent(context));
    }
    context
}

#[track_caller]
pub fn alloc(bytes: usize) -> u64 {
    let mut address = 0;
    // SAFETY: the pointer is valid.
    ok(unsafe { cuMemAlloc_v2(&mut address, bytes) });
    address
}

#[track_caller]
pub fn free(address: u64) {
    // SAFETY: no pointer.
    ok(unsafe { cuMemFree_v2(address) });
}

/// Words of the host that the driver's threads read and write. No reference to them exists, and
/// each access is volatile.
#[derive(Clone, Copy)]
pub struct HostWords {
    start: *mut u32,
    count: usize,
}

impl HostWords {
    pub fn address(self) -> *mut c_void {
        self.start.cast()
    }

    /// The words from one number to another.
    #[track_caller]
    pub fn part(self, range: std::ops::Range<usize>) -> Self {
        assert!(range.start <= range.end && range.end <= self.count);
        Self {
            start: self.start.wrapping_add(range.start),
            count: range.len(),
        }
    }

    /// Writes a value for each number.
    pub fn write(self, value: impl Fn(usize) -> u32) {
        for n in 0..self.count {
            // SAFETY: the memory has `count` words.
            unsafe { self.start.add(n).write_volatile(value(n)) };
        }
    }

    pub fn fill(self, value: u32) {
        self.write(|_| value);
    }

    /// A copy of the words.
    pub fn read(self) -> Vec<u32> {
        // SAFETY: as in `write`.
        let word = |n| unsafe { self.start.add(n).read_volatile() };
        (0..self.count).map(word).collect()
    }
}

/// Pinned memory.
#[track_caller]
pub fn pinned(count: usize) -> HostWords {
    let mut address: *mut c_void = std::ptr::null_mut();
    // SAFETY: the pointer is valid.
    ok(unsafe { cuMemAllocHost_v2(&mut address, 4 * count) });
    HostWords {
        start: address.cast(),
        count,
    }
}

/// Pageable memory. The child keeps it until it exits.
pub fn pageable(count: usize) -> HostWords {
    let words = Box::into_raw(vec![0u32; count].into_boxed_slice());
    HostWords {
        start: words.cast(),
        count,
    }
}

#[track_caller]
pub fn stream() -> usize {
    let mut handle = 0;
    // SAFETY: the pointer is valid.
    ok(unsafe { cuStreamCreate(&mut handle, 1) });
    handle
}

#[track_caller]
pub fn event() -> usize {
    let mut handle = 0;
    // SAFETY: the pointer is valid.
    ok(unsafe { cuEventCreate(&mut handle, 0) });
    handle
}

/// Records a new event on a stream.
#[track_caller]
pub fn record(stream: usize) -> usize {
    let event = event();
    // SAFETY: no pointer.
    ok(unsafe { cuEventRecord(event, stream) });
    event
}

#[track_caller]
pub fn wait_for(stream: usize, event: usize) {
    // SAFETY: no pointer.
    ok(unsafe { cuStreamWaitEvent(stream, event, 0) });
}

#[track_caller]
pub fn synchronize(stream: usize) {
    // SAFETY: no pointer.
    ok(unsafe { cuStreamSynchronize(stream) });
}

/// Queues an upload.
#[track_caller]
pub fn upload(to: u64, from: HostWords, stream: usize) {
    // SAFETY: the memory is valid until the child exits, or until a test frees it.
    ok(unsafe { cuMemcpyHtoDAsync_v2(to, from.address(), 4 * from.count, stream) });
}

/// Queues a download.
#[track_caller]
pub fn download(to: HostWords, from: u64, stream: usize) {
    // SAFETY: as in `upload`.
    ok(unsafe { cuMemcpyDtoHAsync_v2(to.address(), from, 4 * to.count, stream) });
}

/// Copies words from the device and waits.
#[track_caller]
pub fn read(from: u64, words: usize) -> Vec<u32> {
    let mut out = vec![0; words];
    // SAFETY: the vector has room.
    ok(unsafe { cuMemcpyDtoH_v2(out.as_mut_ptr().cast(), from, 4 * words) });
    out
}

/// Copies words to the device and waits.
#[track_caller]
pub fn write(to: u64, words: &[u32]) {
    // SAFETY: the slice is valid.
    ok(unsafe { cuMemcpyHtoD_v2(to, words.as_ptr().cast(), size_of_val(words)) });
}

/// Loads PTX.
#[track_caller]
pub fn load(ptx: &str) -> usize {
    let mut module = 0;
    expect(load_code(ptx, &mut module), Status::SUCCESS);
    module
}

/// Loads PTX and returns the code.
pub fn load_code(ptx: &str, module: &mut usize) -> c_int {
    let text = CString::new(ptx).expect("no zero byte");
    // SAFETY: the pointers are valid.
    unsafe { cuModuleLoadData(module, text.as_ptr().cast()) }
}

#[track_caller]
pub fn function(module: usize, name: &str) -> usize {
    let name = CString::new(name).expect("no zero byte");
    let mut function = 0;
    // SAFETY: the pointers are valid.
    ok(unsafe { cuModuleGetFunction(&mut function, module, name.as_ptr()) });
    function
}

/// A parameter of a kernel.
pub enum Param {
    Pointer(u64),
    Word(u32),
}

/// Launches blocks of 32 threads and returns the code.
pub fn launch_code(function: usize, blocks: u32, params: &[Param], stream: usize) -> c_int {
    let address = |param: &Param| -> *const c_void {
        match param {
            Param::Pointer(value) => std::ptr::from_ref(value).cast(),
            Param::Word(value) => std::ptr::from_ref(value).cast(),
        }
    };
    let params: Vec<_> = params.iter().map(address).collect();
    let none = std::ptr::null();
    // SAFETY: the tests give one pointer for each parameter.
    unsafe {
        cuLaunchKernel(
            function,
            blocks,
            1,
            1,
            32,
            1,
            1,
            0,
            stream,
            params.as_ptr(),
            none,
        )
    }
}

/// Launches blocks of 32 threads.
#[track_caller]
pub fn launch(function: usize, blocks: u32, params: &[Param], stream: usize) {
    ok(launch_code(function, blocks, params, stream));
}

/// Adds one to the first `n` words at `data`.
pub const ADD_ONE: &str = "\
.version 7.0
.target sm_70
.address_size 64

.visible .entry add_one(
    .param .u64 data,
    .param .u32 n
)
{
    .reg .pred %p<2>;
    .reg .b32 %r<7>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [data];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, %tid.x;
    mad.lo.s32 %r5, %r2, %r3, %r4;
    setp.ge.u32 %p1, %r5, %r1;
    @%p1 bra $end;
    mul.wide.u32 %rd2, %r5, 4;
    add.s64 %rd3, %rd1, %rd2;
    ld.global.u32 %r6, [%rd3];
    add.s32 %r6, %r6, 1;
    st.global.u32 [%rd3], %r6;
$end:
    ret;
}
";

/// Copies `n` words from `source` to `target`.
pub const COPY_WORDS: &str = "\
.version 7.0
.target sm_70
.address_size 64

.visible .entry copy_words(
    .param .u64 source,
    .param .u64 target,
    .param .u32 n
)
{
    .reg .pred %p<2>;
    .reg .b32 %r<7>;
    .reg .b64 %rd<6>;
    ld.param.u64 %rd1, [source];
    ld.param.u64 %rd2, [target];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, %tid.x;
    mad.lo.s32 %r5, %r2, %r3, %r4;
    setp.ge.u32 %p1, %r5, %r1;
    @%p1 bra $end;
    mul.wide.u32 %rd3, %r5, 4;
    add.s64 %rd4, %rd1, %rd3;
    add.s64 %rd5, %rd2, %rd3;
    ld.global.u32 %r6, [%rd4];
    st.global.u32 [%rd5], %r6;
$end:
    ret;
}
";
