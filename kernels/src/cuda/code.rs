//! The PTX of the kernels, which was compiled before this program: see `generated`.

use std::ffi::CStr;

use crate::arrange::stage_len;
use crate::launch::{GPU_TILE, GPU_UNITS, gpu_working_len};
use crate::psf::Psf;
use crate::spec::Noise;

/// A kernel of this crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Program {
    /// The fits.
    Fit(Psf, Noise),
    /// The order of the pixels.
    Arrange,
}

impl Program {
    /// The PTX, which ends with a NUL.
    pub fn ptx(self) -> &'static str {
        match self {
            Self::Fit(psf, noise) => FITS[psf as usize][noise as usize],
            Self::Arrange => ARRANGE,
        }
    }

    /// The name of the kernel in it.
    pub fn entry(self) -> &'static CStr {
        match self {
            Self::Fit(..) => c"fit",
            Self::Arrange => c"arrange",
        }
    }

    /// The number of threads of a block.
    pub fn threads(self) -> u32 {
        match self {
            Self::Fit(..) => GPU_UNITS as u32,
            Self::Arrange => GPU_TILE as u32,
        }
    }

    /// Bytes of dynamic shared memory of a block, for ROIs of `size` pixels along a side.
    pub fn shared_bytes(self, size: usize) -> u32 {
        let values = match self {
            Self::Fit(psf, _) => gpu_working_len(psf, size) * GPU_UNITS,
            Self::Arrange => stage_len(GPU_TILE),
        };
        (values * size_of::<u32>()) as u32
    }
}

/// Declares the PTX of the fits: for each model that of all noises, in the order of the enums.
macro_rules! fits {
    ($([$($name:ident),*],)*) => {
        const FITS: &[[&str; 3]] = &[$([$(ptx!(stringify!($name))),*]),*];
    };
}

/// The text of a file, which ends with a NUL.
macro_rules! ptx {
    ($name:expr) => {
        concat!(
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/generated/",
                $name,
                ".ptx"
            )),
            "\0"
        )
    };
}

include!("../../generated/ptx.rs");
const ARRANGE: &str = ptx!("arrange");
