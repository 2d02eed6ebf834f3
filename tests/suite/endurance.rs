//! Long runs: memory does not grow, a small budget is kept, memory goes back, and many processes get on with each other.

use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use cubecl::MemoryScope;
use gaussmle::{Camera, Device, Fitter};

use crate::batches::bits;
use crate::laboratory::{alone, model, pixels, stack, undisturbed};
use crate::support::{PIXEL_UM, devices, gpus, turn};

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

/// The pages that CubeCL takes at least, whatever is asked for. They are far less than what is set aside for a driver.
const PAGES: u64 = 10 << 20;

#[test]
fn a_stack_ten_times_the_budget_stays_inside_and_memory_goes_back() {
    let _turn = turn();
    let budget = 16 << 20;
    // 49 pixels of 2 bytes and 28 numbers of 4, results and bookkeeping.
    let spots = 10 * budget / 210;
    let pixels = pixels(spots);
    for (name, device) in gpus() {
        let fitter = fitter(device).memory_budget(budget).build().expect("valid");
        assert!(fitter.required_bytes(spots, 7) < budget as u64 + (601 << 20));
        device
            .client()
            .memory_cleanup()
            .expect("nothing is under way");
        let before = reserved(device);
        let over = AtomicBool::new(false);
        let most = std::thread::scope(|threads| {
            let watch = threads.spawn(|| {
                let mut most = 0;
                while !over.load(Ordering::Relaxed) {
                    most = most.max(reserved(device));
                    std::thread::sleep(Duration::from_millis(2));
                }
                most
            });
            let fits = fitter.fit(&stack(&pixels)).expect("fits");
            over.store(true, Ordering::Relaxed);
            assert!(fits.info().batches > 20, "{}", fits.info());
            watch.join().expect("it watched")
        });
        let after = reserved(device);
        println!("{name}: {before} bytes before, {most} at most, {after} after, budget {budget}");
        // The prediction is of use: not more than allowed, and not a small part of it.
        assert!(
            most > before + budget as u64 / 4,
            "{name}: {before}, {most}"
        );
        assert!(
            most <= before + budget as u64 + PAGES,
            "{name}: {before}, {most}"
        );
        assert!(after <= before, "{name}: {after} bytes are kept");
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
