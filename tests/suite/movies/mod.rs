//! One movie in every format, written by Python and read pixel by pixel. Damaged files are in
//! `damage`.

mod channels;
mod damage;
mod images;
mod imaris;
mod large;
mod meta_morph;
mod ndtiff;
pub mod ndtiff_files;
mod planes;
mod real;
mod writers;
mod zarr_checksums;

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::support::{printed, python, script};
use gaussmle_io::movie::{self, FileError, Movie, OpenOptions, PixelType, Pixels};
use gaussmle_smlm::localize::check_output_paths;

/// The folder of fixtures, created once. Without Python or its libraries there is none, and a
/// message.
pub fn fixtures() -> Option<&'static Path> {
    static FOLDER: OnceLock<Option<tempfile::TempDir>> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let mut script = script("make_movies.py")?;
        let folder = tempfile::tempdir().expect("a folder");
        script.arg(folder.path());
        printed(script);
        Some(folder)
    });
    folder.as_ref().map(tempfile::TempDir::path)
}

pub fn open(path: &Path) -> Result<Box<dyn Movie>, FileError> {
    movie::open(path, &OpenOptions::default())
}

pub fn open_truncated(path: &Path) -> Box<dyn Movie> {
    let options = OpenOptions {
        allow_truncated: true,
        ..OpenOptions::default()
    };
    movie::open(path, &options).expect("opened although cut short")
}

/// Asserts that a file cannot be opened and that the error contains each of `parts`.
pub fn assert_open_error(path: &Path, option: Option<&str>, parts: &[&str]) {
    let error = open(path).expect_err("refused");
    // The option is not in the message: front ends name it in their own words.
    assert_eq!(error.option(), option, "{error}");
    let error = error.to_string();
    assert!(error.starts_with(&path.display().to_string()), "{error}");
    for part in parts {
        assert!(error.contains(part), "`{error}` lacks `{part}`");
    }
}

pub fn f64s(pixels: &Pixels) -> Vec<f64> {
    match pixels {
        Pixels::U16(pixels) => pixels.iter().map(|&p| p.into()).collect(),
        Pixels::F32(pixels) => pixels.iter().map(|&p| p.into()).collect(),
    }
}

pub fn read(movie: &dyn Movie, frames: Range<usize>) -> Vec<f64> {
    let mut pixels = Pixels::default();
    movie.read(frames, &mut pixels).expect("read");
    f64s(&pixels)
}

/// The list of the fixtures: path, expected array, format.
pub fn listed(folder: &Path) -> Vec<(PathBuf, PathBuf, String)> {
    let text = std::fs::read_to_string(folder.join("movies.json")).expect("read");
    let list: Vec<serde_json::Value> = serde_json::from_str(&text).expect("JSON");
    let text = |value: &serde_json::Value| value.as_str().expect("text").to_owned();
    list.iter()
        .map(|entry| {
            let path = folder.join(text(&entry["path"]));
            let expected = folder.join(text(&entry["expected"]));
            (path, expected, text(&entry["format"]))
        })
        .collect()
}

#[test]
fn every_format_gives_the_same_pixels() {
    let Some(folder) = fixtures() else { return };
    let list = listed(folder);
    assert!(list.len() > 200);
    for (path, expected, format) in list {
        let movie = open(&path).unwrap_or_else(|error| panic!("{error}"));
        let expected = movie::read_array(&expected).expect("read");
        let shape = movie.shape();
        let sides = [shape.frames, shape.height, shape.width];
        assert_eq!(sides, expected.shape(), "{path:?}");
        assert_eq!(movie.format(), format, "{path:?}");
        let values = expected.to_f64();
        let fractions = values.iter().any(|value| value.fract() != 0.0);
        let negative = values.iter().any(|value| *value < 0.0);
        let depth = if fractions || negative {
            PixelType::F32
        } else {
            PixelType::U16
        };
        assert_eq!(movie.pixel_type(), depth, "{path:?}");
        let (all, area) = (shape.frames, shape.pixels());
        for range in [0..all, 0..1, 2..5, 6..7, 3..3] {
            let expected = &values[range.start * area..range.end * area];
            assert!(
                read(&*movie, range.clone()) == expected,
                "{path:?} {range:?}"
            );
        }
        let notes = movie.notes().join("\n");
        let is_series = path.parent() != Some(folder);
        assert_eq!(notes.is_empty(), !is_series, "{path:?}: {notes}");
        let error = movie
            .read(5..8, &mut Pixels::default())
            .expect_err("beyond");
        assert!(error.to_string().contains("5 to 8"), "{error}");
    }
}

