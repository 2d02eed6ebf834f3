//! Spots that are clearly elongated, by direction.

/// The deviance of both elongations from which a ROI is clearly elongated: one of a thousand round
/// spots has more (chi-squared with two degrees of freedom).
pub(super) const ELONGATED: f64 = 13.8;

/// The part of the spots that are clearly elongated where a PSF is astigmatic, at least: only those in
/// the middle between the foci are round. In crowded movies, they are the pairs of molecules that are
/// taken for one spot.
const LEAST_PART: f64 = 0.3;

/// The part of the elongated spots along the axes of the camera where a PSF is astigmatic, at least,
/// and the part of those along the axis with fewer.
const LEAST_ALONG_AXES: f64 = 0.8;
const LEAST_OF_EACH_AXIS: f64 = 0.1;

/// Standard deviations above the half of random directions that is along axes.
const CERTAIN: f64 = 4.0;

/// Counts of spots that are clearly elongated.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct ElongatedSpots {
    all: f64,
    /// Nearer to an axis than to a diagonal: along x, and along y.
    along: [f64; 2],
}

impl ElongatedSpots {
    /// Adds a spot. `along_x` is positive for an elongation along x and negative for one along y; none
    /// if it is nearer to a diagonal.
    pub fn add(&mut self, along_x: Option<f64>) {
        self.all += 1.0;
        if let Some(along_x) = along_x {
            self.along[usize::from(along_x < 0.0)] += 1.0;
        }
    }

    /// True if the elongated spots among `spots` are those of an astigmatic PSF: many, along the axes
    /// of the camera, and along both.
    pub fn are_astigmatic(&self, spots: f64) -> bool {
        let [x, y] = self.along;
        let above_half = x + y - 0.5 * self.all;
        self.all > LEAST_PART * spots
            && x + y > LEAST_ALONG_AXES * self.all
            && above_half > CERTAIN * 0.5 * self.all.sqrt()
            && x.min(y) > LEAST_OF_EACH_AXIS * self.all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spots(along_x: usize, along_y: usize, diagonal: usize) -> ElongatedSpots {
        let mut spots = ElongatedSpots::default();
        (0..along_x).for_each(|_| spots.add(Some(3.0)));
        (0..along_y).for_each(|_| spots.add(Some(-2.0)));
        (0..diagonal).for_each(|_| spots.add(None));
        spots
    }

    #[test]
    fn many_spots_along_both_axes_are_astigmatic() {
        assert!(spots(40, 30, 5).are_astigmatic(100.0));
        // Few of all, few at all, and some along a diagonal.
        assert!(!spots(40, 30, 5).are_astigmatic(1000.0));
        assert!(!spots(8, 6, 0).are_astigmatic(15.0));
        assert!(!spots(40, 30, 30).are_astigmatic(100.0));
        // All along one axis, as with drift, and none.
        assert!(!spots(70, 2, 0).are_astigmatic(100.0));
        assert!(!spots(0, 0, 0).are_astigmatic(0.0));
    }
}
