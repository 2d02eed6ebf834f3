//! Files of other programs, and the values that those programs compute: see `fixtures/make.py`.

use std::path::PathBuf;

use gaussmle::{Sampling, SplinePsf};
use toml::Table;

use super::*;

mod damage;

fn fixture(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "fixtures", "psf", name]
        .iter()
        .collect()
}

fn bytes(name: &str) -> Vec<u8> {
    std::fs::read(fixture(name)).expect("a fixture")
}

fn read(name: &str) -> SplinePsfFile {
    match SplinePsfFile::read(&fixture(name)) {
        Ok(psf) => psf,
        Err(error) => panic!("{name} {error}"),
    }
}

fn refusal(name: &str) -> String {
    SplinePsfFile::read(&fixture(name))
        .expect_err("refused")
        .to_string()
}

/// Compares a PSF with the points of a program: value, and derivatives if it has them.
fn compare(name: &str, psf: &SplinePsf) {
    let points = String::from_utf8(bytes(&format!("{name}.points"))).expect("text");
    let peak = psf
        .coefficients()
        .iter()
        .fold(0.0, |peak: f32, c| peak.max(*c));
    let mut worst = [0.0_f64; 4];
    for line in points.lines() {
        let numbers: Vec<f64> = line
            .split(' ')
            .map(|n| n.parse().expect("a number"))
            .collect();
        let [dx, dy, z] = [numbers[0], numbers[1], numbers[2]];
        let values = psf.value_and_derivatives(dx, dy, z);
        for ((worst, value), expected) in worst.iter_mut().zip(values).zip(&numbers[3..]) {
            *worst = worst.max((value - expected).abs() / f64::from(peak));
        }
    }
    let shown = worst.map(|worst| format!("{worst:.1e}"));
    println!("{name}: largest difference / peak {}", shown.join(" "));
    let limits = [1e-6, 1e-6, 1e-6, 5e-6];
    assert!(
        worst
            .iter()
            .zip(limits)
            .all(|(worst, limit)| *worst < limit),
        "{name} {worst:?}"
    );
    assert!((psf.brightest_light() - 1.0).abs() < 1e-6);
}

#[test]
fn smap_files_of_all_versions_give_the_values_of_smappy() {
    // A note says that the PSF was mirrored.
    for (name, program, pixel_um, notes) in [
        ("smap_v5.mat", "SMAP", Some([0.11, 0.12]), 0),
        ("smap_em.mat", "SMAP", Some([0.11, 0.12]), 1),
        ("smap_flat.mat", "SMAP", Some([0.1, 0.1]), 0),
        ("smap_big_endian.mat", "SMAP", None, 0),
        ("smap_v73.mat", "SMAP", Some([0.11, 0.12]), 0),
        ("smappy.h5", "SMAPpy", Some([0.11, 0.12]), 0),
        ("smappy_mirror.h5", "SMAPpy", None, 1),
    ] {
        let file = read(name);
        compare(name, &file.psf);
        assert_eq!(
            (file.program, file.pixel_size_um),
            (program, pixel_um),
            "{name}"
        );
        assert_eq!(file.calibration.notes.len(), notes, "{name}");
        assert!(
            file.disagreement.is_some_and(|gap| gap < 1e-5),
            "{name} {:?}",
            file.disagreement
        );
    }
}

#[test]
fn the_z_of_smap_falls_from_plane_to_plane() {
    let psf = read("smap_v5.mat").psf;
    // 6 planes of 50 nm, z0 = 3.
    assert_eq!(psf.z_range_um().map(|z| (z * 1e9).round()), [-1e8, 1.5e8]);
    assert_eq!((psf.shape(), psf.half_window_px()), ([8, 9, 9], 3.0));
}

