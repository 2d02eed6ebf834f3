//! The state that all requests share.

use std::path::PathBuf;
use std::sync::Arc;

use crate::cameras::Cameras;
use crate::jobs::Jobs;
use crate::movies::Movies;
use crate::operations::Operations;
use crate::places::Places;
use crate::previews::Previews;
use crate::tables::Tables;
use crate::uploads::Uploads;

/// The state that all requests share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub places: Arc<Places>,
    pub movies: Movies,
    pub previews: Previews,
    pub jobs: Arc<Jobs>,
    pub tables: Tables,
    pub cameras: Cameras,
    pub operations: Operations,
    /// The movie that the page opens first.
    pub movie: Option<PathBuf>,
    pub uploads: Uploads,
    /// Held while the server is there.
    pub _lock: std::fs::File,
}
