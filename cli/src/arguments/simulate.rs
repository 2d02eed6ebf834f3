//! Arguments of `simulate`.

use std::path::PathBuf;

use clap::Args;
use gaussmle::simulate::Values;
use gaussmle_smlm::config::CameraConfig;

#[derive(Args, Debug)]
pub struct SimulateArguments {
    /// ROIs as .npy; a movie as .tif, .npy or .raw.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// The truth, in the native table's units.
    #[arg(long, value_name = "TRUTH.csv")]
    pub truth: Option<PathBuf>,
    /// Simulate a movie in place of ROIs.
    #[arg(long)]
    pub movie: bool,
    /// The number of ROIs [default: 1000].
    #[arg(long, value_name = "N", conflicts_with = "movie")]
    pub n: Option<usize>,
    /// Pixels along a side of a ROI [default: 11].
    #[arg(long, value_name = "PIXELS", conflicts_with = "movie")]
    pub roi: Option<usize>,
    /// The corners of the ROIs, which fits with camera maps need.
    #[arg(long, value_name = "CORNERS.npy", conflicts_with = "movie")]
    pub corners: Option<PathBuf>,
    /// A PSF file, as for fits; z is drawn from -RANGE to RANGE.
    #[arg(long, visible_alias = "astigmatic", value_name = "FILE")]
    pub psf: Option<PathBuf>,
    /// The range of z; see --psf.
    #[arg(long, value_name = "UM", default_value_t = 0.3, requires = "psf")]
    pub z_range: f64,
    /// Frames of the movie.
    #[arg(long, default_value_t = 100, requires = "movie")]
    pub frames: usize,
    /// Pixels along x.
    #[arg(long, default_value_t = 256, requires = "movie")]
    pub width: usize,
    /// Pixels along y.
    #[arg(long, default_value_t = 256, requires = "movie")]
    pub height: usize,
    /// Place the emitters along this number of filaments.
    #[arg(long, value_name = "N", requires = "movie")]
    pub filaments: Option<u32>,
    /// Simulate beads that are always lit, in a scan through focus with this step from frame to
    /// frame.
    #[arg(
        long,
        value_name = "UM",
        requires_all = ["movie", "psf"],
        conflicts_with = "filaments",
        allow_negative_numbers = true
    )]
    pub beads: Option<f64>,
    /// The mean number of lit emitters in a frame; the number of beads.
    #[arg(long, default_value_t = 30.0, requires = "movie")]
    pub emitters: f64,
    /// The mean number of frames in which an emitter is lit.
    #[arg(long, value_name = "FRAMES", default_value_t = 3.0, requires = "movie")]
    pub on_frames: f64,
    /// The relative spread of the brightness of emitters.
    #[arg(long, default_value_t = 0.0, requires = "movie")]
    pub spread: f64,
    /// The photons of a spot that is lit for a whole frame. LOW:HIGH draws those of each ROI.
    #[arg(long, value_name = "PHOTONS", default_value = "1000")]
    pub photons: Values,
    /// The background, photons per pixel. LOW:HIGH draws that of each ROI.
    #[arg(long, value_name = "PHOTONS", default_value = "10")]
    pub background: Values,
    /// The width of a spot [default: 1.3 pixels]. LOW:HIGH draws that of each ROI.
    #[arg(long, value_name = "UM")]
    pub sigma: Option<Values>,
    #[command(flatten)]
    pub camera: CameraConfig,
    /// The seed. The same seed gives the same pixels.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Print no progress.
    #[arg(short, long)]
    pub quiet: bool,
}
