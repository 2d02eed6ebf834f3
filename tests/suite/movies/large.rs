//! Movies of more than 4 GiB, as sparse files, and movies of many pages.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::time::Instant;

use gaussmle_io::movie::{self, PixelType, Pixels, Shape};

use super::{assert_open_error, open, read};

/// An ImageJ stack with one directory, all planes after it, and a length that has overflowed.
#[test]
fn planes_beyond_4_gib_are_found_in_an_imagej_stack() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.tif");
    let text = b"ImageJ=1.53t\nimages=600\nframes=600\nloop=false\n\0";
    let fields: [(u16, u16, u32, u32); 8] = [
        (256, 4, 1, 2048),
        (257, 4, 1, 2048),
        (258, 3, 1, 16 << 16),
        (270, 2, text.len() as u32, 200),
        (273, 4, 1, 300),
        (277, 3, 1, 1 << 16),
        (278, 4, 1, 2048),
        (279, 4, 1, 738_197_504),
    ];
    let mut head = b"MM\0*\0\0\0\x08\0\x08".to_vec();
    for (tag, kind, count, value) in fields {
        head.extend([tag.to_be_bytes(), kind.to_be_bytes()].concat());
        head.extend([count.to_be_bytes(), value.to_be_bytes()].concat());
    }
    head.resize(200, 0);
    head.extend(text);
    let plane: u64 = 2048 * 2048 * 2;
    let mut file = File::create(&path).expect("created");
    file.write_all(&head).expect("written");
    file.set_len(300 + 600 * plane).expect("made longer");
    file.seek(SeekFrom::Start(300 + 599 * plane))
        .expect("sought");
    file.write_all(&[0x12, 0x34]).expect("written");
    let movie = open(&path).expect("opened");
    assert_eq!(movie.shape().frames, 600);
    assert!(movie.notes().is_empty());
    assert_eq!(read(&*movie, 599..600)[..2], [f64::from(0x1234), 0.0]);
    file.set_len(300 + 599 * plane + 7).expect("made shorter");
    assert_open_error(
        &path,
        Some("allow_truncated"),
        &["cut short: it holds 599 whole frames of 600"],
    );
}

#[test]
fn many_pages_open_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("pages.tif");
    let shape = Shape {
        frames: 100_000,
        height: 16,
        width: 16,
    };
    let mut writer = movie::create(&path, shape, PixelType::U16).expect("created");
    let thousand = Pixels::U16((0..256_000).map(|i| (i / 256) as u16).collect());
    for _ in 0..100 {
        writer.write(&thousand).expect("written");
    }
    writer.finish().expect("finished");
    let start = Instant::now();
    let movie = open(&path).expect("opened");
    let seconds = start.elapsed().as_secs_f64();
    assert_eq!(movie.shape(), shape);
    assert_eq!(
        read(&*movie, 99_998..100_000)[..257],
        [[998.0; 256].as_slice(), &[999.0]].concat()
    );
    eprintln!("{seconds:.3} s");
    // The limit is far above the time of a slow disk, and far below that of a search from the first
    // page for each.
    assert!(seconds < 120.0, "opened in {seconds} s");
}