#[test]
fn frames_are_read_from_many_threads() {
    let Some(folder) = fixtures() else { return };
    let expected = movie::read_array(&folder.join("expected_u16.npy"))
        .expect("read")
        .to_f64();
    for name in ["own_u16_mm_lzw_p2.tif", "u16_v3_sharded.zarr", "u16_b.dax"] {
        let movie = open(&folder.join(name)).expect("opened");
        let area = movie.shape().pixels();
        std::thread::scope(|scope| {
            for thread in 0..8 {
                let (movie, expected) = (&movie, &expected);
                scope.spawn(move || {
                    for frame in (0..7).cycle().skip(thread).take(30) {
                        let pixels = read(&**movie, frame..frame + 1);
                        assert!(pixels == expected[frame * area..(frame + 1) * area]);
                    }
                });
            }
        });
    }
}

#[test]
fn chunks_state_their_number_of_frames() {
    let Some(folder) = fixtures() else { return };
    let together = |name: &str| open(&folder.join(name)).expect("opened").frames_together();
    assert_eq!(together("u16_v3_zstd.zarr"), 3);
    assert_eq!(together("u16_v3_sharded.zarr"), 3);
    // Axes of length 1 between time and the image do not split a chunk.
    assert_eq!(together("ome05.zarr"), 2);
    assert_eq!(together("u16_b.dax"), 1);
}

#[test]
fn a_channel_of_a_zarr_movie_is_read_alone() {
    let Some(folder) = fixtures() else { return };
    let path = folder.join("channels.zarr");
    assert_open_error(&path, Some("channel"), &["2 channels, 0, 1"]);
    let expected = movie::read_array(&folder.join("expected_u16.npy"))
        .expect("read")
        .to_f64();
    let options = OpenOptions {
        channel: Some("1".into()),
        ..OpenOptions::default()
    };
    let movie = movie::open(&path, &options).expect("opened");
    assert_eq!(movie.shape().frames, 4);
    let frame = |number: usize| &expected[number * 13 * 17..(number + 1) * 13 * 17];
    // The planes are (time, channel), the channel fastest.
    for time in 0..3 {
        assert!(read(&*movie, time..time + 1) == frame(2 * time + 1));
    }
    assert!(read(&*movie, 0..3) == [frame(1), frame(3), frame(5)].concat());
}

#[test]
fn incomplete_zarr_movie_has_a_note() {
    let Some(folder) = fixtures() else { return };
    let copy = tempfile::tempdir().expect("a folder");
    let from = folder.join("u16_v2_zlib.zarr");
    for entry in std::fs::read_dir(from).expect("listed") {
        let entry = entry.expect("listed");
        if entry.file_name() != "2.1.1" {
            std::fs::copy(entry.path(), copy.path().join(entry.file_name())).expect("copied");
        }
    }
    let movie = open(copy.path()).expect("opened");
    assert!(
        movie.notes()[0].contains("1 of ") && movie.notes()[0].contains("2.1.1 for one"),
        "{:?}",
        movie.notes()
    );
}

