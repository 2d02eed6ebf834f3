//! Stacks of MetaMorph (`.stk`), built byte by byte and read by tifffile, too.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

use gaussmle_io::movie::{self, OpenOptions};
use serde_json::Value;

use super::{assert_open_error, open, read};
use crate::support::{printed, python};

/// A stack: one directory, in which UIC2 (33629) has six numbers for each plane. The pixels of all
/// planes follow the directory, those of further planes without one.
struct Stack {
    planes: u32,
    compression: u16,
    /// Places of the two strips of a plane, one row each, in bytes from the first pixel.
    strips: [u32; 2],
    /// The sides of a pixel, as ratios, and their unit.
    calibration: Option<([[u32; 2]; 2], &'static [u8])>,
    /// Off in files whose calibration was not applied.
    is_calibrated: bool,
    /// The distance along z of each plane, as a ratio.
    distance: [u32; 2],
    sides: u32,
}

const STACK: Stack = Stack {
    planes: 5,
    compression: 1,
    strips: [0, 4],
    calibration: None,
    is_calibrated: true,
    distance: [0, 1],
    sides: 2,
};

fn put(out: &mut Vec<u8>, numbers: impl IntoIterator<Item = u32>) {
    out.extend(numbers.into_iter().flat_map(u32::to_le_bytes));
}

impl Stack {
    /// The bytes before the first pixel.
    fn head(&self) -> Vec<u8> {
        let rows = self.sides / 2;
        let start = 8 + 2 + 12 * 10 + 4;
        let (offsets, counts, uic2) = (start, start + 8, start + 16);
        let uic1 = uic2 + 24 * self.planes;
        let pairs = 4;
        let (x, y, unit) = (
            uic1 + 8 * pairs,
            uic1 + 8 * pairs + 8,
            uic1 + 8 * pairs + 16,
        );
        let name = self.calibration.map_or(&b""[..], |(_, unit)| unit);
        let pixels = unit + 4 + name.len() as u32 + 1;
        let mut out = b"II*\0\x08\0\0\0".to_vec();
        out.extend(10_u16.to_le_bytes());
        for (tag, kind, count, value) in [
            (256, 4, 1, self.sides),
            (257, 4, 1, self.sides),
            (258, 3, 1, 16),
            (259, 3, 1, u32::from(self.compression)),
            (262, 3, 1, 1),
            (273, 4, 2, offsets),
            (278, 4, 1, rows),
            (279, 4, 2, counts),
            (33628_u16, 4_u16, pairs, uic1),
            (33629, 5, self.planes, uic2),
        ] {
            out.extend([tag.to_le_bytes(), kind.to_le_bytes()].concat());
            put(&mut out, [count, value]);
        }
        put(&mut out, [0]);
        put(&mut out, self.strips.map(|strip| pixels + strip));
        put(&mut out, [2 * rows * self.sides; 2]);
        for plane in 0..self.planes {
            // A day, and milliseconds.
            put(&mut out, self.distance);
            put(&mut out, [2_460_000, 10 * plane, 0, 0]);
        }
        let sides = self.calibration.map_or([[0, 1]; 2], |(sides, _)| sides);
        put(
            &mut out,
            [3, u32::from(self.is_calibrated), 4, x, 5, y, 6, unit],
        );
        put(&mut out, sides.into_iter().flatten());
        put(&mut out, [name.len() as u32 + 1]);
        out.extend(name);
        out.push(0);
        assert_eq!(out.len(), pixels as usize);
        out
    }

    /// A stack whose pixels have the number of their plane.
    fn bytes(&self) -> Vec<u8> {
        let mut out = self.head();
        let pixels = (self.sides * self.sides) as usize;
        for plane in 0..self.planes as u16 {
            out.extend(plane.to_le_bytes().repeat(pixels));
        }
        out
    }
}

/// The pixels and the tags that tifffile finds.
fn by_tifffile(path: &Path) -> Option<Value> {
    let mut python = python()?;
    let code = "import json, sys, tifffile\n\
                f = tifffile.TiffFile(sys.argv[1])\n\
                assert f.is_stk\n\
                m, s = f.stk_metadata, f.series[0]\n\
                print(json.dumps({'pixels': s.asarray().ravel().tolist(), 'axes': s.axes, 'x': m['XCalibration'],\n\
                'y': m['YCalibration'], 'unit': m['CalibrationUnits'], 'z': m['ZDistance'].tolist()}))";
    python.args(["-c", code]).arg(path);
    Some(serde_json::from_slice(&printed(python)).expect("JSON"))
}

#[test]
fn all_planes_of_a_metamorph_stack_are_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("movie.stk");
    for planes in [1, 2, 5] {
        let stack = Stack { planes, ..STACK };
        std::fs::write(&path, stack.bytes()).expect("written");
        let movie = open(&path).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(movie.shape().frames, planes as usize);
        assert_eq!(movie.format(), "MetaMorph STK");
        let expected = (0..planes).flat_map(|plane| [f64::from(plane); 4]);
        let expected: Vec<f64> = expected.collect();
        assert_eq!(read(movie.as_ref(), 0..planes as usize), expected);
        assert_eq!(movie.notes(), [""; 0]);
        assert_eq!(movie.metadata().pixel_size_um, None);
        if let Some(other) = by_tifffile(&path) {
            assert_eq!(
                other["pixels"],
                serde_json::json!(expected.iter().map(|&v| v as u16).collect::<Vec<_>>())
            );
        }
    }
    let whole = STACK.bytes();
    std::fs::write(&path, &whole[..whole.len() - 9]).expect("written");
    assert_open_error(&path, Some("allow_truncated"), &["3 whole frames of 5"]);
    // Strips with a gap: the places of the other planes are not known.
    let gap = Stack {
        strips: [0, 8],
        ..STACK
    };
    let packed = Stack {
        compression: 32773,
        ..STACK
    };
    for stack in [gap, packed] {
        std::fs::write(&path, stack.bytes()).expect("written");
        assert_open_error(&path, None, &["MetaMorph stack of 5 planes", "ImageJ"]);
    }
}

