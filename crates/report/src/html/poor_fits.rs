//! The share of poor fits against photons. Noise hides a misfit of the PSF in dim spots, so bright
//! spots show it first.

use super::spots::Spots;
use crate::plot::{Axis, Plot, Series};

/// The p-value of a poor fit is below this. Without a misfit, this is also the share of poor fits.
const POOR: f64 = 0.01;

/// The fits of a point, at least.
const FEWEST: u64 = 100;

/// The bins: the photons of bin `k` are from 2^k to below 2^(k + 1).
const BINS: usize = 32;

/// The upper end of the axis, at least, percent: the scatter of good fits then looks small.
const LEAST_TOP: f64 = 5.0;

/// Fits in a range of photons.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Bin {
    fits: u64,
    poor: u64,
    /// The sum of the logarithms of the photons.
    log_photons: f64,
}

impl Bin {
    fn merge(&mut self, other: &Self) {
        self.fits += other.fits;
        self.poor += other.poor;
        self.log_photons += other.log_photons;
    }

    /// The geometric mean of the photons, which a few spots far brighter than the others hardly
    /// change.
    fn photons(&self) -> f64 {
        libm::exp(self.log_photons / self.fits as f64)
    }

    fn percent(&self) -> f64 {
        100.0 * self.poor as f64 / self.fits as f64
    }

    /// The binomial standard deviation of the percentage. Two added fits, of which one is poor, keep
    /// it above 0 where no fit or each is poor (Agresti and Caffo 2000).
    fn percent_std(&self) -> f64 {
        let fits = self.fits as f64 + 2.0;
        let share = (self.poor as f64 + 1.0) / fits;
        100.0 * (share * (1.0 - share) / fits).sqrt()
    }
}

/// The plot; `None` without photons and p-values, or with too few for two points.
pub(super) fn poor_fits_plot(spots: &Spots<'_>) -> Option<Plot> {
    let photons = spots.usable_values("photons")?;
    let p_values = spots.usable_values("p_value")?;
    let bins = merged(&binned(photons.zip(p_values)));
    let [first, .., last] = &bins[..] else {
        return None;
    };
    let ends = bins.iter().map(|bin| bin.percent() + bin.percent_std());
    let top = ends.fold(LEAST_TOP, f64::max).min(100.0);
    let shares = Series::Points {
        points: bins
            .iter()
            .map(|bin| [bin.photons(), bin.percent()])
            .collect(),
        errors: Some(bins.iter().map(Bin::percent_std).collect()),
        name: "share ± standard deviation".into(),
    };
    let expected = Series::Line {
        points: vec![
            [first.photons(), 100.0 * POOR],
            [last.photons(), 100.0 * POOR],
        ],
        name: "expected".into(),
    };
    Some(Plot {
        title: "Goodness of fit by photons".into(),
        note: "Noise hides a misfit of dim spots, so the share rises with the photons if the PSF \
               does not fit, molecules overlap or pixels are saturated."
            .into(),
        x: Axis::new("photons", "").log(),
        // A margin, so that dots at 100 % are whole.
        y: Axis::new(format!("p-values below {POOR}"), "%").range([0.0, 1.03 * top]),
        // The dots are drawn over the line.
        series: vec![expected, shares],
        colors: vec![1, 0],
    })
}

/// Counts fits by photons, from pairs of photons and p-value. Pairs without a p-value, and those
/// outside the bins, are left out.
fn binned(fits: impl Iterator<Item = (f64, f64)>) -> [Bin; BINS] {
    let mut bins = [Bin::default(); BINS];
    for (photons, p_value) in fits {
        if !(photons >= 1.0 && photons.is_finite() && (0.0..=1.0).contains(&p_value)) {
            continue;
        }
        // The exponent is the floor of the logarithm to base 2, without rounding.
        if let Some(bin) = bins.get_mut(libm::ilogb(photons) as usize) {
            bin.merge(&Bin {
                fits: 1,
                poor: u64::from(p_value < POOR),
                log_photons: libm::log(photons),
            });
        }
    }
    bins
}

/// Merges a bin with too few fits with the next dimmer one, so that the brightest fits are shown.
/// The dimmest few are merged with the bin above. The result is ordered by photons. It is empty if
/// there are too few fits.
fn merged(bins: &[Bin]) -> Vec<Bin> {
    let mut out: Vec<Bin> = Vec::new();
    let mut open = Bin::default();
    for bin in bins.iter().rev() {
        open.merge(bin);
        if open.fits >= FEWEST {
            out.push(std::mem::take(&mut open));
        }
    }
    if let Some(dimmest) = out.last_mut() {
        dimmest.merge(&open);
    }
    out.reverse();
    out
}

