//! The part of fits that is poor, in comparison with that of others.

/// Fits, and the poor ones among them.
#[derive(Clone, Copy, Debug)]
pub(super) struct PoorPart {
    pub all: f64,
    pub poor: f64,
}

/// Standard errors of a difference that is no chance.
const CLEAR: f64 = 2.5;

impl PoorPart {
    pub fn share(self) -> f64 {
        self.poor / self.all.max(1.0)
    }

    /// True if the share is above that of others, and the difference is no chance. Two added fits, of
    /// which one is poor, make its error right for few (Agresti and Caffo 2000).
    pub fn is_clearly_above(self, others: Self) -> bool {
        let [(a, variance_a), (b, variance_b)] = [self, others].map(|part| {
            let all = part.all + 2.0;
            let share = (part.poor + 1.0) / all;
            (share, share * (1.0 - share) / all)
        });
        a - b > CLEAR * (variance_a + variance_b).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_clear_if_it_is_no_chance() {
        let part = |poor: f64, all: f64| PoorPart { all, poor };
        assert!(part(50.0, 100.0).is_clearly_above(part(5.0, 100.0)));
        // Equal shares, the other order, and few fits.
        assert!(!part(100.0, 100.0).is_clearly_above(part(100.0, 100.0)));
        assert!(!part(0.0, 10.0).is_clearly_above(part(140.0, 300.0)));
        assert!(!part(1.0, 1.0).is_clearly_above(part(10.0, 100.0)));
        assert!(!part(0.0, 0.0).is_clearly_above(part(0.0, 0.0)));
        assert!(!part(12.0, 100.0).is_clearly_above(part(8.0, 100.0)));
    }
}
