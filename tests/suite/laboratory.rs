//! A computer for tests of how GPUs are found, waited for, lost and shared, on a machine without any.
//!
//! What it has of GPUs comes from a management library that is built here and answers from a script: the real FFI code runs.
//! Its clock is a number. A GPU that is opened is another device in truth, on which things can be made to go wrong.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use gaussmle::machine::{
    Cancel, Computer, Contexts, Fault, Faults, Gpu, Machine, Opened, Step, View,
};
use gaussmle::{Camera, Device, Fits, Fitter, FitterBuilder, Model, RoiStack};

use crate::support::{PIXEL_UM, cpu, skipped};

/// One GB, as scripts write memory.
pub const GB: u64 = 1_000_000_000;

/// A folder of its own for a test, emptied.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The management library, built once.
fn library() -> Option<&'static Path> {
    static LIBRARY: OnceLock<Option<PathBuf>> = OnceLock::new();
    let build = || {
        let out = folder("fake-nvml").join("libnvidia-ml.so.1");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/suite/fake_nvml.rs");
        let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()));
        rustc.args([
            "--edition",
            "2024",
            "--crate-type",
            "cdylib",
            "-O",
            source,
            "-o",
        ]);
        let built = rustc.arg(&out).status();
        match built {
            Ok(status) => {
                assert!(status.success(), "the management library does not build");
                Some(out)
            }
            Err(error) => {
                skipped("rustc", &error.to_string());
                None
            }
        }
    };
    LIBRARY.get_or_init(build).as_deref()
}

/// A management library with a script of its own.
pub struct Driver {
    pub folder: PathBuf,
}

impl Driver {
    /// `None` where there is no compiler to build it.
    pub fn new(name: &str, script: &str) -> Option<Self> {
        let folder = folder(name);
        // Every copy has its own state.
        fs::copy(library()?, folder.join("libnvidia-ml.so.1")).expect("a copy");
        fs::write(folder.join("script.txt"), script).expect("a script");
        Some(Self { folder })
    }

    pub fn library(&self) -> PathBuf {
        self.folder.join("libnvidia-ml.so.1")
    }

    /// The calls that it got.
    pub fn calls(&self) -> Vec<String> {
        let text = fs::read_to_string(self.folder.join("calls.txt")).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    }
}

/// A line of a script: a GPU with a number of bytes free of 80 GB.
pub fn gpu(uuid: &str, free: u64, rest: &str) -> String {
    format!(
        "gpu uuid=GPU-{uuid} name=H{uuid} total={} capability=8.0 free={free} {rest}\n",
        80 * GB
    )
}

/// The computer.
#[derive(Debug)]
pub struct Laboratory {
    computer: Computer,
    clock: Mutex<Duration>,
    /// Every GPU that was opened, or was to be.
    pub opened: Mutex<Vec<String>>,
    /// How often GPUs refuse to open.
    refusals: Mutex<BTreeMap<String, usize>>,
    faults: BTreeMap<String, Arc<dyn Faults>>,
    cache: PathBuf,
    device: Device,
    contexts: Contexts,
}

impl Laboratory {
    pub fn new(driver: &Driver) -> Self {
        Self::on(driver, cpu())
    }

    /// One whose GPUs are this device in truth.
    pub fn on(driver: &Driver, device: Device) -> Self {
        // So slow a CPU, and so fast GPUs, that `auto` wants one for any job.
        let rates = ["xynb", "xynbs", "xynbsxsy", "astigmatic"].map(|model| {
            format!("\"cpu, {model}\": {{\"pixels_per_second\": 1.0, \"start_seconds\": 100.0}}")
        });
        fs::write(
            driver.folder.join("rates.json"),
            format!("{{{}}}", rates.join(",")),
        )
        .expect("rates");
        Self {
            computer: Computer::new().visible_devices(None).nvml(driver.library()),
            clock: Mutex::default(),
            opened: Mutex::default(),
            refusals: Mutex::default(),
            faults: BTreeMap::new(),
            cache: driver.folder.clone(),
            device,
            contexts: Contexts::default(),
        }
    }

    pub fn visible_devices(mut self, list: &str) -> Self {
        self.computer = self.computer.visible_devices(Some(list));
        self
    }

    /// Lets a GPU refuse to open that many times.
    pub fn refuse(self, uuid: &str, times: usize) -> Self {
        self.refusals
            .lock()
            .expect("sound")
            .insert(format!("GPU-{uuid}"), times);
        self
    }

    /// Lets things go wrong on a GPU.
    pub fn faults(mut self, uuid: &str, faults: Arc<dyn Faults>) -> Self {
        self.faults.insert(format!("GPU-{uuid}"), faults);
        self
    }

    pub fn opened(&self) -> Vec<String> {
        self.opened.lock().expect("sound").clone()
    }
}

impl Machine for Laboratory {
    fn look(&self) -> View {
        self.computer.look()
    }

