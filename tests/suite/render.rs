//! Pictures of tables: positions, counts, and the files as other programs read them.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use gaussmle::{Column, LocalizationTable, Status, Values};
use gaussmle_io::table::{Blocks, Rows};
use gaussmle_report::render::{
    ColorMap, ColorMapping, Contrast, MAX_SIDE, Picture, PixelType, RenderError, RenderMode,
    RenderOptions, RowCounts, render,
};

/// Reproducible random numbers from 0 to 1.
fn random(seed: u64) -> impl FnMut() -> f64 {
    let mut state = seed;
    move || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
        (state >> 11) as f64 / (1u64 << 53) as f64
    }
}

fn numbers(name: &str, values: Vec<f64>) -> Column {
    Column {
        name: name.into(),
        unit: "um",
        values: Values::F64(values),
    }
}

/// A table of `x, y, z, x_std, y_std`, all usable.
fn table(rows: &[[f64; 5]]) -> LocalizationTable {
    with_status(rows, vec![Status::Converged; rows.len()])
}

fn with_status(rows: &[[f64; 5]], status: Vec<Status>) -> LocalizationTable {
    let names = ["x", "y", "z", "x_std", "y_std"].into_iter().enumerate();
    let column = |(k, name)| numbers(name, rows.iter().map(|row| row[k]).collect());
    let mut columns: Vec<Column> = names.map(column).collect();
    columns.push(Column {
        name: "status".into(),
        unit: "",
        values: Values::Status(status),
    });
    LocalizationTable::from_columns(columns).expect("even")
}

/// Localizations over 0 to 10 um with standard deviations in the range `std`.
fn scattered(number: usize, std: [f64; 2]) -> Vec<[f64; 5]> {
    let mut random = random(7);
    let mut row = |_| {
        let width = std[0] + (std[1] - std[0]) * random();
        [
            10.0 * random(),
            10.0 * random(),
            random() - 0.5,
            width,
            1.2 * width,
        ]
    };
    (0..number).map(&mut row).collect()
}

fn region(side: f64, pixel_um: f64, mode: RenderMode) -> RenderOptions {
    RenderOptions {
        pixel_size_um: Some(pixel_um),
        region_um: Some([0.0, 0.0, side, side]),
        mode,
        ..RenderOptions::default()
    }
}

fn draw(rows: &dyn Rows, options: &RenderOptions) -> Picture {
    render(rows, options).expect("drawn")
}

fn total(picture: &Picture) -> f64 {
    picture.counts.iter().map(|&count| f64::from(count)).sum()
}

/// Column and row of the brightest pixel.
fn brightest(picture: &Picture) -> (usize, usize) {
    let pixels = picture.counts.iter().enumerate();
    let (place, _) = pixels.max_by(|a, b| a.1.total_cmp(b.1)).expect("a pixel");
    (place % picture.width, place / picture.width)
}

fn assert_error<T>(result: Result<T, RenderError>, parts: &[&str]) {
    let Err(error) = result else {
        panic!("expected an error with {parts:?}");
    };
    let text = error.to_string();
    for part in parts {
        assert!(text.contains(part), "`{text}` lacks `{part}`");
    }
}

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
        assert_eq!((picture.width, picture.height), (1000, 1000));
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
        let (width, height, _) = decode(&folder.path().join("empty.png"));
        assert_eq!((width, height), (1000, 1000));
    }
    options.field_um = Some([51.2, 25.6]);
    let picture = draw(&table(&[]), &options);
    assert_eq!((picture.width, picture.height), (2560, 1280));
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

