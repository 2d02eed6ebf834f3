//! Growing movies of other programs: tifffile, zarr and ndtiff.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use gaussmle::Timeout;

use super::{FRAMES, HEIGHT, Place, QUIET, WIDTH, bytes, config, frames};
use crate::support::script;

/// Writes the frames for the script.
fn put_frames(place: &Place) {
    let header = gaussmle_io::movie::write_header("<u2", &[FRAMES, HEIGHT, WIDTH]);
    let pixels = frames().concat();
    let all = [header, bytes(&pixels)].concat();
    std::fs::write(place.table("frames.npy"), all).expect("written");
}

/// Follows a movie that the script writes in parts. `complete` tells how many of the written frames
/// cannot change any more.
fn assert_followed(name: &str, kind: &str, quiet_after: Timeout, complete: fn(usize) -> usize) {
    let place = Place::new(name);
    put_frames(&place);
    let Some(mut script) = script("grow_movie.py") else {
        return;
    };
    script
        .args([kind.as_ref(), place.movie.as_os_str()])
        .arg(place.table("frames.npy"));
    let child = script.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = child.expect("python3 starts");
    let mut input = child.stdin.take().expect("piped");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    // The quiet time begins when its packages are imported.
    assert_eq!(lines.next().expect("a line").expect("text"), "ready");
    let summary = place.follow(&config(), (quiet_after, false), move |follower| {
        let mut written = 0;
        for count in [1, 2, 9, 4, 1, 13] {
            writeln!(input, "{count}").expect("it reads");
            let answer = lines.next().expect("an answer").expect("text");
            written += count;
            assert_eq!(answer, written.to_string(), "{kind}");
            follower.wait_for(complete(written));
        }
        drop(input);
        assert!(child.wait().expect("an end").success(), "{kind}");
    });
    let summary = summary.unwrap_or_else(|error| panic!("{kind}: {error}"));
    assert_eq!(summary.progress.done, FRAMES, "{kind}");
    place.assert_same(&summary, &config());
}

#[test]
fn a_tiff_of_tifffile_is_followed() {
    assert_followed("movie.tif", "tiff", QUIET, |written| written);
}

#[test]
fn a_bigtiff_of_tifffile_is_followed() {
    assert_followed("movie.tif", "bigtiff", QUIET, |written| written);
}

#[test]
fn a_compressed_tiff_of_tifffile_is_followed() {
    assert_followed("movie.tif", "deflate", QUIET, |written| written);
}

#[test]
fn a_zarr_of_zarr_python_is_followed() {
    assert_followed("movie.zarr", "zarr2", QUIET, |written| {
        written.saturating_sub(1) / 4 * 4
    });
    assert_followed("movie.zarr", "zarr3", QUIET, |written| {
        written.saturating_sub(1) / 4 * 4
    });
}

/// The package keeps entries of the index in memory, so images are known late.
#[test]
fn an_ndtiff_of_the_package_ndtiff_is_followed() {
    assert_followed("set_1", "ndtiff", Timeout::Never, |_| 0);
}
