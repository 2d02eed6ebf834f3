//! NVIDIA's management library in builds without the cargo feature `cuda`. It is never loaded.

use std::path::PathBuf;

use super::gpu::Gpu;
use super::unseen::Unseen;

pub(crate) fn library_paths(_: Option<PathBuf>) -> Vec<PathBuf> {
    Vec::new()
}

/// A type without values.
#[derive(Clone, Debug)]
pub(crate) enum Nvidia {}

impl Nvidia {
    pub fn load_once(_: &mut Option<Self>, _: &[PathBuf], _: bool) -> Result<Self, Unseen> {
        Err(Unseen::NotBuilt)
    }

    pub fn gpus(&self) -> Result<Vec<Gpu>, Unseen> {
        match *self {}
    }

    pub fn pci_address(&self, _: &str) -> Option<String> {
        match *self {}
    }

    #[cfg(feature = "simulate")]
    pub fn versions(&self) -> (Option<String>, Option<(i32, i32)>) {
        match *self {}
    }
}
