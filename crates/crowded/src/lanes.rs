//! Sixteen numbers at once. Functions that run under `pulp`'s dispatch are compiled for the widest vectors
//! of the processor; no product and sum is fused, so every processor has the same bits.

/// The numbers of a vector.
pub(crate) const LANES: usize = 16;

/// A vector.
pub(crate) type Lanes = [f32; LANES];

/// The numbers of a slice from `at` on.
#[inline(always)]
pub(crate) fn load(from: &[f32], at: usize) -> Lanes {
    let mut out = [0.0; LANES];
    out.copy_from_slice(&from[at..at + LANES]);
    out
}

/// The products of two vectors.
#[inline(always)]
pub(crate) fn times(a: &Lanes, b: &Lanes) -> Lanes {
    let mut out = *a;
    for lane in 0..LANES {
        out[lane] *= b[lane];
    }
    out
}

/// Adds a multiple of a vector.
#[inline(always)]
pub(crate) fn add_scaled(sum: &mut Lanes, factor: f32, a: &Lanes) {
    for lane in 0..LANES {
        sum[lane] += factor * a[lane];
    }
}

/// The sum of a vector: halves are added until one number is left.
#[inline(always)]
pub(crate) fn total(a: &Lanes) -> f32 {
    let mut sums = *a;
    let mut half = LANES / 2;
    while half > 0 {
        for lane in 0..half {
            sums[lane] += sums[lane + half];
        }
        half /= 2;
    }
    sums[0]
}

/// The least multiple of the vectors' length that is not below `len`.
pub(crate) fn padded(len: usize) -> usize {
    len.next_multiple_of(LANES)
}
