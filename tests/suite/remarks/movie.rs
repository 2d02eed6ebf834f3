//! Simulated movies with one fault or two, and the remarks of their runs.

use std::ops::Range;

use gaussmle::gaussian::pixel_fractions;
use gaussmle::simulate::{expose, to_u16};
use gaussmle::{Astigmatism, Backend, Camera, CancelToken, Fitter, LocalizationTable, Model};
use gaussmle_detect::{Detection, Detector, SearchCounts};
use gaussmle_io::movie::{FileError, Movie, PixelType, Pixels, Shape};
use gaussmle_smlm::PValueSummary;
use gaussmle_smlm::localize::{Finder, Localize, RunCounts};
use gaussmle_smlm::remarks::{Evidence, Remark};
use ndarray::Array2;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::StandardNormal;

pub const PIXEL_UM: f64 = 0.1;
pub const SIGMA_PX: f64 = 1.3;
pub const SIDE: usize = 64;

/// Light of a spot beyond a round Gaussian.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape2d {
    Gaussian,
    /// A part of the light has 2.5 times the width.
    Tails(f64),
    /// The width along x is larger by a factor.
    Elongated(f64),
    /// The diffraction pattern of a round aperture of 1.2 at a wavelength of 0.67 um.
    Airy,
    /// Each spot has a height of -0.5 to 0.5 um, between foci of x and y that are 0.44 um apart.
    Astigmatic,
}

/// A movie as the camera sees it.
#[derive(Clone, Debug)]
pub struct Scene {
    pub seed: u64,
    pub frames: usize,
    pub spots: f64,
    /// The least distance of two spots, pixels.
    pub apart: f64,
    pub photons: f64,
    pub background: f64,
    /// The slope of the background along x, photons a pixel and pixel.
    pub slope: f64,
    pub sigma_px: f64,
    pub shape: Shape2d,
    /// The rms displacement along an axis during a frame, pixels.
    pub motion_px: f64,
    pub camera: Camera,
    /// The highest value of the camera, ADU.
    pub ceiling: f64,
    /// The part of the pixels that are hot.
    pub hot: f64,
}

impl Scene {
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            frames: 30,
            spots: 4.0,
            apart: 16.0,
            photons: 1000.0,
            background: 10.0,
            slope: 0.0,
            sigma_px: SIGMA_PX,
            shape: Shape2d::Gaussian,
            motion_px: 0.0,
            camera: Camera::ideal(PIXEL_UM),
            ceiling: 65_535.0,
            hot: 0.0,
        }
    }

    /// The frames, one after the other.
    pub fn expose(&self) -> Frames {
        let mut rng = StdRng::seed_from_u64(self.seed);
        let hot = self.hot_light(&mut rng);
        let mut pixels = Vec::with_capacity(self.frames * SIDE * SIDE);
        for _ in 0..self.frames {
            let smooth = |i: usize| self.background + self.slope * (i % SIDE) as f64;
            let hot = hot.iter().enumerate();
            let mut mean: Vec<f64> = hot.map(|(i, hot)| hot + smooth(i)).collect();
            for place in self.places(&mut rng) {
                // Brightness varies by a factor of two.
                let photons = self.photons * rng.random_range(0.7..1.4);
                self.add_spot(place, photons, &mut mean, &mut rng);
            }
            for (i, mean) in mean.iter().enumerate() {
                let adu = expose(&self.camera, *mean, (i % SIDE, i / SIDE), &mut rng);
                pixels.push(to_u16(adu.min(self.ceiling)));
            }
        }
        Frames {
            pixels,
            frames: self.frames,
        }
    }

    /// The light that the hot pixels add, in the order of the pixels of a frame.
    fn hot_light(&self, rng: &mut StdRng) -> Vec<f64> {
        let light = |_| match rng.random_bool(self.hot) {
            true => rng.random_range(3.0..30.0) * self.background.max(5.0),
            false => 0.0,
        };
        (0..SIDE * SIDE).map(light).collect()
    }

    /// The hot pixels, `[row][column]`.
    pub fn hot_pixels(&self) -> Array2<bool> {
        let light = self.hot_light(&mut StdRng::seed_from_u64(self.seed));
        Array2::from_shape_fn((SIDE, SIDE), |(y, x)| light[y * SIDE + x] > 0.0)
    }

    /// The places of the spots of a frame.
    fn places(&self, rng: &mut StdRng) -> Vec<[f64; 2]> {
        let number = (self.spots + rng.random_range(-0.5..0.5)).round() as usize;
        let mut places: Vec<[f64; 2]> = Vec::new();
        for _ in 0..20 * number {
            let place = [0, 1].map(|_| rng.random_range(0.0..SIDE as f64 - 1.0));
            let is_apart =
                |other: &[f64; 2]| (place[0] - other[0]).hypot(place[1] - other[1]) >= self.apart;
            if places.len() < number && places.iter().all(is_apart) {
                places.push(place);
            }
        }
        places
    }

    fn add_spot(&self, place: [f64; 2], photons: f64, mean: &mut [f64], rng: &mut StdRng) {
        let steps = if self.motion_px > 0.0 { 12 } else { 1 };
        let mut centre = place;
        let z_um: f64 = match self.shape {
            Shape2d::Astigmatic => rng.random_range(-0.5..0.5),
            _ => 0.0,
        };
        for _ in 0..steps {
            let light = photons / steps as f64;
            match self.shape {
                Shape2d::Gaussian => add(mean, centre, [self.sigma_px; 2], light),
                Shape2d::Tails(part) => {
                    add(mean, centre, [self.sigma_px; 2], (1.0 - part) * light);
                    add(mean, centre, [2.5 * self.sigma_px; 2], part * light);
                }
                Shape2d::Elongated(factor) => {
                    add(mean, centre, [factor * self.sigma_px, self.sigma_px], light);
                }
                Shape2d::Airy => add_airy(mean, centre, light),
                Shape2d::Astigmatic => {
                    let (x, y) = astigmatic_curve(self.sigma_px * PIXEL_UM).widths_um(z_um);
                    add(mean, centre, [x, y].map(|um| um / PIXEL_UM), light);
                }
            }
            for axis in &mut centre {
                let step: f64 = rng.sample(StandardNormal);
                *axis += step * self.motion_px / f64::from(steps).sqrt();
            }
        }
    }
}

