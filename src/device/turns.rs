//! Turns on GPUs: the processes of one user use each GPU one after the other.
//!
//! A turn is a locked file in a folder that only this user can enter. The operating system unlocks
//! the files of a process that ends, however it ends, so nothing is ever removed. Users share no
//! folder, because what one can write there, another must not trust: between users the free memory
//! of a GPU decides.

use std::collections::BTreeMap;
use std::fs::{File, TryLockError};
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use crate::settings::Settings;
use gaussmle_base::files;

/// The rules for turns.
#[derive(Clone, Debug)]
pub struct GpuTurns {
    folder: PathBuf,
    /// The number of processes that may use a GPU at once.
    at_once: usize,
}

/// A turn on a GPU: a locked file. It ends with its last clone. All jobs of a process share it.
#[derive(Clone, Debug)]
pub(crate) struct Turn(#[allow(dead_code, reason = "its end matters")] Arc<File>);

/// The turns of this process, by the file of the GPU.
static TURNS: Mutex<BTreeMap<PathBuf, Weak<File>>> = Mutex::new(BTreeMap::new());

/// The answer to a request for a turn.
#[derive(Debug)]
pub(crate) enum TurnAnswer {
    Turn(Turn),
    /// These processes have their turns.
    Wait(Vec<u32>),
}

impl GpuTurns {
    /// The rules that settings describe.
    pub(crate) fn from_settings(settings: &Settings) -> Self {
        Self {
            folder: files::runtime_folder(),
            at_once: settings.jobs_per_gpu.map_or(1, |jobs| jobs.get()),
        }
    }

    /// Turns by files in this folder, for tests.
    #[cfg(feature = "test-util")]
    pub fn in_folder(folder: PathBuf) -> Self {
        Self { folder, at_once: 1 }
    }

    /// A turn on a GPU if it is free, for tests. It ends when the result is dropped.
    ///
    /// # Errors
    ///
    /// Returns an error if the folder or a file in it cannot be used.
    #[cfg(feature = "test-util")]
    pub fn turn_now(&self, gpu: &str) -> io::Result<Option<impl std::fmt::Debug + use<>>> {
        Ok(match self.ask(gpu)? {
            TurnAnswer::Turn(turn) => Some(turn),
            TurnAnswer::Wait(_) => None,
        })
    }

    /// Asks for a turn on a GPU.
    ///
    /// # Errors
    ///
    /// Returns an error if the folder or a file in it cannot be used.
    pub(crate) fn ask(&self, gpu: &str) -> io::Result<TurnAnswer> {
        let path = self.folder.join(file_name(gpu));
        let mut turns = TURNS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(turn) = turns.get(&path).and_then(Weak::upgrade) {
            return Ok(TurnAnswer::Turn(Turn(turn)));
        }
        files::private_folder(&self.folder)?;
        let mut holders = Vec::new();
        for place in 0..self.at_once {
            let mut file = files::own(&path.with_extension(format!("{place}.lock")))?;
            match file.try_lock() {
                Ok(()) => {
                    // On a full disk a process that waits does not know for which.
                    let number = std::process::id();
                    let _ = file.set_len(0).and_then(|()| write!(file, "{number}"));
                    let turn = Arc::new(file);
                    turns.insert(path, Arc::downgrade(&turn));
                    return Ok(TurnAnswer::Turn(Turn(turn)));
                }
                Err(TryLockError::WouldBlock) => holders.extend(holder(&mut file)),
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        Ok(TurnAnswer::Wait(holders))
    }
}

/// The name of a GPU's files, without their number.
fn file_name(gpu: &str) -> String {
    let is_safe = |c: char| c.is_ascii_alphanumeric() || c == '-';
    gpu.chars()
        .map(|c| if is_safe(c) { c } else { '_' })
        .collect()
}

/// The process that has locked a file, if it has written its number.
fn holder(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.take(16).read_to_string(&mut text).ok()?;
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn turns(folder: &Path, at_once: usize) -> GpuTurns {
        GpuTurns {
            folder: folder.into(),
            at_once,
        }
    }

    /// A turn of another process, number 77: its file is locked here through another handle.
    fn other(folder: &Path, place: usize) -> File {
        files::private_folder(folder).expect("a folder");
        let mut file = files::own(&folder.join(format!("GPU-1.{place}.lock"))).expect("a file");
        write!(file, "77").expect("written");
        file.lock().expect("locked");
        file
    }

    fn has_turn(turns: &GpuTurns) -> Option<Turn> {
        match turns.ask("GPU-1").expect("a folder") {
            TurnAnswer::Turn(turn) => Some(turn),
            TurnAnswer::Wait(_) => None,
        }
    }

    #[test]
    fn a_process_waits_for_the_one_with_the_turn() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path().join("turns");
        let rules = turns(&folder, 1);
        let with_turn = other(&folder, 0);
        match rules.ask("GPU-1").expect("a folder") {
            TurnAnswer::Wait(processes) => assert_eq!(processes, [77]),
            TurnAnswer::Turn(_) => panic!("another process has its turn"),
        }
        drop(with_turn);
        let turn = has_turn(&rules).expect("nobody has it");
        // Jobs of this process share the turn, and it ends with the last of them.
        let shared = has_turn(&rules).expect("that of this process");
        let path = folder.join("GPU-1.0.lock");
        let own = std::fs::read_to_string(&path).expect("read");
        assert_eq!(own, std::process::id().to_string());
        drop(turn);
        let is_free = || files::own(&path).expect("a file").try_lock().is_ok();
        assert!(!is_free());
        drop(shared);
        assert!(is_free());
    }

    #[test]
    fn as_many_processes_as_are_allowed_share_a_gpu() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path().join("turns");
        let first = other(&folder, 0);
        assert!(has_turn(&turns(&folder, 1)).is_none());
        assert!(has_turn(&turns(&folder, 2)).is_some());
        drop(first);
    }
}
