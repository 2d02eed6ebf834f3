//! The health check of a service (`doctor --quick`), a missing driver library, and MIG devices.

use serde_json::Value;

use super::{FAST, Machine, Ran, SLOW, fit};

/// The finding with a code in the output of `doctor --json`.
fn finding(ran: &Ran, code: &str) -> Value {
    let diagnosis: Value = serde_json::from_str(&ran.stdout).expect("JSON");
    let findings = diagnosis["findings"].as_array().expect("findings");
    let found = findings.iter().find(|finding| finding["code"] == code);
    found
        .unwrap_or_else(|| panic!("no {code}: {}", ran.stdout))
        .clone()
}

/// A quick examination. It is repeated if it is not as expected: it has a deadline of 0.8 s, which a
/// busy machine can miss without a driver that hangs.
fn examine_quickly(machine: &Machine, is_expected: impl Fn(&Ran) -> bool) -> Ran {
    let examine = || machine.run("doctor --quick --json");
    for _ in 0..9 {
        let ran = examine();
        if is_expected(&ran) {
            return ran;
        }
    }
    examine()
}

#[test]
fn a_quick_examination_creates_a_context_and_fits_nothing() {
    let Some(machine) = Machine::new("quick", &[FAST, SLOW], "") else {
        return;
    };
    let ran = examine_quickly(&machine, |ran| !ran.stdout.contains("no_response"));
    assert_eq!((ran.code, &ran.stderr[..]), (0, ""), "{}", ran.stdout);
    finding(&ran, "fine");
    let diagnosis: Value = serde_json::from_str(&ran.stdout).expect("JSON");
    for device in diagnosis["devices"].as_array().expect("devices") {
        let is_cuda = device["backend"] == "cuda";
        assert_eq!(device["check"]["opened"].is_object(), is_cuda, "{device}");
        assert_eq!(
            device["check"]["not_tried"].is_string(),
            !is_cuda,
            "{device}"
        );
    }
    assert_eq!(machine.driver.calls("cuDevicePrimaryCtxRetain"), 2);
    assert_eq!(machine.driver.calls("cuDevicePrimaryCtxRelease_v2"), 2);
    assert!(machine.used().is_empty());
    assert_eq!(machine.driver.violations(), Vec::<String>::new());
}

#[test]
fn a_gpu_that_hangs_is_reported_and_delays_no_other() {
    for entry in ["cuDevicePrimaryCtxRetain device=0", "cuInit"] {
        let script = format!("fault {entry} nth=1 count=all block");
        let Some(machine) = Machine::new("hangs", &[FAST, SLOW], &script) else {
            return;
        };
        // Without deadlines, this would not end.
        let ran = examine_quickly(&machine, |ran| {
            let words = "(cuda) did not respond within";
            let silent = ran.stdout.matches(words).count();
            silent == 1 || entry == "cuInit" && silent > 1
        });
        assert_eq!((ran.code, &ran.stderr[..]), (1, ""), "{}", ran.stdout);
        let found = finding(&ran, "no_response");
        let problem = found["problem"].as_str().expect("text");
        assert!(
            problem.contains("(cuda) did not respond within"),
            "{problem}"
        );
        let diagnosis: Value = serde_json::from_str(&ran.stdout).expect("JSON");
        let devices = diagnosis["devices"].as_array().expect("devices");
        let slow = devices.iter().find(|device| device["name"] == "SLOW");
        let slow_responds = slow.expect("a GPU")["check"]["opened"].is_object();
        // Nothing works without `cuInit`.
        assert_eq!(slow_responds, entry != "cuInit", "{}", ran.stdout);
    }
}

#[test]
fn a_missing_driver_library_is_named_with_the_searched_folders() {
    let Some(machine) = Machine::new("no-libcuda", &[FAST], "") else {
        return;
    };
    machine.simulate();
    for name in ["libcuda.so", "libcuda.so.1"] {
        std::fs::remove_file(machine.driver.folder.join(name)).expect("removed");
    }
    let doctor = machine.run("doctor --json");
    assert_eq!(doctor.code, 1, "{}", doctor.stdout);
    if doctor.stdout.contains("CUDA does not list it") {
        println!("this machine has a driver of its own");
        return;
    }
    let words = [
        "libcuda.so.1 was not found",
        "searched",
        "/run/opengl-driver/lib",
        "/usr/lib/wsl/lib",
    ];
    let found = finding(&doctor, "no_cuda_library");
    let remedy = found["remedy"].as_str().expect("text");
    assert!(!remedy.contains("update"), "{remedy}");
    let auto = machine.run(&fit("auto", "-o out.csv"));
    assert_eq!(auto.code, 0, "{}", auto.stderr);
    let gpu = machine.run(&fit("gpu", "-o out.csv"));
    assert_eq!(gpu.code, 3, "{}", gpu.stderr);
    for text in [
        found["problem"].as_str().expect("text"),
        &auto.stderr,
        &gpu.stderr,
    ] {
        for word in words {
            assert!(text.contains(word), "no {word}: {text}");
        }
    }
}

#[test]
fn mig_devices_are_taken_by_name() {
    let Some(machine) = Machine::new("mig", &[FAST], "") else {
        return;
    };
    machine.simulate();
    let part = FAST.uuid().replace("GPU-", "MIG-");
    let other = "MIG-99999999-1234-1234-1234-123456789abc";
    let gigabytes = 1_000_000_000_u64 * FAST.gigabytes;
    let script = format!(
        "driver=570.10\ncuda=12080\nlook\ngpu uuid=GPU-77 name=WHOLE free={gigabytes} total={gigabytes} \
         capability=9.0 mig={part}:{gigabytes}:{gigabytes} mig={other}:{gigabytes}:{gigabytes}\n"
    );
    std::fs::write(machine.nvml.folder.join("script.txt"), script).expect("a script");
    let run = |arguments: &str, visible: Option<&str>| {
        let mut command = machine.command(&fit("gpu", &format!("-o out.csv {arguments}")));
        if let Some(visible) = visible {
            command.env("CUDA_VISIBLE_DEVICES", visible);
        }
        Ran::new(command)
    };
    for (arguments, visible) in [
        (format!("--devices {part}"), None),
        ("--devices 0".into(), None),
        (String::new(), Some(&part[..])),
    ] {
        let ran = run(&arguments, visible);
        assert_eq!(ran.code, 0, "{arguments} {visible:?}: {}", ran.stderr);
        assert!(ran.stderr.contains("cuda (FAST"), "{}", ran.stderr);
    }
    // A process sees one MIG device, and NVML lists no others.
    for (name, words) in [
        (other, format!("CUDA_VISIBLE_DEVICES={other}")),
        ("MIG-4444", "nvidia-smi -L lists the MIG devices".into()),
    ] {
        let ran = run(&format!("--devices {name}"), None);
        assert_eq!(ran.code, 3, "{name}: {}", ran.stderr);
        assert!(ran.stderr.contains(&words), "{name}: {}", ran.stderr);
    }
}
