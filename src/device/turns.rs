//! Turns on GPUs: the processes of a machine use each GPU one after the other, in the order in which
//! their jobs began to wait.
//!
//! A job that waits for a GPU has a ticket, a file in the folder of that GPU, and keeps it locked.
//! The name of the file has its place in the order. The operating system unlocks the files of a
//! process that ends, however it ends. So an unlocked ticket is one of the past, and is removed.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::settings::{Priority, Settings};

/// The folder of all tickets, unless it is set. Temporary folders of one user or job would not be
/// shared.
#[cfg(unix)]
const FOLDER: &str = "/tmp/gaussmle-gpus";
#[cfg(not(unix))]
const FOLDER: &str = "C:\\ProgramData\\gaussmle-gpus";

/// The file that a process locks while it looks at the tickets of a GPU.
const LOOK: &str = "look";

/// The first letter of tickets whose job has its turn. Those of jobs that wait come after it.
const HAS_TURN: char = 'a';

/// The rules for turns.
#[derive(Clone, Debug)]
pub struct GpuTurns {
    folder: PathBuf,
    /// The number of processes that may use a GPU at once.
    at_once: usize,
    priority: Priority,
}

/// A turn on a GPU. It ends with its last clone. All jobs of a process share it.
#[derive(Clone, Debug)]
pub(crate) struct Turn(#[allow(dead_code, reason = "its end matters")] Arc<Ticket>);

/// The turns of this process.
static TURNS: Mutex<BTreeMap<PathBuf, Weak<Ticket>>> = Mutex::new(BTreeMap::new());

/// The number of the next ticket of this process.
static NEXT_TICKET: AtomicU64 = AtomicU64::new(0);

/// A file that this process keeps locked. It is removed with the last owner.
#[derive(Debug)]
struct Ticket {
    path: PathBuf,
    /// Locked.
    _file: File,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        // Without permission another process removes it later.
        let _ = fs::remove_file(&self.path);
    }
}

/// The tickets of one job that waits.
#[derive(Debug)]
pub(crate) struct WaitingTickets {
    /// The place in the order of arrival.
    place: String,
    /// By the folder of the GPU.
    tickets: BTreeMap<PathBuf, Ticket>,
}

