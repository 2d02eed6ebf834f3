//! NDTiff data sets: folders, axes, pixel types, and files that are damaged or not closed.

use std::fs;
use std::path::{Path, PathBuf};

use gaussmle_io::movie::{self, FileError, Movie, OpenOptions, PixelType};
use gaussmle_smlm::localize::check_output_paths;

use super::ndtiff_files::{DataSet, patch};
use super::{assert_open_error, open, open_truncated, read};

const SIDES: [u32; 2] = [3, 2];
const AREA: usize = 6;

/// Pixels of 16 bits, all different.
fn frame(number: u16) -> Vec<u8> {
    let pixels = (0..AREA as u16).map(|pixel| 100 * number + pixel);
    pixels.flat_map(u16::to_le_bytes).collect()
}

/// The values of frames of these numbers.
fn values(numbers: impl IntoIterator<Item = u16>) -> Vec<f64> {
    let pixels = numbers
        .into_iter()
        .flat_map(|number| (0..AREA as u16).map(move |pixel| 100 * number + pixel));
    pixels.map(f64::from).collect()
}

/// Writes a data set of 16-bit images. Those of `axes` have the numbers 0, 1, 2, ..
fn write(folder: &Path, axes: &[&str]) {
    let mut set = DataSet::create(folder, SIDES, "{}", false);
    for (number, axes) in (0..).zip(axes) {
        set.add(axes, 1, &frame(number));
    }
    set.close();
}

fn all(movie: &dyn Movie) -> Vec<f64> {
    read(movie, 0..movie.shape().frames)
}

fn choose(path: &Path, options: OpenOptions) -> Result<Vec<f64>, FileError> {
    movie::open(path, &options).map(|movie| all(movie.as_ref()))
}

