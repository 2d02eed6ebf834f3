//! Runs on spots of a PSF that is no Gaussian: bright ones stay one row each.

use std::path::{Path, PathBuf};

use gaussmle::{CancelToken, LocalizationTable};
use gaussmle_crowded::Crowded;
use gaussmle_io::movie::write_header;
use gaussmle_io::table::collect;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{Section, Sigma};
use gaussmle_smlm::localize::Finished;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::{PIXEL_UM, config, text};
use crate::crowded::scene::{Spot, expected, exposed};
use crate::simulated_runs::{self, job};

const SIDE: usize = 160;
const FRAMES: usize = 24;

/// Pixels between the cells of a frame. One in `PAIRED` holds a pair, the others one spot each.
const PITCH: usize = 20;
const PAIRED: usize = 6;

/// The width of the core, pixels, and that of the halo.
const CORE: f64 = 1.3;
const HALO: f64 = 2.9;

/// Photons of a spot, and the distance of a pair, pixels.
const PHOTONS: f64 = 5000.0;
const APART: f64 = 3.2;

fn is_paired(cell: usize) -> bool {
    cell.is_multiple_of(PAIRED)
}

/// A movie whose spots have this share of their light in a halo.
fn movie(folder: &Path, halo: f64) -> PathBuf {
    let camera = simulated_runs::camera(PIXEL_UM);
    let mut random = StdRng::seed_from_u64(3);
    let mut file = write_header("<u2", &[FRAMES, SIDE, SIDE]);
    let columns = SIDE / PITCH;
    for _ in 0..FRAMES {
        let mut spots = Vec::new();
        for cell in 0..columns * columns {
            let near = |cell: usize| (PITCH * cell + PITCH / 2) as f64;
            let mut at = |cell| near(cell) + random.random_range(-0.5..0.5);
            let [x, y] = [at(cell % columns), at(cell / columns)];
            let angle: f64 = random.random_range(0.0..std::f64::consts::TAU);
            let signs: &[f64] = if is_paired(cell) {
                &[1.0, -1.0]
            } else {
                &[0.0]
            };
            for half in signs.iter().map(|sign| 0.5 * sign * APART) {
                let place = [x + half * angle.cos(), y + half * angle.sin()];
                for (share, width) in [(1.0 - halo, CORE), (halo, HALO)] {
                    spots.push(Spot {
                        widths: [width; 2],
                        ..Spot::new(place, share * PHOTONS)
                    });
                }
            }
        }
        let means = expected(&spots, |_, _| 10.0, [SIDE; 2]);
        let pixels = exposed(&camera, &means, SIDE, &mut random);
        file.extend(pixels.iter().flat_map(|value| value.to_le_bytes()));
    }
    let path = folder.join("movie.npy");
    std::fs::write(&path, file).expect("written");
    path
}

/// Options that measure the width; emitters are fitted together.
fn auto() -> RunConfig {
    let mut auto = config();
    auto.model.sigma_um = Some(Sigma::Auto);
    auto.detection.crowded = Some(Crowded::On);
    auto
}

fn localized(
    movie: &Path,
    output: &str,
    config: &RunConfig,
) -> (LocalizationTable, Vec<String>, RunConfig) {
    let output = movie.with_file_name(output);
    let mut rows = None;
    let take = |finished: &Finished<'_>| rows = collect(finished.rows).ok();
    let summary =
        job(movie, &output, config).run_with(&CancelToken::new(), |builder| builder, |_| (), take);
    let notes = summary.expect("localized").notes;
    let description =
        RunConfig::from_toml_file(&output.with_extension("csv.toml"), Section::Localize);
    (
        rows.expect("a complete run"),
        notes,
        description.expect("a run"),
    )
}

/// Rows beyond one in a cell of one spot, and the share of pairs with two rows.
fn extra_and_pairs(table: &LocalizationTable) -> (f64, f64) {
    let columns = SIDE / PITCH;
    let mut rows = vec![0_usize; FRAMES * columns * columns];
    let frames = table.counts("frame").expect("a count");
    let [x, y] = ["x", "y"].map(|name| table.floats(name).expect("a column"));
    for ((frame, x), y) in frames.iter().zip(x).zip(y) {
        let [column, row] = [x, y].map(|um| (um / PIXEL_UM) as usize / PITCH);
        rows[(*frame as usize * columns + row) * columns + column] += 1;
    }
    let (mut extra, mut lone, mut found, mut pairs) = (0, 0, 0, 0);
    for (cell, rows) in rows.iter().enumerate() {
        if is_paired(cell % (columns * columns)) {
            (pairs, found) = (pairs + 1, found + usize::from(*rows == 2));
        } else {
            assert!(*rows > 0, "no row in cell {cell}");
            (lone, extra) = (lone + 1, extra + rows - 1);
        }
    }
    (
        f64::from(extra as u32) / f64::from(lone),
        f64::from(found as u32) / f64::from(pairs),
    )
}

#[test]
fn bright_spots_with_a_halo_are_one_row_each() {
    let folder = tempfile::tempdir().expect("a folder");
    let movie = movie(folder.path(), 0.2);
    let (table, notes, run) = localized(&movie, "auto.csv", &auto());
    let (extra, pairs) = extra_and_pairs(&table);
    let misfit = run.detection.psf_misfit.expect("measured");
    assert!(extra < 0.02 && pairs > 0.95, "{misfit}: {extra} {pairs}");
    let is_told = |note: &String| note.contains("psf_misfit") && note.contains(&misfit.to_string());
    assert!(notes.iter().any(is_told), "{notes:?}");
    // The numbers give the same rows.
    let mut numbers = auto();
    numbers.model.sigma_um = run.model.sigma_um;
    numbers.detection.psf_misfit = Some(misfit);
    localized(&movie, "numbers.csv", &numbers);
    let rows = |name: &str| text(&movie.with_file_name(name));
    assert!(rows("numbers.csv") == rows("auto.csv"));
    // It depends on no thread.
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build();
    let alone = || localized(&movie, "alone.csv", &auto()).2;
    let alone = pool.expect("threads").install(alone);
    assert_eq!(alone.detection.psf_misfit, Some(misfit));
    assert!(rows("alone.csv") == rows("auto.csv"));
    // Without it, spots have more rows.
    let mut without = auto();
    without.detection.psf_misfit = Some(0.0);
    let (table, notes, run) = localized(&movie, "without.csv", &without);
    let (extra, pairs) = extra_and_pairs(&table);
    assert!(extra > 0.3 && pairs < 0.9, "{extra} {pairs}");
    assert!(!notes.iter().any(is_told), "{notes:?}");
    assert_eq!(run.detection.psf_misfit, Some(0.0));
    // A run with a stated width names it.
    let mut stated = numbers;
    stated.detection.psf_misfit = None;
    let (_, notes, run) = localized(&movie, "stated.csv", &stated);
    assert!(notes.iter().any(is_told), "{notes:?}");
    assert_eq!(run.detection.psf_misfit, None);
}

#[test]
fn gaussian_spots_have_no_misfit() {
    let folder = tempfile::tempdir().expect("a folder");
    let movie = movie(folder.path(), 0.0);
    let (table, notes, run) = localized(&movie, "auto.csv", &auto());
    let is_told = |note: &String| note.contains("psf_misfit");
    assert!(!notes.iter().any(is_told), "{notes:?}");
    let (extra, pairs) = extra_and_pairs(&table);
    assert!(extra < 0.01 && pairs > 0.99, "{extra} {pairs}");
    assert_eq!(run.detection.psf_misfit, None);
}
