//! Linking, drift correction and NeNA, compared with simulated molecules.

use std::time::Instant;

use crate::support::{printed, script};
use gaussmle::{Column, LocalizationTable, Status, Values};
use gaussmle_smlm::analysis::{
    AnalysisError, Distance, Drift, DriftOptions, LinkOptions, Linked, drift, link, nena,
    reported_precision_um,
};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, Normal};

/// A localization: frame, position with its uncertainty, and status.
#[derive(Clone, Copy)]
struct Loc {
    frame: u32,
    at: [f64; 3],
    std: f64,
    status: Status,
}

fn loc(frame: u32, x: f64, y: f64, std: f64) -> Loc {
    Loc {
        frame,
        at: [x, y, 0.0],
        std,
        status: Status::Converged,
    }
}

/// The table of localizations. z is three times as uncertain as x and y.
fn table(locs: &[Loc], z: bool) -> LocalizationTable {
    let column = |name: &str, values| Column {
        name: name.into(),
        unit: "",
        values,
    };
    let of = |f: &dyn Fn(&Loc) -> f64| Values::F64(locs.iter().map(f).collect());
    let mut columns = vec![
        column("roi", Values::U32((0..locs.len() as u32).collect())),
        column("frame", Values::U32(locs.iter().map(|l| l.frame).collect())),
        column("x", of(&|l| l.at[0])),
        column("y", of(&|l| l.at[1])),
        column("photons", of(&|_| 1000.0)),
        column("background", of(&|_| 10.0)),
        column("x_std", of(&|l| l.std)),
        column("y_std", of(&|l| l.std)),
        column("photons_std", of(&|_| 40.0)),
        column("background_std", of(&|_| 0.4)),
        column("log_likelihood", of(&|_| -200.0)),
        column("p_value", of(&|_| 0.5)),
        column("iterations", Values::U32(vec![7; locs.len()])),
        column(
            "status",
            Values::Status(locs.iter().map(|l| l.status).collect()),
        ),
    ];
    if z {
        columns.insert(4, column("z", of(&|l| l.at[2])));
        columns.insert(9, column("z_std", of(&|l| 3.0 * l.std)));
    }
    LocalizationTable::from_columns(columns).expect("even")
}

/// Localizations as CSV.
fn rows(locs: &[Loc]) -> String {
    let line = |l: &Loc| format!("{},{},{}\n", l.frame, l.at[0], l.at[1]);
    let lines: String = locs.iter().map(line).collect();
    format!("frame,x,y\n{lines}")
}

fn numbers<'a>(table: &'a LocalizationTable, name: &str) -> &'a [f64] {
    match &table.column(name).expect("the column").values {
        Values::F64(values) => values,
        _ => panic!("{name} is not a column of f64"),
    }
}

fn counts<'a>(table: &'a LocalizationTable, name: &str) -> &'a [u32] {
    match &table.column(name).expect("the column").values {
        Values::U32(values) => values,
        _ => panic!("{name} is not a column of u32"),
    }
}

fn linked(locs: &[Loc], max_distance_um: Distance, max_gap_frames: u32) -> Linked {
    let options = LinkOptions {
        max_distance_um,
        max_gap_frames,
    };
    link(&table(locs, false), &options).expect("linked")
}

/// A molecule's position, and its first and last frame.
type Molecule = ([f64; 2], u32, u32);

/// Localizations of blinking molecules, and the true positions in the order of their first frames.
fn blinking(molecules: usize, frames: u32, seed: u64) -> (Vec<Loc>, Vec<Molecule>) {
    let mut rng = StdRng::seed_from_u64(seed);
    let unit = Normal::new(0.0, 1.0).expect("normal");
    let mut locs = Vec::new();
    let mut truth = Vec::new();
    for _ in 0..molecules {
        let at = [rng.random::<f64>() * 50.0, rng.random::<f64>() * 50.0];
        let first = rng.random_range(0..frames);
        let mut last = first;
        while rng.random_bool(0.8) {
            last += 1;
        }
        truth.push((at, first, last));
        for frame in first..=last {
            let std = 0.008 + 0.012 * rng.random::<f64>();
            let [x, y] = at.map(|at| at + std * unit.sample(&mut rng));
            locs.push(loc(frame, x, y, std));
        }
    }
    locs.sort_by_key(|loc| loc.frame);
    truth.sort_by_key(|truth| truth.1);
    (locs, truth)
}