#[test]
fn arrays_of_any_type_and_order_are_read() {
    let Some(folder) = fixtures() else { return };
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("listed") {
        let path = entry.expect("listed").path();
        let name = path
            .file_name()
            .expect("named")
            .to_string_lossy()
            .into_owned();
        if !name.starts_with("array_") {
            continue;
        }
        let array = movie::read_array(&path).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(array.shape(), [2, 3, 4]);
        let expected: Vec<f64> = match name.contains("bool") {
            true => (0..24).map(|i| f64::from(u8::from(i > 0))).collect(),
            false => (0..24).map(f64::from).collect(),
        };
        assert_eq!(array.to_f64(), expected, "{name}");
        count += 1;
    }
    assert_eq!(count, 22);
    let (height, width, map) = movie::read_image(&folder.join("map_f64.tif")).expect("read");
    assert_eq!((height, width, map[9]), (3, 4, 9.0 / 8.0));
}

#[test]
fn movie_files_are_listed_and_not_overwritten() {
    let Some(folder) = fixtures() else { return };
    for (movie, others) in [
        (
            "series/a_MMStack.ome.tif",
            &["series/a_MMStack_1.ome.tif", "series/a_MMStack_2.ome.tif"][..],
        ),
        (
            "series_tif/b.tif",
            &["series_tif/b_1.tif", "series_tif/b_2.tif"],
        ),
        // Only this file is read, so a run may overwrite another part of the series.
        ("series/a_MMStack_1.ome.tif", &[]),
        ("u16_l.raw", &["u16_l.yaml"]),
        ("u16_b.dax", &["u16_b.inf"]),
        ("u16_l.npy", &[]),
    ] {
        let movie = folder.join(movie);
        let all: Vec<PathBuf> = std::iter::once(movie.clone())
            .chain(others.iter().map(|other| folder.join(other)))
            .collect();
        assert_eq!(open(&movie).expect("opened").files(), all);
        for file in all {
            let error =
                check_output_paths(std::slice::from_ref(&file), &[&movie]).expect_err("refused");
            assert!(error.to_string().contains("written over"), "{error}");
        }
        let next = folder.join("series/a_MMStack_3.ome.tif");
        check_output_paths(&[next], &[&movie]).expect("another file");
    }
}

#[test]
fn later_file_of_a_series_is_read_alone_with_a_note() {
    let Some(folder) = fixtures() else { return };
    let movie = open(&folder.join("series/a_MMStack_1.ome.tif")).expect("opened");
    assert_eq!(movie.shape().frames, 3);
    let notes = movie.notes();
    assert!(
        notes.len() == 1 && notes[0].contains("open a_MMStack.ome.tif"),
        "{notes:?}"
    );
}

#[test]
fn series_with_a_gap_is_an_error() {
    let Some(folder) = fixtures() else { return };
    let copy = tempfile::tempdir().expect("a folder");
    let to = |name: &str| copy.path().join(name);
    for name in ["a_MMStack.ome.tif", "a_MMStack_2.ome.tif"] {
        std::fs::copy(folder.join("series").join(name), to(name)).expect("copied");
    }
    let first = to("a_MMStack.ome.tif");
    assert_open_error(
        &first,
        Some("allow_truncated"),
        &["a_MMStack_1.ome.tif", "missing", "3 frames"],
    );
    let movie = open_truncated(&first);
    assert_eq!(movie.shape().frames, 3);
    assert!(movie.notes().join("").contains("missing"));
    // A missing last part is a gap as well, because the first part names it. A truncated part ends
    // the movie.
    std::fs::rename(to("a_MMStack_2.ome.tif"), to("a_MMStack_1.ome.tif")).expect("renamed");
    assert_open_error(
        &first,
        Some("allow_truncated"),
        &["a_MMStack_2.ome.tif", "missing", "4 frames"],
    );
    let later = std::fs::read(folder.join("series/a_MMStack_1.ome.tif")).expect("read");
    std::fs::write(to("a_MMStack_1.ome.tif"), &later[..later.len() - 300]).expect("written");
    let error = open(&first).expect_err("refused").to_string();
    assert!(error.contains("_1.ome.tif is cut short"), "{error}");
    assert_eq!(open_truncated(&first).shape().frames, 5);
}

