//! Drivers and libraries that are missing, old, wrong or hang.

use std::fs;
use std::path::Path;

use gaussmle::device::SystemGpus;
use gaussmle::doctor::{Check, Diagnosis, Examination, Severity, examine};

use super::{ON_THE_BUS, fake_system, finds, system_folder, with_driver, worse_than_a_note};
use crate::fake_gpus::{FakeNvml, GB, gpu};
use crate::support::lock_heavy_tests;

fn without_driver(root: &Path) -> Diagnosis {
    let nowhere = root.join("nowhere/libnvidia-ml.so.1");
    examine(
        &SystemGpus::new()
            .visible_devices(None)
            .searched_nvml(vec![nowhere])
            .root_folder(root.into()),
        Examination::default(),
    )
}

#[test]
fn missing_gpu_is_not_a_warning() {
    let _lock = lock_heavy_tests();
    let diagnosis = without_driver(&system_folder("no-gpu", &[]));
    assert!(!worse_than_a_note(&diagnosis), "{:#?}", diagnosis.findings);
    let cpu = diagnosis
        .devices
        .iter()
        .find(|device| device.backend == "cpu")
        .expect("a CPU");
    let Some(Check::Right { worst, seconds }) = cpu.check else {
        panic!("{cpu}")
    };
    assert!(worst < 1e-3 && worst > 0.0 && seconds > 0.0, "{}", cpu);
    // A software adapter is not a GPU and is listed as software.
    for device in diagnosis
        .devices
        .iter()
        .filter(|device| device.backend == "wgpu")
    {
        assert!(
            matches!(device.check, Some(Check::Right { .. })),
            "{device}"
        );
        if device.software && diagnosis.devices.len() == 2 {
            finds(
                &diagnosis,
                Severity::Note,
                &["only Vulkan adapter is software"],
            );
        }
    }
}

#[test]
fn gpu_without_driver_is_a_finding_with_searched_folders() {
    let _lock = lock_heavy_tests();
    let root = system_folder("bare", &ON_THE_BUS);
    let bare = without_driver(&root);
    assert!(worse_than_a_note(&bare));
    finds(
        &bare,
        Severity::Warning,
        &[
            "there is an NVIDIA GPU",
            "nowhere/libnvidia-ml.so.1",
            "install NVIDIA's driver",
        ],
    );
    let files = [&ON_THE_BUS[..], &[(".dockerenv", "")]].concat();
    finds(
        &without_driver(&system_folder("docker", &files)),
        Severity::Warning,
        &["--gpus all", "--nv"],
    );
    let files = [&ON_THE_BUS[..], &[("etc/NIXOS", "")]].concat();
    finds(
        &without_driver(&system_folder("nixos", &files)),
        Severity::Warning,
        &["NixOS", "/run/opengl-driver/lib"],
    );
    // In a container the bus may be hidden; then the device files show that there is a GPU.
    let files = [("dev/nvidiactl", ""), ("run/.containerenv", "")];
    finds(
        &without_driver(&system_folder("podman", &files)),
        Severity::Warning,
        &["nvidia.com/gpu=all"],
    );
}

#[test]
fn unresponsive_driver_is_a_finding() {
    let _lock = lock_heavy_tests();
    let root = system_folder("driver", &ON_THE_BUS);
    // NVML_ERROR_DRIVER_NOT_LOADED, _LIB_RM_VERSION_MISMATCH, _NO_PERMISSION, _UNKNOWN.
    for (code, words) in [
        (9, &["not loaded", "modprobe"][..]),
        (18, &["different versions", "restart"]),
        (4, &["may not use", "group"]),
        (999, &["nvidia-smi"]),
    ] {
        let Some(driver) = FakeNvml::new("doctor-init", &format!("init={code}\nlook\n")) else {
            return;
        };
        finds(&with_driver(&driver, &root), Severity::Warning, words);
    }
}

#[test]
fn a_wrong_path_of_the_management_library_is_named() {
    let _lock = lock_heavy_tests();
    let root = system_folder("wrong-nvml", &[]);
    let text = root.join("text.so");
    fs::write(&text, "not a library").expect("a file");
    for path in [root.join("nowhere.so"), text] {
        let gpus = SystemGpus::new()
            .visible_devices(None)
            .nvml(path.clone())
            .root_folder(root.clone());
        let diagnosis = examine(&gpus, Examination::default());
        let path = path.display().to_string();
        finds(
            &diagnosis,
            Severity::Warning,
            &["GAUSSMLE_NVML_LIBRARY", &path, "correct the path"],
        );
        let fitter =
            gaussmle::Fitter::builder(gaussmle::Model::xynbs(), gaussmle::Camera::ideal(0.1))
                .backend(gaussmle::Backend::Gpu)
                .inventory(std::sync::Arc::new(gpus))
                .build();
        let error = fitter.expect_err("no GPU").to_string();
        assert_eq!(error.matches(&path).count(), 1, "{error}");
    }
}

#[test]
fn a_management_library_that_hangs_does_not_hold_up_the_examination() {
    let root = system_folder("hangs", &ON_THE_BUS);
    let script = ["hang=1\nlook\n", &gpu("a", 70 * GB, "")].concat();
    let Some(driver) = FakeNvml::new("doctor-hangs", &script) else {
        return;
    };
    let diagnosis = examine(&fake_system(&driver, &root), Examination::Quick);
    finds(
        &diagnosis,
        Severity::Warning,
        &[
            "NVIDIA's management library did not respond within 0.8 s",
            "nvidia-smi",
        ],
    );
    assert!(diagnosis.has_hung());
    assert_eq!(diagnosis.exit_code(), 1);
    assert_eq!(diagnosis.devices.len(), 1, "{diagnosis}");
}
