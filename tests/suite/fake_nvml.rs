//! A fake NVML that follows a script: the file `script.txt` in its own folder, read again at every
//! enumeration of the devices.
//!
//! The lines before the first block are settings: `init=CODE`, `driver=VERSION`, `cuda=NUMBER` and
//! `hang=1`, with which the count of devices does not return until the script changes.
//! Each block starts with a line `look` and describes one enumeration, which starts with the count
//! of devices; the last block is used for all later ones. A block has one line for each GPU: `gpu
//! uuid=.. name=.. free=.. total=.. busy=.. celsius=.. milliwatt=.. capability=8.0
//! process=PID:BYTES..`. `mig=UUID:FREE:TOTAL..` enables MIG with these devices; `mig=none` has none.
//! `late=PID:BYTES` is a process that is listed before the others once a file `late` is in the folder.
//! With `hang=1` in such a line, its memory, load and processes are not told until the script changes;
//! with `slow_ms=N`, each takes so long.
//! `server=PID` names a process nvidia-cuda-mps-server. `error=CODE` in
//! such a line is returned by every query about that GPU; a line `error=CODE` alone is returned by
//! the count. Each call is appended to `calls.txt`.

#![crate_type = "cdylib"]
#![deny(unsafe_op_in_unsafe_fn)]
#![allow(non_snake_case, clippy::missing_safety_doc)]

use std::collections::HashMap;
use std::ffi::{CStr, c_char, c_int, c_uint, c_ulonglong, c_void};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

const SUCCESS: c_uint = 0;
const INVALID: c_uint = 2;
const NOT_SUPPORTED: c_uint = 3;
const NOT_FOUND: c_uint = 6;
const TOO_SMALL: c_uint = 7;

type Words = HashMap<String, Vec<String>>;

#[derive(Default)]
struct State {
    looks: usize,
}

static STATE: Mutex<State> = Mutex::new(State { looks: 0 });

#[repr(C)]
struct Info {
    name: *const c_char,
    base: *mut c_void,
    symbol: *const c_char,
    address: *mut c_void,
}

unsafe extern "C" {
    fn dladdr(address: *const c_void, info: *mut Info) -> c_int;
}

/// The folder that this library was loaded from.
fn folder() -> PathBuf {
    // SAFETY: dladdr fills the struct, and its name lives as long as the library.
    let name = unsafe {
        let mut info: Info = std::mem::zeroed();
        if dladdr(folder as *const c_void, &mut info) == 0 || info.name.is_null() {
            return PathBuf::new();
        }
        CStr::from_ptr(info.name).to_string_lossy().into_owned()
    };
    PathBuf::from(name)
        .parent()
        .map(PathBuf::from)
        .unwrap_or_default()
}

fn called(what: &str) {
    let file = fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(folder().join("calls.txt"));
    if let Ok(mut file) = file {
        let _ = writeln!(file, "{what}");
    }
}

fn words(line: &str) -> Words {
    let mut out = Words::new();
    for word in line.split_whitespace() {
        if let Some((key, value)) = word.split_once('=') {
            out.entry(key.to_owned())
                .or_default()
                .push(value.replace('_', " "));
        }
    }
    out
}

/// The settings before the first block, and the lines of the current block.
fn script() -> (Words, Vec<Words>) {
    let text = fs::read_to_string(folder().join("script.txt")).unwrap_or_default();
    let mut blocks = text.split("look\n");
    let head = words(blocks.next().unwrap_or_default());
    let blocks: Vec<&str> = blocks.collect();
    let looks = STATE.lock().map_or(0, |state| state.looks);
    let at = looks.saturating_sub(1).min(blocks.len().saturating_sub(1));
    let lines = blocks
        .get(at)
        .map_or(Vec::new(), |block| block.lines().map(words).collect());
    (head, lines)
}

fn number(words: &Words, key: &str) -> Option<u64> {
    words.get(key).and_then(|values| values[0].parse().ok())
}

fn code(words: &Words, key: &str) -> c_uint {
    number(words, key).map_or(SUCCESS, |code| code as c_uint)
}

/// A MIG device is the number of the GPU, plus this times its own number from 1.
const PARTS: usize = 1000;

/// The properties of a MIG device. The driver reports neither load nor capability.
fn mig_device(gpu: &Words, index: usize) -> Result<Words, c_uint> {
    let parts = gpu.get("mig").ok_or(INVALID)?;
    let mut fields = parts.get(index).ok_or(NOT_FOUND)?.split(':');
    let mut out = Words::new();
    for key in ["uuid", "free", "total"] {
        let value = fields.next().ok_or(NOT_FOUND)?;
        out.insert(key.to_owned(), vec![value.to_owned()]);
    }
    out.insert("name".into(), vec![format!("{} MIG 1g.10gb", gpu["name"][0])]);
    Ok(out)
}