#[test]
fn a_data_set_is_opened_by_its_folder_its_index_or_any_of_its_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let summary = r#"{"PixelSizeUm": 0.108, "Camera": "Kinetix"}"#;
    for place in ["set", "old/Full resolution"] {
        let mut set = DataSet::create(&at(place), SIDES, summary, true);
        // Not in the order of time.
        for time in [1, 0, 2] {
            set.add(&format!(r#"{{"time": {time}}}"#), 1, &frame(time));
        }
        set.next_stack(summary, true);
        set.add(r#"{"time": 3}"#, 1, &frame(3));
        set.close();
    }
    let stack = |folder: &str, number: &str| at(&format!("{folder}/a_NDTiffStack{number}.tif"));
    let files = ["", "_1"].map(|number| stack("set", number));
    for path in [
        at("set"),
        at("set/NDTiff.index"),
        files[0].clone(),
        files[1].clone(),
        at("old"),
        at("old/Full resolution"),
        stack("old/Full resolution", ""),
    ] {
        let movie = open(&path).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(movie.format(), "NDTiff");
        assert!(movie::is_movie(&path));
        assert_eq!(movie.pixel_type(), PixelType::U16);
        let shape = movie.shape();
        assert_eq!((shape.frames, shape.height, shape.width), (4, 2, 3));
        assert_eq!(all(movie.as_ref()), values(0..4), "{path:?}");
        assert_eq!(read(movie.as_ref(), 1..3), values(1..3));
        assert_eq!(movie.notes(), ["2 files are read as one movie"]);
        let metadata = movie.metadata();
        assert_eq!(metadata.pixel_size_um, Some(0.108.into()));
        assert_eq!(metadata.camera.as_deref(), Some("Kinetix"));
    }
    // No file of the data set is written over.
    let movie = at("set");
    for file in files.into_iter().chain([at("set/NDTiff.index")]) {
        let error = check_output_paths(std::slice::from_ref(&file), &[&movie]);
        let error = error.expect_err("refused").to_string();
        assert!(error.contains("written over"), "{error}");
    }
    let error = check_output_paths(&[at("set/locs.csv")], &[&movie]).expect_err("refused");
    assert!(
        error.to_string().contains("the folder of an input"),
        "{error}"
    );
}

#[test]
fn channels_positions_and_planes_along_z_are_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("set");
    let mut axes = Vec::new();
    for time in 0..2 {
        for position in [0, 3] {
            for channel in ["Cy5", "DAPI"] {
                for z in [-1, 0] {
                    axes.push(format!(
                        r#"{{"position": {position}, "time": {time}, "channel": "{channel}", "z": {z}}}"#
                    ));
                }
            }
        }
    }
    write(&path, &axes.iter().map(String::as_str).collect::<Vec<_>>());
    let options = |series: Option<&str>, channel: Option<&str>, z| OpenOptions {
        series: series.map(str::to_owned),
        channel: channel.map(str::to_owned),
        z,
        ..OpenOptions::default()
    };
    for (options, option, part) in [
        (
            options(None, None, None),
            "series",
            "0 (position 0), 1 (position 3)",
        ),
        (
            options(Some("1"), None, Some(0)),
            "channel",
            "0 (Cy5), 1 (DAPI)",
        ),
        (options(Some("1"), Some("0"), None), "z", "2 planes along z"),
        (
            options(Some("1"), Some("GFP"), Some(0)),
            "channel",
            "0 (Cy5), 1 (DAPI)",
        ),
    ] {
        let error = choose(&path, options).expect_err("a choice is missing");
        assert_eq!(error.option(), Some(option), "{error}");
        assert!(error.to_string().contains(part), "{error}");
    }
    for (series, base) in [("position 0", 0), ("position 3", 4)] {
        for (channel, next) in [("Cy5", 0), ("1", 2)] {
            for z in [0, 1] {
                let chosen = choose(&path, options(Some(series), Some(channel), Some(z)));
                let first = base + next + z as u16;
                assert_eq!(chosen.expect("chosen"), values([first, first + 8]));
            }
        }
    }
    let every_plane = OpenOptions {
        every_plane: true,
        ..OpenOptions::default()
    };
    assert_eq!(choose(&path, every_plane).expect("all"), values(0..16));
}

#[test]
fn axes_with_other_names_are_understood() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, axes, note) in [
        ("t", [r#"{"t": 1}"#, r#"{"t": 0}"#], None),
        (
            "img",
            [r#"{"img": 1}"#, r#"{"img": 0}"#],
            Some("its only axis, img, is read as time"),
        ),
        (
            "slow",
            [r#"{"time": 10}"#, r#"{"time": 5}"#],
            Some("5 apart"),
        ),
    ] {
        let path = folder.path().join(name);
        write(&path, &axes);
        let movie = open(&path).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(all(movie.as_ref()), values([1, 0]), "{name}");
        let notes = movie.notes();
        assert_eq!(notes.len(), usize::from(note.is_some()), "{notes:?}");
        assert!(note.is_none_or(|note| notes[0].contains(note)), "{notes:?}");
    }
    let path = folder.path().join("positions");
    write(&path, &[r#"{"position": 0}"#, r#"{"position": 1}"#]);
    assert_open_error(&path, Some("series"), &["position 0", "position 1"]);
}

#[test]
fn pixel_types_of_the_index_are_8_to_16_bits() {
    let folder = tempfile::tempdir().expect("a folder");
    for pixel_type in 0..8 {
        let path = folder.path().join(pixel_type.to_string());
        let mut set = DataSet::create(&path, SIDES, "{}", false);
        let bytes = if pixel_type == 0 { AREA } else { 2 * AREA };
        let pixels: Vec<u8> = (0..bytes as u8).collect();
        set.add(r#"{"time": 0}"#, pixel_type, &pixels);
        set.close();
        match pixel_type {
            2 => assert_open_error(&path, None, &["colour", "one component"]),
            7 => assert_open_error(&path, None, &["pixel type 7"]),
            0 => {
                let movie = open(&path).expect("opened");
                assert_eq!(all(movie.as_ref()), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]);
            }
            _ => {
                let movie = open(&path).expect("opened");
                let expected = pixels
                    .chunks(2)
                    .map(|two| f64::from(two[0]) + 256.0 * f64::from(two[1]));
                assert_eq!(all(movie.as_ref()), expected.collect::<Vec<_>>());
                // The metadata of the image, as the summary has none.
                assert_eq!(movie.metadata().pixel_size_um, Some(0.117.into()));
            }
        }
    }
    let path = folder.path().join("1/NDTiff.index");
    let index = fs::read(&path).expect("read");
    patch(&path, index.len() as u64 - 16, &[8]);
    assert_open_error(&path, None, &["compression 8", "not supported"]);
}

const TIMES: [&str; 3] = [r#"{"time": 0}"#, r#"{"time": 1}"#, r#"{"time": 2}"#];

/// A data set of three images, whose index has entries of one length, and the offset of its last one.
fn three(folder: &Path) -> (PathBuf, usize) {
    let path = folder.join("set");
    let _ = fs::remove_dir_all(&path);
    write(&path, &TIMES);
    let len = fs::read(path.join("NDTiff.index")).expect("read").len();
    (path, 2 * len / 3)
}

#[test]
fn missing_images_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("set");
    let times = [0, 1, 2, 4, 6].map(|time| format!(r#"{{"time": {time}}}"#));
    write(&path, &times.each_ref().map(String::as_str));
    let parts = ["no image of time 3", "3 frames come before it"];
    assert_open_error(&path, Some("allow_truncated"), &parts);
    let movie = open_truncated(&path);
    assert_eq!(all(movie.as_ref()), values(0..3));
    assert!(movie.notes()[0].contains("time 3"), "{:?}", movie.notes());
}

#[test]
fn an_index_that_is_not_closed_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, last) = three(folder.path());
    let index = path.join("NDTiff.index");
    let whole = fs::read(&index).expect("read");
    for (bytes, complete) in [
        (whole[..last + 1].to_vec(), 2),
        (whole[..whole.len() - 1].to_vec(), 2),
        ([&whole[..last], &[0; 3]].concat(), 2),
        ([&whole[..], &[0; 1000]].concat(), 3),
    ] {
        fs::write(&index, bytes).expect("written");
        let whole = format!("{complete} whole images");
        let error = open(&path).expect_err("not closed");
        assert_eq!(error.option(), Some("allow_truncated"));
        let error = error.to_string();
        assert!(
            error.starts_with(&index.display().to_string()) && error.contains(&whole),
            "{error}"
        );
        assert!(error.contains("is not closed"), "{error}");
        let movie = open_truncated(&path);
        assert_eq!(all(movie.as_ref()), values(0..complete));
        assert!(movie.notes()[0].contains(&whole), "{:?}", movie.notes());
    }
    // The entry is there, the image is not: zeros are in its place.
    let mut set = DataSet::create(&path, SIDES, "{}", true);
    set.add(TIMES[0], 1, &frame(0));
    let mut other = DataSet::create(&folder.path().join("other"), SIDES, "{}", true);
    other.add(TIMES[0], 1, &frame(0));
    let entry = other.add_pixels(TIMES[1], 1, &frame(1));
    set.add_entry(&entry);
    let movie = open_truncated(&path);
    assert_eq!(all(movie.as_ref()), values([0]));
}

#[test]
fn damaged_entries_are_errors() {
    let folder = tempfile::tempdir().expect("a folder");
    // Counted from the end of the index.
    for (before_end, bytes, option, parts) in [
        (
            32,
            &[0xff; 4][..],
            Some("allow_truncated"),
            &["cut short", "2 whole frames of 3"][..],
        ),
        (
            32,
            &[4, 0, 0, 0],
            None,
            &["frame 2 start at 4, in the header"],
        ),
        (28, &[5], None, &["frame 2 is 2x5 pixels", "frame 0 2x3"]),
        (
            24,
            &[0xff; 4],
            None,
            &["frame 2 is 4294967295x3", "damaged"],
        ),
        (
            20,
            &[0],
            None,
            &["frame 2 is 2x3 pixels (height x width) of 8 bits"],
        ),
    ] {
        let (path, _) = three(folder.path());
        let index = path.join("NDTiff.index");
        let len = fs::metadata(&index).expect("there").len();
        patch(&index, len - before_end, bytes);
        let error = open(&path).expect_err("damaged");
        assert_eq!(error.option(), option, "{error}");
        let error = error.to_string();
        for part in parts {
            assert!(error.contains(part), "`{error}` lacks `{part}`");
        }
    }
    // A size that does not fit into memory.
    let (path, _) = three(folder.path());
    let index = path.join("NDTiff.index");
    let bytes = fs::read(&index).expect("read");
    for entry in 1..=3 {
        let at = entry * bytes.len() / 3 - 28;
        patch(
            &index,
            at as u64,
            &[0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff, 0x7f],
        );
    }
    assert!(open(&path).is_err());
}

#[test]
fn missing_and_short_files_are_errors() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("set");
    let mut set = DataSet::create(&path, SIDES, "{}", false);
    set.add(TIMES[0], 1, &frame(0));
    set.add(TIMES[1], 1, &frame(1));
    set.next_stack("{}", false);
    set.add(TIMES[2], 1, &frame(2));
    set.close();
    let second = path.join("a_NDTiffStack_1.tif");
    let bytes = fs::read(&second).expect("read");
    fs::write(&second, &bytes[..150]).expect("written");
    let error = open(&path).expect_err("short").to_string();
    assert!(
        error.starts_with(&second.display().to_string()) && error.contains("2 whole frames of 3"),
        "{error}"
    );
    assert_eq!(all(open_truncated(&path).as_ref()), values(0..2));
    fs::remove_file(&second).expect("removed");
    let error = open(&path).expect_err("missing");
    assert_eq!(error.option(), Some("allow_truncated"));
    let error = error.to_string();
    assert!(
        error.contains("a_NDTiffStack_1.tif of the same series is missing"),
        "{error}"
    );
    assert_eq!(all(open_truncated(&path).as_ref()), values(0..2));
    // A file that the index does not name is read by itself.
    fs::rename(path.join("a_NDTiffStack.tif"), path.join("b.tif")).expect("renamed");
    let movie = open(&path.join("b.tif")).expect("opened");
    assert_eq!(all(movie.as_ref()), values(0..2));
}
