//! A part of a frame that is filtered at once, small enough for the cache of a processor.

use std::ops::Range;

use pulp::bytemuck::{self, Pod};

use super::lanes::{Lanes, MAX_ROW};
use super::smooth::{ROOM, Radii, Weights, across_rows, along_row};

/// Columns of a tile: the rows of a filter's window fit in the first cache.
const COLUMNS: usize = 512;

/// Rows of a tile. The filter reads more of them above and below.
const ROWS: usize = 64;

/// Bytes of a cache line.
const LINE: usize = 64;

/// Memory that is reused for vectors of any type.
#[derive(Debug, Default)]
pub(super) struct Buffer(Vec<u64>);

impl Buffer {
    /// Memory for this number of values, with their last content, from the start of a cache line.
    #[inline(always)]
    pub fn get<T: Pod>(&mut self, length: usize) -> &mut [T] {
        let words = (length * size_of::<T>()).div_ceil(size_of::<u64>());
        let needed = words + LINE / size_of::<u64>();
        if self.0.len() < needed {
            self.0.resize(needed, 0);
        }
        let first = self.0.as_ptr().align_offset(LINE);
        let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut self.0[first..first + words]);
        bytemuck::cast_slice_mut(&mut bytes[..length * size_of::<T>()])
    }
}

impl Buffer {
    /// The last content.
    pub fn last<T: Pod>(&self, length: usize) -> &[T] {
        let first = self.0.as_ptr().align_offset(LINE);
        let bytes: &[u8] = bytemuck::cast_slice(&self.0[first..]);
        bytemuck::cast_slice(&bytes[..length * size_of::<T>()])
    }
}

/// The buffers of a tile.
#[derive(Debug, Default)]
pub(super) struct TileBuffers {
    source: Buffer,
    spot: Buffer,
    surround: Buffer,
    filtered: Buffer,
    thresholds: Buffer,
    /// Vectors with results above their thresholds.
    pub hits: Vec<Hit>,
}

/// The values of the pixels.
pub(super) trait Input<T> {
    /// Writes the values of a row of the frame from a column on.
    fn load(&self, x: usize, y: usize, out: &mut [T]);
}

/// What the filter needs besides.
pub(super) trait FilterInput<T>: Input<T> {
    /// Writes the thresholds of a row, unless they are those of the row above.
    fn set_thresholds(&self, y: usize, out: &mut [T]);

    /// The scales of a pixel and of those to its right, if the camera has maps.
    fn scales(&self, x: usize, y: usize) -> Option<[&[T]; 2]>;

    /// The largest difference of two results that may be in the other order.
    fn slack(&self) -> T;
}

/// A filtered tile.
#[derive(Clone, Copy)]
pub(super) struct Filtered<'a, L: Lanes> {
    plane: &'a [L::Element],
    stride: usize,
    x: usize,
    y: usize,
}

impl<L: Lanes> Filtered<'_, L> {
    /// The value at a pixel of the tile, or of one beside it.
    #[inline(always)]
    pub fn at(self, x: usize, y: usize) -> L::Element {
        self.plane[(y + 1 - self.y) * self.stride + L::LANES + x - self.x]
    }
}

/// A vector of the filtered tile with results above their thresholds, or with maxima.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit {
    pub row: usize,
    /// The first column.
    pub column: usize,
    /// One bit for each column, from the lowest bit on.
    pub above: u32,
}

/// The pixels of a tile, which become spots or not, and those around it that the decision needs.
#[derive(Clone, Debug)]
pub(super) struct Tile {
    pub columns: Range<usize>,
    pub rows: Range<usize>,
    /// The filtered pixels: neighbours included.
    pub filtered_columns: Range<usize>,
    pub filtered_rows: Range<usize>,
    width: usize,
    height: usize,
}

/// The tiles of a frame, row by row.
pub(super) fn tiles(width: usize, height: usize) -> impl Iterator<Item = Tile> {
    let columns = split(width, COLUMNS);
    let rows = split(height, ROWS);
    rows.flat_map(move |rows| {
        columns.clone().map(move |columns| Tile {
            filtered_columns: columns.start.saturating_sub(1)..(columns.end + 1).min(width),
            filtered_rows: rows.start.saturating_sub(1)..(rows.end + 1).min(height),
            columns,
            rows: rows.clone(),
            width,
            height,
        })
    })
}

/// Splits a side in equal parts of at most `max` pixels.
fn split(side: usize, max: usize) -> impl Iterator<Item = Range<usize>> + Clone {
    let parts = side.div_ceil(max);
    let part = side.div_ceil(parts);
    (0..parts).map(move |i| i * part..((i + 1) * part).min(side))
}

