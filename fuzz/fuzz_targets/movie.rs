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
    let every_plane = OpenOptions { allow_truncated: true, every_plane: true, ..OpenOptions::default() };
    let channel = OpenOptions { allow_truncated: true, series: Some("0".into()), channel: Some("0".into()), z: Some(0), ..OpenOptions::default() };
    let z_stack = OpenOptions { z_stack: true, ..channel.clone() };
    for options in [OpenOptions::default(), every_plane, channel, z_stack] {
        let Ok(movie) = movie::open(&path, &options) else {
            continue;
        };
        let mut pixels = Pixels::default();
        for frame in 0..movie.shape().frames.min(4) {
            let _ = movie.read(frame..frame + 1, &mut pixels);
        }
    }
});
