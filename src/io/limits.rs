//! What a file may claim before memory is taken for it.

use std::ops::Range;
use std::path::Path;

use super::Shape;
use super::error::{FileError, malformed, unsupported};

/// The longest side of a frame, in pixels.
const SIDE: u64 = 65_535;

/// Bytes of the largest frame.
pub(super) const FRAME: u64 = 1 << 30;

/// Frames are numbered by 32 bits in every table.
const FRAMES: u64 = u32::MAX as u64;

/// Checks what a file says of its size.
pub(super) fn shape(
    path: &Path,
    [frames, height, width]: [u64; 3],
    bytes: usize,
) -> Result<Shape, FileError> {
    if height == 0 || width == 0 {
        let what = format!("its frames are {width}x{height} pixels");
        return Err(malformed(path, what));
    }
    let area = height.saturating_mul(width);
    if height > SIDE || width > SIDE || area.saturating_mul(bytes as u64) > FRAME {
        let what = format!("a frame of {width}x{height} pixels of {bytes} bytes");
        let instead = format!("frames have at most {SIDE} pixels a side and 1 GiB");
        return Err(unsupported(path, what, instead));
    }
    if frames > FRAMES {
        let what = format!("a movie of {frames} frames");
        return Err(unsupported(path, what, format!("{FRAMES} can be numbered")));
    }
    Ok(Shape {
        frames: frames as usize,
        height: height as usize,
        width: width as usize,
    })
}

/// Refuses frames that a movie does not have, and more than memory can be addressed for.
pub(super) fn frames(path: &Path, shape: Shape, range: &Range<usize>) -> Result<usize, FileError> {
    let asked = range.end.checked_sub(range.start);
    let pixels = asked.and_then(|asked| asked.checked_mul(shape.pixels()));
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
