//! The temporary files of a command and of all programs that it starts: hosts of plug-ins, killed programs
//! and processes that share a folder leave theirs behind.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process;

use crate::error::{Result, at};

/// A folder that goes when the command ends.
pub struct Temporary(PathBuf);

impl Temporary {
    /// Makes the folder. It becomes that of this process and its children.
    pub fn new() -> Result<Self> {
        let folder = env::temp_dir().join(format!("gaussmle-xtask-{}", process::id()));
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        let temporary = Self(folder);
        // SAFETY: `main` has started no other thread.
        unsafe { env::set_var("TMPDIR", &temporary.0) };
        Ok(temporary)
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
