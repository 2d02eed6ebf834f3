//! The description of the table of a run.

use std::path::Path;

use gaussmle::Model;
use gaussmle_io::movie::Shape;
use gaussmle_io::table::Metadata;

use super::stored_configuration::stored_configuration;
use crate::config::RunConfig;

/// The description of the table of a run on a movie, before the run: without notes, remarks and the
/// section `[run]`. `format` and `shape` are those of the movie, `path` that of its file.
pub fn run_metadata(
    config: &RunConfig,
    (model, pixel_size_um): (Model, f64),
    path: Option<&Path>,
    (format, shape): (&str, Shape),
) -> Metadata {
    Metadata {
        model,
        pixel_size_um,
        width: shape.width,
        height: shape.height,
        frames: shape.frames,
        configuration: stored_configuration(config, pixel_size_um, path, (format, shape)),
        notes: Vec::new(),
        remarks: Vec::new(),
    }
}
