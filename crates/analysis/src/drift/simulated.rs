//! Tables with known drift, for tests.

use gaussmle::LocalizationTable;
use gaussmle::table::{Column, Values};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, Exp, Normal, Poisson};

use super::path::Drift;

/// A table and the drift that is in it.
#[derive(Clone, Default)]
pub(super) struct Table {
    pub frame: Vec<u32>,
    pub x: Vec<f64>,
    pub y: Vec<f64>,
    pub z: Vec<f64>,
    pub std: Vec<f64>,
    pub z_std: Vec<f64>,
}

/// The places of molecules; `None`: each blink is elsewhere.
pub(super) type Places = Option<Vec<[f64; 3]>>;

/// Grids of nine places 80 nm apart, in a field of 6.4 um, each at a depth of its own.
pub(super) fn origami(seed: u64) -> Places {
    let mut random = StdRng::seed_from_u64(seed);
    let mut out = Vec::new();
    for k in 0..8 {
        let middle = [1.0 + 1.4 * f64::from(k % 4), 1.0 + 3.0 * f64::from(k / 4)];
        let turn: f64 = random.random_range(0.0..1.5);
        let depth = random.random_range(-0.2..0.2);
        for (i, j) in (0..9).map(|m| (f64::from(m % 3) - 1.0, f64::from(m / 3) - 1.0)) {
            let (sin, cos) = libm::sincos(turn);
            let x = middle[0] + 0.08 * (i * cos - j * sin);
            out.push([x, middle[1] + 0.08 * (i * sin + j * cos), depth]);
        }
    }
    Some(out)
}

impl Table {
    /// Blinks of molecules that are on for three frames on average, 2.5 rows a frame, known to 5
    /// to 15 nm, and 3 % of rows anywhere.
    pub(super) fn new(
        places: &Places,
        frames: u32,
        drift: impl Fn(f64) -> [f64; 3],
        seed: u64,
    ) -> Self {
        let mut random = StdRng::seed_from_u64(seed);
        let mut out = Self::default();
        let number: f64 = Poisson::new(2.5 / 3.0 * f64::from(frames))
            .expect("mean")
            .sample(&mut random);
        let on = Exp::new(1.0 / 3.0).expect("a rate");
        for _ in 0..number as usize {
            let place = match places {
                Some(places) => places[random.random_range(0..places.len())],
                None => std::array::from_fn(|axis| match axis {
                    2 => random.random_range(-0.2..0.2),
                    _ => random.random_range(0.7..5.7),
                }),
            };
            let start: f64 = random.random_range(0.0..f64::from(frames));
            let end: f64 = start + on.sample(&mut random);
            let std = random.random_range(0.005..0.015);
            for frame in start as u32..(end.ceil() as u32).min(frames) {
                out.push(frame, place, drift(f64::from(frame)), std, &mut random);
            }
        }
        for _ in 0..out.x.len() * 3 / 100 {
            let place = [
                random.random_range(0.3..6.1),
                random.random_range(0.3..6.1),
                0.0,
            ];
            out.push(
                random.random_range(0..frames),
                place,
                [0.0; 3],
                0.015,
                &mut random,
            );
        }
        out
    }

    /// Rows of frames, x and y, all known to 10 nm.
    pub(super) fn plain(frame: Vec<u32>, x: Vec<f64>, y: Vec<f64>) -> Self {
        let number = frame.len();
        Self {
            frame,
            x,
            y,
            z: vec![0.0; number],
            std: vec![0.01; number],
            z_std: vec![0.02; number],
        }
    }

    /// Adds a row of a molecule at a place.
    pub(super) fn push(
        &mut self,
        frame: u32,
        place: [f64; 3],
        drift: [f64; 3],
        std: f64,
        random: &mut StdRng,
    ) {
        let mut error = |std: f64| Normal::new(0.0, std).expect("a width").sample(random);
        self.frame.push(frame);
        self.x.push(place[0] + drift[0] + error(std));
        self.y.push(place[1] + drift[1] + error(std));
        self.z.push(place[2] + drift[2] + error(2.5 * std));
        self.std.push(std);
        self.z_std.push(2.5 * std);
    }