    fn open(&self, gpu: &Gpu) -> Result<Opened, String> {
        self.opened.lock().expect("sound").push(gpu.id.clone());
        if let Some(left) = self.refusals.lock().expect("sound").get_mut(&gpu.id)
            && *left > 0
        {
            *left -= 1;
            return Ok(Opened {
                device: self.device.clone(),
                faults: Some(Always::new(Fault::OutOfMemory, |step| step == Step::Open)),
            });
        }
        Ok(Opened {
            device: self.device.clone(),
            faults: self.faults.get(&gpu.id).cloned(),
        })
    }

    fn now(&self) -> Duration {
        *self.clock.lock().expect("sound")
    }

    fn wait(&self, time: Duration, cancel: &Cancel) {
        if !cancel.is_cancelled() {
            *self.clock.lock().expect("sound") += time;
        }
    }

    fn contexts(&self) -> &Contexts {
        &self.contexts
    }

    fn cache(&self) -> Option<PathBuf> {
        Some(self.cache.clone())
    }
}

/// Faults that happen once each, at the step with a number, from 0, of all steps or of those of its kind.
#[derive(Debug, Default)]
pub struct Planned {
    plan: Mutex<BTreeMap<usize, Fault>>,
    kind: Option<Step>,
    /// Every step that was taken.
    pub taken: Mutex<Vec<Step>>,
}

impl Planned {
    pub fn at(plan: impl IntoIterator<Item = (usize, Fault)>) -> Arc<Self> {
        Arc::new(Self {
            plan: Mutex::new(plan.into_iter().collect()),
            ..Self::default()
        })
    }

    /// At the step of its kind with this number: where batches overlap, the order of steps is that of the moment.
    pub fn nth(kind: Step, number: usize, fault: Fault) -> Arc<Self> {
        Arc::new(Self {
            plan: Mutex::new([(number, fault)].into()),
            kind: Some(kind),
            ..Self::default()
        })
    }
}

impl Faults for Planned {
    fn at(&self, step: Step) -> Option<Fault> {
        let mut taken = self.taken.lock().expect("sound");
        let counts = |other: &&Step| self.kind.is_none_or(|kind| kind == **other);
        let number = taken.iter().filter(counts).count();
        taken.push(step);
        if self.kind.is_some_and(|kind| kind != step) {
            return None;
        }
        self.plan.lock().expect("sound").remove(&number)
    }
}

/// A fault at every step of a kind.
#[derive(Debug)]
pub struct Always {
    pub when: fn(Step) -> bool,
    pub fault: Fault,
}

impl Always {
    pub fn new(fault: Fault, when: fn(Step) -> bool) -> Arc<Self> {
        Arc::new(Self { when, fault })
    }
}

impl Faults for Always {
    fn at(&self, step: Step) -> Option<Fault> {
        (self.when)(step).then_some(self.fault)
    }
}

/// The model of these tests.
pub fn model() -> Model {
    Model::xynbs()
}

/// A builder on a computer.
pub fn builder(machine: &Arc<Laboratory>) -> FitterBuilder {
    let camera = Camera::uniform(PIXEL_UM, 100.0, 0.5, 1.5);
    Fitter::builder(model())
        .camera(camera)
        .machine(machine.clone())
}

/// Spots for these tests, as a camera sees them.
pub fn pixels(spots: usize) -> ndarray::Array3<u16> {
    let recipe = gaussmle::simulate::Simulation::new(7)
        .camera(Camera::uniform(PIXEL_UM, 100.0, 0.5, 1.5))
        .sigma_um(1.2 * PIXEL_UM)
        .seed(17);
    recipe.run(spots).expect("a valid recipe").to_u16()
}

/// A stack of them.
pub fn stack(pixels: &ndarray::Array3<u16>) -> RoiStack<'_> {
    RoiStack::from_u16(pixels.view()).expect("valid")
}

/// What an undisturbed run gives on the CPU.
pub fn undisturbed(pixels: &ndarray::Array3<u16>) -> Fits {
    undisturbed_on(&cpu(), pixels)
}

/// What an undisturbed run gives on a device.
pub fn undisturbed_on(device: &Device, pixels: &ndarray::Array3<u16>) -> Fits {
    let camera = Camera::uniform(PIXEL_UM, 100.0, 0.5, 1.5);
    let fitter = Fitter::builder(model())
        .camera(camera)
        .device(device.clone())
        .build()
        .expect("valid");
    fitter.fit(&stack(pixels)).expect("fits")
}

/// Runs a test that is ignored, in a process of its own, where other tests do not count.
pub fn alone(test: &str) {
    let mut command = Command::new(std::env::current_exe().expect("a program"));
    let output = command
        .args(["--ignored", "--exact", test, "--nocapture"])
        .output()
        .expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success(),
        "{text}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(text.contains("1 passed"), "{text}");
    print!("{text}");
}
