//! Limits on the sizes that a file may claim, checked before memory is allocated.

use std::ops::Range;
use std::path::Path;

use super::types::Shape;
use crate::file_error::{FileError, malformed, unsupported};

/// The longest side of a frame, pixels.
const MAX_SIDE: u64 = 65_535;

/// The size of the largest frame, bytes.
pub(super) const MAX_FRAME_BYTES: u64 = 1 << 30;

/// The largest number of frames. Tables store the frame in 32 bits.
const MAX_FRAMES: u64 = u32::MAX as u64;

/// Checks a claimed size of a movie. `bytes` is the size of a pixel in memory.
pub(super) fn check_shape(
    path: &Path,
    [frames, height, width]: [u64; 3],
    bytes: usize,
) -> Result<Shape, FileError> {
    if height == 0 || width == 0 {
        let what = format!("its frames are {height}x{width} pixels (height x width)");
        return Err(malformed(path, what));
    }
    let area = height.saturating_mul(width);
    let frame_bytes = area.saturating_mul(bytes as u64);
    if height > MAX_SIDE || width > MAX_SIDE || frame_bytes > MAX_FRAME_BYTES {
        let what = format!("a frame of {height}x{width} pixels (height x width) of {bytes} bytes");
        let instead = format!("frames have at most {MAX_SIDE} pixels a side and 1 GiB");
        return Err(unsupported(path, what, instead));
    }
    if frames > MAX_FRAMES {
        let what = format!("a movie of {frames} frames");
        let instead = format!("a movie has at most {MAX_FRAMES} frames");
        return Err(unsupported(path, what, instead));
    }
    Ok(Shape {
        frames: frames as usize,
        height: height as usize,
        width: width as usize,
    })
}

/// Checks that a movie has these frames, and that memory for them can be addressed. Returns the
/// number of their pixels.
pub(super) fn check_frames(
    path: &Path,
    shape: Shape,
    range: &Range<usize>,
) -> Result<usize, FileError> {
    let count = range.end.checked_sub(range.start);
    let pixels = count.and_then(|count| count.checked_mul(shape.pixels()));
    match pixels {
        Some(pixels) if range.end <= shape.frames && pixels <= isize::MAX as usize / 8 => {
            Ok(pixels)
        }
        _ => Err(FileError::Frames {
            path: path.into(),
            start: range.start,
            end: range.end,
            frames: shape.frames,
        }),
    }
}
