//! Transposition of rows of 32-bit words.

/// The 32-bit words of a row, as bytes of any alignment.
pub(super) type Line<'a> = &'a [u8];

/// The most rows that are transposed together: as many as AVX2 has words in a register.
pub(super) const MOST_ROWS: usize = 8;

/// Writes word `w` of row `r` to `out[w * stride + r]`. There are at most [`MOST_ROWS`] rows, of
/// equal length.
pub(super) fn transpose(rows: &[Line<'_>], out: &mut [u32], stride: usize) {
    #[cfg(target_arch = "x86_64")]
    if let ([a, b, c, d, e, f, g, h], Some(simd)) = (rows, super::avx2::avx2()) {
        let rows = [*a, *b, *c, *d, *e, *f, *g, *h];
        if x86::transpose(simd, rows, out, stride) {
            return;
        }
    }
    for (r, row) in rows.iter().enumerate() {
        for (w, word) in row.as_chunks::<4>().0.iter().enumerate() {
            out[w * stride + r] = u32::from_ne_bytes(*word);
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::__m256i;

    use pulp::bytemuck;
    use pulp::x86::V3;

    use super::{Line, MOST_ROWS};

    /// Transposes eight rows. Returns false if they are too short.
    pub(super) fn transpose(
        simd: V3,
        rows: [Line<'_>; MOST_ROWS],
        out: &mut [u32],
        stride: usize,
    ) -> bool {
        let words = rows[0].len() / size_of::<u32>();
        if words < MOST_ROWS {
            return false;
        }
        simd.vectorize(Blocks {
            simd,
            rows,
            words,
            out,
            stride,
        });
        true
    }

    /// The transposition of rows in blocks of eight words. The last block ends with the last word,
    /// so it repeats some words of the one before.
    struct Blocks<'a> {
        simd: V3,
        rows: [Line<'a>; MOST_ROWS],
        words: usize,
        out: &'a mut [u32],
        stride: usize,
    }

    impl pulp::NullaryFnOnce for Blocks<'_> {
        type Output = ();

        #[inline(always)]
        fn call(self) {
            let Self {
                simd,
                rows,
                words,
                out,
                stride,
            } = self;
            let mut next = 0;
            while next < words {
                let first = next.min(words - MOST_ROWS);
                let mut block = [simd.avx._mm256_setzero_si256(); MOST_ROWS];
                for r in 0..MOST_ROWS {
                    let at = first * size_of::<u32>();
                    block[r] = bytemuck::pod_read_unaligned(&rows[r][at..][..size_of::<__m256i>()]);
                }
                let block = transpose_block(simd, block);
                for w in 0..MOST_ROWS {
                    out[(first + w) * stride..][..MOST_ROWS]
                        .copy_from_slice(bytemuck::cast_slice(bytemuck::bytes_of(&block[w])));
                }
                next += MOST_ROWS;
            }
        }
    }

    #[inline(always)]
    fn transpose_block(simd: V3, rows: [__m256i; MOST_ROWS]) -> [__m256i; MOST_ROWS] {
        let avx = simd.avx;
        let avx2 = simd.avx2;
        let [a, b, c, d, e, f, g, h] = rows;
        // Pairs of words of two rows, then of four, then of all eight.
        let ab = [
            avx2._mm256_unpacklo_epi32(a, b),
            avx2._mm256_unpackhi_epi32(a, b),
        ];
        let cd = [
            avx2._mm256_unpacklo_epi32(c, d),
            avx2._mm256_unpackhi_epi32(c, d),
        ];
        let ef = [
            avx2._mm256_unpacklo_epi32(e, f),
            avx2._mm256_unpackhi_epi32(e, f),
        ];
        let gh = [
            avx2._mm256_unpacklo_epi32(g, h),
            avx2._mm256_unpackhi_epi32(g, h),
        ];
        let low = [
            avx2._mm256_unpacklo_epi64(ab[0], cd[0]),
            avx2._mm256_unpackhi_epi64(ab[0], cd[0]),
            avx2._mm256_unpacklo_epi64(ab[1], cd[1]),
            avx2._mm256_unpackhi_epi64(ab[1], cd[1]),
        ];
        let high = [
            avx2._mm256_unpacklo_epi64(ef[0], gh[0]),
            avx2._mm256_unpackhi_epi64(ef[0], gh[0]),
            avx2._mm256_unpacklo_epi64(ef[1], gh[1]),
            avx2._mm256_unpackhi_epi64(ef[1], gh[1]),
        ];
        [
            avx._mm256_permute2f128_si256::<0x20>(low[0], high[0]),
            avx._mm256_permute2f128_si256::<0x20>(low[1], high[1]),
            avx._mm256_permute2f128_si256::<0x20>(low[2], high[2]),
            avx._mm256_permute2f128_si256::<0x20>(low[3], high[3]),
            avx._mm256_permute2f128_si256::<0x31>(low[0], high[0]),
            avx._mm256_permute2f128_si256::<0x31>(low[1], high[1]),
            avx._mm256_permute2f128_si256::<0x31>(low[2], high[2]),
            avx._mm256_permute2f128_si256::<0x31>(low[3], high[3]),
        ]
    }
}
