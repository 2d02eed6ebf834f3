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

/// Implements [`Lanes`] by the expressions of its functions: of `a` alone, or of `a` and `b`.
macro_rules! lanes {
    (
        $type:ty: [$element:ty; $lanes:expr] as $vector:ty, lowest $lowest:expr,
        |$self:ident, $a:ident, $b:ident|
        run: $run:expr,
        splat: $splat:expr,
        above: $above:expr,
        $($function:ident: $result:expr,)*
    ) => {
        impl Lanes for $type {
            type Element = $element;
            type Vector = $vector;
            type Row = [Self::Vector; row($lanes, size_of::<$element>())];

            const LANES: usize = $lanes;
            const ROW: usize = row($lanes, size_of::<$element>());
            const LOWEST: $element = $lowest;

            #[inline(always)]
            fn rows(vectors: &[$vector]) -> &[Self::Row] {
                vectors.as_chunks().0
            }

            #[inline(always)]
            fn run<T>($self, $a: impl FnOnce() -> T) -> T {
                $run
            }

            #[inline(always)]
            fn splat($self, $a: $element) -> $vector {
                $splat
            }

            #[inline(always)]
            fn above($self, $a: $vector, $b: $vector) -> u32 {
                $above
            }

            $(
                #[inline(always)]
                fn $function($self, $a: $vector, $b: $vector) -> $vector {
                    $result
                }
            )*
        }
    };
}

lanes! {
    Floats<Portable>: [f32; PORTABLE] as [f32; PORTABLE], lowest f32::NEG_INFINITY,
    |self, a, b|
    run: a(),
    splat: [a; PORTABLE],
    above: bits(a, b),
    add: zip(a, b, |a, b| a + b),
    sub: zip(a, b, |a, b| a - b),
    max: zip(a, b, |a, b| if a > b { a } else { b }),
    weigh: zip(a, b, |a, b| a * b),
    rescale: zip(a, b, |a, b| a * b),
    add_saturating: self.add(a, b),
}

lanes! {
    Integers<Portable>: [i16; PORTABLE] as [i16; PORTABLE], lowest i16::MIN,
    |self, a, b|
    run: a(),
    splat: [a; PORTABLE],
    above: bits(a, b),
    add: zip(a, b, i16::wrapping_add),
    sub: zip(a, b, i16::wrapping_sub),
    max: zip(a, b, i16::max),
    weigh: zip(a, b, |a, b| {
        ((i32::from(a) * i32::from(b) + (1 << 14)) >> 15) as i16
    }),
    rescale: self.add(a, self.weigh(b, a)),
    add_saturating: zip(a, b, i16::saturating_add),
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::{__m256, __m256i, __m512, __m512i, _CMP_GT_OQ};

    use pulp::x86::{V3, V4};

    use super::{Floats, Integers, Lanes, row};

    lanes! {
        Floats<V3>: [f32; 8] as __m256, lowest f32::NEG_INFINITY,
        |self, a, b|
        run: self.0.vectorize(a),
        splat: self.0.avx._mm256_set1_ps(a),
        above: {
            let mask = self.0.avx._mm256_cmp_ps::<_CMP_GT_OQ>(a, b);
            self.0.avx._mm256_movemask_ps(mask) as u32
        },
        add: self.0.avx._mm256_add_ps(a, b),
        sub: self.0.avx._mm256_sub_ps(a, b),
        max: self.0.avx._mm256_max_ps(a, b),
        weigh: self.0.avx._mm256_mul_ps(a, b),
        rescale: self.0.avx._mm256_mul_ps(a, b),
        add_saturating: self.add(a, b),
    }

    lanes! {
        Floats<V4>: [f32; 16] as __m512, lowest f32::NEG_INFINITY,
        |self, a, b|
        run: self.0.vectorize(a),
        splat: self.0.avx512f._mm512_set1_ps(a),
        above: self.0.avx512f._mm512_cmp_ps_mask::<_CMP_GT_OQ>(a, b).into(),
        add: self.0.avx512f._mm512_add_ps(a, b),
        sub: self.0.avx512f._mm512_sub_ps(a, b),
        max: self.0.avx512f._mm512_max_ps(a, b),
        weigh: self.0.avx512f._mm512_mul_ps(a, b),
        rescale: self.0.avx512f._mm512_mul_ps(a, b),
        add_saturating: self.add(a, b),
    }

    lanes! {
        Integers<V3>: [i16; 16] as __m256i, lowest i16::MIN,
        |self, a, b|
        run: self.0.vectorize(a),
        splat: self.0.avx._mm256_set1_epi16(a),
        above: {
            let mask = self.0.avx2._mm256_cmpgt_epi16(a, b);
            let low = self.0.avx._mm256_castsi256_si128(mask);
            let high = self.0.avx2._mm256_extracti128_si256::<1>(mask);
            // A byte for each element.
            let bytes = self.0.sse2._mm_packs_epi16(low, high);
            self.0.sse2._mm_movemask_epi8(bytes) as u32
        },
        add: self.0.avx2._mm256_add_epi16(a, b),
        sub: self.0.avx2._mm256_sub_epi16(a, b),
        max: self.0.avx2._mm256_max_epi16(a, b),
        weigh: self.0.avx2._mm256_mulhrs_epi16(a, b),
        rescale: self.add(a, self.weigh(b, a)),
        add_saturating: self.0.avx2._mm256_adds_epi16(a, b),
    }

    lanes! {
        Integers<V4>: [i16; 32] as __m512i, lowest i16::MIN,
        |self, a, b|
        run: self.0.vectorize(a),
        splat: self.0.avx512f._mm512_set1_epi16(a),
        above: self.0.avx512bw._mm512_cmpgt_epi16_mask(a, b),
        add: self.0.avx512bw._mm512_add_epi16(a, b),
        sub: self.0.avx512bw._mm512_sub_epi16(a, b),
        max: self.0.avx512bw._mm512_max_epi16(a, b),
        weigh: self.0.avx512bw._mm512_mulhrs_epi16(a, b),
        rescale: self.add(a, self.weigh(b, a)),
        add_saturating: self.0.avx512bw._mm512_adds_epi16(a, b),
    }
}
