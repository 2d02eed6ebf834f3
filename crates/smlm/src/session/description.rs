//! The description of the rows of a session.

use gaussmle::Model;
use gaussmle_io::movie::Shape;
use gaussmle_io::table::Metadata;

use crate::config::RunConfig;
use crate::localize::run_metadata;

/// All that the description of the rows has, besides the number of frames.
#[derive(Clone, Debug)]
pub(super) struct Description {
    pub config: RunConfig,
    pub model: Model,
    pub pixel_size_um: f64,
    /// Width and height of a frame.
    pub sides: [usize; 2],
}

impl Description {
    /// The description of the rows of this many frames, without notes and remarks.
    pub fn metadata(&self, frames: usize) -> Metadata {
        let [width, height] = self.sides;
        let shape = Shape {
            frames,
            height,
            width,
        };
        let model = (self.model, self.pixel_size_um);
        run_metadata(&self.config, model, None, ("memory", shape))
    }
}
