//! Smoothing with the two Gaussians of a kernel, in vectors.
//!
//! Every function is `inline(always)`, so it is compiled for the instructions of its caller, and
//! the loops over weights are unrolled for the most frequent widths ([`Fixed`]).

use super::lanes::Lanes;

/// The largest number of pixels to each side of the centre, for spots of 8 pixels.
pub(super) const MAX_RADIUS: usize = 48;

/// The length of the part of a row around a vector of results. It is a constant, so that the
/// compiler sees that no access is out of bounds.
const WINDOW: usize = 128;

/// Pixels to each side of the centre, of the spot and of its surroundings.
pub(super) trait Radii: Copy {
    fn spot(self) -> usize;
    fn surround(self) -> usize;
}

/// Radii that the compiler knows.
#[derive(Clone, Copy)]
pub(super) struct Fixed<const SPOT: usize, const SURROUND: usize>;

impl<const SPOT: usize, const SURROUND: usize> Radii for Fixed<SPOT, SURROUND> {
    #[inline(always)]
    fn spot(self) -> usize {
        SPOT
    }

    #[inline(always)]
    fn surround(self) -> usize {
        SURROUND
    }
}

/// Any radii.
#[derive(Clone, Copy)]
pub(super) struct Any {
    pub spot: usize,
    pub surround: usize,
}

impl Radii for Any {
    #[inline(always)]
    fn spot(self) -> usize {
        self.spot
    }

    #[inline(always)]
    fn surround(self) -> usize {
        self.surround
    }
}

/// One half of each Gaussian: the weights of the centre and of the pixels to one side.
#[derive(Clone, Copy)]
pub(super) struct Halves<'a, T> {
    pub spot: &'a [T],
    pub surround: &'a [T],
}

/// The weights as vectors of equal elements.
#[derive(Clone)]
pub(super) struct Weights<V> {
    spot: [V; MAX_RADIUS + 1],
    surround: [V; MAX_RADIUS + 1],
}

impl<V: Copy> Weights<V> {
    #[inline(always)]
    pub fn new<L: Lanes<Vector = V>>(
        lanes: L,
        halves: Halves<'_, L::Element>,
        zero: L::Element,
    ) -> Self {
        let splat = |half: &[L::Element]| {
            let mut weights = [lanes.splat(zero); MAX_RADIUS + 1];
            for (weight, &k) in weights.iter_mut().zip(half) {
                *weight = lanes.splat(k);
            }
            weights
        };
        Self {
            spot: splat(halves.spot),
            surround: splat(halves.surround),
        }
    }
}

/// Calls a function with 1 to `last`. Up to 12 the calls are written out, so that those of fixed
/// radii have no loop.
macro_rules! for_each_distance {
    ($last:expr, |$j:ident| $body:block) => {{
        let last: usize = $last;
        for_each_distance!(@unrolled last, $j, $body, 1 2 3 4 5 6 7 8 9 10 11 12);
        for $j in 13..=last $body
    }};
    (@unrolled $last:ident, $j:ident, $body:block, $($number:literal)*) => {
        $(if $number <= $last { let $j: usize = $number; $body })*
    };
}

/// Elements that must follow the last vector of results in a smoothed row.
pub(super) const ROOM: usize = WINDOW;

/// Smooths across rows with both Gaussians. The two results are those of the rows in the middle of
/// the window, which has an even number of rows.
#[inline(always)]
pub(super) fn across_rows<L: Lanes, R: Radii>(
    lanes: L,
    radii: R,
    weights: &Weights<L::Vector>,
    window: &[L::Row],
    spot: [&mut [L::Vector]; 2],
    surround: [&mut [L::Vector]; 2],
) {
    let (near, far) = (radii.spot(), radii.surround());
    let window = &window[..2 * far + 2];
    let ([spot_1, spot_2], [surround_1, surround_2]) = (spot, surround);
    let firsts = spot_1.iter_mut().zip(surround_1);
    let seconds = spot_2.iter_mut().zip(surround_2);
    for (at, (first, second)) in firsts.zip(seconds).enumerate() {
        // The compiler knows the length of a row, and that this is below it.
        let at = at.min(L::ROW - 1);
        let load = |row: usize| window[row].as_ref()[at];
        let both =
            |weight: L::Vector, rows: [L::Vector; 2]| rows.map(|row| lanes.weigh(weight, row));
        let add =
            |a: [L::Vector; 2], b: [L::Vector; 2]| [lanes.add(a[0], b[0]), lanes.add(a[1], b[1])];
        let centres = [load(far), load(far + 1)];
        let mut a = both(weights.spot[0], centres);
        let mut b = both(weights.surround[0], centres);
        // The row above the second centre at some distance is above the first centre at one less.
        let (mut above, mut below) = centres.into();
        for_each_distance!(far, |j| {
            let (next_above, next_below) = (load(far - j), load(far + 1 + j));
            let pairs = [lanes.add(next_above, below), lanes.add(above, next_below)];
            (above, below) = (next_above, next_below);
            if j <= near {
                a = add(a, both(weights.spot[j], pairs));
            }
            b = add(b, both(weights.surround[j], pairs));
        });
        (*first.0, *second.0) = a.into();
        (*first.1, *second.1) = b.into();
    }
}

/// The difference of spot and surroundings in one row: the results from element `start` on that
/// fill a vector. The smoothed rows begin `radii.surround()` elements before the results.
/// `scales` multiplies each of the two before.
#[inline(always)]
pub(super) fn along_row<L: Lanes, R: Radii>(
    lanes: L,
    radii: R,
    weights: &Weights<L::Vector>,
    [spot, surround]: [&[L::Element]; 2],
    start: usize,
    scales: Option<[L::Vector; 2]>,
) -> L::Vector {
    let (near, far) = (radii.spot(), radii.surround());
    let (spot, surround) = (window(spot, start), window(surround, start));
    let mut a = convolve(lanes, spot, far, near, &weights.spot);
    let mut b = convolve(lanes, surround, far, far, &weights.surround);
    if let Some([spot_scale, surround_scale]) = scales {
        a = lanes.rescale(a, spot_scale);
        b = lanes.rescale(b, surround_scale);
    }
    lanes.sub(a, b)
}

#[inline(always)]
fn window<T>(row: &[T], start: usize) -> &[T; WINDOW] {
    let window = row[start..start + WINDOW].first_chunk();
    window.expect("a window")
}

/// The weighted sum around each of the elements from `centre` on that fill a vector.
#[inline(always)]
fn convolve<L: Lanes>(
    lanes: L,
    window: &[L::Element; WINDOW],
    centre: usize,
    radius: usize,
    weights: &[L::Vector; MAX_RADIUS + 1],
) -> L::Vector {
    let load = |start: usize| lanes.load(&window[start..]);
    let mut sum = lanes.weigh(weights[0], load(centre));
    for_each_distance!(radius, |j| {
        let pair = lanes.add(load(centre - j), load(centre + j));
        sum = lanes.add(sum, lanes.weigh(weights[j], pair));
    });
    sum
}
