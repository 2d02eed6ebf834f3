//! Written movies, read back by the library and by other programs.

use std::path::Path;

use gaussmle_io::movie::{self, PixelType, Pixels, Shape};

use super::{assert_open_error, open, open_truncated};
use crate::support::{printed, python};

const SHAPE: Shape = Shape {
    frames: 5,
    height: 6,
    width: 7,
};

fn frames(depth: PixelType, frames: std::ops::Range<usize>) -> Pixels {
    let pixels = frames.start * 42..frames.end * 42;
    match depth {
        PixelType::U16 => Pixels::U16(pixels.map(|i| (i * 311 % 65_536) as u16).collect()),
        PixelType::F32 => Pixels::F32(pixels.map(|i| i as f32 / 3.0).collect()),
    }
}

fn is_empty(folder: &Path) -> bool {
    std::fs::read_dir(folder).expect("listed").next().is_none()
}

#[test]
fn written_movies_are_read_back() {
    let folder = tempfile::tempdir().expect("a folder");
    for depth in [PixelType::U16, PixelType::F32] {
        for (name, format) in [
            ("a.tif", "TIFF"),
            ("b.TIFF", "TIFF"),
            ("c.npy", "npy"),
            ("d.raw", "Picasso raw"),
        ] {
            let path = folder.path().join(name);
            let mut writer = movie::create(&path, SHAPE, depth).expect("created");
            writer.write(&frames(depth, 0..2)).expect("written");
            writer.write(&frames(depth, 2..2)).expect("written");
            writer.write(&frames(depth, 2..5)).expect("written");
            writer.finish().expect("finished");
            let movie = open(&path).expect("opened");
            assert_eq!(
                (movie.shape(), movie.pixel_type(), movie.format()),
                (SHAPE, depth, format)
            );
            assert!(movie.notes().is_empty());
            let mut pixels = Pixels::default();
            movie.read(0..5, &mut pixels).expect("read");
            assert_eq!(pixels, frames(depth, 0..5));
            tifffile_agrees(&path, depth);
        }
    }
    let left = std::fs::read_dir(folder.path()).expect("listed").count();
    assert_eq!(left, 5, "the four files and the .yaml, nothing partial");
}

/// The directories of all frames but the first stand at the end, and are lost.
#[test]
fn tiffs_of_our_own_that_are_cut_short_are_readable() {
    let folder = tempfile::tempdir().expect("a folder");
    for depth in [PixelType::U16, PixelType::F32] {
        let path = folder.path().join("whole.tif");
        let mut writer = movie::create(&path, SHAPE, depth).expect("created");
        writer.write(&frames(depth, 0..5)).expect("written");
        writer.finish().expect("finished");
        let whole = std::fs::read(&path).expect("read");
        let frame = 42 * depth.bytes();
        let directories = 4 * (2 + 12 * 10 + 4);
        let start = whole.len() - directories - 5 * frame;
        let cut = folder.path().join("cut.tif");
        for (bytes, complete) in [
            (start + frame, 1),
            (start + 3 * frame + 7, 3),
            (start + 5 * frame, 5),
            (start + 5 * frame + 130, 5),
            (whole.len() - 1, 5),
        ] {
            std::fs::write(&cut, &whole[..bytes]).expect("written");
            let text = match complete {
                1 => "cut short: it holds 1 whole frame of".to_owned(),
                _ => format!("cut short: it holds {complete} whole frames"),
            };
            assert_open_error(&cut, Some("allow_truncated"), &[&text]);
            let movie = open_truncated(&cut);
            assert_eq!(movie.shape().frames, complete, "{bytes} bytes");
            let mut pixels = Pixels::default();
            movie.read(0..complete, &mut pixels).expect("read");
            assert_eq!(pixels, frames(depth, 0..complete));
        }
        std::fs::write(&cut, &whole[..start + frame - 1]).expect("written");
        assert_open_error(&cut, None, &["no complete page"]);
    }
}

fn tifffile_agrees(path: &Path, depth: PixelType) {
    if path.extension().is_some_and(|ending| ending == "raw") {
        return;
    }
    let Some(mut python) = python() else { return };
    let reader = match path.extension().is_some_and(|ending| ending == "npy") {
        true => "np.load",
        false => "tifffile.imread",
    };
    let expected = match depth {
        PixelType::U16 => "(np.arange(210) * 311 % 65536).astype('u2')",
        PixelType::F32 => "np.arange(210).astype('f4') / np.float32(3)",
    };
    let code = format!(
        "import sys, numpy as np, tifffile; a = {reader}(sys.argv[1]); e = ({expected}).reshape(5, 6, 7)\n\
         assert a.dtype == e.dtype and (a == e).all(), a"
    );
    python.args(["-c", &code]).arg(path);
    printed(python);
}

#[test]
fn unfinished_movies_leave_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.raw");
    let mut writer = movie::create(&path, SHAPE, PixelType::U16).expect("created");
    writer
        .write(&frames(PixelType::U16, 0..2))
        .expect("written");
    assert!(!path.exists() && !is_empty(folder.path()));
    drop(writer);
    assert!(is_empty(folder.path()));
    let mut writer = movie::create(&path, SHAPE, PixelType::U16).expect("created");
    writer
        .write(&frames(PixelType::U16, 0..2))
        .expect("written");
    let error = writer.finish().expect_err("too few").to_string();
    assert!(error.contains("2 frames were written of the 5"), "{error}");
    assert!(is_empty(folder.path()));
}

#[test]
fn unwritable_movies_are_errors_with_reasons() {
    let folder = tempfile::tempdir().expect("a folder");
    let create =
        |name: &str, shape| movie::create(&folder.path().join(name), shape, PixelType::U16);
    let assert_error = |error: Option<movie::FileError>, part: &str| {
        let error = error.expect("refused").to_string();
        assert!(error.contains(part), "`{error}` lacks `{part}`");
    };
    assert_error(create("a.dax", SHAPE).err(), ".tif, .npy or .raw");
    assert_error(
        create("a.tif", Shape { frames: 0, ..SHAPE }).err(),
        "0 frames",
    );
    assert_error(
        create(
            "a.tif",
            Shape {
                width: 70_000,
                ..SHAPE
            },
        )
        .err(),
        "6x70000",
    );
    assert_error(create("nowhere/a.tif", SHAPE).err(), "cannot be written");
    let mut writer = create("a.npy", SHAPE).expect("created");
    assert_error(
        writer.write(&Pixels::U16(vec![0; 41])).err(),
        "41 pixels are not whole frames of 6x7",
    );
    assert_error(
        writer.write(&Pixels::U16(vec![0; 42 * 6])).err(),
        "6 frames are more than the 5",
    );
    assert_error(writer.write(&Pixels::F32(vec![0.0; 42])).err(), "F32");
    drop(writer);
    assert!(is_empty(folder.path()));
}
