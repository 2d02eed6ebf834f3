//! The look at a movie before it is localized: its camera by photon transfer, and contradictions.

use std::ops::Range;
use std::sync::Mutex;

use gaussmle::Camera;
use gaussmle::camera::ScmosMaps;
use gaussmle::simulate::{expose, to_u16};
use gaussmle_io::movie::{FileError, Movie, PixelType, Pixels, Shape};
use gaussmle_smlm::inspect::{Quiet, contradictions, estimate};
use gaussmle_smlm::simulate::{MovieSimulation, SimulatedMovie};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

/// A simulated movie.
#[derive(Debug)]
pub(crate) struct Simulated {
    movie: SimulatedMovie,
    shape: Shape,
    /// Additional light: background photons at the right border, and the camera.
    pub(crate) gradient: Option<(f64, [f64; 3])>,
    /// The additional light of each frame, relative to `gradient`.
    light: fn(usize) -> f64,
    /// The additional light along x, from 0 to 1.
    structure: fn(f64) -> f64,
}

impl Simulated {
    pub(crate) fn new(simulation: &MovieSimulation) -> Self {
        Self {
            movie: simulation.run().expect("valid"),
            shape: Shape {
                frames: simulation.frames,
                height: simulation.height,
                width: simulation.width,
            },
            gradient: None,
            light: |_| 1.0,
            structure: |x| x,
        }
    }
}

impl Movie for Simulated {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn pixel_type(&self) -> PixelType {
        PixelType::U16
    }

    fn format(&self) -> &'static str {
        "memory"
    }

    fn notes(&self) -> &[String] {
        &[]
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let mut all = Vec::new();
        for frame in frames {
            let mut pixels = self.movie.frame(frame);
            if let Some((photons, [_, gain, _])) = self.gradient {
                let mut random = StdRng::seed_from_u64(frame as u64);
                let camera = Camera::ideal(0.1).with_gain_e_per_adu(gain);
                for (i, pixel) in pixels.iter_mut().enumerate() {
                    let x = (i % self.shape.width) as f64 / self.shape.width as f64;
                    let light = photons * (self.structure)(x) * (self.light)(frame);
                    *pixel += to_u16(expose(&camera, light, (0, 0), &mut random));
                }
            }
            all.extend(pixels);
        }
        *into = Pixels::U16(all);
        Ok(())
    }
}

/// A movie of equal pixels, which keeps the frames that are requested.
#[derive(Debug)]
struct Requested {
    shape: Shape,
    together: usize,
    ranges: Mutex<Vec<Range<usize>>>,
}

impl Requested {
    fn look(side: usize, frames: usize, together: usize) -> (Quiet, Vec<Range<usize>>) {
        let shape = Shape {
            frames,
            height: side,
            width: side,
        };
        let movie = Self {
            shape,
            together,
            ranges: Mutex::default(),
        };
        let quiet = Quiet::of(&movie, 0..frames).expect("read");
        let mut ranges = movie.ranges.into_inner().expect("no panic");
        ranges.sort_by_key(|range| range.start);
        (quiet, ranges)
    }
}

impl Movie for Requested {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn pixel_type(&self) -> PixelType {
        PixelType::U16
    }

    fn format(&self) -> &'static str {
        "memory"
    }

    fn notes(&self) -> &[String] {
        &[]
    }

    fn frames_together(&self) -> usize {
        self.together
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        *into = Pixels::U16(vec![100; frames.len() * self.shape.pixels()]);
        self.ranges.lock().expect("no panic").push(frames);
        Ok(())
    }
}

#[test]
fn large_frames_are_read_in_short_runs() {
    // 20 MB a frame.
    let (quiet, ranges) = Requested::look(3200, 1000, 1);
    assert!(ranges.iter().all(|range| range.len() == 2), "{ranges:?}");
    assert_eq!((ranges.len(), quiet.frames), (16, 32));
    assert!(ranges[0].start == 0 && ranges[15].end == 1000, "{ranges:?}");
    // Every second block along both axes.
    assert_eq!(quiet.all_blocks, 200 * 200);
    assert_eq!((quiet.darkest_adu, quiet.brightest_adu), (100.0, 100.0));
}

