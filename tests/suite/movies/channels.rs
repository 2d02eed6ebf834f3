//! Movies with several channels, planes along z, and a pixel size, written by tifffile, zarr and the
//! specifications of NDTiff and Micro-Manager. A pixel is 100 * time + 10 * z + channel.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use gaussmle::PixelSize;
use gaussmle_io::movie::{self, FileError, Movie, OpenOptions};

use super::{open, read};
use crate::support::{printed, script};

pub fn fixtures() -> Option<&'static Path> {
    static FOLDER: OnceLock<Option<tempfile::TempDir>> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let mut script = script("make_planes.py")?;
        let folder = tempfile::tempdir().expect("a folder");
        script.arg(folder.path());
        printed(script);
        Some(folder)
    });
    folder.as_ref().map(tempfile::TempDir::path)
}

fn choose(
    path: &Path,
    channel: Option<&str>,
    z: Option<usize>,
) -> Result<Box<dyn Movie>, FileError> {
    let options = OpenOptions {
        channel: channel.map(str::to_owned),
        z,
        ..OpenOptions::default()
    };
    movie::open(path, &options)
}

/// The first pixel of each frame.
pub fn values(movie: &dyn Movie) -> Vec<f64> {
    let all = read(movie, 0..movie.shape().frames);
    let frames = all.chunks_exact(movie.shape().pixels());
    frames
        .map(|frame| {
            assert!(
                frame.iter().all(|value| *value == frame[0]),
                "planes are mixed"
            );
            frame[0]
        })
        .collect()
}

/// Files of five times and two channels, and the name of the second channel.
fn two_channels(folder: &Path) -> Vec<(PathBuf, &'static str)> {
    [
        ("imagej.tif", "1"),
        ("ome.ome.tif", "Cy5"),
        ("ome_slow.ome.tif", "1"),
        ("series/s.ome.tif", "Cy5"),
        ("ndtiff/a_NDTiffStack.tif", "Cy5"),
        ("mm/a_MMStack_Pos0.ome.tif", "Cy5"),
        ("ome.zarr", "Cy5"),
        ("named.zarr", "1"),
        ("imaris.ims", "Cy5"),
    ]
    .into_iter()
    .map(|(name, second)| (folder.join(name), second))
    .collect()
}

#[test]
fn channels_are_never_mixed() {
    let Some(folder) = fixtures() else { return };
    for (path, second) in two_channels(folder) {
        let error = open(&path).expect_err("two channels");
        assert_eq!(error.option(), Some("channel"), "{error}");
        let text = error.to_string();
        assert!(
            text.contains("2 channels") && text.contains(second),
            "{text}"
        );
        for (channel, expected) in [("0", 0.0), ("1", 1.0), (second, 1.0)] {
            // Of Micro-Manager, the first channel in the file is the second one of the list.
            let movie =
                choose(&path, Some(channel), None).unwrap_or_else(|error| panic!("{error}"));
            let all = values(movie.as_ref());
            let expected: Vec<f64> = (0..5)
                .map(|time| 100.0 * f64::from(time) + expected)
                .collect();
            assert_eq!(all, expected, "{path:?} {channel}");
        }
        let error = choose(&path, Some("GFP"), None).expect_err("no such channel");
        assert!(
            error.to_string().contains("GFP") && error.to_string().contains(second),
            "{error}"
        );
    }
}

#[test]
fn a_renamed_series_has_the_same_channels() {
    let Some(folder) = fixtures() else { return };
    let copy = tempfile::tempdir().expect("a folder");
    for (from, to) in [("s.ome.tif", "t.ome.tif"), ("s_1.ome.tif", "t_1.ome.tif")] {
        let from = folder.join("series").join(from);
        std::fs::copy(from, copy.path().join(to)).expect("copied");
    }
    for channel in 0..2_u8 {
        let path = copy.path().join("t.ome.tif");
        let movie = choose(&path, Some(&channel.to_string()), None).expect("opened");
        let times = (0..5).map(|time| 100.0 * f64::from(time) + f64::from(channel));
        assert_eq!(values(movie.as_ref()), times.collect::<Vec<f64>>());
    }
}

#[test]
fn every_plane_is_read_on_request_and_lists_the_channels() {
    let Some(folder) = fixtures() else { return };
    for (path, second) in two_channels(folder) {
        let options = OpenOptions {
            every_plane: true,
            ..OpenOptions::default()
        };
        let movie = movie::open(&path, &options).expect("opened");
        assert_eq!(movie.shape().frames, 10, "{path:?}");
        let mut all = values(movie.as_ref());
        all.sort_by(f64::total_cmp);
        let expected: Vec<f64> = (0..10).map(|i| f64::from(i / 2 * 100 + i % 2)).collect();
        assert_eq!(all, expected);
        let channels = movie.metadata().channels;
        assert_eq!(
            (channels.len(), channels[1].as_str()),
            (2, second),
            "{path:?}"
        );
    }
}

#[test]
fn planes_along_z_are_chosen() {
    let Some(folder) = fixtures() else { return };
    for (name, channel) in [
        ("imagej_z.tif", Some("1")),
        ("ndtiff_z/a_NDTiffStack.tif", None),
        ("imaris_z.ims", Some("1")),
    ] {
        let path = folder.join(name);
        let error = choose(&path, channel, None).expect_err("three planes");
        assert_eq!(error.option(), Some("z"), "{error}");
        assert!(error.to_string().contains("3 planes along z"), "{error}");
        for z in 0..3 {
            let movie = choose(&path, channel, Some(z)).expect("chosen");
            let offset = 10.0 * z as f64 + f64::from(u8::from(channel.is_some()));
            let expected: Vec<f64> = (0..4)
                .map(|time| 100.0 * f64::from(time) + offset)
                .collect();
            assert_eq!(values(movie.as_ref()), expected, "{name}");
        }
        assert!(choose(&path, channel, Some(3)).is_err());
    }
}

