//! A session whose queue or rows are full.

use std::thread;
use std::time::{Duration, Instant};

use gaussmle_io::movie::Pixels;
use gaussmle_smlm::session::{Pushed, Session, SessionOptions};

use super::{
    AREA, HEIGHT, LONG, WIDTH, bits, config, drain, frames, localized, pixels, simulation,
    wait_until,
};

fn session(options: SessionOptions) -> Session {
    let same = |builder| builder;
    Session::with_options(&config(), [WIDTH, HEIGHT], options, same).expect("started")
}

/// Waits until no frame is in work.
fn wait_until_idle(session: &Session) {
    wait_until(session, |progress| {
        progress.frames_done == progress.frames_pushed
    });
}

#[test]
fn a_session_whose_rows_are_not_polled_takes_no_more_frames() {
    let all = pixels(&simulation(20, 8.0));
    let options = SessionOptions {
        most_waiting_rows: 200,
        most_queued_bytes: 4 * AREA * 2,
        ..SessionOptions::default()
    };
    let session = session(options.clone());
    let offer = |number: usize| {
        let frame = number % 20;
        session.push(frames(&all, frame..frame + 1)).expect("open") != Pushed::Full
    };
    // Nobody polls.
    let mut pushed = 0;
    let deadline = Instant::now() + LONG;
    let at_limit = loop {
        assert!(Instant::now() < deadline, "{:?}", session.progress());
        match offer(pushed) {
            true => pushed += 1,
            false => thread::sleep(Duration::from_millis(1)),
        }
        let progress = session.progress().expect("known");
        assert_eq!(progress.frames_pushed, pushed);
        assert!(
            progress.bytes_queued <= options.most_queued_bytes,
            "{progress:?}"
        );
        if progress.rows_waiting >= options.most_waiting_rows {
            break progress;
        }
    };
    // Four frames wait for the search, and 256 parts of at most four frames for the fits
    // (`MOST_WAITING` and `LEAST_OF_PART` of the engine); one part more is in each of both.
    let in_work = at_limit.frames_pushed - at_limit.frames_done;
    assert!(in_work <= 4 + 4 + 258 * 4, "{at_limit:?}");
    assert!((0..1000).all(|number| !offer(number)));
    wait_until_idle(&session);
    assert!((0..1000).all(|number| !offer(number)));
    let progress = session.progress().expect("known");
    assert_eq!(progress.frames_pushed, pushed);
    assert_eq!(progress.rows_waiting as u64, progress.localizations);
    // Room is made by a poll.
    assert!(session.poll().expect("rows").len() >= options.most_waiting_rows);
    assert_ne!(
        session.push(frames(&all, 0..1)).expect("open"),
        Pushed::Full
    );
}

#[test]
fn pushes_wait_for_room_if_asked() {
    let all = pixels(&simulation(120, 8.0));
    let (expected, _) = localized(&Pixels::U16(all.clone()), &config(), |builder| builder);
    // Room for three frames, and for the rows of a few.
    let session = session(SessionOptions {
        most_queued_bytes: 3 * AREA * 2,
        most_waiting_rows: 50,
        ..SessionOptions::default()
    });
    let rows = thread::scope(|scope| {
        scope.spawn(|| {
            for start in (0..120).step_by(2) {
                let push = session.push_within(frames(&all, start..start + 2), LONG);
                assert_eq!(push.expect("open"), Pushed::Queued(start..start + 2));
            }
            session.end();
        });
        drain(&session)
    });
    assert!(bits(&rows) == bits(&expected));
    assert!(session.finish().expect("finished").summary.complete);
}

#[test]
fn a_wait_for_room_ends_at_its_timeout_and_by_a_cancellation() {
    let all = pixels(&simulation(20, 8.0));
    let session = session(SessionOptions {
        most_waiting_rows: 1,
        ..SessionOptions::default()
    });
    assert_eq!(
        session.push(frames(&all, 0..20)).expect("open"),
        Pushed::Queued(0..20)
    );
    wait_until_idle(&session);
    let push = session.push_within(frames(&all, 0..1), Duration::from_millis(20));
    assert_eq!(push.expect("open"), Pushed::Full);
    thread::scope(|scope| {
        let waiting = scope.spawn(|| session.push_within(frames(&all, 0..1), LONG));
        session.cancel();
        let error = waiting.join().expect("no panic").expect_err("cancelled");
        assert!(error.to_string().contains("cancelled"), "{error}");
    });
}

#[test]
fn a_push_larger_than_the_queue_is_taken_alone() {
    let all = pixels(&simulation(20, 8.0));
    let session = session(SessionOptions {
        most_queued_bytes: 1,
        ..SessionOptions::default()
    });
    for start in [0, 20] {
        let push = session.push_within(frames(&all, 0..20), LONG);
        assert_eq!(push.expect("open"), Pushed::Queued(start..start + 20));
    }
    assert_eq!(
        session.finish().expect("finished").summary.progress.done,
        40
    );
}

#[test]
fn a_wait_for_rows_takes_none() {
    let all = pixels(&simulation(20, 8.0));
    let session = session(SessionOptions::default());
    let short = Duration::from_millis(20);
    assert!(!session.wait_for_rows(short).expect("running"));
    thread::scope(|scope| {
        let waiting = scope.spawn(|| session.wait_for_rows(LONG));
        let pushed = session.push(frames(&all, 0..20)).expect("open");
        assert_eq!(pushed, Pushed::Queued(0..20));
        assert!(waiting.join().expect("no panic").expect("running"));
    });
    assert!(session.wait_for_rows(Duration::ZERO).expect("running"));
    session.finish().expect("finished");
    assert!(!drain(&session).is_empty());
    assert!(!session.wait_for_rows(LONG).expect("ended"));
}