/// The interval in which a call that hangs reads the script.
const MOMENT: Duration = Duration::from_millis(5);

/// Returns when the script lets a call about a GPU return.
fn wait_as_told(handle: *mut c_void) {
    let slow = gpu(handle).ok().and_then(|words| number(&words, "slow_ms"));
    std::thread::sleep(Duration::from_millis(slow.unwrap_or_default()));
    while gpu(handle).is_ok_and(|words| words.contains_key("hang")) {
        std::thread::sleep(MOMENT);
    }
}

/// A handle is the GPU's number, from 1.
fn gpu(handle: *mut c_void) -> Result<Words, c_uint> {
    let gpus = script().1;
    let (number, part) = ((handle as usize) % PARTS, (handle as usize) / PARTS);
    if part > 0 {
        return mig_device(gpus.get(number.wrapping_sub(1)).ok_or(INVALID)?, part - 1);
    }
    let words = gpus
        .get(number.wrapping_sub(1))
        .cloned()
        .ok_or(INVALID)?;
    match code(&words, "error") {
        SUCCESS => Ok(words),
        code => Err(code),
    }
}

unsafe fn text(value: &str, out: *mut c_char, length: c_uint) -> c_uint {
    if value.len() + 1 > length as usize {
        return TOO_SMALL;
    }
    unsafe {
        std::ptr::copy_nonoverlapping(value.as_ptr().cast(), out, value.len());
        *out.add(value.len()) = 0;
    }
    SUCCESS
}

