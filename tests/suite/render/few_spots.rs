//! Pictures of a few localizations, which single pixels would not show.

use gaussmle_report::render::{ColorMapping, RenderMode, RenderOptions};

use super::files::decode;
use super::{draw, region, table};

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
