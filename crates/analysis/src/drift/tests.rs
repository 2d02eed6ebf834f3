//! The measurement as a whole, on tables with known drift.

use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, Normal};

use super::simulated::{Table, judge, origami, smooth};
use super::{Drift, estimate};

fn measure(table: &Table) -> Drift {
    estimate(&table.flat()).expect("a drift")
}

#[test]
fn smooth_drift_is_found_within_its_error() {
    let truth = smooth(2400.0);
    let drift = measure(&Table::new(&origami(1), 2400, &truth, 11));
    let judged = judge(&drift, 2400, &truth, &[0, 1], |_| true);
    assert!(judged.rms < 0.7, "{judged:?}");
    assert!(
        judged.rms / judged.stated > 0.5 && judged.rms / judged.stated < 1.4,
        "{judged:?}"
    );
    assert!(judged.within > 0.9, "{judged:?}");
    assert!(drift.is_measurable() && drift.breaks().is_empty() && drift.gaps().is_empty());
    assert_eq!(drift.at(0).x_um, 0.0);
    let farthest = (0..2400_u32).map(|f| libm::hypot(drift.at(f).x_um, drift.at(f).y_um));
    let farthest = farthest.fold(0.0, f64::max);
    assert!((drift.farthest_um() - farthest).abs() < 1e-4);
}

#[test]
fn movie_without_drift_gives_a_constant_path() {
    let drift = measure(&Table::new(&origami(2), 2000, |_| [0.0; 3], 12));
    assert!(drift.farthest_um() < 1e-3, "{}", drift.farthest_um());
    let judged = judge(&drift, 2000, |_| [0.0; 3], &[0, 1], |_| true);
    assert!(judged.stated < 0.5 && judged.within > 0.9, "{judged:?}");
    assert!(drift.is_measurable() && drift.degrees_of_freedom() < 8.0);
}

#[test]
fn jump_is_found_at_its_frame_and_nowhere_else() {
    for (frames, at, limit) in [(2000, 777, 1.5), (500, 207, 6.0)] {
        let smooth = smooth(f64::from(frames));
        let truth = |t: f64| {
            let after = if t >= f64::from(at) { 1.0 } else { 0.0 };
            let [x, y, z] = smooth(t);
            [x + 0.12 * after, y - 0.07 * after, z]
        };
        let drift = measure(&Table::new(&origami(3), frames, truth, 13));
        assert_eq!(drift.breaks().len(), 1, "{:?}", drift.breaks());
        let found = &drift.breaks()[0];
        assert!(found.frame.abs_diff(at) <= 1, "{found:?}");
        assert!(
            found.frames[0] <= at && at <= found.frames[1] + 1,
            "{found:?}"
        );
        assert!((found.step_um[0] - 0.12).abs() < 4.0 * found.step_std_um[0].max(1e-3));
        assert!((found.step_um[1] + 0.07).abs() < 4.0 * found.step_std_um[1].max(1e-3));
        let judged = judge(&drift, frames, truth, &[0, 1], |_| true);
        assert!(judged.rms < limit && judged.within > 0.85, "{judged:?}");
    }
}

#[test]
fn lone_blinks_give_the_word_and_no_path() {
    for seed in [14, 15] {
        let truth = smooth(700.0);
        let drift = measure(&Table::new(&None, 700, &truth, seed));
        assert!(
            !drift.is_measurable() && drift.gain() < Drift::MIN_GAIN,
            "{}",
            drift.gain()
        );
        assert_eq!(drift.farthest_um(), 0.0);
        let words = drift.summary();
        assert!(
            words.starts_with("nothing in this table repeats"),
            "{words}"
        );
        assert!(drift.note().starts_with("drift was not corrected"));
        let judged = judge(&drift, 700, &truth, &[0, 1], |_| true);
        assert!(judged.within > 0.95, "{judged:?}");
    }
}

#[test]
fn drift_of_microns_is_found() {
    let slow = smooth(1200.0);
    let truth = |t: f64| slow(t).map(|at| 10.0 * at);
    let drift = measure(&Table::new(&origami(4), 1200, truth, 16));
    let judged = judge(&drift, 1200, truth, &[0, 1], |_| true);
    assert!(drift.farthest_um() > 1.5 && judged.rms < 2.0, "{judged:?}");
}

