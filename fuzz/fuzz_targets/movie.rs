//! TIFF and `.npy` files, read as movies, maps and arrays.
#![no_main]

use gaussmle_io::movie::{self, OpenOptions, Pixels};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("movie.tif");
    std::fs::write(&path, bytes).expect("written");
    let _ = movie::read_image(&path);
    let _ = movie::read_array(&path);
    for allow_truncated in [false, true] {
        let Ok(movie) = movie::open(&path, &OpenOptions { allow_truncated, every_plane: allow_truncated, ..OpenOptions::default() }) else {
            continue;
        };
        let mut pixels = Pixels::default();
        for frame in 0..movie.shape().frames.min(4) {
            let _ = movie.read(frame..frame + 1, &mut pixels);
        }
    }
});