    /// The columns of some names.
    pub(super) fn table(&self, names: &[&str]) -> LocalizationTable {
        let columns = names.iter().map(|&name| Column {
            name: name.into(),
            unit: "",
            values: match name {
                "frame" => Values::U32(self.frame.clone()),
                "x" => Values::F64(self.x.clone()),
                "y" => Values::F64(self.y.clone()),
                "z" => Values::F64(self.z.clone()),
                "z_std" => Values::F64(self.z_std.clone()),
                _ => Values::F64(self.std.clone()),
            },
        });
        LocalizationTable::from_columns(columns.collect()).expect("columns of equal length")
    }

    /// The table without z.
    pub(super) fn flat(&self) -> LocalizationTable {
        self.table(&["frame", "x", "y", "x_std", "y_std"])
    }

    /// The table with z.
    pub(super) fn deep(&self) -> LocalizationTable {
        self.table(&["frame", "x", "y", "z", "x_std", "y_std", "z_std"])
    }

    /// The rows that satisfy a condition.
    pub(super) fn filter(&self, keep: impl Fn(u32) -> bool) -> Self {
        let pick = |values: &[f64]| {
            let kept = values
                .iter()
                .zip(&self.frame)
                .filter(|(_, frame)| keep(**frame));
            kept.map(|(value, _)| *value).collect()
        };
        Self {
            frame: self
                .frame
                .iter()
                .copied()
                .filter(|&frame| keep(frame))
                .collect(),
            x: pick(&self.x),
            y: pick(&self.y),
            z: pick(&self.z),
            std: pick(&self.std),
            z_std: pick(&self.z_std),
        }
    }
}

/// A drift of a few hundred nanometres.
pub(super) fn smooth(frames: f64) -> impl Fn(f64) -> [f64; 3] {
    move |t| {
        let u = std::f64::consts::PI * t / frames;
        let x = 0.15 * libm::sin(u + 0.3) - 0.06 * libm::cos(2.0 * u) + 0.03 * libm::sin(4.0 * u);
        let y = 0.12 * libm::cos(1.5 * u) + 0.04 * libm::sin(3.0 * u + 1.0);
        [x, y, 0.2 * t / frames + 0.05 * libm::sin(3.0 * u)]
    }
}

/// The difference of a path from the truth over frames, nm.
#[derive(Debug)]
pub(super) struct Judged {
    /// The rms of the error about its mean.
    pub rms: f64,
    /// The rms of the stated error.
    pub stated: f64,
    /// The share of frames within two standard deviations.
    pub within: f64,
}

/// Compares along some axes, over the frames that satisfy a condition.
pub(super) fn judge(
    drift: &Drift,
    frames: u32,
    truth: impl Fn(f64) -> [f64; 3],
    axes: &[usize],
    is_judged: impl Fn(u32) -> bool,
) -> Judged {
    let (mut squares, mut stated, mut within, mut number) = (0.0, 0.0, 0.0, 0.0);
    for &axis in axes {
        let at = |frame: u32| {
            let shift = drift.at(frame);
            let (at, std) = match axis {
                0 => (shift.x_um, shift.x_std_um),
                1 => (shift.y_um, shift.y_std_um),
                _ => (shift.z_um.expect("z"), shift.z_std_um.expect("z")),
            };
            (at - truth(f64::from(frame))[axis], std)
        };
        let mean = (0..frames).map(|frame| at(frame).0).sum::<f64>() / f64::from(frames);
        for frame in (0..frames).filter(|&frame| is_judged(frame)) {
            let (error, std) = at(frame);
            let error = error - mean;
            squares += error * error;
            stated += std * std;
            within += f64::from(u8::from(error.abs() < 2.0 * std));
            number += 1.0;
        }
    }
    let rms = |sum: f64| 1e3 * (sum / number).sqrt();
    Judged {
        rms: rms(squares),
        stated: rms(stated),
        within: within / number,
    }
}
