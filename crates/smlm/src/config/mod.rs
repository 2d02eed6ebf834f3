//! The options of a run, in groups.
//!
//! [`RunConfig`] has every option of a run. The command line and Python fill it in, and it is read
//! from and written to TOML. With the feature `clap` each group is a set of command-line arguments;
//! the descriptions of the fields are their help texts.

mod calibrated_model;
mod camera;
mod crowded;
mod detection;
mod frames;
mod frames_in_memory;
mod in_memory;
mod input;
mod model;
mod model_name;
mod named_camera;
mod psf_conditions;
mod region;
mod regions;
mod run_config;
mod section;
mod sigma;

pub use calibrated_model::CalibratedModel;
pub use camera::{CameraConfig, camera_notes};
pub(crate) use detection::refuse_median;
pub use detection::{DetectionConfig, USUAL_SIGMA_PX};
pub use frames::FrameRange;
pub use frames_in_memory::RunInMemory;
pub use input::InputConfig;
pub use model::{ModelConfig, ParameterBounds};
pub use model_name::ModelName;
pub use psf_conditions::psf_notes;
pub use region::Region;
pub use regions::Regions;
pub use run_config::RunConfig;
pub use section::Section;
pub use sigma::Sigma;
