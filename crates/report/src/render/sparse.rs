//! Pictures of few localizations: lit pixels are drawn as discs, so that they can be seen.

use super::color_mapping::ColorMapping;
use super::picture::Picture;

/// The fraction of full brightness from which a pixel is lit.
const LIT: f32 = 0.1;

/// A picture is sparse if at most one pixel in so many is lit. Twenty beads in the default picture
/// light one in 20,000, and a filament across it, two pixels wide, one in 1000. Structures that a
/// viewer recognizes light more.
const PIXELS_PER_LIT: usize = 1000;

/// The longer side of a picture over the radius of a disc. In a window of 1000 pixels, a disc has a
/// diameter of 5 of its pixels.
const SIDE_PER_RADIUS: usize = 400;

impl Picture {
    /// The radius, pixels, of the discs that a PNG draws in place of lit pixels; 0 if it draws the
    /// pixels.
    ///
    /// A picture is sparse if at most one pixel in 1000 has a tenth of the full brightness. The
    /// radius then is 1/400 of the longer side. Each pixel of the PNG shows the largest count within
    /// the radius; if hues represent z, faint discs are brightened. The counts of the picture, and TIFF files, are not changed.
    pub fn disc_radius_px(&self, mapping: &ColorMapping) -> usize {
        let limit = LIT * mapping.full_brightness(self);
        let lit = self.counts.iter().filter(|&&count| count >= limit).count();
        match mapping.discs && lit > 0 && lit * PIXELS_PER_LIT <= self.counts.len() {
            true => self.width.max(self.height) / SIDE_PER_RADIUS,
            false => 0,
        }
    }

    /// The picture with discs of a radius in place of pixels.
    pub(super) fn with_discs(&self, radius: usize) -> Self {
        let mut out = self.clone();
        let squared = radius * radius;
        let lit = self
            .counts
            .iter()
            .enumerate()
            .filter(|(_, count)| **count > 0.0);
        for (pixel, &count) in lit {
            let (x, y) = (pixel % self.width, pixel / self.width);
            let rows = y.saturating_sub(radius)..(y + radius + 1).min(self.height);
            for row in rows {
                let columns = x.saturating_sub(radius)..(x + radius + 1).min(self.width);
                for column in columns {
                    let (dx, dy) = (column.abs_diff(x), row.abs_diff(y));
                    let at = row * self.width + column;
                    if dx * dx + dy * dy > squared || out.counts[at] >= count {
                        continue;
                    }
                    out.counts[at] = count;
                    if let (Some(sums), Some(own)) = (&mut out.z_sums_um, &self.z_sums_um) {
                        sums[at] = own[pixel];
                    }
                }
            }
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::super::picture::RowCounts;
    use super::*;

    fn picture(side: usize, lit: &[(usize, f32)]) -> Picture {
        let mut counts = vec![0.0; side * side];
        lit.iter().for_each(|&(pixel, count)| counts[pixel] = count);
        let z = counts.iter().map(|count| 0.5 * count).collect();
        Picture {
            width: side,
            height: side,
            pixel_size_um: 0.01,
            origin_um: [0.0, 0.0],
            counts,
            z_sums_um: Some(z),
            row_counts: RowCounts::default(),
        }
    }

    #[test]
    fn few_lit_pixels_become_discs() {
        let mapping = ColorMapping::default();
        let sparse = picture(
            800,
            &[(400 * 800 + 400, 1.0), (401 * 800 + 401, 2.0), (0, 2.0)],
        );
        assert_eq!(sparse.disc_radius_px(&mapping), 2);
        let shown = sparse.with_discs(2);
        let count = |x: usize, y: usize| shown.counts[y * 800 + x];
        assert_eq!(
            [count(400, 398), count(398, 399), count(401, 403)],
            [1.0, 0.0, 2.0]
        );
        // The brighter one covers the other.
        assert_eq!([count(401, 401), count(400, 400)], [2.0, 2.0]);
        assert_eq!(
            [count(0, 2), count(1, 1), count(2, 1), count(797, 0)],
            [2.0, 2.0, 0.0, 0.0]
        );
        assert_eq!(shown.z_um(0), Some(0.5));
        // Off, empty, small, and dense pictures are drawn as they are.
        let off = ColorMapping {
            discs: false,
            ..mapping
        };
        assert_eq!(sparse.disc_radius_px(&off), 0);
        assert_eq!(picture(800, &[]).disc_radius_px(&mapping), 0);
        assert_eq!(picture(300, &[(5, 1.0)]).disc_radius_px(&mapping), 0);
        let many: Vec<(usize, f32)> = (0..700).map(|pixel| (900 * pixel, 1.0)).collect();
        assert_eq!(picture(800, &many).disc_radius_px(&mapping), 0);
    }
}
