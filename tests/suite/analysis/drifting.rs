//! Drift correction, compared with a simulated drift.

use std::time::Instant;

use gaussmle::Status;
use gaussmle_analysis::{Drift, DriftOptions, drift};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, Normal};

use super::{Loc, loc, numbers, table};
use crate::support::{printed, script};

/// Localizations as CSV.
fn rows(locs: &[Loc]) -> String {
    let line = |l: &Loc| format!("{},{},{}\n", l.frame, l.at[0], l.at[1]);
    let lines: String = locs.iter().map(line).collect();
    format!("frame,x,y\n{lines}")
}

/// The simulated drift, um: 200 nm in x over the movie, a sine of 30 nm in y, and some drift in z.
fn truth(frame: u32, frames: u32) -> [f64; 3] {
    let t = f64::from(frame) / f64::from(frames);
    [
        0.2 * t,
        0.03 * (2.0 * std::f64::consts::PI * 2.0 * t).sin() - 0.1 * t * t,
        0.15 * t + 0.02 * (2.0 * std::f64::consts::PI * t).sin(),
    ]
}

/// Filaments with binding sites that are localized repeatedly with a precision of 10 nm:
/// `per_frame` localizations per frame in 20 um x 20 um, a tenth of them at random positions.
pub fn drifting(frames: u32, per_frame: usize, seed: u64) -> Vec<Loc> {
    let mut rng = StdRng::seed_from_u64(seed);
    let unit = Normal::new(0.0, 1.0).expect("normal");
    let mut sites = Vec::new();
    for _ in 0..60 {
        let mut at = [rng.random::<f64>() * 20.0, rng.random::<f64>() * 20.0, 0.0];
        let mut angle = rng.random::<f64>() * 6.3;
        for _ in 0..200 {
            sites.push(at);
            angle += 0.05 * unit.sample(&mut rng);
            at[0] += 0.03 * angle.cos();
            at[1] += 0.03 * angle.sin();
            at[2] += 0.01 * unit.sample(&mut rng);
        }
    }
    let std = 0.01;
    let mut locs = Vec::new();
    for frame in 0..frames {
        let drift = truth(frame, frames);
        for _ in 0..per_frame {
            let at = match rng.random_bool(0.1) {
                true => [
                    rng.random::<f64>() * 20.0,
                    rng.random::<f64>() * 20.0,
                    rng.random::<f64>() - 0.5,
                ],
                false => sites[rng.random_range(0..sites.len())],
            };
            let noise = [std, std, 3.0 * std];
            locs.push(Loc {
                frame,
                at: [0, 1, 2].map(|k| at[k] + drift[k] + noise[k] * unit.sample(&mut rng)),
                std,
                status: Status::Converged,
            });
        }
    }
    locs
}

/// The rms of the residuals about their mean, um, and of the residuals over their stated
/// uncertainty, for each axis.
fn residuals(found: &Drift, frames: u32) -> Vec<[f64; 2]> {
    let axis = |k: usize| {
        let off: Vec<[f64; 2]> = (0..frames)
            .filter_map(|frame| {
                let at = found.at(frame);
                let (um, std) = match k {
                    0 => (at.x_um, at.x_std_um),
                    1 => (at.y_um, at.y_std_um),
                    _ => (at.z_um?, at.z_std_um?),
                };
                let zero = truth(0, frames)[k];
                Some([um - (truth(frame, frames)[k] - zero), std])
            })
            .collect();
        let n = off.len().max(1) as f64;
        let mean = off.iter().map(|o| o[0]).sum::<f64>() / n;
        let rms = |f: &dyn Fn(&[f64; 2]) -> f64| {
            (off.iter().map(|o| f(o).powi(2)).sum::<f64>() / n).sqrt()
        };
        [rms(&|o| o[0] - mean), rms(&|o| (o[0] - mean) / o[1])]
    };
    (0..3).map(axis).collect()
}

#[test]
fn drift_is_estimated_to_nanometres() {
    let frames = 10_000;
    let folder = tempfile::tempdir().expect("made");
    for per_frame in [5, 20] {
        let locs = drifting(frames, per_frame, 11);
        let all = table(&locs, false);
        let start = Instant::now();
        let found = drift::estimate(&all, &DriftOptions::default()).expect("drift");
        let seconds = start.elapsed().as_secs_f64();
        let off = residuals(&found, frames);
        println!(
            "{per_frame} a frame: x {:.2} nm ({:.2} std), y {:.2} nm ({:.2} std), {:?} pairs, {seconds:.2} s",
            1e3 * off[0][0],
            off[0][1],
            1e3 * off[1][0],
            off[1][1],
            found.pairs()
        );
        assert!(off[0][0] < 0.003 && off[1][0] < 0.003, "{off:?}");
        assert!(
            off.iter().take(2).all(|o| o[1] > 0.3 && o[1] < 3.0),
            "{off:?}"
        );
        assert_eq!(found.segments(), 20);
        let write = |name: &str, text: &str| {
            std::fs::write(folder.path().join(format!("{name}_{per_frame}.csv")), text)
        };
        write("locs", &rows(&locs)).expect("written");
        write("drift", &found.to_csv()).expect("written");
    }
    // The residual drift is less than that of both Picasso methods on the same tables.
    if let Some(mut script) = script("analysis_against_picasso.py") {
        script.arg(folder.path());
        println!("{}", String::from_utf8_lossy(&printed(script)));
    }
}

