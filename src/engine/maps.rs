//! The camera maps of a job, in the kernel's units.

use std::sync::{Arc, OnceLock};

use gaussmle_kernels::spec::{MAP_VALUES, MASKED, Noise};

use crate::camera::{Calibration, Camera, SensorMaps};

/// Pixels whose values are read at once. As many values follow those of the last pixel.
#[cfg(feature = "cpu")]
pub(crate) const READ_AT_ONCE: usize = 8;

/// The camera maps of a job. Offset and gain of a masked pixel are 0.
#[derive(Debug)]
pub(crate) struct JobMaps {
    maps: Arc<SensorMaps>,
    /// True if the maps are those of a ROI, wherever it is on the sensor.
    is_even: bool,
    excess: f32,
    /// Each form is made when it is first used.
    #[cfg(feature = "cpu")]
    planes: OnceLock<MapPlanes>,
    interleaved: OnceLock<Vec<f32>>,
    typical_variance: OnceLock<f32>,
}

/// The offset, the gain and the variance of all pixels, by rows, for calibration on the host,
/// and [`READ_AT_ONCE`] zeros.
#[cfg(feature = "cpu")]
#[derive(Debug)]
pub(crate) struct MapPlanes {
    pub width: usize,
    /// See [`JobMaps`].
    is_even: bool,
    /// The excess-noise factor.
    pub excess: f32,
    pub offset: Vec<f32>,
    pub gain: Vec<f32>,
    pub variance: Vec<f32>,
}

#[cfg(feature = "cpu")]
impl MapPlanes {
    /// The index of the first pixel of a ROI on the sensor: `check_corners` compared its corner with the maps.
    pub fn first(&self, (x, y): (i32, i32)) -> usize {
        match self.is_even {
            true => 0,
            false => y as usize * self.width + x as usize,
        }
    }
}

impl JobMaps {
    /// The maps of a camera, if it has some.
    pub fn new(camera: &Camera) -> Option<Self> {
        let Calibration::Maps(maps) = &camera.calibration else {
            return None;
        };
        debug_assert_eq!(camera.noise(), Noise::Maps);
        Some(Self::of(maps.clone(), camera, false))
    }

    /// The maps of any ROI of `side` pixels, for a camera whose pixels are alike.
    pub fn even(camera: &Camera, side: usize) -> Self {
        let pixel = camera.pixel(0, 0).unwrap_or_default();
        let maps = SensorMaps {
            width: side,
            height: side,
            values: vec![pixel.map(|value| value as f32); side * side],
        };
        Self::of(Arc::new(maps), camera, true)
    }

    fn of(maps: Arc<SensorMaps>, camera: &Camera, is_even: bool) -> Self {
        Self {
            maps,
            is_even,
            excess: camera.excess_noise as f32,
            #[cfg(feature = "cpu")]
            planes: OnceLock::new(),
            interleaved: OnceLock::new(),
            typical_variance: OnceLock::new(),
        }
    }

    /// The width and height of the sensor.
    pub fn size(&self) -> (usize, usize) {
        self.maps.size()
    }

    /// The median variance of the pixels that are not masked, in the kernel's units; 0 if there are
    /// none.
    pub fn typical_variance(&self) -> f32 {
        *self.typical_variance.get_or_init(|| {
            let variances = self.pixels().map(|[_, _, variance]| variance);
            let mut used: Vec<f32> = variances.filter(|&variance| variance < MASKED).collect();
            let middle = used.len() / 2;
            if used.is_empty() {
                return 0.0;
            }
            *used.select_nth_unstable_by(middle, f32::total_cmp).1
        })
    }

    /// The number of values.
    pub fn len(&self) -> usize {
        MAP_VALUES * self.maps.values.len()
    }

    /// Offset, gain and variance of each pixel in turn, for kernels that read maps.
    pub fn interleaved(&self) -> &[f32] {
        self.interleaved
            .get_or_init(|| self.pixels().flatten().collect())
    }

    /// The planes, for calibration on the host.
    #[cfg(feature = "cpu")]
    pub fn planes(&self) -> &MapPlanes {
        self.planes.get_or_init(|| {
            let rest = std::iter::repeat_n(0.0, READ_AT_ONCE);
            let plane = |which: usize| {
                let values = self.pixels().map(|pixel| pixel[which]);
                values.chain(rest.clone()).collect()
            };
            MapPlanes {
                width: self.maps.width,
                is_even: self.is_even,
                excess: self.excess,
                offset: plane(0),
                gain: plane(1),
                variance: plane(2),
            }
        })
    }

    /// The pixels in the kernel's units: light is divided by the excess-noise factor.
    fn pixels(&self) -> impl Iterator<Item = [f32; MAP_VALUES]> {
        let excess = self.excess;
        let scaled = move |pixel: Option<[f32; MAP_VALUES]>| match pixel {
            Some([offset, gain, variance]) => [offset, gain / excess, variance / (excess * excess)],
            None => [0.0, 0.0, MASKED],
        };
        self.maps.unmasked().map(scaled)
    }
}

#[cfg(test)]
mod tests {
    use ndarray::{Array2, array};

    use super::*;
    use crate::camera::ScmosMaps;

    #[test]
    fn masked_and_hot_pixels_do_not_change_the_typical_variance() {
        let one = Array2::ones((2, 3));
        let typical = |variance: Array2<f32>| {
            let camera = Camera::scmos(
                0.1,
                ScmosMaps {
                    offset_adu: one.view(),
                    gain_e_per_adu: one.view(),
                    variance_e2: variance.view(),
                    mask: None,
                },
            );
            let camera = camera.expect("valid").with_excess_noise(2.0);
            JobMaps::new(&camera).expect("maps").typical_variance()
        };
        let some = array![[0.4, f32::NAN, 900.0], [0.8, f32::NAN, 0.4]];
        assert_eq!(typical(some), 0.8 / 4.0);
        assert_eq!(typical(Array2::from_elem((2, 3), f32::NAN)), 0.0);
    }
}
