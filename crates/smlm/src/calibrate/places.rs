//! Places at which spots are found in many frames.

use std::collections::HashMap;

use gaussmle::stats::median;

/// A spot found in one frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sighting {
    pub x_px: f64,
    pub y_px: f64,
    pub light_adu: f64,
}

impl Sighting {
    fn cell(&self, near_px: f64) -> [i64; 2] {
        [self.x_px, self.y_px].map(|at| (at / near_px).floor() as i64)
    }

    fn is_near(&self, other: &Self, near_px: f64) -> bool {
        (self.x_px - other.x_px).hypot(self.y_px - other.y_px) < near_px
    }
}

/// The places with at least `fewest` sightings within `near_px`, in descending order of sightings.
pub(super) fn find_places(seen: &[Sighting], near_px: f64, fewest: usize) -> Vec<Sighting> {
    let mut cells: HashMap<[i64; 2], Vec<usize>> = HashMap::new();
    for (number, sighting) in seen.iter().enumerate() {
        let cell = sighting.cell(near_px);
        cells.entry(cell).or_default().push(number);
    }
    let neighbours = |here: &Sighting| -> Vec<usize> {
        let [x, y] = here.cell(near_px);
        let cells_nearby = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| [x + dx, y + dy]));
        let all = cells_nearby
            .filter_map(|cell| cells.get(&cell))
            .flatten()
            .copied();
        all.filter(|&other| here.is_near(&seen[other], near_px))
            .collect()
    };
    let mut counts: Vec<(usize, usize)> = seen
        .iter()
        .map(|sighting| neighbours(sighting).len())
        .enumerate()
        .filter(|(_, count)| *count >= fewest)
        .collect();
    counts.sort_by_key(|&(number, count)| (std::cmp::Reverse(count), number));
    let mut taken = vec![false; seen.len()];
    let mut out = Vec::new();
    for (number, _) in counts {
        if taken[number] {
            continue;
        }
        let mut members = neighbours(&seen[number]);
        members.retain(|&member| !taken[member]);
        // The others belong to an earlier place.
        if members.len() < fewest {
            continue;
        }
        members.iter().for_each(|&member| taken[member] = true);
        let centre = |at: fn(&Sighting) -> f64| {
            let mut values: Vec<f64> = members.iter().map(|&member| at(&seen[member])).collect();
            median(&mut values)
        };
        out.push(Sighting {
            x_px: centre(|sighting| sighting.x_px),
            y_px: centre(|sighting| sighting.y_px),
            light_adu: centre(|sighting| sighting.light_adu),
        });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_have_repeated_sightings() {
        let jitter = |i: u32| 0.1 * (f64::from(i) * 2.4).sin();
        let bead = |x: f64, y: f64, frames: u32| {
            (0..frames).map(move |i| Sighting {
                x_px: x + jitter(i),
                y_px: y - jitter(i),
                light_adu: 1000.0,
            })
        };
        // The first lies on the border of four cells; the last is seen too rarely.
        let seen: Vec<Sighting> = bead(6.0, 6.0, 30)
            .chain(bead(20.0, 5.0, 40))
            .chain(bead(30.0, 30.0, 9))
            .collect();
        let found = find_places(&seen, 3.0, 10);
        assert_eq!(found.len(), 2, "{found:?}");
        for (found, (x, y)) in found.iter().zip([(20.0, 5.0), (6.0, 6.0)]) {
            assert!((found.x_px - x).abs() < 0.1 && (found.y_px - y).abs() < 0.1);
        }
        assert!(find_places(&[], 3.0, 1).is_empty());
    }
}