#[test]
fn the_calibration_of_a_metamorph_stack_is_its_pixel_size() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("movie.stk");
    let sides = [[16, 100], [18, 100]];
    let nm = [[160, 1], [180, 1]];
    for (calibration, is_calibrated, expected) in [
        ((sides, &b"um"[..]), true, Some([0.16, 0.18])),
        ((sides, "\u{b5}m".as_bytes()), true, Some([0.16, 0.18])),
        // Latin-1, of Windows.
        ((sides, b"\xb5m"), true, Some([0.16, 0.18])),
        ((nm, b"nm"), true, Some([0.16, 0.18])),
        ((sides, b"pixels"), true, None),
        ((sides, b"um"), false, None),
        (([[1, 0], [1, 0]], b"um"), true, None),
    ] {
        let stack = Stack {
            calibration: Some(calibration),
            is_calibrated,
            ..STACK
        };
        std::fs::write(&path, stack.bytes()).expect("written");
        let found = open(&path).expect("opened").metadata();
        let size = found.pixel_size_um.map(gaussmle::PixelSize::xy);
        assert_eq!(size, expected, "{calibration:?}");
        let entry = expected.map(|_| "the calibration of MetaMorph");
        assert_eq!(found.pixel_size_entry, entry);
        let denominator = calibration.0[0][1];
        let other = if denominator > 0 {
            by_tifffile(&path)
        } else {
            None
        };
        if let Some(other) = other {
            let [x, y] = calibration.0.map(|[n, d]| f64::from(n) / f64::from(d));
            assert_eq!(
                [other["x"].as_f64(), other["y"].as_f64()],
                [Some(x), Some(y)]
            );
        }
    }
}

#[test]
fn distances_along_z_make_a_metamorph_stack_a_scan() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("scan.stk");
    let stack = Stack {
        distance: [1, 4],
        ..STACK
    };
    std::fs::write(&path, stack.bytes()).expect("written");
    let movie = open(&path).expect("opened");
    let metadata = movie.metadata();
    assert_eq!(metadata.axes, [("z".to_owned(), 5)]);
    assert_eq!(metadata.z_step_um, Some(0.25));
    assert!(
        movie.notes()[0].contains("labelled as z"),
        "{:?}",
        movie.notes()
    );
    let options = OpenOptions {
        z_stack: true,
        ..OpenOptions::default()
    };
    let scan = movie::open(&path, &options).expect("opened");
    assert_eq!((scan.shape().frames, scan.notes().len()), (5, 0));
    if let Some(other) = by_tifffile(&path) {
        assert_eq!(
            (other["axes"].as_str(), &other["z"][4]),
            (Some("ZYX"), &0.25.into())
        );
    }
}

#[test]
fn planes_beyond_4_gib_are_found_in_a_metamorph_stack() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.stk");
    let stack = Stack {
        planes: 600,
        sides: 2048,
        strips: [0, 2048 * 2048],
        ..STACK
    };
    let head = stack.head();
    let (start, plane) = (head.len() as u64, 2048 * 2048 * 2);
    let mut file = File::create(&path).expect("created");
    file.write_all(&head).expect("written");
    file.set_len(start + 600 * plane).expect("made longer");
    file.seek(SeekFrom::Start(start + 599 * plane))
        .expect("sought");
    file.write_all(&[0x34, 0x12]).expect("written");
    let movie = open(&path).expect("opened");
    assert_eq!(movie.shape().frames, 600);
    assert_eq!(read(&*movie, 599..600)[..2], [f64::from(0x1234), 0.0]);
    assert_eq!(read(&*movie, 598..599)[..2], [0.0, 0.0]);
    // tifffile maps the file to memory.
    let Some(mut python) = python() else { return };
    let code = "import sys, tifffile; a = tifffile.memmap(sys.argv[1], mode='r'); print(a.shape, a[599, 0, 0])";
    python.args(["-c", code]).arg(&path);
    assert_eq!(
        String::from_utf8_lossy(&printed(python)).trim(),
        "(600, 2048, 2048) 4660"
    );
}
