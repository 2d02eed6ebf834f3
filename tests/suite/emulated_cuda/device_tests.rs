//! The tests of devices, on the emulated driver.

use super::{EXACT_LENGTHS, EmulatedCuda, modules};

/// Tests that run on every device. Each of them counts the emulated GPU as one.
const FILTERS: [&str; 6] = [
    "adversarial::",
    "agreement::",
    "batches::",
    "cameras::",
    "sessions::on_devices::",
    "statuses::",
];

#[test]
fn tests_of_devices_pass_on_an_emulated_gpu() {
    let script = format!(
        "device NVIDIA_H100 cc=9.0 memory=80000000000\ndriver 12080\npoison\ndelay_us 200\n\
         {EXACT_LENGTHS}"
    );
    let Some(driver) = EmulatedCuda::new("device-tests", &script) else {
        return;
    };
    let mut command = driver.child();
    command.args(["--test-threads=1"]).args(FILTERS);
    let output = command.output().expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}{errors}");
    assert!(!errors.contains("SKIPPED, cuda"), "{errors}");
    for filter in FILTERS {
        let mut lines = text.lines().filter(|line| line.ends_with(" ... ok"));
        let passed = lines.any(|line| line.starts_with(&format!("test {filter}")));
        assert!(passed, "no test of {filter} passed: {text}");
    }
    let report = driver.report();
    // Workers have a current context.
    assert!(!report.contains("without_context"), "{report}");
    assert_eq!(driver.violations(), Vec::<String>::new());
    // Every model with every noise, and the order of the pixels.
    let kernels = 3 * gaussmle::model::MODELS.len();
    assert_eq!(modules(&report, "fit").len(), kernels, "{report}");
    assert_eq!(modules(&report, "arrange").len(), 1, "{report}");
    print!("{text}");
}
