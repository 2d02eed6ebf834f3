//! The configuration that a table keeps: TOML that repeats its run, and sections that describe the
//! movie and the run.

use std::path::Path;

use gaussmle::{FitInfo, PixelSize};
use gaussmle_io::movie::Shape;
use gaussmle_io::table::{REGION_PIXELS, SEARCHED_PIXELS};

use crate::config::{Regions, RunConfig, Section};

/// The options of a run on a movie, and the movie: its format, its size, the size of its regions, and the number of
/// pixels that were searched, if it is known. The path of a movie in memory is `None`.
///
/// The pixel size may be that of the movie. It is stated, so it holds for any copy of the movie.
pub fn stored_configuration(
    config: &RunConfig,
    pixel_size_um: PixelSize,
    path: Option<&Path>,
    (format, shape): (&str, Shape),
    regions: Option<&Regions>,
    searched_pixels: Option<usize>,
) -> String {
    let mut config = config.clone();
    if config.camera.camera.is_none() {
        config.camera.pixel_size_um = Some(pixel_size_um);
    }
    let options = config.to_toml(Section::Localize);
    let mut movie = movie_section(path, format, shape);
    if let Some(regions) = regions {
        // The file of a mask may change before the run is resumed.
        let crc32 = format!("{:08x}", regions.crc32());
        movie.insert("region_crc32".into(), crc32.into());
        movie.insert(REGION_PIXELS.into(), (regions.pixels() as i64).into());
    }
    if let Some(pixels) = searched_pixels {
        movie.insert(SEARCHED_PIXELS.into(), (pixels as i64).into());
    }
    format!("{options}\n{}", section("movie", movie))
}

/// The section `[run]`: the version, and the device if there were fits.
pub fn run_section(info: Option<&FitInfo>) -> String {
    let mut run = toml::Table::new();
    run.insert("version".into(), env!("CARGO_PKG_VERSION").into());
    if let Some(info) = info.filter(|info| !info.devices.is_empty()) {
        run.insert("backend".into(), info.backend.into());
        run.insert("device".into(), info.device.clone().into());
    }
    section("run", run)
}

/// The section `[movie]`: path, format and size.
fn movie_section(path: Option<&Path>, format: &str, shape: Shape) -> toml::Table {
    let mut table = toml::Table::from_iter([
        ("format".into(), format.into()),
        ("frames".into(), (shape.frames as i64).into()),
        ("height".into(), (shape.height as i64).into()),
        ("width".into(), (shape.width as i64).into()),
    ]);
    if let Some(path) = path {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.into());
        table.insert("path".into(), path.display().to_string().into());
    }
    table
}

fn section(name: &str, table: toml::Table) -> String {
    toml::Table::from_iter([(name.to_owned(), table.into())]).to_string()
}
