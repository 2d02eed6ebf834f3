//! Waits of the program: what it says, and how Ctrl-C ends them.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::{FAST, Machine, fit};
use crate::support::{output_of_one_that_ends, wait_until};

/// A GPU that a process of another user fills.
fn full_machine(name: &str) -> Option<Machine> {
    let machine = Machine::new(name, &[FAST], "")?;
    machine.simulate();
    let script = format!(
        "driver=570.10\ncuda=12080\nlook\ngpu uuid={} name=FAST free=1000000 total=80000000000 \
         capability=9.0 process=77:70000000000\n",
        FAST.uuid()
    );
    std::fs::write(machine.nvml.folder.join("script.txt"), script).expect("a script");
    Some(machine)
}

fn send(child: &Child, signal: &str) {
    let sent = Command::new("kill")
        .args([signal, &child.id().to_string()])
        .status();
    assert!(sent.expect("kill").success());
}

#[test]
fn a_waiting_program_says_for_what_and_ends_on_ctrl_c() {
    let Some(machine) = full_machine("waits") else {
        return;
    };
    let gpu = fit("gpu", "-o out.csv").replace("--gpu-timeout 0.1", "--gpu-timeout 100000");
    let mut child = machine
        .command(&gpu)
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let stderr = child.stderr.take().expect("piped");
    let mut lines = BufReader::new(stderr).lines().map_while(Result::ok);
    let waiting = lines.find(|line| line.contains("waiting")).expect("a line");
    for part in ["FAST", "program-77", "66757 MiB", " s left", "required"] {
        assert!(waiting.contains(part), "`{waiting}` lacks `{part}`");
    }
    // Without an effect, the program would wait for a day.
    send(&child, "-INT");
    let ended = output_of_one_that_ends(child);
    assert_eq!(ended.status.code(), Some(130));
    let rest: Vec<String> = lines.collect();
    assert!(
        rest.join("\n").contains("cancelled: nothing was written"),
        "{rest:?}"
    );
}

#[test]
fn ctrl_c_ends_a_program_whose_driver_does_not_return() {
    let script = "fault cuDevicePrimaryCtxRetain nth=1 count=all block\nlog log.txt";
    let Some(machine) = Machine::new("driver-blocks", &[FAST], script) else {
        return;
    };
    machine.simulate();
    let log = machine.driver.folder.join("log.txt");
    let _ = std::fs::remove_file(&log);
    let child = machine
        .command(&fit("gpu", "-o out.csv"))
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    // The program handles Ctrl-C before it uses the driver. A call that blocks is not in the log.
    wait_until("the program uses the driver", || {
        std::fs::read_to_string(&log).is_ok_and(|log| log.contains("cuInit"))
    });
    // The call that blocks follows at once. A signal before it ends the program in the same way.
    std::thread::sleep(Duration::from_millis(500));
    // Without an effect, the program would never end.
    send(&child, "-INT");
    let output = output_of_one_that_ends(child);
    assert_eq!(output.status.code(), Some(130));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("cancelled"), "{errors}");
    assert!(!machine.driver.folder.join("out.csv").exists());
}

#[test]
fn a_fallback_to_the_cpu_is_one_line_with_quiet() {
    let Some(machine) = full_machine("falls-back") else {
        return;
    };
    let ran = machine.run(&fit("auto", "-o out.csv --quiet"));
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    let lines: Vec<&str> = ran.stderr.lines().collect();
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(
        lines[0].contains("warning: the CPU replaces the GPU") && lines[0].contains("program-77"),
        "{}",
        lines[0]
    );
}

#[test]
fn eight_programs_take_turns_on_one_gpu() {
    let Some(machine) = Machine::new("turns", &[FAST], "") else {
        return;
    };
    machine.simulate();
    let start = |output: &str| {
        let arguments = fit("gpu", &format!("-o {output} --quiet"));
        let arguments = arguments.replace("--gpu-timeout 0.1", "--gpu-timeout inf");
        let child = machine.command(&arguments).stderr(Stdio::piped()).spawn();
        child.expect("it runs")
    };
    let mut running: Vec<Child> = (0..8).map(|n| start(&format!("out{n}.csv"))).collect();
    // One of them is killed, whatever it does.
    std::thread::sleep(Duration::from_millis(700));
    running[3].kill().expect("killed");
    for (n, child) in running.into_iter().enumerate() {
        let output = child.wait_with_output().expect("ended");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() || n == 3, "{n}: {errors}");
    }
    let read = |n: usize| {
        let path = machine.driver.folder.join(format!("out{n}.csv"));
        std::fs::read(path).expect("a table")
    };
    for n in [1, 2, 4, 5, 6, 7] {
        assert!(read(n) == read(0), "{n}");
    }
}
