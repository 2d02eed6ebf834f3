//! The result codes of the driver API.

use std::ffi::{CStr, c_int};

/// A result code of the driver API. Entry points return it as an integer.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Status(pub c_int);

macro_rules! codes {
    ($($name:ident = $code:literal, $text:literal;)*) => {
        impl Status {
            $(#[doc = $text] pub const $name: Status = Status($code);)*
        }

        /// Code, name and description, ordered by code.
        const CODES: &[(c_int, &CStr, &CStr)] = &[$((
            $code,
            match CStr::from_bytes_with_nul(concat!(prefix!($name), stringify!($name), "\0").as_bytes()) {
                Ok(name) => name,
                Err(_) => panic!("a name without zero bytes"),
            },
            match CStr::from_bytes_with_nul(concat!($text, "\0").as_bytes()) {
                Ok(text) => text,
                Err(_) => panic!("a text without zero bytes"),
            },
        ),)*];
    };
}

macro_rules! prefix {
    (SUCCESS) => {
        "CUDA_"
    };
    ($name:ident) => {
        "CUDA_ERROR_"
    };
}

codes! {
    SUCCESS = 0, "no error";
    INVALID_VALUE = 1, "invalid argument";
    OUT_OF_MEMORY = 2, "out of memory";
    NOT_INITIALIZED = 3, "initialization error";
    DEINITIALIZED = 4, "driver shutting down";
    PROFILER_DISABLED = 5, "profiler disabled";
    PROFILER_NOT_INITIALIZED = 6, "profiler not initialized";
    PROFILER_ALREADY_STARTED = 7, "profiler already started";
    PROFILER_ALREADY_STOPPED = 8, "profiler already stopped";
    STUB_LIBRARY = 34, "CUDA driver is a stub library";
    CALL_REQUIRES_NEWER_DRIVER = 36, "API call is not supported in the installed CUDA driver";
    DEVICE_UNAVAILABLE = 46, "CUDA-capable device(s) is/are busy or unavailable";
    MULTICAST_RESOURCE_FULL = 47, "multicast resource full";
    NO_DEVICE = 100, "no CUDA-capable device is detected";
    INVALID_DEVICE = 101, "invalid device ordinal";
    DEVICE_NOT_LICENSED = 102, "device not licensed";
    INVALID_IMAGE = 200, "device kernel image is invalid";
    INVALID_CONTEXT = 201, "invalid device context";
    CONTEXT_ALREADY_CURRENT = 202, "context already current";
    MAP_FAILED = 205, "map failed";
    UNMAP_FAILED = 206, "unmap failed";
    ARRAY_IS_MAPPED = 207, "array is mapped";
    ALREADY_MAPPED = 208, "already mapped";
    NO_BINARY_FOR_GPU = 209, "no kernel image is available for execution on the device";
    ALREADY_ACQUIRED = 210, "already acquired";
    NOT_MAPPED = 211, "not mapped";
    NOT_MAPPED_AS_ARRAY = 212, "not mapped as array";
    NOT_MAPPED_AS_POINTER = 213, "not mapped as pointer";
    ECC_UNCORRECTABLE = 214, "uncorrectable ECC error encountered";
    UNSUPPORTED_LIMIT = 215, "unsupported limit";
    CONTEXT_ALREADY_IN_USE = 216, "context already in use";
    PEER_ACCESS_UNSUPPORTED = 217, "peer access is not supported between these two devices";
    INVALID_PTX = 218, "a PTX JIT compilation failed";
    INVALID_GRAPHICS_CONTEXT = 219, "invalid graphics context";
    NVLINK_UNCORRECTABLE = 220, "uncorrectable NVLink error detected during the execution";
    JIT_COMPILER_NOT_FOUND = 221, "PTX JIT compiler library not found";
    UNSUPPORTED_PTX_VERSION = 222, "the provided PTX was compiled with an unsupported toolchain.";
    JIT_COMPILATION_DISABLED = 223, "PTX JIT compilation was disabled";
    UNSUPPORTED_EXEC_AFFINITY = 224, "unsupported exec affinity";
    UNSUPPORTED_DEVSIDE_SYNC = 225, "unsupported devside sync";
    CONTAINED = 226, "contained";
    INSUFFICIENT_LOADER_VERSION = 227, "insufficient loader version";
    INVALID_SOURCE = 300, "device kernel image is invalid";
    FILE_NOT_FOUND = 301, "file not found";
    SHARED_OBJECT_SYMBOL_NOT_FOUND = 302, "shared object symbol not found";
    SHARED_OBJECT_INIT_FAILED = 303, "shared object init failed";
    OPERATING_SYSTEM = 304, "OS call failed or operation not supported on this OS";
    INVALID_HANDLE = 400, "invalid resource handle";
    ILLEGAL_STATE = 401, "the operation cannot be performed in the present state";
    LOSSY_QUERY = 402, "lossy query";
    NOT_FOUND = 500, "named symbol not found";
    NOT_READY = 600, "device not ready";
    ILLEGAL_ADDRESS = 700, "an illegal memory access was encountered";
    LAUNCH_OUT_OF_RESOURCES = 701, "too many resources requested for launch";
    LAUNCH_TIMEOUT = 702, "the launch timed out and was terminated";
    LAUNCH_INCOMPATIBLE_TEXTURING = 703, "launch incompatible texturing";
    PEER_ACCESS_ALREADY_ENABLED = 704, "peer access already enabled";
    PEER_ACCESS_NOT_ENABLED = 705, "peer access not enabled";
    PRIMARY_CONTEXT_ACTIVE = 708, "cannot set while device is active in this process";
    CONTEXT_IS_DESTROYED = 709, "context is destroyed";
    ASSERT = 710, "device-side assert triggered";
    TOO_MANY_PEERS = 711, "too many peers";
    HOST_MEMORY_ALREADY_REGISTERED = 712, "part or all of the requested memory range is already mapped";
    HOST_MEMORY_NOT_REGISTERED = 713, "pointer does not correspond to a registered memory region";
    HARDWARE_STACK_ERROR = 714, "hardware stack error";
    ILLEGAL_INSTRUCTION = 715, "an illegal instruction was encountered";
    MISALIGNED_ADDRESS = 716, "misaligned address";
    INVALID_ADDRESS_SPACE = 717, "operation not supported on global/shared address space";
    INVALID_PC = 718, "invalid program counter";
    LAUNCH_FAILED = 719, "unspecified launch failure";
    COOPERATIVE_LAUNCH_TOO_LARGE = 720, "cooperative launch too large";
    TENSOR_MEMORY_LEAK = 721, "tensor memory leak";
    NOT_PERMITTED = 800, "operation not permitted";
    NOT_SUPPORTED = 801, "operation not supported";
    SYSTEM_NOT_READY = 802, "system not yet initialized";
    SYSTEM_DRIVER_MISMATCH = 803, "system has unsupported display driver / cuda driver combination";
    COMPAT_NOT_SUPPORTED_ON_DEVICE = 804, "forward compatibility was attempted on non supported HW";
    MPS_CONNECTION_FAILED = 805, "MPS client failed to connect to the MPS control daemon or the MPS server";
    MPS_RPC_FAILURE = 806, "MPS server reported a RPC error";
    MPS_SERVER_NOT_READY = 807, "MPS server is not ready to accept new MPS client requests";
    MPS_MAX_CLIENTS_REACHED = 808, "mps max clients reached";
    MPS_MAX_CONNECTIONS_REACHED = 809, "mps max connections reached";
    MPS_CLIENT_TERMINATED = 810, "mps client terminated";
    CDP_NOT_SUPPORTED = 811, "cdp not supported";
    CDP_VERSION_MISMATCH = 812, "cdp version mismatch";
    STREAM_CAPTURE_UNSUPPORTED = 900, "operation not permitted when stream is capturing";
    STREAM_CAPTURE_INVALIDATED = 901, "stream capture invalidated";
    STREAM_CAPTURE_MERGE = 902, "stream capture merge";
    STREAM_CAPTURE_UNMATCHED = 903, "stream capture unmatched";
    STREAM_CAPTURE_UNJOINED = 904, "stream capture unjoined";
    STREAM_CAPTURE_ISOLATION = 905, "stream capture isolation";
    STREAM_CAPTURE_IMPLICIT = 906, "stream capture implicit";
    CAPTURED_EVENT = 907, "captured event";
    STREAM_CAPTURE_WRONG_THREAD = 908, "stream capture wrong thread";
    TIMEOUT = 909, "wait operation timed out";
    GRAPH_EXEC_UPDATE_FAILURE = 910, "graph exec update failure";
    EXTERNAL_DEVICE = 911, "external device";
    INVALID_CLUSTER_SIZE = 912, "invalid cluster size";
    FUNCTION_NOT_LOADED = 913, "function not loaded";
    INVALID_RESOURCE_TYPE = 914, "invalid resource type";
    INVALID_RESOURCE_CONFIGURATION = 915, "invalid resource configuration";
    KEY_ROTATION = 916, "key rotation";
    STREAM_DETACHED = 917, "stream detached";
    GRAPH_RECAPTURE_FAILURE = 918, "graph recapture failure";
    FABRIC_NOT_READY = 919, "fabric not ready";
    UNKNOWN = 999, "unknown error";
}

impl Status {
    /// The name in the header of the driver API. `None` for a code that it does not have.
    pub fn name(self) -> Option<&'static CStr> {
        self.row().map(|row| row.1)
    }

    /// The description that the driver gives. `None` for a code that it does not have.
    pub fn description(self) -> Option<&'static CStr> {
        self.row().map(|row| row.2)
    }

    /// The status of a name, such as `CUDA_ERROR_OUT_OF_MEMORY`, or of a number.
    pub fn parse(text: &str) -> Option<Self> {
        if let Ok(code) = text.parse() {
            return Some(Self(code));
        }
        let named = |row: &&(c_int, &CStr, &CStr)| row.1.to_str() == Ok(text);
        CODES.iter().find(named).map(|row| Self(row.0))
    }

    fn row(self) -> Option<&'static (c_int, &'static CStr, &'static CStr)> {
        let index = CODES.binary_search_by_key(&self.0, |row| row.0).ok()?;
        Some(&CODES[index])
    }
}

impl std::fmt::Display for Status {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.name() {
            Some(name) => f.write_str(&name.to_string_lossy()),
            None => write!(f, "CUDA_ERROR_{}", self.0),
        }
    }
}

impl std::fmt::Debug for Status {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

/// The result of an entry point, before it becomes an integer.
pub type Outcome<T = ()> = Result<T, Status>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_ordered() {
        assert!(CODES.is_sorted_by(|a, b| a.0 < b.0));
    }

    #[test]
    fn names_are_those_of_the_header() {
        assert_eq!(Status::SUCCESS.to_string(), "CUDA_SUCCESS");
        assert_eq!(Status::NO_DEVICE.to_string(), "CUDA_ERROR_NO_DEVICE");
        assert_eq!(
            Status::parse("CUDA_ERROR_ILLEGAL_ADDRESS"),
            Some(Status(700))
        );
        assert_eq!(Status::parse("719"), Some(Status::LAUNCH_FAILED));
        assert_eq!(Status::parse("CUDA_ERROR_OF_NOTHING"), None);
        assert_eq!(Status(12345).name(), None);
    }
}
