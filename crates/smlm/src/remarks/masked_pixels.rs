//! The pixels of a sensor that a camera's maps mask.

use gaussmle::Camera;
use gaussmle::camera::SensorMaps;

/// The columns of the masked pixels of each row of the sensor, ascending.
#[derive(Clone, Debug, Default)]
pub(super) struct MaskedPixels {
    rows: Vec<Vec<i32>>,
}

impl MaskedPixels {
    /// The masked pixels of a camera. A camera without maps has none.
    pub fn of(camera: &Camera) -> Self {
        let Some(maps) = camera.sensor_maps() else {
            return Self::default();
        };
        let (width, _) = maps.size();
        let columns = |row: &[[f32; 3]]| {
            let columns = (0..).zip(row);
            let masked = columns.filter(|(_, [_, _, variance])| *variance >= SensorMaps::MASKED);
            masked.map(|(column, _)| column).collect()
        };
        Self {
            rows: maps.pixels().chunks_exact(width).map(columns).collect(),
        }
    }

    /// The numbers of the masked pixels of a ROI, ascending. A ROI without a place has none.
    pub fn of_roi(&self, corner: Option<[i32; 2]>, side: usize) -> Vec<usize> {
        let Some([x, y]) = corner.filter(|_| !self.rows.is_empty()) else {
            return Vec::new();
        };
        let mut out = Vec::new();
        for (number, row) in self.rows[y as usize..].iter().take(side).enumerate() {
            let first = row.partition_point(|column| *column < x);
            let inside = row[first..].iter().map(|column| (column - x) as usize);
            let inside = inside.take_while(|column| *column < side);
            out.extend(inside.map(|column| number * side + column));
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use gaussmle::camera::ScmosMaps;
    use ndarray::Array2;

    use super::*;

    #[test]
    fn masked_pixels_of_a_roi_are_counted_from_its_corner() {
        let map = |value: f32| Array2::from_elem((7, 9), value);
        let mut mask = Array2::from_elem((7, 9), false);
        for (row, column) in [(1, 2), (2, 4), (3, 8), (6, 4)] {
            mask[(row, column)] = true;
        }
        let camera = Camera::scmos(
            0.1,
            ScmosMaps {
                offset_adu: map(100.0).view(),
                gain_e_per_adu: map(0.5).view(),
                variance_e2: map(1.0).view(),
                mask: Some(mask.view()),
            },
        );
        let masked = MaskedPixels::of(&camera.expect("maps"));
        // Columns 2 to 6 and rows 1 to 5.
        assert_eq!(masked.of_roi(Some([2, 1]), 5), [0, 7]);
        assert_eq!(masked.of_roi(Some([4, 2]), 5), [0, 9, 20]);
        assert_eq!(masked.of_roi(Some([0, 4]), 2), [0; 0]);
        assert_eq!(masked.of_roi(None, 5), [0; 0]);
        let none = MaskedPixels::of(&Camera::ideal(0.1));
        assert_eq!(none.of_roi(Some([2, 1]), 5), [0; 0]);
    }
}