/// The curve of [`Shape2d::Astigmatic`], for a width in focus.
pub fn astigmatic_curve(sigma_um: f64) -> Astigmatism {
    Astigmatism::from_numbers([sigma_um, sigma_um, 0.0, 0.0, 0.0, 0.0, 0.22, 0.42])
}

/// Adds a Gaussian to a frame.
fn add(mean: &mut [f64], centre: [f64; 2], widths: [f64; 2], photons: f64) {
    let [u, v] = [0, 1].map(|axis| pixel_fractions(SIDE, centre[axis], widths[axis]));
    for (row, v) in mean.chunks_exact_mut(SIDE).zip(v) {
        for (mean, u) in row.iter_mut().zip(&u) {
            *mean += photons * u * v;
        }
    }
}

/// Adds the light of an aperture to a frame. Each pixel is the mean of 3x3 places.
fn add_airy(mean: &mut [f64], centre: [f64; 2], photons: f64) {
    const APERTURE: f64 = 1.2;
    const WAVELENGTH_UM: f64 = 0.67;
    const PLACES: [f64; 3] = [-1.0 / 3.0, 0.0, 1.0 / 3.0];
    let wave_number = std::f64::consts::TAU * APERTURE / WAVELENGTH_UM * PIXEL_UM;
    // The integral over the plane is 1.
    let peak = wave_number * wave_number / (4.0 * std::f64::consts::PI);
    for (i, mean) in mean.iter_mut().enumerate() {
        let [x, y] = [i % SIDE, i / SIDE].map(|place| place as f64);
        for (dx, dy) in PLACES.iter().flat_map(|dx| PLACES.map(|dy| (dx, dy))) {
            let radius = (x + dx - centre[0]).hypot(y + dy - centre[1]);
            let v = (wave_number * radius).max(1e-6);
            *mean += photons / 9.0 * peak * (2.0 * libm::j1(v) / v).powi(2);
        }
    }
}

/// A movie in memory.
#[derive(Debug)]
pub struct Frames {
    pub pixels: Vec<u16>,
    pub frames: usize,
}

impl Movie for Frames {
    fn shape(&self) -> Shape {
        Shape {
            frames: self.frames,
            height: SIDE,
            width: SIDE,
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
        let area = SIDE * SIDE;
        *into = Pixels::U16(self.pixels[frames.start * area..frames.end * area].to_vec());
        Ok(())
    }
}

/// The outcome of a run.
pub struct Run {
    pub remarks: Vec<Remark>,
    pub counts: RunCounts,
    pub table: LocalizationTable,
}

/// Localizes a movie with the options that a user gives.
pub fn localize(movie: &dyn Movie, camera: &Camera, model: Model, sigma_px: f64) -> Run {
    let detection = Detection::new(sigma_px * PIXEL_UM);
    localize_detected(movie, camera, model, &detection)
}

/// Localizes the spots that a detection finds.
pub fn localize_detected(
    movie: &dyn Movie,
    camera: &Camera,
    model: Model,
    detection: &Detection,
) -> Run {
    let Shape {
        frames,
        height,
        width,
    } = movie.shape();
    let detector = Detector::new(detection, camera, width, height).expect("valid");
    let finder = Finder::from(detector);
    let fitter = Fitter::builder(model.clone(), camera.clone())
        .backend(Backend::Cpu)
        .build()
        .expect("valid");
    let localize = Localize {
        movie,
        finder: &finder,
        fitter: &fitter,
    };
    let mut evidence = Evidence::default();
    let mut p_values = PValueSummary::default();
    let mut search = SearchCounts::default();
    let mut table = LocalizationTable::empty(model, PIXEL_UM.into());
    localize
        .run_searched(0..frames, &CancelToken::default(), |searched, fits| {
            let rows = fits.table_from(table.len() as u64);
            p_values.add(&rows);
            searched.add_to(&mut evidence, &fits);
            search += searched.counts();
            table.append(&rows).expect("the same columns");
            Ok(())
        })
        .expect("fits");
    Run {
        remarks: evidence.remarks(&p_values),
        counts: RunCounts::new(Some(search), &evidence),
        table,
    }
}

/// The same movie in f32, with a NaN at every 97th pixel of the sensor.
#[derive(Debug)]
pub struct WithNan(pub Frames);

impl Movie for WithNan {
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
        let area = SIDE * SIDE;
        let pixels = &self.0.pixels[frames.start * area..frames.end * area];
        let value = |(i, &pixel): (usize, &u16)| match (i % area) % 97 {
            0 => f32::NAN,
            _ => pixel.into(),
        };
        *into = Pixels::F32(pixels.iter().enumerate().map(value).collect());
        Ok(())
    }
}
