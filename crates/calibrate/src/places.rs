//! Places at which spots are found in many frames.

use std::collections::HashMap;

use gaussmle_base::stats::median;

/// A spot found in one frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sighting {
    pub frame: usize,
    pub x_px: f64,
    pub y_px: f64,
    pub light_adu: f64,
    /// The brightest pixel.
    pub peak_adu: f64,
}

/// A place with spots in many frames: the medians of their values.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Place {
    pub x_px: f64,
    pub y_px: f64,
    pub light_adu: f64,
    /// The frames, in order, and the brightest pixel in each.
    pub peaks_adu: Vec<(usize, f64)>,
}

impl Place {
    /// The brightest pixel of all frames.
    fn peak_adu(&self) -> f64 {
        let peaks = self.peaks_adu.iter().map(|(_, peak)| *peak);
        peaks.fold(0.0, f64::max)
    }

    /// The frames in which the place is at least half as bright as in its brightest.
    fn in_focus(&self) -> impl Iterator<Item = usize> {
        let half = 0.5 * self.peak_adu();
        let bright = self.peaks_adu.iter().filter(move |(_, peak)| *peak >= half);
        bright.map(|(frame, _)| *frame)
    }
}

impl Sighting {
    fn cell(&self, near_px: f64) -> [i64; 2] {
        [self.x_px, self.y_px].map(|at| (at / near_px).floor() as i64)
    }

    fn is_near(&self, other: &Self, near_px: f64) -> bool {
        libm::hypot(self.x_px - other.x_px, self.y_px - other.y_px) < near_px
    }
}

/// The places with at least `fewest` sightings within `near_px`, in descending order of sightings.
pub(super) fn find_places(seen: &[Sighting], near_px: f64, fewest: usize) -> Vec<Place> {
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
        let mut peaks_adu: Vec<(usize, f64)> = members
            .iter()
            .map(|&member| (seen[member].frame, seen[member].peak_adu))
            .collect();
        peaks_adu.sort_by_key(|(frame, _)| *frame);
        out.push(Place {
            x_px: centre(|sighting| sighting.x_px),
            y_px: centre(|sighting| sighting.y_px),
            light_adu: centre(|sighting| sighting.light_adu),
            peaks_adu,
        });
    }
    out
}

/// The places that are not parts of the rings of brighter places.
///
/// A bead out of focus is a ring with bright spots. These are seen within `reach_px` of the bead, and
/// not while it is in focus. A bead of its own is seen then, too, as its depth of focus is as long.
pub(super) fn without_rings(places: Vec<Place>, frames: usize, reach_px: f64) -> Vec<Place> {
    let is_ring = |place: &Place, bead: &Place| {
        let distance = libm::hypot(place.x_px - bead.x_px, place.y_px - bead.y_px);
        if !(distance < reach_px) || place.peak_adu() >= bead.peak_adu() {
            return false;
        }
        let mut seen = vec![false; frames];
        for (frame, _) in &place.peaks_adu {
            seen[*frame] = true;
        }
        let (focus, both) = bead.in_focus().fold((0, 0), |(focus, both), frame| {
            (focus + 1, both + usize::from(seen[frame]))
        });
        2 * both < focus
    };
    let ring: Vec<bool> = places
        .iter()
        .map(|place| places.iter().any(|bead| is_ring(place, bead)))
        .collect();
    let pairs = places.into_iter().zip(ring);
    pairs
        .filter(|(_, ring)| !ring)
        .map(|(place, _)| place)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_have_repeated_sightings() {
        let jitter = |i: u32| 0.1 * libm::sin(f64::from(i) * 2.4);
        let bead = |x: f64, y: f64, frames: u32| {
            (0..frames).map(move |i| Sighting {
                frame: i as usize,
                peak_adu: 100.0,
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

    #[test]
    fn rings_are_seen_while_their_bead_is_out_of_focus() {
        let place = |x_px: f64, peak: &dyn Fn(usize) -> f64| Place {
            x_px,
            y_px: 20.0,
            light_adu: 1000.0,
            peaks_adu: (0..60)
                .map(|frame| (frame, peak(frame)))
                .filter(|(_, peak)| *peak > 0.0)
                .collect(),
        };
        let bead = |brightest: f64, focus: f64| {
            move |frame: usize| brightest / (1.0 + ((frame as f64 - focus) / 8.0).powi(2))
        };
        let ring = |frame: usize| {
            if (22..=38).contains(&frame) {
                0.0
            } else {
                20.0
            }
        };
        let all = vec![
            place(20.0, &bead(100.0, 30.0)),
            place(28.0, &ring),
            place(12.0, &ring),
            // A fainter bead at another height, and a ring of a bead that is not seen.
            place(30.0, &bead(40.0, 36.0)),
            place(90.0, &ring),
        ];
        let kept: Vec<f64> = without_rings(all, 60, 30.0)
            .iter()
            .map(|place| place.x_px)
            .collect();
        assert_eq!(kept, [20.0, 30.0, 90.0]);
    }
}