#[cfg(test)]
mod tests {
    use gaussmle::table::{Column, Values};
    use gaussmle::{LocalizationTable, Status};
    use gaussmle_io::table::{Format, TableMetadata};

    use super::*;
    use crate::html::{HtmlReport, ReportOptions};

    /// Numbers from 0 to 1 that are alike in each run.
    fn random() -> impl FnMut() -> f64 {
        let mut state = 11u64;
        move || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
            (state >> 11) as f64 / (1u64 << 53) as f64
        }
    }

    /// Pairs of photons, uniform in their logarithm from 100 to 20,000, and a p-value: a power of a
    /// uniform number that depends on the photons.
    fn fits(rows: usize, power: impl Fn(f64) -> f64) -> Vec<(f64, f64)> {
        let mut random = random();
        let fit = |_| {
            let photons = 100.0 * libm::pow(200f64, random());
            (photons, libm::pow(random(), power(photons)))
        };
        (0..rows).map(fit).collect()
    }

    fn column(name: &str, values: impl Iterator<Item = f64>) -> Column {
        Column {
            name: name.into(),
            unit: "",
            values: Values::F64(values.collect()),
        }
    }

    /// A table of positions, and of the photons and p-values that are named.
    fn table(fits: &[(f64, f64)], names: &[&str]) -> LocalizationTable {
        let place = |step: f64| (0..fits.len()).map(move |row| step * (row % 97) as f64);
        let all = [
            column("x", place(0.11)),
            column("y", place(0.07)),
            column("photons", fits.iter().map(|fit| fit.0)),
            column("p_value", fits.iter().map(|fit| fit.1)),
        ];
        let wanted = |column: &Column| {
            ["x", "y"].contains(&column.name.as_str()) || names.contains(&column.name.as_str())
        };
        LocalizationTable::from_columns(all.into_iter().filter(wanted).collect()).expect("even")
    }

    /// The points of the plot with their error bars, and the expected percentage.
    fn drawn(fits: &[(f64, f64)]) -> Option<(Vec<[f64; 3]>, f64)> {
        let table = table(fits, &["photons", "p_value"]);
        let plot = poor_fits_plot(&Spots::new(&table).expect("positions"))?;
        let svg = plot.inline_svg();
        let [
            Series::Line { points: line, .. },
            Series::Points { points, errors, .. },
        ] = &plot.series[..]
        else {
            panic!("points and a line");
        };
        let dots = svg.matches("<circle class=\"dots\" cx").count();
        assert_eq!(dots, points.len() + 1, "each dot and that of the legend");
        let errors = errors.as_ref().expect("error bars");
        let points = points.iter().zip(errors).map(|(&[x, y], &e)| [x, y, e]);
        assert_eq!(line[0][1], line[1][1]);
        Some((points.collect(), line[0][1]))
    }

    #[test]
    fn uniform_p_values_are_as_expected_in_all_bins() {
        let (points, expected) = drawn(&fits(40_000, |_| 1.0)).expect("a plot");
        assert_eq!(expected, 1.0);
        // 64 to 128 photons to 16,384 to 32,768.
        assert_eq!(points.len(), 9);
        for [photons, percent, std] in points {
            assert!(
                (percent - 1.0).abs() < 4.0 * std,
                "{photons}: {percent} ± {std}"
            );
            assert!((0.1..0.4).contains(&std), "{photons}: ± {std}");
        }
    }

    #[test]
    fn shares_rise_where_p_values_fall_with_photons() {
        let power = |photons: f64| 1.0 + photons / 500.0;
        let fits = fits(40_000, power);
        let (points, _) = drawn(&fits).expect("a plot");
        assert!(
            points.is_sorted_by(|a, b| a[0] < b[0] && a[1] < b[1]),
            "{points:?}"
        );
        for [photons, percent, std] in points {
            // The bin around the point, counted from the rows.
            let low = libm::pow(2f64, libm::log2(photons).floor());
            let inside = |fit: &&(f64, f64)| (low..2.0 * low).contains(&fit.0);
            let all = fits.iter().filter(inside).count() as f64;
            let poor = fits
                .iter()
                .filter(inside)
                .filter(|fit| fit.1 < 0.01)
                .count() as f64;
            assert!((percent - 100.0 * poor / all).abs() < 1e-9, "{photons}");
            // P(u^k < 0.01) = 0.01^(1/k), at both ends of the bin.
            let share = |photons: f64| 100.0 * libm::pow(0.01f64, 1.0 / power(photons));
            let ends = share(low.max(100.0)) - 4.0 * std..share((2.0 * low).min(2e4)) + 4.0 * std;
            assert!(ends.contains(&percent), "{photons}: {percent} in {ends:?}");
        }
    }

    #[test]
    fn bins_with_few_rows_are_merged_with_dimmer_ones() {
        let rows = |groups: &[(usize, f64, f64)]| {
            let group = |&(rows, photons, p): &(usize, f64, f64)| vec![(photons, p); rows];
            groups.iter().flat_map(group).collect::<Vec<_>>()
        };
        assert_eq!(drawn(&[]), None);
        assert_eq!(drawn(&rows(&[(99, 500.0, 0.5)])), None);
        // One point, and too few for another.
        assert_eq!(drawn(&rows(&[(5000, 600.0, 0.5)])), None);
        assert_eq!(drawn(&rows(&[(100, 600.0, 0.5), (99, 300.0, 0.5)])), None);
        let groups = [
            (30, 90.0, 0.5),
            (150, 300.0, 0.5),
            (60, 600.0, 0.5),
            (40, 5000.0, 0.0),
        ];
        let (points, _) = drawn(&rows(&groups)).expect("a plot");
        let [[dim, no, no_std], [bright, some, some_std]] = points[..] else {
            panic!("{points:?}");
        };
        let mean = |a: f64, b: f64, part: f64| libm::pow(a, 1.0 - part) * libm::pow(b, part);
        assert!(
            (dim - mean(90.0, 300.0, 150.0 / 180.0)).abs() < 1e-9,
            "{dim}"
        );
        assert!((bright - mean(600.0, 5000.0, 0.4)).abs() < 1e-9, "{bright}");
        assert_eq!((no, some), (0.0, 40.0));
        let std = |share: f64, rows: f64| 100.0 * (share * (1.0 - share) / rows).sqrt();
        assert!(
            (some_std / std(0.4, 100.0) - 1.0).abs() < 0.02,
            "{some_std}"
        );
        assert!(no_std > 0.3 && no_std < 1.0, "{no_std}");
        // All are poor: the dots are below the end of the axis.
        let groups = [(100, 300.0, 0.0), (100, 600.0, 0.0)];
        let (points, _) = drawn(&rows(&groups)).expect("a plot");
        assert!(
            points
                .iter()
                .all(|point| point[1] == 100.0 && point[2] > 0.0)
        );
    }

    #[test]
    fn numbers_that_are_no_photons_or_p_values_are_left_out() {
        let nan = f64::NAN;
        let invalid = [
            nan,
            0.0,
            -0.0,
            -300.0,
            0.5,
            f64::INFINITY,
            f64::MAX,
            2f64.powi(32),
        ];
        let valid = fits(3000, |_| 1.0);
        let expected = drawn(&valid);
        assert!(expected.is_some());
        let mut all = valid.clone();
        all.extend(invalid.map(|photons| (photons, 0.0)));
        all.extend([nan, -0.1, 1.1, f64::INFINITY].map(|p_value| (700.0, p_value)));
        assert_eq!(drawn(&all), expected);
        let without: Vec<_> = valid.iter().map(|fit| (fit.0, nan)).collect();
        assert_eq!(drawn(&without), None);
        // The edges of bins are exact.
        let edge = [
            (1024.0, 0.5),
            (1_023.999_999_999, 0.5),
            (2f64.powi(32).next_down(), 0.5),
        ];
        let bins = binned([(1.0, 0.0)].into_iter().chain(edge));
        assert_eq!([0, 9, 10, 31].map(|k| bins[k].fits), [1; 4]);
        assert_eq!(bins[0].poor, 1);
    }

    #[test]
    fn page_has_the_plot_if_the_table_has_usable_fits_with_p_values() {
        let fits = fits(3000, |_| 1.0);
        let heading = "<h3>Goodness of fit by photons</h3>";
        let page = |table: &LocalizationTable| {
            let metadata = TableMetadata::of(Format::CSV);
            let report = HtmlReport::new(table, &metadata, &ReportOptions::default());
            report.expect("a report").html().to_owned()
        };
        let full = table(&fits, &["photons", "p_value"]);
        let html = page(&full);
        let histogram = html.find("<h3>Goodness of fit</h3>").expect("a histogram");
        let plot = html.find(heading).expect("a plot");
        assert_eq!(
            html[histogram..plot].matches("<h3>").count(),
            1,
            "side by side"
        );
        for names in [&["photons"][..], &["p_value"], &[]] {
            assert!(!page(&table(&fits, names)).contains(heading), "{names:?}");
        }
        // Failed fits do not count.
        let mut columns = full.into_columns();
        columns.push(Column {
            name: "status".into(),
            unit: "",
            values: Values::Status(vec![Status::MaxIterations; fits.len()]),
        });
        let failed = LocalizationTable::from_columns(columns).expect("even");
        assert!(!page(&failed).contains(heading));
    }
}
