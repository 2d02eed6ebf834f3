//! Pictures of tables: positions, counts, and the files as other programs read them.

mod automatic;
mod counts;
mod files;
mod svg;

use std::path::Path;

use gaussmle::table::{Column, Values};
use gaussmle::{LocalizationTable, Status};
use gaussmle_io::table::Rows;
use gaussmle_report::render::{
    ColorMapping, Contrast, MAX_SIDE, Picture, RenderError, RenderMode, RenderOptions, render,
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
        min_std_um: Some(0.0),
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
fn invalid_calls_are_errors_with_a_way_out() {
    let some = table(&[[0.5, 0.5, 0.0, 0.02, 0.02]]);
    let of = |change: fn(&mut RenderOptions)| {
        let mut options = region(1.0, 0.01, RenderMode::Gaussian);
        change(&mut options);
        render(&some, &options)
    };
    assert_error(of(|o| o.pixel_size_um = Some(0.0)), &["pixel size", "0"]);
    assert_error(of(|o| o.pixel_size_um = Some(f64::NAN)), &["NaN"]);
    assert_error(
        of(|o| o.min_std_um = Some(-0.1)),
        &["least standard", "-0.1"],
    );
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
        picture.save(path, &colors)
    };
    assert_error(colors(|l| l.gamma = Some(0.0)), &["gamma", "0"]);
    assert_error(
        colors(|l| l.contrast = Contrast::Percentile(101.0)),
        &["101", "at most 100"],
    );
    assert_error(colors(|l| l.contrast = Contrast::Count(0.0)), &["0"]);
    assert_error(colors(|l| l.z_range_um = Some([1.0, 1.0])), &["z", "1"]);
}