#[test]
fn truncated_files_are_errors_or_read_as_far_as_possible() {
    let Some(folder) = fixtures() else { return };
    let copy = tempfile::tempdir().expect("a folder");
    let expected = movie::read_array(&folder.join("expected_u16.npy"))
        .expect("read")
        .to_f64();
    for (name, ending) in [
        ("u16_b.dax", "inf"),
        ("u16_l.raw", "yaml"),
        ("u16_l.npy", ""),
        ("own_u16_mm_lzw_p2.tif", ""),
        ("imagej_single_u16_mm.tif", ""),
        ("tifffile_u16_ome_big.ome.tif", ""),
        ("tifffile_u16_imagej.tif", ""),
    ] {
        let whole = std::fs::read(folder.join(name)).expect("read");
        let path = copy.path().join(name);
        if !ending.is_empty() {
            let from = folder.join(name).with_extension(ending);
            std::fs::copy(from, path.with_extension(ending)).expect("copied");
        }
        std::fs::write(&path, &whole[..whole.len() - 100]).expect("written");
        // The OME description is at the end of the file.
        let left = if name.contains("ome") { 7 } else { 6 };
        let frames = format!("{left} whole frames");
        assert_open_error(&path, Some("allow_truncated"), &["cut short", &frames]);
        let movie = open_truncated(&path);
        assert_eq!(movie.shape().frames, left, "{name}");
        // Of several files, each note tells which one it is about.
        let notes = movie.notes().join("");
        assert!(
            notes.contains(&format!("{} is cut short", path.display())),
            "{name}: {notes}"
        );
        assert!(
            read(&*movie, 0..left) == expected[..left * 13 * 17],
            "{name}"
        );
        std::fs::write(&path, &whole[..whole.len().min(150)]).expect("written");
        assert!(open(&path).is_err(), "{name}");
        std::fs::write(&path, b"").expect("written");
        assert_open_error(&path, None, &["empty"]);
    }
}

#[test]
fn unreadable_files_are_errors_with_reasons() {
    let folder = tempfile::tempdir().expect("a folder");
    let put = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("written");
        path
    };
    assert_open_error(
        &folder.path().join("nothing.tif"),
        None,
        &["cannot be opened", "No such file"],
    );
    assert_open_error(folder.path(), None, &["folder", "Zarr"]);
    assert_open_error(
        &put("text.tif", b"hello, world"),
        None,
        &["is not a TIFF file, although its extension is .tif", "Zarr"],
    );
    assert_open_error(
        &put("movie.czi", b"ZISRAWFILE"),
        None,
        &["export it as TIFF", "movies are read from NDTiff, TIFF"],
    );
    assert_open_error(&put("x.raw", &[0; 100]), None, &["x.yaml", "not beside"]);
    assert_open_error(&put("x.dax", &[0; 100]), None, &["x.inf", "not beside"]);
    put("y.inf", b"data type = 8 bit\nframe dimensions = 5 x 5\n");
    assert_sidecar_error(
        &put("y.dax", &[0; 100]),
        "y.inf",
        &["8 bit", "not supported"],
    );
    put(
        "z.yaml",
        b"Data Type: int32\nFrames: 1\nHeight: 5\nWidth: 5\n",
    );
    assert_sidecar_error(&put("z.raw", &[0; 100]), "z.yaml", &["int32", "uint16"]);
    put("v.yaml", b"Data Type: uint16\nFrames: 1\nHeight: 5\n");
    assert_sidecar_error(&put("v.raw", &[0; 100]), "v.yaml", &["`Width:`"]);
    put("w.yaml", b"Data Type: uint16\nNote: a: b\nFrames: 1\n");
    assert_sidecar_error(&put("w.raw", &[0; 100]), "w.yaml", &["line 2", "not YAML"]);
    // The first document has the size; what follows it is of other programs.
    let later = b"Data Type: uint16\nFrames: 2\nHeight: 5\nWidth: 5\n---\nNote: a: b\n";
    put("later.yaml", later);
    let opened = open(&put("later.raw", &[0; 100])).expect("the first document is valid");
    assert_eq!(opened.shape().frames, 2);
    put("u.yaml", b"Byte Order: >\nData Type: uint16\nFrames: 1\n");
    assert_sidecar_error(
        &put("u.raw", &[0; 100]),
        "u.yaml",
        &["`Byte Order:`", "in quotes"],
    );
    let mut npy = movie::write_header("<i4", &[1, 5, 5]);
    npy.extend([0; 100]);
    assert_open_error(&put("i4.npy", &npy), None, &["type i4", "np.uint16"]);
    let mut npy = movie::write_header("<u2", &[5, 5, 1, 2]);
    npy.extend([0; 100]);
    assert_open_error(&put("deep.npy", &npy), None, &["4 dimensions"]);
}

