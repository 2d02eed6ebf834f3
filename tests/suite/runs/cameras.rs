//! Cameras from files of every kind.

use std::fs;

use gaussmle::camera::ScmosMaps;
use gaussmle::{Backend, Camera, Fitter, Model, RoiStack};
use gaussmle_io::read_camera;
use ndarray::Array2;

use super::SIGMA_UM;
use crate::support::{printed, python};

#[test]
fn camera_files_of_every_kind_are_equivalent() {
    let folder = tempfile::tempdir().expect("a folder");
    let put = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        path
    };
    let assert_error = |text: &str, parts: &[&str]| {
        let error = read_camera(&put("wrong.toml", text), None).expect_err("refused");
        let error = error.to_string();
        for part in parts {
            assert!(error.contains(part), "`{error}` lacks `{part}`");
        }
    };
    assert_error("offset_adu = 1", &["pixel_size_um"]);
    assert_error(
        "pixel_size_um = 0.1\noffset = 1",
        &["`offset`", "did you mean `offset_adu`"],
    );
    assert_error(
        "pixel_size_um = 0.1\nqe = 0.8",
        &["`qe`", "choose one of `pixel_size_um`"],
    );
    assert_error(
        "pixel_size_um = 0.1\noffset_adu = 'nowhere.npy'",
        &["nowhere.npy"],
    );
    assert_error("pixel_size_um = -0.1", &["pixel size"]);
    assert_error(
        "pixel_size_um = 0.1\nread_noise_e = 1\nvariance_e2 = 'v.npy'",
        &["one of read_noise_e"],
    );

    let Some(mut write) = python() else { return };
    write.args([
        "-c",
        "import sys, os, numpy as np, tifffile, h5py, picasso.io
os.chdir(sys.argv[1])
y, x = np.mgrid[0:40, 0:30]
offset = (100 + x + 2 * y).astype('f4'); variance = (2 + x / 10 + y).astype('f4'); gain = (2 + y / 40 + x / 90).astype('f4')
np.save('offset.npy', offset)
tifffile.imwrite('variance.tif', variance)
with h5py.File('maps.h5', 'w') as f: f['gain'] = 1 / gain
picasso.io.save_camera_calibration('picasso.hdf5', dict(offset=offset, variance=variance, gain=gain))
np.save('storm.npy', np.stack([offset.T, variance.T, gain.T]).astype('f8'))
mask = np.zeros((40, 30), bool); mask[3, 4] = True
np.save('mask.npy', mask)",
    ]);
    write.arg(folder.path());
    printed(write);
    let load = |name: &str, text: &str| {
        let file = put(name, text);
        read_camera(&file, None).unwrap_or_else(|error| panic!("{error}"))
    };
    let own = load(
        "own.toml",
        "pixel_size_um = 0.1\noffset_adu = 'offset.npy'\nvariance_adu2 = 'variance.tif'\ngain_e_per_adu = 'maps.h5:gain'",
    );
    let picasso = load(
        "picasso.toml",
        "pixel_size_um = 0.1\npicasso = 'picasso.hdf5'",
    );
    let storm = load(
        "storm.toml",
        "pixel_size_um = 0.1\nstorm_analysis = 'storm.npy'",
    );
    assert_eq!(own.notes.len() + picasso.notes.len(), 0);
    assert!(storm.notes[0].contains("transposed"), "{:?}", storm.notes);
    // Cameras are compared by the fits of the same spots.
    let stack = gaussmle::simulate::Simulation::new(7)
        .run(200)
        .expect("valid");
    let adu = stack.pixels.mapv(|e| 400.0 + 3.0 * e);
    let corners = Array2::from_shape_fn((200, 2), |(i, k)| (i * (7 + k) % (23 + 10 * k)) as i32);
    let fit = |camera: &Camera| {
        let fitter = Fitter::builder(Model::xynb(SIGMA_UM), camera.clone());
        let fitter = fitter.backend(Backend::Cpu).build().expect("valid");
        let rois = RoiStack::from_f32(adu.view()).and_then(|r| r.with_corners(corners.view()));
        fitter.fit(&rois.expect("valid")).expect("fits").photons()
    };
    let expected = fit(&own.camera);
    for other in [&picasso.camera, &storm.camera] {
        let close = |(a, b): (&f64, &f64)| (a - b).abs() < 1e-4 * b.abs() + 1e-3;
        assert!(fit(other).iter().zip(&expected).all(close));
    }
    // Transposed maps would give other photons.
    let transposed = Array2::from_shape_fn((40, 30), |(y, x)| 100.0 + y as f32 + 2.0 * x as f32);
    let flat = |v| Array2::from_elem((40, 30), v);
    let transposed_camera = Camera::scmos(
        0.1,
        ScmosMaps {
            offset_adu: transposed.view(),
            gain_e_per_adu: flat(0.4f32).view(),
            variance_e2: flat(1.0f32).view(),
            mask: None,
        },
    );
    assert!(
        fit(&transposed_camera.expect("valid"))
            .iter()
            .zip(&expected)
            .any(|(a, b)| (a - b).abs() > 1.0)
    );
    let masked = load("masked.toml", "pixel_size_um = 0.1\nmask = 'mask.npy'");
    assert_eq!(masked.camera.map_size(), Some((30, 40)));
}
