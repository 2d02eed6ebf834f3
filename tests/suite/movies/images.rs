//! Files of several images or positions, sets with a companion file, and scans through focus. A
//! pixel is 100 * time + 10 * z + channel.

use std::path::Path;

use gaussmle_io::movie::{self, FileError, Movie, OpenOptions};

use super::channels::{fixtures, values};
use super::open;

fn series(path: &Path, series: &str) -> Result<Box<dyn Movie>, FileError> {
    let options = OpenOptions {
        series: Some(series.into()),
        ..OpenOptions::default()
    };
    movie::open(path, &options)
}

/// Five times with an offset.
fn times(offset: f64) -> Vec<f64> {
    (0..5)
        .map(|time| 100.0 * f64::from(time) + offset)
        .collect()
}

#[test]
fn images_of_one_file_are_never_mixed() {
    let Some(folder) = fixtures() else { return };
    let images = folder.join("images.ome.tif");
    let positions = folder.join("positions/a_MMStack.ome.tif");
    for (path, names, second, shared_size) in [
        (&images, ["left", "right"], 1.0, None),
        (&positions, ["0", "position 1"], 10.0, Some(0.16.into())),
    ] {
        let error = open(path).expect_err("two images");
        assert_eq!(error.option(), Some("series"), "{error}");
        let text = error.to_string();
        assert!(
            text.contains("2 images") && text.contains(names[1]),
            "{text}"
        );
        for (number, name) in names.into_iter().enumerate() {
            for choice in [name, &number.to_string()] {
                let movie = series(path, choice).unwrap_or_else(|error| panic!("{error}"));
                assert_eq!(values(movie.as_ref()), times(second * number as f64));
                assert_eq!(movie.notes(), [""; 0], "{path:?}");
                assert_eq!(movie.metadata().series.len(), 2);
            }
        }
        let error = series(path, "2").expect_err("no such image");
        assert!(error.to_string().contains(names[1]), "{error}");
        let every = OpenOptions {
            every_plane: true,
            ..OpenOptions::default()
        };
        let movie = movie::open(path, &every).expect("opened");
        assert_eq!(movie.shape().frames, 10);
        assert_eq!(movie.metadata().axes[0], ("series".to_owned(), 2));
        // A pixel size that the images do not share is not that of all.
        assert_eq!(movie.metadata().pixel_size_um, shared_size, "{path:?}");
    }
    let alike = OpenOptions {
        every_plane: true,
        ..OpenOptions::default()
    };
    let alike = movie::open(&folder.join("single.ome.tif"), &alike).expect("opened");
    assert_eq!(alike.metadata().pixel_size_um, Some(0.1.into()));
    // Each image has its own pixel size.
    for (name, size) in [("left", 0.1), ("right", 0.2)] {
        let found = series(&images, name).expect("chosen").metadata();
        assert_eq!(found.pixel_size_um, Some(size.into()), "{name}");
    }
    // A file of one image.
    let one = folder.join("ome_z.ome.tif");
    assert!(series(&one, "0").is_ok() && series(&one, "1").is_err());
    assert!(series(&folder.join("frame.npy"), "1").is_err());
}

#[test]
fn images_may_differ_in_size_and_axes() {
    let Some(folder) = fixtures() else { return };
    let path = folder.join("sizes.ome.tif");
    let small = series(&path, "0").expect("chosen");
    assert_eq!((small.shape().height, small.shape().width), (6, 5));
    assert_eq!(values(small.as_ref()), [0.0, 100.0, 200.0]);
    let error = series(&path, "1").expect_err("two channels");
    assert_eq!(error.option(), Some("channel"), "{error}");
    let options = OpenOptions {
        series: Some("1".into()),
        channel: Some("1".into()),
        ..OpenOptions::default()
    };
    let movie = movie::open(&path, &options).expect("chosen");
    assert_eq!((movie.shape().height, movie.shape().width), (13, 17));
    assert_eq!(values(movie.as_ref()), times(1.0));
}

#[test]
fn images_of_one_plane_are_frames_in_time() {
    let Some(folder) = fixtures() else { return };
    let movie = open(&folder.join("single.ome.tif")).expect("opened");
    let expected: Vec<f64> = (0..6).map(|time| 100.0 * f64::from(time)).collect();
    assert_eq!(values(movie.as_ref()), expected);
    let notes = movie.notes();
    assert!(
        notes.len() == 1 && notes[0].contains("6 images"),
        "{notes:?}"
    );
}

#[test]
fn a_file_of_a_set_is_described_by_its_companion() {
    let Some(folder) = fixtures() else { return };
    let folder = folder.join("companion");
    for (name, offset) in [("first.tif", 0.0), ("second.tif", 1.0)] {
        let error = open(&folder.join(name)).expect_err("two channels");
        assert!(error.to_string().contains("1 (Cy5)"), "{error}");
        let options = OpenOptions {
            channel: Some("Cy5".into()),
            ..OpenOptions::default()
        };
        let movie = movie::open(&folder.join(name), &options).expect("chosen");
        assert_eq!(values(movie.as_ref()), times(1.0 + offset));
        assert_eq!(movie.files().len(), 2, "the companion is one of its files");
    }
    let copy = tempfile::tempdir().expect("a folder");
    let alone = copy.path().join("first.tif");
    std::fs::copy(folder.join("first.tif"), &alone).expect("copied");
    let movie = open(&alone).expect("opened");
    let notes = movie.notes();
    assert!(
        notes.len() == 1 && notes[0].contains("set.companion.ome"),
        "{notes:?}"
    );
}

#[test]
fn a_scan_through_focus_has_its_planes_in_order() {
    let Some(folder) = fixtures() else { return };
    let scan = OpenOptions {
        z_stack: true,
        ..OpenOptions::default()
    };
    let movie = movie::open(&folder.join("scan.ome.tif"), &scan).expect("a scan");
    let expected: Vec<f64> = (0..6).map(|z| 10.0 * f64::from(z)).collect();
    assert_eq!(values(movie.as_ref()), expected);
    assert_eq!(movie.notes(), [""; 0]);
    assert_eq!(movie.metadata().frames_per_plane, Some(1));
    for name in [
        "scan_times.ome.tif",
        "scan_imagej.tif",
        "ndtiff_z/a_NDTiffStack.tif",
    ] {
        let path = folder.join(name);
        assert!(open(&path).is_err(), "a movie needs one plane");
        let movie = movie::open(&path, &scan).unwrap_or_else(|error| panic!("{error}"));
        let frames = movie.metadata().frames_per_plane.expect("planes along z");
        let expected: Vec<f64> = (0..3)
            .flat_map(|z| (0..frames).map(move |time| (100 * time + 10 * z) as f64))
            .collect();
        assert_eq!(values(movie.as_ref()), expected, "{name}");
        assert!(
            movie.notes()[0].contains("3 planes along z"),
            "{:?}",
            movie.notes()
        );
    }
}
