//! Files of Imaris that h5py wrote: scans through focus, recordings that were ended early, and variants
//! that are not read.

use gaussmle_io::movie::{self, GrowingMovie, OpenOptions};

use super::channels::{fixtures, values};
use super::{assert_open_error, open, open_truncated, read};

#[test]
fn planes_along_z_are_frames_alone_or_in_a_scan() {
    let Some(folder) = fixtures() else { return };
    let alone = open(&folder.join("imaris_scan.ims")).expect("opened");
    assert_eq!(values(alone.as_ref()), [0.0, 10.0, 20.0, 30.0, 40.0]);
    assert!(
        alone.notes()[0].contains("labelled as z"),
        "{:?}",
        alone.notes()
    );
    // Two planes are a chunk, and a run of frames may end within one.
    assert_eq!(alone.frames_together(), 2);
    let all = read(alone.as_ref(), 0..5);
    let plane = alone.shape().pixels();
    for frames in [0..1, 1..4, 3..5] {
        let part = &all[frames.start * plane..frames.end * plane];
        assert_eq!(read(alone.as_ref(), frames), part);
    }
    let metadata = alone.metadata();
    assert_eq!(metadata.z_step_um, Some(0.05));
    assert_eq!(metadata.axes[0], ("time".into(), 1));
    assert_eq!(metadata.axes[2], ("z".into(), 5));

    let scan = OpenOptions {
        z_stack: true,
        ..OpenOptions::default()
    };
    let times = movie::open(&folder.join("imaris_scan_times.ims"), &scan).expect("opened");
    assert_eq!(times.metadata().frames_per_plane, Some(5));
    let expected = (0..15).map(|frame| f64::from(10 * (frame / 5) + 100 * (frame % 5)));
    assert_eq!(values(times.as_ref()), expected.collect::<Vec<f64>>());
}

#[test]
fn a_recording_that_ended_early_has_the_frames_before() {
    let Some(folder) = fixtures() else { return };
    let expected = [0.0, 100.0, 200.0];
    for (name, words, note) in [
        (
            "imaris_empty.ims",
            "3 whole frames of 5",
            "3 of 5 time points",
        ),
        ("imaris_gap.ims", "no image of time 3", "time 3 is missing"),
    ] {
        let path = folder.join(name);
        assert_open_error(&path, Some("allow_truncated"), &[words]);
        let movie = open_truncated(&path);
        assert_eq!(values(movie.as_ref()), expected);
        let notes = movie.notes().join("\n");
        assert!(notes.contains(note), "{notes}");
    }
    let promised = open(&folder.join("imaris_promised.ims")).expect("opened");
    assert_eq!(promised.shape().frames, 5);
    let notes = promised.notes().join("\n");
    assert!(notes.contains("7 as the number of time points"), "{notes}");
}

#[test]
fn a_time_without_pixels_between_others_is_no_dark_frame() {
    let Some(folder) = fixtures() else { return };
    let movie = open(&folder.join("refused/dark.ims")).expect("opened");
    let mut pixels = movie::Pixels::default();
    for frame in [0, 1, 3, 4] {
        movie.read(frame..frame + 1, &mut pixels).expect("read");
    }
    let error = movie.read(2..3, &mut pixels).expect_err("no pixels");
    let error = error.to_string();
    assert!(
        error.contains("time 2") && error.contains("no pixels"),
        "{error}"
    );
}

#[test]
fn variants_that_are_not_read_have_a_way_out() {
    let Some(folder) = fixtures() else { return };
    let refused = |name: &str, parts: &[&str]| assert_open_error(&folder.join(name), None, parts);
    refused(
        "refused/lzf.ims",
        &["HDF5 filter 32000", "gzip", "OME-TIFF"],
    );
    refused("refused/u32.ims", &["type u32", "Edit > Change Data Type"]);
    // HDF5 of another program.
    let copy = tempfile::tempdir().expect("a folder");
    let other = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/crates/io/fixtures/psf/no_psf.h5"
    );
    let path = copy.path().join("other.ims");
    std::fs::copy(other, &path).expect("copied");
    assert_open_error(&path, None, &["is not an Imaris file, although"]);
    assert!(!movie::is_movie(std::path::Path::new(other)));
}

#[test]
fn a_copy_that_was_cut_short_has_no_wrong_frames() {
    let Some(folder) = fixtures() else { return };
    let copy = tempfile::tempdir().expect("a folder");
    let path = copy.path().join("movie.ims");
    let whole = std::fs::read(folder.join("imaris_promised.ims")).expect("read");
    let options = |allow_truncated| OpenOptions {
        allow_truncated,
        ..OpenOptions::default()
    };
    let expected = [0.0, 100.0, 200.0, 300.0, 400.0];
    let mut lengths = std::collections::BTreeSet::new();
    for end in (0..whole.len()).step_by(23) {
        std::fs::write(&path, &whole[..end]).expect("written");
        let Ok(movie) = movie::open(&path, &options(true)) else {
            continue;
        };
        let found = values(movie.as_ref());
        assert_eq!(found, expected[..found.len()], "{end}");
        let is_error = movie::open(&path, &options(false)).is_err();
        assert_eq!(is_error, found.len() < 5, "{end}");
        lengths.insert(found.len());
    }
    assert!(lengths.contains(&5) && lengths.len() > 1, "{lengths:?}");
}

#[test]
fn frames_of_a_growing_file_count_when_it_is_quiet() {
    let Some(folder) = fixtures() else { return };
    let path = folder.join("imaris_promised.ims");
    let mut movie = GrowingMovie::new(&path, &OpenOptions::default());
    // The files of a movie are known after the first look.
    let looks = [(); 3].map(|()| movie.look().expect("opened").frames);
    assert_eq!(looks, [0, 0, 5]);
}
