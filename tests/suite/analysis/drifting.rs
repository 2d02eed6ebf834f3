//! Drift correction, compared with a simulated drift.

use std::time::Instant;

use gaussmle::Status;
use gaussmle_analysis::{Drift, drift};
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
    moving(frames, per_frame, seed, |frame| truth(frame, frames))
}

/// The same with another drift.
fn moving(frames: u32, per_frame: usize, seed: u64, drift: impl Fn(u32) -> [f64; 3]) -> Vec<Loc> {
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
    localizations(&sites, frames, per_frame, &mut rng, drift)
}

/// Localizations of sites, with a tenth at random positions.
fn localizations(
    sites: &[[f64; 3]],
    frames: u32,
    per_frame: usize,
    rng: &mut StdRng,
    drift: impl Fn(u32) -> [f64; 3],
) -> Vec<Loc> {
    let unit = Normal::new(0.0, 1.0).expect("normal");
    let std = 0.01;
    let mut locs = Vec::new();
    for frame in 0..frames {
        let drift = drift(frame);
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
                at: [0, 1, 2].map(|k| at[k] + drift[k] + noise[k] * unit.sample(rng)),
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
    residuals_of(found, 0..frames, |frame| truth(frame, frames))
}

/// The same in some frames, with another drift.
fn residuals_of(
    found: &Drift,
    frames: impl Iterator<Item = u32> + Clone,
    truth: impl Fn(u32) -> [f64; 3],
) -> Vec<[f64; 2]> {
    let axis = |k: usize| {
        let off: Vec<[f64; 2]> = frames
            .clone()
            .filter_map(|frame| {
                let at = found.at(frame);
                let (um, std) = match k {
                    0 => (at.x_um, at.x_std_um),
                    1 => (at.y_um, at.y_std_um),
                    _ => (at.z_um?, at.z_std_um?),
                };
                Some([um - truth(frame)[k], std])
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
fn drift_is_estimated_to_a_nanometre() {
    let frames = 10_000;
    let folder = tempfile::tempdir().expect("made");
    for (per_frame, most_um) in [(5, 0.0009), (10, 0.0006)] {
        let locs = drifting(frames, per_frame, 11);
        let all = table(&locs, false);
        let start = Instant::now();
        let found = drift::estimate(&all).expect("drift");
        let seconds = start.elapsed().as_secs_f64();
        let off = residuals(&found, frames);
        println!(
            "{per_frame} a frame: x {:.2} nm ({:.2} std), y {:.2} nm ({:.2} std), {seconds:.2} s, {}",
            1e3 * off[0][0],
            off[0][1],
            1e3 * off[1][0],
            off[1][1],
            found.summary()
        );
        assert!(off.iter().take(2).all(|o| o[0] < most_um), "{off:?}");
        // The drift along x is a line, which is found better than the error says.
        assert!(
            off[0][1] < 2.0 && off[1][1] > 0.3 && off[1][1] < 2.0,
            "{off:?}"
        );
        assert!(found.is_measurable() && found.breaks().is_empty() && found.gaps().is_empty());
        let write = |name: &str, text: &str| {
            std::fs::write(folder.path().join(format!("{name}_{per_frame}.csv")), text)
        };
        write("locs", &rows(&locs)).expect("written");
        write("drift", &found.to_csv().expect("few frames")).expect("written");
    }
    // The residual drift is less than that of both Picasso methods on the same tables.
    if let Some(mut script) = script("analysis_against_picasso.py") {
        script.arg(folder.path());
        println!("{}", String::from_utf8_lossy(&printed(script)));
    }
}

#[test]
fn drift_in_z_is_estimated_and_corrected() {
    let frames = 2000;
    let locs = drifting(frames, 10, 13);
    let mut all = table(&locs, true);
    let found = drift::estimate(&all).expect("drift");
    let off = residuals(&found, frames);
    println!("z: {off:?}");
    assert!(off.iter().all(|o| o[0] < 0.002 && o[1] < 2.0), "{off:?}");
    found.apply(&mut all).expect("applied");
    for (k, name) in ["x", "y", "z"].iter().enumerate() {
        let left = numbers(&all, name).iter().zip(&locs);
        let left: Vec<f64> = left
            .map(|(now, was)| now - (was.at[k] - truth(was.frame, frames)[k]))
            .collect();
        let mean = left.iter().sum::<f64>() / left.len() as f64;
        let rms = (left.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / left.len() as f64).sqrt();
        assert!(rms < 0.002 && mean.abs() < 0.01, "{name}: {rms}, {mean}");
    }
    // The corrected table has no drift left.
    let again = drift::estimate(&all).expect("drift");
    let most = (0..frames).map(|f| again.at(f).x_um.abs().max(again.at(f).y_um.abs()));
    let most = most.fold(0.0, f64::max);
    println!("left: {most}");
    assert!(most < 0.002, "{most}");
    let csv = found.to_csv().expect("few frames");
    assert!(csv.starts_with("frame,x,y,z,x_std,y_std,z_std\n0,0.000000,"));
    assert_eq!(csv.lines().count(), frames as usize + 1);
}

#[test]
fn short_movies_jumps_and_oscillations_are_followed() {
    let step = |frame: u32, at: u32| if frame < at { 0.0 } else { 1.0 };
    let jump = |frame: u32| {
        let [x, y, z] = truth(frame, 2000);
        [x + 0.1 * step(frame, 1234), y - 0.06 * step(frame, 1234), z]
    };
    let still = |_: u32| [0.0; 3];
    let oscillation = |frame: u32| [0.02 * (f64::from(frame) / 40.0).sin(), 0.0, 0.0];
    let short = |frame: u32| truth(frame, 500);
    type Truth<'a> = &'a dyn Fn(u32) -> [f64; 3];
    let scenes: [(&str, u32, Truth<'_>, f64); 4] = [
        ("jump", 2000, &jump, 0.002),
        ("no drift", 1000, &still, 0.0005),
        ("oscillation", 2000, &oscillation, 0.003),
        ("500 frames", 500, &short, 0.0025),
    ];
    for (name, frames, truth, most_um) in scenes {
        let per_frame = if frames < 1000 { 20 } else { 10 };
        let found =
            drift::estimate(&table(&moving(frames, per_frame, 29, truth), false)).expect("drift");
        let off = residuals_of(&found, 0..frames, truth);
        println!("{name}: {off:?} {}", found.summary());
        assert!(
            off.iter().take(2).all(|o| o[0] < most_um),
            "{name}: {off:?}"
        );
        assert!(off.iter().take(2).all(|o| o[1] < 2.0), "{name}: {off:?}");
        let jumps: Vec<u32> = found.breaks().iter().map(|jump| jump.frame).collect();
        let expected = if name == "jump" { vec![1234] } else { vec![] };
        assert_eq!(jumps.len(), expected.len(), "{name}: {jumps:?}");
        assert!(
            jumps
                .iter()
                .zip(&expected)
                .all(|(a, b)| a.abs_diff(*b) <= 1),
            "{jumps:?}"
        );
    }
}

#[test]
fn periodic_structure_gives_the_drift_and_not_a_period() {
    let frames = 2000;
    let mut rng = StdRng::seed_from_u64(31);
    let mut sites = Vec::new();
    for _ in 0..60 {
        let [x, y, turn] = [20.0, 20.0, 1.5].map(|range| rng.random::<f64>() * range);
        let (sin, cos) = f64::sin_cos(turn);
        // Four by three sites, 20 nm apart.
        for (i, j) in (0..12).map(|k| (0.02 * f64::from(k % 4), 0.02 * f64::from(k / 4))) {
            sites.push([x + i * cos - j * sin, y + i * sin + j * cos, 0.0]);
        }
    }
    let locs = localizations(&sites, frames, 10, &mut rng, |frame| truth(frame, frames));
    let found = drift::estimate(&table(&locs, false)).expect("drift");
    let off = residuals(&found, frames);
    println!("origami: {off:?} {}", found.summary());
    assert!(
        off.iter().take(2).all(|o| o[0] < 0.002 && o[1] < 2.0),
        "{off:?}"
    );
}

#[test]
fn dark_frames_false_spots_and_infinite_positions_are_tolerated() {
    let frames = 6000;
    let dark = 1500..2600;
    let mut locs = drifting(frames, 10, 17);
    locs.retain(|l| !dark.contains(&l.frame));
    locs.push(loc(100, f64::INFINITY, 1.0, 0.01));
    // False spots that stay at their place, far off and in the field.
    locs.extend(
        (0..frames)
            .step_by(10)
            .map(|frame| loc(frame, 1e12, -1e12, 0.01)),
    );
    locs.extend(
        (0..frames)
            .step_by(10)
            .map(|frame| loc(frame, 9.0, 11.0, 0.01)),
    );
    let found = drift::estimate(&table(&locs, false)).expect("drift");
    // The infinite one and those beyond a metre.
    assert_eq!((found.unusable(), found.gaps().len()), (601, 1));
    let [first, last] = found.gaps()[0].frames;
    println!("dark: {first} to {last}, {}", found.summary());
    assert!(first.abs_diff(dark.start) < 40 && last.abs_diff(dark.end - 1) < 40);
    let lit = (0..frames).filter(|frame| !(first..=last).contains(frame));
    let off = residuals_of(&found, lit, |frame| truth(frame, frames));
    println!("lit: {off:?}");
    assert!(
        off.iter().take(2).all(|o| o[0] < 0.001 && o[1] < 2.0),
        "{off:?}"
    );
    // The error covers what the path in the dark misses.
    let off = residuals(&found, frames);
    println!("all: {off:?}");
    assert!(off.iter().take(2).all(|o| o[1] < 2.0), "{off:?}");
}

#[test]
fn unmeasurable_drift_leaves_the_table_as_it_is() {
    let one_frame = [loc(3, 1.0, 1.0, 0.01), loc(3, 2.0, 1.0, 0.01)];
    for (locs, words) in [
        (&[][..], "no row of this table is usable"),
        (&one_frame, "all usable rows of this table are of frame 3"),
    ] {
        let mut rows = table(locs, false);
        let found = drift::estimate(&rows).expect("a result");
        assert!(found.summary().starts_with(words), "{}", found.summary());
        assert!(!found.is_measurable() && found.std_um() == f64::INFINITY);
        found.apply(&mut rows).expect("applied");
        assert!(rows == table(locs, false));
    }
    // No molecule is localized twice.
    let mut rng = StdRng::seed_from_u64(23);
    let mut anywhere = || rng.random::<f64>() * 20.0;
    let chance: Vec<Loc> = (0..6000)
        .map(|k| loc(k / 10, anywhere(), anywhere(), 0.01))
        .collect();
    let mut all = table(&chance, false);
    let found = drift::estimate(&all).expect("a result");
    println!("chance: {}", found.summary());
    assert!(!found.is_measurable() && found.farthest_um() == 0.0 && found.std_um() >= 0.2);
    assert!(found.summary().starts_with("nothing in this table repeats"));
    found.apply(&mut all).expect("applied");
    assert!(all == table(&chance, false));
}
