//! Groups: places that are linked by pairs.

/// The group of a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    /// Groups are numbered in the order of their first place.
    pub number: u32,
    /// The pairs that the place is in.
    pub neighbours: u32,
}

/// Groups while pairs are found.
#[derive(Debug)]
pub(crate) struct Groups {
    /// For each place an earlier one of its group, or itself, in place of the number.
    places: Vec<Group>,
}

impl Groups {
    /// Places without pairs.
    pub fn new(count: usize) -> Self {
        let place = |i: usize| Group {
            number: i as u32,
            neighbours: 0,
        };
        Self {
            places: (0..count).map(place).collect(),
        }
    }

    /// Adds a pair.
    pub fn join(&mut self, i: usize, j: usize) {
        self.places[i].neighbours += 1;
        self.places[j].neighbours += 1;
        let [a, b] = [i, j].map(|place| self.first(place));
        self.places[a.max(b)].number = a.min(b) as u32;
    }

    /// The first place that is known to be in the group of another.
    fn first(&self, mut place: usize) -> usize {
        while self.places[place].number as usize != place {
            place = self.places[place].number as usize;
        }
        place
    }

    /// The groups.
    pub fn end(mut self) -> Vec<Group> {
        let mut next = 0;
        for i in 0..self.places.len() {
            let earlier = self.places[i].number as usize;
            // That of an earlier place is a number already.
            self.places[i].number = match earlier == i {
                true => {
                    next += 1;
                    next - 1
                }
                false => self.places[earlier].number,
            };
        }
        self.places
    }
}
