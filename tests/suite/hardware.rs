//! The hardware benchmark: what this machine does, as a table. It measures; only accuracy can fail it.

use cubecl::device::WgpuDeviceKind;
use gaussmle::bench::measure;
use gaussmle::simulate::Simulation;
use gaussmle::{Camera, Device, Model, RoiStack};
use ndarray::Array2;

use crate::support::{PIXEL_UM, builder, curve, devices, turn};

/// Spots of a stack, few by default, and how often they are fitted: the best counts, as neighbours on a shared machine only ever
/// slow things down. A software adapter, which stands in for a GPU and is not one, gets a fifth.
fn effort(device: &Device) -> (usize, usize) {
    let (spots, repeats) = serious().map_or((50_000, 3), |spots| (spots, 9));
    match device {
        Device::Wgpu(wgpu) if matches!(wgpu.kind, WgpuDeviceKind::Cpu) => (spots / 5, 3),
        _ => (spots, repeats),
    }
}

/// Spots of a serious measurement, if that is wanted.
fn serious() -> Option<usize> {
    let spots = std::env::var("GAUSSMLE_BENCH_SPOTS").ok();
    spots.map(|n| n.parse().expect("a number"))
}

#[test]
fn hardware_benchmark() {
    let _turn = turn();
    let flat = |v: f32| Array2::from_elem((256, 256), v);
    let maps = Camera::scmos(
        PIXEL_UM,
        flat(100.0).view(),
        flat(0.5).view(),
        flat(2.0).view(),
        None,
    )
    .expect("valid");
    let cameras = [
        ("ideal", Camera::ideal(PIXEL_UM)),
        ("read-noise", Camera::uniform(PIXEL_UM, 100.0, 0.5, 1.5)),
        ("scmos", maps),
    ];
    println!("# 11x11 pixels, u16, N = 1000, b = 10, sigma = 1.3 px");
    println!(
        "backend,device,model,camera,n,fits_per_second,kernel_fits_per_second,first_fit_seconds,converged,rmse_x_over_crlb"
    );
    let wanted = std::env::var("GAUSSMLE_BENCH_BACKENDS").unwrap_or("cpu,wgpu,cuda".into());
    for (name, device) in devices().iter().filter(|(name, _)| wanted.contains(name)) {
        // Commas part the columns.
        let adapter = device.client().properties().identity.name.replace(',', ";");
        for model in [
            Model::xynb(1.3 * PIXEL_UM),
            Model::xynbs(),
            Model::xynbsxsy(),
            Model::astigmatic(curve(1.3 * PIXEL_UM)),
        ] {
            for (camera_name, camera) in &cameras {
                let recipe = Simulation::new(11)
                    .camera(camera.clone())
                    .sigma_um(1.3 * PIXEL_UM)
                    .seed(71);
                let recipe = match model {
                    Model::Astigmatic(curve) => recipe.astigmatic(curve, 0.3),
                    _ => recipe,
                };
                let (spots, repeats) = effort(device);
                let stack = recipe.run(spots).expect("a valid recipe");
                let pixels = stack.to_u16();
                let rois = RoiStack::from_u16(pixels.view())
                    .and_then(|r| r.corners(stack.corners.view()))
                    .expect("valid");
                let fitter = builder(model, camera.clone(), device)
                    .build()
                    .expect("valid");
                let m = measure(&fitter, &rois, &stack, repeats).expect("fits");
                let scatter = m.accuracy[0].rmse_over_crlb;
                println!(
                    "{name},{adapter},{},{camera_name},{},{:.0},{:.0},{:.3},{:.5},{scatter:.4}",
                    model.name(),
                    rois.len(),
                    m.fits_per_second,
                    m.kernel_fits_per_second,
                    m.first_fit_seconds,
                    m.converged
                );
                assert!(
                    (scatter - 1.0).abs() < 0.03,
                    "{name} {} {camera_name}: {scatter}",
                    model.name()
                );
            }
        }
    }
}
