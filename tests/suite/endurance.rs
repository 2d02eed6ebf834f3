//! Long runs: memory does not grow, a small budget is kept, memory goes back, and many processes get on with each other.

use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use cubecl::MemoryScope;
use gaussmle::{Camera, Device, Fitter, RoiStack};
use ndarray::{Array2, Array3};

use crate::batches::bits;
use crate::laboratory::{alone, model, pixels, stack, undisturbed};
use crate::support::{PIXEL_UM, devices, gpus, models, simulation, turn};

fn fitter(device: &Device) -> gaussmle::FitterBuilder {
    let camera = Camera::uniform(PIXEL_UM, 100.0, 0.5, 1.5);
    Fitter::builder(model())
        .camera(camera)
        .device(device.clone())
}

/// Bytes that this process has in memory.
fn resident() -> Option<u64> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = pages.split(' ').nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

/// Bytes that a runtime has taken for buffers on a device; what it keeps on the host to pass them through is not among them.
fn reserved(device: &Device) -> u64 {
    let report = device.client().memory_report(MemoryScope::Device);
    let pools = report.streams.iter().map(|stream| stream.pools.usage());
    pools.map(|usage| usage.bytes_reserved).sum()
}

#[test]
fn two_hundred_fits_do_not_grow() {
    let _turn = turn();
    alone("endurance::two_hundred_fits");
}

#[test]
#[ignore = "run in a process of its own by `two_hundred_fits_do_not_grow`"]
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

/// The pages that CubeCL takes at least, for buffers of all sizes. They are far less than what is set aside for a driver.
const PAGES: u64 = 24 << 20;

/// The most that a device holds during a task, in bytes.
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
fn a_stack_ten_times_the_budget_stays_inside_and_memory_goes_back() {
    let _turn = turn();
    let flat = |v: f32| Array2::from_elem((1024, 1024), v);
    let (offset, gain, variance) = (flat(100.0), flat(0.5), flat(2.0));
    let maps = Camera::scmos(PIXEL_UM, offset.view(), gain.view(), variance.view(), None);
    let maps = maps.expect("valid");
    let ideal = Camera::ideal(PIXEL_UM);
    let [xynb, xynbs, _, astigmatic] = models(1.3 * PIXEL_UM);
    for (model, size, camera, budget) in [
        (xynbs, 7, &ideal, 32 << 20),
        (xynb, 5, &ideal, 4 << 20),
        (xynb, 11, &maps, 4 << 20),
        (astigmatic, 32, &ideal, 16 << 20),
    ] {
        // Pixels of 2 bytes, and numbers of 4: parameters, covariances, four more, a corner, two codes.
        let n = model.parameters().len();
        let each = 2 * (size * size + 1) + 4 * (n + n * (n + 1) / 2 + 7);
        let spots = 10 * budget / each;
        let simulated = simulation(&model, size, 1.3)
            .camera(camera.clone())
            .seed(3)
            .run(2000);
        let simulated = simulated.expect("a valid recipe");
        let few = simulated.to_u16();
        let pixels = Array3::from_shape_fn((spots, size, size), |(i, y, x)| few[[i % 2000, y, x]]);
        let corners =
            Array2::from_shape_fn((spots, 2), |(i, axis)| simulated.corners[[i % 2000, axis]]);
        let rois = RoiStack::from_u16(pixels.view()).and_then(|rois| rois.corners(corners.view()));
        let rois = rois.expect("valid");
        for (name, device) in gpus() {
            let what = format!("{name} {} {size}x{size}", model.name());
            let builder = Fitter::builder(model)
                .camera(camera.clone())
                .device(device.clone());
            let fitter = builder.memory_budget(budget).build().expect("valid");
            // What is foreseen for the job: batches and maps.
            let foreseen = fitter.required_bytes(spots, size) - fitter.required_bytes(0, size);
            assert!(foreseen <= budget as u64);
            // Pools may take twice what is asked for, as is foreseen.
            let of_maps = if std::ptr::eq(camera, &maps) {
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
                "{what}: {before} bytes before, {most} at most, {after} after; {foreseen} foreseen, {of_maps} of maps"
            );
            assert!(fits.info().batches > 20, "{what}: {}", fits.info());
            // The prediction is of use: not more than that, and not a small part of it.
            assert!(most > before + of_maps + foreseen / 4, "{what}");
            assert!(most <= before + 2 * of_maps + foreseen + PAGES, "{what}");
            assert!(after <= before, "{what}: memory is kept");
        }
    }
}

/// What each of many processes does: a test of its own, run by the next one.
#[test]
#[ignore = "one of eight processes that `eight_processes_share_an_adapter` starts"]
fn one_of_eight() {
    let pixels = pixels(4000);
    let expected = bits(&undisturbed(&pixels));
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
    let _turn = turn();
    let start = || {
        let mut command = Command::new(std::env::current_exe().expect("a program"));
        command.args([
            "--ignored",
            "--exact",
            "endurance::one_of_eight",
            "--nocapture",
        ]);
        command
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
