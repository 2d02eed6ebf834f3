//! Shared by the tests: the devices of this machine, and simulated stacks.

use std::path::PathBuf;
use std::process::Command;
use std::sync::{Mutex, MutexGuard, OnceLock};

use gaussmle::model::MODELS;
use gaussmle::simulate::{Simulated, Simulation};
use gaussmle::{Astigmatism, Camera, Device, Fits, Fitter, FitterBuilder, Model, RoiStack};

/// The pixel size of every test, um. A power of two converts exactly between pixels and
/// micrometres.
pub const PIXEL_UM: f64 = 0.125;

/// Reports that tests are skipped because something is missing. Fails if `GAUSSMLE_TEST_REQUIRE` names
/// it: continuous integration must not lose a device or a tool and still pass.
pub fn skipped(what: &str, why: &str) {
    let required = std::env::var("GAUSSMLE_TEST_REQUIRE").unwrap_or_default();
    assert!(
        required.split(',').all(|name| name != what),
        "{what} is required: {why}"
    );
    eprintln!("SKIPPED, {what}: {why}");
}

/// A file of real data, in the folder that `GAUSSMLE_TEST_DATA` names or in `shared/data` beside the
/// repository. `None` if it is missing.
pub fn data_file(name: &str) -> Option<PathBuf> {
    let folder = std::env::var_os("GAUSSMLE_TEST_DATA").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/data"),
        PathBuf::from,
    );
    let path = folder.join(name);
    if path.exists() {
        return Some(path);
    }
    skipped("data", &format!("{} is not there", path.display()));
    None
}

/// This program, to run an ignored test in a process of its own.
pub fn own_process(test: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("a program"));
    command.args(["--ignored", "--exact", test, "--nocapture"]);
    command
}

/// Python with the packages that `cargo xtask setup` fetches. `None` if they are missing.
pub fn python() -> Option<Command> {
    let Some(packages) = std::env::var_os("GAUSSMLE_TEST_PYTHONPATH") else {
        skipped("python", "GAUSSMLE_TEST_PYTHONPATH is not set");
        return None;
    };
    if !PathBuf::from(&packages).join("picasso").exists() {
        skipped("python", "GAUSSMLE_TEST_PYTHONPATH has no Picasso");
        return None;
    }
    let mut command = Command::new("python3");
    command
        .arg("-Wignore")
        .env("PYTHONPATH", packages)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("QT_QPA_PLATFORM", "offscreen");
    Some(command)
}

/// A script of `tests/python`, ready to run.
pub fn script(name: &str) -> Option<Command> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/python");
    let mut command = python()?;
    command.arg(folder.join(name));
    Some(command)
}

/// True if Chromium is installed.
pub fn chromium() -> bool {
    let installed = Command::new("chromium")
        .arg("--version")
        .output()
        .is_ok_and(|output| output.status.success());
    if !installed {
        skipped(
            "chromium",
            "chromium is not installed (Debian: apt-get install chromium)",
        );
    }
    installed
}

/// The standard output of a script, which must succeed.
pub fn printed(mut script: Command) -> Vec<u8> {
    let output = script.output().expect("python3 starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{script:?}: {errors}");
    output.stdout
}

/// The devices that the tests run on, by back end.
pub fn devices() -> &'static [(&'static str, Device)] {
    static DEVICES: OnceLock<Vec<(&'static str, Device)>> = OnceLock::new();
    DEVICES.get_or_init(|| {
        let mut found = Vec::new();
        for device in gaussmle::device::devices() {
            let name = device.backend();
            // One device of each runtime is enough.
            if found.iter().all(|(other, _)| *other != name) {
                found.push((name, device));
            }
        }
        assert!(
            found.iter().any(|(name, _)| *name == "cpu"),
            "no cpu runtime"
        );
        for name in ["wgpu", "cuda"] {
            if found.iter().all(|(other, _)| *other != name) {
                skipped(name, "this machine has no such device");
            }
        }
        found
    })
}

/// The devices without the CPU.
pub fn gpus() -> impl Iterator<Item = &'static (&'static str, Device)> {
    devices().iter().filter(|(name, _)| *name != "cpu")
}

/// The CPU.
pub fn cpu() -> Device {
    devices()[..]
        .iter()
        .find(|(name, _)| *name == "cpu")
        .map(|(_, device)| device.clone())
        .expect("devices() has checked")
}

/// True if a long sweep was requested.
pub fn thorough() -> bool {
    std::env::var_os("GAUSSMLE_TEST_THOROUGH").is_some()
}