impl WaitingTickets {
    /// A place at the end of the order.
    pub fn new() -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let nanoseconds = now.unwrap_or_default().as_nanos();
        let number = NEXT_TICKET.fetch_add(1, Ordering::Relaxed);
        let process = std::process::id();
        Self {
            place: format!("{nanoseconds:020}-{process}-{number}"),
            tickets: BTreeMap::new(),
        }
    }
}

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
            folder: settings
                .lock_folder
                .clone()
                .unwrap_or_else(|| FOLDER.into()),
            at_once: settings.jobs_per_gpu.map_or(1, |jobs| jobs.get()),
            priority: settings.priority.unwrap_or_default(),
        }
    }

    /// Turns by tickets in this folder, for tests.
    #[cfg(feature = "test-util")]
    pub fn in_folder(folder: PathBuf) -> Self {
        Self {
            folder,
            at_once: 1,
            priority: Priority::Normal,
        }
    }

    /// Waits for a turn on a GPU, for tests. It ends when the result is dropped.
    ///
    /// # Panics
    ///
    /// Panics if the folder cannot be used.
    #[cfg(feature = "test-util")]
    pub fn wait_for_turn(&self, gpu: &str) -> impl std::fmt::Debug + use<> {
        let mut waiting = WaitingTickets::new();
        loop {
            let answer = self.ask(gpu, &mut waiting);
            if let TurnAnswer::Turn(turn) = answer.expect("a folder for tickets") {
                return turn;
            }
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
    }

    /// Asks for a turn on a GPU.
    ///
    /// # Errors
    ///
    /// Returns an error if the folder cannot be used.
    pub(crate) fn ask(&self, gpu: &str, waiting: &mut WaitingTickets) -> io::Result<TurnAnswer> {
        let folder = self.folder_of(gpu)?;
        let mut own = TURNS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(turn) = own.get(&folder).and_then(Weak::upgrade) {
            waiting.tickets.remove(&folder);
            return Ok(TurnAnswer::Turn(Turn(turn)));
        }
        let look = open(&folder.join(LOOK))?;
        if !is_locked_now(&look)? {
            // Another process looks at this moment.
            return Ok(TurnAnswer::Wait(Vec::new()));
        }
        if !waiting.tickets.contains_key(&folder) {
            let letter = match self.priority {
                Priority::High => 'b',
                Priority::Normal => 'c',
                Priority::Low => 'd',
            };
            let path = folder.join(format!("{letter}{}", waiting.place));
            let ticket = Ticket::new(path)?;
            waiting.tickets.insert(folder.clone(), ticket);
        }
        let all = tickets(&folder, waiting.tickets.get(&folder))?;
        let (with_turn, others): (Vec<String>, Vec<String>) =
            all.into_iter().partition(|name| name.starts_with(HAS_TURN));
        let mine = waiting.tickets.get(&folder).map(Ticket::name);
        let before = others.iter().filter(|name| Some(*name) < mine.as_ref());
        if with_turn.len() + before.count() >= self.at_once {
            return Ok(TurnAnswer::Wait(
                with_turn
                    .iter()
                    .filter_map(|name| process_of(name))
                    .collect(),
            ));
        }
        let Some(mut ticket) = waiting.tickets.remove(&folder) else {
            return Ok(TurnAnswer::Wait(Vec::new()));
        };
        let path = folder.join(format!("{HAS_TURN}{}", waiting.place));
        fs::rename(&ticket.path, &path)?;
        ticket.path = path;
        let ticket = Arc::new(ticket);
        own.insert(folder, Arc::downgrade(&ticket));
        Ok(TurnAnswer::Turn(Turn(ticket)))
    }

    /// The folder of a GPU's tickets.
    fn folder_of(&self, gpu: &str) -> io::Result<PathBuf> {
        let safe = |c: char| {
            if c.is_ascii_alphanumeric() || c == '-' {
                c
            } else {
                '_'
            }
        };
        let folder = self.folder.join(gpu.chars().map(safe).collect::<String>());
        if !folder.is_dir() {
            fs::create_dir_all(&folder)?;
            share(&self.folder);
            share(&folder);
        }
        Ok(folder)
    }
}

impl Ticket {
    fn new(path: PathBuf) -> io::Result<Self> {
        let file = open(&path)?;
        file.lock()?;
        Ok(Self { path, _file: file })
    }

    fn name(&self) -> String {
        name_of(&self.path)
    }
}

/// Lets all users write to a folder.
fn share(folder: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // The folder of another user has been shared by that user.
        let _ = fs::set_permissions(folder, fs::Permissions::from_mode(0o777));
    }
    #[cfg(not(unix))]
    let _ = folder;
}

/// Opens a file, or creates it. Every user can read it, whatever the mask of this process.
fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    // A new file: a link of another user is not followed to a place outside the folder.
    options.read(true).write(true).create_new(true);
    match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        opened => return opened,
    }
    let file = match options.open(path) {
        // Another process was first.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return File::open(path),
        created => created?,
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        file.set_permissions(fs::Permissions::from_mode(0o644))?;
    }
    Ok(file)
}

/// Locks a file if no other process has.
fn is_locked_now(file: &File) -> io::Result<bool> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