#[test]
fn drift_along_z_is_found() {
    let truth = smooth(1200.0);
    let table = Table::new(&origami(5), 1200, &truth, 17);
    let drift = estimate(&table.deep()).expect("a drift");
    let judged = judge(&drift, 1200, &truth, &[2], |_| true);
    assert!(judged.rms < 2.5 && judged.within > 0.9, "{judged:?}");
    assert!(judge(&drift, 1200, &truth, &[0, 1], |_| true).rms < 1.4);
    assert_eq!(measure(&table).at(5).z_um, None);
}

#[test]
fn fiducials_measure_where_nothing_else_repeats() {
    let truth = smooth(1000.0);
    // Among molecules that blink for some frames, and among those that are lit once.
    for lit_once in [0, 5] {
        let mut table = Table::new(&None, 1000, &truth, 18);
        let mut random = StdRng::seed_from_u64(19);
        for frame in 0..1000 {
            let at = truth(f64::from(frame));
            for place in [[1.0, 2.0, 0.0], [3.0, 5.0, 0.0], [5.0, 1.0, 0.0]] {
                table.push(frame, place, at, 0.004, &mut random);
            }
            for _ in 0..lit_once {
                let place = [0, 1].map(|_| random.random_range(0.0..6.0));
                table.push(frame, [place[0], place[1], 0.0], at, 0.01, &mut random);
            }
        }
        let drift = measure(&table);
        assert_eq!(drift.fiducials(), 3);
        let judged = judge(&drift, 1000, &truth, &[0, 1], |_| true);
        assert!(
            drift.is_measurable() && judged.rms < 1.5,
            "{lit_once}: {}, {judged:?}",
            drift.gain()
        );
    }
}

/// Rows of single frames at these places, in turn at random, known to 10 nm.
fn lit_once(places: &[[f64; 2]], rows: usize, frames: u32, seed: u64) -> Table {
    let mut random = StdRng::seed_from_u64(seed);
    let mut table = Table::plain(Vec::new(), Vec::new(), Vec::new());
    for _ in 0..rows {
        let [x, y] = places[random.random_range(0..places.len())];
        let frame = random.random_range(0..frames);
        table.push(frame, [x, y, 0.0], [0.0; 3], 0.01, &mut random);
    }
    table
}

#[test]
fn no_drift_is_invented_in_lattices_clusters_and_chaos() {
    let lattice: Vec<[f64; 2]> = (0..400)
        .map(|k| [k % 20, k / 20].map(|at| 0.1 * f64::from(at)))
        .collect();
    let drift = measure(&lit_once(&lattice, 6000, 2000, 41));
    assert!(drift.farthest_um() < 2e-3, "{}", drift.summary());
    let mut random = StdRng::seed_from_u64(42);
    let anywhere = |random: &mut StdRng| [0, 1].map(|_| random.random_range(0.0..10.0));
    // Wide clusters pin the sample weakly.
    let clusters: Vec<[f64; 2]> = (0..100).map(|_| anywhere(&mut random)).collect();
    let wide = Normal::new(0.0, 0.2).expect("a width");
    let in_clusters: Vec<[f64; 2]> = (0..6000)
        .map(|k| clusters[k % 100].map(|at| at + wide.sample(&mut random)))
        .collect();
    let drift = measure(&lit_once(&in_clusters, 6000, 3000, 43));
    let (farthest, std) = (drift.farthest_um(), drift.std_um());
    assert!(
        farthest < 0.05 || farthest < 2.0 * std,
        "{}",
        drift.summary()
    );
    let chaos: Vec<[f64; 2]> = (0..20_000).map(|_| anywhere(&mut random)).collect();
    for is_known in [true, false] {
        let mut table = lit_once(&chaos, 6000, 2000, 44);
        if !is_known {
            table.std.fill(f64::NAN);
        }
        let drift = measure(&table);
        assert!(!drift.is_measurable(), "{}", drift.summary());
    }
}

