//! The system calls that the emulator needs, and safe types around them.

use std::collections::VecDeque;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::path::PathBuf;
use std::ptr::null_mut;
use std::sync::Mutex;

const PROT_NONE: c_int = 0;
const PROT_READ_WRITE: c_int = 3;
const MAP_PRIVATE_ANONYMOUS: c_int = 0x22;
const MAP_FIXED: c_int = 0x10;
const MAP_NORESERVE: c_int = 0x4000;
const PAGE: usize = 4096;
/// Large allocations start at a multiple of this, as those of the driver do.
const LARGE_PAGE: usize = 2 << 20;
const MADV_HUGEPAGE: c_int = 14;
const RTLD_NOW: c_int = 2;
const RTLD_NODELETE: c_int = 0x1000;

#[repr(C)]
struct DlInfo {
    file: *const c_char,
    base: *mut c_void,
    symbol: *const c_char,
    address: *mut c_void,
}

unsafe extern "C" {
    fn mmap(
        address: *mut c_void,
        length: usize,
        protection: c_int,
        flags: c_int,
        file: c_int,
        offset: i64,
    ) -> *mut c_void;
    fn munmap(address: *mut c_void, length: usize) -> c_int;
    fn madvise(address: *mut c_void, length: usize, advice: c_int) -> c_int;
    fn mprotect(address: *mut c_void, length: usize, protection: c_int) -> c_int;
    fn atexit(function: extern "C" fn()) -> c_int;
    fn dladdr(address: *const c_void, info: *mut DlInfo) -> c_int;
    fn dlopen(name: *const c_char, flags: c_int) -> *mut c_void;
}

/// Memory of its own pages, between two pages that no one may access.
///
/// The guard pages keep an access that runs over the end of one allocation out of the next one,
/// whatever the checks in front of it missed.
#[derive(Debug)]
pub(crate) struct Mapping {
    start: u64,
    bytes: usize,
    /// All that was mapped, with the guard pages.
    base: u64,
    length: usize,
}

impl Mapping {
    /// Maps zeroed memory. `None` if the system has no room.
    pub(crate) fn new(bytes: usize) -> Option<Self> {
        let inner = bytes.checked_next_multiple_of(PAGE)?;
        let alignment = if inner >= LARGE_PAGE {
            LARGE_PAGE
        } else {
            PAGE
        };
        let length = inner.checked_add(PAGE + alignment)?;
        // SAFETY: a new private mapping at an address that the system chooses.
        let base = unsafe {
            let flags = MAP_PRIVATE_ANONYMOUS | MAP_NORESERVE;
            mmap(null_mut(), length, PROT_NONE, flags, -1, 0)
        };
        if base as isize == -1 {
            return None;
        }
        let base = base as u64;
        let mapping = Self {
            start: (base + PAGE as u64).next_multiple_of(alignment as u64),
            bytes,
            base,
            length,
        };
        // SAFETY: the range lies inside of the mapping above: the start is at most `alignment`
        // bytes behind its base.
        let opened = unsafe {
            let start = mapping.start as *mut c_void;
            if alignment == LARGE_PAGE {
                // A driver's memory costs the host no page faults.
                madvise(start, inner, MADV_HUGEPAGE);
            }
            mprotect(start, inner, PROT_READ_WRITE)
        };
        (opened == 0).then_some(mapping)
    }

    /// The address of the first byte.
    pub(crate) fn start(&self) -> u64 {
        self.start
    }

    /// Overwrites all bytes with `value`.
    pub(crate) fn fill(&self, value: u8) {
        // SAFETY: the pages are writable, and only raw pointers refer to them.
        unsafe { std::ptr::write_bytes(self.start as *mut u8, value, self.bytes) };
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: this is the range that `new` mapped. Nothing uses it any more, and the new
        // mapping in its place keeps the addresses from being used again for now.
        unsafe {
            let flags = MAP_PRIVATE_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
            mmap(
                self.base as *mut c_void,
                self.length,
                PROT_NONE,
                flags,
                -1,
                0,
            );
        }
        let mut quarantine = super::lock(&QUARANTINE);
        quarantine.push_back((self.base, self.length));
        while quarantine.len() > QUARANTINED {
            if let Some((base, length)) = quarantine.pop_front() {
                // SAFETY: the range was reserved above, and it leaves the list once.
                unsafe { munmap(base as *mut c_void, length) };
            }
        }
    }
}

/// Address ranges of freed memory. They stay reserved for some time, so that a stale address does
/// not point into a new allocation.
static QUARANTINE: Mutex<VecDeque<(u64, usize)>> = Mutex::new(VecDeque::new());
const QUARANTINED: usize = 1024;

/// Calls `function` when the process ends.
pub(crate) fn at_exit(function: extern "C" fn()) {
    // SAFETY: the function lives as long as the library, which `keep_loaded` keeps.
    unsafe { atexit(function) };
}

/// The file that this code was loaded from.
pub(crate) fn library() -> Option<PathBuf> {
    file_name().map(|name| PathBuf::from(name.to_string_lossy().into_owned()))
}

/// Keeps the library loaded until the process ends: threads of streams run its code.
pub(crate) fn keep_loaded() {
    if let Some(name) = file_name() {
        // SAFETY: the library is loaded already, so no initializer runs.
        unsafe { dlopen(name.as_ptr(), RTLD_NOW | RTLD_NODELETE) };
    }
}

fn file_name() -> Option<&'static CStr> {
    let mut info = DlInfo {
        file: std::ptr::null(),
        base: null_mut(),
        symbol: std::ptr::null(),
        address: null_mut(),
    };
    // SAFETY: dladdr fills the struct, and the name lives as long as the library.
    unsafe {
        if dladdr(library as *const c_void, &mut info) == 0 || info.file.is_null() {
            return None;
        }
        Some(CStr::from_ptr(info.file))
    }
}