unsafe fn told(handle: *mut c_void, key: &str, out: *mut c_char, length: c_uint) -> c_uint {
    match gpu(handle) {
        Ok(words) => match words.get(key) {
            Some(values) => unsafe { text(&values[0], out, length) },
            None => NOT_SUPPORTED,
        },
        Err(code) => code,
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn nvmlInit_v2() -> c_uint {
    called("init");
    code(&script().0, "init")
}

#[unsafe(no_mangle)]
pub extern "C" fn nvmlShutdown() -> c_uint {
    called("shutdown");
    SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlDeviceGetCount_v2(count: *mut c_uint) -> c_uint {
    called("count");
    while script().0.contains_key("hang") {
        std::thread::sleep(MOMENT);
    }
    if let Ok(mut state) = STATE.lock() {
        state.looks += 1;
    }
    let (_, lines) = script();
    if let Some(error) = lines
        .iter()
        .find(|line| !line.contains_key("uuid") && line.contains_key("error"))
    {
        return code(error, "error");
    }
    unsafe { *count = lines.len() as c_uint };
    SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlDeviceGetHandleByIndex_v2(
    index: c_uint,
    handle: *mut *mut c_void,
) -> c_uint {
    unsafe { *handle = (index as usize + 1) as *mut c_void };
    match gpu((index as usize + 1) as *mut c_void) {
        Ok(_) => SUCCESS,
        Err(code) => code,
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlDeviceGetUUID(
    handle: *mut c_void,
    out: *mut c_char,
    length: c_uint,
) -> c_uint {
    unsafe { told(handle, "uuid", out, length) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlDeviceGetName(
    handle: *mut c_void,
    out: *mut c_char,
    length: c_uint,
) -> c_uint {
    unsafe { told(handle, "name", out, length) }
}

#[repr(C)]
pub struct MemoryV2 {
    version: c_uint,
    total: c_ulonglong,
    reserved: c_ulonglong,
    free: c_ulonglong,
    used: c_ulonglong,
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlDeviceGetMemoryInfo_v2(
    handle: *mut c_void,
    out: *mut MemoryV2,
) -> c_uint {
    wait_as_told(handle);
    match gpu(handle) {
        Ok(words) => {
            let (Some(free), Some(total)) = (number(&words, "free"), number(&words, "total"))
            else {
                return NOT_SUPPORTED;
            };
            unsafe {
                (*out).total = total;
                (*out).reserved = 0;
                (*out).free = free;
                (*out).used = total.saturating_sub(free);
            }
            SUCCESS
        }
        Err(code) => code,
    }
}

#[repr(C)]
pub struct Utilization {
    gpu: c_uint,
    memory: c_uint,
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlDeviceGetUtilizationRates(
    handle: *mut c_void,
    out: *mut Utilization,
) -> c_uint {
    wait_as_told(handle);
    match gpu(handle) {
        Ok(words) => match number(&words, "busy") {
            Some(busy) => {
                unsafe {
                    (*out).gpu = busy as c_uint;
                    (*out).memory = 0;
                }
                SUCCESS
            }
            None => NOT_SUPPORTED,
        },
        Err(code) => code,
    }
}

#[repr(C)]
pub struct ProcessInfo {
    pid: c_uint,
    bytes: c_ulonglong,
    gpu_instance: c_uint,
    compute_instance: c_uint,
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlDeviceGetComputeRunningProcesses_v3(
    handle: *mut c_void,
    count: *mut c_uint,
    out: *mut ProcessInfo,
) -> c_uint {
    wait_as_told(handle);
    let words = match gpu(handle) {
        Ok(words) => words,
        Err(code) => return code,
    };
    let mut processes = words.get("process").cloned().unwrap_or_default();
    if let (Some(late), true) = (words.get("late"), folder().join("late").exists()) {
        processes.splice(0..0, late.iter().cloned());
    }
    let room = unsafe { *count } as usize;
    unsafe { *count = processes.len() as c_uint };
    if processes.is_empty() {
        return SUCCESS;
    }
    if out.is_null() || room < processes.len() {
        return TOO_SMALL;
    }
    for (i, process) in processes.iter().enumerate() {
        let (pid, bytes) = process.split_once(':').unwrap_or((process, "0"));
        unsafe {
            *out.add(i) = ProcessInfo {
                pid: pid.parse().unwrap_or(0),
                bytes: bytes.parse().unwrap_or(0),
                gpu_instance: c_uint::MAX,
                compute_instance: c_uint::MAX,
            };
        }
    }
    SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlDeviceGetCudaComputeCapability(
    handle: *mut c_void,
    major: *mut c_int,
    minor: *mut c_int,
) -> c_uint {
    match gpu(handle) {
        Ok(words) => match words.get("capability").and_then(|values| {
            values[0]
                .split_once('.')
                .map(|(a, b)| (a.parse(), b.parse()))
        }) {
            Some((Ok(a), Ok(b))) => {
                unsafe {
                    *major = a;
                    *minor = b;
                }
                SUCCESS
            }
            _ => NOT_SUPPORTED,
        },
        Err(code) => code,
    }
}

/// A number of a GPU's line.
unsafe fn measured(handle: *mut c_void, key: &str, out: *mut c_uint) -> c_uint {
    match gpu(handle).map(|words| number(&words, key)) {
        Ok(Some(value)) => {
            unsafe { *out = value as c_uint };
            SUCCESS
        }
        Ok(None) => NOT_SUPPORTED,
        Err(code) => code,
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlDeviceGetTemperature(
    handle: *mut c_void,
    _sensor: c_uint,
    out: *mut c_uint,
) -> c_uint {
    unsafe { measured(handle, "celsius", out) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlDeviceGetPowerUsage(handle: *mut c_void, out: *mut c_uint) -> c_uint {
    unsafe { measured(handle, "milliwatt", out) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlDeviceGetMigMode(
    handle: *mut c_void,
    current: *mut c_uint,
    pending: *mut c_uint,
) -> c_uint {
    let enabled = match gpu(handle) {
        Ok(words) => c_uint::from(words.contains_key("mig")),
        Err(code) => return code,
    };
    unsafe {
        *current = enabled;
        *pending = enabled;
    }
    SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlDeviceGetMaxMigDeviceCount(
    _handle: *mut c_void,
    count: *mut c_uint,
) -> c_uint {
    unsafe { *count = 7 };
    SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlDeviceGetMigDeviceHandleByIndex(
    handle: *mut c_void,
    index: c_uint,
    out: *mut *mut c_void,
) -> c_uint {
    let part = (handle as usize + PARTS * (index as usize + 1)) as *mut c_void;
    match gpu(part) {
        Ok(_) => {
            unsafe { *out = part };
            SUCCESS
        }
        Err(code) => code,
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlSystemGetDriverVersion(out: *mut c_char, length: c_uint) -> c_uint {
    match script().0.get("driver") {
        Some(version) => unsafe { text(&version[0], out, length) },
        None => NOT_SUPPORTED,
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlSystemGetCudaDriverVersion_v2(out: *mut c_int) -> c_uint {
    match number(&script().0, "cuda") {
        Some(version) => {
            unsafe { *out = version as c_int };
            SUCCESS
        }
        None => NOT_SUPPORTED,
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvmlSystemGetProcessName(
    pid: c_uint,
    out: *mut c_char,
    length: c_uint,
) -> c_uint {
    if pid == 0 {
        return NOT_FOUND;
    }
    let is_server = |line: &Words| number(line, "server") == Some(pid.into());
    if script().1.iter().any(is_server) {
        return unsafe { text("nvidia-cuda-mps-server", out, length) };
    }
    unsafe { text(&format!("program-{pid}"), out, length) }
}

#[unsafe(no_mangle)]
pub extern "C" fn nvmlErrorString(code: c_uint) -> *const c_char {
    let _ = code;
    c"an error of the script".as_ptr()
}
