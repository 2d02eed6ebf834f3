//! The search for spots without fits.

use std::ffi::{c_char, c_void};
use std::ptr::null_mut;

use gaussmle::LocalizationTable;
use gaussmle_detect::{Detector, FrameBlock, PeakSearch, peak_table};
use gaussmle_io::table::{Format, TableMetadata};
use gaussmle_smlm::config::{RunInMemory, Section};
use gaussmle_smlm::session::Frames;

use crate::arguments::put;
use crate::camera::{gm_camera, optional};
use crate::config::read;
use crate::failure::{Failure, Outcome};
use crate::fork::enter;
use crate::frames::frames;
use crate::guard::guard;
use crate::handles::create;
use crate::memory::check_memory;
use crate::pixels::gm_pixel_type;
use crate::status::gm_status;
use crate::table::{Description, gm_table, shared};

/// Columns of the table of peaks.
const PEAK_COLUMNS: usize = 9;

/// Finds the spots of `count` frames of `width` x `height` pixels, `[frame][row = y][column = x]`,
/// without fits. They are those that a session fits for the same options with `crowded` off. `type`
/// is GM_U8, GM_U16 or GM_F32. The TOML text has a section `[localize]`, as for `gm_session_new`, and
/// `camera` may be NULL. With its `region`, the spots are those whose brightest pixel is in one. Returns
/// when all frames are searched, and uses all cores meanwhile.
///
/// The table has these columns: `frame`, from 0; `x` and `y`, the centre of the brightest pixel (um);
/// `column` and `row`, this pixel; `over_threshold`, the signal over the detection threshold; `roi_x`
/// and `roi_y`, the first pixel of the ROI, which `gm_fit` takes as corners; `roi_size`, the pixels
/// along its side.
///
/// `toml` is text that ends with a zero, `pixels` has all pixels, and `table` has room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_detect(
    toml: *const c_char,
    camera: *const gm_camera,
    pixels: *const c_void,
    r#type: gm_pixel_type,
    count: usize,
    width: usize,
    height: usize,
    table: *mut *mut gm_table,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises room.
        unsafe { put(table, null_mut(), "table") }?;
        enter()?;
        // SAFETY: the caller promises it.
        let config = unsafe { read(toml, Section::Localize) }?;
        let run = RunInMemory::new(&config, None, optional(camera)?)?;
        if u32::try_from(count).is_err() {
            let message = format!("`count` is {count}: frames are numbered with 32 bits");
            return Err(Failure::argument(message));
        }
        // SAFETY: the caller promises all pixels.
        let frames = unsafe { frames(pixels, r#type, count, [width, height]) }?;
        let rows = search(&run, &frames, [width, height])?;
        let metadata = TableMetadata {
            pixel_size_um: Some(run.camera.pixel_size_um()),
            width: Some(width),
            height: Some(height),
            frames: Some(count),
            configuration: Some(run.config.to_toml(Section::Localize)),
            notes: run.notes,
            ..TableMetadata::of(Format::CSV)
        };
        let made = shared(rows, Description::Peaks(metadata));
        // SAFETY: as above.
        unsafe { put(table, create(made), "table") }
    })
}

/// Refuses frames whose search needs more memory than the process gets.
fn check_search(run: &RunInMemory, frames: &Frames<'_>, [width, height]: [usize; 2]) -> Outcome {
    let [count, ..] = frames.shape();
    let block = count.min(frames.block_length());
    let copy = frames.copied_bytes() / count.max(1) * block;
    let search = Detector::memory_bytes(&run.camera, width, height, block);
    check_memory(copy.saturating_add(search), "the frames")
}

/// The table of the peaks in all frames.
fn search(
    run: &RunInMemory,
    frames: &Frames<'_>,
    sides @ [width, height]: [usize; 2],
) -> Outcome<LocalizationTable> {
    let pixel_size_um = run.camera.pixel_size_um();
    let detection = run.config.detection(&run.model, pixel_size_um)?;
    check_search(run, frames, sides)?;
    let detector = Detector::new(&detection, &run.camera, width, height)?;
    let regions = run.config.regions(sides, pixel_size_um)?;
    let search = PeakSearch::new(&detector);
    let (mut peaks, mut first) = (Vec::new(), 0);
    for pixels in frames.blocks() {
        let block = FrameBlock::new(first, sides, pixels);
        first = block.frames().end;
        let mut more = search.search(&block, block.frames())?.0;
        if let Some(regions) = &regions {
            more.retain(|(_, peak)| regions.has_pixel([peak.x, peak.y]));
        }
        // The table has a number of 64 bits in each column for a peak.
        let peak_bytes = size_of_val(&*more) + PEAK_COLUMNS * 8 * (peaks.len() + more.len());
        check_memory(peak_bytes + size_of_val(&*peaks), "the peaks")?;
        peaks.extend(more);
    }
    Ok(peak_table(&peaks, detector.roi(), pixel_size_um))
}
