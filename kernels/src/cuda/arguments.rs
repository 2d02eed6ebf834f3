//! The arguments of a launch, as CubeCL's compiled kernels expect them.

use std::ffi::c_void;

use cudarc::driver::sys::CUdeviceptr;

use crate::info::info;

/// A buffer of 32-bit values: its address, and its length in values.
pub(crate) type BufferArgument = (CUdeviceptr, usize);

/// The arguments of one launch.
pub(crate) struct Arguments {
    addresses: Vec<CUdeviceptr>,
    /// The block of scalars and lengths.
    info: Vec<u64>,
}

impl Arguments {
    /// Takes buffers and `u32` scalars in the order in which the kernel declares them, and its
    /// scalar of type `usize`.
    pub fn new(buffers: &[BufferArgument], scalars: &[u32], index: u32) -> Self {
        Self {
            addresses: buffers.iter().map(|&(address, _)| address).collect(),
            info: info(buffers.iter().map(|&(_, len)| len), scalars, index),
        }
    }

    /// The pointers that the driver takes. They are valid as long as `self` is not moved.
    pub fn pointers(&mut self) -> Vec<*mut c_void> {
        let addresses = self.addresses.iter_mut();
        let mut out: Vec<*mut c_void> = addresses
            .map(|address| std::ptr::from_mut(address).cast())
            .collect();
        out.push(self.info.as_mut_ptr().cast());
        out
    }
}