#[test]
fn linking_recovers_simulated_molecules() {
    let (locs, truth) = blinking(20_000, 2000, 1);
    for (max, tolerance) in [(Distance::Sigmas(4.0), 0.005), (Distance::Um(0.08), 0.005)] {
        let out = linked(&locs, max, 0);
        let found = out.table.len();
        let off = (found as f64 / truth.len() as f64 - 1.0).abs();
        println!("{max:?}: {found} of {} molecules", truth.len());
        assert!(off < tolerance, "{found} of {} molecules", truth.len());
        assert_eq!((out.used, out.unusable), (locs.len(), 0));
        let on = counts(&out.table, "frames_on");
        assert_eq!(on.iter().sum::<u32>() as usize, locs.len());
        // Each linked molecule is compared with the nearest true one of the same first frame. A few
        // have lost a part.
        let (x, y) = (numbers(&out.table, "x"), numbers(&out.table, "y"));
        let (x_std, y_std) = (numbers(&out.table, "x_std"), numbers(&out.table, "y_std"));
        let (frame, last) = (
            counts(&out.table, "frame"),
            counts(&out.table, "last_frame"),
        );
        let (mut squares, mut matched, mut whole) = (0.0, 0, 0);
        for k in 0..found {
            let from = truth.partition_point(|t| t.1 < frame[k]);
            let same = truth[from..].iter().take_while(|t| t.1 == frame[k]);
            let near = same.map(|t| ((t.0[0] - x[k]).hypot(t.0[1] - y[k]), t));
            let Some((_, t)) = near
                .filter(|near| near.0 < 0.1)
                .min_by(|a, b| a.0.total_cmp(&b.0))
            else {
                continue;
            };
            matched += 1;
            whole += usize::from(t.2 == last[k]);
            squares += ((t.0[0] - x[k]) / x_std[k]).powi(2) + ((t.0[1] - y[k]) / y_std[k]).powi(2);
        }
        let ratio = (squares / (2 * matched) as f64).sqrt();
        println!("  scatter over std {ratio:.4}, whole {whole} of {matched}");
        assert!(
            matched as f64 > 0.995 * found as f64,
            "{matched} of {found}"
        );
        assert!(whole as f64 > 0.99 * found as f64, "{whole} of {found}");
        // The sampling error of the ratio is 1 / (2 sqrt(matched)), 0.0035.
        assert!((ratio - 1.0).abs() < 0.015, "{ratio}");
    }
}

#[test]
fn links_bridge_only_allowed_gaps() {
    let locs = [0, 1, 4, 5, 9].map(|frame| loc(frame, 1.0, 2.0, 0.01));
    for (gap, on, last) in [
        (0, vec![2, 2, 1], vec![1, 5, 9]),
        (1, vec![2, 2, 1], vec![1, 5, 9]),
        (2, vec![4, 1], vec![5, 9]),
        (3, vec![5], vec![9]),
    ] {
        let out = linked(&locs, Distance::Um(0.05), gap);
        assert_eq!(counts(&out.table, "frames_on"), on, "gap {gap}");
        assert_eq!(counts(&out.table, "last_frame"), last, "gap {gap}");
        // Each row of the input has the row of its molecule.
        let molecules = on.iter().zip(0..);
        let molecules = molecules.flat_map(|(&on, row)| vec![Some(row); on as usize]);
        assert!(out.molecules.iter().copied().eq(molecules), "gap {gap}");
        assert_eq!(
            counts(&out.table, "roi"),
            (0..on.len() as u32).collect::<Vec<_>>()
        );
    }
    // Linking in two steps gives the same as in one, except for the means of means, which have
    // equal weights.
    let first = linked(&locs, Distance::Um(0.05), 0);
    let options = LinkOptions {
        max_distance_um: Distance::Um(0.05),
        max_gap_frames: 3,
    };
    let second = link(&first.table, &options).expect("linked").table;
    assert_eq!(counts(&second, "frames_on"), [5]);
    assert_eq!(counts(&second, "last_frame"), [9]);
    assert!((numbers(&second, "photons_std")[0] - 40.0 * 5f64.sqrt()).abs() < 1e-9);
}

