//! Compute capabilities and drivers: the kernels run, or the GPU is refused with words.

use super::{EXACT_LENGTHS, EmulatedCuda, outcome};

/// A compute capability, and the CUDA version of a driver: the oldest that is supported, the first
/// that knows each generation, and new ones.
const PAIRS: [(&str, u32); 14] = [
    ("6.0", 11060),
    ("6.1", 11060),
    ("6.1", 12090),
    ("7.0", 11060),
    ("7.5", 11060),
    ("8.0", 11060),
    ("8.6", 11060),
    ("8.9", 11080),
    ("9.0", 11080),
    ("9.0", 13000),
    ("10.0", 12080),
    ("11.0", 13000),
    ("12.1", 12090),
    ("13.4", 13030),
];

#[test]
fn every_gpu_from_pascal_on_runs_the_kernels() {
    for (capability, version) in PAIRS {
        let script =
            format!("device A_GPU cc={capability}\ndriver {version}\npoison\n{EXACT_LENGTHS}");
        let Some(driver) = EmulatedCuda::new("capabilities", &script) else {
            return;
        };
        let line = outcome(&driver);
        println!("{capability}, CUDA {version}: {line}");
        assert!(line.contains("fitted 300 spots"), "{line}");
    }
}

#[test]
fn older_gpus_and_drivers_are_refused_with_words() {
    for (capability, version, parts) in [
        ("5.2", 12080, ["6.0 (Pascal, 2016)", "this GPU has 5.2"]),
        (
            "6.1",
            11040,
            ["CUDA 11.6 or newer", "for CUDA 11.4: update"],
        ),
    ] {
        let script = format!("device A_GPU cc={capability}\ndriver {version}");
        let Some(driver) = EmulatedCuda::new("old-capabilities", &script) else {
            return;
        };
        let line = outcome(&driver);
        for part in parts {
            assert!(line.contains(part), "{line}");
        }
    }
}
