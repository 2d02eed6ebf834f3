//! The index of an NDTiff.
#![no_main]

use gaussmle_io::movie::{self, OpenOptions, Pixels};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|index: &[u8]| {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("NDTiff.index"), index).expect("written");
    std::fs::write(folder.path().join("a.tif"), [b"II*\0", &[1; 1000][..]].concat()).expect("written");
    for allow_truncated in [false, true] {
        let options = OpenOptions { allow_truncated, every_plane: allow_truncated, ..OpenOptions::default() };
        let Ok(movie) = movie::open(folder.path(), &options) else {
            continue;
        };
        let mut pixels = Pixels::default();
        let frames = movie.shape().frames.min(4);
        let _ = movie.read(0..frames, &mut pixels);
    }
});
