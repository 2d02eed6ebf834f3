//! The temporary files of a command and of the programs that it starts, if they read `TMPDIR`: browsers, killed
//! programs and processes that share a folder leave theirs behind.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::error::{Result, at};

/// A folder that goes when the command ends.
pub struct Temporary(PathBuf);

impl Temporary {
    /// Makes the folder. It becomes that of this process and its children.
    pub fn new() -> Result<Self> {
        // Containers may share the folder, and have the same numbers of processes.
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let nanoseconds = now.map_or(0, |time| time.subsec_nanos());
        let name = format!("gaussmle-xtask-{}-{nanoseconds}", process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir(&folder).map_err(at(&folder))?;
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