#[test]
fn invalid_calls_are_errors_with_a_way_out() {
    let some = table(&[[0.5, 0.5, 0.0, 0.02, 0.02]]);
    let of = |change: fn(&mut RenderOptions)| {
        let mut options = region(1.0, 0.01, RenderMode::Gaussian);
        change(&mut options);
        render(&some, &options)
    };
    assert_error(of(|o| o.pixel_size_um = Some(0.0)), &["pixel size", "0"]);
    assert_error(of(|o| o.pixel_size_um = Some(f64::NAN)), &["NaN"]);
    assert_error(of(|o| o.mode = RenderMode::Fixed { std_um: -1.0 }), &["-1"]);
    let backwards = of(|o| o.region_um = Some([2.0, 0.0, 1.0, 1.0]));
    assert_error(backwards, &["along x", "2", "1", "larger"]);
    let large = of(|o| o.pixel_size_um = Some(1e-5));
    assert_error(large, &["100000x100000", &MAX_SIDE.to_string(), "5"]);
    let flat =
        LocalizationTable::from_columns(vec![numbers("x", vec![1.0]), numbers("y", vec![1.0])])
            .expect("even");
    assert_error(
        render(&flat, &RenderOptions::default()),
        &["x_std", "histogram"],
    );
    let mut options = region(2.0, 0.1, RenderMode::Histogram);
    assert!(render(&flat, &options).is_ok());
    options.z = true;
    assert_error(render(&flat, &options), &["`z`", "without"]);

    let picture = draw(&some, &region(1.0, 0.01, RenderMode::Gaussian));
    let path = Path::new("/nowhere/at/all.png");
    assert_error(
        picture.save(path, &ColorMapping::default()),
        &["/nowhere/at/all.png"],
    );
    let bmp = picture.save(Path::new("a.bmp"), &ColorMapping::default());
    assert_error(bmp, &["a.bmp", ".png", ".tif"]);
    let colors = |change: fn(&mut ColorMapping)| {
        let mut colors = ColorMapping::default();
        change(&mut colors);
        picture.to_png(path, &colors)
    };
    assert_error(colors(|l| l.gamma = 0.0), &["gamma", "0"]);
    assert_error(
        colors(|l| l.contrast = Contrast::Percentile(101.0)),
        &["101", "at most 100"],
    );
    assert_error(colors(|l| l.contrast = Contrast::Count(0.0)), &["0"]);
    assert_error(colors(|l| l.z_range_um = Some([1.0, 1.0])), &["z", "1"]);
}

/// Width, height and pixels of a PNG.
fn decode(path: &Path) -> (usize, usize, Vec<u8>) {
    let file = BufReader::new(File::open(path).expect("there"));
    let mut reader = png::Decoder::new(file).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("small")];
    let info = reader.next_frame(&mut pixels).expect("a frame");
    (info.width as usize, info.height as usize, pixels)
}

#[test]
fn png_shows_counts_in_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("spots.png");
    let rows = [
        [0.105, 0.205, -0.3, 0.001, 0.001],
        [0.705, 0.405, 0.3, 0.001, 0.001],
        [0.705, 0.405, 0.3, 0.001, 0.001],
    ];
    let mut options = region(1.0, 0.01, RenderMode::Histogram);
    options.region_um = Some([0.0, 0.0, 1.0, 0.5]);
    let mut colors = ColorMapping {
        color_map: ColorMap::Gray,
        contrast: Contrast::Count(2.0),
        scale_bar: false,
        ..ColorMapping::default()
    };
    draw(&table(&rows), &options)
        .to_png(&path, &colors)
        .expect("written");
    let (width, height, pixels) = decode(&path);
    assert_eq!((width, height), (100, 50));
    let at = |pixels: &[u8], x: usize, y: usize| pixels[(y * 100 + x) * 3..][..3].to_vec();
    assert_eq!(at(&pixels, 10, 20), [128, 128, 128]);
    assert_eq!(at(&pixels, 70, 40), [255, 255, 255]);
    assert_eq!(pixels.iter().filter(|&&part| part > 0).count(), 6);

    colors.gamma = 0.5;
    draw(&table(&rows), &options)
        .to_png(&path, &colors)
        .expect("written");
    assert_eq!(at(&decode(&path).2, 10, 20), [180, 180, 180]);

    options.z = true;
    colors.z_range_um = Some([-0.3, 0.3]);
    draw(&table(&rows), &options)
        .to_png(&path, &colors)
        .expect("written");
    let (_, _, pixels) = decode(&path);
    let (low, high) = (at(&pixels, 10, 20), at(&pixels, 70, 40));
    assert!(low[2] > low[0] && high[0] > high[2], "{low:?} {high:?}");
    assert!(high.iter().max() > low.iter().max());
}

#[test]
fn scale_bar_has_the_stated_length() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("bar.png");
    // The picture is 10 um wide: a fifth of it is 2 um, 200 of 1000 pixels.
    let picture = draw(&table(&[]), &region(10.0, 0.01, RenderMode::Histogram));
    picture
        .to_png(&path, &ColorMapping::default())
        .expect("written");
    let (width, height, pixels) = decode(&path);
    let white = |y: usize| {
        let row = pixels[y * width * 3..][..width * 3].as_chunks::<3>().0;
        row.iter().filter(|&&pixel| pixel == [255; 3]).count()
    };
    let widest = (0..height).map(white).max();
    assert_eq!(widest, Some(200));
}

#[test]
fn small_pictures_have_no_scale_bar() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("small.png");
    for (width, height) in [(1, 1), (1, 300), (300, 1), (20, 20), (60, 60), (2000, 40)] {
        let options = RenderOptions {
            pixel_size_um: Some(1.0),
            field_um: Some([f64::from(width), f64::from(height)]),
            z: true,
            ..RenderOptions::default()
        };
        let picture = draw(&table(&[]), &options);
        picture
            .to_png(&path, &ColorMapping::default())
            .expect("written");
        let decoded = decode(&path);
        assert_eq!((decoded.0, decoded.1), (width as usize, height as usize));
    }
}

