//! The vectors of x86-64: one of AVX-512, or two of AVX2.

use std::arch::x86_64::{__m128, __m256, __m256i, __m512, __m512i, _CMP_GE_OQ, _CMP_LT_OQ};

use pulp::x86::{V3, V4};

use super::{LANES, Lanes, MANTISSA, ROOT, TO_ONE, bytemuck};

/// The first two numbers of each quarter of two vectors, and the last two.
const LOW: i32 = 0x44;
const HIGH: i32 = 0xee;

/// The number of each quarter, for all its lanes.
const QUARTERS: [i32; LANES] = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];

impl Lanes for V4 {
    type Vector = __m512;

    #[inline(always)]
    fn splat(self, value: f32) -> __m512 {
        self.avx512f._mm512_set1_ps(value)
    }

    #[inline(always)]
    fn vector(self, values: [f32; LANES]) -> __m512 {
        bytemuck::cast(values)
    }

    #[inline(always)]
    fn to_array(self, vector: __m512) -> [f32; LANES] {
        bytemuck::cast(vector)
    }

    #[inline(always)]
    fn add(self, a: __m512, b: __m512) -> __m512 {
        self.avx512f._mm512_add_ps(a, b)
    }

    #[inline(always)]
    fn sub(self, a: __m512, b: __m512) -> __m512 {
        self.avx512f._mm512_sub_ps(a, b)
    }

    #[inline(always)]
    fn mul(self, a: __m512, b: __m512) -> __m512 {
        self.avx512f._mm512_mul_ps(a, b)
    }

    #[inline(always)]
    fn div(self, a: __m512, b: __m512) -> __m512 {
        self.avx512f._mm512_div_ps(a, b)
    }

    #[inline(always)]
    fn max(self, a: __m512, b: __m512) -> __m512 {
        self.avx512f._mm512_max_ps(a, b)
    }

    #[inline(always)]
    fn sqrt(self, a: __m512) -> __m512 {
        self.avx512f._mm512_sqrt_ps(a)
    }

    #[inline(always)]
    fn add_product(self, sum: __m512, a: __m512, b: __m512) -> __m512 {
        self.avx512f._mm512_fmadd_ps(a, b, sum)
    }

    #[inline(always)]
    fn each_four(self, values: [f32; 4]) -> __m512 {
        let x = self.avx512f;
        let all = x._mm512_broadcast_f32x4(bytemuck::cast(values));
        let quarters: __m512i = bytemuck::cast(QUARTERS);
        x._mm512_permutevar_ps(all, quarters)
    }

    #[inline(always)]
    fn by_sign(self, a: __m512, if_negative: __m512, otherwise: __m512) -> __m512 {
        let mask = self
            .avx512f
            ._mm512_cmp_ps_mask::<_CMP_LT_OQ>(a, self.zero());
        self.avx512f
            ._mm512_mask_blend_ps(mask, otherwise, if_negative)
    }

    #[inline(always)]
    fn any_reaches(self, a: __m512, b: __m512) -> bool {
        self.avx512f._mm512_cmp_ps_mask::<_CMP_GE_OQ>(a, b) != 0
    }

    #[inline(always)]
    fn exponent(self, a: __m512) -> (__m512, __m512) {
        let x = self.avx512f;
        let all = |bits: u32| x._mm512_set1_epi32(bits as i32);
        let bits = x._mm512_add_epi32(bytemuck::cast(a), all(TO_ONE));
        let exponent = x._mm512_cvtepi32_ps(x._mm512_srli_epi32::<23>(bits));
        let rest = x._mm512_add_epi32(x._mm512_and_si512(bits, all(MANTISSA)), all(ROOT));
        (
            x._mm512_sub_ps(exponent, self.splat(127.0)),
            bytemuck::cast(rest),
        )
    }

    #[inline(always)]
    fn power_of_two(self, a: __m512) -> __m512 {
        let exponents = self.avx512f._mm512_add_epi32(
            self.avx512f._mm512_cvttps_epi32(a),
            self.avx512f._mm512_set1_epi32(127),
        );
        bytemuck::cast(self.avx512f._mm512_slli_epi32::<23>(exponents))
    }

    #[inline(always)]
    fn fold(self, a: __m512) -> [f32; 4] {
        let halves: [__m256; 2] = bytemuck::cast(a);
        let sums: [__m128; 2] = bytemuck::cast(self.avx._mm256_add_ps(halves[0], halves[1]));
        bytemuck::cast(self.sse._mm_add_ps(sums[0], sums[1]))
    }

    #[inline(always)]
    fn totals(self, [a, b, c, d]: [__m512; 4]) -> [f32; 4] {
        let x = self.avx512f;
        let pairs = |a, b| x._mm512_add_ps(x._mm512_unpacklo_ps(a, b), x._mm512_unpackhi_ps(a, b));
        let (ab, cd) = (pairs(a, b), pairs(c, d));
        let quarters = x._mm512_add_ps(
            x._mm512_shuffle_ps::<LOW>(ab, cd),
            x._mm512_shuffle_ps::<HIGH>(ab, cd),
        );
        self.fold(quarters)
    }
}

/// Applies an operation to both halves.
macro_rules! halves {
    ($self:ident, $operation:ident, $a:expr, $b:expr) => {
        [
            $self.avx.$operation($a[0], $b[0]),
            $self.avx.$operation($a[1], $b[1]),
        ]
    };
}

impl Lanes for V3 {
    type Vector = [__m256; 2];

