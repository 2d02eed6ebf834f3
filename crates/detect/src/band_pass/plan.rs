//! The filter, the noise and the thresholds of a search: all but the frame.

use crate::background::Blocks;
use crate::exact::Exact;
use crate::frame::Frame;
use crate::integer_filter::IntegerKernel;
use crate::kernel::Kernel;
use crate::noise::Noise;
use crate::threshold::Threshold;
use crate::values::Values;

/// The least background that noise is computed from, photons per pixel. Without it, a single photon
/// would be a spot where the background is 0.
pub const MIN_BACKGROUND: f32 = 0.01;

/// The search of a camera's frames of one size.
#[derive(Debug)]
pub struct SearchPlan {
    pub kernel: Kernel,
    pub integers: IntegerKernel,
    pub width: usize,
    pub height: usize,
    pub blocks: Blocks,
    pub noise: Noise,
    pub excess: f32,
    pub threshold: Threshold,
}

impl SearchPlan {
    /// The values of a frame.
    #[inline(always)]
    pub fn values<'a>(&'a self, frame: Frame<'a>) -> Values<'a> {
        Values {
            frame,
            width: self.width,
            noise: &self.noise,
        }
    }

    /// The filter of a frame at single pixels.
    #[inline(always)]
    pub fn exact<'a>(&'a self, values: Values<'a>) -> Exact<'a> {
        Exact {
            values,
            kernel: &self.kernel,
            height: self.height,
        }
    }
}
