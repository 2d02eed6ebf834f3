//! The PTX whose registers are recorded is the code that runs.

use std::fs;

use gaussmle_kernels::GPU_UNITS;
use gaussmle_kernels::ptx::ptx;
use gaussmle_kernels::spec::{Noise, Pixels, Psf, Spec};

use super::{EmulatedCuda, outcome};
use crate::support::{cpu, cubecl_device};

/// The kernel of `fit_of_this_process` on a GPU.
const SPEC: Spec = Spec {
    size: 7,
    pixels: Pixels::PackedU16,
    noise: Noise::Uniform,
    lanes: 1,
    tile: 32,
    cache_pixels: false,
    units: GPU_UNITS,
};

/// The text with another name for the kernel, which has the number of the launch in it.
fn without_name(ptx: &str) -> String {
    let (_, rest) = ptx.split_once(".entry ").expect("a kernel");
    let name = rest.split('(').next().expect("a name").trim();
    ptx.trim_end_matches('\0').replace(name, "kernel")
}

#[test]
fn recorded_code_is_the_code_that_runs() {
    for (capability, generation) in [("7.0", 70), ("8.6", 86), ("9.0", 90), ("12.0", 120)] {
        let script = format!("device A_GPU cc={capability}\ndriver 12080\nsave_ptx ptx");
        let Some(driver) = EmulatedCuda::new("recorded-code", &script) else {
            return;
        };
        let line = outcome(&driver);
        assert!(line.contains("fitted 300 spots"), "{line}");
        let files = fs::read_dir(driver.folder.join("ptx")).expect("saved PTX");
        let files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
        assert_eq!(files.len(), 1, "{files:?}");
        let ran = fs::read_to_string(&files[0]).expect("PTX");
        let client = cubecl_device(&cpu()).client();
        let recorded = ptx(&client, Psf::Xynb, SPEC, generation).expect("PTX is generated");
        let (ran, recorded) = (without_name(&ran), without_name(&recorded));
        let differs = ran.lines().zip(recorded.lines()).find(|(a, b)| a != b);
        assert_eq!(differs, None, "sm_{generation}");
        assert_eq!(ran, recorded, "sm_{generation}");
    }
}