#[test]
fn drift_in_z_is_estimated_and_corrected() {
    let frames = 4000;
    let locs = drifting(frames, 20, 13);
    let mut all = table(&locs, true);
    let options = DriftOptions {
        segment_frames: 250,
        ..DriftOptions::default()
    };
    let found = drift::estimate(&all, &options).expect("drift");
    let off = residuals(&found, frames);
    println!("z: {off:?}");
    assert!(off.iter().all(|o| o[0] < 0.004), "{off:?}");
    found.apply(&mut all).expect("applied");
    for (k, name) in ["x", "y", "z"].iter().enumerate() {
        let left = numbers(&all, name).iter().zip(&locs);
        let left: Vec<f64> = left
            .map(|(now, was)| now - (was.at[k] - truth(was.frame, frames)[k]))
            .collect();
        let mean = left.iter().sum::<f64>() / left.len() as f64;
        let rms = (left.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / left.len() as f64).sqrt();
        assert!(rms < 0.004 && mean.abs() < 0.01, "{name}: {rms}, {mean}");
    }
    // The corrected table has no drift left.
    let again = drift::estimate(&all, &options).expect("drift");
    let most = (0..frames).map(|f| again.at(f).x_um.abs().max(again.at(f).y_um.abs()));
    let most = most.fold(0.0, f64::max);
    println!("left: {most}");
    assert!(most < 0.002, "{most}");
    let csv = found.to_csv();
    assert!(csv.starts_with("frame,x,y,z,x_std,y_std,z_std\n0,0.000000,"));
    assert_eq!(csv.lines().count(), frames as usize + 1);
}

#[test]
fn drift_estimate_tolerates_dark_segments_and_nan() {
    let frames = 6000;
    let mut locs = drifting(frames, 10, 17);
    locs.retain(|l| !(1500..2600).contains(&l.frame));
    locs.push(loc(100, f64::INFINITY, 1.0, 0.01));
    // An outlier at the same distant position in every segment is not a structure.
    locs.extend(
        (0..frames)
            .step_by(10)
            .map(|frame| loc(frame, 1e12, -1e12, 0.01)),
    );
    let found = drift::estimate(&table(&locs, false), &DriftOptions::default()).expect("drift");
    let off = residuals(&found, frames);
    assert_eq!((found.unusable(), found.segments()), (1, 10));
    assert_eq!(found.segments_left_out(), 2);
    println!("dark: {off:?}");
    assert!(off[0][0] < 0.005 && off[1][0] < 0.01, "{off:?}");
}

#[test]
fn unmeasurable_drift_is_an_error() {
    let error_of = |locs: &[Loc], options: DriftOptions| {
        let found = drift::estimate(&table(locs, false), &options);
        found.expect_err("refused").to_string()
    };
    let usual = DriftOptions::default();
    let locs = drifting(1000, 10, 19);
    let text = error_of(&locs, usual);
    assert!(
        text.contains("2 segments") && text.contains("3 are needed"),
        "{text}"
    );
    let text = error_of(&[], usual);
    assert!(text.contains("0 segments"), "{text}");
    let many = DriftOptions {
        segment_frames: 1,
        ..usual
    };
    let text = error_of(&locs, many);
    assert!(
        text.contains("1000 segments") && text.contains("500"),
        "{text}"
    );
    let none = DriftOptions {
        pixel_um: 0.0,
        ..usual
    };
    assert!(error_of(&locs, none).contains("pixel_um is 0"));
    // No molecule is localized twice.
    let mut rng = StdRng::seed_from_u64(23);
    let chance: Vec<Loc> = (0..20_000)
        .map(|k| {
            loc(
                k / 10,
                rng.random::<f64>() * 20.0,
                rng.random::<f64>() * 20.0,
                0.01,
            )
        })
        .collect();
    let text = error_of(&chance, usual);
    assert!(
        text.contains("longer segments") && text.contains("1 um"),
        "{text}"
    );
}
