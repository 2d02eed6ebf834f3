//! Compute capabilities and drivers: code that both know is compiled, or the GPU is refused with
//! words. LLVM would end the process.

use super::{EXACT_LENGTHS, EmulatedCuda, outcome};

/// A compute capability, the CUDA version of a driver, and the version that the driver needs if it
/// is too old for the GPU.
const PAIRS: [(&str, u32, Option<&str>); 25] = [
    ("7.0", 11060, None),
    ("7.0", 13000, None),
    ("7.2", 11060, None),
    ("7.5", 11060, None),
    ("8.0", 11060, None),
    ("8.6", 11060, None),
    ("8.6", 13010, None),
    ("8.7", 11060, None),
    ("8.8", 12090, Some("13.0")),
    ("8.8", 13000, None),
    ("8.9", 11060, Some("11.8")),
    ("8.9", 11080, None),
    ("9.0", 11080, Some("12.0")),
    ("9.0", 12000, None),
    ("9.0", 13000, None),
    ("10.0", 12060, Some("12.8")),
    ("10.0", 12080, None),
    ("10.3", 12080, Some("12.9")),
    ("10.3", 12090, None),
    ("11.0", 13000, None),
    ("12.0", 12040, Some("12.8")),
    ("12.0", 12080, None),
    ("12.1", 12080, Some("12.9")),
    ("12.1", 12090, None),
    ("12.1", 13030, None),
];

#[test]
fn every_gpu_gets_code_or_is_refused_with_words() {
    for (capability, version, needed) in PAIRS {
        let script =
            format!("device A_GPU cc={capability}\ndriver {version}\npoison\n{EXACT_LENGTHS}");
        let Some(driver) = EmulatedCuda::new("capabilities", &script) else {
            return;
        };
        let line = outcome(&driver);
        println!("{capability}, CUDA {version}: {line}");
        match needed {
            None => assert!(line.contains("fitted 300 spots"), "{line}"),
            Some(needed) => {
                for part in [capability, &format!("CUDA {needed} or newer"), "update"] {
                    assert!(line.contains(part), "{line}");
                }
            }
        }
    }
}

#[test]
fn unknown_capabilities_are_refused() {
    for (capability, part) in [("6.1", "7.0 (Volta, 2017)"), ("13.4", "newer gaussmle")] {
        let script = format!("device A_GPU cc={capability}\ndriver 13030");
        let Some(driver) = EmulatedCuda::new("unknown-capabilities", &script) else {
            return;
        };
        let line = outcome(&driver);
        assert!(line.contains(part), "{line}");
    }
}
