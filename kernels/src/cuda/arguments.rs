//! The arguments of a launch, as CubeCL's compiled kernels expect them.

use std::ffi::c_void;

use cubecl::InfoBuilder;
use cubecl::ir::{AddressType, ElemType};
use cudarc::driver::sys::CUdeviceptr;

/// A buffer of 32-bit values: its address, and its length in values.
pub(crate) type BufferArgument = (CUdeviceptr, usize);

/// The arguments of one launch.
pub(crate) struct Arguments {
    addresses: Vec<CUdeviceptr>,
    /// The block of scalars and lengths.
    info: Vec<u64>,
}

impl Arguments {
    /// Takes buffers and `u32` scalars in the order in which the kernel declares them, and the
    /// scalar of type `usize` if it has one.
    pub fn new(buffers: &[BufferArgument], scalars: &[u32], index: Option<u32>) -> Self {
        let mut info = InfoBuilder::default();
        for &scalar in scalars {
            info.scalars.push(scalar);
        }
        if let Some(index) = index {
            info.scalars.push_raw(&index.to_ne_bytes(), ElemType::Index);
        }
        for &(_, len) in buffers {
            info.metadata.register_buffer(len as u64, AddressType::U32);
        }
        Self {
            addresses: buffers.iter().map(|&(address, _)| address).collect(),
            info: info.finish(AddressType::U32).data,
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

#[cfg(test)]
mod tests {
    use super::Arguments;

    #[test]
    fn scalars_come_before_the_lengths_of_the_buffers() {
        let mut arguments = Arguments::new(&[(0x100, 7), (0x200, 8)], &[1, 2, 3], Some(11));
        assert_eq!(arguments.pointers().len(), 3);
        // CubeCL's order: indices first. Each type of scalars takes whole words of 64 bits.
        let info: &[u32] = bytemuck::cast_slice(&arguments.info);
        assert_eq!(info, [11, 0, 1, 2, 3, 0, 7, 8]);
    }
}
