//! Vectors of f32 and i16, for the instructions of each processor.
//!
//! Sums and products of f32 are rounded one by one on every processor, so all give the same bits.
//! Every function is `inline(always)`, so it is compiled for the instructions of its caller.

use pulp::bytemuck::{self, Pod};

/// Rows are padded to a multiple of this, which is a multiple of every vector's length.
pub(super) const PADDING: usize = 32;

/// The most elements that a row of a tile uses.
pub(super) const MAX_ROW: usize = 640;

/// Vectors of a row of a tile. A cache line is added: rows at the distance of a power of 2 would
/// share few lines of the cache.
const fn row(lanes: usize, element_bytes: usize) -> usize {
    MAX_ROW / lanes + 64 / (lanes * element_bytes)
}

/// Operations on vectors.
pub(super) trait Lanes: Copy {
    type Element: Pod + PartialOrd;
    type Vector: Pod;

    /// A row of a tile. Its length is a constant, so that rows are found and checked without
    /// computing.
    type Row: AsRef<[Self::Vector]>;

    /// Elements of a vector.
    const LANES: usize;

    /// Vectors of a row.
    const ROW: usize;

    /// The lowest value.
    const LOWEST: Self::Element;

    fn splat(self, value: Self::Element) -> Self::Vector;
    fn add(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    fn sub(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;

    /// The larger one of each pair of elements.
    fn max(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;

    /// The product with a weight. Weights of i16 are in units of 2^-15, and the product is rounded
    /// to nearest.
    fn weigh(self, weight: Self::Vector, value: Self::Vector) -> Self::Vector;

    /// The product with a scale of the maps of a camera. Scales of i16 are `1 + scale * 2^-15`.
    fn rescale(self, value: Self::Vector, scale: Self::Vector) -> Self::Vector;

    /// The sum. Integers are cut off at the end of their range.
    fn add_saturating(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;

    /// One bit for each element of `a` that is above that of `b`, from the lowest bit on.
    fn above(self, a: Self::Vector, b: Self::Vector) -> u32;

    /// The rows of a tile.
    fn rows(vectors: &[Self::Vector]) -> &[Self::Row];

    /// Runs a function that is compiled for these instructions, apart from its caller.
    fn run<T>(self, function: impl FnOnce() -> T) -> T;

    /// The vector of the first elements of a row.
    #[inline(always)]
    fn load(self, row: &[Self::Element]) -> Self::Vector {
        bytemuck::pod_read_unaligned(bytemuck::cast_slice(&row[..Self::LANES]))
    }

    /// Writes a vector to the first elements of a row.
    #[inline(always)]
    fn store(self, vector: Self::Vector, row: &mut [Self::Element]) {
        row[..Self::LANES].copy_from_slice(bytemuck::cast_slice(bytemuck::bytes_of(&vector)));
    }
}

/// Vectors of f32.
#[derive(Clone, Copy)]
pub(super) struct Floats<A>(pub A);

/// Vectors of i16.
#[derive(Clone, Copy)]
pub(super) struct Integers<A>(pub A);

/// Arrays that the compiler turns into vectors.
#[derive(Clone, Copy)]
pub(super) struct Portable;

/// Elements of a vector of [`Portable`].
const PORTABLE: usize = 8;

/// Applies a function to pairs of elements.
#[inline(always)]
fn zip<T: Copy>(a: [T; PORTABLE], b: [T; PORTABLE], f: impl Fn(T, T) -> T) -> [T; PORTABLE] {
    std::array::from_fn(|i| f(a[i], b[i]))
}

#[inline(always)]
fn bits<T: Copy + PartialOrd>(a: [T; PORTABLE], b: [T; PORTABLE]) -> u32 {
    (0..PORTABLE).fold(0, |bits, i| bits | u32::from(a[i] > b[i]) << i)
}

impl Lanes for Floats<Portable> {
    type Element = f32;
    type Vector = [f32; PORTABLE];
    type Row = [Self::Vector; row(PORTABLE, 4)];

    const LANES: usize = PORTABLE;
    const ROW: usize = row(PORTABLE, 4);
    const LOWEST: Self::Element = f32::NEG_INFINITY;

    #[inline(always)]
    fn rows(vectors: &[Self::Vector]) -> &[Self::Row] {
        vectors.as_chunks().0
    }

    #[inline(always)]
    fn run<T>(self, function: impl FnOnce() -> T) -> T {
        function()
    }

    #[inline(always)]
    fn splat(self, value: f32) -> Self::Vector {
        [value; PORTABLE]
    }

    #[inline(always)]
    fn add(self, a: Self::Vector, b: Self::Vector) -> Self::Vector {
        zip(a, b, |a, b| a + b)
    }

    #[inline(always)]
    fn sub(self, a: Self::Vector, b: Self::Vector) -> Self::Vector {
        zip(a, b, |a, b| a - b)
    }

    #[inline(always)]
    fn max(self, a: Self::Vector, b: Self::Vector) -> Self::Vector {
        zip(a, b, |a, b| if a > b { a } else { b })
    }

    #[inline(always)]
    fn weigh(self, weight: Self::Vector, value: Self::Vector) -> Self::Vector {
        zip(weight, value, |a, b| a * b)
    }

    #[inline(always)]
    fn rescale(self, value: Self::Vector, scale: Self::Vector) -> Self::Vector {
        zip(value, scale, |a, b| a * b)
    }

    #[inline(always)]
    fn add_saturating(self, a: Self::Vector, b: Self::Vector) -> Self::Vector {
        self.add(a, b)
    }

    #[inline(always)]
    fn above(self, a: Self::Vector, b: Self::Vector) -> u32 {
        bits(a, b)
    }
}

impl Lanes for Integers<Portable> {
    type Element = i16;
    type Vector = [i16; PORTABLE];
    type Row = [Self::Vector; row(PORTABLE, 2)];

    const LANES: usize = PORTABLE;
    const ROW: usize = row(PORTABLE, 2);
    const LOWEST: Self::Element = i16::MIN;

    #[inline(always)]
    fn rows(vectors: &[Self::Vector]) -> &[Self::Row] {
        vectors.as_chunks().0
    }

    #[inline(always)]
    fn run<T>(self, function: impl FnOnce() -> T) -> T {
        function()
    }

    #[inline(always)]
    fn splat(self, value: i16) -> Self::Vector {
        [value; PORTABLE]
    }

    #[inline(always)]
    fn add(self, a: Self::Vector, b: Self::Vector) -> Self::Vector {
        zip(a, b, i16::wrapping_add)
    }

    #[inline(always)]
    fn sub(self, a: Self::Vector, b: Self::Vector) -> Self::Vector {
        zip(a, b, i16::wrapping_sub)
    }

    #[inline(always)]
    fn max(self, a: Self::Vector, b: Self::Vector) -> Self::Vector {
        zip(a, b, i16::max)
    }

    #[inline(always)]
    fn weigh(self, weight: Self::Vector, value: Self::Vector) -> Self::Vector {
        zip(weight, value, |a, b| {
            ((i32::from(a) * i32::from(b) + (1 << 14)) >> 15) as i16
        })
    }

    #[inline(always)]
    fn rescale(self, value: Self::Vector, scale: Self::Vector) -> Self::Vector {
        self.add(value, self.weigh(scale, value))
    }

    #[inline(always)]
    fn add_saturating(self, a: Self::Vector, b: Self::Vector) -> Self::Vector {
        zip(a, b, i16::saturating_add)
    }

    #[inline(always)]
    fn above(self, a: Self::Vector, b: Self::Vector) -> u32 {
        bits(a, b)
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::{__m256, __m256i, __m512, __m512i};

    use pulp::x86::{V3, V4};

    use super::{Floats, Integers, Lanes, row};

    impl Lanes for Floats<V3> {
        type Element = f32;
        type Vector = __m256;
        type Row = [Self::Vector; row(8, 4)];

        const LANES: usize = 8;
        const ROW: usize = row(8, 4);
        const LOWEST: Self::Element = f32::NEG_INFINITY;

        #[inline(always)]
        fn rows(vectors: &[Self::Vector]) -> &[Self::Row] {
            vectors.as_chunks().0
        }

        #[inline(always)]
        fn run<T>(self, function: impl FnOnce() -> T) -> T {
            self.0.vectorize(function)
        }

        #[inline(always)]
        fn splat(self, value: f32) -> __m256 {
            self.0.avx._mm256_set1_ps(value)
        }

        #[inline(always)]
        fn add(self, a: __m256, b: __m256) -> __m256 {
            self.0.avx._mm256_add_ps(a, b)
        }

        #[inline(always)]
        fn sub(self, a: __m256, b: __m256) -> __m256 {
            self.0.avx._mm256_sub_ps(a, b)
        }

        #[inline(always)]
        fn max(self, a: __m256, b: __m256) -> __m256 {
            self.0.avx._mm256_max_ps(a, b)
        }

        #[inline(always)]
        fn weigh(self, weight: __m256, value: __m256) -> __m256 {
            self.0.avx._mm256_mul_ps(weight, value)
        }

        #[inline(always)]
        fn rescale(self, value: __m256, scale: __m256) -> __m256 {
            self.0.avx._mm256_mul_ps(value, scale)
        }

        #[inline(always)]
        fn add_saturating(self, a: __m256, b: __m256) -> __m256 {
            self.add(a, b)
        }

        #[inline(always)]
        fn above(self, a: __m256, b: __m256) -> u32 {
            const GREATER: i32 = std::arch::x86_64::_CMP_GT_OQ;
            let mask = self.0.avx._mm256_cmp_ps::<GREATER>(a, b);
            self.0.avx._mm256_movemask_ps(mask) as u32
        }
    }

    impl Lanes for Floats<V4> {
        type Element = f32;
        type Vector = __m512;
        type Row = [Self::Vector; row(16, 4)];

        const LANES: usize = 16;
        const ROW: usize = row(16, 4);
        const LOWEST: Self::Element = f32::NEG_INFINITY;

        #[inline(always)]
        fn rows(vectors: &[Self::Vector]) -> &[Self::Row] {
            vectors.as_chunks().0
        }

        #[inline(always)]
        fn run<T>(self, function: impl FnOnce() -> T) -> T {
            self.0.vectorize(function)
        }

        #[inline(always)]
        fn splat(self, value: f32) -> __m512 {
            self.0.avx512f._mm512_set1_ps(value)
        }

        #[inline(always)]
        fn add(self, a: __m512, b: __m512) -> __m512 {
            self.0.avx512f._mm512_add_ps(a, b)
        }

        #[inline(always)]
        fn sub(self, a: __m512, b: __m512) -> __m512 {
            self.0.avx512f._mm512_sub_ps(a, b)
        }

        #[inline(always)]
        fn max(self, a: __m512, b: __m512) -> __m512 {
            self.0.avx512f._mm512_max_ps(a, b)
        }

        #[inline(always)]
        fn weigh(self, weight: __m512, value: __m512) -> __m512 {
            self.0.avx512f._mm512_mul_ps(weight, value)
        }

        #[inline(always)]
        fn rescale(self, value: __m512, scale: __m512) -> __m512 {
            self.0.avx512f._mm512_mul_ps(value, scale)
        }

        #[inline(always)]
        fn add_saturating(self, a: __m512, b: __m512) -> __m512 {
            self.add(a, b)
        }

        #[inline(always)]
        fn above(self, a: __m512, b: __m512) -> u32 {
            const GREATER: i32 = std::arch::x86_64::_CMP_GT_OQ;
            self.0.avx512f._mm512_cmp_ps_mask::<GREATER>(a, b).into()
        }
    }

    impl Lanes for Integers<V3> {
        type Element = i16;
        type Vector = __m256i;
        type Row = [Self::Vector; row(16, 2)];

        const LANES: usize = 16;
        const ROW: usize = row(16, 2);
        const LOWEST: Self::Element = i16::MIN;

        #[inline(always)]
        fn rows(vectors: &[Self::Vector]) -> &[Self::Row] {
            vectors.as_chunks().0
        }

        #[inline(always)]
        fn run<T>(self, function: impl FnOnce() -> T) -> T {
            self.0.vectorize(function)
        }

        #[inline(always)]
        fn splat(self, value: i16) -> __m256i {
            self.0.avx._mm256_set1_epi16(value)
        }

        #[inline(always)]
        fn add(self, a: __m256i, b: __m256i) -> __m256i {
            self.0.avx2._mm256_add_epi16(a, b)
        }

        #[inline(always)]
        fn sub(self, a: __m256i, b: __m256i) -> __m256i {
            self.0.avx2._mm256_sub_epi16(a, b)
        }

        #[inline(always)]
        fn max(self, a: __m256i, b: __m256i) -> __m256i {
            self.0.avx2._mm256_max_epi16(a, b)
        }

        #[inline(always)]
        fn weigh(self, weight: __m256i, value: __m256i) -> __m256i {
            self.0.avx2._mm256_mulhrs_epi16(weight, value)
        }

        #[inline(always)]
        fn rescale(self, value: __m256i, scale: __m256i) -> __m256i {
            self.add(value, self.weigh(scale, value))
        }

        #[inline(always)]
        fn add_saturating(self, a: __m256i, b: __m256i) -> __m256i {
            self.0.avx2._mm256_adds_epi16(a, b)
        }

        #[inline(always)]
        fn above(self, a: __m256i, b: __m256i) -> u32 {
            let mask = self.0.avx2._mm256_cmpgt_epi16(a, b);
            let low = self.0.avx._mm256_castsi256_si128(mask);
            let high = self.0.avx2._mm256_extracti128_si256::<1>(mask);
            // A byte for each element.
            let bytes = self.0.sse2._mm_packs_epi16(low, high);
            self.0.sse2._mm_movemask_epi8(bytes) as u32
        }
    }

    impl Lanes for Integers<V4> {
        type Element = i16;
        type Vector = __m512i;
        type Row = [Self::Vector; row(32, 2)];

        const LANES: usize = 32;
        const ROW: usize = row(32, 2);
        const LOWEST: Self::Element = i16::MIN;

        #[inline(always)]
        fn rows(vectors: &[Self::Vector]) -> &[Self::Row] {
            vectors.as_chunks().0
        }

        #[inline(always)]
        fn run<T>(self, function: impl FnOnce() -> T) -> T {
            self.0.vectorize(function)
        }

        #[inline(always)]
        fn splat(self, value: i16) -> __m512i {
            self.0.avx512f._mm512_set1_epi16(value)
        }

        #[inline(always)]
        fn add(self, a: __m512i, b: __m512i) -> __m512i {
            self.0.avx512bw._mm512_add_epi16(a, b)
        }

        #[inline(always)]
        fn sub(self, a: __m512i, b: __m512i) -> __m512i {
            self.0.avx512bw._mm512_sub_epi16(a, b)
        }

        #[inline(always)]
        fn max(self, a: __m512i, b: __m512i) -> __m512i {
            self.0.avx512bw._mm512_max_epi16(a, b)
        }

        #[inline(always)]
        fn weigh(self, weight: __m512i, value: __m512i) -> __m512i {
            self.0.avx512bw._mm512_mulhrs_epi16(weight, value)
        }

        #[inline(always)]
        fn rescale(self, value: __m512i, scale: __m512i) -> __m512i {
            self.add(value, self.weigh(scale, value))
        }

        #[inline(always)]
        fn add_saturating(self, a: __m512i, b: __m512i) -> __m512i {
            self.0.avx512bw._mm512_adds_epi16(a, b)
        }

        #[inline(always)]
        fn above(self, a: __m512i, b: __m512i) -> u32 {
            self.0.avx512bw._mm512_cmpgt_epi16_mask(a, b)
        }
    }
}
