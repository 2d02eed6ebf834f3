//! Simulated GPUs, for tests of the search for GPUs on machines without any.
//!
//! The GPUs come from a fake management library that is built here and follows a script, so the
//! real FFI code runs. The clock is a number that only waits advance. Fits on a fake GPU run on an
//! adapter of wgpu, with injected faults. It may be a software adapter. All fake GPUs of a test share
//! it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use gaussmle::device::{
    DeviceStep, Fault, FaultPlan, Gpu, GpuContexts, GpuInventory, GpuView, OpenedGpu, Rates,
    SystemGpus,
};
use gaussmle::model::MODELS;
use gaussmle::{
    CancelToken, Device, Fits, Fitter, FitterBuilder, Model, RoiStack, Settings, Timeout,
};

use crate::support::{PIXEL_UM, gpus, own_process, read_noise_camera, skipped};

/// One gigabyte, the unit of memory in scripts.
pub const GB: u64 = 1_000_000_000;

/// An empty folder for one test.
///
/// # Panics
///
/// Panics if another test of this process uses the name: one would empty the folder of the other.
pub fn folder(name: &str) -> PathBuf {
    static USERS: Mutex<BTreeMap<String, String>> = Mutex::new(BTreeMap::new());
    // The thread of a test has the name of the test. Without threads, tests run one by one.
    let user = std::thread::current().name().unwrap_or("").to_owned();
    let first_user = {
        let mut users = USERS.lock().expect("sound");
        let first_user = users.entry(name.to_owned()).or_insert(user.clone());
        first_user.clone()
    };
    assert_eq!(first_user, user, "two tests use the folder `{name}`");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The fake management library, built once. A child may build it while its parent copies it, so a
/// finished file takes the place of an older one.
fn library() -> Option<&'static Path> {
    static LIBRARY: OnceLock<Option<PathBuf>> = OnceLock::new();
    let build = || {
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/suite/fake_nvml.rs");
        let changed = |path: &Path| fs::metadata(path).and_then(|file| file.modified());
        let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join("libfake_nvml.so");
        if changed(&library).is_ok_and(|built| built > changed(source.as_ref()).expect("a source"))
        {
            return Some(library);
        }
        let building = folder(&format!("fake-nvml-{}", std::process::id()));
        let out = building.join("built.so");
        let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()));
        rustc.args(["--edition", "2024", "--crate-type", "cdylib", "-O", source]);
        let built = rustc.arg("-o").arg(&out).status();
        match built {
            Ok(status) => {
                assert!(status.success(), "the management library does not build");
                fs::rename(&out, &library).expect("renamed");
                fs::remove_dir_all(&building).expect("removed");
                Some(library)
            }
            Err(error) => {
                skipped("rustc", &error.to_string());
                None
            }
        }
    };
    LIBRARY.get_or_init(build).as_deref()
}

/// The adapter on which the fits of fake GPUs run. `None` if there is none.
pub fn stand_in() -> Option<&'static Device> {
    let adapter = gpus().find(|(name, _)| *name == "wgpu");
    if adapter.is_none() {
        skipped("wgpu", "fits of fake GPUs need an adapter");
    }
    adapter.map(|(_, device)| device)
}

/// A copy of the fake management library with a script of its own.
pub struct FakeNvml {
    pub folder: PathBuf,
}

impl FakeNvml {
    /// As [`FakeNvml::new`], for fits on the GPUs of the script. `None` also without a [`stand_in`].
    pub fn with_fits(name: &str, script: &str) -> Option<Self> {
        stand_in()?;
        Self::new(name, script)
    }

    /// Builds the library. `None` if there is no compiler.
    pub fn new(name: &str, script: &str) -> Option<Self> {
        let folder = folder(name);
        // Each copy of the library has its own state.
        fs::copy(library()?, folder.join("libnvidia-ml.so.1")).expect("a copy");
        fs::write(folder.join("script.txt"), script).expect("a script");
        Some(Self { folder })
    }

    pub fn library(&self) -> PathBuf {
        self.folder.join("libnvidia-ml.so.1")
    }

    /// The calls of the library so far.
    pub fn calls(&self) -> Vec<String> {
        let text = fs::read_to_string(self.folder.join("calls.txt")).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    }
}

