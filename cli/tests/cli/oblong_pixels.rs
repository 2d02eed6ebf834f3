//! Pixels that are wider than high, from the movie to the tables of other programs.

use std::fs;

use super::support::{csv_column, run, run_ok, temp_folder};
use super::utf8;

const CAMERA: &str = "--pixel-size 0.1,0.14 --offset 100 --gain 0.45";

#[test]
fn each_axis_has_its_own_scale_in_every_table() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        &format!(
            "simulate --movie -o movie.tif --frames 100 --width 64 --height 96 --emitters 5 {CAMERA} --quiet"
        ),
    );
    let localize = format!("localize movie.tif --model xynbs --backend cpu {CAMERA} --quiet");
    run_ok(folder, &format!("{localize} -o a.csv"));
    let sigma = csv_column(&folder.join("a.csv"), "sigma");
    let (x, y) = (
        csv_column(&folder.join("a.csv"), "x"),
        csv_column(&folder.join("a.csv"), "y"),
    );
    // The simulated width is 1.3 sides of a square of the same area.
    let mut sorted = sigma.clone();
    sorted.sort_by(f64::total_cmp);
    let median = sorted[sorted.len() / 2];
    assert!(
        (median / (1.3 * 0.014f64.sqrt()) - 1.0).abs() < 0.02,
        "{median}"
    );
    let largest = |of: &[f64]| of.iter().copied().fold(0.0, f64::max);
    assert!((5.0..6.4).contains(&largest(&x)), "{}", largest(&x));
    assert!((11.0..13.44).contains(&largest(&y)), "{}", largest(&y));
    let text = fs::read_to_string(folder.join("a.csv.toml")).expect("readable");
    assert!(text.contains("pixel_size_um = [0.1, 0.14]"), "{text}");
    for name in ["b.parquet", "b.npz", "b.smlm", "b.ts.csv", "b.hdf5"] {
        run_ok(folder, &format!("{localize} -o {name}"));
        let output = run(folder, &format!("info {name}"));
        let info = utf8(&output.stdout);
        // Picasso has one size.
        let size = if name == "b.hdf5" {
            "0.1 um"
        } else {
            "0.1 x 0.14 um"
        };
        assert!(info.contains(size), "{name}: {info}");
        run_ok(folder, &format!("convert {name} back.csv --quiet"));
        let back = csv_column(&folder.join("back.csv"), "y");
        assert_eq!(back.len(), y.len(), "{name}");
        for (back, y) in back.iter().zip(&y) {
            assert!((back - y).abs() < 2e-6, "{name}: {back} {y}");
        }
    }
}
