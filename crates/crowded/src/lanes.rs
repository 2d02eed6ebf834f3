//! Sixteen numbers at once, for the instructions of each processor.
//!
//! A product and the sum with it are rounded once, so all processors with an instruction for both give the same bits,
//! as those of the kernel do. Without it, on old x86-64, they are rounded one by one. Every function is
//! `inline(always)`, so it is compiled for the instructions of its caller.

#[cfg(target_arch = "x86_64")]
mod x86;

use pulp::{Arch, NullaryFnOnce, bytemuck};

/// The numbers of a vector.
pub(crate) const LANES: usize = 16;

/// The numbers of the lanes.
pub(crate) const NUMBERS: [f32; LANES] = {
    let mut out = [0.0; LANES];
    let mut lane = 0;
    while lane < LANES {
        out[lane] = lane as f32;
        lane += 1;
    }
    out
};

/// The least multiple of the vectors' length that is not below `len`.
pub(crate) fn padded(len: usize) -> usize {
    len.next_multiple_of(LANES)
}

/// Operations on vectors.
pub(crate) trait Lanes: Copy {
    type Vector: Copy;

    fn splat(self, value: f32) -> Self::Vector;
    fn vector(self, values: [f32; LANES]) -> Self::Vector;
    fn to_array(self, vector: Self::Vector) -> [f32; LANES];
    fn add(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    fn sub(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    fn mul(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    fn div(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    fn max(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    fn sqrt(self, a: Self::Vector) -> Self::Vector;
    /// `sum` and the product of the others, rounded once where the processor does so.
    fn add_product(self, sum: Self::Vector, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// Each number four times.
    fn each_four(self, values: [f32; 4]) -> Self::Vector;
    /// `if_negative` where `a` is below 0, else `otherwise`.
    fn by_sign(
        self,
        a: Self::Vector,
        if_negative: Self::Vector,
        otherwise: Self::Vector,
    ) -> Self::Vector;
    /// The exponents `e` of positive numbers `2^e m` that are not subnormal, and `m` from the root of a half to that
    /// of two.
    fn exponent(self, a: Self::Vector) -> (Self::Vector, Self::Vector);
    /// Two to the power of whole numbers.
    fn power_of_two(self, a: Self::Vector) -> Self::Vector;
    /// The sum of the quarters: `(0 + 2) + (1 + 3)`.
    fn fold(self, a: Self::Vector) -> [f32; 4];
    /// The sum of each vector: of the lanes of each quarter `(0 + 2) + (1 + 3)`, and of these sums the same.
    fn totals(self, vectors: [Self::Vector; 4]) -> [f32; 4];

    /// True if a number is at least as large as that of `b`.
    fn any_reaches(self, a: Self::Vector, b: Self::Vector) -> bool;

    /// Sixteen times 0.
    #[inline(always)]
    fn zero(self) -> Self::Vector {
        self.splat(0.0)
    }

    /// The numbers of a slice from `at` on.
    #[inline(always)]
    fn load(self, from: &[f32], at: usize) -> Self::Vector {
        let mut out = [0.0; LANES];
        out.copy_from_slice(&from[at..at + LANES]);
        self.vector(out)
    }

    /// Writes the numbers of a slice from `at` on.
    #[inline(always)]
    fn store(self, to: &mut [f32], at: usize, vector: Self::Vector) {
        to[at..at + LANES].copy_from_slice(&self.to_array(vector));
    }
}

/// The bits of the root of a half, and what they lack of those of 1.
const ROOT: u32 = std::f32::consts::FRAC_1_SQRT_2.to_bits();
const TO_ONE: u32 = 1.0f32.to_bits() - ROOT;
/// The bits behind those of the exponent.
const MANTISSA: u32 = (1 << 23) - 1;

/// Work that is compiled for each set of instructions. [`run`](Work::run) is `inline(always)`.
pub(crate) trait Work {
    type Output;

    fn run<L: Lanes>(self, lanes: L) -> Self::Output;
}

/// The sum of each vector.
#[inline(always)]
pub(crate) fn totals<L: Lanes, const T: usize>(l: L, vectors: &[L::Vector; T]) -> [f32; T] {
    let mut out = [0.0; T];
    for begin in (0..T).step_by(4) {
        let count = 4.min(T - begin);
        let mut four = [l.zero(); 4];
        four[..count].copy_from_slice(&vectors[begin..begin + count]);
        let sums = l.totals(four);
        out[begin..begin + count].copy_from_slice(&sums[..count]);
    }
    out
}

/// A vector in the lanes whose numbers are in a range, and 0 in others.
#[inline(always)]
pub(crate) fn in_lanes<L: Lanes>(l: L, [from, to]: [i32; 2], vector: L::Vector) -> L::Vector {
    let beyond = |lane: i32| l.sub(l.vector(NUMBERS), l.splat(lane as f32));
    let vector = l.by_sign(beyond(to), vector, l.zero());
    l.by_sign(beyond(from), l.zero(), vector)
}

struct WithLanes<W, L>(W, L);

impl<W: Work, L: Lanes> NullaryFnOnce for WithLanes<W, L> {
    type Output = W::Output;

    #[inline(always)]
    fn call(self) -> W::Output {
        self.0.run(self.1)
    }
}

/// Does work with the instructions of this processor.
pub(crate) fn run<W: Work>(work: W) -> W::Output {
    match Arch::new() {
        #[cfg(target_arch = "x86_64")]
        Arch::V4(simd) => simd.vectorize(WithLanes(work, simd)),
        #[cfg(target_arch = "x86_64")]
        Arch::V3(simd) => simd.vectorize(WithLanes(work, simd)),
        _ => work.run(Portable),
    }
}

/// Arrays that the compiler turns into vectors.
#[derive(Clone, Copy)]
pub(crate) struct Portable;

#[inline(always)]
fn zip(a: [f32; LANES], b: [f32; LANES], f: impl Fn(f32, f32) -> f32) -> [f32; LANES] {
    std::array::from_fn(|i| f(a[i], b[i]))
}

impl Lanes for Portable {
    type Vector = [f32; LANES];

    #[inline(always)]
    fn splat(self, value: f32) -> [f32; LANES] {
        [value; LANES]
    }

    #[inline(always)]
    fn vector(self, values: [f32; LANES]) -> [f32; LANES] {
        values
    }

    #[inline(always)]
    fn to_array(self, vector: [f32; LANES]) -> [f32; LANES] {
        vector
    }

    #[inline(always)]
    fn add(self, a: [f32; LANES], b: [f32; LANES]) -> [f32; LANES] {
        zip(a, b, |a, b| a + b)
    }

    #[inline(always)]
    fn sub(self, a: [f32; LANES], b: [f32; LANES]) -> [f32; LANES] {
        zip(a, b, |a, b| a - b)
    }

    #[inline(always)]
    fn mul(self, a: [f32; LANES], b: [f32; LANES]) -> [f32; LANES] {
        zip(a, b, |a, b| a * b)
    }

    #[inline(always)]
    fn div(self, a: [f32; LANES], b: [f32; LANES]) -> [f32; LANES] {
        zip(a, b, |a, b| a / b)
    }

    #[inline(always)]
    fn max(self, a: [f32; LANES], b: [f32; LANES]) -> [f32; LANES] {
        zip(a, b, |a, b| if a > b { a } else { b })
    }

    #[inline(always)]
    fn sqrt(self, a: [f32; LANES]) -> [f32; LANES] {
        a.map(f32::sqrt)
    }

    #[inline(always)]
    fn add_product(self, sum: [f32; LANES], a: [f32; LANES], b: [f32; LANES]) -> [f32; LANES] {
        std::array::from_fn(|i| match cfg!(target_arch = "x86_64") {
            // The function for processors without the instruction is far slower.
            true => sum[i] + a[i] * b[i],
            false => a[i].mul_add(b[i], sum[i]),
        })
    }

    #[inline(always)]
    fn each_four(self, values: [f32; 4]) -> [f32; LANES] {
        bytemuck::cast(values.map(|value| [value; 4]))
    }

    #[inline(always)]
    fn by_sign(
        self,
        a: [f32; LANES],
        if_negative: [f32; LANES],
        otherwise: [f32; LANES],
    ) -> [f32; LANES] {
        std::array::from_fn(|i| {
            if a[i] < 0.0 {
                if_negative[i]
            } else {
                otherwise[i]
            }
        })
    }

    #[inline(always)]
    fn any_reaches(self, a: [f32; LANES], b: [f32; LANES]) -> bool {
        (0..LANES).fold(false, |any, i| any | (a[i] >= b[i]))
    }

    #[inline(always)]
    fn exponent(self, a: [f32; LANES]) -> ([f32; LANES], [f32; LANES]) {
        let bits = a.map(|a| a.to_bits() + TO_ONE);
        (
            bits.map(|bits| (bits >> 23) as f32 - 127.0),
            bits.map(|bits| f32::from_bits((bits & MANTISSA) + ROOT)),
        )
    }

    #[inline(always)]
    fn power_of_two(self, a: [f32; LANES]) -> [f32; LANES] {
        a.map(|n| f32::from_bits(((n as i32 + 127) << 23) as u32))
    }

    #[inline(always)]
    fn fold(self, a: [f32; LANES]) -> [f32; 4] {
        let quarters: [[f32; 4]; 4] = bytemuck::cast(a);
        std::array::from_fn(|k| {
            (quarters[0][k] + quarters[2][k]) + (quarters[1][k] + quarters[3][k])
        })
    }

    #[inline(always)]
    fn totals(self, vectors: [[f32; LANES]; 4]) -> [f32; 4] {
        let of_four = |a: [f32; 4]| (a[0] + a[2]) + (a[1] + a[3]);
        vectors.map(|vector| {
            let quarters: [[f32; 4]; 4] = bytemuck::cast(vector);
            of_four(quarters.map(of_four))
        })
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use pulp::x86::{V3, V4};

    use super::*;

    /// All operations on some numbers.
    fn all<L: Lanes>(l: L, numbers: &[f32]) -> Vec<u32> {
        let [a, b, c] = [0, LANES, 2 * LANES].map(|at| l.load(numbers, at));
        let (exponent, rest) = l.exponent(l.max(b, l.splat(1e-3)));
        let four = l.totals([a, b, c, l.each_four([1.5, -2.0, 0.1, 7.0])]);
        let folded = l.fold(b);
        let vectors = [
            l.add_product(a, b, c),
            l.div(a, b),
            l.sqrt(l.max(c, l.zero())),
            l.by_sign(a, b, c),
            in_lanes(l, [3, 11], a),
            l.power_of_two(exponent),
            exponent,
            rest,
        ];
        let values = vectors.map(|vector| l.to_array(vector));
        let values = values.as_flattened().iter().chain(&four).chain(&folded);
        values.map(|value| value.to_bits()).collect()
    }

    #[test]
    fn both_sets_of_vectors_have_the_same_bits() {
        let (Some(v3), Some(v4)) = (V3::try_new(), V4::try_new()) else {
            return;
        };
        let number = |i: i32| (i * i % 101 - 40) as f32 * 0.37 + 0.011;
        let numbers: Vec<f32> = (0..3 * LANES as i32).map(number).collect();
        assert_eq!(all(v3, &numbers), all(v4, &numbers));
        let products = &all(v3, &numbers)[..LANES];
        for (i, product) in products.iter().enumerate() {
            let [a, b, c] = [0, LANES, 2 * LANES].map(|at| numbers[at + i]);
            assert_eq!(f32::from_bits(*product), b.mul_add(c, a));
        }
    }
}
