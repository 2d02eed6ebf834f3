//! The doctor's findings on simulated systems: a fake management library that follows a script, and
//! system files in a folder.

use std::fs;
use std::path::Path;

use gaussmle::device::SystemGpus;
use gaussmle::doctor::{
    Check, Code, DeviceReport, Diagnosis, Examination, Severity, doctor, examine, list,
};

use crate::fake_gpus::{FakeNvml, GB, folder, gpu};
use crate::support::lock_heavy_tests;

/// A folder with the system files of a test. Folders of other tests have other names.
fn system_folder(name: &str, files: &[(&str, &str)]) -> std::path::PathBuf {
    let root = folder(&format!("doctor-system-{name}"));
    for (file, text) in files {
        let file = root.join(file);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, text).expect("a file");
    }
    root
}

/// An NVIDIA GPU on the PCI bus.
const ON_THE_BUS: [(&str, &str); 2] = [
    ("sys/bus/pci/devices/0000:01:00.0/class", "0x030200\n"),
    ("sys/bus/pci/devices/0000:01:00.0/vendor", "0x10de\n"),
];

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

fn fake_system(driver: &FakeNvml, root: &Path) -> SystemGpus {
    SystemGpus::new()
        .visible_devices(None)
        .nvml(driver.library())
        .root_folder(root.into())
}

fn with_driver(driver: &FakeNvml, root: &Path) -> Diagnosis {
    examine(&fake_system(driver, root), Examination::default())
}

#[test]
fn full_gpu_is_not_a_failure() {
    let _lock = lock_heavy_tests();
    let full = gpu("full", GB / 10, "process=41:60000000000");
    let Some(driver) = FakeNvml::new("doctor-full", &["look\n", &full].concat()) else {
        return;
    };
    // The CUDA library is searched in this folder, where it is missing.
    let root = system_folder("full", &[("usr/lib/libcuda.so.1", "")]);
    let diagnosis = with_driver(&driver, &root);
    finds(
        &diagnosis,
        Severity::Note,
        &["Hfull is full and was not tried", "95 MiB", "program-41"],
    );
    // The check says the same, and nothing says that fits can run on this GPU.
    let full = on_cuda(&diagnosis)[0].to_string();
    for part in [
        "not tried",
        "95 MiB",
        "600 MiB",
        "program-41 (process 41) with 57220 MiB",
    ] {
        assert!(full.contains(part), "no {part} in {full}");
    }
    finds(&diagnosis, Severity::Fine, &["no GPU was tried"]);
    assert_eq!(diagnosis.exit_code(), 0, "{diagnosis}");
}

/// Asserts that one finding contains all of these words in its problem and remedy together.
fn finds(diagnosis: &Diagnosis, severity: Severity, words: &[&str]) {
    let found = diagnosis.findings.iter().any(|finding| {
        let text = format!("{} {}", finding.problem, finding.remedy);
        finding.severity == severity && words.iter().all(|word| text.contains(word))
    });
    assert!(
        found,
        "no {severity:?} with {words:?} among {:#?}",
        diagnosis.findings
    );
}

