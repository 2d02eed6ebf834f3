//! An sCMOS camera with offset, gain and read noise of each pixel, and dead pixels.

use gaussmle::camera::ScmosMaps;
use gaussmle::simulate::Simulation;
use gaussmle::{Camera, Fitter, Model, RoiStack, bench};
use ndarray::Array2;

fn main() -> gaussmle::Result<()> {
    let shape = (256, 256);
    let offset = Array2::from_elem(shape, 100.0);
    let gain = Array2::from_shape_fn(shape, |(y, _)| 0.45 + 0.0004 * y as f32);
    let variance = Array2::from_shape_fn(
        shape,
        |(y, x)| if (x + 3 * y) % 97 == 0 { 300.0 } else { 2.0 },
    );
    let dead = Array2::from_shape_fn(shape, |(y, x)| x % 50 == 7 && y % 40 == 3);
    let camera = Camera::scmos(
        0.1,
        ScmosMaps {
            offset_adu: offset.view(),
            gain_e_per_adu: gain.view(),
            variance_e2: variance.view(),
            mask: Some(dead.view()),
        },
    )?;

    let simulated = Simulation::new(9)
        .camera(camera.clone())
        .photons(800.0)
        .background(5.0)
        .run(20_000)?;
    let pixels = simulated.to_u16();
    // The corner of an ROI selects its pixels in the camera maps.
    let rois = RoiStack::from_u16(pixels.view())?.with_corners(simulated.corners.view())?;
    let fits = Fitter::builder(Model::xynb(0.13), camera)
        .build()?
        .fit(&rois)?;
    for accuracy in bench::accuracy(&fits, &simulated) {
        println!(
            "{:10} scatter/CRLB {:.3}",
            accuracy.parameter.name(),
            accuracy.rmse_over_crlb
        );
    }
    println!("{}", fits.info());
    Ok(())
}
