//! A session that gets frames of 512x512 u16 pixels with 100 spots each from a camera with 100 frames
//! per second, and as fast as it takes them. Prints CSV: the time from before the push of a frame
//! until another thread has polled its rows.

use std::thread;
use std::time::{Duration, Instant};

use gaussmle::Camera;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{CameraConfig, ModelConfig, ModelName};
use gaussmle_smlm::session::{Pushed, Session};
use gaussmle_smlm::simulate::MovieSimulation;
use ndarray::ArrayView3;
use rayon::prelude::*;

const SIDE: usize = 512;
/// Different frames, which are pushed again and again.
const FRAMES: usize = 64;
/// The time from frame to frame of the camera.
const PERIOD: Duration = Duration::from_millis(10);
/// Frames that are not counted, while the kernel is compiled.
const FIRST: usize = 100;
/// Frames of each measurement, with the first ones: 20 s at 100 frames per second.
const PUSHED: usize = 2100;

/// A wait that is never reached.
const LONG: Duration = Duration::from_secs(3600);

fn main() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    // `cargo test` runs benches, too.
    if !std::env::args().any(|argument| argument == "--bench") {
        return Ok(());
    }
    let camera = Camera::ideal(0.1).with_offset_adu(100.0);
    let simulation = MovieSimulation {
        camera,
        emitters: 100.0,
        ..MovieSimulation::new(FRAMES, SIDE, SIDE)
    };
    let movie = simulation.run()?;
    let frames: Vec<Vec<u16>> = (0..FRAMES)
        .into_par_iter()
        .map(|i| movie.frame(i))
        .collect();
    println!("frames_per_second,rows,median_ms,percentile_99_ms,longest_ms");
    for period in [Some(PERIOD), None] {
        measure(&frames, period)?;
    }
    Ok(())
}

/// Pushes frames, one after the other, and prints the latency of all but the first ones.
fn measure(
    frames: &[Vec<u16>],
    period: Option<Duration>,
) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let config = RunConfig {
        model: ModelConfig {
            model: ModelName::named("xynb"),
            sigma_um: Some(0.13.into()),
            ..ModelConfig::default()
        },
        camera: CameraConfig {
            pixel_size_um: Some(0.1.into()),
            offset_adu: Some(100.0),
            ..CameraConfig::default()
        },
        ..RunConfig::default()
    };
    let session = Session::new(&config.with_environment()?, [SIDE, SIDE])?;
    let (pushed, polled) = thread::scope(|scope| {
        let poller = scope.spawn(|| poll(&session));
        let pushed = push(&session, frames, period);
        session.end();
        let polled = poller.join().expect("no panic");
        gaussmle_smlm::Result::Ok((pushed?, polled?))
    })?;
    let last = polled[PUSHED - 1].ok_or("the last frame has no spot")?;
    let rate = (PUSHED - FIRST) as f64 / (last - pushed[FIRST]).as_secs_f64();
    let both = pushed.iter().zip(&polled).skip(FIRST);
    let mut seconds: Vec<f64> = both
        .filter_map(|(pushed, polled)| {
            Some((polled.as_ref()?.duration_since(*pushed)).as_secs_f64())
        })
        .collect();
    seconds.sort_by(f64::total_cmp);
    let milliseconds = |part: f64| {
        let place = (part * seconds.len() as f64).ceil() as usize;
        1e3 * seconds[place.clamp(1, seconds.len()) - 1]
    };
    println!(
        "{rate:.0},{},{:.2},{:.2},{:.2}",
        session.progress()?.localizations,
        milliseconds(0.5),
        milliseconds(0.99),
        milliseconds(1.0)
    );
    Ok(())
}

/// The times before the push of each frame.
fn push(
    session: &Session,
    frames: &[Vec<u16>],
    period: Option<Duration>,
) -> gaussmle_smlm::Result<Vec<Instant>> {
    let began = Instant::now();
    let mut times = Vec::new();
    for number in 0..PUSHED {
        if let Some(period) = period {
            let due = began + period * number as u32;
            thread::sleep(due.saturating_duration_since(Instant::now()));
        }
        let pixels = &frames[number % frames.len()];
        let pixels = ArrayView3::from_shape((1, SIDE, SIDE), pixels).expect("a whole frame");
        times.push(Instant::now());
        let pushed = session.push_within(pixels, LONG)?;
        assert_eq!(pushed, Pushed::Queued(number..number + 1));
    }
    Ok(times)
}

/// The times at which the rows of each frame were polled.
fn poll(session: &Session) -> gaussmle_smlm::Result<Vec<Option<Instant>>> {
    let mut times = vec![None; PUSHED];
    while !session.is_drained() {
        let rows = session.poll_within(LONG)?;
        let now = Instant::now();
        for &frame in rows.counts("frame").unwrap_or_default() {
            times[frame as usize] = Some(now);
        }
    }
    Ok(times)
}
