//! Imaris files, read as movies.
#![no_main]

use gaussmle_io::movie::{self, OpenOptions, Pixels};
use libfuzzer_sys::fuzz_target;

// The reader catches panics of the HDF5 library. libFuzzer's hook would end at them.
fuzz_target!(
    init: std::panic::set_hook(Box::new(|_| {})),
    |bytes: &[u8]| {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("movie.ims");
        std::fs::write(&path, bytes).expect("written");
        let every_plane = OpenOptions { allow_truncated: true, every_plane: true, ..OpenOptions::default() };
        for options in [OpenOptions::default(), every_plane] {
            let Ok(movie) = movie::open(&path, &options) else {
                continue;
            };
            let mut pixels = Pixels::default();
            for frame in 0..movie.shape().frames.min(4) {
                let _ = movie.read(frame..frame + 1, &mut pixels);
            }
        }
    }
);
