//! FRC, compared with closed forms and with halves that are divided at random.
//!
//! Sites at random places are visited by blinks of `n` rows with a Gaussian error `sigma`. A row has
//! the transform `exp(-2 pi i q x)`; its mean over errors is that of its site times `E`, with
//! `E² = exp(-(2 pi q sigma)²)`. Pairs of rows of different sites have random phases, and cancel. Let
//! `B` be the number of rows, `C` that of ordered pairs of rows of one blink, and `A` that of ordered
//! pairs of rows of one site in different blinks. Each blink is in either half with probability 1/2:
//!
//! - Of pairs of different blinks, 1/4 has its first row in the first half and its second row in the
//!   other: the product of the halves is `A E² / 4`.
//! - The power of a half has `B / 2` of its rows alone, `C E² / 2` of pairs of a blink, and `A E² / 4`
//!   of pairs of blinks that are both in this half.
//!
//! The correlation is `A E² / (2 B + 2 C E² + A E²)`. If every row is a blink of its own, `C` is 0: with
//! `m = A / (2 B)`, the mean number of other rows of a site in the other half, it is
//! `m E² / (1 + m E²)`.

use std::f64::consts::PI;

use gaussmle::LocalizationTable;
use gaussmle::table::{Column, Values};
use gaussmle_analysis::{AnalysisError, Frc, LinkOptions, frc, link};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, Normal, Poisson};

use super::{Loc, loc, table};
use crate::support::{printed, script};

const SIGMA: f64 = 0.01;
const FIELD: f64 = 12.0;
/// Frames in which a blink may begin, and between rows that are no blink.
const FRAMES: u32 = 200_000;
const APART: u32 = 5;

/// Localizations of sites, the numbers of their blinks, and the rows of each blink.
struct Sites {
    locs: Vec<Loc>,
    /// The site of each row.
    site: Vec<usize>,
    /// The number of rows of each blink.
    blinks: Vec<u32>,
}

/// Simulates sites with a mean number of blinks, or `None` for exactly one, and of rows of a blink,
/// which are some frames `apart`.
fn sites(sites: usize, blinks: Option<f64>, rows: f64, apart: u32, seed: u64) -> Sites {
    let mut rng = StdRng::seed_from_u64(seed);
    let noise = Normal::new(0.0, SIGMA).expect("normal");
    let visits = blinks.map(|mean| Poisson::new(mean).expect("poisson"));
    let mut out = Sites {
        locs: Vec::new(),
        site: Vec::new(),
        blinks: Vec::new(),
    };
    for site in 0..sites {
        let at = [rng.random::<f64>() * FIELD, rng.random::<f64>() * FIELD];
        let visits = visits.map_or(1.0, |visits| visits.sample(&mut rng));
        for _ in 0..visits as usize {
            let first = rng.random_range(0..FRAMES);
            let mut number = 0;
            loop {
                let [x, y] = at.map(|at| at + noise.sample(&mut rng));
                out.locs.push(loc(first + apart * number, x, y, SIGMA));
                out.site.push(site);
                number += 1;
                if rng.random_bool(1.0 / rows) {
                    break;
                }
            }
            out.blinks.push(number);
        }
    }
    out
}

impl Sites {
    /// The correlation as a function of `E²`.
    fn expected(&self, by_blinks: bool) -> impl Fn(f64) -> f64 {
        let sites = self.site.iter().max().map_or(0, |site| site + 1);
        let mut rows = vec![0.0; sites];
        self.site.iter().for_each(|&site| rows[site] += 1.0);
        let square = |n: f64| n * n;
        let all: f64 = rows.iter().copied().map(square).sum();
        let single = self.locs.len() as f64;
        let of_blinks: f64 = match by_blinks {
            true => self.blinks.iter().map(|&n| square(f64::from(n))).sum(),
            false => single,
        };
        let (a, c) = (all - of_blinks, of_blinks - single);
        move |e2| a * e2 / (2.0 * single + 2.0 * c * e2 + a * e2)
    }
}

fn e2(frequency: f64) -> f64 {
    (-(2.0 * PI * frequency * SIGMA).powi(2)).exp()
}