#[test]
fn a_stack_with_one_long_axis_is_a_time_series() {
    let Some(folder) = fixtures() else { return };
    for (name, frames, label) in [
        ("imagej_mislabelled.tif", 6, Some("labelled as channels")),
        ("ome_z.ome.tif", 6, Some("labelled as z")),
        ("ndtiff_one/a_NDTiffStack.tif", 5, None),
    ] {
        let movie = open(&folder.join(name)).expect("opened");
        let expected: Vec<f64> = (0..frames).map(|time| 100.0 * f64::from(time)).collect();
        assert_eq!(values(movie.as_ref()), expected, "{name}");
        let notes = movie.notes();
        assert_eq!(
            notes.len(),
            usize::from(label.is_some()),
            "{name}: {notes:?}"
        );
        assert!(
            label.is_none_or(|label| notes[0].contains(label)),
            "{notes:?}"
        );
    }
}

#[test]
fn an_ndtiff_without_its_index_is_not_read_as_one_channel() {
    let Some(folder) = fixtures() else { return };
    let copy = tempfile::tempdir().expect("a folder");
    for entry in std::fs::read_dir(folder.join("ndtiff")).expect("listed") {
        let entry = entry.expect("listed");
        if entry.file_name() != "NDTiff.index" {
            std::fs::copy(entry.path(), copy.path().join(entry.file_name())).expect("copied");
        }
    }
    let error = open(&copy.path().join("a_NDTiffStack.tif")).expect_err("unknown channels");
    assert!(error.to_string().contains("NDTiff.index"), "{error}");
    let files = open(&folder.join("ndtiff_one/a_NDTiffStack.tif"))
        .expect("opened")
        .files();
    assert!(
        files.iter().any(|file| file.ends_with("NDTiff.index")),
        "{files:?}"
    );
}

#[test]
fn pixel_size_and_camera_of_the_file_are_known() {
    let Some(folder) = fixtures() else { return };
    for (name, um, entry, camera) in [
        ("imagej.tif", Some([0.1083; 2]), "ImageJ", None),
        ("ome.ome.tif", Some([0.074; 2]), "PhysicalSizeX", None),
        ("ome_slow.ome.tif", Some([0.074; 2]), "PhysicalSizeX", None),
        ("oblong.tif", Some([0.1, 0.12]), "ImageJ", None),
        (
            "oblong.ome.tif",
            Some([0.074, 0.072]),
            "PhysicalSizeX",
            None,
        ),
        ("cm.tif", Some([0.1; 2]), "resolution", None),
        // A resolution of printers.
        ("dpi.tif", None, "", None),
        (
            "ndtiff/a_NDTiffStack.tif",
            Some([0.107; 2]),
            "PixelSize_um",
            Some("Prime95B"),
        ),
        (
            "mm/a_MMStack_Pos0.ome.tif",
            Some([0.16; 2]),
            "PixelSize_um",
            Some("Andor"),
        ),
        ("ome.zarr", Some([0.11, 0.12]), "OME-Zarr", None),
        ("imaris.ims", Some([0.11, 0.12]), "Imaris", None),
        ("imaris_scan.ims", Some([0.11; 2]), "Imaris", None),
        // 1 um a pixel stands for an unknown size.
        ("imaris_scan_times.ims", None, "", None),
        (
            "picasso.raw",
            Some([0.13; 2]),
            "Pixelsize",
            Some("Zyla 4.2"),
        ),
        ("frame.npy", None, "", None),
    ] {
        let options = OpenOptions {
            every_plane: true,
            ..OpenOptions::default()
        };
        let metadata = movie::open(&folder.join(name), &options)
            .expect("opened")
            .metadata();
        match (metadata.pixel_size_um, um) {
            (Some(found), Some(expected)) => {
                assert!(found.is_near(expected.into(), 1e-5), "{name}: {found}");
            }
            (found, expected) => assert_eq!(found.map(PixelSize::xy), expected, "{name}"),
        }
        let found = metadata.pixel_size_entry.unwrap_or_default();
        assert!(
            found.contains(entry) && found.is_empty() == entry.is_empty(),
            "{name}: {found}"
        );
        assert_eq!(metadata.camera.as_deref(), camera, "{name}");
    }
    let picasso = open(&folder.join("picasso.raw"))
        .expect("opened")
        .metadata();
    assert_eq!(
        (picasso.offset_adu, picasso.gain_e_per_adu),
        (Some(100.0), Some(0.5))
    );
}

#[test]
fn single_frames_are_movies() {
    let Some(folder) = fixtures() else { return };
    for name in ["frame.npy", "frame.zarr"] {
        let movie = open(&folder.join(name)).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(
            (movie.shape().frames, values(movie.as_ref())),
            (1, vec![7.0]),
            "{name}"
        );
    }
}

#[test]
fn an_array_without_chunks_is_refused() {
    let Some(folder) = fixtures() else { return };
    let error = open(&folder.join("nothing.zarr"))
        .expect_err("nothing there")
        .to_string();
    assert!(error.contains("none of its 409600000 chunks"), "{error}");
}
