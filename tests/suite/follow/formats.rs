//! Growing movies of several formats.

use gaussmle::Timeout;
use gaussmle_crowded::Crowded;

use super::writers::{CHUNK, GrowingTiff, GrowingZarr};
use super::{FRAMES, HEIGHT, Place, QUIET, WIDTH, bytes, config, frames};
use crate::movies::ndtiff_files::DataSet;

#[test]
fn pages_of_a_tiff_are_localized_while_others_are_written() {
    let frames = frames();
    for big in [false, true] {
        let place = Place::new("movie.tif");
        let summary = place.follow(&config(), (QUIET, false), |follower| {
            // The run starts before the movie.
            follower.let_look();
            let mut tiff = GrowingTiff::create(&place.movie, big);
            follower.let_look();
            for (number, frame) in frames.iter().enumerate() {
                // A page whose directory, or a part of whose pixels, is written.
                if number % 7 == 3 {
                    let part = [1, 60, 200, 4000][number / 7 % 4];
                    tiff.add_start(frame, part);
                    follower.let_look();
                    tiff.add_rest(frame, part);
                } else {
                    tiff.add(frame);
                }
                if number % 5 == 0 {
                    follower.wait_for(number + 1);
                }
            }
        });
        let summary = summary.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(summary.progress.done, FRAMES);
        place.assert_same(&summary, &config());
    }
}

#[test]
fn crowded_fields_are_followed() {
    let mut crowded = config();
    crowded.detection.crowded = Some(Crowded::On);
    let place = Place::new("movie.tif");
    let summary = place.follow(&crowded, (QUIET, false), |follower| {
        let mut tiff = GrowingTiff::create(&place.movie, false);
        for (number, frame) in frames().iter().enumerate() {
            tiff.add(frame);
            if number % 10 == 0 {
                follower.wait_for(number + 1);
            }
        }
    });
    let summary = summary.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(summary.progress.done, FRAMES);
    let expected = place.localize(&crowded, false, "expected.csv");
    let expected = expected.unwrap_or_else(|error| panic!("{error}"));
    let rows = place.text("followed.csv");
    assert!(
        rows.lines()
            .next()
            .is_some_and(|header| header.ends_with("split_gain"))
    );
    assert!(rows.lines().count() > 100 && rows == place.text("expected.csv"));
    assert_eq!(summary.counts, expected.counts);
}

#[test]
fn images_of_an_ndtiff_are_localized_until_it_is_closed() {
    let frames = frames();
    let sides = [WIDTH as u32, HEIGHT as u32];
    let axes = |time: usize| format!(r#"{{"time": {time}, "channel": "Cy5"}}"#);
    // The Java library allocates the index in advance, the Python package does not.
    for allocated in [true, false] {
        let place = Place::new("set");
        // The end is known from the files, however long the run waits.
        let summary = place.follow(&config(), (Timeout::Never, false), |follower| {
            follower.let_look();
            let mut set = DataSet::create(&place.movie, sides, "{}", true);
            if !allocated {
                set.cut_index();
            }
            for (time, frame) in frames.iter().enumerate() {
                if time == 12 {
                    set.next_stack("{}", true);
                }
                let entry = set.add_pixels(&axes(time), 1, &bytes(frame));
                let half = entry.len() / 2;
                set.add_entry(&entry[..half]);
                if time % 6 == 4 {
                    follower.let_look();
                }
                set.add_entry(&entry[half..]);
                if time % 6 == 5 {
                    follower.wait_for(time + 1);
                }
            }
            set.close();
        });
        let summary = summary.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(summary.progress.done, FRAMES);
        place.assert_same(&summary, &config());
    }
}

/// The other channel comes later than the first frames.
#[test]
fn one_channel_of_several_is_followed() {
    let frames = frames();
    let sides = [WIDTH as u32, HEIGHT as u32];
    let mut chosen = config();
    chosen.input.channel = Some("Cy5".into());
    let write = |set: &mut DataSet, time: usize, channel: &str, frame: &[u16]| {
        let axes = format!(r#"{{"time": {time}, "channel": "{channel}"}}"#);
        set.add(&axes, 1, &bytes(frame));
    };
    let place = Place::new("set");
    let summary = place.follow(&chosen, (Timeout::Never, false), |follower| {
        let mut set = DataSet::create(&place.movie, sides, "{}", true);
        for (time, frame) in frames.iter().enumerate() {
            write(&mut set, time, "DAPI", &frames[0]);
            if time < 2 {
                follower.let_look();
            }
            write(&mut set, time, "Cy5", frame);
            if time % 10 == 3 {
                follower.wait_for(time + 1);
            }
        }
        set.close();
    });
    let summary = summary.unwrap_or_else(|error| panic!("{error}"));
    place.assert_same(&summary, &chosen);

    // Without a choice, the second channel ends the run.
    let place = Place::new("set");
    let error = place.follow(&config(), (Timeout::Never, false), |follower| {
        let mut set = DataSet::create(&place.movie, sides, "{}", true);
        write(&mut set, 0, "DAPI", &frames[0]);
        follower.wait_for(1);
        write(&mut set, 0, "Cy5", &frames[0]);
    });
    let error = error.expect_err("two channels");
    assert_eq!(error.option(), Some("channel"));
    assert!(error.to_string().contains("0 (DAPI), 1 (Cy5)"), "{error}");
}

#[test]
fn chunks_of_a_zarr_are_localized_when_others_follow() {
    let frames = frames();
    for (version, is_resized) in [(2, false), (2, true), (3, false), (3, true)] {
        let place = Place::new("movie.zarr");
        let summary = place.follow(&config(), (QUIET, false), |follower| {
            let first = if is_resized { 0 } else { FRAMES };
            let mut zarr = GrowingZarr::create(&place.movie, version, first);
            for (number, frame) in frames.iter().enumerate() {
                if is_resized {
                    zarr.resize(number + 1);
                }
                zarr.add(frame);
                if number % 3 == 0 {
                    // Only chunks that have a later one are complete.
                    follower.wait_for(number / CHUNK * CHUNK);
                }
            }
        });
        let summary = summary.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(summary.progress.done, FRAMES);
        place.assert_same(&summary, &config());
    }
}
