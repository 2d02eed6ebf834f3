//! A frame and its model: background and the light of all emitters.

use std::collections::BTreeMap;

use pulp::{Arch, NullaryFnOnce};

use crate::background::Background;
use crate::cells::Cells;
use crate::changes::Changes;
use crate::images::Images;
use crate::lanes::LANES;
use crate::psf::{Psf, WINDOW, shares};

/// The least light of an emitter, photoelectrons.
pub(crate) const LEAST_PHOTONS: f64 = 1.0;

/// Distances in widths of the PSF.
pub(crate) mod reach {
    /// An emitter and its nearest neighbour are fitted together if they are nearer.
    pub const PARTNER: f64 = 3.1;
    /// Emitters that are nearer share a group, and are not fitted at once.
    pub const GROUP: f64 = 4.0;
    /// A change is felt by emitters that are nearer.
    pub const FELT: f64 = 5.0;
    /// The side of a cell.
    pub const CELL: f64 = 5.1;
}

/// The work that is due again for an emitter, because something near it has changed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Due {
    pub fit: bool,
    pub split: bool,
    pub removal: bool,
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
    /// Its values when its neighbours were told last.
    told: [f64; 4],
    pub due: Due,
    /// The gain of the log-likelihood that it brings.
    pub gain: f32,
}

impl Source {
    fn values(&self) -> [f64; 4] {
        [self.x, self.y, self.z, self.photons]
    }

    /// The square of the distance to a place, pixels.
    pub fn distance_squared(&self, [x, y]: [f64; 2]) -> f64 {
        (self.x - x).powi(2) + (self.y - y).powi(2)
    }

    pub fn place(&self) -> [f64; 2] {
        [self.x, self.y]
    }
}

/// Light that is added to the means.
struct AddLight<'a> {
    images: &'a mut Images,
    psf: &'a Psf,
    source: &'a Source,
    sign: f32,
}

impl NullaryFnOnce for AddLight<'_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        self.images.draw(self.psf, self.source, self.sign);
    }
}

impl Images {
    /// Adds a multiple of the light of an emitter to the means.
    pub fn add_light(&mut self, psf: &Psf, source: &Source, sign: f32) {
        let images = self;
        Arch::new().dispatch(AddLight {
            images,
            psf,
            source,
            sign,
        });
    }

    #[inline(always)]
    fn draw(&mut self, psf: &Psf, source: &Source, sign: f32) {
        let (side, len) = (psf.side(), psf.padded_side());
        let (left, top) = (psf.first(source.x), psf.first(source.y));
        let [wide, high] = psf.widths(source.z);
        let (mut u, mut v) = ([0.0; WINDOW], [0.0; WINDOW]);
        shares(source.x, wide, left, side, &mut u[..len]);
        shares(source.y, high, top, side, &mut v[..len]);
        let photons = sign * source.photons as f32;
        for (j, v) in v[..side].iter().enumerate() {
            let begin = self.index(left, top + j as i32);
            let light = photons * v;
            let row = self.means[begin..begin + len].chunks_exact_mut(LANES);
            for (means, u) in row.zip(u.chunks_exact(LANES)) {
                for lane in 0..LANES {
                    means[lane] += light * u[lane];
                }
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
    next_id: u32,
    /// Pixels, by row and column, where an emitter was tried and refused, with its gain. Nothing near has
    /// changed since.
    pub refused: BTreeMap<(usize, usize), f32>,
    /// The tiles in which something has changed since the last search for candidates.
    pub changes: Changes,
    /// Movements below are not told to neighbours, pixels.
    pub still: f64,
}

impl Model {
    /// Begins with a new frame, whose values and variances are filled, and without emitters. A change is
    /// felt by candidates that are nearer than `around` pixels.
    pub fn begin(&mut self, still: f64, around: usize) {
        self.sources.clear();
        self.refused.clear();
        self.next_id = 0;
        self.changes
            .begin([self.images.width, self.images.height], around);
        self.still = still;
    }

    /// Draws the means from background and emitters, which ends the drift of rounding.
    pub fn redraw(&mut self, psf: &Psf) {
        let images = &mut self.images;
        for y in 0..images.height {
            let row = images.row(y);
            let background = self.background.row(y);
            let variances = &images.variances[row.clone()];
            for ((mean, b), v) in images.means[row].iter_mut().zip(background).zip(variances) {
                *mean = *b + *v;
            }
        }
        for source in &self.sources {
            self.images.add_light(psf, source, 1.0);
        }
    }

    /// Sorts the emitters by their place.
    pub fn sort(&mut self, psf: &Psf) {
        let mut cells = std::mem::take(&mut self.cells);
        let places = self.sources.iter().map(Source::place);
        cells.fill(
            reach::CELL * psf.sigma,
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

    /// Gives an emitter new values. Its light follows, and its neighbours are told if it has moved. It
    /// is due for a fit again itself unless it `was_fitted`.
    pub fn set(&mut self, psf: &Psf, i: usize, values: [f64; 4], was_fitted: bool) {
        let old = self.sources[i];
        self.images.add_light(psf, &old, -1.0);
        let source = &mut self.sources[i];
        [source.x, source.y, source.z, source.photons] = values;
        source.x = source.x.clamp(-0.5, self.images.width as f64 - 0.5);
        source.y = source.y.clamp(-0.5, self.images.height as f64 - 0.5);
        source.z = source.z.clamp(psf.depth[0], psf.depth[1]);
        source.photons = source.photons.max(LEAST_PHOTONS);
        let new = *source;
        self.images.add_light(psf, &new, 1.0);
        let [x, y, z, photons] = old.told;
        // Depths count by the change of the widths.
        let widths = [psf.widths(z), psf.widths(new.z)];
        let widened = (widths[1][0] - widths[0][0]).abs() + (widths[1][1] - widths[0][1]).abs();
        let brightened = (new.photons - photons).abs() / new.photons.max(photons).max(50.0);
        let moved = (new.x - x).abs() + (new.y - y).abs() + widened + 1.5 * psf.sigma * brightened;
        if moved > self.still {
            self.sources[i].told = new.values();
            self.tell(psf, new.place(), was_fitted.then_some(new.id));
        }
    }

    /// Adds an emitter. Its neighbours are told when the emitters are sorted: call
    /// [`Model::tell`] then.
    pub fn add(&mut self, psf: &Psf, values: [f64; 4]) -> Source {
        let [x, y, z, photons] = values;
        let mut source = Source {
            id: self.next_id,
            x: x.clamp(-0.5, self.images.width as f64 - 0.5),
            y: y.clamp(-0.5, self.images.height as f64 - 0.5),
            z: z.clamp(psf.depth[0], psf.depth[1]),
            photons: photons.max(LEAST_PHOTONS),
            told: [0.0; 4],
            due: Due {
                fit: true,
                split: true,
                removal: true,
            },
            gain: 0.0,
        };
        source.told = source.values();
        self.next_id += 1;
        self.images.add_light(psf, &source, 1.0);
        self.sources.push(source);
        source
    }

    /// Tells all emitters near a place that something has changed there; `fitted` needs no fit.
    pub fn tell(&mut self, psf: &Psf, place: [f64; 2], fitted: Option<u32>) {
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
                source.due.fit |= Some(source.id) != fitted;
                source.due.split = true;
                source.due.removal = true;
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
