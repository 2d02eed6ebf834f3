//! Sums over a block of pixels in two frames.

use pulp::{Arch, NullaryFnOnce};

use super::grid::SIDE;

/// The mean of two frames over a block, and the distribution of their differences: the mean, half the
/// variance, half the covariance of neighbouring pixels, and the mean of the fourth powers of
/// deviations from the mean.
///
/// The mean of a block changes if the light source flickers. Noise is the rest.
#[derive(Clone, Copy, Debug)]
pub(super) struct PairSums {
    pub mean: f64,
    pub difference: f64,
    pub variance: f64,
    pub covariance: f64,
    pub fourth: f64,
}

/// The pairs of neighbouring pixels of a block, along rows, columns and diagonals.
pub(super) const NEIGHBOURS: usize = 2 * (SIDE - 1) * (2 * SIDE - 1);

/// A value for each pixel of a block.
type Block = [[f64; SIDE]; SIDE];

/// The sum of the products of neighbouring pixels.
#[inline(always)]
fn sum_of_products(block: &Block) -> f64 {
    // One sum for each column, which are independent: these loops become vector instructions.
    let mut sums = [0.0; SIDE];
    let mut add = |first: &[f64], second: &[f64]| {
        for (sum, (a, b)) in sums.iter_mut().zip(first.iter().zip(second)) {
            *sum += a * b;
        }
    };
    for row in block {
        add(row, &row[1..]);
    }
    for rows in block.windows(2) {
        let (upper, lower) = (&rows[0], &rows[1]);
        add(upper, lower);
        add(upper, &lower[1..]);
        add(&upper[1..], lower);
    }
    sums.iter().sum()
}

/// Compares a block of two frames. Returns also the number of its pixels that are used.
pub(super) fn compare<T: Copy + Into<f64>>(
    frames: [&[T]; 2],
    (top, left): (usize, usize),
    width: usize,
    convert: impl Fn([usize; 2], f64) -> Option<f64>,
) -> Option<(PairSums, usize)> {
    let mut pair = [[[f64::NAN; SIDE]; SIDE]; 2];
    for (block, frame) in pair.iter_mut().zip(frames) {
        for (row, line) in block.iter_mut().enumerate() {
            let y = top + row;
            let values = &frame[y * width + left..][..SIDE];
            for (column, (out, value)) in line.iter_mut().zip(values).enumerate() {
                *out = convert([left + column, y], (*value).into()).unwrap_or(f64::NAN);
            }
        }
    }
    Arch::new().dispatch(Compare(&pair))
}

/// A comparison of the values of a block, with the instructions of this processor. Pixels that are not finite are
/// left out.
struct Compare<'a>(&'a [Block; 2]);

impl NullaryFnOnce for Compare<'_> {
    type Output = Option<(PairSums, usize)>;

    #[inline(always)]
    fn call(self) -> Self::Output {
        compare_values(self.0)
    }
}

#[inline(always)]
fn compare_values([first, second]: &[Block; 2]) -> Option<(PairSums, usize)> {
    // Pixels that are left out have the weight 0. Each column has its own sums, which are independent: these loops
    // become vector instructions.
    let (mut deviations, mut weights) = ([[0.0; SIDE]; SIDE], [[0.0; SIDE]; SIDE]);
    let [mut sums, mut totals, mut counts] = [[0.0; SIDE]; 3];
    for row in 0..SIDE {
        for k in 0..SIDE {
            let (a, b) = (first[row][k], second[row][k]);
            let is_used = (a + b).is_finite();
            let weight = if is_used { 1.0 } else { 0.0 };
            let deviation = if is_used { a - b } else { 0.0 };
            sums[k] += if is_used { a + b } else { 0.0 };
            totals[k] += deviation;
            counts[k] += weight;
            (deviations[row][k], weights[row][k]) = (deviation, weight);
        }
    }
    let [sum, total, n]: [f64; 3] = [sums, totals, counts].map(|of| of.iter().sum());
    let count = n as usize;
    if count < 2 {
        return None;
    }
    let difference = total / n;
    let [mut squares, mut fourths] = [[0.0; SIDE]; 2];
    for row in 0..SIDE {
        for k in 0..SIDE {
            let deviation = (deviations[row][k] - difference) * weights[row][k];
            let square = deviation * deviation;
            deviations[row][k] = deviation;
            squares[k] += square;
            fourths[k] += square * square;
        }
    }
    let [squares, fourth]: [f64; 2] = [squares, fourths].map(|of| of.iter().sum());
    let neighbours = match count == SIDE * SIDE {
        true => NEIGHBOURS as f64,
        false => sum_of_products(&weights).max(1.0),
    };
    // Deviations from the mean of the sample are too small by the root of this factor.
    let bias = n / (n - 1.0);
    let variance = 0.5 * bias * squares / n;
    let sums = PairSums {
        mean: sum / (2.0 * n),
        difference,
        variance,
        // The deviations of independent pixels from their mean have the covariance -variance / n.
        covariance: 0.5 * sum_of_products(&deviations) / neighbours + variance / n,
        fourth: bias * bias * fourth / n,
    };
    Some((sums, count))
}