/// The length of the wave, um, at which a falling correlation is 1/7.
fn resolution(expected: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0 / SIGMA);
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        match expected(e2(middle)) > 1.0 / 7.0 {
            true => low = middle,
            false => high = middle,
        }
    }
    1.0 / low
}

/// Compares the crossing and the curve with the closed form. Returns the deviation of the crossing in
/// standard deviations.
fn compare(found: &Frc, expected: impl Fn(f64) -> f64, what: &str) -> f64 {
    let exact = resolution(&expected);
    let off = (found.resolution_um - exact) / found.resolution_std_um;
    println!(
        "{what}: {:.2} +- {:.2} nm, closed form {:.2} nm",
        1e3 * found.resolution_um,
        1e3 * found.resolution_std_um,
        1e3 * exact
    );
    assert!(found.resolution_std_um < 0.04 * exact, "{what}");
    // Inner rings have few frequencies.
    let rings = found.frequency_per_um.iter().zip(&found.smooth);
    let outer = rings.filter(|(frequency, _)| **frequency > 0.3 / exact);
    let worst = outer
        .map(|(&frequency, value)| (value - expected(e2(frequency))).abs())
        .fold(0.0, f64::max);
    assert!(worst < 0.05, "{what}: off by {worst}");
    off
}

#[test]
fn resolution_equals_the_closed_form() {
    let mut squares = 0.0;
    let cases = [
        (1500, 5.0, 3.0),
        (5000, 2.0, 3.0),
        (1000, 15.0, 1.5),
        (20_000, 1.0, 2.0),
    ];
    for (k, (number, blinks, rows)) in cases.into_iter().enumerate() {
        let what = format!("{number} sites, {blinks} blinks of {rows} rows");
        let together = sites(number, Some(blinks), rows, 1, 40 + k as u64);
        let found = frc(&table(&together.locs, false)).expect("a resolution");
        squares += compare(&found, together.expected(true), &what).powi(2);
        let divided = sites(number, Some(blinks), rows, APART, 50 + k as u64);
        let found = frc(&table(&divided.locs, false)).expect("a resolution");
        // Two blinks of a site may overlap.
        let rows = divided.locs.len();
        assert!(
            found.blinks.abs_diff(rows) < rows / 500,
            "{} {rows}",
            found.blinks
        );
        squares += compare(&found, divided.expected(false), &format!("{what}, alone")).powi(2);
    }
    // The stated errors are right: 8 squares have the mean 1. They cover the choice of sites, which
    // the closed form knows.
    println!("mean square {:.2} standard deviations", squares / 8.0);
    assert!(squares / 8.0 < 2.5, "{squares}");
}

#[test]
fn blinks_of_random_molecules_have_no_resolution() {
    // Each molecule has one blink of 3 rows: there is nothing to resolve, but halves of rows correlate.
    let together = table(&sites(20_000, None, 3.0, 1, 60).locs, false);
    let error = frc(&together).expect_err("no structure");
    assert!(
        matches!(error, AnalysisError::NoCorrelation { .. }),
        "{error}"
    );
    let divided = sites(20_000, None, 3.0, APART, 60);
    let found = frc(&table(&divided.locs, false)).expect("a resolution");
    let off = compare(&found, divided.expected(false), "one blink, as rows");
    assert!(off.abs() < 4.0, "{off}");
}

