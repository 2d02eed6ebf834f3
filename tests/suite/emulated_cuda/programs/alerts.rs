//! Every alert of docs/operations.md is fired by the program, and only by what it is for.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::{Child, Stdio};

use super::{FAST, Machine, fit};
use crate::alerts::{Version, alerts, holds};
use crate::metrics::metrics;
use crate::support::wait_until;

/// A machine whose programs write metrics, and the versions of the file so far.
struct Watched {
    machine: Machine,
    file: PathBuf,
    versions: Vec<Version>,
}

impl Watched {
    /// `gpu` replaces the GPU in the script of the management library, if it is not empty.
    fn new(name: &str, script: &str, gpu: &str) -> Option<Self> {
        let machine = Machine::new(name, &[FAST], script)?;
        machine.simulate();
        if !gpu.is_empty() {
            let script = format!(
                "driver=570.10\ncuda=12080\nlook\ngpu uuid={} {gpu}\n",
                FAST.uuid()
            );
            std::fs::write(machine.nvml.folder.join("script.txt"), script).expect("a script");
        }
        let file = machine.driver.folder.join("gaussmle.prom");
        let mut watched = Self {
            machine,
            file,
            versions: Vec::new(),
        };
        // The first run on a machine: all counters are there.
        watched.run("cpu", 0);
        Some(watched)
    }

    fn arguments(&self, backend: &str) -> String {
        fit(backend, "-o out.csv --quiet --metrics gaussmle.prom")
    }

    fn look(&mut self) {
        let values = metrics(&self.file);
        self.versions
            .push((values["gaussmle_updated_seconds"], values));
    }

    /// Runs the program to its end.
    fn run(&mut self, backend: &str, code: i32) {
        let ran = self.machine.run(&self.arguments(backend));
        assert_eq!(ran.code, code, "{}", ran.stderr);
        self.look();
    }

    /// Starts programs that do not end.
    fn start(&self, backend: &str, number: usize) -> Vec<Child> {
        let arguments = self.arguments(backend);
        let arguments = arguments.replace("--gpu-timeout 0.1", "--gpu-timeout inf");
        let start = |_| {
            let mut command = self.machine.command(&arguments);
            command
                .args(["--hang-timeout", "inf"])
                .stderr(Stdio::null());
            command.spawn().expect("it runs")
        };
        (0..number).map(start).collect()
    }

    fn now(&self) -> f64 {
        self.versions.last().expect("a version").0
    }

    /// The alerts that fire at a time.
    fn fired(&self, time: f64) -> Vec<String> {
        let alerts = alerts().into_iter();
        let fired = alerts.filter(|(_, condition)| holds(condition, &self.versions, time));
        fired.map(|(name, _)| name).collect()
    }

    fn values(&self) -> BTreeMap<String, f64> {
        metrics(&self.file)
    }
}

fn end(children: Vec<Child>) {
    for mut child in children {
        child.kill().expect("killed");
        child.wait().expect("ended");
    }
}

#[test]
fn alerts_of_failures_and_fallbacks_fire() {
    let fault = "fault cuLaunchKernel nth=1 count=all code=CUDA_ERROR_ILLEGAL_ADDRESS late";
    let Some(mut watched) = Watched::new("alerts-failures", fault, "") else {
        return;
    };
    assert_eq!(watched.fired(watched.now()), Vec::<String>::new());
    watched.run("gpu", 1);
    assert_eq!(watched.fired(watched.now()), ["a GPU fails", "jobs fail"]);
    // Another process adds to the same counters.
    watched.versions.drain(..1);
    watched.run("auto", 0);
    let fired = watched.fired(watched.now());
    assert_eq!(
        fired,
        ["a GPU fails", "jobs fall back", "CPUs do the work of GPUs"]
    );
}

#[test]
fn alerts_of_a_job_that_stands_still_fire() {
    let fault = "fault cuLaunchKernel nth=1 count=all block";
    let Some(mut watched) = Watched::new("alerts-hang", fault, "") else {
        return;
    };
    let children = watched.start("gpu", 1);
    wait_until("the job is in the file", || {
        watched.values()["gaussmle_jobs_running"] == 1.0
    });
    watched.look();
    let began = watched.now();
    // The program lives and writes, but its job gives no sign.
    wait_until("the file is two seconds newer", || {
        watched.values()["gaussmle_updated_seconds"] > began + 2.0
    });
    watched.look();
    assert_eq!(watched.fired(watched.now()), Vec::<String>::new());
    assert_eq!(watched.fired(began + 601.0), ["a job stands still"]);
    // Nor does one that was killed.
    end(children);
    watched.look();
    assert_eq!(watched.fired(began + 601.0), ["a job stands still"]);
}

#[test]
fn alerts_of_jobs_that_wait_fire() {
    let full = "name=FAST free=1000000 total=80000000000 capability=9.0 process=77:70000000000";
    let Some(mut watched) = Watched::new("alerts-wait", "", full) else {
        return;
    };
    let children = watched.start("gpu", 3);
    wait_until("all wait", || {
        watched.values()["gaussmle_jobs_waiting"] == 3.0
    });
    watched.versions.clear();
    watched.look();
    let began = watched.now();
    wait_until("the file is five seconds newer", || {
        watched.values()["gaussmle_updated_seconds"] > began + 5.0
    });
    watched.look();
    assert_eq!(watched.fired(watched.now()), ["waiting grows"]);
    // A job that waits gives signs.
    assert!(watched.values()["gaussmle_progress_seconds"] > began);
    end(children);
}