/// A script line: a GPU of 80 GB with `free` bytes free.
pub fn gpu(uuid: &str, free: u64, rest: &str) -> String {
    format!(
        "gpu uuid=GPU-{uuid} name=H{uuid} total={} capability=8.0 free={free} {rest}\n",
        80 * GB
    )
}

/// Adds as many runs with these figures as are kept. The rate of the CPU is that of one thread.
pub fn teach(rates: &Rates, device: &str, kind: &str, pixels_per_second: f64, start_seconds: f64) {
    for _ in 0..8 {
        rates.add_run(device, kind, pixels_per_second, start_seconds);
    }
}

/// A GPU inventory with a simulated clock and injected faults.
#[derive(Debug)]
pub struct FakeGpus {
    system: SystemGpus,
    clock: Mutex<Duration>,
    /// Every attempt to open a GPU, by id.
    pub opened: Mutex<Vec<String>>,
    /// The number of times that each GPU still refuses to open.
    refusals: Mutex<BTreeMap<String, usize>>,
    faults: BTreeMap<String, Arc<dyn FaultPlan>>,
    rates: Rates,
    /// The device of the fits, if it is another one than the [`stand_in`].
    device: Option<Device>,
    contexts: GpuContexts,
}

impl FakeGpus {
    /// Fake GPUs whose fits run on this device.
    pub fn on(driver: &FakeNvml, device: Device) -> Self {
        Self {
            device: Some(device),
            ..Self::new(driver)
        }
    }

    /// Fake GPUs whose fits run on the [`stand_in`]. It is looked for when one of them is opened.
    pub fn new(driver: &FakeNvml) -> Self {
        // The CPU's rates are so low that `auto` prefers a GPU for any job.
        let rates = Rates::in_folder(&driver.folder);
        for kind in MODELS {
            teach(&rates, "cpu", kind.name, 1.0, 100.0);
        }
        Self {
            system: SystemGpus::new()
                .visible_devices(None)
                .nvml(driver.library()),
            clock: Mutex::default(),
            opened: Mutex::default(),
            refusals: Mutex::default(),
            faults: BTreeMap::new(),
            rates,
            device: None,
            contexts: GpuContexts::default(),
        }
    }

    /// The driver must list its GPUs within two seconds, not twenty.
    pub fn impatient(mut self, driver: &FakeNvml) -> Self {
        let settings = Settings {
            hang_timeout: Some(Timeout::After(Duration::from_secs(2))),
            nvml_library: Some(driver.library()),
            ..Settings::default()
        };
        self.system = SystemGpus::from_settings(&settings).visible_devices(None);
        self
    }

    pub fn visible_devices(mut self, list: &str) -> Self {
        self.system = self.system.visible_devices(Some(list));
        self
    }

    /// Makes a GPU refuse to open this many times.
    pub fn refuse(self, uuid: &str, times: usize) -> Self {
        self.refusals
            .lock()
            .expect("sound")
            .insert(format!("GPU-{uuid}"), times);
        self
    }

    /// Injects faults on a GPU.
    pub fn faults(mut self, uuid: &str, faults: Arc<dyn FaultPlan>) -> Self {
        self.faults.insert(format!("GPU-{uuid}"), faults);
        self
    }

    pub fn opened(&self) -> Vec<String> {
        self.opened.lock().expect("sound").clone()
    }
}

impl GpuInventory for FakeGpus {
    fn view(&self) -> GpuView {
        self.system.view()
    }

    fn open(&self, gpu: &Gpu) -> Result<OpenedGpu, String> {
        self.opened.lock().expect("sound").push(gpu.id.clone());
        let device = match &self.device {
            Some(device) => device.clone(),
            None => stand_in().ok_or("no adapter stands in for it")?.clone(),
        };
        if let Some(left) = self.refusals.lock().expect("sound").get_mut(&gpu.id)
            && *left > 0
        {
            *left -= 1;
            return Ok(OpenedGpu {
                device,
                faults: Some(AlwaysFault::new(Fault::OutOfMemory, |step| {
                    step == DeviceStep::Open
                })),
            });
        }
        Ok(OpenedGpu {
            device,
            faults: self.faults.get(&gpu.id).cloned(),
        })
    }

    fn now(&self) -> Duration {
        *self.clock.lock().expect("sound")
    }

    fn wait(&self, time: Duration, cancel: &CancelToken) {
        if !cancel.is_cancelled() {
            *self.clock.lock().expect("sound") += time;
        }
    }