    #[inline(always)]
    fn splat(self, value: f32) -> [__m256; 2] {
        [self.avx._mm256_set1_ps(value); 2]
    }

    #[inline(always)]
    fn vector(self, values: [f32; LANES]) -> [__m256; 2] {
        bytemuck::cast(values)
    }

    #[inline(always)]
    fn to_array(self, vector: [__m256; 2]) -> [f32; LANES] {
        bytemuck::cast(vector)
    }

    #[inline(always)]
    fn add(self, a: [__m256; 2], b: [__m256; 2]) -> [__m256; 2] {
        halves!(self, _mm256_add_ps, a, b)
    }

    #[inline(always)]
    fn sub(self, a: [__m256; 2], b: [__m256; 2]) -> [__m256; 2] {
        halves!(self, _mm256_sub_ps, a, b)
    }

    #[inline(always)]
    fn mul(self, a: [__m256; 2], b: [__m256; 2]) -> [__m256; 2] {
        halves!(self, _mm256_mul_ps, a, b)
    }

    #[inline(always)]
    fn div(self, a: [__m256; 2], b: [__m256; 2]) -> [__m256; 2] {
        halves!(self, _mm256_div_ps, a, b)
    }

    #[inline(always)]
    fn max(self, a: [__m256; 2], b: [__m256; 2]) -> [__m256; 2] {
        halves!(self, _mm256_max_ps, a, b)
    }

    #[inline(always)]
    fn sqrt(self, a: [__m256; 2]) -> [__m256; 2] {
        a.map(|half| self.avx._mm256_sqrt_ps(half))
    }

    #[inline(always)]
    fn add_product(self, sum: [__m256; 2], a: [__m256; 2], b: [__m256; 2]) -> [__m256; 2] {
        std::array::from_fn(|i| self.fma._mm256_fmadd_ps(a[i], b[i], sum[i]))
    }

    #[inline(always)]
    fn each_four(self, values: [f32; 4]) -> [__m256; 2] {
        let all: __m256 = bytemuck::cast([values; 2]);
        let quarters: [__m256i; 2] = bytemuck::cast(QUARTERS);
        quarters.map(|quarter| self.avx._mm256_permutevar_ps(all, quarter))
    }

    #[inline(always)]
    fn by_sign(
        self,
        a: [__m256; 2],
        if_negative: [__m256; 2],
        otherwise: [__m256; 2],
    ) -> [__m256; 2] {
        let zero = self.avx._mm256_set1_ps(0.0);
        std::array::from_fn(|i| {
            let mask = self.avx._mm256_cmp_ps::<_CMP_LT_OQ>(a[i], zero);
            self.avx
                ._mm256_blendv_ps(otherwise[i], if_negative[i], mask)
        })
    }

    #[inline(always)]
    fn any_reaches(self, a: [__m256; 2], b: [__m256; 2]) -> bool {
        let halves: [__m256; 2] =
            std::array::from_fn(|i| self.avx._mm256_cmp_ps::<_CMP_GE_OQ>(a[i], b[i]));
        self.avx
            ._mm256_movemask_ps(self.avx._mm256_or_ps(halves[0], halves[1]))
            != 0
    }

    #[inline(always)]
    fn exponent(self, a: [__m256; 2]) -> ([__m256; 2], [__m256; 2]) {
        let (x, y) = (self.avx, self.avx2);
        let all = |bits: u32| x._mm256_set1_epi32(bits as i32);
        let of_half = |half: __m256| {
            let bits = y._mm256_add_epi32(bytemuck::cast(half), all(TO_ONE));
            let exponent = x._mm256_cvtepi32_ps(y._mm256_srli_epi32::<23>(bits));
            let rest = y._mm256_add_epi32(y._mm256_and_si256(bits, all(MANTISSA)), all(ROOT));
            let rest: __m256 = bytemuck::cast(rest);
            (x._mm256_sub_ps(exponent, x._mm256_set1_ps(127.0)), rest)
        };
        let ((low, of_low), (high, of_high)) = (of_half(a[0]), of_half(a[1]));
        ([low, high], [of_low, of_high])
    }

    #[inline(always)]
    fn power_of_two(self, a: [__m256; 2]) -> [__m256; 2] {
        a.map(|half| {
            let exponents = self.avx2._mm256_add_epi32(
                self.avx._mm256_cvttps_epi32(half),
                self.avx._mm256_set1_epi32(127),
            );
            bytemuck::cast(self.avx2._mm256_slli_epi32::<23>(exponents))
        })
    }

    #[inline(always)]
    fn fold(self, a: [__m256; 2]) -> [f32; 4] {
        let sums: [__m128; 2] = bytemuck::cast(self.avx._mm256_add_ps(a[0], a[1]));
        bytemuck::cast(self.sse._mm_add_ps(sums[0], sums[1]))
    }

    #[inline(always)]
    fn totals(self, [a, b, c, d]: [[__m256; 2]; 4]) -> [f32; 4] {
        let x = self.avx;
        let halves: [__m256; 2] = std::array::from_fn(|i| {
            let pairs =
                |a, b| x._mm256_add_ps(x._mm256_unpacklo_ps(a, b), x._mm256_unpackhi_ps(a, b));
            let (ab, cd) = (pairs(a[i], b[i]), pairs(c[i], d[i]));
            x._mm256_add_ps(
                x._mm256_shuffle_ps::<LOW>(ab, cd),
                x._mm256_shuffle_ps::<HIGH>(ab, cd),
            )
        });
        self.fold(halves)
    }
}
