//! A program that fits spots, with the smallest set of features and dependencies.

use gaussmle::{Backend, Camera, Fits, Fitter, Model, RoiStack};
use ndarray::Array3;

const PIXEL_UM: f64 = 0.1;
const SIGMA_PX: f64 = 1.3;
const SIZE: usize = 11;

struct Spot {
    /// Center, in pixels from the outer corner of the first pixel.
    x: f64,
    y: f64,
    photons: f64,
    /// Per pixel.
    background: f64,
}

impl Spot {
    /// The expected photons of each pixel: a Gaussian, integrated over the pixels.
    fn expected_image(&self) -> Vec<f32> {
        let along = |center: f64| -> Vec<f64> {
            (0..SIZE)
                .map(|pixel| gaussian_integral(pixel as f64 + 0.5 - center))
                .collect()
        };
        let (along_x, along_y) = (along(self.x), along(self.y));
        let mut image = Vec::with_capacity(SIZE * SIZE);
        for factor_y in &along_y {
            for factor_x in &along_x {
                image.push((self.background + self.photons * factor_x * factor_y) as f32);
            }
        }
        image
    }

    /// The Cramér-Rao bound of x in pixels: equation 5 of Rieger and Stallinga, ChemPhysChem 15, 664
    /// (2014), an approximation of the integral of Mortensen et al., Nature Methods 7, 377 (2010).
    fn x_std_px(&self) -> f64 {
        let variance = SIGMA_PX * SIGMA_PX + 1.0 / 12.0;
        let tau = std::f64::consts::TAU * variance * self.background / self.photons;
        let excess = 1.0 + 4.0 * tau + (2.0 * tau / (1.0 + 4.0 * tau)).sqrt();
        (variance / self.photons * excess).sqrt()
    }
}

/// The integral of the normalized Gaussian over a pixel, by Simpson's rule.
fn gaussian_integral(pixel_center: f64) -> f64 {
    const INTERVALS: usize = 64;
    let density =
        |x: f64| (-0.5 * (x / SIGMA_PX).powi(2)).exp() / (SIGMA_PX * std::f64::consts::TAU.sqrt());
    let step = 1.0 / INTERVALS as f64;
    let sum: f64 = (0..=INTERVALS)
        .map(|i| {
            let weight = match i {
                0 | INTERVALS => 1.0,
                _ if i % 2 == 1 => 4.0,
                _ => 2.0,
            };
            weight * density(pixel_center - 0.5 + i as f64 * step)
        })
        .sum();
    sum * step / 3.0
}

fn spots() -> Vec<Spot> {
    (0..50)
        .map(|i| {
            let t = f64::from(i) / 50.0;
            Spot {
                x: 4.0 + 2.0 * t,
                y: 6.0 - 1.5 * t,
                photons: 500.0 + 4000.0 * t,
                background: 5.0 + 10.0 * t,
            }
        })
        .collect()
}

fn fit(spots: &[Spot]) -> gaussmle::Result<Fits> {
    let pixels: Vec<f32> = spots.iter().flat_map(Spot::expected_image).collect();
    let shape = (spots.len(), SIZE, SIZE);
    let pixels = Array3::from_shape_vec(shape, pixels).expect("as many pixels as the shape has");
    let rois = RoiStack::from_f32(pixels.view())?;
    let fitter = Fitter::builder(Model::xynb(SIGMA_PX * PIXEL_UM), Camera::ideal(PIXEL_UM))
        .backend(Backend::Cpu)
        .build()?;
    fitter.fit(&rois)
}

fn main() -> gaussmle::Result<()> {
    let spots = spots();
    let fits = fit(&spots)?;
    let x_std = fits.x_std().expect("not left out");
    println!("x [um]   +- [um]   CRLB [um]");
    for (i, spot) in spots.iter().enumerate() {
        let (x, std, bound) = (fits.x()[i], x_std[i], spot.x_std_px() * PIXEL_UM);
        println!("{x:.4}   {std:.4}    {bound:.4}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use gaussmle::Status;

    use super::*;

    /// Without noise, the likelihood is largest at the true parameters.
    #[test]
    fn expected_images_return_the_parameters() {
        let spots = spots();
        let fits = fit(&spots).expect("fits");
        for (i, spot) in spots.iter().enumerate() {
            assert_eq!(fits.status()[i], Status::Converged);
            for (fitted, true_px) in [(fits.x()[i], spot.x), (fits.y()[i], spot.y)] {
                let error_px = fitted / PIXEL_UM - true_px;
                // A hundredth of the bound.
                assert!(error_px.abs() < 0.01 * spot.x_std_px(), "{i}: {error_px}");
            }
            for (fitted, truth) in [
                (fits.photons()[i], spot.photons),
                (fits.background()[i], spot.background),
            ] {
                let error = fitted / truth - 1.0;
                assert!(error.abs() < 1e-3, "{i}: {error}");
            }
        }
    }

    /// The closed form is an approximation: its authors give errors of a few percent.
    #[test]
    fn standard_errors_equal_the_closed_form() {
        let spots = spots();
        let fits = fit(&spots).expect("fits");
        let x_std = fits.x_std().expect("not left out");
        for (i, spot) in spots.iter().enumerate() {
            let ratio = x_std[i] / PIXEL_UM / spot.x_std_px();
            assert!((ratio - 1.0).abs() < 0.05, "{i}: {ratio}");
        }
    }
}
