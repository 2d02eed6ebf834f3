//! The sentences of `info` about the camera, checked with the numbers of the simulation.

use std::ops::Range;
use std::path::Path;

use gaussmle::Camera;
use gaussmle_io::movie::{FileError, Movie, PixelType, Pixels, Shape};
use gaussmle_smlm::inspect::{MovieInfo, Quiet, estimate};
use gaussmle_smlm::simulate::MovieSimulation;

use crate::inspect::Simulated;

const OFFSET_ADU: f64 = 100.0;
const GAIN: f64 = 0.46;

fn dark_movie(background: f64, read_noise: f64) -> Simulated {
    Simulated::new(&MovieSimulation {
        camera: Camera::ideal(0.1)
            .with_offset_adu(OFFSET_ADU)
            .with_gain_e_per_adu(GAIN)
            .with_read_noise_e(read_noise),
        emitters: 0.0,
        background,
        seed: 3,
        ..MovieSimulation::new(200, 96, 96)
    })
}

fn text(movie: &dyn Movie) -> String {
    let info = MovieInfo::of(Path::new("movie.raw"), movie, true).expect("read");
    info.to_string()
}

/// The number after some words.
fn number(text: &str, words: &str) -> f64 {
    let (_, rest) = text
        .split_once(words)
        .unwrap_or_else(|| panic!("{words}: {text}"));
    let end = rest.find([' ', ')']).expect("more words");
    rest[..end].parse().expect("a number")
}

#[test]
fn the_gain_is_told_without_read_noise_and_with_that_of_a_usual_camera() {
    for (background, read_noise) in [(20.0, 0.0), (3.0, 0.0), (5.0, 1.6), (2.0, 1.6)] {
        let text = text(&dark_movie(background, read_noise));
        assert!(
            text.contains(&format!("If it is {OFFSET_ADU} ADU")),
            "{text}"
        );
        let [without, with] =
            ["gain is about ", "without read noise, and "].map(|words| number(&text, words));
        let gain = if read_noise > 0.0 { with } else { without };
        // The dimmer half of the pairs is 0.8 standard deviations of a block's mean darker, which
        // is 5 % of the light of 2 e-.
        assert!(
            (gain / GAIN - 1.0).abs() < 0.06,
            "{background}, {read_noise}: {gain}, {text}"
        );
        // The gain without read noise is wrong by its share of the variance.
        let share = background / (background + read_noise * read_noise);
        assert!(
            (without / (GAIN * share) - 1.0).abs() < 0.08,
            "{without}, {text}"
        );
    }
}

#[test]
fn the_offset_lacks_the_square_of_the_read_noise_over_the_gain() {
    for read_noise in [0.0, 2.0, 5.0] {
        let mut movie = dark_movie(10.0, read_noise);
        movie.gradient = Some((100.0, [OFFSET_ADU, GAIN, 0.0]));
        let quiet = Quiet::of(&movie, 0..200).expect("read");
        let found = estimate(&quiet).expect("determined");
        // Rounding adds 1/6 ADU^2: two values are rounded.
        let variance = read_noise * read_noise / (GAIN * GAIN) + 1.0 / 6.0;
        let expected = OFFSET_ADU - variance * GAIN;
        let error = found.offset_adu - expected;
        assert!(
            error.abs() < 3.0 * found.offset_std_adu && found.offset_std_adu < 6.0,
            "{read_noise}: {found:?}, expected {expected}"
        );
    }
}

/// A movie in which a pixel is the mean of two by two pixels of another.
#[derive(Debug)]
struct Filtered(Simulated);

impl Movie for Filtered {
    fn shape(&self) -> Shape {
        self.0.shape()
    }

    fn pixel_type(&self) -> PixelType {
        PixelType::F32
    }

    fn format(&self) -> &'static str {
        "memory"
    }

    fn notes(&self) -> &[String] {
        &[]
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        self.0.read(frames, into)?;
        let Pixels::U16(values) = into else {
            panic!("u16")
        };
        let Shape { width, .. } = self.shape();
        let value = |i: usize| f32::from(values[i % values.len()]);
        let mean = |i| 0.25 * (value(i) + value(i + 1) + value(i + width) + value(i + width + 1));
        *into = Pixels::F32((0..values.len()).map(mean).collect());
        Ok(())
    }
}

#[test]
fn filtered_frames_are_named_and_give_no_gain() {
    let mut movie = dark_movie(10.0, 1.0);
    movie.gradient = Some((100.0, [OFFSET_ADU, GAIN, 0.0]));
    let movie = Filtered(movie);
    let quiet = Quiet::of(&movie, 0..200).expect("read");
    // 1/2 along rows and columns, 1/4 along diagonals: 112 and 98 pairs of a block.
    let expected = (112.0 * 0.5 + 98.0 * 0.25) / 210.0;
    // The mean of a block, which is subtracted, has a sixteenth of the variance of filtered pixels.
    assert!(
        (quiet.correlation - expected).abs() < 0.05,
        "{}, expected {expected}",
        quiet.correlation
    );
    assert!(quiet.blocks.len() * 2 > quiet.all_blocks, "{quiet:?}");
    assert_eq!(estimate(&quiet), None);
    let text = text(&movie);
    assert!(
        text.contains("neighbouring pixels of the quiet regions change together"),
        "{text}"
    );
}
