//! The reasons why NVIDIA GPUs cannot be seen.

use std::fmt;

/// The reason why NVIDIA GPUs cannot be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unseen {
    /// This build has no CUDA.
    #[cfg(not(feature = "cuda"))]
    NotBuilt,
    /// The management library does not answer in time.
    NoAnswer,
    /// There is no management library. In most cases there is no NVIDIA GPU either.
    #[cfg(feature = "cuda")]
    NoLibrary,
    /// The library that the setting `nvml_library` names cannot be loaded, for this reason.
    #[cfg(feature = "cuda")]
    WrongLibrary(String),
    /// The library is there. The kernel driver is missing or of another version.
    #[cfg(feature = "cuda")]
    NoDriver(String),
    /// This user has no permission.
    #[cfg(feature = "cuda")]
    Denied,
    /// Any other reason.
    #[cfg(feature = "cuda")]
    Other(String),
}

impl fmt::Display for Unseen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            #[cfg(not(feature = "cuda"))]
            Self::NotBuilt => f.write_str("this build has no CUDA"),
            Self::NoAnswer => f.write_str("NVIDIA's management library does not answer"),
            #[cfg(feature = "cuda")]
            Self::NoLibrary => f.write_str("there is no NVIDIA driver"),
            #[cfg(feature = "cuda")]
            Self::WrongLibrary(reason) => {
                write!(f, "the setting nvml_library names no library: {reason}")
            }
            #[cfg(feature = "cuda")]
            Self::NoDriver(reason) => write!(f, "NVIDIA's driver does not answer ({reason})"),
            #[cfg(feature = "cuda")]
            Self::Denied => f.write_str("this user may not use NVIDIA's driver"),
            #[cfg(feature = "cuda")]
            Self::Other(reason) => write!(f, "NVIDIA's management library reports: {reason}"),
        }
    }
}