#[test]
fn crossing_molecules_are_not_linked() {
    // Two molecules move towards each other and past, 10 nm per frame, at a distance of 8 nm in y.
    let locs: Vec<Loc> = (0..21)
        .flat_map(|k| {
            let x = 0.01 * f64::from(k) - 0.1;
            [loc(k, x, 0.0, 0.01), loc(k, -x, 0.008, 0.01)]
        })
        .collect();
    let out = linked(&locs, Distance::Um(0.5), 0);
    assert_eq!(counts(&out.table, "frames_on"), [21, 21]);
    // They come closer than the allowed distance, but are never linked to each other.
    let still: Vec<Loc> = (0..10)
        .flat_map(|k| [loc(k, 0.0, 0.0, 0.01), loc(k, 0.03, 0.0, 0.01)])
        .collect();
    let out = linked(&still, Distance::Um(0.5), 0);
    assert_eq!(numbers(&out.table, "x"), [0.0, 0.03]);
    // The nearer of two molecules takes the localization, whatever the order of the rows.
    let mut locs = vec![
        loc(0, 0.0, 0.0, 0.01),
        loc(0, 0.05, 0.0, 0.01),
        loc(1, 0.04, 0.0, 0.01),
    ];
    for _ in 0..2 {
        let out = linked(&locs, Distance::Um(0.1), 0);
        let x = numbers(&out.table, "x");
        assert!(x.contains(&0.0) && x.iter().any(|x| (x - 0.045).abs() < 1e-12));
        locs.swap(0, 1);
    }
}

#[test]
fn merged_columns_are_as_documented() {
    let locs = [loc(3, 1.0, 2.0, 0.01), loc(4, 1.01, 2.0, 0.02)];
    let mut locs = locs.to_vec();
    locs[0].status = Status::AtBound;
    locs.push(Loc {
        status: Status::Singular,
        ..loc(5, 1.0, 2.0, 0.01)
    });
    locs.push(loc(5, f64::NAN, 2.0, 0.01));
    locs.push(loc(5, 1.0, 2.0, f64::NAN));
    let out = linked(&locs, Distance::Um(0.1), 0);
    assert_eq!((out.table.len(), out.used, out.unusable), (1, 2, 3));
    let one = |name: &str| numbers(&out.table, name)[0];
    assert!((one("x") - 1.002).abs() < 1e-12);
    assert!((one("x_std") - (1e4f64 + 2.5e3).sqrt().recip()).abs() < 1e-12);
    assert_eq!((one("photons"), one("background")), (2000.0, 10.0));
    assert!((one("photons_std") - 40.0 * 2f64.sqrt()).abs() < 1e-9);
    assert!((one("background_std") - 0.4 / 2f64.sqrt()).abs() < 1e-12);
    assert_eq!(one("log_likelihood"), -400.0);
    assert!((one("p_value") - 0.25 * (1.0 + 4f64.ln())).abs() < 1e-12);
    assert_eq!(counts(&out.table, "frame"), [3]);
    let status = &out.table.column("status").expect("status").values;
    assert_eq!(status, &Values::Status(vec![Status::Converged]));
    let names: Vec<_> = out
        .table
        .columns()
        .iter()
        .map(|c| c.name.as_str())
        .collect();
    assert_eq!(names[names.len() - 2..], ["frames_on", "last_frame"]);
}

#[test]
fn empty_table_links_to_empty_table_and_missing_columns_are_errors() {
    let out = linked(&[], Distance::Sigmas(3.0), 0);
    assert!(out.table.is_empty() && out.table.column("frames_on").is_some());
    let whole = table(&[loc(0, 1.0, 1.0, 0.01)], false);
    for name in ["frame", "x", "y_std"] {
        let columns = whole.columns().iter().filter(|c| c.name != name).cloned();
        let part = LocalizationTable::from_columns(columns.collect()).expect("even");
        let error = link(&part, &LinkOptions::default()).expect_err("missing");
        let text = error.to_string();
        assert!(
            text.contains(&format!("`{name}`")) && text.contains("photons"),
            "{text}"
        );
    }
    for max in [Distance::Um(0.0), Distance::Sigmas(f64::NAN)] {
        let options = LinkOptions {
            max_distance_um: max,
            max_gap_frames: 0,
        };
        assert!(matches!(
            link(&whole, &options),
            Err(AnalysisError::Value { .. })
        ));
    }
}

