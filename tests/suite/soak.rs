//! Long runs: memory does not grow, a small memory budget is kept, memory is released, and several
//! processes share a device.

use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use cubecl::MemoryScope;
use gaussmle::camera::ScmosMaps;
use gaussmle::{Camera, Device, Fitter, Model, RoiStack};
use ndarray::{Array2, Array3};

use crate::batches::bits;
use crate::fake_gpus::{fits_without_faults_on, model, pixels, run_in_own_process, stack};
use crate::support::{
    PIXEL_UM, cpu, curve, devices, gpus, lock_heavy_tests, own_process, read_noise_camera,
    simulation,
};

fn fitter(device: &Device) -> gaussmle::FitterBuilder {
    let camera = read_noise_camera();
    Fitter::builder(model(), camera).device(device.clone())
}

/// Resident memory of this process, bytes.
fn resident() -> Option<u64> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = pages.split(' ').nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

/// Bytes that CubeCL's runtime has reserved for buffers on a device, without its staging buffers on the
/// host. Only adapters of wgpu have this runtime.
fn reserved(device: &Device) -> u64 {
    if device.backend() != "wgpu" {
        return 0;
    }
    let report = device.client().memory_report(MemoryScope::Device);
    let pools = report.streams.iter().map(|stream| stream.pools.usage());
    pools.map(|usage| usage.bytes_reserved).sum()
}

#[test]
fn memory_does_not_grow_over_200_fits() {
    let _lock = lock_heavy_tests();
    run_in_own_process("soak::two_hundred_fits");
}

#[test]
#[ignore = "run in a process of its own by `memory_does_not_grow_over_200_fits`"]
fn two_hundred_fits() {
    let pixels = pixels(2000);
    for (name, device) in devices() {
        let fitter = fitter(device).build().expect("valid");
        let run = |times| (0..times).for_each(|_| drop(fitter.fit(&stack(&pixels)).expect("fits")));
        run(50);
        let (before, reserved_before) = (resident(), reserved(device));
        run(200);
        let (after, reserved_after) = (resident(), reserved(device));
        assert!(
            reserved_after <= reserved_before,
            "{name}: {reserved_before} to {reserved_after} bytes reserved"
        );
        if let (Some(before), Some(after)) = (before, after) {
            println!(
                "{name}: {} MB before, {} MB after 200 fits",
                before >> 20,
                after >> 20
            );
            assert!(
                after < before + (16 << 20),
                "{name}: {before} to {after} bytes"
            );
        }
    }
}

/// The smallest pages that CubeCL reserves for buffers of all sizes. They are much smaller than the
/// memory reserved for a driver.
const PAGES: u64 = 24 << 20;

/// The largest number of bytes reserved on a device during a task.
fn most_reserved<T>(device: &Device, task: impl FnOnce() -> T) -> (u64, T) {
    let over = AtomicBool::new(false);
    std::thread::scope(|threads| {
        let watch = threads.spawn(|| {
            let mut most = 0;
            while !over.load(Ordering::Relaxed) {
                most = most.max(reserved(device));
                std::thread::sleep(Duration::from_millis(2));
            }
            most
        });
        let done = task();
        over.store(true, Ordering::Relaxed);
        (watch.join().expect("it watched"), done)
    })
}

#[test]
fn large_stack_keeps_the_memory_budget_and_releases_it() {
    let _lock = lock_heavy_tests();
    run_in_own_process("soak::large_stack_of_this_process");
}

