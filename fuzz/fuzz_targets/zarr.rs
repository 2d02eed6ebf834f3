//! Zarr arrays: the length of the metadata in two bytes, the metadata, and the first chunk.
#![no_main]

use gaussmle_io::movie::{self, OpenOptions, Pixels};
use libfuzzer_sys::fuzz_target;

// The reader catches panics of the crates that decode. libFuzzer's hook would end at them.
fuzz_target!(
    init: std::panic::set_hook(Box::new(|_| {})),
    |bytes: &[u8]| {
        let Some((length, rest)) = bytes.split_first_chunk::<2>() else {
            return;
        };
        let length = usize::from(u16::from_le_bytes(*length)).min(rest.len());
        let (metadata, chunk) = rest.split_at(length);
        // The names of version 2, and of version 3.
        for (name, at) in [(".zarray", "0.0.0"), ("zarr.json", "c/0/0/0")] {
            let folder = tempfile::tempdir().expect("a folder");
            let path = folder.path().join(at);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("created");
            std::fs::write(path, chunk).expect("written");
            std::fs::write(folder.path().join(name), metadata).expect("written");
            let options = OpenOptions { allow_truncated: true, every_plane: true, ..OpenOptions::default() };
            let Ok(movie) = movie::open(folder.path(), &options) else {
                continue;
            };
            let mut pixels = Pixels::default();
            for frame in 0..movie.shape().frames.min(4) {
                let _ = movie.read(frame..frame + 1, &mut pixels);
            }
        }
    }
);