fn name_of(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// The process in the name of a ticket.
fn process_of(name: &str) -> Option<u32> {
    name.split('-').nth(1)?.parse().ok()
}

/// The names of the tickets in a folder except `mine`. Those of processes that have ended are
/// removed.
fn tickets(folder: &Path, mine: Option<&Ticket>) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = name_of(&path);
        if name == LOOK || mine.is_some_and(|mine| mine.path == path) {
            continue;
        }
        let Ok(file) = File::open(&path) else {
            // Its owner has just removed it.
            continue;
        };
        if is_locked_now(&file)? {
            let _ = fs::remove_file(&path);
        } else {
            names.push(name);
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(folder: &Path, at_once: usize, priority: Priority) -> GpuTurns {
        GpuTurns {
            folder: folder.into(),
            at_once,
            priority,
        }
    }

    fn folder(name: &str) -> PathBuf {
        let name = format!("gaussmle-turns-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    /// A ticket of another process: its file is locked here through another handle.
    fn other(folder: &Path, name: &str) -> File {
        let folder = folder.join("GPU-1");
        fs::create_dir_all(&folder).expect("created");
        let file = File::create(folder.join(name)).expect("created");
        file.lock().expect("locked");
        file
    }

    fn has_turn(turns: &GpuTurns, waiting: &mut WaitingTickets) -> Option<Turn> {
        match turns.ask("GPU-1", waiting).expect("a folder") {
            TurnAnswer::Turn(turn) => Some(turn),
            TurnAnswer::Wait(_) => None,
        }
    }

    #[test]
    fn a_job_waits_for_those_before_it() {
        let folder = folder("order");
        let rules = turns(&folder, 1, Priority::Normal);
        let with_turn = other(&folder, "a5-77-0");
        let before = other(&folder, "c0-78-0");
        let after = other(&folder, "c9-79-0");
        let mut waiting = WaitingTickets::new();
        match rules.ask("GPU-1", &mut waiting).expect("a folder") {
            TurnAnswer::Wait(processes) => assert_eq!(processes, [77]),
            TurnAnswer::Turn(_) => panic!("another process has its turn"),
        }
        drop(with_turn);
        assert!(has_turn(&rules, &mut waiting).is_none(), "one is before it");
        drop(before);
        let turn = has_turn(&rules, &mut waiting).expect("the next one");
        // Jobs of this process share the turn.
        let mut second = WaitingTickets::new();
        assert!(has_turn(&rules, &mut second).is_some());
        drop(turn);
        drop(after);
        let left: Vec<String> = tickets(&folder.join("GPU-1"), None).expect("read");
        assert!(left.is_empty(), "{left:?}");
        fs::remove_dir_all(&folder).expect("removed");
    }

    #[test]
    fn high_priority_comes_before_earlier_jobs() {
        let folder = folder("priority");
        let normal = other(&folder, "c0-78-0");
        let low = turns(&folder, 1, Priority::Low);
        assert!(has_turn(&low, &mut WaitingTickets::new()).is_none());
        let high = turns(&folder, 1, Priority::High);
        assert!(has_turn(&high, &mut WaitingTickets::new()).is_some());
        drop(normal);
        fs::remove_dir_all(&folder).expect("removed");
    }

    #[test]
    fn as_many_jobs_as_are_allowed_share_a_gpu() {
        let folder = folder("share");
        let first = other(&folder, "a0-78-0");
        let alone = turns(&folder, 1, Priority::Normal);
        assert!(has_turn(&alone, &mut WaitingTickets::new()).is_none());
        let two = turns(&folder, 2, Priority::Normal);
        assert!(has_turn(&two, &mut WaitingTickets::new()).is_some());
        drop(first);
        fs::remove_dir_all(&folder).expect("removed");
    }

    #[test]
    fn a_wait_that_ends_leaves_no_ticket() {
        let folder = folder("left");
        let with_turn = other(&folder, "a0-78-0");
        let rules = turns(&folder, 1, Priority::Normal);
        let mut waiting = WaitingTickets::new();
        assert!(has_turn(&rules, &mut waiting).is_none());
        drop(waiting);
        let left = tickets(&folder.join("GPU-1"), None).expect("read");
        assert_eq!(left, ["a0-78-0"]);
        drop(with_turn);
        fs::remove_dir_all(&folder).expect("removed");
    }
}
