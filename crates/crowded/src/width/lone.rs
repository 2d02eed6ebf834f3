//! Lone spots, and those of them that tell the width.

/// The fewest spots whose median is a width.
pub(super) const FEWEST: usize = 30;

/// The least distance of a lone spot to another, widths; the second one holds for movies with few others.
pub(super) const LONE: [f64; 2] = [5.0, 3.0];

/// Photoelectrons of a bright spot.
const BRIGHT: f64 = 500.0;

/// Spots with more light than this, in medians, may be two.
const MOST_LIGHT: f64 = 1.5;

/// The number of pixels with the highest value that are saturated.
const SATURATED: usize = 8;

/// A spot without another within the least of the distances.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lone {
    /// The distance to the nearest other, widths.
    pub nearest: f64,
    /// Photoelectrons.
    pub photons: f64,
    /// The variance beyond that of the PSF, the mean of those along x and y, square pixels.
    pub spread: f64,
    /// True if it is better described by two.
    pub is_split: bool,
    /// The highest pixel value in its middle.
    pub highest: f32,
}

/// The finds of a look in a frame, or in several.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    pub spots: Vec<Lone>,
    pub emitters: usize,
    pub frames: usize,
    /// The highest pixel value, and the pixels that have it.
    pub highest: (f32, usize),
}

impl Found {
    pub fn add(&mut self, other: Self) {
        self.spots.extend(other.spots);
        self.emitters += other.emitters;
        let is_first = self.frames == 0;
        self.frames += other.frames;
        self.highest = match other.highest {
            highest if is_first || highest.0 > self.highest.0 => highest,
            (value, pixels) if value == self.highest.0 => (value, self.highest.1 + pixels),
            _ => self.highest,
        };
    }

    /// Lone spots that are not saturated: the bright ones, or the brighter half if these are few.
    pub fn bright(&self) -> Vec<Lone> {
        let (value, pixels) = self.highest;
        let is_saturated = pixels >= SATURATED || value >= f32::from(u16::MAX);
        let spots = self.spots.iter();
        let spots = spots.filter(|spot| !is_saturated || spot.highest < value);
        let lone = |least: f64| -> Vec<Lone> {
            spots
                .clone()
                .filter(|spot| spot.nearest > least)
                .copied()
                .collect()
        };
        let mut lone_spots = lone(LONE[0]);
        if lone_spots.len() < FEWEST {
            lone_spots = lone(LONE[1]);
        }
        let is_bright = |spot: &&Lone| spot.photons > BRIGHT;
        let least = match lone_spots.iter().filter(is_bright).count() < FEWEST {
            true => median(lone_spots.iter().map(|spot| spot.photons)),
            false => BRIGHT,
        };
        lone_spots.retain(|spot| spot.photons >= least);
        lone_spots
    }
}

/// Spots without the brightest ones, which may be two.
pub(super) fn alike(spots: &[Lone]) -> Vec<Lone> {
    let most = MOST_LIGHT * median(spots.iter().map(|spot| spot.photons));
    let alike = spots.iter().filter(|spot| spot.photons <= most);
    alike.copied().collect()
}

/// The median; 0 of none.
pub(super) fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_unstable_by(f64::total_cmp);
    match values.len() {
        0 => 0.0,
        count => 0.5 * (values[(count - 1) / 2] + values[count / 2]),
    }
}
