//! Work that is compiled for the vector instructions of the processor.

use pulp::{Arch, NullaryFnOnce};

use super::lanes::{Floats, Integers, Lanes, Portable};

/// Work that is compiled for each set of instructions. [`run`](Task::run) is `inline(always)`, so it is
/// compiled for those of its caller.
pub(super) trait Task {
    fn run<F: Lanes<Element = f32>, I: Lanes<Element = i16>>(self, floats: F, integers: I);
}

/// A task with vectors of the processor.
struct WithLanes<T, F, I> {
    task: T,
    floats: F,
    integers: I,
}

impl<T, F, I> NullaryFnOnce for WithLanes<T, F, I>
where
    T: Task,
    F: Lanes<Element = f32>,
    I: Lanes<Element = i16>,
{
    type Output = ();

    #[inline(always)]
    fn call(self) {
        self.task.run(self.floats, self.integers);
    }
}

/// Does a task with these instructions.
pub(super) fn run<T: Task>(arch: Arch, task: T) {
    match arch {
        #[cfg(target_arch = "x86_64")]
        Arch::V4(simd) => simd.vectorize(WithLanes {
            task,
            floats: Floats(simd),
            integers: Integers(simd),
        }),
        #[cfg(target_arch = "x86_64")]
        Arch::V3(simd) => simd.vectorize(WithLanes {
            task,
            floats: Floats(simd),
            integers: Integers(simd),
        }),
        _ => task.run(Floats(Portable), Integers(Portable)),
    }
}
