//! `xtask/device.sh`, which measures a machine with a GPU, on the emulated driver: every part that
//! can run there leaves its table, and a part that ends early stops no other one.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use super::programs::{FAST, Machine};
use crate::support::skipped;

/// A folder as `cargo xtask device` leaves it, with links in place of the archive.
fn package(machine: &Machine) -> PathBuf {
    let folder = machine.driver.folder.join("package");
    fs::create_dir_all(&folder).expect("a folder");
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("xtask");
    for name in ["device.sh", "device_parts.sh", "picasso_gpu.py"] {
        fs::copy(scripts.join(name), folder.join(name)).expect("a copy");
    }
    let suite = std::env::current_exe().expect("a program");
    let library = suite.with_file_name("libgaussmle_cuda_emulator.so");
    symlink(library, folder.join("libgaussmle_cuda_emulator.so")).expect("a link");
    symlink(suite, folder.join("suite")).expect("a link");
    symlink(&machine.program, folder.join("gaussmle")).expect("a link");
    let bounds = "gpu,model,camera,size,warps,issue,latency,L1,memory\n\
                  H100 SXM,xynb,ideal,11,20,852,851,13085,1310\n";
    fs::write(folder.join("roofline.csv"), bounds).expect("written");
    folder
}

#[test]
fn the_device_script_runs_its_parts() {
    if std::process::Command::new("timeout")
        .arg("--version")
        .output()
        .is_err()
    {
        skipped("cuda-emulated", "there is no `timeout`");
        return;
    }
    let Some(machine) = Machine::new("device-script", &[FAST], "") else {
        return;
    };
    let package = package(&machine);
    let out = machine.driver.folder.join("out");
    let mut command = machine.command_of("sh");
    command
        .arg(package.join("device.sh"))
        .arg(&out)
        .args([
            "machine",
            "agreement",
            "tests",
            "speed",
            "overlap",
            "virtual",
        ])
        .args(["picasso", "localize"])
        // Vulkan is hidden from the script.
        .env("GAUSSMLE_TEST_REQUIRE", "cuda")
        .env("GAUSSMLE_TEST_REPORT_SPOTS", "64")
        .env("GAUSSMLE_TEST_REPORT_MODELS", "xynb")
        // No such test exists, and the part passes.
        .env("GAUSSMLE_TEST_REPORT_TESTS", "no_such_test")
        // The scatter of so few spots is far from the CRLB, which the benchmark does not accept.
        .env("GAUSSMLE_TEST_BENCH_SPOTS", "20")
        .env("GAUSSMLE_TEST_REPORT_FRAMES", "2");
    let output = command.output().expect("sh runs");
    let text = String::from_utf8_lossy(&output.stdout);
    let read = |name: &str| fs::read_to_string(out.join(name)).unwrap_or_default();
    let summary = read("summary.txt");
    for part in [
        "machine",
        "agreement",
        "tests",
        "overlap",
        "virtual",
        "picasso",
        "localize",
    ] {
        let finished = format!("{part}: finished");
        assert!(
            summary.contains(&finished),
            "{summary}{text}{}",
            read(&format!("{part}.csv"))
        );
    }
    // It has failed, the parts after it ran, and its rates have bounds beside them.
    assert!(summary.contains("speed: failed"), "{summary}");
    let speed = read("speed.csv");
    let beside = |line: &str| line.starts_with("xynb,ideal,11,") && line.ends_with(",13085,1310");
    assert!(speed.lines().any(beside), "{speed}");
    assert!(read("machine.txt").contains("FAST (cuda)"));
    assert!(read("machine.txt").contains("Picasso's fits on the GPU"));
    let rows = |name: &str| read(name).matches("\ncuda,xynb,").count();
    assert_eq!(rows("agreement.csv"), 12, "{}", read("agreement.csv"));
    assert_eq!(rows("overlap.csv"), 4, "{}", read("overlap.csv"));
    assert!(rows("virtual.csv") >= 4, "{}", read("virtual.csv"));
    assert!(read("virtual.csv").contains("# engines 0 upload_ns="));
    assert!(
        read("localize.txt").contains("gpu:\n"),
        "{}",
        read("localize.txt")
    );
    // The machine that is lent returns as many files.
    let files = fs::read_dir(&out).expect("a folder").count();
    assert!(files <= 8, "{files} files");
}
