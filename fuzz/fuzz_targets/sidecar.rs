//! Movies with a header file: `.raw` with `.yaml`, `.dax` with `.inf`.
#![no_main]

use gaussmle_io::movie::{self, OpenOptions, Pixels};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (bool, &str, &[u8])| {
    let (raw, header, bytes) = input;
    let folder = tempfile::tempdir().expect("a folder");
    let (name, sidecar) = if raw {
        ("m.raw", "m.yaml")
    } else {
        ("m.dax", "m.inf")
    };
    let path = folder.path().join(name);
    std::fs::write(&path, bytes).expect("written");
    std::fs::write(folder.path().join(sidecar), header).expect("written");
    for allow_truncated in [false, true] {
        let Ok(movie) = movie::open(&path, &OpenOptions { allow_truncated, every_plane: allow_truncated, ..OpenOptions::default() }) else {
            continue;
        };
        let mut pixels = Pixels::default();
        let frames = movie.shape().frames.min(4);
        let _ = movie.read(0..frames, &mut pixels);
    }
});
