//! Turns on GPUs between processes, some of which are killed.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use gaussmle::device::GpuTurns;

use crate::fake_gpus::folder;

/// The variable with the folder of a child.
const FOLDER: &str = "GAUSSMLE_TEST_TURNS";

/// The file with what the children print.
const OUTPUT: &str = "output.txt";

/// Processes at once.
const PROCESSES: usize = 8;

/// Turns that each process takes at least. It takes more until the file `finish` exists.
const TURNS_EACH: usize = 20;
const FINISH: &str = "finish";

/// Processes that are killed.
const KILLED: usize = 100;

#[test]
#[ignore = "run in processes of their own by `killed_processes_leave_no_lock_behind`"]
fn turns_of_this_process() {
    let folder = PathBuf::from(std::env::var_os(FOLDER).expect("a folder"));
    let turns = GpuTurns::in_folder(folder.join("locks"));
    let owner = folder.join("owner");
    let process = std::process::id().to_string();
    let mut log = OpenOptions::new()
        .append(true)
        .create(true)
        .open(folder.join("log.txt"))
        .expect("a log");
    let mut taken = 0;
    while taken < TURNS_EACH || !folder.join(FINISH).exists() {
        taken += 1;
        let turn = turns.wait_for_turn("GPU-1");
        // Another process with a turn at the same time would write its own number.
        fs::write(&owner, &process).expect("written");
        #[cfg(unix)]
        assert_eq!(modes_of_tickets(&folder.join("locks/GPU-1"), 'a'), [0o644]);
        std::thread::sleep(Duration::from_millis(1));
        let written = fs::read_to_string(&owner).expect("read");
        assert_eq!(written, process, "only one process has its turn");
        drop(turn);
    }
    let line = format!("{process}\n");
    log.write_all(line.as_bytes()).expect("logged");
}

/// The permissions of the tickets whose names begin with a letter: `a` is that of the process with
/// the turn.
#[cfg(unix)]
fn modes_of_tickets(folder: &std::path::Path, letter: char) -> Vec<u32> {
    use std::os::unix::fs::PermissionsExt;

    let tickets = fs::read_dir(folder).expect("a folder").flatten();
    let tickets = tickets.filter(|ticket| ticket.file_name().to_string_lossy().starts_with(letter));
    // A killed process leaves a ticket, which the next look removes.
    let metadata = tickets.filter_map(|ticket| ticket.metadata().ok());
    let mut modes: Vec<u32> = metadata
        .map(|metadata| metadata.permissions().mode() & 0o777)
        .collect();
    modes.dedup();
    modes
}

/// Starts a process that takes its turns. Its output goes to a file that failures quote.
fn start(folder: &std::path::Path) -> Child {
    let mut options = OpenOptions::new();
    let output = options.append(true).create(true).open(folder.join(OUTPUT));
    let output = output.expect("a file");
    Command::new(std::env::current_exe().expect("a program"))
        .args(["--ignored", "--exact", "turns::turns_of_this_process"])
        .env(FOLDER, folder)
        .stdout(output)
        .spawn()
        .expect("it starts")
}

#[test]
fn killed_processes_leave_no_lock_behind() {
    let folder = folder("turns");
    let began = Instant::now();
    let mut running: Vec<Child> = (0..PROCESSES).map(|_| start(&folder)).collect();
    let mut finished = Vec::new();
    let (mut killed, mut random) = (0, 12345u64);
    while finished.len() < PROCESSES {
        assert!(
            began.elapsed() < Duration::from_secs(600),
            "they wait for nobody"
        );
        random = random
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        std::thread::sleep(Duration::from_millis(5 + (random >> 60)));
        if killed < KILLED && !running.is_empty() {
            let mut victim = running.swap_remove((random >> 33) as usize % running.len());
            victim.kill().expect("killed");
            victim.wait().expect("ended");
            killed += 1;
            running.push(start(&folder));
            if killed == KILLED {
                fs::write(folder.join(FINISH), "").expect("written");
            }
        }
        let mut still = Vec::new();
        for mut child in running {
            match child.try_wait().expect("a state") {
                None => still.push(child),
                Some(status) => {
                    let output = fs::read_to_string(folder.join(OUTPUT)).unwrap_or_default();
                    assert!(status.success(), "{status}: {output}");
                    finished.push(child.id().to_string());
                }
            }
        }
        running = still;
    }
    assert_eq!(killed, KILLED);
    // No turn of those that finished was lost.
    let log = fs::read_to_string(folder.join("log.txt")).expect("a log");
    for process in &finished {
        assert!(log.lines().any(|line| line == process), "{process}: {log}");
    }
    // A new process gets its turn at once, and afterwards there are no tickets.
    drop(GpuTurns::in_folder(folder.join("locks")).wait_for_turn("GPU-1"));
    let left: Vec<_> = fs::read_dir(folder.join("locks/GPU-1"))
        .expect("read")
        .collect();
    assert_eq!(left.len(), 1, "{left:?}");
}

/// Another user who cannot read a ticket would not wait for it.
#[cfg(unix)]
#[test]
fn all_users_see_the_tickets_of_a_process_with_a_narrow_mask() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder("turns-mask");
    fs::write(folder.join(FINISH), "").expect("written");
    let program = std::env::current_exe().expect("a program");
    let ran = Command::new("sh")
        .args(["-c", "umask 077; exec \"$0\" \"$@\""])
        .arg(program)
        .args(["--ignored", "--exact", "turns::turns_of_this_process"])
        .env(FOLDER, &folder)
        .stdout(std::process::Stdio::null())
        .status();
    assert!(ran.expect("it runs").success());
    for (name, mode) in [
        ("locks", 0o777),
        ("locks/GPU-1", 0o777),
        ("locks/GPU-1/look", 0o644),
    ] {
        let metadata = fs::metadata(folder.join(name)).expect("it stays");
        assert_eq!(metadata.permissions().mode() & 0o777, mode, "{name}");
    }
}
