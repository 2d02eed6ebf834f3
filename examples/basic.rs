//! Simulates a stack of spots, fits it, and compares the scatter with the Cramér-Rao bound.

use gaussmle::simulate::Simulation;
use gaussmle::{Backend, Camera, Fitter, Model, RoiStack, Status, bench};

fn main() -> gaussmle::Result<()> {
    // 100,000 spots of 11x11 pixels of 0.1 um: 1000 photons on a background of 10 per pixel.
    let simulated = Simulation::new(11).seed(1).run(100_000)?;
    let pixels = simulated.to_u16();
    let rois = RoiStack::from_u16(pixels.view())?;

    let fitter = Fitter::builder(Model::xynb(0.13), Camera::ideal(0.1))
        .backend(Backend::Auto)
        .build()?;
    let fits = fitter.fit(&rois)?;

    let (x, x_std, photons) = (
        fits.x(),
        fits.x_std().expect("not left out"),
        fits.photons(),
    );
    println!("spot  x [um]   +- [um]   photons  status");
    for i in 0..3 {
        let status = fits.status()[i];
        println!(
            "{i:4}  {:.4}  {:.4}   {:7.1}  {status}",
            x[i], x_std[i], photons[i]
        );
    }
    let converged = fits
        .status()
        .iter()
        .filter(|&&s| s == Status::Converged)
        .count();
    println!("{converged} of {} converged; {}", fits.len(), fits.info());
    println!("parameter   scatter/CRLB   bias/CRLB");
    for accuracy in bench::accuracy(&fits, &simulated) {
        let name = accuracy.parameter.name();
        println!(
            "{name:10}  {:12.3}  {:10.3}",
            accuracy.rmse_over_crlb, accuracy.bias_over_crlb
        );
    }
    Ok(())
}
