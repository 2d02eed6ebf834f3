//! Files of real microscopes and simulators. The tests are skipped where they are missing.

use gaussmle_io::movie;

use super::{open, read};
use crate::support::data_file;

fn check(name: &str, format: &str, shape: [usize; 3], notes: usize, range: [f64; 2]) {
    let Some(path) = data_file(name) else { return };
    let movie = open(&path).unwrap_or_else(|error| panic!("{error}"));
    let found = movie.shape();
    assert_eq!([found.frames, found.height, found.width], shape);
    assert_eq!(movie.format(), format);
    assert_eq!(movie.notes().len(), notes, "{:?}", movie.notes());
    let pixels = read(&*movie, 0..found.frames);
    let mean = pixels.iter().sum::<f64>() / pixels.len() as f64;
    assert!(
        mean > range[0] && mean < range[1],
        "{name}: the mean is {mean}"
    );
}

#[test]
fn real_movies_are_read() {
    // Its frames are named slices.
    check(
        "locan/images.tif",
        "ImageJ TIFF",
        [5, 128, 128],
        1,
        [0.0, 1e4],
    );
    check(
        "picasso/testdata_1000f.raw",
        "Picasso raw",
        [1000, 32, 32],
        0,
        [0.0, 1e4],
    );
    check(
        "storm-analysis/test.dax",
        "dax",
        [10, 256, 256],
        0,
        [90.0, 500.0],
    );
    // The .inf file states 10 frames; the movie has 11.
    check(
        "storm-analysis/scmos_sample.dax",
        "dax",
        [11, 256, 256],
        1,
        [90.0, 500.0],
    );
}

#[test]
fn real_calibration_file_is_read() {
    let Some(path) = data_file("storm-analysis/scmos_calib.npy") else {
        return;
    };
    let array = movie::read_array(&path).expect("read");
    assert_eq!(array.shape(), [3, 256, 256]);
    let offset: f64 = array.to_f64()[..65536].iter().sum::<f64>() / 65536.0;
    assert!(offset > 50.0 && offset < 200.0, "{offset}");
}
