//! Remedies for failures of devices.

/// Words of a cause, and its remedy.
const REMEDIES: [(&str, &str); 7] = [
    (
        "libcuda.so.1 was not found",
        "install the compute part of the driver (Debian: libcuda1), or add the library's folder to LD_LIBRARY_PATH",
    ),
    (
        "its compute capability",
        "until then, use the back end `cpu`",
    ),
    (
        "CUDA does not list it",
        "check CUDA_VISIBLE_DEVICES, and the GPUs that the container or the job was given",
    ),
    (
        "ECC_UNCORRECTABLE",
        "its memory is defective: check it with `nvidia-smi -q -d ECC`, restart the machine, and replace the GPU if the error returns",
    ),
    (
        "SYSTEM_DRIVER_MISMATCH",
        "the driver was updated since the last start: restart the machine",
    ),
    (
        "SYSTEM_NOT_READY",
        "start the service that the GPU needs (nvidia-fabricmanager), or restart the machine",
    ),
    (
        "DEVICE_UNAVAILABLE",
        "another process uses it alone: check the compute mode with `nvidia-smi -q -d COMPUTE`",
    ),
];

/// Words of a lack of memory: those of CUDA, CubeCL and wgpu, which share no type, and those of this
/// crate.
const OUT_OF_MEMORY: [&str; 6] = [
    "OutOfMemory",
    "OUT_OF_MEMORY",
    "out of device memory",
    "BufferTooBig",
    "can't allocate buffer",
    "it is out of memory",
];

/// True if the text of a failure is about a lack of memory.
pub(crate) fn is_out_of_memory(cause: &str) -> bool {
    OUT_OF_MEMORY.iter().any(|words| cause.contains(words))
}

/// The remedy for a failure, if its cause is known.
pub(crate) fn remedy(cause: &str) -> Option<&'static str> {
    if is_out_of_memory(cause) {
        return Some(
            "end the processes that hold its memory (nvidia-smi lists them), or wait: fits wait for free memory",
        );
    }
    let known = REMEDIES.iter().find(|(words, _)| cause.contains(words));
    known.map(|(_, remedy)| *remedy)
}
