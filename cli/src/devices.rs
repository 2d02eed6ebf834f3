//! `gaussmle devices` and `gaussmle doctor`.

use std::io;

use gaussmle::Settings;
use gaussmle::device::SystemGpus;
use gaussmle::doctor::Examination;

use crate::failure::{DONE, Outcome};
use crate::terminal;

pub fn list(json: bool) -> Outcome {
    let gpus = SystemGpus::from_settings(&Settings::from_environment()?);
    for device in gaussmle::doctor::list(&gpus) {
        match json {
            true => terminal::print_json(as_json(serde_json::to_string(&device))?)?,
            false => terminal::print(device)?,
        }
    }
    if !gpus.driver_answers() {
        terminal::message(
            "gaussmle: warning: NVIDIA's management library does not answer: its GPUs are not listed, and \
             `gaussmle doctor` says what to do",
        );
        end_now(DONE);
    }
    Ok(DONE)
}

pub fn doctor(json: bool, quick: bool) -> Outcome {
    let examination = match quick {
        true => Examination::Quick,
        false => Examination::default(),
    };
    let diagnosis = examination.run();
    match json {
        true => terminal::print_json(as_json(serde_json::to_string_pretty(&diagnosis))?)?,
        false => terminal::print(&diagnosis)?,
    }
    if diagnosis.has_hung() {
        end_now(diagnosis.exit_code());
    }
    Ok(diagnosis.exit_code())
}

/// Ends the process without the exit handlers of the drivers, which can wait for a call that hangs.
#[cfg(unix)]
fn end_now(code: u8) {
    // SAFETY: the call does not return, and the output is written.
    unsafe { libc::_exit(code.into()) }
}

#[cfg(not(unix))]
fn end_now(_: u8) {}

fn as_json(text: serde_json::Result<String>) -> io::Result<String> {
    text.map_err(io::Error::from)
}