#[test]
fn movies_of_few_frames_and_huge_frame_numbers_have_a_result() {
    let places: Vec<[f64; 2]> = (0..200)
        .map(|k| [f64::from(k % 20) * 0.31, f64::from(k / 20) * 0.47])
        .collect();
    for frames in 2..7 {
        let drift = measure(&lit_once(&places, 200 * frames as usize, frames, 45));
        assert!(drift.at(1).x_um.is_finite(), "{frames}");
    }
    let mut table = lit_once(&places, 300, 50, 46);
    table.frame[7] = u32::MAX;
    let error = measure(&table).to_csv().expect_err("too long");
    assert!(error.to_string().contains("4294967295"), "{error}");
}

#[test]
fn molecules_that_are_lit_for_long_are_no_structure() {
    for (lit, seed) in [(8, 31), (8, 32), (20, 33), (20, 34)] {
        let mut random = StdRng::seed_from_u64(seed);
        let mut table = Table::plain(Vec::new(), Vec::new(), Vec::new());
        // Four at a time, lit for one to twice as many frames, at random places.
        for _ in 0..4 * 600 / lit {
            let first = random.random_range(0..600);
            let last = (first + random.random_range(1..2 * lit)).min(600);
            let place = [0, 1].map(|_| random.random_range(0.0..6.0));
            for frame in first..last {
                let place = [place[0], place[1], 0.0];
                table.push(frame, place, [0.0; 3], 0.006, &mut random);
            }
        }
        let drift = measure(&table);
        assert!(
            !drift.is_measurable(),
            "lit for {lit} frames: {}, {}",
            drift.gain(),
            drift.summary()
        );
    }
}

#[test]
fn dark_gap_is_named_and_its_error_holds() {
    let truth = smooth(2400.0);
    let table = Table::new(&origami(6), 2400, &truth, 20).filter(|f| !(960..1320).contains(&f));
    let drift = measure(&table);
    assert_eq!(drift.gaps().len(), 1, "{:?}", drift.gaps());
    let gap = drift.gaps()[0];
    assert!(
        gap.frames[0].abs_diff(960) < 9 && gap.frames[1].abs_diff(1319) < 9,
        "{gap:?}"
    );
    let in_gap = |frame: u32| gap.frames[0] <= frame && frame <= gap.frames[1];
    assert!(judge(&drift, 2400, &truth, &[0, 1], in_gap).within > 0.9);
    let beside = judge(&drift, 2400, &truth, &[0, 1], |frame| !in_gap(frame));
    assert!(beside.within > 0.9 && beside.rms < 2.0, "{beside:?}");
}

#[test]
fn jump_in_a_dark_gap_is_named_and_its_error_holds() {
    let smooth = smooth(6000.0);
    for at in [920, 1180] {
        let truth = |t: f64| {
            let after = if t >= f64::from(at) { 1.0 } else { 0.0 };
            let [x, y, z] = smooth(t);
            [x + 0.08 * after, y - 0.05 * after, z]
        };
        let table = Table::new(&origami(6), 2000, truth, 20);
        let drift = measure(&table.filter(|f| !(900..1300).contains(&f)));
        let ([gap], [found]) = (drift.gaps(), drift.breaks()) else {
            panic!("{}", drift.summary());
        };
        assert!(
            found.frames[0] <= at && at <= found.frames[1],
            "{at} {found:?}"
        );
        for (axis, step) in [0.08, -0.05].into_iter().enumerate() {
            let error = (found.step_um[axis] - step).abs();
            assert!(error < 3.0 * found.step_std_um[axis], "{found:?}");
        }
        let in_gap = |frame: u32| gap.frames[0] <= frame && frame <= gap.frames[1];
        let in_it = judge(&drift, 2000, truth, &[0, 1], in_gap);
        assert!(
            in_it.within > 0.9 && in_it.rms < 1.5 * in_it.stated,
            "{in_it:?}"
        );
        assert!(1e3 * gap.std_um > in_it.rms && gap.std_um < 0.08, "{gap:?}");
        let beside = judge(&drift, 2000, truth, &[0, 1], |frame| !in_gap(frame));
        // The time of the jump moves the mean: at the ends of the gap by 3^(1/2) standard deviations.
        assert!(
            beside.within > 0.9 && beside.rms < 1.8 * beside.stated,
            "{beside:?}"
        );
        let words = drift.summary();
        let frames = format!(
            " somewhere in frames {} to {}",
            found.frames[0], found.frames[1]
        );
        assert!(words.contains(&frames), "{words}");
    }
}