    fn contexts(&self) -> &GpuContexts {
        &self.contexts
    }
}

/// Faults that happen once each. A number counts from 0, either all steps or those of one kind.
#[derive(Debug, Default)]
pub struct PlannedFaults {
    plan: Mutex<BTreeMap<usize, Fault>>,
    kind: Option<DeviceStep>,
    /// Every step that was taken.
    pub steps: Mutex<Vec<DeviceStep>>,
}

impl PlannedFaults {
    pub fn at(plan: impl IntoIterator<Item = (usize, Fault)>) -> Arc<Self> {
        Arc::new(Self {
            plan: Mutex::new(plan.into_iter().collect()),
            ..Self::default()
        })
    }

    /// A fault at the step of a kind with this number. With overlapping batches the order of steps
    /// of different kinds varies between runs.
    pub fn nth(kind: DeviceStep, number: usize, fault: Fault) -> Arc<Self> {
        Arc::new(Self {
            plan: Mutex::new([(number, fault)].into()),
            kind: Some(kind),
            ..Self::default()
        })
    }
}

impl FaultPlan for PlannedFaults {
    fn at(&self, step: DeviceStep) -> Option<Fault> {
        let mut taken = self.steps.lock().expect("sound");
        let counts = |other: &&DeviceStep| self.kind.is_none_or(|kind| kind == **other);
        let number = taken.iter().filter(counts).count();
        taken.push(step);
        if self.kind.is_some_and(|kind| kind != step) {
            return None;
        }
        self.plan.lock().expect("sound").remove(&number)
    }
}

/// A fault at every step that `when` selects.
#[derive(Debug)]
pub struct AlwaysFault {
    pub when: fn(DeviceStep) -> bool,
    pub fault: Fault,
}

impl AlwaysFault {
    pub fn new(fault: Fault, when: fn(DeviceStep) -> bool) -> Arc<Self> {
        Arc::new(Self { when, fault })
    }
}

impl FaultPlan for AlwaysFault {
    fn at(&self, step: DeviceStep) -> Option<Fault> {
        (self.when)(step).then_some(self.fault)
    }
}

/// The model of these tests.
pub fn model() -> Model {
    Model::xynbs()
}

/// A builder on fake GPUs.
pub fn builder(inventory: &Arc<FakeGpus>) -> FitterBuilder {
    let camera = read_noise_camera();
    Fitter::builder(model(), camera)
        .rates(inventory.rates.clone())
        .inventory(inventory.clone())
}

/// The pixels of simulated spots, ADU.
pub fn pixels(spots: usize) -> ndarray::Array3<u16> {
    let simulation = gaussmle::simulate::Simulation::new(7)
        .camera(read_noise_camera())
        .sigma_um(1.2 * PIXEL_UM)
        .seed(17);
    simulation.run(spots).expect("a valid simulation").to_u16()
}

/// The stack of these pixels.
pub fn stack(pixels: &ndarray::Array3<u16>) -> RoiStack<'_> {
    RoiStack::from_u16(pixels.view()).expect("valid")
}

/// The fits without faults on the [`stand_in`], which [`FakeNvml::with_fits`] has found. Those of the
/// CPU differ in rounding.
pub fn fits_without_faults(pixels: &ndarray::Array3<u16>) -> Fits {
    fits_without_faults_on(stand_in().expect("an adapter"), pixels)
}

/// The fits without faults on a device.
pub fn fits_without_faults_on(device: &Device, pixels: &ndarray::Array3<u16>) -> Fits {
    let camera = read_noise_camera();
    let fitter = Fitter::builder(model(), camera)
        .device(device.clone())
        .build()
        .expect("valid");
    fitter.fit(&stack(pixels)).expect("fits")
}

/// Runs an ignored test in a process of its own, where no other test runs.
pub fn run_in_own_process(test: &str) {
    run_in_own_process_with(test, |_| ());
}

/// As [`run_in_own_process`]. `configure` sets the environment of the process.
pub fn run_in_own_process_with(test: &str, configure: impl FnOnce(&mut Command)) {
    let mut command = own_process(test);
    configure(&mut command);
    let output = command.output().expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success(),
        "{text}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(text.contains("1 passed"), "{text}");
    print!("{text}");
}
