//! A frame and its model: background and the light of all emitters.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::background::Background;
use crate::cells::Cells;
use crate::changes::Changes;
use crate::images::Images;
use crate::lanes::{LANES, Lanes, Work, padded, run};
use crate::psf::{FACTORS, Psf, factors};

/// The least light of an emitter, photoelectrons.
pub(crate) const LEAST_PHOTONS: f64 = 1.0;

/// Distances in widths of the PSF.
pub(crate) mod reach {
    /// An emitter and its nearest neighbour are fitted together if they are nearer.
    pub const PARTNER: f64 = 3.1;
    /// Emitters that are nearer share a group.
    pub const GROUP: f64 = 4.0;
    /// A change is felt by emitters that are nearer. Two share light if they are nearer in their own widths.
    pub const FELT: f64 = 5.0;
    /// The side of a cell, largest widths that fits take.
    pub const CELL: f64 = 5.1;
}

/// The work that is due again for an emitter, because something near it has changed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Due {
    pub fit: bool,
    pub split: bool,
    pub removal: bool,
}

impl Due {
    /// All work.
    pub const ALL: Self = Self {
        fit: true,
        split: true,
        removal: true,
    };
}

/// An emitter of the model.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source {
    /// Its number in the frame. Numbers grow.
    pub id: u32,
    /// The place, pixels.
    pub x: f64,
    pub y: f64,
    /// The depth, um.
    pub z: f64,
    /// Photoelectrons, divided by the excess-noise factor.
    pub photons: f64,
    pub due: Due,
    /// The gain of the log-likelihood that it brings; not a number if that is unknown.
    pub gain: f32,
    /// The square of its larger width, pixels.
    width_squared: f64,
}

impl Source {
    pub fn values(&self) -> [f64; 4] {
        [self.x, self.y, self.z, self.photons]
    }

    /// The square of the distance to a place, pixels.
    pub fn distance_squared(&self, [x, y]: [f64; 2]) -> f64 {
        (self.x - x).powi(2) + (self.y - y).powi(2)
    }

    pub fn place(&self) -> [f64; 2] {
        [self.x, self.y]
    }

    /// True if the light of another is on pixels of its own.
    pub fn shares_light(&self, other: &Self) -> bool {
        let width_squared = 0.5 * (self.width_squared + other.width_squared);
        self.distance_squared(other.place()) <= reach::FELT.powi(2) * width_squared
    }
}

/// The factors of the pixels around an emitter: see [`factors`].
#[derive(Clone, Copy)]
pub(crate) struct Profile<'a> {
    /// The first pixel of the window.
    pub left: i32,
    pub top: i32,
    pub across: &'a [f32],
    pub down: &'a [f32],
    /// Those along x, with as many other numbers before them as a window has.
    pub around: &'a [f32],
}

/// The factors of a new place.
struct Factors<'a> {
    psf: &'a Psf,
    source: &'a Source,
    out: &'a mut [f32],
}

impl Work for Factors<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) {
        let Self { psf, source, out } = self;
        let (side, [wide, high]) = (psf.side(), psf.widths(source.z));
        let (across, down) = out.split_at_mut(out.len() / 2);
        factors(l, source.x, wide, psf.first(source.x), side, across);
        factors(l, source.y, high, psf.first(source.y), side, down);
    }
}

/// The means without emitters.
struct Draw<'a> {
    background: &'a Background,
    images: &'a mut Images,
}

impl Work for Draw<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) {
        self.background.draw(l, self.images);
    }
}

/// Light that is added to the means.
struct AddLight<'a> {
    images: &'a mut Images,
    profile: Profile<'a>,
    side: usize,
    photons: f32,
}

impl Work for AddLight<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) {
        let Self {
            images,
            profile,
            side,
            photons,
        } = self;
        let len = padded(side);
        images.change(profile.top, side);
        for block in (0..len).step_by(LANES) {
            let columns = l.mul(l.splat(photons), l.load(profile.across, block));
            let mut at = images.index(profile.left, profile.top) + block;
            for v in &profile.down[..side] {
                let means = l.load(&images.means, at);
                l.store(
                    &mut images.means,
                    at,
                    l.add_product(means, l.splat(*v), columns),
                );
                at += images.stride;
            }
        }
    }
}

/// A frame and its model.
#[derive(Debug, Default)]
pub(crate) struct Model {
    pub images: Images,
    pub background: Background,
    pub sources: Vec<Source>,
    pub cells: Cells,
    /// The factors of each emitter, along x and then along y, with a window before the first.
    profiles: Vec<f32>,
    next_id: u32,
    /// Pixels, by row and column, where an emitter was tried and refused, with its gain. Nothing near has
    /// changed since.
    pub refused: BTreeMap<(usize, usize), f32>,
    /// The tiles in which something has changed since the last search for candidates.
    pub changes: Changes,
}

