//! Turns on GPUs between processes, some of which are killed, and what other users put in the way.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
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

const GPU: &str = "GPU-1";

/// The file of the only turn on [`GPU`].
const FILE: &str = "GPU-1.0.lock";

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
        let Some(turn) = turns.turn_now(GPU).expect("a folder") else {
            std::thread::sleep(Duration::from_millis(1));
            continue;
        };
        taken += 1;
        // Another process with a turn at the same time would write its own number.
        fs::write(&owner, &process).expect("written");
        std::thread::sleep(Duration::from_millis(1));
        let written = fs::read_to_string(&owner).expect("read");
        assert_eq!(written, process, "only one process has its turn");
        drop(turn);
    }
    let line = format!("{process}\n");
    log.write_all(line.as_bytes()).expect("logged");
}

/// Starts a process that takes its turns. Its output goes to a file that failures quote.
fn start(folder: &Path) -> Child {
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
    // A new process gets its turn at once, from the same file.
    let turns = GpuTurns::in_folder(folder.join("locks"));
    assert!(turns.turn_now(GPU).expect("a folder").is_some());
    let left = fs::read_dir(folder.join("locks")).expect("read");
    let left: Vec<_> = left
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    assert_eq!(left, [FILE]);
}

/// Links, pipes and files of others in place of the folder or of the file of a turn.
#[cfg(unix)]
mod in_the_way {
    use std::io::{BufRead, BufReader, Read};
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
    use std::process::{ChildStdin, ChildStdout, Stdio};

    use gaussmle::device::{GpuInventory, SystemGpus};

    use super::*;
    use crate::support::{output_of_one_that_ends, own_process, skipped};

    fn set_mode(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("permitted");
    }

    fn is_root() -> bool {
        fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
    }

    /// The names, modes and contents in a folder, and its own mode.
    fn state(folder: &Path) -> Vec<(String, u32, Vec<u8>)> {
        let mut out = vec![(
            String::new(),
            folder.metadata().expect("there").mode(),
            Vec::new(),
        )];
        for entry in fs::read_dir(folder).expect("read") {
            let path = entry.expect("an entry").path();
            let mode = path.symlink_metadata().expect("there").mode();
            let content = if path.is_file() {
                fs::read(&path).expect("read")
            } else {
                Vec::new()
            };
            out.push((path.display().to_string(), mode, content));
        }
        out.sort();
        out
    }

    /// A folder with the data of a user, and with names that turns have too.
    fn private(parent: &Path) -> PathBuf {
        let private = parent.join("private");
        fs::create_dir(&private).expect("a folder");
        set_mode(&private, 0o750);
        for name in ["thesis.txt", FILE, "look", "a1-77-0"] {
            fs::write(private.join(name), "years of work").expect("written");
        }
        private
    }

    fn refused(folder: &Path) -> String {
        let answer = GpuTurns::in_folder(folder.into()).turn_now(GPU);
        answer.expect_err("no turns").to_string()
    }

    #[test]
    fn a_link_in_place_of_the_folder_is_not_followed() {
        let folder = folder("turns-link");
        let private = private(&folder);
        let before = state(&private);
        symlink(&private, folder.join("turns")).expect("a link");
        let error = refused(&folder.join("turns"));
        assert!(error.contains("a link"), "{error}");
        assert_eq!(state(&private), before);
    }

    #[test]
    fn a_link_in_place_of_a_file_is_not_followed() {
        let folder = folder("turns-file-link");
        let private = private(&folder);
        let before = state(&private);
        let turns = folder.join("turns");
        fs::create_dir(&turns).expect("a folder");
        set_mode(&turns, 0o700);
        symlink(private.join("thesis.txt"), turns.join(FILE)).expect("a link");
        refused(&turns);
        assert_eq!(state(&private), before);
    }

    #[test]
    #[ignore = "run in a process of its own by `a_pipe_in_place_of_a_file_is_not_waited_for`"]
    fn ask_in_a_folder() {
        let folder = PathBuf::from(std::env::var_os(FOLDER).expect("a folder"));
        println!("refused: {}", refused(&folder));
    }

    #[test]
    fn a_pipe_in_place_of_a_file_is_not_waited_for() {
        let turns = folder("turns-pipe");
        set_mode(&turns, 0o700);
        let made = Command::new("mkfifo").arg(turns.join(FILE)).status();
        assert!(made.expect("mkfifo").success());
        let child = own_process("turns::in_the_way::ask_in_a_folder")
            .env(FOLDER, &turns)
            .stdout(Stdio::piped())
            .spawn();
        let output = output_of_one_that_ends(child.expect("it starts"));
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(text.contains("refused: it is a pipe"), "{text}");
    }

