//! The look of a picture by default.

use gaussmle_report::render::{ColorMapping, RenderMode, RenderOptions, z_range_um};

use super::files::decode;
use super::{draw, random, table, total};

/// Localizations of one precision, in a field of 10 um.
fn field(number: usize, std: f64) -> Vec<[f64; 5]> {
    let mut random = random(3);
    let mut row = |_| [10.0 * random(), 10.0 * random(), random(), std, std];
    (0..number).map(&mut row).collect()
}

fn of_field(side: f64) -> RenderOptions {
    RenderOptions {
        field_um: Some([side, side]),
        ..RenderOptions::default()
    }
}

#[test]
fn pixel_follows_from_precision_density_and_side() {
    for (number, std, pixel) in [
        // Half the precision, within a 1600th and a 500th of the side.
        (40_000, 0.02, 0.01),
        (40_000, 0.03, 0.015),
        (40_000, 0.001, 0.006),
        (40_000, 0.2, 0.02),
        // The distance is 1 um: a tenth of it is more than a 400th of the side, half of which is
        // 12.5 nm.
        (100, 0.005, 0.015),
    ] {
        let rows = table(&field(number, std));
        let picture = draw(&rows, &of_field(10.0));
        assert_eq!(picture.pixel_size_um, pixel, "{number} of {std} um");
        let fixed = RenderOptions {
            mode: RenderMode::Fixed { std_um: std },
            ..of_field(10.0)
        };
        assert_eq!(
            draw(&rows, &fixed).pixel_size_um,
            pixel,
            "{number} of {std} um"
        );
    }
}

#[test]
fn density_is_that_of_the_regions_of_a_run() {
    // 900 localizations in 100 of 1600 um^2: a tenth of their distance is 33 nm, and 133 nm of the whole.
    let rows = table(&field(900, 0.001));
    let pixel = |options: &RenderOptions| draw(&rows, options).pixel_size_um;
    let whole = of_field(40.0);
    let of_regions = RenderOptions {
        localized_um2: Some(100.0),
        ..whole
    };
    assert!(pixel(&of_regions) < 0.6 * pixel(&whole));
    let part = |options: RenderOptions| RenderOptions {
        region_um: Some([0.0, 0.0, 20.0, 20.0]),
        ..options
    };
    assert_eq!(pixel(&part(of_regions)), pixel(&part(whole)));
}

#[test]
fn blur_is_the_precision_or_what_pixels_and_density_need() {
    // The variance of the brightness along x is that of the Gaussian and of the pixel.
    let blur = |number: usize, std: f64| {
        let at = |k: usize| 0.5 * (k % 20) as f64 + 0.25;
        let rows: Vec<[f64; 5]> = (0..number)
            .map(|k| [at(k), at(k / 20), 0.0, std, std])
            .collect();
        let picture = draw(&table(&rows), &of_field(10.0));
        assert!((total(&picture) / number as f64 - 1.0).abs() < 1e-5);
        let (mut sum, mut squares) = (0.0, 0.0);
        let (size, side) = (
            picture.pixel_size_um,
            (0.5 / picture.pixel_size_um) as usize,
        );
        for (k, &count) in picture.counts.iter().enumerate() {
            let (x, y) = (k % picture.width, k / picture.width);
            if x < side && y < side {
                let from_center = (x as f64 + 0.5) * size - 0.25;
                sum += f64::from(count);
                squares += f64::from(count) * from_center * from_center;
            }
        }
        ((squares / sum - size * size / 12.0).sqrt(), size)
    };
    let (precise, _) = blur(40_000, 0.02);
    assert!(
        (precise / 0.02 - 1.0).abs() < 0.02,
        "the precision: {precise}"
    );
    let (of_pixel, size) = blur(40_000, 0.001);
    assert!((of_pixel / size - 1.0).abs() < 0.02, "a pixel: {of_pixel}");
    let (of_density, _) = blur(400, 0.005);
    assert!(
        (of_density / 0.025 - 1.0).abs() < 0.02,
        "a 400th: {of_density}"
    );
}

#[test]
fn unusual_tables_give_pictures_of_a_moderate_size() {
    let one = [5.0, 5.0, 0.1, 0.01, 0.01];
    let far = [1e7, 1e7, 0.1, 0.01, 0.01];
    let absurd = [1e30, 1.0, 0.1, 0.01, 0.01];
    for rows in [
        vec![],
        vec![one],
        vec![one; 1000],
        vec![one, far],
        vec![one, absurd],
        vec![[1e7, -1e7, 0.1, 0.0, 0.0]; 3],
    ] {
        for mode in [
            RenderMode::Gaussian,
            RenderMode::Histogram,
            RenderMode::Fixed { std_um: 1e6 },
        ] {
            let options = RenderOptions {
                mode,
                z: true,
                ..RenderOptions::default()
            };
            let picture = draw(&table(&rows), &options);
            let side = picture.width.max(picture.height);
            assert!((100..2000).contains(&side), "{rows:?}: {side}");
            let [from, to] = picture.z_range_um.expect("z");
            assert!(from < 0.1 && 0.1 < to, "{rows:?}: {from} to {to}");
            if !matches!(mode, RenderMode::Fixed { .. }) {
                assert!(
                    (total(&picture) - rows.len() as f64).abs() < 1e-3,
                    "{rows:?}"
                );
            }
            let tone = picture.tone(&ColorMapping::default());
            assert!(
                tone.full > 0.0 && (0.4..=1.0).contains(&tone.gamma),
                "{tone:?}"
            );
            picture.png(&ColorMapping::default()).expect("drawn");
        }
    }
    // Half of a 400th of 10 m is 12.5 mm.
    let large = draw(&table(&field(1000, 0.01)), &of_field(1e7));
    assert_eq!((large.pixel_size_um, large.width), (15_000.0, 667));
    let fixed = RenderOptions {
        mode: RenderMode::Fixed { std_um: 1.0 },
        ..of_field(1e7)
    };
    assert!(draw(&table(&field(1000, 0.01)), &fixed).counts.len() < 1_000_000);
}