/// The factors of an emitter, along both axes.
fn profile_len(psf: &Psf) -> usize {
    2 * FACTORS * psf.padded_side()
}

/// The place of an emitter's factors.
#[inline(always)]
fn place_of_profile(psf: &Psf, i: usize) -> Range<usize> {
    let (each, first) = (profile_len(psf), psf.padded_side());
    first + i * each..first + (i + 1) * each
}

impl Model {
    /// Begins with a new frame, whose values and variances are filled, and without emitters. A change is
    /// felt by candidates that are nearer than `around` pixels.
    pub fn begin(&mut self, around: usize) {
        self.sources.clear();
        self.profiles.clear();
        self.refused.clear();
        self.next_id = 0;
        self.changes
            .begin([self.images.width, self.images.height], around);
    }

    /// Draws the means from background and emitters.
    pub fn redraw(&mut self, psf: &Psf) {
        let images = &mut self.images;
        images.change(0, images.height);
        run(Draw {
            background: &self.background,
            images,
        });
        for i in 0..self.sources.len() {
            self.add_light(psf, i, 1.0);
        }
    }

    /// Sorts the emitters by their place.
    pub fn sort(&mut self, psf: &Psf) {
        let mut cells = std::mem::take(&mut self.cells);
        let places = self.sources.iter().map(Source::place);
        cells.fill(
            reach::CELL * psf.widest_fitted,
            [self.images.width, self.images.height],
            places,
        );
        self.cells = cells;
    }

    /// The nearest emitter within `most` pixels, but not the one of index `but`.
    pub fn nearest(&self, place: [f64; 2], most: f64, but: Option<usize>) -> Option<usize> {
        let others = self.cells.near(place).filter(|&i| Some(i) != but);
        let near = others.filter_map(|i| {
            let square = self.sources[i].distance_squared(place);
            (square <= most * most).then_some((square, self.sources[i].id, i))
        });
        let least = near.min_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        least.map(|(_, _, i)| i)
    }

    /// The light of the emitters within `most` pixels, but that of the one of index `but`.
    pub fn light_around(&self, place: [f64; 2], most: f64, but: Option<usize>) -> f64 {
        let others = self.cells.near(place).filter(|&i| Some(i) != but);
        let near = others.map(|i| &self.sources[i]);
        let near = near.filter(|source| source.distance_squared(place) <= most * most);
        near.map(|source| source.photons).sum()
    }