#[cfg(test)]
mod tests {
    use rand::rngs::StdRng;
    use rand::{Rng, SeedableRng};

    use super::*;

    /// Normal noise by the sum of 12 uniform numbers.
    fn noise(random: &mut StdRng) -> f64 {
        (0..12).map(|_| random.random::<f64>()).sum::<f64>() - 6.0
    }

    #[test]
    fn light_of_a_spot_is_a_covariance_and_noise_is_none() {
        let mut random = StdRng::seed_from_u64(4);
        let (mut of_noise, mut of_spots) = ([0.0; 2], [0.0; 2]);
        let pairs = 2000;
        for _ in 0..pairs {
            let dark: Vec<f64> = (0..64).map(|_| noise(&mut random)).collect();
            let other: Vec<f64> = (0..64).map(|_| noise(&mut random)).collect();
            // A spot with a width of 1.3 pixels, at a random place, in one of the frames.
            let [x0, y0] = [0, 1].map(|_| random.random_range(2.0..5.0));
            let spot = |i: usize| {
                let (x, y) = ((i % 8) as f64 - x0, (i / 8) as f64 - y0);
                10.0 * libm::exp(-(x * x + y * y) / (2.0 * 1.69))
            };
            let lit: Vec<f64> = (0..64).map(|i| other[i] + spot(i)).collect();
            for (frame, sums) in [(&other, &mut of_noise), (&lit, &mut of_spots)] {
                // One masked pixel.
                let used = |[x, y]: [usize; 2], value| (x + y > 0).then_some(value);
                let (found, pixels) = compare([&dark, frame], (0, 0), 8, used).expect("pixels");
                assert_eq!(pixels, 63);
                sums[0] += found.variance / f64::from(pairs);
                sums[1] += found.covariance / f64::from(pairs);
            }
        }
        // The standard error of the covariance is 1 / sqrt(207 * 2000).
        assert!((of_noise[0] - 1.0).abs() < 0.02, "{of_noise:?}");
        assert!(of_noise[1].abs() < 0.007, "{of_noise:?}");
        // exp(-1/(4 1.69)) = 0.86 along axes and 0.74 along diagonals, less the mean of the block.
        let share = of_spots[1] / (of_spots[0] - 1.0);
        assert!((0.6..0.85).contains(&share), "{of_spots:?}");
    }

    #[test]
    fn a_change_of_the_light_is_no_noise() {
        let frame = |light: f64| -> Vec<f64> {
            let noise = (0..64).map(|i| f64::from(i % 2) - 0.5);
            noise.map(|noise| light + noise).collect()
        };
        let (dim, bright, quiet) = (frame(100.0), frame(160.0), vec![100.0; 64]);
        let compare = |first: &[f64], second: &[f64]| {
            let found = compare([first, second], (0, 0), 8, |_, value| Some(value));
            found.expect("64 pixels").0
        };
        let steady = compare(&dim, &quiet);
        let flicker = compare(&bright, &quiet);
        assert_eq!((steady.difference, flicker.difference), (0.0, 60.0));
        assert_eq!(
            (flicker.variance, flicker.fourth),
            (steady.variance, steady.fourth)
        );
        // Half the variance of plus and minus a half.
        assert!((steady.variance - 0.125 * 64.0 / 63.0).abs() < 1e-12);
    }
}