#[test]
fn table_without_errors_is_as_good() {
    let truth = smooth(2000.0);
    let table = Table::new(&origami(7), 2000, &truth, 21);
    let drift = estimate(&table.table(&["frame", "x", "y"])).expect("a drift");
    let judged = judge(&drift, 2000, &truth, &[0, 1], |_| true);
    assert!(judged.rms < 1.2, "{judged:?}");
}

#[test]
fn result_has_the_same_bits_for_any_number_of_threads_and_order_of_rows() {
    let truth = smooth(500.0);
    let table = Table::new(&origami(8), 500, &truth, 22);
    let on = |threads: usize, table: &Table| {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .expect("a pool");
        let drift = pool.install(|| measure(table));
        let bits = |frame: u32| {
            let at = drift.at(frame);
            [at.x_um, at.y_um, at.x_std_um, at.y_std_um].map(f64::to_bits)
        };
        (0..500).map(bits).collect::<Vec<_>>()
    };
    let one = on(1, &table);
    assert!(one == on(2, &table) && one == on(7, &table));
    let mut reversed = table.clone();
    reversed.frame.reverse();
    for values in [&mut reversed.x, &mut reversed.y, &mut reversed.std] {
        values.reverse();
    }
    assert!(one == on(2, &reversed));
}

fn assert_finite(drift: &Drift) {
    let [first, last] = drift.frames();
    for frame in [0, first, first / 2 + last / 2, last, u32::MAX] {
        let at = drift.at(frame);
        assert!(at.x_um.is_finite() && at.y_um.is_finite(), "{at:?}");
        assert!(at.x_std_um.is_finite() && at.x_std_um > 0.0, "{at:?}");
        assert!(at.y_std_um.is_finite() && at.y_std_um > 0.0, "{at:?}");
    }
    assert!(drift.farthest_um().is_finite());
}

#[test]
fn no_rows_and_one_frame_give_the_word_and_no_path() {
    let nan = f64::NAN;
    for (table, frame, words) in [
        (
            Table::plain(vec![], vec![], vec![]),
            0,
            "no row of this table is usable",
        ),
        (
            Table::plain(vec![1, 2], vec![nan; 2], vec![0.0; 2]),
            0,
            "no row of this table is usable",
        ),
        (
            Table::plain(vec![7; 5], vec![1.0; 5], vec![2.0; 5]),
            7,
            "all usable rows of this table are of frame 7",
        ),
    ] {
        for deep in [false, true] {
            let mut rows = if deep { table.deep() } else { table.flat() };
            let before = format!("{rows:?}");
            let drift = estimate(&rows).expect("no drift");
            assert!(!drift.is_measurable() && drift.frames() == [frame; 2]);
            assert!(drift.summary().starts_with(words), "{}", drift.summary());
            assert!(drift.note().starts_with("drift was not corrected: "));
            let at = drift.at(frame);
            assert_eq!((at.x_um, at.y_um, at.z_um), (0.0, 0.0, deep.then_some(0.0)));
            assert_eq!(
                (at.x_std_um, drift.std_um()),
                (f64::INFINITY, f64::INFINITY)
            );
            drift.apply(&mut rows).expect("applied");
            assert_eq!(format!("{rows:?}"), before);
            let csv = drift.to_csv().expect("one line");
            assert_eq!(csv.lines().count(), 2, "{csv}");
        }
    }
}

#[test]
fn senseless_tables_have_a_result() {
    let two = measure(&Table::plain(
        vec![0, u32::MAX],
        vec![0.0, 1e6],
        vec![0.0, -1e6],
    ));
    assert!(!two.is_measurable());
    assert_finite(&two);
    assert_finite(&measure(&Table::plain(
        vec![4, 5],
        vec![1.0; 2],
        vec![1.0; 2],
    )));
    // Rows at random over all frame numbers.
    let mut random = StdRng::seed_from_u64(23);
    let number = 100;
    let mut anywhere = || -> Vec<f64> {
        (0..number)
            .map(|_| random.random_range(-1e6..1e6))
            .collect()
    };
    let (x, y) = (anywhere(), anywhere());
    let frames: Vec<u32> = (0..number as u32)
        .map(|k| k.wrapping_mul(2_654_435_761))
        .collect();
    let wide = measure(&Table::plain(frames.clone(), x, y));
    assert!(!wide.is_measurable());
    assert_finite(&wide);
    // Identical positions, over few frames and over all.
    let same = |frame: Vec<u32>| {
        let number = frame.len();
        Table::plain(frame, vec![1.5; number], vec![2.5; number])
    };
    assert_finite(&measure(&same(frames)));
    assert_finite(&measure(&same((0..1500).map(|k| k % 10).collect())));
    assert_finite(&measure(&same((0..1500).collect())));
}

