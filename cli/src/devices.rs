//! `gaussmle devices` and `gaussmle doctor`.

use std::io;

use gaussmle::Settings;
use gaussmle::device::SystemGpus;
use gaussmle::doctor::Examination;

use crate::failure::{DONE, Outcome};
use crate::interrupt::exit_at_once;
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
        exit_at_once(DONE);
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
        exit_at_once(diagnosis.exit_code());
    }
    Ok(diagnosis.exit_code())
}

fn as_json(text: serde_json::Result<String>) -> io::Result<String> {
    text.map_err(io::Error::from)
}
