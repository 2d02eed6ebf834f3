//! Movies that are localized while another thread or program writes them: the rows are those of
//! `localize` for the finished movie, to the bit.
//!
//! The writer waits for the frames that the run has done, so no test depends on the speed of either.

mod ends;
mod formats;
mod other_writers;
mod writers;

use std::cell::Cell;
use std::fs;
use std::path::PathBuf;
use std::sync::Once;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use gaussmle::{CancelToken, Timeout};
use gaussmle_io::movie;
use gaussmle_smlm::localize::{FollowFile, LocalizeFile, Progress, RunSummary};
use gaussmle_smlm::simulate::MovieSimulation;
use gaussmle_smlm::{Result, RunConfig};
use tempfile::TempDir;

use crate::simulated_runs::{self, job};
use crate::support::PIXEL_UM;

const WIDTH: usize = 64;
const HEIGHT: usize = 48;
const AREA: usize = WIDTH * HEIGHT;
const FRAMES: usize = 30;
const SIGMA_UM: f64 = 1.3 * PIXEL_UM;

/// A time without a change that a busy machine does not reach between two writes. Every run of a
/// format without an end takes it once.
const QUIET: Timeout = Timeout::After(Duration::from_secs(10));

/// The frames of a simulated movie.
fn frames() -> Vec<Vec<u16>> {
    let simulation = MovieSimulation {
        camera: simulated_runs::camera(PIXEL_UM),
        emitters: 6.0,
        sigma_um: SIGMA_UM,
        seed: 5,
        ..MovieSimulation::new(FRAMES, WIDTH, HEIGHT)
    };
    let movie = simulation.run().expect("a valid simulation");
    (0..FRAMES).map(|frame| movie.frame(frame)).collect()
}

fn bytes(frame: &[u16]) -> Vec<u8> {
    frame.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn config() -> RunConfig {
    simulated_runs::config(PIXEL_UM, SIGMA_UM)
}

/// A folder with a movie that may not be there yet.
struct Place {
    folder: TempDir,
    movie: PathBuf,
}

impl Place {
    fn new(movie: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        // The table is in another folder than the movie.
        fs::create_dir(folder.path().join("movies")).expect("created");
        let movie = folder.path().join("movies").join(movie);
        Self { folder, movie }
    }

    fn table(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.table(name)).expect("a table")
    }

    /// Localizes the movie as it is now.
    fn localize(&self, config: &RunConfig, resume: bool, name: &str) -> Result<RunSummary> {
        let output = self.table(name);
        let run = LocalizeFile {
            resume,
            ..job(&self.movie, &output, config)
        };
        run.run(&CancelToken::new(), |_| ())
    }

    /// The rows of the frames in a NumPy file.
    fn truth(&self) -> String {
        let path = self.table("frames.npy");
        let header = movie::write_header("<u2", &[FRAMES, HEIGHT, WIDTH]);
        fs::write(&path, [header, bytes(&frames().concat())].concat()).expect("written");
        let (output, config) = (self.table("truth.csv"), config());
        let run = job(&path, &output, &config);
        run.run(&CancelToken::new(), |_| ()).expect("localized");
        self.text("truth.csv")
    }

    /// Follows the movie while `write` writes it.
    fn follow(
        &self,
        config: &RunConfig,
        (quiet_after, resume): (Timeout, bool),
        write: impl FnOnce(&Follower),
    ) -> Result<RunSummary> {
        // The movie must not look finished while the kernel is compiled.
        static COMPILED: Once = Once::new();
        COMPILED.call_once(|| drop(Place::new("other").truth()));
        let output = self.table("followed.csv");
        let follow = FollowFile {
            run: LocalizeFile {
                resume,
                ..job(&self.movie, &output, config)
            },
            quiet_after,
        };
        let (sender, receiver) = channel();
        let follower = Follower {
            receiver,
            done: Cell::new(0),
            cancel: CancelToken::new(),
        };
        let cancel = follower.cancel.clone();
        std::thread::scope(move |scope| {
            let run = scope.spawn(move || {
                let send = |sender: &Sender<Progress>, progress: &Progress| {
                    // Nobody listens any more after the last frame was written.
                    let _ = sender.send(*progress);
                };
                let sent = follow.run(&cancel, |progress| send(&sender, progress));
                drop(sender);
                sent
            });
            // Moved: it is dropped before the run is awaited if the writer fails.
            let follower = follower;
            write(&follower);
            follower.wait_for_the_end();
            run.join().expect("no panic")
        })
    }

    /// Asserts that a followed run has the rows and the notes of `localize` for the finished movie, and
    /// the rows for the same frames in a NumPy file.
    fn assert_same(&self, followed: &RunSummary, config: &RunConfig) {
        let summary = self.localize(config, false, "expected.csv");
        let expected = summary.unwrap_or_else(|error| panic!("{error}"));
        assert!(followed.complete && !followed.progress.is_growing);
        let rows = self.text("expected.csv");
        assert!(rows.lines().count() > 100, "{}", rows.lines().count());
        assert!(self.text("followed.csv") == rows, "the rows differ");
        assert!(rows == self.truth(), "the pixels differ");
        assert_eq!(followed.counts, expected.counts);
        assert_eq!(followed.notes, expected.notes);
        assert_eq!(followed.progress.done, expected.progress.done);
        assert_eq!(followed.progress.total, expected.progress.total);
        let (own, other) = (
            self.text("followed.csv.toml"),
            self.text("expected.csv.toml"),
        );
        assert_eq!(own, other);
        assert!(!self.table("followed.csv.unfinished").exists());
    }
}

/// The run, as the writer sees it.
struct Follower {
    receiver: Receiver<Progress>,
    /// Frames that are localized.
    done: Cell<usize>,
    cancel: CancelToken,
}

/// A run that waits without a limit ends if its writer fails.
impl Drop for Follower {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.cancel.cancel();
        }
    }
}

impl Follower {
    /// Waits until a number of frames is localized.
    fn wait_for(&self, frames: usize) {
        while self.done.get() < frames {
            let progress = self.receiver.recv_timeout(Duration::from_secs(120));
            let progress = progress.unwrap_or_else(|error| {
                let done = self.done.get();
                panic!("the run ended, or hangs, after {done} frames of {frames}: {error}")
            });
            assert!(progress.is_growing && progress.left().is_none());
            assert!(progress.done <= progress.total);
            self.done.set(progress.done);
        }
    }

    /// Waits until the run has ended. A run that does not end is cancelled when `self` is dropped.
    fn wait_for_the_end(&self) {
        let deadline = Instant::now() + Duration::from_secs(300);
        let left = || deadline.saturating_duration_since(Instant::now());
        while let Some(progress) = match self.receiver.recv_timeout(left()) {
            Ok(progress) => Some(progress),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => panic!("the run does not end"),
        } {
            self.done.set(progress.done);
        }
    }

    /// Gives the run the time to look at the files. If it does not look, the test sees less.
    fn let_look(&self) {
        std::thread::sleep(Duration::from_millis(400));
    }
}