    /// The factors of an emitter.
    #[inline(always)]
    pub fn profile(&self, psf: &Psf, i: usize) -> Profile<'_> {
        profile(psf, &self.sources[i], &self.profiles, i)
    }

    /// Adds a multiple of the light of an emitter to the means.
    fn add_light(&mut self, psf: &Psf, i: usize, sign: f32) {
        let source = &self.sources[i];
        run(AddLight {
            images: &mut self.images,
            profile: profile(psf, source, &self.profiles, i),
            side: psf.side(),
            photons: sign * source.photons as f32,
        });
    }

    /// Computes the factors of an emitter.
    fn fill_profile(&mut self, psf: &Psf, i: usize) {
        let all = place_of_profile(psf, self.sources.len()).start;
        self.profiles.resize(all, 0.0);
        run(Factors {
            psf,
            source: &self.sources[i],
            out: &mut self.profiles[place_of_profile(psf, i)],
        });
    }

    /// Makes values those of an emitter: within their limits. Its light does not follow.
    pub fn assign(&mut self, psf: &Psf, i: usize, [x, y, z, photons]: [f64; 4]) {
        let source = &mut self.sources[i];
        source.x = x.clamp(-0.5, self.images.width as f64 - 0.5);
        source.y = y.clamp(-0.5, self.images.height as f64 - 0.5);
        source.z = z.clamp(psf.fitted_depth[0], psf.fitted_depth[1]);
        source.photons = photons.max(LEAST_PHOTONS);
        let [wide, high] = psf.widths(source.z);
        source.width_squared = wide.max(high).powi(2);
        self.fill_profile(psf, i);
    }

    /// Gives an emitter new values. Its light follows.
    pub fn set(&mut self, psf: &Psf, i: usize, values: [f64; 4]) {
        self.add_light(psf, i, -1.0);
        self.assign(psf, i, values);
        self.add_light(psf, i, 1.0);
    }

    /// Adds an emitter that brings a gain. Its neighbours are told when the emitters are sorted: call
    /// [`Model::tell`] then.
    pub fn add(&mut self, psf: &Psf, values: [f64; 4], gain: f32) {
        let i = self.sources.len();
        self.sources.push(Source {
            id: self.next_id,
            x: 0.0,
            y: 0.0,
            z: 0.0,
            photons: 0.0,
            due: Due::ALL,
            gain,
            width_squared: 0.0,
        });
        self.next_id += 1;
        self.assign(psf, i, values);
        self.add_light(psf, i, 1.0);
    }

    /// Takes emitters away. `gone` are their indices, in order.
    pub fn remove(&mut self, psf: &Psf, gone: &[usize]) {
        let mut kept = 0;
        for i in 0..self.sources.len() {
            if gone.binary_search(&i).is_ok() {
                self.add_light(psf, i, -1.0);
                continue;
            }
            self.sources[kept] = self.sources[i];
            self.profiles
                .copy_within(place_of_profile(psf, i), place_of_profile(psf, kept).start);
            kept += 1;
        }
        self.sources.truncate(kept);
        self.sort(psf);
    }

    /// Tells all emitters near a place that something has changed there. `came` is an emitter that is new
    /// there, or -- of no number -- one that went: the gains of the others are unknown then.
    pub fn tell(&mut self, psf: &Psf, place: [f64; 2], came: Option<u32>) {
        self.changes.mark(place);
        let felt = (reach::FELT * psf.sigma).powi(2);
        let Self {
            cells,
            sources,
            refused,
            ..
        } = self;
        for i in cells.near(place) {
            let source = &mut sources[i];
            if source.distance_squared(place) <= felt {
                source.due = Due::ALL;
                if came.is_some_and(|id| id != source.id) {
                    source.gain = f32::NAN;
                }
            }
        }
        let far = reach::FELT * psf.sigma;
        let [x, y] = place;
        let rows = ((y - far).max(0.0) as usize, 0)..=((y + far).max(0.0) as usize, usize::MAX);
        let near = refused.range(rows).map(|(at, _)| *at);
        let is_near = |(row, column): &(usize, usize)| {
            (*row as f64 - y).powi(2) + (*column as f64 - x).powi(2) <= felt
        };
        let near: Vec<(usize, usize)> = near.filter(is_near).collect();
        for at in near {
            refused.remove(&at);
        }
    }
}

/// The factors of an emitter, of the profiles of all.
#[inline(always)]
fn profile<'a>(psf: &Psf, source: &Source, profiles: &'a [f32], i: usize) -> Profile<'a> {
    let (each, window) = (profile_len(psf) / 2, psf.padded_side());
    let first = place_of_profile(psf, i).start;
    Profile {
        left: psf.first(source.x),
        top: psf.first(source.y),
        across: &profiles[first..first + each],
        down: &profiles[first + each..first + 2 * each],
        around: &profiles[first - window..first + each],
    }
}

/// Frames of emitters for tests.
#[cfg(test)]
pub(crate) mod dense {
    use gaussmle::Model as Fitted;

    use super::Model;
    use crate::lanes::LANES;
    use crate::psf::Psf;

    /// The side of a frame, pixels.
    pub const SIDE: usize = 64;

    /// A Gaussian of 1.3 pixels.
    pub fn xynb() -> Psf {
        Psf::new(&Fitted::xynb(0.13), 0.1.into(), [0.0; 2]).expect("a width")
    }

    /// Emitters of 1000 photons on a background of 20, one in so many pixels, at the places of a generator
    /// of numbers. The values are those of the background alone.
    pub fn model_of(psf: &Psf, pixels: usize) -> Model {
        let mut model = Model::default();
        model.images.reserve([SIDE; 2], LANES + psf.padded_side());
        for y in 0..SIDE {
            let row = model.images.row(y);
            model.images.values[row.clone()].fill(20.0);
            model.images.variances[row].fill(0.0);
        }
        model.begin(8);
        model.background.begin(&mut model.images, psf);
        model.redraw(psf);
        let mut state = 1u32;
        let mut uniform = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            f64::from(state >> 8) / f64::from(1 << 24)
        };
        for _ in 0..SIDE * SIDE / pixels {
            let [x, y, z] = [(); 3].map(|()| uniform());
            let z = psf.depth[0] + z * (psf.depth[1] - psf.depth[0]);
            let place = [x, y].map(|at| at * SIDE as f64 - 0.5);
            model.add(psf, [place[0], place[1], z, 1000.0], f32::NAN);
        }
        model.sort(psf);
        model
    }
}