/// Waits until a condition holds. Panics after a time that no test takes on a busy machine.
pub fn wait_until(what: &str, holds: impl Fn() -> bool) {
    let began = std::time::Instant::now();
    while !holds() {
        let seconds = began.elapsed().as_secs();
        assert!(seconds < 300, "waited in vain until {what}");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

/// The output of a process that ends within a time that no test takes on a busy machine. Kills one that
/// does not end, and panics.
#[cfg(any(feature = "cuda", unix))]
pub fn output_of_one_that_ends(mut child: std::process::Child) -> std::process::Output {
    let began = std::time::Instant::now();
    while child.try_wait().expect("a state").is_none() {
        if began.elapsed().as_secs() >= 300 {
            child.kill().expect("killed");
            panic!("the process does not end");
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    child.wait_with_output().expect("ended")
}

/// Locks out the other heavy tests, each of which uses all cores.
pub fn lock_heavy_tests() -> MutexGuard<'static, ()> {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Locks out the other tests that compare lists in files of the repository, or write them there.
pub fn lock_lists() -> MutexGuard<'static, ()> {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// The half range of z of simulated astigmatic spots, um.
pub const Z_RANGE_UM: f64 = 0.3;

/// The curve of the astigmatic tests.
pub fn curve(sigma_um: f64) -> Astigmatism {
    let mut curves = models(sigma_um)
        .into_iter()
        .filter_map(|model| model.curve());
    curves.next().expect("a model has a curve")
}

/// Every model, for spots of one width.
pub fn models(sigma_um: f64) -> Vec<Model> {
    let examples = MODELS.iter().map(|kind| kind.example(sigma_um));
    examples.collect()
}

/// A camera with read noise whose pixels are alike.
pub fn read_noise_camera() -> Camera {
    Camera::ideal(PIXEL_UM)
        .with_offset_adu(100.0)
        .with_gain_e_per_adu(0.5)
        .with_read_noise_e(1.5)
}

/// A simulation of spots of a model.
pub fn simulation(model: &Model, size: usize, sigma_px: f64) -> Simulation {
    Simulation::new(size)
        .camera(Camera::ideal(PIXEL_UM))
        .psf_of(model, Z_RANGE_UM)
        .sigma_um(sigma_px * PIXEL_UM)
}

/// A builder on one device.
pub fn builder(model: Model, camera: Camera, device: &Device) -> FitterBuilder {
    Fitter::builder(model, camera).device(device.clone())
}

/// Fits a simulated stack without rounding its pixels.
pub fn fit(model: Model, camera: Camera, device: &Device, stack: &Simulated) -> Fits {
    fit_pixels(model, camera, device, &rois(stack))
}

/// Fits a stack.
pub fn fit_pixels(model: Model, camera: Camera, device: &Device, stack: &RoiStack<'_>) -> Fits {
    let fitter = builder(model, camera, device)
        .build()
        .expect("a valid fitter");
    fitter.fit(stack).expect("a valid stack")
}

/// The stack of a simulation.
pub fn rois(stack: &Simulated) -> RoiStack<'_> {
    RoiStack::from_f32(stack.pixels.view())
        .and_then(|rois| rois.with_corners(stack.corners.view()))
        .expect("a valid stack")
}

/// The parameters of spot i in the order and units of the f64 reference.
pub fn theta(fits: &Fits, i: usize) -> Vec<f64> {
    let px = PIXEL_UM;
    let mut out = vec![f64::from(fits.x_px()[i]), f64::from(fits.y_px()[i])];
    for &parameter in &fits.model().parameters()[2..] {
        let value = fits.parameter(parameter).expect("the model has it")[i];
        let lateral = parameter.name().starts_with("sigma");
        out.push(if lateral { value / px } else { value });
    }
    out
}

/// The parameters of every spot; see [`theta`].
pub fn thetas(fits: &Fits) -> Vec<Vec<f64>> {
    let columns: Vec<Vec<f64>> = fits
        .model()
        .parameters()
        .iter()
        .enumerate()
        .map(|(k, &parameter)| match k {
            0 => fits.x_px().iter().map(|&v| v.into()).collect(),
            1 => fits.y_px().iter().map(|&v| v.into()).collect(),
            _ => {
                let lateral = parameter.name().starts_with("sigma");
                let scale = if lateral { 1.0 / PIXEL_UM } else { 1.0 };
                let values = fits.parameter(parameter).expect("the model has it");
                values.into_iter().map(|v| v * scale).collect()
            }
        })
        .collect();
    (0..fits.len())
        .map(|i| columns.iter().map(|c| c[i]).collect())
        .collect()
}
