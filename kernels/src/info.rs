//! The block of scalars and buffer lengths that CubeCL's compiled kernels read.

use cubecl::InfoBuilder;
use cubecl::ir::{AddressType, ElemType};

/// Builds the block. `lengths` are those of the buffers, in values. `scalars` are `u32`, in the
/// order in which the kernel declares them; `index` is its scalar of type `usize`.
pub(crate) fn info(
    lengths: impl IntoIterator<Item = usize>,
    scalars: &[u32],
    index: u32,
) -> Vec<u64> {
    let mut info = InfoBuilder::default();
    for &scalar in scalars {
        info.scalars.push(scalar);
    }
    info.scalars.push_raw(&index.to_ne_bytes(), ElemType::Index);
    for len in lengths {
        info.metadata.register_buffer(len as u64, AddressType::U32);
    }
    info.finish(AddressType::U32).data
}

#[cfg(test)]
mod tests {
    use super::info;

    #[test]
    fn scalars_come_before_the_lengths_of_the_buffers() {
        // CubeCL's order: indices first. Each type of scalars takes whole words of 64 bits.
        let info: Vec<u32> = info([7, 8], &[1, 2, 3], 11)
            .into_iter()
            .flat_map(|word| [word as u32, (word >> 32) as u32])
            .collect();
        assert_eq!(info, [11, 0, 1, 2, 3, 0, 7, 8]);
    }
}
