//! Waits of the program: what it says, and how Ctrl-C ends them.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::{FAST, Machine, fit};
use crate::support::{output_of_one_that_ends, wait_until};

/// The script of a GPU that a process of another user fills.
fn full_script() -> String {
    format!(
        "driver=570.10\ncuda=12080\nlook\ngpu uuid={} name=FAST free=1000000 total=80000000000 \
         capability=9.0 process=77:70000000000\n",
        FAST.uuid()
    )
}

/// A machine with that GPU, and ROIs to fit.
fn full_machine(name: &str) -> Option<Machine> {
    let machine = Machine::new(name, &[FAST], "")?;
    machine.simulate();
    std::fs::write(machine.nvml.folder.join("script.txt"), full_script()).expect("a script");
    Some(machine)
}

fn send(child: &Child, signal: &str) {
    let sent = Command::new("kill")
        .args([signal, &child.id().to_string()])
        .status();
    assert!(sent.expect("kill").success());
}

#[test]
fn a_waiting_program_says_for_what_and_ends_on_ctrl_c_and_sigterm() {
    let Some(machine) = full_machine("waits") else {
        return;
    };
    for (signal, code, words) in [("-INT", 130, "cancelled"), ("-TERM", 143, "terminated")] {
        let (waiting, rest) = wait_and_end(&machine, &fit("gpu", "-o out.csv"), signal, code);
        for part in ["FAST", "program-77", "66757 MiB", " s left", "required"] {
            assert!(waiting.contains(part), "`{waiting}` lacks `{part}`");
        }
        let message = format!("{words}: nothing was written");
        assert!(rest.contains(&message), "{rest}");
    }
}

/// Runs a program until it waits for a GPU, and ends it by a signal. Returns the line that says so, and
/// those that follow.
fn wait_and_end(machine: &Machine, arguments: &str, signal: &str, code: i32) -> (String, String) {
    let arguments = arguments.replace("--gpu-timeout 0.1", "--gpu-timeout 100000");
    let mut child = machine
        .command(&arguments)
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let stderr = child.stderr.take().expect("piped");
    let mut lines = BufReader::new(stderr).lines().map_while(Result::ok);
    let waiting = lines.find(|line| line.contains("waiting")).expect("a line");
    // Without an effect, the program would wait for a day.
    send(&child, signal);
    let ended = output_of_one_that_ends(child);
    assert_eq!(ended.status.code(), Some(code));
    (waiting, lines.collect::<Vec<String>>().join("\n"))
}

#[test]
fn a_movie_whose_run_was_terminated_before_it_got_a_gpu_is_resumed() {
    let Some(machine) = Machine::new("waits-with-a-movie", &[FAST], "") else {
        return;
    };
    let free = machine.nvml.folder.join("script.txt");
    let free = std::fs::read_to_string(free).expect("a script");
    let movie =
        "simulate --movie -o movie.tif --frames 5 --width 32 --height 32 --emitters 2 --quiet";
    assert_eq!(machine.run(movie).code, 0);
    let localize = |output: &str| {
        format!(
            "localize movie.tif -o {output} --model xynb --sigma 0.13 --pixel-size 0.1 --roi 7 \
             --backend gpu --gpu-timeout 100000"
        )
    };
    let ran = machine.run(&localize("whole.csv"));
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    let fill = |script: &str| {
        std::fs::write(machine.nvml.folder.join("script.txt"), script).expect("a script");
    };
    fill(&full_script());
    let (_, rest) = wait_and_end(&machine, &localize("locs.csv"), "-TERM", 143);
    let message = "terminated: partial.locs.csv has 0 of 5 frames; --resume continues the run";
    assert!(rest.contains(message), "{rest}");
    fill(&free);
    let ran = machine.run(&format!("{} --resume", localize("locs.csv")));
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    let read = |name: &str| std::fs::read(machine.driver.folder.join(name)).expect("a table");
    assert!(read("locs.csv").len() > 1000 && read("locs.csv") == read("whole.csv"));
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
fn programs_end_although_the_management_library_hangs() {
    let Some(machine) = Machine::new("nvml-hangs", &[FAST], "") else {
        return;
    };
    machine.simulate();
    let script = machine.nvml.folder.join("script.txt");
    let text = std::fs::read_to_string(&script).expect("a script");
    std::fs::write(&script, text.replace(" capability=", " hang=1 capability=")).expect("a script");
    let silent = "NVIDIA's management library does not answer";
    let no_response = "NVIDIA's management library did not respond";
    for (arguments, code, words) in [
        (fit("gpu", "-o gpu.csv"), 3, silent),
        (fit("auto", "-o auto.csv"), 0, ""),
        ("devices".to_owned(), 0, silent),
        ("doctor".to_owned(), 1, no_response),
    ] {
        let mut command = machine.command(&arguments);
        command.env("GAUSSMLE_HANG_TIMEOUT", "2");
        let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let ended = output_of_one_that_ends(command.spawn().expect("it runs"));
        let said = [ended.stdout, ended.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        assert_eq!(ended.status.code(), Some(code), "{arguments}: {said}");
        assert!(said.contains(words), "{arguments}: {said}");
    }
    // Without an effect, the program would wait for the library for twenty seconds.
    let calls = machine.nvml.calls().len();
    let arguments = fit("gpu", "-o out.csv").replace("-timeout 0.1", "-timeout 100000");
    let mut command = machine.command(&arguments);
    let child = command.stderr(Stdio::piped()).spawn().expect("it runs");
    wait_until("the program asks the library", || {
        machine.nvml.calls().len() >= calls + 2
    });
    send(&child, "-TERM");
    let ended = output_of_one_that_ends(child);
    assert_eq!(ended.status.code(), Some(143));
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