#[test]
fn frames_of_a_chunk_are_read_at_once() {
    for together in [3, 50, 200] {
        let (quiet, ranges) = Requested::look(64, 1000, together);
        assert!(quiet.frames >= 100, "{together}: {ranges:?}");
        let mut decoded = 0;
        for range in ranges {
            let first = range.start / together;
            assert!(first >= decoded, "{together}: a chunk is read twice");
            decoded = (range.end - 1) / together + 1;
            assert_eq!(range.start % together, 0);
        }
    }
}

fn notes(movie: &Simulated, camera: &Camera) -> Vec<String> {
    contradictions(movie, camera, 0..movie.shape.frames).expect("read")
}

const TRUE: [f64; 3] = [100.0, 0.45, 1.6];

fn camera([offset, gain, read_noise]: [f64; 3]) -> Camera {
    Camera::ideal(0.1)
        .with_offset_adu(offset)
        .with_gain_e_per_adu(gain)
        .with_read_noise_e(read_noise)
}

fn simulation(emitters: f64, background: f64) -> MovieSimulation {
    MovieSimulation {
        camera: camera(TRUE),
        emitters,
        background,
        seed: 5,
        ..MovieSimulation::new(200, 96, 96)
    }
}

#[test]
fn clean_movies_with_blinking_agree_with_their_camera() {
    // Emitters in 92 um^2: up to 3.5 in each um^2, on for 1 to 20 frames.
    for (emitters, background, on_frames, photons) in [
        (0.0, 10.0, 3.0, 1000.0),
        (10.0, 10.0, 3.0, 1000.0),
        (10.0, 0.0, 3.0, 1000.0),
        (10.0, 1.0, 1.0, 20_000.0),
        (100.0, 10.0, 3.0, 1000.0),
        (100.0, 200.0, 20.0, 5000.0),
        (320.0, 20.0, 3.0, 500.0),
    ] {
        for camera_numbers in [TRUE, [0.0, 1.0, 0.0], [400.0, 2.2, 1.0], [100.0, 0.1, 0.7]] {
            let simulation = MovieSimulation {
                camera: camera(camera_numbers),
                on_frames,
                photons,
                ..simulation(emitters, background)
            };
            let movie = Simulated::new(&simulation);
            let notes = notes(&movie, &simulation.camera);
            assert!(
                notes.is_empty(),
                "{emitters} emitters, background {background}, {camera_numbers:?}: {notes:?}"
            );
        }
    }
}

#[test]
fn strong_contradictions_are_reported() {
    let movie = Simulated::new(&simulation(10.0, 10.0));
    for (given, parts) in [
        // Background of 10 electrons is 22 ADU above the offset.
        ([150.0, 0.45, 1.6], &["offset of 150 ADU", "darker"][..]),
        (
            [0.0, 1.0, 0.0],
            &[
                "gain of 1 e-/ADU",
                "offset of 0 ADU",
                "data sheet of the camera, or",
            ],
        ),
        (
            [100.0, 2.0, 1.6],
            &["gain of 2 e-/ADU", "the gain would be 0.4"],
        ),
        ([100.0, 0.1, 0.0], &["gain of 0.1 e-/ADU"]),
        ([0.0, 0.45, 1.6], &["offset of 0 ADU"]),
    ] {
        let notes = notes(&movie, &camera(given));
        assert_eq!(notes.len(), 1, "{given:?}: {notes:?}");
        for part in parts {
            assert!(notes[0].contains(part), "{given:?}: {notes:?} lacks {part}");
        }
        // No gain makes up for an offset that was not given.
        let advises_gain = notes[0].contains("the gain would be");
        assert!(!(advises_gain && given[0] == 0.0), "{notes:?}");
        assert!(
            notes[0].contains("frames spread over the movie"),
            "{notes:?}"
        );
    }
    // An EMCCD whose excess noise is left out.
    let em = MovieSimulation {
        camera: Camera::ideal(0.1)
            .with_offset_adu(200.0)
            .with_gain_e_per_adu(0.05)
            .with_excess_noise(2.0),
        ..simulation(10.0, 20.0)
    };
    let movie = Simulated::new(&em);
    assert!(notes(&movie, &em.camera).is_empty());
    let without = notes(&movie, &camera([200.0, 0.05, 0.0]));
    assert!(
        without.len() == 1 && without[0].contains("excess noise"),
        "{without:?}"
    );
}

