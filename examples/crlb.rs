//! The precision as a function of the photons: scatter compared with the Cramér-Rao bound.

use gaussmle::simulate::Simulation;
use gaussmle::{Camera, Fitter, Model, RoiStack, bench};

fn main() -> gaussmle::Result<()> {
    println!("photons   CRLB of x [nm]   scatter/CRLB");
    let fitter = Fitter::builder(Model::xynb(0.13), Camera::ideal(0.1)).build()?;
    for photons in [100.0, 300.0, 1e3, 3e3, 1e4] {
        let simulated = Simulation::new(11)
            .photons(photons)
            .background(5.0)
            .run(20_000)?;
        let pixels = simulated.to_u16();
        let fits = fitter.fit(&RoiStack::from_u16(pixels.view())?)?;
        let crlb_um = fits.x_std().into_iter().flatten();
        let crlb_um: Vec<f64> = crlb_um.filter(|s| s.is_finite()).collect();
        let mean_crlb_nm = 1e3 * crlb_um.iter().sum::<f64>() / crlb_um.len() as f64;
        let x = bench::accuracy(&fits, &simulated)[0];
        println!(
            "{photons:7}  {mean_crlb_nm:15.2}  {:13.3}",
            x.rmse_over_crlb
        );
    }
    Ok(())
}
