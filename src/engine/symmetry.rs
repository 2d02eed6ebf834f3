//! Spots with two equal optima: their pixels have a symmetry that the estimate lacks, so the image
//! of the estimate is as likely.

use super::results::Destination;
use crate::model::{Model, Parameter, Widths};
use crate::roi::{Pixel, RoiStack};

/// The longest distance between an estimate and its image that counts as none, pixels.
const SAME: f32 = 0.01;

/// The image of a point (x, y), given the sum of the first and the last coordinate.
type Image<T> = fn(T, T, T) -> (T, T);

/// A symmetry of the square.
struct Symmetry {
    of_pixels: Image<usize>,
    of_positions: Image<f32>,
    exchanges_axes: bool,
}

/// The reflections, and the rotation by half a turn. Pixels with the symmetry of a quarter of a turn
/// have that of half a turn, too.
const SYMMETRIES: [Symmetry; 5] = [
    Symmetry {
        of_pixels: |x, y, sum| (sum - x, y),
        of_positions: |x, y, sum| (sum - x, y),
        exchanges_axes: false,
    },
    Symmetry {
        of_pixels: |x, y, sum| (x, sum - y),
        of_positions: |x, y, sum| (x, sum - y),
        exchanges_axes: false,
    },
    Symmetry {
        of_pixels: |x, y, sum| (sum - x, sum - y),
        of_positions: |x, y, sum| (sum - x, sum - y),
        exchanges_axes: false,
    },
    Symmetry {
        of_pixels: |x, y, _| (y, x),
        of_positions: |x, y, _| (y, x),
        exchanges_axes: true,
    },
    Symmetry {
        of_pixels: |x, y, sum| (sum - y, sum - x),
        of_positions: |x, y, sum| (sum - y, sum - x),
        exchanges_axes: true,
    },
];

/// The usable spots, counted from `first`, whose pixels have a symmetry that the estimate lacks. All
/// pixels of the camera are alike.
pub(crate) fn ambiguous_spots<T: Pixel + PartialEq>(
    rois: &RoiStack<'_>,
    first: usize,
    model: &Model,
    of: &Destination<'_>,
) -> Vec<usize> {
    let side = rois.size();
    let area = side * side;
    let column = |parameter| model.index(parameter).map(|k| &of.columns[k]);
    let widths = column(Parameter::SigmaX).zip(column(Parameter::SigmaY));
    let axes_are_alike = match model.widths() {
        Widths::Given([x, y]) => x == y,
        Widths::Round | Widths::Elliptic => true,
        // At any z, the widths along the two axes differ.
        Widths::Curve(_) => false,
        // Nothing is known of the symmetry of a measured PSF.
        Widths::Spline(_) => return Vec::new(),
    };
    let lacks = |symmetry: &Symmetry, spot: usize| {
        let (x, y) = (of.columns[0][spot], of.columns[1][spot]);
        let image = (symmetry.of_positions)(x, y, (side - 1) as f32);
        let exchanged = widths.filter(|_| symmetry.exchanges_axes);
        libm::hypotf(x - image.0, y - image.1) > SAME
            || exchanged
                .is_some_and(|(along_x, along_y)| (along_x[spot] - along_y[spot]).abs() > SAME)
    };
    let is_ambiguous = |spot: usize, pixels: &[T]| {
        SYMMETRIES.iter().any(|symmetry| {
            (axes_are_alike || !symmetry.exchanges_axes)
                && has(symmetry, pixels, side)
                && lacks(symmetry, spot)
        })
    };
    let pixels = T::of(rois)[first * area..(first + of.spots()) * area].chunks_exact(area);
    let spots = pixels.enumerate().filter(|(spot, pixels)| {
        may_have_any(pixels, side) && of.status[*spot].is_usable() && is_ambiguous(*spot, pixels)
    });
    spots.map(|(spot, _)| spot).collect()
}

/// False for most ROIs, after a look at the corners of a square around the centre. A spot makes them
/// differ; the corners of the ROI are often all dark.
fn may_have_any<T: PartialEq>(pixels: &[T], side: usize) -> bool {
    let far = side / 2 + 1;
    let near = side - 1 - far;
    let places = [(near, near), (far, near), (near, far), (far, far)];
    let [a, b, c, d] = places.map(|(x, y)| &pixels[y * side + x]);
    a == d || b == c || a == b && c == d || a == c && b == d
}

/// True if the pixels equal their image.
fn has<T: PartialEq>(symmetry: &Symmetry, pixels: &[T], side: usize) -> bool {
    let image = |x, y| {
        let (x, y) = (symmetry.of_pixels)(x, y, side - 1);
        &pixels[y * side + x]
    };
    // From the centre on, where pixels of spots differ.
    let middle = side * side / 2;
    let indices = (middle..side * side).chain(0..middle);
    let mut places = indices.map(|index| (index % side, index / side));
    places.all(|(x, y)| &pixels[y * side + x] == image(x, y))
}