#[test]
fn maps_are_compared_pixel_by_pixel() {
    let simulation = simulation(10.0, 10.0);
    let movie = Simulated::new(&simulation);
    let map = |value: f32| ndarray::Array2::from_elem((96, 96), value);
    let scmos = |offset: f32, gain: f32| {
        let (offset, gain, variance) = (map(offset), map(gain), map(1.6 * 1.6));
        Camera::scmos(
            0.1,
            ScmosMaps {
                offset_adu: offset.view(),
                gain_e_per_adu: gain.view(),
                variance_e2: variance.view(),
                mask: None,
            },
        )
        .expect("maps")
    };
    assert!(notes(&movie, &scmos(100.0, 0.45)).is_empty());
    let notes = notes(&movie, &scmos(180.0, 0.45));
    assert!(
        notes.len() == 1 && notes[0].contains("offset map"),
        "{notes:?}"
    );
}

#[test]
fn offset_and_gain_follow_from_an_unevenly_lit_movie() {
    for emitters in [0.0, 30.0] {
        let simulation = MovieSimulation {
            on_frames: 5.0,
            ..simulation(emitters, 10.0)
        };
        let mut movie = Simulated::new(&simulation);
        movie.gradient = Some((60.0, TRUE));
        let quiet = Quiet::of(&movie, 0..200).expect("read");
        assert_eq!(quiet.frames, 200);
        let found = estimate(&quiet).expect("determined");
        let gain_error = found.gain_e_per_adu / 0.45 - 1.0;
        assert!(
            gain_error.abs() < 0.1 && gain_error.abs() < 4.0 * found.gain_std / 0.45 + 0.03,
            "{emitters}: {found:?}"
        );
        // The read noise lowers the offset by its square over the gain.
        let expected = 100.0 - 1.6 * 1.6 / 0.45;
        assert!(
            (found.offset_adu - expected).abs() < 4.0 * found.offset_std_adu + 2.0,
            "{emitters}: {found:?}, expected {expected}"
        );
        assert!(found.gain_std > 0.0 && found.offset_std_adu > 0.0);
    }
}

/// Movies whose frames alternate.
#[derive(Debug)]
struct Interleaved(Vec<Simulated>);

impl Movie for Interleaved {
    fn shape(&self) -> Shape {
        let first = self.0[0].shape;
        Shape {
            frames: first.frames * self.0.len(),
            ..first
        }
    }

    fn pixel_type(&self) -> PixelType {
        PixelType::U16
    }

    fn format(&self) -> &'static str {
        "memory"
    }

    fn notes(&self) -> &[String] {
        &[]
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let mut all = Vec::new();
        for frame in frames {
            let (channel, frame) = (frame % self.0.len(), frame / self.0.len());
            self.0[channel].read(frame..frame + 1, into)?;
            let Pixels::U16(pixels) = into else {
                panic!("u16")
            };
            all.append(pixels);
        }
        *into = Pixels::U16(all);
        Ok(())
    }
}

