//! The hardware benchmark: what this machine does, as a table. It measures; only accuracy can fail it.

use cubecl::device::WgpuDeviceKind;
use gaussmle::Device;
use gaussmle::bench::{Case, SIDE};

use crate::support::{devices, turn};

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
    println!("# {SIDE}x{SIDE} pixels, u16, N = 1000, b = 10, sigma = 1.3 px");
    println!(
        "backend,device,model,camera,n,fits_per_second,kernel_fits_per_second,first_fit_seconds,converged,rmse_x_over_crlb"
    );
    let wanted = std::env::var("GAUSSMLE_BENCH_BACKENDS").unwrap_or("cpu,wgpu,cuda".into());
    for (name, device) in devices().iter().filter(|(name, _)| wanted.contains(name)) {
        // Commas part the columns.
        let adapter = device.client().properties().identity.name.replace(',', ";");
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
