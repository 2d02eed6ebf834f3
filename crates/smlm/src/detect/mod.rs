//! Detection of spots: peaks of a band-passed frame above its noise, or Picasso's net gradient.
//!
//! A [`Detector`] is built once per movie and shared by threads; each thread has its own
//! [`Workspace`]. The result depends on one frame alone, so frames can be searched in any order,
//! and a part of a movie gives the same spots as the whole.
//!
//! ```
//! use gaussmle::Camera;
//! use gaussmle_smlm::detect::{Detection, Detector, Frame, Workspace};
//! use gaussmle_smlm::simulate::MovieSimulation;
//!
//! # fn main() -> gaussmle_smlm::Result<()> {
//! let camera = Camera::ideal(0.1); // pixels of 0.1 um
//! let movie = MovieSimulation::new(1, 64, 64).run()?;
//! let detector = Detector::new(&Detection::new(0.13), &camera, 64, 64)?;
//!
//! let mut corners = Vec::new();
//! let pixels = movie.frame(0);
//! detector.find(Frame::U16(&pixels), &mut Workspace::default(), &mut corners);
//! for corner in &corners {
//!     println!("a ROI of {0}x{0} pixels at {1}, {2}", detector.roi(), corner.x, corner.y);
//! }
//! assert!(!corners.is_empty());
//! # Ok(())
//! # }
//! ```

mod background;
mod band_pass;
mod block_statistics;
mod counts;
mod detected_peak;
mod detector;
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
mod smooth;
mod threshold;
mod threshold_cache;
mod tile;
mod values;
mod weights;

pub(crate) use band_pass::width_px;
pub use counts::{BrightestPeak, SearchCounts};
pub use detected_peak::DetectedPeak;
pub use detector::{Detector, Workspace};
pub use frame::{Corner, Frame};
pub(crate) use options::roi_side;
pub use options::{Border, Criterion, DEFAULT_FALSE_ALARMS, Detection};
