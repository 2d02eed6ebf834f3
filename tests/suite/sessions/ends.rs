//! The end of a session: complete, cancelled, dropped or failed, and calls that it refuses.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use gaussmle::{Backend, Timeout};
use gaussmle_io::movie::Pixels;
use gaussmle_smlm::config::{FrameRange, Section};
use gaussmle_smlm::session::{Session, SessionError, SessionOptions};
use gaussmle_smlm::{Error, RunConfig};
use ndarray::Array3;

use super::{
    HEIGHT, LONG, WIDTH, bits, config, drain, frames, localized, pixels, push, simulation,
    wait_until,
};
use crate::fake_gpus::{FakeGpus, FakeNvml, GB, gpu};

fn start() -> Session {
    Session::new(&config(), [WIDTH, HEIGHT]).expect("started")
}

#[test]
fn a_session_without_frames_is_complete() {
    let session = start();
    let progress = session.progress().expect("known");
    assert_eq!((progress.frames_done, progress.latency), (0, None));
    assert!(!progress.has_ended && !session.is_drained());
    // A push of no frames is none.
    push(&session, frames::<f32>(&[], 0..0));
    let end = session.finish().expect("finished");
    assert!(end.summary.complete);
    assert_eq!(end.summary.progress.total, 0);
    assert!(
        end.summary
            .notes
            .iter()
            .any(|note| note.contains("no frames"))
    );
    let rows = drain(&session);
    assert_eq!(rows.len(), 0);
    assert_eq!(rows.names()[..4], ["roi", "frame", "x", "y"]);
}

#[test]
fn frames_without_spots_are_done_at_once_and_explained() {
    let mut config = config();
    // Noise is far below this threshold.
    config.detection.threshold = Some(20.0);
    let session = Session::new(&config, [WIDTH, HEIGHT]).expect("started");
    let all = pixels(&simulation(30, 0.0));
    for number in 0..30 {
        push(&session, frames(&all, number..number + 1));
        // Frames without spots do not wait for the first spot.
        wait_until(&session, |progress| progress.frames_done > number);
    }
    let summary = session.finish().expect("finished").summary;
    assert!(summary.complete && drain(&session).is_empty());
    let note = summary
        .notes
        .iter()
        .find(|note| note.contains("no spot was found"));
    assert!(note.expect("explained").contains("30 frames"), "{note:?}");
}

#[test]
fn the_first_spots_may_come_after_many_frames_without() {
    let mut all = pixels(&simulation(30, 0.0));
    all.extend(pixels(&simulation(30, 8.0)));
    let (expected, summary) = localized(&Pixels::U16(all.clone()), &config(), |builder| builder);
    let session = start();
    for number in 0..60 {
        push(&session, frames(&all, number..number + 1));
    }
    let end = session.finish().expect("finished");
    assert!(bits(&drain(&session)) == bits(&expected) && expected.len() > 50);
    assert_eq!(end.summary.counts, summary.counts);
}

/// A session whose first fits wait until the sender is dropped. The receiver gets a message when they
/// wait.
fn held() -> (Session, Sender<()>, Receiver<()>) {
    let (release, gate) = channel::<()>();
    let (wait, is_held) = channel::<()>();
    let both = Mutex::new((wait, gate));
    let hold = move |_, _| {
        let both = both.lock().expect("no panic");
        // Nobody listens after the first message.
        let _ = both.0.send(());
        let _ = both.1.recv_timeout(LONG);
    };
    let options = SessionOptions::default();
    let session = Session::with_options(&config(), [WIDTH, HEIGHT], options, |builder| {
        builder.on_batch(hold)
    });
    (session.expect("started"), release, is_held)
}

#[test]
fn a_cancelled_session_has_the_first_rows() {
    let all = pixels(&simulation(120, 8.0));
    let (expected, _) = localized(&Pixels::U16(all.clone()), &config(), |builder| builder);
    for before in [0, 40] {
        let (session, release, first) = if before == 0 {
            let (session, release, is_held) = held();
            // The first fits are those of these frames. On a busy machine, frames that are pushed
            // before they begin would be among them.
            push(&session, frames(&all, 0..5));
            is_held.recv_timeout(LONG).expect("the first fits");
            (session, release, 5)
        } else {
            let session = start();
            push(&session, frames(&all, 0..before));
            wait_until(&session, |progress| progress.frames_done == before);
            (session, channel().0, before)
        };
        for start in (first..120).step_by(5) {
            push(&session, frames(&all, start..start + 5));
        }
        session.cancel();
        drop(release);
        let error = session.push(frames(&all, 0..1)).expect_err("cancelled");
        assert!(
            matches!(error, Error::Session(SessionError::Ended)),
            "{error}"
        );
        let summary = session.finish().expect("no failure").summary;
        let rows = drain(&session);
        for ((name, found), (_, all)) in bits(&rows).iter().zip(bits(&expected)) {
            assert!(all.starts_with(found), "{name}");
        }
        let done = session.progress().expect("known").frames_done;
        assert_eq!(summary.progress.done, done);
        assert!(done >= before && (rows.len() > 100) == (done >= 40));
        // On a busy machine all frames of a session that is not held may be done before.
        assert!(before > 0 || done < 120);
        assert_eq!(summary.complete, done == 120);
        let note = format!("cancelled after frame {done} of 120");
        assert_eq!(
            summary.notes.contains(&note),
            done < 120,
            "{:?}",
            summary.notes
        );
    }
}

