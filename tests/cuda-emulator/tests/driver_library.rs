//! The library as a file: what it exports, and that it finds the script beside it.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::path::{Path, PathBuf};

unsafe extern "C" {
    fn dlopen(name: *const c_char, flags: c_int) -> *mut c_void;
    fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
    fn dlclose(library: *mut c_void) -> c_int;
}

const RTLD_NOW: c_int = 2;

/// The symbols that cudarc loads for this project: a missing one ends the process.
const LOADED: &[&CStr] = &[
    c"cuCtxGetCurrent",
    c"cuCtxGetStreamPriorityRange",
    c"cuCtxSetCurrent",
    c"cuCtxSynchronize",
    c"cuDeviceGet",
    c"cuDeviceGetAttribute",
    c"cuDeviceGetCount",
    c"cuDeviceGetName",
    c"cuDeviceGetPCIBusId",
    c"cuDeviceGetUuid",
    c"cuDeviceGetUuid_v2",
    c"cuDevicePrimaryCtxRelease_v2",
    c"cuDevicePrimaryCtxRetain",
    c"cuDeviceTotalMem_v2",
    c"cuDriverGetVersion",
    c"cuEventCreate",
    c"cuEventDestroy_v2",
    c"cuEventElapsedTime",
    c"cuEventElapsedTime_v2",
    c"cuEventQuery",
    c"cuEventRecord",
    c"cuEventSynchronize",
    c"cuFuncGetAttribute",
    c"cuFuncSetAttribute",
    c"cuGetErrorName",
    c"cuGetErrorString",
    c"cuGraphDestroy",
    c"cuGraphExecDestroy",
    c"cuGraphGetNodes",
    c"cuGraphInstantiateWithFlags",
    c"cuGraphLaunch",
    c"cuGraphNodeGetType",
    c"cuGraphUpload",
    c"cuInit",
    c"cuLaunchKernel",
    c"cuMemAllocAsync",
    c"cuMemAllocHost_v2",
    c"cuMemAlloc_v2",
    c"cuMemFreeAsync",
    c"cuMemFreeHost",
    c"cuMemFree_v2",
    c"cuMemGetInfo_v2",
    c"cuMemcpy2DAsync_v2",
    c"cuMemcpyDtoDAsync_v2",
    c"cuMemcpyDtoHAsync_v2",
    c"cuMemcpyHtoDAsync_v2",
    c"cuMemsetD8Async",
    c"cuModuleGetFunction",
    c"cuModuleLoadData",
    c"cuModuleLoadDataEx",
    c"cuModuleUnload",
    c"cuStreamBeginCapture_v2",
    c"cuStreamCreate",
    c"cuStreamCreateWithPriority",
    c"cuStreamDestroy_v2",
    c"cuStreamEndCapture",
    c"cuStreamQuery",
    c"cuStreamSynchronize",
    c"cuStreamWaitEvent",
    c"cuTensorMapEncodeIm2col",
    c"cuTensorMapEncodeIm2colWide",
    c"cuTensorMapEncodeTiled",
    c"gaussmle_cuda_emulator_report",
];

/// The library that cargo built beside this test.
fn built() -> PathBuf {
    let test = std::env::current_exe().expect("the test");
    let folder = test.parent().expect("a folder");
    folder.join("libgaussmle_cuda_emulator.so")
}

/// A copy of the library as an application finds it, with a script.
fn installed(name: &str, script: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::copy(built(), folder.join("libcuda.so.1")).expect("the library");
    std::fs::write(folder.join("cuda.txt"), script).expect("a script");
    folder
}

struct Library(*mut c_void);

impl Library {
    fn open(folder: &Path) -> Self {
        let path = folder.join("libcuda.so.1");
        let name = CString::new(path.to_str().expect("UTF-8")).expect("no zero byte");
        // SAFETY: the library runs no code when it is loaded.
        let library = unsafe { dlopen(name.as_ptr(), RTLD_NOW) };
        assert!(!library.is_null(), "{}", path.display());
        Self(library)
    }

    fn symbol(&self, name: &CStr) -> *mut c_void {
        // SAFETY: the library is open.
        unsafe { dlsym(self.0, name.as_ptr()) }
    }

    /// Calls a function that writes one integer.
    fn integer(&self, name: &CStr) -> c_int {
        let symbol = self.symbol(name);
        assert!(!symbol.is_null(), "{name:?}");
        let mut value = -1;
        // SAFETY: the functions that are asked for have this type.
        let code = unsafe {
            let function: unsafe extern "C" fn(*mut c_int) -> c_int = std::mem::transmute(symbol);
            function(&mut value)
        };
        assert_eq!(code, 0, "{name:?}");
        value
    }
}

#[test]
fn every_entry_point_is_exported() {
    let library = Library::open(&installed("exports", ""));
    for name in LOADED {
        assert!(!library.symbol(name).is_null(), "{name:?}");
    }
}

#[test]
fn the_script_lies_beside_the_library() {
    let script = "driver 12040\nreport report.txt\ndevice A cc=8.0\ndevice B cc=8.0\n";
    let folder = installed("beside", script);
    // Applications look whether the library is there before they load it.
    let probe = Library::open(&folder);
    // SAFETY: nothing of the library is in use.
    unsafe { dlclose(probe.0) };
    let library = Library::open(&folder);
    assert_eq!(library.integer(c"cuDriverGetVersion"), 12040);
    let init = library.symbol(c"cuInit");
    // SAFETY: the type of this function.
    let code = unsafe {
        let init: unsafe extern "C" fn(u32) -> c_int = std::mem::transmute(init);
        init(0)
    };
    assert_eq!(code, 0);
    assert_eq!(library.integer(c"cuDeviceGetCount"), 2);
    let report = library.symbol(c"gaussmle_cuda_emulator_report");
    // SAFETY: the type of this function.
    let code = unsafe {
        let report: extern "C" fn() -> c_int = std::mem::transmute(report);
        report()
    };
    assert_eq!(code, 0);
    let text = std::fs::read_to_string(folder.join("report.txt")).expect("a report");
    assert!(
        text.starts_with("report 1\ndriver 12040\ndevice 0 "),
        "{text}"
    );
}
