//! GPUs that are full, lost, hidden, or divided.

use gaussmle::doctor::{
    Check, Code, DeviceReport, Diagnosis, Examination, Severity, examine, list,
};

use super::{ON_THE_BUS, fake_system, finds, system_folder, with_driver, worse_than_a_note};
use crate::fake_gpus::{FakeNvml, GB, gpu};
use crate::support::lock_heavy_tests;

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

#[test]
fn unusable_gpus_are_findings_with_reasons() {
    let _lock = lock_heavy_tests();
    let root = system_folder("gpus", &ON_THE_BUS);
    let old = gpu("old", 70 * GB, "").replace("capability=8.0", "capability=5.2");
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
    finds(&diagnosis, Severity::Warning, &["Hold", "5.2", "6.0"]);
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
