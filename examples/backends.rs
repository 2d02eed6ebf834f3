//! Choosing where fits run, and asking what was chosen and why.

use gaussmle::{Backend, Fitter, Model, devices};

fn main() -> gaussmle::Result<()> {
    println!("devices of this machine: {:?}", devices());
    for backend in [Backend::Auto, Backend::Cpu, Backend::Gpu] {
        match Fitter::builder(Model::xynb(0.13)).backend(backend).build() {
            Ok(fitter) => println!(
                "{backend}: {} on {}",
                fitter.backend_name(),
                fitter.device_name()
            ),
            Err(error) => println!("{backend}: {error}"),
        }
    }
    // A software Vulkan adapter runs GPU code without a GPU, if told that it may.
    let software = Fitter::builder(Model::xynb(0.13))
        .backend(Backend::Gpu)
        .allow_software_adapter(true);
    match software.build() {
        Ok(fitter) => println!("gpu, software allowed: {}", fitter.device_name()),
        Err(error) => println!("gpu, software allowed: {error}"),
    }
    Ok(())
}
