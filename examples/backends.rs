//! The choice of the device for fits, and the reason for the automatic choice.

use std::time::Duration;

use gaussmle::device::devices;
use gaussmle::simulate::Simulation;
use gaussmle::{Backend, Camera, Fitter, Model, RoiStack, Timeout};

fn main() -> gaussmle::Result<()> {
    println!("devices of this machine: {:?}", devices());
    let simulated = Simulation::new(9).seed(1).run(10_000)?;
    let rois = RoiStack::from_f32(simulated.pixels.view())?;
    for backend in [Backend::Auto, Backend::Cpu, Backend::Gpu] {
        let fitter = Fitter::builder(Model::xynb(0.13), Camera::ideal(0.1))
            .backend(backend)
            .gpu_timeout(Timeout::After(Duration::from_secs(60)));
        match fitter.build() {
            Ok(fitter) => println!("{backend}: {}", fitter.fit(&rois)?.info()),
            Err(error) => println!("{backend}: {error}"),
        }
    }
    // The choice of `auto` for small and large jobs.
    let fitter = Fitter::builder(Model::xynb(0.13), Camera::ideal(0.1)).build()?;
    for spots in [10_000, 100_000_000] {
        println!("{spots} spots: {}", fitter.estimate(spots, 11).reason);
    }
    // A software Vulkan adapter runs GPU code without a GPU. It is used only on request.
    let software = Fitter::builder(Model::xynb(0.13), Camera::ideal(0.1))
        .backend(Backend::Gpu)
        .allow_software_adapter(true);
    match software.build() {
        Ok(fitter) => println!("gpu, software allowed: {}", fitter.fit(&rois)?.info()),
        Err(error) => println!("gpu, software allowed: {error}"),
    }
    Ok(())
}