#[test]
#[ignore = "run in a process of its own by `large_stack_keeps_the_memory_budget_and_releases_it`"]
fn large_stack_of_this_process() {
    let flat = |v: f32| Array2::from_elem((1024, 1024), v);
    let (offset, gain, variance) = (flat(100.0), flat(0.5), flat(2.0));
    let maps = Camera::scmos(
        PIXEL_UM,
        ScmosMaps {
            offset_adu: offset.view(),
            gain_e_per_adu: gain.view(),
            variance_e2: variance.view(),
            mask: None,
        },
    );
    let maps = maps.expect("valid");
    let ideal = Camera::ideal(PIXEL_UM);
    let sigma_um = 1.3 * PIXEL_UM;
    let (xynb, xynbs) = (Model::xynb(sigma_um), Model::xynbs());
    let astigmatic = Model::astigmatic(curve(sigma_um));
    for (model, size, camera, budget) in [
        (xynbs, 7, &ideal, 32 << 20),
        (xynb.clone(), 5, &ideal, 4 << 20),
        (xynb, 11, &maps, 4 << 20),
        (astigmatic, 32, &ideal, 16 << 20),
    ] {
        // Pixels of 2 bytes, and numbers of 4 bytes: parameters, covariances, four more, a corner,
        // two codes.
        let n = model.parameters().len();
        let each = 2 * (size * size + 1) + 4 * (n + n * (n + 1) / 2 + 7);
        let spots = 10 * budget / each;
        let simulated = simulation(&model, size, 1.3)
            .camera(camera.clone())
            .seed(3)
            .run(2000);
        let simulated = simulated.expect("a valid simulation");
        let few = simulated.to_u16();
        let pixels = Array3::from_shape_fn((spots, size, size), |(i, y, x)| few[[i % 2000, y, x]]);
        let corners =
            Array2::from_shape_fn((spots, 2), |(i, axis)| simulated.corners[[i % 2000, axis]]);
        let rois =
            RoiStack::from_u16(pixels.view()).and_then(|rois| rois.with_corners(corners.view()));
        let rois = rois.expect("valid");
        for (name, device) in gpus().filter(|(name, _)| *name == "wgpu") {
            let what = format!("{name} {} {size}x{size}", model.name());
            let builder = Fitter::builder(model.clone(), camera.clone()).device(device.clone());
            let fitter = builder.memory_budget(budget).build().expect("valid");
            // The predicted memory of the job: batches and maps.
            let predicted = fitter.required_bytes(spots, size) - fitter.required_bytes(0, size);
            assert!(predicted <= budget as u64);
            // Pools may reserve twice the requested memory. The prediction takes this into account.
            let map_bytes = if std::ptr::eq(camera, &maps) {
                12 << 20
            } else {
                0
            };
            device
                .client()
                .memory_cleanup()
                .expect("nothing is under way");
            let before = reserved(device);
            let (most, fits) = most_reserved(device, || fitter.fit(&rois).expect("fits"));
            let after = reserved(device);
            println!(
                "{what}: {before} bytes before, {most} at most, {after} after; {predicted} predicted, {map_bytes} of maps"
            );
            assert!(fits.info().batches > 20, "{what}: {}", fits.info());
            // The prediction is useful: the job uses no more, and not only a small part of it.
            assert!(most > before + map_bytes + predicted / 4, "{what}");
            assert!(most <= before + 2 * map_bytes + predicted + PAGES, "{what}");
            assert!(after <= before, "{what}: memory is not released");
        }
    }
}

/// The work of each of eight processes; the next test starts them.
#[test]
#[ignore = "run in eight processes by `eight_processes_share_an_adapter`"]
fn one_of_eight() {
    let pixels = pixels(4000);
    let expected = bits(&fits_without_faults_on(&cpu(), &pixels));
    for (name, device) in gpus() {
        let fitter = fitter(device).batch_size(500).build().expect("valid");
        let first = bits(&fitter.fit(&stack(&pixels)).expect("fits"));
        assert_eq!(first.len(), expected.len());
        for _ in 0..5 {
            assert_eq!(
                bits(&fitter.fit(&stack(&pixels)).expect("fits")),
                first,
                "{name}"
            );
        }
        println!("six fits on {name}");
    }
}

#[test]
fn eight_processes_share_an_adapter() {
    let _lock = lock_heavy_tests();
    let start = || {
        own_process("soak::one_of_eight")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("started")
    };
    let children: Vec<_> = (0..8).map(|_| start()).collect();
    for child in children {
        let output = child.wait_with_output().expect("it ends");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(
            output.status.success(),
            "{text}{}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert_eq!(text.matches("six fits").count(), gpus().count(), "{text}");
    }
}