#[test]
fn correlation_is_the_mean_over_random_halves() {
    let all = sites(1500, Some(5.0), 3.0, 1, 70);
    let found = frc(&table(&all.locs, false)).expect("a resolution");
    let mut rng = StdRng::seed_from_u64(71);
    for frequency in [15.0, 30.0, 45.0] {
        // Directions half a period of the field apart and more.
        let directions = 400;
        let (mut product, mut powers) = (0.0, [0.0; 2]);
        let mut half = Vec::new();
        for &rows in &all.blinks {
            half.extend(std::iter::repeat_n(rng.random_bool(0.5), rows as usize));
        }
        for k in 0..directions {
            let angle = PI * (f64::from(k) + 0.5) / f64::from(directions);
            let q = [frequency * angle.cos(), frequency * angle.sin()];
            let mut sums = [[0.0; 2]; 2];
            for (loc, &half) in all.locs.iter().zip(&half) {
                let (sin, cos) = (2.0 * PI * (q[0] * loc.at[0] + q[1] * loc.at[1])).sin_cos();
                let sum = &mut sums[usize::from(half)];
                *sum = [sum[0] + cos, sum[1] - sin];
            }
            let [a, b] = sums;
            product += a[0] * b[0] + a[1] * b[1];
            powers[0] += a[0] * a[0] + a[1] * a[1];
            powers[1] += b[0] * b[0] + b[1] * b[1];
        }
        let random = product / (powers[0] * powers[1]).sqrt();
        let rings = found.frequency_per_um.iter();
        let ring = rings.take_while(|at| **at < frequency).count();
        let smooth = found.smooth[ring];
        println!("at {frequency} per um: {random:.3} of random halves, {smooth:.3}");
        // A correlation of 400 pairs of complex numbers has an error of 1 / sqrt(800).
        assert!(
            (random - smooth).abs() < 4.0 / 800f64.sqrt(),
            "{random} {smooth}"
        );
    }
}

/// Molecules on straight filaments, each with one blink of 3 rows on average, and the blink of each row.
fn filaments(field: f64, apart: u32) -> (Vec<Loc>, Vec<usize>) {
    let mut rng = StdRng::seed_from_u64(120);
    let noise = Normal::new(0.0, SIGMA).expect("normal");
    let (mut locs, mut blinks) = (Vec::new(), Vec::new());
    let mut blink = 0;
    for _ in 0..12 {
        let through = [rng.random::<f64>() * field, rng.random::<f64>() * field];
        let (sin, cos) = (PI * rng.random::<f64>()).sin_cos();
        for _ in 0..400 {
            let along = field * (2.0 * rng.random::<f64>() - 1.0);
            let at = [through[0] + along * cos, through[1] + along * sin];
            let is_inside = at.iter().all(|at| (0.1..field - 0.1).contains(at));
            let first = rng.random_range(0..FRAMES);
            let mut number = 0;
            while is_inside && (number == 0 || !rng.random_bool(1.0 / 3.0)) {
                let [x, y] = at.map(|at| at + noise.sample(&mut rng));
                locs.push(loc(first + apart * number, x, y, SIGMA));
                blinks.push(blink);
                number += 1;
            }
            blink += usize::from(is_inside);
        }
    }
    (locs, blinks)
}

#[test]
fn picasso_finds_the_resolution_of_either_division() {
    let Some(mut script) = script("frc_against_picasso.py") else {
        return;
    };
    let field = 4.0;
    let (together, blinks) = filaments(field, 1);
    let (divided, _) = filaments(field, APART);
    let folder = tempfile::tempdir().expect("made");
    let path = folder.path().join("locs.csv");
    let lines = together.iter().zip(blinks);
    let lines: String = lines
        .map(|(loc, blink)| format!("{},{},{blink}\n", loc.at[0], loc.at[1]))
        .collect();
    std::fs::write(&path, format!("x,y,blink\n{lines}")).expect("written");
    script
        .arg(&path)
        .args([field, SIGMA].map(|um| um.to_string()));
    let text = String::from_utf8(printed(script)).expect("text");
    let picasso: Vec<f64> = text.lines().filter_map(|line| line.parse().ok()).collect();
    let [rows, blinks] = picasso[..] else {
        panic!("{text}");
    };
    for (what, theirs, locs) in [("rows", rows, divided), ("blinks", blinks, together)] {
        let found = frc(&table(&locs, false)).expect("a resolution");
        println!(
            "{what}: {:.2} +- {:.2} nm, Picasso {:.2} nm",
            1e3 * found.resolution_um,
            1e3 * found.resolution_std_um,
            1e3 * theirs
        );
        // Picasso has another window, and numbers rings from their inner edge: 1 % at ring 100.
        let most = 0.02 * theirs + 3.0 * found.resolution_std_um;
        assert!((found.resolution_um - theirs).abs() < most, "{what}");
    }
    assert!(blinks > 1.3 * rows, "{picasso:?}");
}

