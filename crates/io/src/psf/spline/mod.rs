//! Spline PSFs in files: gaussmle's own, and those of SMAP, SMAPpy, Picasso and uiPSF.
//!
//! All become a normalized [`SplinePsf`] in the orientation of the camera's images, whose z is that
//! of the other program's tables.

mod cells;
mod content;
mod fault;
mod grid;
mod hdf5;
mod mat;
mod own;
mod picasso;
mod smap;
mod smappy;
mod uipsf;

use std::path::Path;

use gaussmle_base::files;

pub use content::SplinePsfFile;
pub use fault::PsfFault;

use crate::error;
use crate::file_error::{FileError, write_atomically};
use fault::{missing, unsupported};
use hdf5::Hdf5;
use mat::MatFile;

/// The most bytes of a file. Those of SMAP have some 10 MB.
const MOST_BYTES: u64 = 1 << 30;

/// The files that are read, for messages.
const READABLE: &str =
    "PSFs are read from files of gaussmle, SMAP (_3dcal.mat), SMAPpy, Picasso and uiPSF";

impl SplinePsfFile {
    /// Reads a PSF from a file of gaussmle, SMAP or fit3Dcspline, SMAPpy, Picasso or uiPSF.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read, has another format, or makes no PSF.
    pub fn read(path: &Path) -> error::Result<Self> {
        let read = || Self::from_bytes(files::read(path, MOST_BYTES)?);
        read().map_err(|fault: PsfFault| (path, fault).into())
    }

    /// Reads a PSF from the bytes of a file, as [`SplinePsfFile::read`].
    ///
    /// # Errors
    ///
    /// As [`SplinePsfFile::read`].
    pub fn from_bytes(bytes: Vec<u8>) -> std::result::Result<Self, PsfFault> {
        if bytes.len() as u64 > MOST_BYTES {
            return unsupported(format!("more than {MOST_BYTES} bytes"), READABLE);
        }
        if mat::is_v5(&bytes) {
            return smap::read(&MatFile::v5(&bytes)?);
        }
        if !hdf5_pure::is_hdf5_bytes(&bytes) {
            return missing(format!("is neither TOML, HDF5 nor a MAT-file: {READABLE}"));
        }
        // MAT-files of version 7.3 begin with a text.
        let is_mat = bytes.starts_with(b"MATLAB 7.3");
        let file = Hdf5::open(bytes)?;
        if own::is_own(&file) {
            own::read(&file)
        } else if picasso::is_picasso(&file) {
            picasso::read(&file)
        } else if smappy::is_smappy(&file) {
            smappy::read(&file)
        } else if uipsf::is_uipsf(&file) {
            uipsf::read(&file)
        } else if is_mat || file.file.group("SXY").is_ok() || file.file.group("cspline").is_ok() {
            smap::read(&MatFile::V73(&file))
        } else {
            missing(format!(
                "is HDF5 with {}, and no PSF: {READABLE}",
                file.content()
            ))
        }
    }

    /// The bytes of a file of gaussmle.
    ///
    /// # Errors
    ///
    /// Returns an error if the quality has no form in TOML, or the size of a pixel is not positive.
    pub fn bytes(&self) -> std::result::Result<Vec<u8>, PsfFault> {
        own::bytes(self)
    }

    /// Checks that a name ends as a file of gaussmle does, `.h5` or `.hdf5`.
    ///
    /// # Errors
    ///
    /// Returns an error if it has another ending.
    pub fn check_name(path: &Path) -> error::Result<()> {
        let is_one = |ending: &str| path.extension().is_some_and(|found| found == ending);
        if ["h5", "hdf5"].into_iter().any(is_one) {
            return Ok(());
        }
        let what = "measured PSFs are written as HDF5: choose a name that ends in .h5";
        Err(FileError::Refused {
            path: path.into(),
            what: what.into(),
        }
        .into())
    }

    /// Writes a file of gaussmle.
    ///
    /// # Errors
    ///
    /// Returns an error as [`SplinePsfFile::bytes`] and [`SplinePsfFile::check_name`], or if the file
    /// cannot be written.
    pub fn write(&self, path: &Path) -> error::Result<()> {
        Self::check_name(path)?;
        let bytes = self.bytes().map_err(|fault| (path, fault))?;
        Ok(write_atomically(path, &bytes)?)
    }
}

#[cfg(test)]
mod tests;
