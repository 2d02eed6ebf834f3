//! Three-dimensional localization: z from the widths of an astigmatic PSF.

use gaussmle::simulate::Simulation;
use gaussmle::{Astigmatism, Camera, Fitter, Model, Parameter, RoiStack};

fn main() -> gaussmle::Result<()> {
    let curve = Astigmatism {
        sigma_x0_um: 0.13,
        sigma_y0_um: 0.135,
        ax: 0.05,
        ay: -0.03,
        bx: 0.02,
        by: 0.04,
        gamma_um: 0.2,
        d_um: 0.4,
        z_range_um: None,
    };
    let simulated = Simulation::new(13)
        .photons(2000.0)
        .astigmatic(curve, 0.3)
        .run(20_000)?;
    let pixels = simulated.to_u16();
    let fitter = Fitter::builder(Model::astigmatic(curve), Camera::ideal(0.1))
        .bounds(Parameter::Z, -0.6, 0.6)
        .build()?;
    let fits = fitter.fit(&RoiStack::from_u16(pixels.view())?)?;

    let z = fits.z().unwrap_or_default();
    let z_std = fits.z_std().unwrap_or_default();
    println!("true z [um]   fitted z [um]   +- [um]");
    for i in 0..5 {
        println!(
            "{:10.4}  {:14.4}  {:8.4}",
            simulated.truth[i].z_um, z[i], z_std[i]
        );
    }
    Ok(())
}
