//! The PTX whose registers are recorded is the code that runs.

use std::fs;

use gaussmle_kernels::GPU_UNITS;
use gaussmle_kernels::ptx::{arrange_ptx, ptx};
use gaussmle_kernels::spec::{Noise, Outputs, Pixels, Psf, Spec};

use super::{EmulatedCuda, outcome};

/// The kernel of `fit_of_this_process` on a GPU.
const SPEC: Spec = Spec {
    size: 7,
    pixels: Pixels::PackedU16,
    noise: Noise::Uniform,
    lanes: 1,
    tile: 32,
    cache_pixels: false,
    units: GPU_UNITS,
    outputs: Outputs::ALL,
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
        let modules = fs::read_dir(driver.folder.join("ptx")).expect("saved PTX");
        assert_eq!(modules.count(), 2, "the fit, and the order of the pixels");
        let recorded = [
            ptx(Psf::Xynb, SPEC, generation),
            arrange_ptx(SPEC, generation),
        ];
        for (module, recorded) in recorded.into_iter().enumerate() {
            let file = format!("ptx/module-{}.ptx", module + 1);
            let ran = fs::read_to_string(driver.folder.join(file)).expect("PTX");
            let recorded = recorded.expect("PTX is generated");
            let (ran, recorded) = (without_name(&ran), without_name(&recorded));
            let differs = ran.lines().zip(recorded.lines()).find(|(a, b)| a != b);
            assert_eq!(differs, None, "sm_{generation}");
            assert_eq!(ran, recorded, "sm_{generation}");
        }
    }
}