#[test]
fn tiff_holds_the_counts() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("counts.tif");
    let picture = draw(
        &table(&scattered(1000, [0.02, 0.1])),
        &region(10.0, 0.05, RenderMode::Gaussian),
    );
    for depth in [PixelType::F32, PixelType::U16] {
        picture
            .to_tiff(&path, depth, &ColorMapping::default())
            .expect("written");
        let bytes = std::fs::read(&path).expect("there");
        assert_eq!(&bytes[..4], b"II*\0");
        let most = picture.counts.iter().copied().fold(0.0, f32::max);
        let (each, read): (usize, fn(&[u8]) -> f32) = match depth {
            PixelType::F32 => (4, |b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])),
            PixelType::U16 => (2, |b| f32::from(u16::from_le_bytes([b[0], b[1]])) / 65535.0),
        };
        let pixels = &bytes[bytes.len() - picture.counts.len() * each..];
        for (number, &count) in pixels.chunks(each).map(read).zip(&picture.counts) {
            match depth {
                PixelType::F32 => assert_eq!(number, count),
                PixelType::U16 => assert!((number * most - count).abs() <= 0.51 * most / 65535.0),
            }
        }
    }
}

#[test]
fn failed_write_keeps_the_previous_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("same.png");
    let picture = draw(&table(&[]), &region(1.0, 0.05, RenderMode::Histogram));
    picture
        .to_png(&path, &ColorMapping::default())
        .expect("written");
    let before = std::fs::read(&path).expect("there");
    let invalid = ColorMapping {
        gamma: f64::NAN,
        ..ColorMapping::default()
    };
    assert!(picture.to_png(&path, &invalid).is_err());
    assert_eq!(std::fs::read(&path).expect("there"), before);
    let names = std::fs::read_dir(folder.path()).expect("there").count();
    assert_eq!(names, 1, "something partial is left");
}

#[test]
fn depths_of_a_few_localizations_can_be_seen() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("depths.png");
    // From -0.5 to 0.5 um, with a precision of 4 nm in the middle and 16 nm at the ends.
    let rows: Vec<[f64; 5]> = (0..41)
        .map(|i| {
            let z = 0.025 * f64::from(i - 20);
            let std = 0.004 + 0.024 * z.abs();
            [0.5 + 0.47 * f64::from(i), 10.0 + 9.0 * z, z, std, std]
        })
        .collect();
    let options = RenderOptions {
        z: true,
        ..region(20.0, 0.01, RenderMode::Gaussian)
    };
    let picture = draw(&table(&rows), &options);
    let colors = ColorMapping {
        scale_bar: false,
        ..ColorMapping::default()
    };
    let radius = picture.disc_radius_px(&colors);
    assert_eq!(radius, 5);
    picture.to_png(&path, &colors).expect("written");
    let (width, _, pixels) = decode(&path);
    for [x, y, z, ..] in rows {
        // At the centre, and halfway to the rim.
        for right in [0, radius / 2] {
            let (x, y) = ((x / 0.01) as usize + right, (y / 0.01) as usize);
            let color = &pixels[3 * (y * width + x)..][..3];
            let brightest = color.iter().max().expect("three");
            assert!(*brightest >= 80, "{z} um: {color:?}");
            if z.abs() > 0.3 {
                assert_eq!(color[2] > color[0], z < 0.0, "{z} um: {color:?}");
            }
        }
    }
}

#[test]
fn a_few_beads_are_no_black_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("beads.png");
    // Eleven frames of twenty beads in a field of 40 um.
    let rows: Vec<[f64; 5]> = (0..220)
        .map(|i| {
            let bead = f64::from(i % 20);
            [
                1.0 + 1.9 * bead,
                1.0 + (7.3 * bead) % 38.0,
                0.0,
                0.005,
                0.005,
            ]
        })
        .collect();
    let options = region(40.0, 0.02, RenderMode::Gaussian);
    let picture = draw(&table(&rows), &options);
    let mut colors = ColorMapping {
        scale_bar: false,
        ..ColorMapping::default()
    };
    let mut lit = |discs: bool| {
        colors.discs = discs;
        picture.to_png(&path, &colors).expect("written");
        let (.., pixels) = decode(&path);
        let bright = pixels.chunks_exact(3).filter(|color| color[0] > 128);
        bright.count()
    };
    assert_eq!(picture.disc_radius_px(&ColorMapping::default()), 5);
    // A disc of radius 5 has 81 pixels; each bead alone lights 1 to 4.
    let (discs, pixels) = (lit(true), lit(false));
    assert!((20 * 81..20 * 150).contains(&discs), "{discs}");
    assert!(pixels <= 20 * 4, "{pixels}");
}