#[test]
fn senseless_errors_and_positions_are_left_out() {
    let truth = smooth(1000.0);
    let mut table = Table::new(&origami(9), 1000, &truth, 24);
    for k in (0..table.std.len()).step_by(7) {
        table.std[k] = [f64::NAN, 0.0, f64::INFINITY, -1.0, 1e-300, 1e300][k / 7 % 6];
    }
    table.x[3] = f64::NAN;
    table.y[5] = f64::INFINITY;
    table.x[7] = -1.7e308;
    table.y[9] = 1e17;
    let rows = table.x.len();
    let drift = measure(&table);
    assert_finite(&drift);
    assert_eq!((drift.rows(), drift.usable()), (rows - 4, rows - 4));
    let judged = judge(&drift, 1000, &truth, &[0, 1], |_| true);
    assert!(judged.rms < 2.0, "{judged:?}");
    table.std.fill(f64::NAN);
    assert_finite(&measure(&table));
    table.std.fill(0.0);
    assert_finite(&measure(&table));
}

#[test]
fn depth_without_structure_leaves_the_plane_as_it_is() {
    let truth = smooth(500.0);
    let mut table = Table::new(&origami(10), 500, &truth, 25);
    let flat = measure(&table);
    for z_std in [0.02, 0.0, f64::NAN] {
        table.z.fill(0.3);
        table.z_std.fill(z_std);
        let deep = estimate(&table.deep()).expect("a drift");
        assert_finite(&deep);
        let judged = judge(&deep, 500, &truth, &[0, 1], |_| true);
        let without = judge(&flat, 500, &truth, &[0, 1], |_| true);
        assert!(
            judged.rms < 1.2 * without.rms + 0.1,
            "{judged:?} {without:?}"
        );
        let z = (0..500).map(|frame| deep.at(frame).z_um.expect("z").abs());
        assert!(z.fold(0.0, f64::max) < 1e-3);
    }
}

#[test]
fn corrected_table_has_no_drift_and_a_note() {
    let truth = |t: f64| smooth(1000.0)(t).map(|at| if t < 400.0 { at } else { at + 0.1 });
    let table = Table::new(&origami(11), 1000, truth, 26);
    let mut corrected = table.deep();
    let drift = estimate(&corrected).expect("a drift");
    drift.apply(&mut corrected).expect("applied");
    let names = ["x", "y", "z"];
    for (axis, (name, was)) in names.iter().zip([&table.x, &table.y, &table.z]).enumerate() {
        let at = corrected.floats(name).expect("a column");
        for ((&frame, at), was) in table.frame.iter().zip(at).zip(was) {
            let of = drift.at(frame);
            let moved = [of.x_um, of.y_um, of.z_um.expect("z")][axis];
            assert_eq!(at.to_bits(), (was - moved).to_bits());
        }
    }
    let left = estimate(&corrected).expect("a drift").farthest_um();
    assert!(left < 2e-3, "{left}");
    let words = drift.summary();
    for part in [
        "drift of up to ",
        "(rms), up to ",
        " along z with an error of ",
        ", measured from ",
        "; a jump of 14",
        "frame 400",
    ] {
        assert!(words.contains(part), "{words}");
    }
    assert!(drift.note().starts_with("drift was corrected: up to "));
    let csv = drift.to_csv().expect("few frames");
    assert!(csv.starts_with("frame,x,y,z,x_std,y_std,z_std\n0,0.000000,0.000000,0.000000,"));
    assert_eq!(csv.lines().count(), 1001);
}