/// The gain and offset of a movie with the camera `TRUE`, and no contradiction of that camera.
fn assert_true_camera(movie: &dyn Movie, case: &str) -> Quiet {
    let frames = movie.shape().frames;
    let quiet = Quiet::of(movie, 0..frames).expect("read");
    let found = estimate(&quiet).unwrap_or_else(|| panic!("{case}: {quiet:?}"));
    let gain_error = found.gain_e_per_adu / 0.45 - 1.0;
    assert!(
        gain_error.abs() < 0.1 && gain_error.abs() < 4.0 * found.gain_std / 0.45 + 0.03,
        "{case}: {found:?}"
    );
    let offset = 100.0 - 1.6 * 1.6 / 0.45;
    assert!(
        (found.offset_adu - offset).abs() < 4.0 * found.offset_std_adu + 3.0,
        "{case}: {found:?}"
    );
    let notes = contradictions(movie, &camera(TRUE), 0..frames).expect("read");
    assert!(notes.is_empty(), "{case}: {notes:?}");
    quiet
}

#[test]
fn a_light_source_that_flickers_is_not_taken_for_noise() {
    let mut movie = Simulated::new(&simulation(10.0, 10.0));
    movie.gradient = Some((60.0, TRUE));
    let steady = assert_true_camera(&movie, "steady");
    assert!(steady.period == 1 && steady.flicker_adu < 0.5, "{steady:?}");
    // Random, and with half the frequency of the frames.
    let random = |frame: usize| 0.5 + StdRng::seed_from_u64(frame as u64 + 99).random::<f64>();
    let alternating = |frame: usize| 0.7 + 0.6 * (frame % 2) as f64;
    for (name, light) in [
        ("random", random as fn(usize) -> f64),
        ("alternating", alternating),
    ] {
        movie.light = light;
        let quiet = assert_true_camera(&movie, name);
        assert!(quiet.flicker_adu > 10.0, "{quiet:?}");
        assert_eq!(quiet.period, if name == "random" { 1 } else { 2 });
    }
}

#[test]
fn interleaved_channels_are_compared_with_themselves() {
    // Stripes of six pixels, narrower than a block.
    let stripes = |x: f64| x * (0.4 + 0.6 * ((16.0 * x).floor() % 2.0));
    for (channels, odd) in [
        (2, (|x| x) as fn(f64) -> f64),
        (3, |x| x),
        (2, stripes),
        (3, stripes),
        (4, stripes),
    ] {
        let movies = (0..channels).map(|channel| {
            let simulation = MovieSimulation {
                seed: 7 + channel,
                frames: 100,
                ..simulation(5.0, 10.0)
            };
            let mut movie = Simulated::new(&simulation);
            movie.gradient = Some((240.0 / (1.0 + channel as f64), TRUE));
            if channel % 2 == 1 {
                movie.structure = odd;
            }
            movie
        });
        let movie = Interleaved(movies.collect());
        let quiet = assert_true_camera(&movie, &format!("{channels} channels"));
        assert_eq!(quiet.period, channels as usize);
    }
}

#[test]
fn an_evenly_lit_movie_does_not_determine_the_gain() {
    let movie = Simulated::new(&simulation(0.0, 10.0));
    let quiet = Quiet::of(&movie, 0..200).expect("read");
    assert_eq!(estimate(&quiet), None);
    // The mean and the variance are still those of the background.
    let (mean, variance) = (quiet.median(|b| b.mean), quiet.median(|b| b.variance));
    let expected: f64 = (10.0 + 1.6 * 1.6) / (0.45 * 0.45) + 1.0 / 12.0;
    // The mean of the lower half of a normal distribution is 0.798 standard deviations low. That of
    // a block of 64 pixels in two frames is the root of the variance over 128.
    let lower = 100.0 + 10.0 / 0.45 - 0.7979 * (expected / 128.0).sqrt();
    assert!((mean - lower).abs() < 0.15, "{mean}, expected {lower}");
    assert!(
        (variance / expected - 1.0).abs() < 0.03,
        "{variance}, expected {expected}"
    );
    // The range is that of the frames that were read: all of them.
    let mut all = Pixels::default();
    movie.read(0..200, &mut all).expect("read");
    let Pixels::U16(all) = all else { panic!("u16") };
    let range = (all.iter().min(), all.iter().max());
    let found = (quiet.darkest_adu as u16, quiet.brightest_adu as u16);
    assert_eq!((Some(&found.0), Some(&found.1)), range);
}
