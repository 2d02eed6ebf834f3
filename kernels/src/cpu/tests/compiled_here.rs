//! The same bits as those of the kernel that CubeCL compiles for this processor.
//!
//! CubeCL's runtime for CPUs needs LLVM, so this test has the feature `generator`:
//! `cargo test --release -p gaussmle-kernels --features cpu,generator --target-dir target/generator`.
//! CI runs it with the check of `kernels/generated`.

use cubecl::Device;
use cubecl::prelude::CubeElement;

use super::*;
use crate::constants::Constants;
use crate::launch::{LaunchConfig, launch};
use crate::memory::{Batch, Buffer, Output};

/// Columns and codes from CubeCL's runtime, which compiles the kernel for this processor.
fn fits_of_the_runtime(psf: Psf, spec: Spec, tiles: usize) -> [Vec<f32>; 2] {
    let client = Device::cpu().expect("built in").client();
    let padded = tiles * spec.tile;
    let config = LaunchConfig {
        psf,
        spec,
        constants: Constants::upload(&client, psf, spec.size, constants_of(psf)).expect("valid"),
        maps: None,
        max_iterations: 50,
    };
    let input = Buffer::upload(&client, words(&spec, tiles));
    let batch = Batch::new(input, tiles);
    let mut output = Output::new(
        Buffer::empty(&client, padded * spec.columns(psf).count()),
        Buffer::empty(&client, padded * CODES),
    );
    launch(&client, &config, &batch, &mut output).expect("valid");
    let bytes = client.read(Vec::from(output.into_handles()));
    let bytes = bytes.expect("the kernel runs");
    [0, 1].map(|which| f32::from_bytes(&bytes[which]).to_vec())
}

#[test]
fn every_kernel_has_the_bits_of_the_one_that_is_compiled_here() {
    // CubeCL compiles for this processor, which has multiply-adds; older ones round twice.
    #[cfg(target_arch = "x86_64")]
    let has_multiply_add = std::arch::is_x86_feature_detected!("fma");
    #[cfg(not(target_arch = "x86_64"))]
    let has_multiply_add = true;
    let tiles = 3;
    for psf in Psf::ALL {
        for (pixels, noise) in KINDS {
            for lanes in kernel_lanes() {
                let sizes = [(9, Outputs::ALL), (6, VARIANCES), (15, Outputs::ALL)];
                for (size, outputs) in sizes {
                    let spec = Spec {
                        size,
                        outputs,
                        ..spec_of(lanes, pixels, noise)
                    };
                    let what = format!("{psf:?} {pixels:?} {noise:?} {lanes} {size}");
                    let [columns, codes] = fits(psf, spec, tiles);
                    let expected = fits_of_the_runtime(psf, spec, tiles);
                    if lanes == 4 && cfg!(target_arch = "x86_64") || !has_multiply_add {
                        assert_near(&columns, &expected[0], &codes, &what);
                        continue;
                    }
                    assert!(bits(&columns) == bits(&expected[0]), "{what}");
                    assert!(bits(&codes) == bits(&expected[1]), "{what}");
                }
            }
        }
    }
}
