//! Other processes and users of a machine: whose processes are on a GPU, and what users put in the way
//! of each other.

use std::sync::Arc;

use gaussmle::device::{GpuInventory, SystemGpus};
use gaussmle::{Backend, Fitter, Model, Settings};

use super::{FAST, Machine, Ran, fit};
use crate::fake_gpus::{pixels, stack};
use crate::support::{PIXEL_UM, read_noise_camera};

/// A number that no process of Linux has, as a container sees that of a process on the host.
const OF_HOST: u32 = u32::MAX - 1;

#[test]
#[ignore = "run on an emulated driver by `own_process_numbers_of_the_host_are_learned`"]
fn others_after_a_fit() {
    let settings = Settings::from_environment().expect("valid settings");
    let gpus = SystemGpus::from_settings(&settings);
    let pixels = pixels(300);
    Fitter::builder(Model::xynb(1.2 * PIXEL_UM), read_noise_camera())
        .backend(Backend::Gpu)
        .inventory(Arc::new(gpus.clone()))
        .build()
        .expect("a fitter")
        .fit(&stack(&pixels))
        .expect("it fits");
    let others = gpus.view().gpus[0].processes.clone();
    let others: Vec<u32> = others.iter().map(|process| process.pid).collect();
    println!("others: {others:?}");
}

#[test]
fn own_process_numbers_of_the_host_are_learned() {
    // The driver is asked for the first time after the processes are listed.
    let late = |name| format!("log ../programs-nvml-{name}/late");
    for (name, appear, others) in [
        (
            "host-numbers",
            format!("late={OF_HOST}:1"),
            "[77]".to_owned(),
        ),
        // Init is another process, and of two that appear none can be told.
        ("other-appears", "late=1:1".into(), "[1, 77]".into()),
        (
            "two-appear",
            format!("late={OF_HOST}:1 late={}:1", OF_HOST - 1),
            format!("[{OF_HOST}, {}, 77]", OF_HOST - 1),
        ),
        ("nothing-appears", String::new(), "[77]".into()),
    ] {
        let Some(machine) = Machine::new(name, &[FAST], &late(name)) else {
            return;
        };
        let script = format!(
            "driver=570.10\ncuda=12080\nlook\ngpu uuid={} name=FAST free=80000000000 \
             total=80000000000 capability=9.0 process=77:1 {appear}\n",
            FAST.uuid()
        );
        std::fs::write(machine.nvml.folder.join("script.txt"), script).expect("a script");
        let test = "emulated_cuda::programs::neighbours::others_after_a_fit";
        let mut command = machine.driver.child_for(test);
        command
            .env("GAUSSMLE_NVML_LIBRARY", machine.nvml.library())
            .env("XDG_RUNTIME_DIR", machine.runtime_folder());
        let ran = Ran::new(command);
        assert_eq!(ran.code, 0, "{name}: {}{}", ran.stdout, ran.stderr);
        assert!(machine.nvml.folder.join("late").exists(), "{name}");
        let expected = format!("others: {others}");
        assert!(ran.stdout.contains(&expected), "{name}: {}", ran.stdout);
    }
}

#[cfg(unix)]
#[test]
fn what_is_in_the_way_of_turns_stops_no_job_and_stays() {
    use std::os::unix::fs::symlink;
    use std::process::Command;

    let Some(machine) = Machine::new("in-the-way", &[FAST], "") else {
        return;
    };
    machine.simulate();
    let turns = machine.runtime_folder().join("gaussmle");
    let private = machine.driver.folder.join("private");
    let file = format!("{}.0.lock", FAST.uuid());
    let fits = || {
        let mut command = Command::new("timeout");
        command.arg("300");
        let gpu = machine.command(&fit("gpu", "-o out.csv"));
        command.arg(gpu.get_program()).args(gpu.get_args());
        command.current_dir(&machine.driver.folder);
        for (name, value) in gpu.get_envs() {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        let ran = Ran::new({
            command.env("GAUSSMLE_LOG", "warn");
            command
        });
        assert_eq!(ran.code, 0, "{}", ran.stderr);
        assert!(ran.stderr.contains("cuda (FAST;"), "{}", ran.stderr);
        ran.stderr.matches("do not take turns").count()
    };
    assert_eq!(fits(), 0);
    let number = std::fs::read_to_string(turns.join(&file)).expect("the file of the turn");
    assert!(number.parse::<u32>().is_ok(), "{number}");
    // A link to the data of a user.
    std::fs::remove_dir_all(&turns).expect("removed");
    std::fs::create_dir_all(private.join(FAST.uuid())).expect("a folder");
    for name in [
        file.as_str(),
        "thesis.txt",
        &format!("{}/thesis.txt", FAST.uuid()),
    ] {
        std::fs::write(private.join(name), "years of work").expect("written");
    }
    symlink(&private, &turns).expect("a link");
    assert_eq!(fits(), 1);
    for name in [
        file.as_str(),
        "thesis.txt",
        &format!("{}/thesis.txt", FAST.uuid()),
    ] {
        let left = std::fs::read_to_string(private.join(name)).expect("it stays");
        assert_eq!(left, "years of work", "{name}");
    }
    // A pipe, whose other end nobody opens.
    std::fs::remove_file(&turns).expect("removed");
    assert_eq!(fits(), 0);
    std::fs::remove_file(turns.join(&file)).expect("removed");
    let made = Command::new("mkfifo").arg(turns.join(&file)).status();
    assert!(made.expect("mkfifo").success());
    assert_eq!(fits(), 1);
}