#[test]
fn results_do_not_depend_on_threads() {
    let (locs, _) = blinking(3000, 300, 5);
    let (still, moving) = (table(&locs, false), table(&drifting(1500, 10, 7), true));
    let options = DriftOptions {
        segment_frames: 250,
        ..DriftOptions::default()
    };
    let run = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        pool.expect("threads").install(|| {
            let linked = link(&still, &LinkOptions::default()).expect("linked");
            let drift = drift::estimate(&moving, &options).expect("drift");
            (linked, drift, nena(&still).expect("precision"))
        })
    };
    assert!(run(1) == run(4));
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
fn drifting(frames: u32, per_frame: usize, seed: u64) -> Vec<Loc> {
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

#[test]
fn nena_gives_the_precision() {
    let mut rng = StdRng::seed_from_u64(29);
    let unit = Normal::new(0.0, 1.0).expect("normal");
    for (sigma, field, clustered) in [
        (0.008, 30.0, false),
        (0.02, 30.0, false),
        (0.012, 8.0, false),
        (0.010, 30.0, true),
    ] {
        let mut locs = Vec::new();
        let sites: Vec<[f64; 2]> = (0..300)
            .map(|_| [rng.random::<f64>() * field, rng.random::<f64>() * field])
            .collect();
        for _ in 0..20_000 {
            let mut at = [rng.random::<f64>() * field, rng.random::<f64>() * field];
            if clustered {
                // Clusters of 100 nm, with another molecule near each one.
                at = sites[rng.random_range(0..sites.len())]
                    .map(|at| at + 0.05 * unit.sample(&mut rng));
            }
            let first = rng.random_range(0..2000);
            let mut frame = first;
            loop {
                let [x, y] = at.map(|at| at + sigma * unit.sample(&mut rng));
                locs.push(loc(frame, x, y, sigma));
                frame += 1;
                if rng.random_bool(0.4) {
                    break;
                }
            }
        }
        let start = Instant::now();
        let table = table(&locs, false);
        let found = nena(&table).expect("precision");
        let reported_um = reported_precision_um(&table);
        assert_eq!(reported_um, Some(sigma));
        assert!(!found.is_unrelated(reported_um) && !found.is_unrelated(None));
        println!(
            "NeNA {:.3} +- {:.3} nm of {} nm, {} distances, {:.2} s",
            1e3 * found.precision_um,
            1e3 * found.precision_std_um,
            1e3 * sigma,
            found.distances,
            start.elapsed().as_secs_f64()
        );
        let off = found.precision_um / sigma - 1.0;
        assert!(off.abs() < 0.03, "{off} of {sigma}");
        assert_eq!(found.model.len(), found.counts.len());
        assert_eq!(found.distance_um.len(), found.counts.len());
    }
}

#[test]
fn nena_errors_name_what_is_missing() {
    let few: Vec<Loc> = (0..50).map(|k| loc(k, 1.0, 1.0, 0.01)).collect();
    let text = nena(&table(&few, false)).expect_err("few").to_string();
    assert!(text.contains("49") && text.contains("200"), "{text}");
    let mut rng = StdRng::seed_from_u64(31);
    let chance: Vec<Loc> = (0..20_000)
        .map(|k| {
            loc(
                k / 10,
                rng.random::<f64>() * 30.0,
                rng.random::<f64>() * 30.0,
                0.01,
            )
        })
        .collect();
    // If no molecule is on in two consecutive frames, NeNA gives a precision as large as the
    // distances between molecules, or none.
    let chance = table(&chance, false);
    match nena(&chance) {
        Ok(found) => {
            assert!(found.precision_um > 0.5, "{}", found.precision_um);
            assert!(found.is_unrelated(reported_precision_um(&chance)));
        }
        Err(error) => assert!(matches!(error, AnalysisError::NoPeak), "{error}"),
    }
}
