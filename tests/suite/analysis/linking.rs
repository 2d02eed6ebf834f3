//! Linking, compared with simulated molecules that blink.

use gaussmle::table::{Column, Values};
use gaussmle::{LocalizationTable, Status};
use gaussmle_analysis::{AnalysisError, Distance, LinkOptions, Linked, link};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, Normal};

use super::{Loc, counts, loc, numbers, table};

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
pub(super) fn blinking(molecules: usize, frames: u32, seed: u64) -> (Vec<Loc>, Vec<Molecule>) {
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
fn columns_of_crowded_fields_are_merged() {
    let locs = [0, 1].map(|frame| loc(frame, 1.0, 2.0, 0.01));
    let column = |name: &str, values| Column {
        name: name.into(),
        unit: "",
        values,
    };
    let mut columns = table(&locs, false).into_columns();
    columns.extend([
        column("group", Values::U32(vec![3, 5])),
        column("neighbours", Values::U32(vec![1, 2])),
        column("gain", Values::F64(vec![10.0, 20.0])),
        column("split_gain", Values::F64(vec![1.0, 0.5])),
    ]);
    let crowded = LocalizationTable::from_columns(columns).expect("even");
    let options = LinkOptions {
        max_distance_um: Distance::Um(0.05),
        max_gap_frames: 0,
    };
    let out = link(&crowded, &options).expect("linked").table;
    assert_eq!(out.counts("group"), Some(&[3][..]));
    assert_eq!(out.counts("neighbours"), Some(&[2][..]));
    assert_eq!(out.floats("gain"), Some(&[30.0][..]));
    assert_eq!(out.floats("split_gain"), Some(&[1.5][..]));
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

/// Rows of equal precision have the mean as their position: n localizations with errors of a covariance have
/// one of an n-th of it. Light is summed, so a position and light keep theirs.
#[test]
fn covariances_of_molecules_follow_from_those_of_their_rows() {
    let locs: Vec<Loc> = (0..4).map(|frame| loc(frame, 1.0, 2.0, 0.01)).collect();
    let mut columns = table(&locs, false).columns().to_vec();
    for (name, values) in [
        ("x_y_cov", [4e-5, 2e-5, 6e-5, 4e-5]),
        ("x_photons_cov", [0.1, 0.3, 0.2, 0.2]),
        ("photons_background_cov", [-1.0, -2.0, -3.0, -2.0]),
    ] {
        columns.push(Column {
            name: name.into(),
            unit: "",
            values: Values::F64(values.into()),
        });
    }
    let rows = LocalizationTable::from_columns(columns).expect("even");
    let molecule = link(&rows, &LinkOptions::default()).expect("linked").table;
    assert_eq!(molecule.len(), 1);
    for (name, expected) in [
        ("x_y_cov", 1e-5),
        ("x_photons_cov", 0.2),
        // The background is a mean.
        ("photons_background_cov", -2.0),
    ] {
        let value = numbers(&molecule, name)[0];
        assert!(
            (value - expected).abs() < 1e-12 * expected.abs().max(1e-3),
            "{name}: {value}"
        );
    }
}