#[test]
fn a_session_can_be_dropped_at_any_time() {
    let all = pixels(&simulation(120, 8.0));
    drop(start());
    for number in [1, 40, 120] {
        let session = start();
        push(&session, frames(&all, 0..number));
        drop(session);
    }
    let session = start();
    push(&session, frames(&all, 0..120));
    session.finish().expect("finished");
    drop(session);
}

#[test]
fn calls_that_do_not_fit_are_refused() {
    let session = start();
    let refused = |error: Error| match error {
        Error::Session(error) => error,
        other => panic!("{other}"),
    };
    let turned = Array3::<u16>::zeros((1, WIDTH, HEIGHT));
    let error = session.push(turned.view()).expect_err("turned");
    let text = error.to_string();
    assert!(text.contains("64x96") && text.contains("96x64"), "{text}");
    let size = SessionError::Size {
        found: [HEIGHT, WIDTH],
        expected: [WIDTH, HEIGHT],
    };
    assert_eq!(refused(error), size);
    let narrow = Array3::<u8>::zeros((2, HEIGHT, WIDTH));
    let wide = Array3::<u16>::zeros((2, HEIGHT, WIDTH));
    let float = Array3::<f32>::zeros((2, HEIGHT, WIDTH));
    // A refused push does not set the type of pixels.
    assert_eq!(push(&session, narrow.view()), 0..2);
    for error in [session.push(wide.view()), session.push(float.view())] {
        let error = error.expect_err("another type").to_string();
        assert!(error.contains("8-bit"), "{error}");
    }
    assert_eq!(push(&session, narrow.view()), 2..4);
    session.end();
    let error = session.push(narrow.view()).expect_err("ended");
    assert_eq!(refused(error), SessionError::Ended);
    assert_eq!(session.finish().expect("finished").summary.progress.done, 4);
    let error = session.push(narrow.view()).expect_err("finished");
    assert_eq!(refused(error), SessionError::Ended);
    // The end is the same at every call.
    assert!(session.finish().expect("finished").summary.complete);
}

#[test]
fn options_that_do_not_fit_are_refused() {
    let refused = |config: &RunConfig, sides| {
        let error = Session::new(config, sides).expect_err("refused");
        (error.option(), error.to_string())
    };
    let mut of_a_file = config();
    of_a_file.input.frames = Some("0:10".parse::<FrameRange>().expect("a range"));
    assert_eq!(refused(&of_a_file, [WIDTH, HEIGHT]).0, Some("frames"));
    let empty = RunConfig::from_toml("[localize]", Section::Localize).expect("TOML");
    assert_eq!(refused(&empty, [WIDTH, HEIGHT]).0, Some("model"));
    let (_, text) = refused(&config(), [5, 5]);
    assert!(text.contains("5x5") || text.contains("ROI"), "{text}");
    refused(&config(), [0, 0]);
}

#[test]
fn a_session_that_fails_returns_its_error_from_every_call() {
    // Another process uses most of the memory of the only GPU.
    let busy = gpu("a", GB / 10, "busy=10 process=77:70000000000");
    let Some(driver) = FakeNvml::new("sessions-busy", &format!("look\n{busy}")) else {
        return;
    };
    let inventory = Arc::new(FakeGpus::new(&driver));
    let all = pixels(&simulation(20, 8.0));
    let session = Session::with_options(
        &config(),
        [WIDTH, HEIGHT],
        SessionOptions::default(),
        |builder| {
            builder
                .inventory(inventory)
                .backend(Backend::Gpu)
                .gpu_timeout(Timeout::After(Duration::from_secs(2)))
        },
    );
    let session = session.expect("started");
    // The thread that waits for the next frames has to end, too.
    push(&session, frames(&all, 0..20));
    let error = session.poll_within(Duration::from_secs(600));
    let error = error.expect_err("no GPU in time");
    let is_timeout = |error: &Error| match error {
        Error::Failed(error) => matches!(&**error, Error::Fit(gaussmle::Error::Timeout { .. })),
        _ => false,
    };
    assert!(is_timeout(&error), "{error}");
    assert!(is_timeout(
        &session.push(frames(&all, 0..1)).expect_err("failed")
    ));
    assert!(is_timeout(&session.finish().expect_err("failed")));
    assert!(is_timeout(&session.poll().expect_err("failed")));
    assert!(session.is_drained());
}

#[test]
fn a_panic_in_the_thread_of_a_session_is_an_error() {
    let all = pixels(&simulation(20, 8.0));
    let panics = |builder: gaussmle::FitterBuilder| builder.on_batch(|_, _| panic!("a defect"));
    let options = SessionOptions::default();
    let session = Session::with_options(&config(), [WIDTH, HEIGHT], options, panics);
    let session = session.expect("started");
    push(&session, frames(&all, 0..20));
    // The thread that waits for the next frames ends, too.
    let error = session.finish().expect_err("panicked").to_string();
    assert!(error.contains("a defect"), "{error}");
}