#[test]
fn picasso_files_give_the_values_and_derivatives_of_picasso() {
    let file = read("picasso_3d.hdf5");
    compare("picasso_3d.hdf5", &file.psf);
    assert!(file.calibration.notes[0].contains("0.79"));
    assert_eq!(file.pixel_size_um, Some([0.11, 0.11]));
    let file = read("picasso_2d.hdf5");
    compare("picasso_2d.hdf5", &file.psf);
    assert!(!file.psf.has_z() && file.calibration.notes.is_empty());
}

#[test]
fn stacks_give_the_values_of_natural_splines_of_scipy() {
    let bytes = bytes("stack.f64");
    let (numbers, _) = bytes.as_chunks::<8>();
    let samples: Vec<f64> = numbers.iter().map(|&n| f64::from_le_bytes(n)).collect();
    let sampling = Sampling {
        z_step_um: 0.05,
        ..Sampling::default()
    };
    let psf = SplinePsf::from_samples(&samples, [5, 7, 9], sampling).expect("a PSF");
    compare("stack.f64", &psf);
    for name in ["uipsf_bead.h5", "uipsf_insitu.h5"] {
        let file = read(name);
        compare(name, &file.psf);
        assert_eq!(file.pixel_size_um, Some([0.11, 0.12]));
    }
}

#[test]
fn own_files_come_back_as_they_were() {
    let mut quality = Table::new();
    quality.insert("beads".into(), 16.into());
    quality.insert(
        "drift_nm".into(),
        toml::Value::Array(vec![0.1.into(), (1.0 / 3.0).into()]),
    );
    let psf = SplinePsf::example().scaled_z(0.79).expect("a PSF");
    for (size, quality) in [(Some([0.1, 1.0 / 9.0]), quality), (None, Table::new())] {
        let mut file = SplinePsfFile::new(psf.clone());
        file.pixel_size_um = size;
        file.calibration.z_step_um = size.map(|_| 0.02);
        file.quality = quality;
        let bytes = file.bytes().expect("bytes");
        let mut back = SplinePsfFile::from_bytes(bytes).expect("a PSF");
        // Remarks are in no file.
        back.calibration.notes.clear();
        assert_eq!(back, file);
    }
}

#[test]
fn own_files_of_h5py_are_read() {
    for name in ["own_h5py.h5", "own_fixed.h5"] {
        let file = read(name);
        assert_eq!(file.psf.shape(), [5, 6, 7]);
        assert_eq!(file.psf.origin(), [3.0, 2.5, 2.0]);
        assert_eq!(file.pixel_size_um, Some([0.1, 0.11]));
        assert_eq!(file.quality["of"]["any"][1].as_float(), Some(1.5));
    }
}

#[test]
fn other_files_are_refused_with_what_was_found() {
    for (name, expected) in [
        (
            "own_version.h5",
            "version 2 of `gaussmle-psf`, which is not supported: version 1 is read",
        ),
        ("own_key.h5", "unknown field `orgin`"),
        (
            "no_psf.h5",
            "is HDF5 with `locs`, and no PSF: PSFs are read from",
        ),
        ("smap_broken.mat", "disagree with their neighbours by"),
        ("smap_regions.mat", "has 2 PSFs, of regions or channels"),
        ("smap_v73_regions.mat", "has 2 PSFs, of regions or channels"),
        ("smap_channels.mat", "has 2 channels in `cspline.coeff`"),
        (
            "picasso_channels.hdf5",
            "a PSF spline-3d-multichannel, which is not supported",
        ),
        ("make.py", "is neither TOML, HDF5 nor a MAT-file"),
        ("absent.h5", "cannot be read: "),
    ] {
        let text = refusal(name);
        assert!(text.contains(expected), "{name} {text}");
    }
}

#[test]
fn sizes_of_pixels_that_cannot_be_are_not_written() {
    for size in [[0.1, 0.0], [f64::NAN, 0.1]] {
        let mut file = SplinePsfFile::new(SplinePsf::example());
        file.pixel_size_um = Some(size);
        assert!(
            file.bytes()
                .expect_err("refused")
                .to_string()
                .contains("above 0")
        );
    }
}
