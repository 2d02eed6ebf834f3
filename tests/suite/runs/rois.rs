//! Fits of ROIs in a file, which are written while more of them are fitted.

use std::fs;
use std::path::{Path, PathBuf};

use gaussmle::simulate::Simulation;
use gaussmle::{Backend, CancelToken, Fitter, LocalizationTable, Model, RoiStack};
use gaussmle_io::table::{Format, ReadOptions, read};
use gaussmle_smlm::localize::{FitFile, Progress, RunSummary, partial_name};
use gaussmle_smlm::{Result, RunConfig};
use ndarray::Array3;

use super::{PIXEL_UM, SIGMA_UM, config, npy};
use crate::simulated_runs::camera;

/// Some more than the ROIs that are read at once, so that the last part is the smallest.
const ROIS: usize = (1 << 18) + 1000;

/// A file of ROIs that repeat. The repetitions are not a divisor of the parts.
fn stack(folder: &Path) -> (PathBuf, Array3<u16>) {
    let simulation = Simulation::new(5)
        .camera(camera(PIXEL_UM))
        .sigma_um(SIGMA_UM);
    let few = simulation.run(999).expect("valid").to_u16();
    let all = Array3::from_shape_fn((ROIS, 5, 5), |(i, y, x)| few[[i % 999, y, x]]);
    let path = folder.join("rois.npy");
    let bytes = all.iter().flat_map(|v| v.to_le_bytes()).collect();
    npy(&path, "<u2", &[ROIS, 5, 5], bytes);
    (path, all)
}

fn fit(
    rois: &Path,
    output: &Path,
    config: &RunConfig,
    cancel: &CancelToken,
    watch: impl FnMut(&Progress),
) -> Result<RunSummary> {
    let job = FitFile {
        rois,
        corners: None,
        frames: None,
        output,
        format: Format::of(output).expect("known"),
        config,
        other_input: None,
    };
    job.run(cancel, watch)
}

fn table_of(path: &Path) -> LocalizationTable {
    read(path, &ReadOptions::default()).expect("a table").table
}

fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder");
    let name = |file: fs::DirEntry| file.file_name().to_string_lossy().into_owned();
    let mut names: Vec<String> = files.map(|file| name(file.expect("a file"))).collect();
    names.sort();
    names
}

#[test]
fn tables_of_many_parts_equal_those_of_one_fit() {
    let folder = tempfile::tempdir().expect("a folder");
    let (rois, pixels) = stack(folder.path());
    let fitter = Fitter::builder(Model::xynb(SIGMA_UM), camera(PIXEL_UM));
    let fitter = fitter.backend(Backend::Cpu).build().expect("valid");
    let stack = RoiStack::from_u16(pixels.view()).expect("valid");
    let fits = fitter.fit(&stack).expect("fits");
    let expected = fits.table();
    let usable = fits.status().iter().filter(|s| s.is_usable()).count();

    let mut done = Vec::new();
    // npz is written side by side with the fits, Picasso's file after them.
    for name in ["fits.npz", "fits.hdf5"] {
        let output = folder.path().join(name);
        done.clear();
        let watch = |progress: &Progress| done.push(progress.done);
        let summary = fit(&rois, &output, &config(), &CancelToken::new(), watch);
        let summary = summary.expect("done");
        assert!(summary.complete && done.len() > 1, "{done:?}");
        assert!(done.is_sorted() && done.last() == Some(&ROIS), "{done:?}");
        assert_eq!(summary.usable, usable as u64);
        assert_eq!(summary.p_values.all, usable as u64);
        let table = table_of(&output);
        if name == "fits.hdf5" {
            assert_eq!(table.len(), usable);
        } else {
            // Debug text has NaN equal to itself.
            assert!(table.names() == expected.names());
            for (have, right) in table.columns().iter().zip(expected.columns()) {
                assert!(
                    format!("{have:?}") == format!("{right:?}"),
                    "{}",
                    right.name
                );
            }
        }
    }
}

#[test]
fn fits_that_end_early_leave_what_is_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let (rois, _) = stack(folder.path());
    for name in ["fits.npz", "fits.csv", "fits.hdf5"] {
        let output = folder.path().join(name);
        let cancel = CancelToken::new();
        let summary = fit(&rois, &output, &config(), &cancel, |_| cancel.cancel());
        let summary = summary.expect("cancelled");
        let done = summary.progress.done;
        assert!(!summary.complete && (1..ROIS).contains(&done), "{done}");
        assert!(!output.exists());
        let partial = partial_name(&output);
        let rows = table_of(&partial).len();
        let is_right = match name {
            // It has no spots that are not usable.
            "fits.hdf5" => rows == summary.usable as usize && rows > 0,
            _ => rows == done,
        };
        assert!(is_right, "{name}: {rows} of {done}");
        Format::of(&partial).expect("known").remove(&partial);
        assert_eq!(names(folder.path()), ["rois.npy"]);

        // Nothing is fitted for a table that cannot be created.
        let other = tempfile::tempdir().expect("a folder");
        let taken = other.path().join(name);
        fs::create_dir(&taken).expect("made");
        let none = |_: &Progress| panic!("fitted");
        let error = fit(&rois, &taken, &config(), &CancelToken::new(), none);
        let text = error.expect_err("a folder").to_string();
        assert!(text.contains("it is a folder"), "{text}");
        assert_eq!(names(other.path()), [name]);
    }
}