fn worse_than_a_note(diagnosis: &Diagnosis) -> bool {
    diagnosis.exit_code() != 0
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
fn drivers_too_old_for_a_gpu_are_findings() {
    let _lock = lock_heavy_tests();
    let root = system_folder("targets", &ON_THE_BUS);
    let hopper = gpu("new", 70 * GB, "").replace("capability=8.0", "capability=9.0");
    for (name, version, is_too_old) in [("11.8", 11080, true), ("12.0", 12000, false)] {
        let script = format!("driver=520.61\ncuda={version}\nlook\n{hopper}");
        let Some(driver) = FakeNvml::new(&format!("doctor-targets-{name}"), &script) else {
            return;
        };
        let diagnosis = with_driver(&driver, &root);
        let found = diagnosis.findings.iter().any(|finding| {
            finding.severity == Severity::Warning
                && [
                    "Hnew cannot be used",
                    "9.0",
                    "CUDA 12.0 or newer",
                    "CUDA 11.8",
                ]
                .iter()
                .all(|part| finding.problem.contains(part))
        });
        assert_eq!(found, is_too_old, "{name}: {:?}", diagnosis.findings);
    }
}

#[test]
fn unusable_gpus_are_findings_with_reasons() {
    let _lock = lock_heavy_tests();
    let root = system_folder("gpus", &ON_THE_BUS);
    let old = gpu("old", 70 * GB, "").replace("capability=8.0", "capability=6.1");
    let full = gpu(
        "full",
        GB / 10,
        "busy=99 process=41:60000000000 process=42:19000000000",
    );
    let lost = gpu("lost", 0, "error=15");
    let script = ["driver=470.57\ncuda=11040\nlook\n", &old, &full, &lost].concat();
    let Some(driver) = FakeNvml::new("doctor-gpus", &script) else {
        return;
    };
    let diagnosis = with_driver(&driver, &root);
    assert!(worse_than_a_note(&diagnosis));
    assert_eq!(diagnosis.nvidia_driver.as_deref(), Some("470.57"));
    assert_eq!(diagnosis.cuda_version.as_deref(), Some("11.4"));
    finds(
        &diagnosis,
        Severity::Warning,
        &["470.57", "11.4", "11.6", "510 or newer"],
    );
    finds(&diagnosis, Severity::Warning, &["Hold", "6.1", "7.0"]);
    finds(
        &diagnosis,
        Severity::Note,
        &[
            "Hfull is full",
            "95 MiB",
            "program-41 (process 41) with 57220 MiB",
            "program-42",
        ],
    );
    finds(&diagnosis, Severity::Warning, &["fallen off the bus"]);
    // Without a CUDA library the doctor lists the folders that were searched. On a machine with one
    // the failure is another, because these GPUs do not exist.
    finds(
        &diagnosis,
        Severity::Warning,
        &["libcuda.so.1", "usr/lib/x86_64-linux-gnu"],
    );
    let shown = on_cuda(&diagnosis);
    assert!(
        matches!(shown[0].check, Some(Check::Failed(_))),
        "{}",
        shown[0]
    );
    // No fit is tried on a full GPU, which is not a failure.
    assert!(
        matches!(shown[1].check, Some(Check::NotTried(_))),
        "{}",
        shown[1]
    );
    assert!(
        matches!(shown[2].check, Some(Check::Failed(_))),
        "{}",
        shown[2]
    );
    assert_eq!(shown.len(), 3);
    let words = shown[1].to_string();
    for part in [
        "95 MiB of 76294 MiB free",
        "99 %",
        "8.0",
        "program-42",
        "1, GPU-full",
    ] {
        assert!(words.contains(part), "`{words}` lacks `{part}`");
    }
    // `list` has the same devices without test fits.
    let listed = list(&fake_system(&driver, &root));
    let ids = |devices: &[DeviceReport]| {
        devices
            .iter()
            .map(|device| device.id.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(ids(&listed), ids(&diagnosis.devices));
    assert!(listed.iter().all(|device| device.check.is_none()));
    assert!(
        diagnosis
            .findings
            .is_sorted_by_key(|finding| std::cmp::Reverse(finding.severity))
    );
}

fn on_cuda(diagnosis: &Diagnosis) -> Vec<&DeviceReport> {
    let devices = diagnosis.devices.iter();
    devices.filter(|device| device.backend == "cuda").collect()
}

fn codes(diagnosis: &Diagnosis) -> Vec<Code> {
    diagnosis
        .findings
        .iter()
        .map(|finding| finding.code)
        .collect()
}

#[test]
fn hidden_gpus_are_named() {
    let _lock = lock_heavy_tests();
    let root = system_folder("hidden", &ON_THE_BUS);
    let script = ["look\n", &gpu("a", 70 * GB, ""), &gpu("b", 70 * GB, "")].concat();
    let Some(driver) = FakeNvml::new("doctor-hidden", &script) else {
        return;
    };
    for list in ["", "-1", "7"] {
        let gpus = fake_system(&driver, &root).visible_devices(Some(list));
        // The quick examination leaves out what takes longer than 0.8 s on a busy machine.
        let diagnosis = examine(&gpus, Examination::default());
        let hides = format!("CUDA_VISIBLE_DEVICES={list} hides every GPU");
        finds(
            &diagnosis,
            Severity::Note,
            &[
                &hides,
                "Ha (GPU-a)",
                "Hb (GPU-b)",
                "unset it",
                "for example GPU-a",
            ],
        );
        assert!(
            !diagnosis.to_string().contains("none is needed"),
            "{diagnosis}"
        );
    }
    let gpus = fake_system(&driver, &root).visible_devices(Some("1"));
    let diagnosis = examine(&gpus, Examination::default());
    assert!(
        !codes(&diagnosis).contains(&Code::HiddenGpus),
        "{diagnosis}"
    );
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
        let fitter = gaussmle::Fitter::builder(gaussmle::Model::xynbs())
            .backend(gaussmle::Backend::Gpu)
            .inventory(std::sync::Arc::new(gpus))
            .build();
        let error = fitter.expect_err("no GPU").to_string();
        assert_eq!(error.matches(&path).count(), 1, "{error}");
    }
}

#[test]
fn mig_devices_take_the_place_of_their_gpu() {
    let _lock = lock_heavy_tests();
    let root = system_folder("mig", &ON_THE_BUS);
    let mig = "mig=MIG-aa11:9000000000:10000000000 mig=MIG-bb22:100:10000000000";
    let script = [
        "look\n",
        &gpu("a", 70 * GB, mig),
        &gpu("b", 70 * GB, "mig=none"),
    ]
    .concat();
    let Some(driver) = FakeNvml::new("doctor-mig", &script) else {
        return;
    };
    let listed = list(&fake_system(&driver, &root));
    let cuda: Vec<_> = listed
        .iter()
        .filter(|device| device.backend == "cuda")
        .collect();
    let ids: Vec<&str> = cuda.iter().map(|device| &device.id[..]).collect();
    assert_eq!(ids, ["MIG-aa11", "MIG-bb22", "GPU-b"]);
    assert_eq!(cuda[0].name, "Ha MIG 1g.10gb");
    assert_eq!(cuda[0].memory_total_bytes, Some(10 * GB));
    assert_eq!((cuda[0].number, cuda[1].number), (Some(0), Some(0)));
    assert_eq!(cuda[0].compute_capability.as_deref(), Some("8.0"));
    let diagnosis = with_driver(&driver, &root);
    finds(&diagnosis, Severity::Note, &["Ha MIG 1g.10gb is full"]);
    finds(
        &diagnosis,
        Severity::Warning,
        &["Hb", "MIG is enabled", "nvidia-smi mig"],
    );
    let gpus = fake_system(&driver, &root).visible_devices(Some("MIG-bb"));
    let visible = list(&gpus);
    assert_eq!(visible[0].id, "MIG-bb22");
    assert_ne!(visible[1].backend, "cuda");
}

#[test]
fn mps_is_a_note() {
    let _lock = lock_heavy_tests();
    let root = system_folder("mps", &ON_THE_BUS);
    let script = [
        "look\n",
        &gpu("a", GB / 10, "process=41:60000000000 server=41"),
    ]
    .concat();
    let Some(driver) = FakeNvml::new("doctor-mps", &script) else {
        return;
    };
    let diagnosis = with_driver(&driver, &root);
    finds(&diagnosis, Severity::Note, &["NVIDIA's MPS serves the GPU"]);
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

#[test]
fn the_list_has_the_state_of_each_gpu() {
    let root = system_folder("state", &ON_THE_BUS);
    let state = "busy=37 celsius=61 milliwatt=212400 process=41:60000000000";
    let script = [
        "driver=570.10\ncuda=12080\nlook\n",
        &gpu("a", 20 * GB, state),
    ]
    .concat();
    let Some(driver) = FakeNvml::new("doctor-state", &script) else {
        return;
    };
    let listed = list(&fake_system(&driver, &root));
    let json = serde_json::to_value(&listed[0]).expect("JSON");
    let expected = serde_json::json!({
        "backend": "cuda",
        "id": "GPU-a",
        "number": 0,
        "name": "Ha",
        "software": false,
        "memory_free_bytes": 20 * GB,
        "memory_total_bytes": 80 * GB,
        "compute_capability": "8.0",
        "utilisation_percent": 37,
        "temperature_celsius": 61,
        "power_watt": 212.4,
        "driver_version": "570.10",
        "processes": [{"pid": 41, "name": "program-41", "memory_bytes": 60 * GB}],
        "check": null,
    });
    assert_eq!(json, expected);
    let text = listed[0].to_string();
    for part in [
        "61 degrees Celsius",
        "212 W",
        "570.10",
        "8.0",
        "37 %",
        "19073 MiB of 76294 MiB free",
        "program-41 (process 41) with 57220 MiB",
    ] {
        assert!(text.contains(part), "no {part} in {text}");
    }
}

#[test]
fn every_code_has_a_row_in_the_documentation() {
    let docs = include_str!("../../docs/gpu.md");
    let (_, table) = docs.split_once("## Troubleshooting").expect("a chapter");
    let code = |line: &str| Some(line.strip_prefix("| `")?.split_once("` |")?.0.to_owned());
    let mut rows: Vec<String> = table.lines().filter_map(code).collect();
    rows.dedup();
    let codes = Code::ALL.iter().filter(|code| **code != Code::Fine);
    let mut codes: Vec<&str> = codes.map(|code| code.name()).collect();
    rows.sort();
    codes.sort();
    assert_eq!(rows, codes);
}

#[test]
fn this_machine_can_be_examined() {
    let _lock = lock_heavy_tests();
    assert!(doctor().to_string().contains("right to"));
}
