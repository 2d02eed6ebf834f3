//! Movies with a header file, of each format that has one.
#![no_main]

use gaussmle_io::movie::{self, OpenOptions, Pixels};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str, &[u8])| {
    let (which, header, bytes) = input;
    let folder = tempfile::tempdir().expect("a folder");
    let all: Vec<_> = movie::described_extensions().collect();
    let (extension, sidecar) = all[usize::from(which) % all.len()];
    let path = folder.path().join("m").with_extension(extension);
    std::fs::write(&path, bytes).expect("written");
    std::fs::write(path.with_extension(sidecar), header).expect("written");
    for allow_truncated in [false, true] {
        let Ok(movie) = movie::open(&path, &OpenOptions { allow_truncated, every_plane: allow_truncated, ..OpenOptions::default() }) else {
            continue;
        };
        let mut pixels = Pixels::default();
        let frames = movie.shape().frames.min(4);
        let _ = movie.read(0..frames, &mut pixels);
    }
});
