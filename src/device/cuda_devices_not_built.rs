//! CUDA in builds without the cargo feature `cuda`. It has no devices.

use super::gpu::Gpu;
use super::wrapper::Device;

pub(crate) fn uuids() -> Option<Vec<String>> {
    None
}

pub(crate) fn ordinal(_: &[String], _: &Gpu) -> Result<usize, String> {
    Err("this build has no CUDA".into())
}

pub(crate) fn open(_: &Gpu, _: impl FnOnce() -> Option<Device>) -> Result<Device, String> {
    Err("this build has no CUDA".into())
}
