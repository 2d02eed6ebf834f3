//! The hardware benchmark: a table of the speed of this machine. Only a wrong accuracy fails it.

use gaussmle::Device;
use gaussmle::bench::{Case, SIDE};

use crate::support::{devices, lock_heavy_tests};

/// The number of spots in a stack, few by default, and of repeats. The fastest repeat counts,
/// because other work on a shared machine only slows fits down. A software adapter, which stands in
/// for a GPU, gets a fifth of the spots.
fn effort(device: &Device) -> (usize, usize) {
    let (spots, repeats) = serious().map_or((50_000, 3), |spots| (spots, 9));
    if device.is_software() {
        (spots / 5, 3)
    } else {
        (spots, repeats)
    }
}

/// The number of spots of a long measurement, if one was requested.
fn serious() -> Option<usize> {
    let spots = std::env::var("GAUSSMLE_BENCH_SPOTS").ok();
    spots.map(|n| n.parse().expect("a number"))
}

#[test]
fn hardware_benchmark() {
    let _lock = lock_heavy_tests();
    println!("# {SIDE}x{SIDE} pixels, u16, N = 1000, b = 10, sigma = 1.3 px");
    println!(
        "backend,device,model,camera,n,fits_per_second,kernel_fits_per_second,first_fit_seconds,converged,rmse_x_over_crlb"
    );
    let wanted = std::env::var("GAUSSMLE_BENCH_BACKENDS").unwrap_or("cpu,wgpu,cuda".into());
    for (name, device) in devices().iter().filter(|(name, _)| wanted.contains(name)) {
        // A comma separates columns.
        let adapter = device.name().expect("a device").replace(',', ";");
        let (spots, repeats) = effort(device);
        for case in Case::all() {
            let m = case.measure(device, spots, repeats).expect("fits");
            let scatter = m.accuracy[0].rmse_over_crlb;
            let (model, camera) = (case.model.name(), case.camera_name);
            println!(
                "{name},{adapter},{model},{camera},{spots},{:.0},{:.0},{:.3},{:.5},{scatter:.4}",
                m.fits_per_second, m.kernel_fits_per_second, m.first_fit_seconds, m.converged
            );
            assert!(
                (scatter - 1.0).abs() < 0.03,
                "{name} {model} {camera}: {scatter}"
            );
        }
    }
}