/// As [`assert_open_error`], for an error about the sidecar file.
fn assert_sidecar_error(path: &Path, about: &str, parts: &[&str]) {
    let error = open(path).expect_err("refused").to_string();
    assert!(error.contains(about), "{error}");
    for part in parts {
        assert!(error.contains(part), "`{error}` lacks `{part}`");
    }
}

#[test]
fn unsupported_tiffs_are_errors_with_reasons() {
    // Tag, value, and the expected part of the error.
    for (tag, value, said) in [
        (258, 12, "12-bit unsigned"),
        (339, 5, "16-bit complex"),
        (277, 3, "3 samples"),
        (259, 7, "compression 7 (JPEG)"),
        (256, 0, "2x0 pixels"),
        (256, 70_000, "2x70000 pixels"),
    ] {
        let mut fields = vec![
            (256, 2u32),
            (257, 2),
            (258, 16),
            (259, 1),
            (273, 8),
            (277, 1),
            (339, 1),
        ];
        fields
            .iter_mut()
            .filter(|field| field.0 == tag)
            .for_each(|field| field.1 = value);
        let mut bytes = b"II*\0\x10\0\0\0AAAABBBB".to_vec();
        bytes.extend((fields.len() as u16).to_le_bytes());
        for (tag, value) in fields {
            bytes.extend([(tag as u16).to_le_bytes(), 4u16.to_le_bytes()].concat());
            bytes.extend([1u32.to_le_bytes(), value.to_le_bytes()].concat());
        }
        // The chain of directories returns to its start.
        bytes.extend(16u32.to_le_bytes());
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.tif");
        std::fs::write(&path, &bytes).expect("written");
        assert_open_error(&path, None, &[said]);
    }
}

/// Pictures that Pillow compresses by libtiff.
#[test]
fn compressions_that_are_not_read_have_their_reason() {
    let Some(mut script) = python() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let code = "import sys, numpy, PIL.Image as I\n\
                a = (numpy.arange(64 * 64) % 251).astype('u1').reshape(64, 64)\n\
                save = lambda a, to, c: I.fromarray(a).save(f'{sys.argv[1]}/{to}.tif', compression=c)\n\
                save(a, 'jpeg', 'jpeg'), save(numpy.stack([a] * 3, -1), 'colour', 'jpeg')\n\
                save(a, 'lzma', 'lzma'), save(a > 9, 'group4', 'group4')";
    script.args(["-c", code]).arg(folder.path());
    printed(script);
    for (name, parts) in [
        (
            "jpeg",
            ["compression 7 (JPEG)", "changed the photon counts"],
        ),
        (
            "colour",
            ["compression 7 (JPEG)", "save the original movie"],
        ),
        ("group4", ["compression 4 (CCITT)", "16-bit TIFF"]),
        (
            "lzma",
            ["compression 34925 (LZMA)", "tifffile and imagecodecs"],
        ),
    ] {
        let path = folder.path().join(format!("{name}.tif"));
        assert_open_error(&path, None, &parts);
    }
}
