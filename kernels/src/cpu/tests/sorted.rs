//! Fits in the order of their starts.

use super::*;
use crate::cpu::job::working_values;
use crate::spec::{flag, left};

/// The columns and codes after launches with these flags, one after the other.
fn launched(job: &CpuJob, input: &[u32], tiles: usize, flags: &[u32]) -> [Vec<u32>; 2] {
    let spec = job.spec();
    let padded = tiles * spec.tile;
    let [mut working, mut of_words, mut of_columns, mut of_codes] =
        [(); 4].map(|()| AlignedMemory::default());
    working.reserve(working_values(Psf::Spline, spec));
    let words = room(&mut of_words, input.len());
    words.copy_from_slice(input);
    let count = padded * spec.columns(Psf::Spline).count();
    let columns = room(&mut of_columns, padded * left::END);
    let codes = room(&mut of_codes, padded * CODES);
    for &flags in flags {
        let mut launch = job.launch(tiles, tiles, flags).expect("few tiles");
        job.run(&mut launch, &mut working, words, columns, codes)
            .expect("there is room");
    }
    [columns[..count].to_vec(), codes.to_vec()]
}

#[test]
fn poor_and_left_fits_end_as_in_one_launch_of_all_starts() {
    let constants = constants_of(Psf::Spline);
    let tiles = 40;
    for (pixels, noise) in KINDS {
        let spec = spec(pixels, noise);
        let job = job(Psf::Spline, spec, &constants);
        let input = words(&spec, tiles);
        let all = launched(&job, &input, tiles, &[0]);
        let first = launched(&job, &input, tiles, &[flag::STARTS, flag::STARTED]);
        let padded = tiles * spec.tile;
        let deviance = spec.columns(Psf::Spline).deviance().expect("wanted") * padded;
        let value = |of: &[u32], at: usize| f32::from_bits(of[at]);
        let [poor, left] = [status::POOR, status::LEFT].map(f32::from);
        let marked = |slot: usize| value(&first[1], padded + slot);
        let left = (0..padded).filter(|&slot| marked(slot) >= left).count();
        let poor: Vec<usize> = (0..padded)
            .filter(|&slot| (poor..2.0 * poor).contains(&marked(slot)))
            .collect();
        let improved = poor
            .iter()
            .filter(|&&slot| value(&all[0], deviance + slot) < value(&first[0], deviance + slot));
        let (poor, improved) = (poor.len(), improved.count());
        assert!(
            improved > 0 && improved < poor && poor < padded && 0 < left && left < padded / 2,
            "{pixels:?} {noise:?}: {improved} of {poor}, {left} left"
        );
        let mut block = CpuBlock::default();
        let given = job.words_mut(&mut block, tiles).expect("few tiles");
        given.copy_from_slice(&input);
        // The block keeps its words.
        for _ in 0..2 {
            let (columns, codes) = job.fit(&mut block, tiles).expect("there is room");
            assert!([bits(columns), bits(codes)] == all, "{pixels:?} {noise:?}");
        }
    }
}

#[test]
fn fits_of_every_width_and_limit_end_as_in_one_launch() {
    let constants = constants_of(Psf::Spline);
    let variances = Outputs {
        covariance: Covariance::Variances,
        goodness: false,
    };
    let kinds = kernel_lanes()
        .into_iter()
        .flat_map(|lanes| KINDS.map(|(pixels, noise)| spec_of(lanes, pixels, noise)));
    for kind in kinds {
        let lanes = kind.lanes;
        for (max_iterations, outputs) in [1, 4, 5, 6, 9, 11, 12, 13, 50]
            .into_iter()
            .flat_map(|limit| [(limit, Outputs::ALL), (limit, variances)])
        {
            let spec = Spec { outputs, ..kind };
            let job = job_of(Psf::Spline, spec, &constants, max_iterations);
            let tiles = 320 / lanes;
            let mut input = words(&spec, tiles);
            // Spots that cannot be fitted, unless this is two pixels.
            for slot in [0, 3, lanes + 1] {
                input[slot / lanes * lanes * spec.words() + slot % lanes] = f32::NAN.to_bits();
            }
            let all = launched(&job, &input, tiles, &[0]);
            let mut block = CpuBlock::default();
            let given = job.words_mut(&mut block, tiles).expect("few tiles");
            given.copy_from_slice(&input);
            let (columns, codes) = job.fit(&mut block, tiles).expect("there is room");
            let what = format!("{max_iterations} iterations, {spec:?}");
            assert!([bits(columns), bits(codes)] == all, "{what}");
        }
    }
}
