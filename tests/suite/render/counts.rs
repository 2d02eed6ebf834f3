//! Counts of localizations in pixels.

use gaussmle::{LocalizationTable, Status};
use gaussmle_io::table::{Blocks, Rows};
use gaussmle_report::render::{ColorMapping, RenderMode, RenderOptions, RowCounts};

use super::files::decode_file;
use super::{brightest, draw, region, scattered, table, total, with_status};

#[test]
fn localizations_are_drawn_in_their_pixel() {
    for mode in [
        RenderMode::Histogram,
        RenderMode::Gaussian,
        RenderMode::Fixed { std_um: 1e-6 },
    ] {
        for (i, j) in [(0, 0), (3, 17), (19, 4), (19, 19)] {
            let (x, y) = ((i as f64 + 0.5) * 0.05, (j as f64 + 0.5) * 0.05);
            let picture = draw(&table(&[[x, y, 0.0, 1e-6, 1e-6]]), &region(1.0, 0.05, mode));
            assert_eq!((picture.width, picture.height), (20, 20));
            assert_eq!(brightest(&picture), (i, j), "{mode:?}");
            let share = picture.counts[j * 20 + i];
            // The smallest width that is drawn is a quarter of a pixel: erf(sqrt 2)^2.
            let expected = if mode == RenderMode::Histogram {
                1.0
            } else {
                0.9111
            };
            assert!((share - expected).abs() < 1e-3, "{mode:?}: {share}");
        }
    }
}

#[test]
fn counts_add_up_to_all_localizations() {
    let rows: Vec<[f64; 5]> = scattered(20_000, [0.001, 0.06]);
    let inside: Vec<[f64; 5]> = rows
        .iter()
        .map(|&[x, y, z, x_std, y_std]| [0.5 + 0.9 * x, 0.5 + 0.9 * y, z, x_std, y_std])
        .collect();
    for mode in [
        RenderMode::Histogram,
        RenderMode::Gaussian,
        RenderMode::Fixed { std_um: 0.03 },
    ] {
        let picture = draw(&table(&inside), &region(10.0, 0.02, mode));
        let all = total(&picture);
        assert!((all - 20_000.0).abs() < 0.02, "{mode:?}: {all}");
        assert_eq!(picture.row_counts.inside, 20_000);
    }
    let whole = draw(&table(&rows), &RenderOptions::default());
    let all = total(&whole);
    assert!((all - 20_000.0).abs() < 0.5, "with the margin: {all}");
}

#[test]
fn gaussians_are_integrated_over_pixels() {
    let row = [0.5123, 0.4871, 0.0, 0.031, 0.052];
    let picture = draw(&table(&[row]), &region(1.0, 0.02, RenderMode::Gaussian));
    let share = |pixel: usize, at: f64, std: f64| {
        let below = |edge: usize| libm::erf((edge as f64 * 0.02 - at) / std / 2f64.sqrt());
        0.5 * (below(pixel + 1) - below(pixel))
    };
    for y in 0..50 {
        for x in 0..50 {
            let expected = share(x, row[0], row[3]) * share(y, row[1], row[4]);
            let off = (f64::from(picture.counts[y * 50 + x]) - expected).abs();
            assert!(off < 1e-7, "pixel {x}, {y}: off by {off}");
        }
    }
}

#[test]
fn region_equals_a_crop_of_the_whole() {
    let table = table(&scattered(5000, [0.01, 0.3]));
    let whole = draw(&table, &region(10.0, 0.05, RenderMode::Gaussian));
    let mut options = region(10.0, 0.05, RenderMode::Gaussian);
    options.region_um = Some([2.0, 3.0, 4.5, 4.0]);
    let part = draw(&table, &options);
    assert_eq!((part.width, part.height), (50, 20));
    assert_eq!(part.row_counts.inside + part.row_counts.outside, 5000);
    for y in 0..20 {
        for x in 0..50 {
            let (cut, of) = (
                part.counts[y * 50 + x],
                whole.counts[(y + 60) * 200 + x + 40],
            );
            assert!((cut - of).abs() <= 1e-5 * of.max(0.1), "{cut} for {of}");
        }
    }
}

/// A table in several blocks of rows.
struct BlockedTable(Vec<LocalizationTable>);

impl Rows for BlockedTable {
    fn len(&self) -> u64 {
        self.0.iter().map(|block| block.len() as u64).sum()
    }

    fn blocks(&self) -> Blocks<'_> {
        Box::new(
            self.0
                .iter()
                .map(|block| Ok(std::borrow::Cow::Borrowed(block))),
        )
    }
}

#[test]
fn threads_and_blocks_change_no_bit() {
    let rows = scattered(70_000, [0.01, 0.06]);
    let mut options = region(10.0, 0.05, RenderMode::Gaussian);
    options.z = true;
    let split = BlockedTable(rows.chunks(9973).map(table).collect());
    let whole = table(&rows);
    let of = |threads, rows: &(dyn Rows + Sync)| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
        let pool = pool.build().expect("threads");
        pool.install(|| draw(rows, &options))
    };
    let first = of(1, &whole);
    for threads in [1, 2, 7] {
        assert!(of(threads, &whole) == first, "{threads} threads");
        assert!(of(threads, &split) == first, "{threads} threads, blocks");
    }
}

#[test]
fn unusable_rows_are_left_out_and_counted() {
    let good = [0.5, 0.5, 0.0, 0.02, 0.02];
    let mut rows = [good; 9];
    rows[1][0] = f64::NAN;
    rows[2][1] = f64::INFINITY;
    rows[3][3] = f64::NAN;
    rows[4][0] = 77.0;
    rows[5][4] = 0.6;
    let mut status = vec![Status::Converged; 9];
    status[0] = Status::AtBound;
    status[6] = Status::MaxIterations;
    status[7] = Status::Singular;
    let table = with_status(&rows, status);
    let mut options = region(1.0, 0.01, RenderMode::Gaussian);
    options.max_std_um = Some(0.5);
    let picture = draw(&table, &options);
    let expected = RowCounts {
        inside: 2,
        outside: 1,
        unusable: 2,
        not_finite: 3,
        too_wide: 1,
    };
    assert_eq!(picture.row_counts, expected);
    assert!((total(&picture) - 2.0).abs() < 1e-5);
}

#[test]
fn empty_table_gives_empty_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut options = RenderOptions::default();
    for z in [false, true] {
        options.z = z;
        let picture = draw(&table(&[]), &options);
        assert_eq!((picture.width, picture.height), (667, 667));
        assert_eq!(
            (total(&picture), picture.row_counts),
            (0.0, RowCounts::default())
        );
        for name in ["empty.png", "empty.tif"] {
            let path = folder.path().join(name);
            picture
                .save(&path, &ColorMapping::default())
                .expect("written");
        }
        let (width, height, _) = decode_file(&folder.path().join("empty.png"));
        assert_eq!((width, height), (667, 667));
    }
    options.field_um = Some([51.2, 25.6]);
    let picture = draw(&table(&[]), &options);
    assert_eq!((picture.width, picture.height), (854, 427));
}

#[test]
fn single_localization_gets_a_margin() {
    let picture = draw(
        &table(&[[-3.04, 200.04, 0.0, 0.01, 0.01]]),
        &RenderOptions::default(),
    );
    assert!((total(&picture) - 1.0).abs() < 1e-5);
    assert_eq!((picture.width, picture.height), (300, 300));
    assert_eq!(picture.origin_um, [-3.2, 199.9]);
}