    #[test]
    fn a_folder_that_others_may_use_is_refused_and_stays() {
        let folder = folder("turns-open");
        let mut others = vec![(0o777, None), (0o1777, None), (0o750, None)];
        match is_root() {
            true => others.push((0o700, Some(65534))),
            false => skipped("two users", "this is not root"),
        }
        for (number, (mode, owner)) in others.into_iter().enumerate() {
            let turns = folder.join(number.to_string());
            fs::create_dir(&turns).expect("a folder");
            for name in ["thesis.txt", FILE] {
                fs::write(turns.join(name), "years of work").expect("written");
            }
            set_mode(&turns, mode);
            chown(&turns, owner, None).expect("given");
            let before = state(&turns);
            let error = refused(&turns);
            let expected = if owner.is_some() {
                "65534"
            } else {
                &format!("{mode:o}")
            };
            assert!(error.contains(expected), "{error}");
            assert_eq!(state(&turns), before);
        }
    }

    #[test]
    fn a_private_folder_keeps_its_mode_and_its_files() {
        let turns = folder("turns-private");
        set_mode(&turns, 0o700);
        fs::write(turns.join("thesis.txt"), "years of work").expect("written");
        let before = state(&turns);
        assert!(
            GpuTurns::in_folder(turns.clone())
                .turn_now(GPU)
                .expect("a folder")
                .is_some()
        );
        fs::remove_file(turns.join(FILE)).expect("removed");
        assert_eq!(state(&turns), before);
    }

    #[test]
    #[ignore = "run as other users by `users_have_turns_of_their_own`"]
    fn ask_by_this_user() {
        let gpus = SystemGpus::new();
        let answer = gpus.turns().expect("rules").turn_now(GPU);
        match &answer {
            Ok(Some(_)) => println!("answer: a turn"),
            Ok(None) => println!("answer: none"),
            Err(error) => println!("answer: {error}"),
        }
        // The turn lasts until the parent says so.
        let _ = std::io::stdin().read_line(&mut String::new());
    }

    /// A process of another user, and its pipes: the turn it has ends with the first.
    struct Asked {
        child: Child,
        end: Option<ChildStdin>,
        lines: BufReader<ChildStdout>,
    }

    impl Asked {
        fn start(user: u32, temporary: &Path) -> Self {
            let mut child = Command::new("setpriv")
                .arg(format!("--reuid={user}"))
                .arg(format!("--regid={user}"))
                .arg("--clear-groups")
                .arg(std::env::current_exe().expect("a program"))
                .args(["--ignored", "--exact", "--nocapture"])
                .arg("turns::in_the_way::ask_by_this_user")
                .env("TMPDIR", temporary)
                .env_remove("XDG_RUNTIME_DIR")
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .expect("setpriv");
            let end = child.stdin.take();
            let lines = BufReader::new(child.stdout.take().expect("a pipe"));
            Self { child, end, lines }
        }

        fn answer(&mut self) -> String {
            let mut lines = self.lines.by_ref().lines().map_while(Result::ok);
            let answer = lines.find_map(|line| Some(line.split_once("answer: ")?.1.to_owned()));
            answer.expect("an answer")
        }

        fn end(mut self) {
            drop(self.end.take());
            self.child.wait().expect("it ends");
        }
    }

    /// Users of the test, who need no names.
    const USERS: [u32; 2] = [61001, 61002];

    #[test]
    fn users_have_turns_of_their_own() {
        if !is_root() {
            return skipped("two users", "this is not root");
        }
        let temporary = tempfile::tempdir().expect("a folder");
        let temporary = temporary.path();
        set_mode(temporary, 0o1777);
        let program = std::env::current_exe().expect("a program");
        let mut can_run = Command::new("setpriv");
        can_run.args([format!("--reuid={}", USERS[0]), "--clear-groups".into()]);
        let can_run = can_run
            .arg("test")
            .arg("-x")
            .arg(program)
            .arg("-a")
            .arg("-x");
        if !can_run
            .arg(temporary)
            .status()
            .is_ok_and(|status| status.success())
        {
            return skipped(
                "two users",
                "other users cannot run the tests from this folder",
            );
        }
        let ask = |user| Asked::start(user, temporary);
        let mut first = ask(USERS[0]);
        assert_eq!(first.answer(), "a turn");
        // A process of the same user has to wait, and one of another user does not.
        let mut same = ask(USERS[0]);
        assert_eq!(same.answer(), "none");
        let mut other = ask(USERS[1]);
        assert_eq!(other.answer(), "a turn");
        for asked in [first, same, other] {
            asked.end();
        }
        for user in USERS {
            let folder = temporary.join(format!("gaussmle-{user}"));
            let metadata = folder.symlink_metadata().expect("it stays");
            assert_eq!((metadata.uid(), metadata.mode() & 0o7777), (user, 0o700));
            fs::remove_dir_all(&folder).expect("removed");
        }
        // One user takes the name of the other's folder.
        let [victim, attacker] = USERS;
        let taken = temporary.join(format!("gaussmle-{victim}"));
        for mode in [0o700, 0o755, 0o777] {
            fs::create_dir(&taken).expect("a folder");
            fs::write(taken.join(FILE), "bait").expect("written");
            set_mode(&taken, mode);
            chown(&taken, Some(attacker), Some(attacker)).expect("given");
            let before = state(&taken);
            let mut refused = ask(victim);
            let answer = refused.answer();
            assert!(answer.contains("61002"), "{answer}");
            refused.end();
            assert_eq!(state(&taken), before);
            fs::remove_dir_all(&taken).expect("removed");
        }
    }
}