impl Tile {
    /// The pixels that the filter reads.
    pub fn source(&self, radius: usize) -> [Range<usize>; 2] {
        let grow = |range: &Range<usize>, side: usize| {
            range.start.saturating_sub(radius)..(range.end + radius).min(side)
        };
        [
            grow(&self.filtered_columns, self.width),
            grow(&self.filtered_rows, self.height),
        ]
    }

    /// The length of a row of the filtered plane, in elements: a vector is added on each side.
    fn stride<L: Lanes>(&self) -> usize {
        self.filtered_columns.len().next_multiple_of(L::LANES) + 2 * L::LANES
    }

    /// The elements of the filtered plane: a row is added above and below, and one for pairs.
    fn plane<L: Lanes>(&self) -> usize {
        (self.filtered_rows.len() + 3) * self.stride::<L>()
    }

    /// The filtered plane.
    pub fn filtered<'b, L: Lanes>(&self, _: L, buffers: &'b TileBuffers) -> Filtered<'b, L> {
        Filtered {
            plane: buffers.filtered.last(self.plane::<L>()),
            stride: self.stride::<L>(),
            x: self.filtered_columns.start,
            y: self.filtered_rows.start,
        }
    }

    /// Filters the tile, and finds the pixels above their thresholds that may be peaks.
    #[inline(always)]
    pub fn filter<L: Lanes, R: Radii>(
        &self,
        (lanes, radii): (L, R),
        weights: &Weights<L::Vector>,
        buffers: &mut TileBuffers,
        input: &impl FilterInput<L::Element>,
    ) {
        let radius = radii.surround();
        let length = (self.filtered_columns.len() + 2 * radius).div_ceil(L::LANES);
        assert!(length * L::LANES <= MAX_ROW);
        let rows = self.filtered_rows.len().next_multiple_of(2);
        let source: &mut [L::Vector] = buffers.source.get((rows + 2 * radius) * L::ROW);
        self.fill_source::<L>(radius, source, input);
        let source = L::rows(source);

        let room = ROOM / L::LANES;
        let spot: &mut [L::Vector] = buffers.spot.get(2 * (length + room));
        let surround: &mut [L::Vector] = buffers.surround.get(2 * (length + room));
        let stride = self.stride::<L>();
        let plane: &mut [L::Element] = buffers.filtered.get(self.plane::<L>());
        let limits: &mut [L::Element] = buffers.thresholds.get(stride);
        let hits = &mut buffers.hits;
        hits.clear();
        lanes.run(|| {
            // In registers, where there are enough.
            let weights = &weights.clone();
            for pair in (0..rows).step_by(2) {
                let [(spot_1, spot_2), (surround_1, surround_2)] =
                    [&mut *spot, &mut *surround].map(|rows| rows.split_at_mut(length + room));
                let spots = [&mut spot_1[..length], &mut spot_2[..length]];
                let surrounds = [&mut surround_1[..length], &mut surround_2[..length]];
                across_rows(lanes, radii, weights, &source[pair..], spots, surrounds);
                for (row, spot, surround) in [
                    (pair, &*spot_1, &*surround_1),
                    (pair + 1, &*spot_2, &*surround_2),
                ] {
                    let y = self.filtered_rows.start + row;
                    if y == self.filtered_rows.end {
                        break;
                    }
                    let is_inside = self.rows.contains(&y);
                    if is_inside {
                        input.set_thresholds(y, limits);
                    }
                    let smoothed = [bytemuck::cast_slice(spot), bytemuck::cast_slice(surround)];
                    let scales = input.scales(self.filtered_columns.start, y);
                    let out = &mut plane[(row + 1) * stride..][..stride];
                    for column in (0..stride - 2 * L::LANES).step_by(L::LANES) {
                        let scales = scales.map(|rows| rows.map(|row| lanes.load(&row[column..])));
                        let value = along_row(lanes, radii, weights, smoothed, column, scales);
                        lanes.store(value, &mut out[column + L::LANES..]);
                        let above = lanes.above(value, lanes.load(&limits[column..]));
                        if above != 0 && is_inside {
                            hits.push(Hit { row, column, above });
                        }
                    }
                }
            }
            self.fill_margins::<L>(plane);
            let slack = lanes.splat(input.slack());
            // A loop: a closure of `retain` would be compiled without these instructions.
            let mut kept = 0;
            for i in 0..hits.len() {
                let mut hit = hits[i];
                let first = (hit.row + 1) * stride + L::LANES + hit.column;
                let raised = lanes.add_saturating(lanes.load(&plane[first..]), slack);
                for row in [first - stride, first, first + stride] {
                    for column in [row - 1, row, row + 1] {
                        hit.above &= !lanes.above(lanes.load(&plane[column..]), raised);
                    }
                }
                hits[kept] = hit;
                kept += usize::from(hit.above != 0);
            }
            hits.truncate(kept);
        });
    }

    /// Finds the pixels of the tile that are the maximum of the box around them.
    #[inline(always)]
    pub fn find_maxima<L: Lanes>(
        &self,
        lanes: L,
        radius: usize,
        buffers: &mut TileBuffers,
        input: &impl Input<L::Element>,
    ) {
        let length = (self.filtered_columns.len() + 2 * radius).div_ceil(L::LANES);
        assert!(length * L::LANES <= MAX_ROW);
        let rows = self.filtered_rows.len();
        let source: &mut [L::Vector] = buffers.source.get((rows + 2 * radius) * L::ROW);
        self.fill_source::<L>(radius, source, input);
        let column_maxima: &mut [L::Vector] = buffers.spot.get(length + ROOM / L::LANES);
        let hits = &mut buffers.hits;
        hits.clear();
        let last = self.filtered_columns.len().next_multiple_of(L::LANES);
        lanes.run(|| {
            for row in 0..rows {
                if !self.rows.contains(&(self.filtered_rows.start + row)) {
                    continue;
                }
                let window = &L::rows(source)[row..][..2 * radius + 1];
                for (at, out) in column_maxima[..length].iter_mut().enumerate() {
                    let at = at.min(L::ROW - 1);
                    let mut max = window[0].as_ref()[at];
                    for row in &window[1..] {
                        max = lanes.max(max, row.as_ref()[at]);
                    }
                    *out = max;
                }
                let maxima: &[L::Element] = bytemuck::cast_slice(column_maxima);
                let centres: &[L::Element] = bytemuck::cast_slice(window[radius].as_ref());
                for column in (0..last).step_by(L::LANES) {
                    let around = &maxima[column..column + 2 * radius + L::LANES];
                    let mut max = lanes.load(around);
                    for shift in 1..=2 * radius {
                        max = lanes.max(max, lanes.load(&around[shift..]));
                    }
                    let centre = lanes.load(&centres[column + radius..]);
                    let above = !lanes.above(max, centre) & (u32::MAX >> (32 - L::LANES));
                    if above != 0 {
                        hits.push(Hit { row, column, above });
                    }
                }
            }
        });
    }

    /// Writes the lowest value around the filtered pixels.
    #[inline(always)]
    fn fill_margins<L: Lanes>(&self, plane: &mut [L::Element]) {
        let (rows, columns) = (self.filtered_rows.len(), self.filtered_columns.len());
        let stride = self.stride::<L>();
        plane[..stride].fill(L::LOWEST);
        plane[(rows + 1) * stride..].fill(L::LOWEST);
        for row in plane[stride..(rows + 1) * stride].chunks_exact_mut(stride) {
            row[..L::LANES].fill(L::LOWEST);
            row[L::LANES + columns..].fill(L::LOWEST);
        }
    }

    /// The pixels of a hit that are in the tile.
    #[inline(always)]
    pub fn pixels(&self, hit: Hit) -> impl Iterator<Item = (usize, usize)> {
        let first = self.filtered_columns.start + hit.column;
        let y = self.filtered_rows.start + hit.row;
        let mut above = hit.above;
        let columns = std::iter::from_fn(move || {
            let lane = above.trailing_zeros() as usize;
            above &= above.checked_sub(1)?;
            Some(first + lane)
        });
        let own = self.columns.clone();
        columns
            .filter(move |x| own.contains(x))
            .map(move |x| (x, y))
    }

    /// True if the condition holds for all neighbours of a pixel of the tile, up to eight.
    #[inline(always)]
    pub fn all_neighbours(
        &self,
        x: usize,
        y: usize,
        mut holds: impl FnMut(usize, usize) -> bool,
    ) -> bool {
        for other_y in y.saturating_sub(1)..(y + 2).min(self.height) {
            for other_x in x.saturating_sub(1)..(x + 2).min(self.width) {
                if (other_x, other_y) != (x, y) && !holds(other_x, other_y) {
                    return false;
                }
            }
        }
        true
    }

    /// Fills the rows that the filter reads. Pixels beyond the frame repeat its border.
    #[inline(always)]
    fn fill_source<L: Lanes>(
        &self,
        radius: usize,
        source: &mut [L::Vector],
        input: &impl Input<L::Element>,
    ) {
        let [columns, _] = self.source(radius);
        let left = (columns.start + radius) - self.filtered_columns.start;
        let length = self.filtered_columns.len() + 2 * radius;
        for (row, out) in source.chunks_exact_mut(L::ROW).enumerate() {
            let y = (self.filtered_rows.start + row).saturating_sub(radius);
            let out: &mut [L::Element] = bytemuck::cast_slice_mut(out);
            let (before, rest) = out[..length].split_at_mut(left);
            let (inside, after) = rest.split_at_mut(columns.len());
            input.load(columns.start, y.min(self.height - 1), inside);
            before.fill(inside[0]);
            after.fill(inside[columns.len() - 1]);
        }
    }
}
