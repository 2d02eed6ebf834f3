//! Vector instructions of the host.
//!
//! Each loop over lanes is compiled twice, with and without AVX2 and FMA, and the version is chosen at
//! run time. Results are the same. A version with AVX-512 was slower on a Zen 4.

/// A loop over lanes.
///
/// Implementations mark `run` as `#[inline(always)]`. A closure cannot be marked, and one that is
/// not inlined is compiled without the vector instructions.
pub(super) trait Loop {
    type Output;

    fn run(self) -> Self::Output;
}

/// A set of vector instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    /// The features that every host of the architecture has.
    Baseline,
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
}

/// Proof that the host has AVX2 and FMA: only [`Level::available`] makes it.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Avx2(());

impl Level {
    /// The best set that the host has.
    pub fn detect() -> Self {
        *Level::available().last().unwrap_or(&Level::Baseline)
    }

    /// All sets that the host has, in ascending order.
    fn available() -> Vec<Self> {
        let mut levels = vec![Level::Baseline];
        #[cfg(target_arch = "x86_64")]
        {
            if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
                levels.push(Level::Avx2(Avx2(())));
            }
        }
        levels
    }

    /// Runs a loop, compiled for the set.
    ///
    /// Every type of loop is compiled into functions of its own. If they were inlined, the interpreter
    /// would be one function of hundreds of unrolled loops, which takes many minutes to compile.
    #[inline(always)]
    pub fn run<L: Loop>(self, work: L) -> L::Output {
        match self {
            Level::Baseline => baseline(work),
            // SAFETY: the proof exists, so the host has the instructions.
            #[cfg(target_arch = "x86_64")]
            Level::Avx2(_) => unsafe { avx2(work) },
        }
    }
}

#[inline(never)]
fn baseline<L: Loop>(work: L) -> L::Output {
    work.run()
}

#[cfg(target_arch = "x86_64")]
#[inline(never)]
#[target_feature(enable = "avx2,fma")]
fn avx2<L: Loop>(work: L) -> L::Output {
    work.run()
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use super::*;
    use crate::machine::grid::run_at;
    use crate::machine::{Launch, Memory};
    use crate::ptx::parse;

    /// A chain of operations on words without pattern, for which vector instructions differ.
    const KERNEL: &str = "
        .version 8.0
        .target sm_90
        .visible .entry k(.param .u64 a)
        {
        .reg .pred %p<4>; .reg .b32 %r<20>; .reg .b64 %d<9>;
        mov.u32 %r0, %tid.x; mov.u32 %r1, %ctaid.x; mad.lo.u32 %r0, %r1, 96, %r0;
        ld.param.u64 %d0, [a]; mul.wide.u32 %d1, %r0, 4; add.u64 %d0, %d0, %d1;
        ld.global.b32 %r2, [%d0]; shl.b32 %r3, %r2, 3; cvt.rn.f32.u32 %r4, %r3;
        cvt.rn.f32.s32 %r5, %r2; fma.rn.f32 %r6, %r2, %r3, %r4; mul.f32 %r7, %r2, %r5;
        and.b32 %r8, %r2, 0x3fffffff; sqrt.rn.f32 %r9, %r8; lg2.approx.f32 %r10, %r8;
        ex2.approx.f32 %r11, %r10; rsqrt.approx.f32 %r12, %r8; rcp.rn.f32 %r13, %r2;
        setp.lt.f32 %p0, %r9, %r12; setp.gtu.f32 %p1, %r6, %r7; @%p0 bra A;
        min.f32 %r14, %r6, %r7; cvt.rzi.s32.f32 %r15, %r4; bra B;
        A: max.f32 %r14, %r6, %r13; cvt.rni.f32.f32 %r15, %r10;
        B: selp.b32 %r14, %r14, %r11, %p1; xor.b32 %r14, %r14, %r15; xor.b32 %r14, %r14, %r10;
        xor.b32 %r14, %r14, %r9; xor.b32 %r14, %r14, %r13; mul.wide.s32 %d2, %r14, %r2;
        shr.u64 %d3, %d2, 13; cvt.u32.u64 %r16, %d3; xor.b32 %r14, %r14, %r16;
        st.global.b32 [%d0], %r14; ret;
        }";

    struct Words(Range<u64>);

    impl Memory for Words {
        fn allocation(&self, address: u64) -> Option<Range<u64>> {
            Some(self.0.clone()).filter(|range| range.contains(&address))
        }
    }

    fn results(level: Level) -> Vec<u32> {
        let module = parse(KERNEL).expect("valid PTX");
        let mut state = 1u32;
        let mut words: Vec<u32> = std::iter::repeat_with(|| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state
        })
        .take(96 * 50)
        .collect();
        let start = words.as_mut_ptr() as u64;
        let launch = Launch {
            kernel: &module.kernels[0],
            grid: [50, 1, 1],
            block: [96, 1, 1],
            dynamic_shared: 0,
            params: &start.to_le_bytes(),
            threads: 1,
            detail: false,
        };
        let memory = Words(start..start + 4 * words.len() as u64);
        let outcome = run_at(level, &launch, &memory);
        assert_eq!(outcome.trap, None);
        words
    }

    #[test]
    fn results_do_not_depend_on_vector_instructions() {
        let expected = results(Level::Baseline);
        for level in Level::available() {
            assert_eq!(results(level), expected, "{level:?}");
        }
    }
}