#[test]
fn fiducials_and_far_rows_do_not_change_the_resolution() {
    let mut all = sites(3000, Some(5.0), 2.0, 1, 80);
    let before = frc(&table(&all.locs, false)).expect("a resolution");
    let noise = Normal::new(0.0, 0.004).expect("normal");
    let mut rng = StdRng::seed_from_u64(81);
    for at in [[3.0, 2.0], [5.5, 9.0], [10.0, 6.0]] {
        // In 0.3 of the frames.
        let rows = (0..60_000).map(|frame| {
            let [x, y] = at.map(|at: f64| at + noise.sample(&mut rng));
            loc(frame, x, y, 0.004)
        });
        all.locs.extend(rows);
    }
    all.locs
        .extend([loc(7, 1e9, 3.0, 0.01), loc(9, -1e5, -1e12, 0.01)]);
    all.locs.push(loc(9, 3.0, f64::NAN, 0.01));
    let after = frc(&table(&all.locs, false)).expect("a resolution");
    assert_eq!((after.fiducials, after.unusable), (3, 1));
    // A row more than 4 standard deviations off, 0.03 % of them, is a blink of its own.
    assert!(after.blinks.abs_diff(before.blinks) < 100);
    let change = (after.resolution_um - before.resolution_um).abs();
    assert!(change < before.resolution_std_um, "{change}");
}

#[test]
fn stated_precision_hardly_changes_the_resolution() {
    let all = sites(3000, Some(5.0), 3.0, 1, 90);
    let right = frc(&table(&all.locs, false)).expect("a resolution");
    // It sets the first pixels, and the distance of rows of a blink. Were rows divided, the resolution
    // would be finer by several of these deviations.
    for factor in [0.7, 3.0] {
        let mut locs = all.locs.clone();
        locs.iter_mut().for_each(|loc| loc.std *= factor);
        let found = frc(&table(&locs, false)).expect("a resolution");
        let change = (found.resolution_um - right.resolution_um).abs();
        assert!(change < right.resolution_std_um, "{factor}: {change}");
    }
}

#[test]
fn linked_tables_have_the_resolution_of_molecules() {
    let all = sites(3000, Some(5.0), 4.0, 1, 100);
    let rows = table(&all.locs, false);
    let linked = link(&rows, &LinkOptions::default()).expect("linked").table;
    let (rows, molecules) = (frc(&rows), frc(&linked));
    let (rows, molecules) = (rows.expect("rows"), molecules.expect("molecules"));
    assert!(molecules.blinks.abs_diff(rows.blinks) < rows.blinks / 200);
    // The mean of several rows is more precise than each.
    assert!(molecules.resolution_um < 0.9 * rows.resolution_um);
}

#[test]
fn frc_errors_name_what_is_missing() {
    let text = |table: &LocalizationTable| frc(table).expect_err("no resolution").to_string();
    let few: Vec<Loc> = (0..50)
        .map(|k| loc(20 * k, f64::from(k), 1.0, 0.01))
        .collect();
    let few = text(&table(&few, false));
    assert!(few.contains("50 blinks") && few.contains("200"), "{few}");
    let empty = text(&table(&[], false));
    assert!(empty.contains("0 blinks"), "{empty}");
    let column = |name: &str, values| Column {
        name: name.into(),
        unit: "",
        values,
    };
    let bare = LocalizationTable::from_columns(vec![
        column("frame", Values::U32(vec![0])),
        column("x", Values::F64(vec![0.0])),
        column("y", Values::F64(vec![0.0])),
    ]);
    let bare = text(&bare.expect("even"));
    assert!(bare.contains("`x_std`"), "{bare}");
    // A table that was appended to itself.
    let mut twice = sites(2000, None, 1.0, 1, 110).locs;
    twice.extend(twice.clone());
    let twice = text(&table(&twice, false));
    assert!(twice.contains("twice"), "{twice}");
    // All rows at one place.
    let same: Vec<Loc> = (0..500).map(|k| loc(20 * k, 1.0, 1.0, 0.01)).collect();
    let same = text(&table(&same, false));
    assert!(same.contains("several blinks"), "{same}");
}