#[test]
fn regions_have_the_hues_of_the_whole() {
    // z from 0 to 1 um: percentiles 2 and 98.
    let rows: Vec<[f64; 5]> = (0..=1000)
        .map(|k| {
            let z = f64::from(k) / 1000.0;
            [10.0 * z, 5.0, z, 0.01, 0.01]
        })
        .collect();
    let rows = table(&rows);
    let whole = RenderOptions {
        z: true,
        ..of_field(10.0)
    };
    let part = RenderOptions {
        region_um: Some([0.0, 0.0, 2.0, 10.0]),
        ..whole
    };
    let expected = Some([0.02, 0.98]);
    assert_eq!(draw(&rows, &whole).z_range_um, expected);
    assert_eq!(draw(&rows, &part).z_range_um, expected);
    assert_eq!(z_range_um(&rows).expect("columns"), expected);
    let flat = draw(&rows, &of_field(10.0));
    assert_eq!(
        (flat.z_range_um, z_range_um(&table(&[])).expect("columns")),
        (None, None)
    );
}

#[test]
fn depths_of_a_few_localizations_can_be_seen() {
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
        ..of_field(20.0)
    };
    let picture = draw(&table(&rows), &options);
    let colors = ColorMapping {
        scale_bar: false,
        ..ColorMapping::default()
    };
    let (width, _, pixels) = decode(&picture.png(&colors).expect("drawn"));
    let size = picture.pixel_size_um;
    for [x, y, z, ..] in rows {
        // At the centre, and a standard deviation beside it.
        for right in [0.0, 0.05] {
            let (x, y) = (((x + right) / size) as usize, (y / size) as usize);
            let color = &pixels[3 * (y * width + x)..][..3];
            let brightest = color.iter().max().expect("three");
            assert!(*brightest >= 100, "{z} um: {color:?}");
            if z.abs() > 0.3 {
                assert_eq!(color[2] > color[0], z < 0.0, "{z} um: {color:?}");
            }
        }
    }
}

#[test]
fn a_few_beads_are_no_black_page() {
    // Eleven frames of twenty beads in a field of 40 um.
    let rows: Vec<[f64; 5]> = (0..220)
        .map(|i| {
            let bead = f64::from(i % 20);
            let (x, y) = (1.0 + 1.9 * bead, 1.0 + (7.3 * bead) % 38.0);
            [x, y, 0.0, 0.005, 0.005]
        })
        .collect();
    let colors = ColorMapping {
        scale_bar: false,
        ..ColorMapping::default()
    };
    let lit = |min_std_um: Option<f64>| {
        let options = RenderOptions {
            min_std_um,
            ..of_field(40.0)
        };
        let picture = draw(&table(&rows), &options);
        let (width, height, pixels) = decode(&picture.png(&colors).expect("drawn"));
        assert!(width == height && width <= 1000, "one screen: {width}");
        let bright = pixels.chunks_exact(3).filter(|color| color[0] > 128);
        bright.count()
    };
    // A dot of 2 pixels standard deviation is brighter than half within 2.4 pixels.
    let (dots, pixels) = (lit(None), lit(Some(0.0)));
    assert!((20 * 12..20 * 40).contains(&dots), "{dots}");
    assert!(pixels <= 20 * 4, "{pixels}");
}

#[test]
fn stray_localizations_do_not_extend_the_picture() {
    let mut rows = field(100_000, 0.02);
    let unknown = RenderOptions::default();
    let alone = draw(&table(&rows), &unknown);
    for stray in [[1e6, 5.0], [100.0, 100.0], [5.0, -90.0]] {
        rows.push([stray[0], stray[1], 0.5, 0.02, 0.02]);
        let picture = draw(&table(&rows), &unknown);
        assert_eq!(
            (picture.width, picture.height, picture.pixel_size_um),
            (alone.width, alone.height, alone.pixel_size_um)
        );
        assert_eq!(picture.origin_um, alone.origin_um);
        let note = unknown.outside_note(&picture.row_counts).expect("a note");
        assert!(note.contains("1 localization far from all"), "{note}");
        // A region that somebody asks for is drawn, and the field of a movie as well.
        let asked = RenderOptions {
            region_um: Some([-100.0, -100.0, 110.0, 110.0]),
            pixel_size_um: Some(1.0),
            ..unknown
        };
        let whole = draw(&table(&rows), &asked);
        assert_eq!(whole.width, 210);
        assert_eq!(asked.outside_note(&whole.row_counts), None);
        let of_movie = draw(&table(&rows), &of_field(10.0));
        assert_eq!(
            (of_movie.origin_um, of_movie.row_counts.outside),
            ([0.0; 2], 1)
        );
        rows.pop();
    }
    assert_eq!(unknown.outside_note(&alone.row_counts), None);
}

#[test]
fn a_second_cell_belongs_to_the_picture() {
    // One localization in fifty is in a cell at three times the width of the first.
    let mut rows = field(4900, 0.02);
    let second = field(100, 0.02).into_iter();
    rows.extend(second.map(|[x, y, z, x_std, y_std]| [x + 30.0, y, z, x_std, y_std]));
    let picture = draw(&table(&rows), &RenderOptions::default());
    assert_eq!(picture.row_counts.outside, 0);
}
