//! Pipes in place of files. Whoever opens one waits for its writer for ever, so all are refused.

use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::Duration;

use gaussmle_io::movie;

use crate::bombs::read;

fn pipe(path: &Path) {
    use rustix::fs::{CWD, FileType, Mode, mknodat};
    mknodat(CWD, path, FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).expect("a pipe");
}

/// The result of a call that must not wait.
fn without_waiting<T: Send + 'static>(what: &str, call: impl FnOnce() -> T + Send + 'static) -> T {
    let (sender, receiver) = channel();
    std::thread::spawn(move || sender.send(call()));
    let result = receiver.recv_timeout(Duration::from_secs(60));
    result.unwrap_or_else(|error| panic!("{what}: {error}"))
}

#[test]
fn a_pipe_is_refused_wherever_a_file_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let mut cases: Vec<(&'static str, PathBuf, bool)> = Vec::new();
    for (kind, name) in [
        ("movie", "movie.tif"),
        ("movie", "movie.npy"),
        ("table", "table.csv"),
        ("table", "table.hdf5"),
        ("table", "table.parquet"),
        ("table", "table.npz"),
        ("camera", "camera.toml"),
        ("psf", "psf.toml"),
        ("config", "run.toml"),
        ("map", "map.tif"),
        ("array", "corners.npy"),
    ] {
        pipe(&at(name));
        cases.push((kind, at(name), true));
    }
    // Files beside those that are named.
    let mut described = vec![("table", at("a.csv"), at("a.csv.toml"))];
    for (extension, sidecar) in movie::described_extensions() {
        let movie = at("a").with_extension(extension);
        described.push(("movie", movie.clone(), movie.with_extension(sidecar)));
    }
    for (kind, path, beside) in described {
        std::fs::write(&path, "frame,x,y\n0,1.5,1.5\n").expect("written");
        pipe(&beside);
        cases.push((kind, path, true));
    }
    for name in ["offset.npy", "offset.tif", "maps.h5"] {
        let camera = at(&format!("{name}.toml"));
        let dataset = if name == "maps.h5" { ":offset" } else { "" };
        let text = format!("pixel_size_um = 0.1\noffset_adu = \"{name}{dataset}\"\n");
        std::fs::write(&camera, text).expect("written");
        pipe(&at(name));
        cases.push(("camera", camera, true));
    }
    // A Zarr array whose metadata, or whose only chunk, are a pipe.
    std::fs::create_dir_all(at("metadata.zarr")).expect("a folder");
    pipe(&at("metadata.zarr/.zarray"));
    std::fs::write(at("metadata.zarr/.zattrs"), "{}").expect("written");
    cases.push(("movie", at("metadata.zarr"), false));
    std::fs::create_dir_all(at("chunk.zarr")).expect("a folder");
    let metadata = r#"{"zarr_format": 2, "shape": [1, 5, 7], "chunks": [1, 5, 7], "dtype": "<u2",
        "compressor": null, "fill_value": 0, "order": "C", "filters": null}"#;
    std::fs::write(at("chunk.zarr/.zarray"), metadata).expect("written");
    pipe(&at("chunk.zarr/0.0.0"));
    cases.push(("movie", at("chunk.zarr"), true));
    for (kind, path, names_the_pipe) in cases {
        let what = format!("{kind} {}", path.display());
        let error = without_waiting(&what, move || read(kind, &path)).expect_err("refused");
        let named = error.contains("a pipe or a device: name a regular file");
        assert!(named || !names_the_pipe, "{what}: {error}");
    }
}
