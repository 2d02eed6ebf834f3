//! Detection of the spots of a movie: peaks of a band-passed frame above its noise, or Picasso's net
//! gradient, and the ROIs around them.
//!
//! A [`Detector`] is built once per movie and shared by threads; each thread has its own
//! [`Workspace`]. The result depends on one frame alone, so frames can be searched in any order,
//! and a part of a movie gives the same spots as the whole. [`StaticLights`] measures the light that
//! stays in many frames: the search goes without it, and ROIs have it as known light.
//!
//! [`PeakSearch`] searches a movie on all cores, and [`peak_table`] makes a table of what it finds.
//! A [`RoiBatch`] has the ROIs of consecutive frames, and [`cut_rois`] cuts ROIs at given places. A
//! [`FrameBlock`] is a movie of frames in memory.
//!
//! ```
//! use gaussmle::Camera;
//! use gaussmle_detect::{Detection, Detector, Frame, Workspace};
//!
//! # fn main() -> gaussmle_detect::Result<()> {
//! let camera = Camera::ideal(0.1); // pixels of 0.1 um
//! let detector = Detector::new(&Detection::new(0.13), &camera, 64, 64)?;
//!
//! let mut pixels = vec![10; 64 * 64];
//! pixels[30 * 64 + 20] = 1000; // a spot in row 30, column 20
//! let mut corners = Vec::new();
//! detector.find(Frame::U16(&pixels), &mut Workspace::default(), &mut corners);
//! for corner in &corners {
//!     println!("a ROI of {0}x{0} pixels at {1}, {2}", detector.roi(), corner.x, corner.y);
//! }
//! assert_eq!((corners.len(), corners[0].x, corners[0].y), (1, 15, 25));
//! # Ok(())
//! # }
//! ```
//!
//! Coordinates, units and the model of the camera are those of [`gaussmle`].
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod background;
mod band_pass;
mod block_statistics;
mod counts;
mod detected_peak;
mod detector;
mod error;
mod exact;
mod frame;
mod frame_parts;
mod instructions;
mod integer_filter;
mod isolation;
mod kernel;
mod lanes;
mod net_gradient;
mod noise;
mod options;
mod peaks;
mod repair;
mod scales;
mod search;
mod smooth;
mod static_light;
mod threshold;
mod threshold_cache;
mod tile;
mod values;
mod weights;

pub use band_pass::width_px;
pub use counts::{BrightestPeak, SearchCounts};
pub use detected_peak::DetectedPeak;
pub use detector::{Detector, Workspace};
pub use error::{Error, Result};
pub use frame::{Corner, Frame};
pub use options::{Border, Criterion, DEFAULT_FALSE_ALARMS, Detection, roi_side};
pub use search::cut::cut_rois;
pub use search::frame_block::FrameBlock;
pub use search::frame_tasks::{
    BLOCK_BYTES, IdleBuffers, TaskWorkspace, block_ranges, frames_of_block,
};
pub use search::movie_peaks::PeakSearch;
pub use search::peak_table::peak_table;
pub use search::roi_batch::RoiBatch;
pub use static_light::{StaticLight, StaticLights};

/// The example of the README, compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
