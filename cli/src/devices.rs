//! `gaussmle devices` and `gaussmle doctor`.

use std::io::{self, Write};

use gaussmle::Settings;
use gaussmle::device::SystemGpus;

use crate::failure::{DONE, Outcome};

pub fn list(json: bool) -> Outcome {
    let mut out = io::stdout().lock();
    let gpus = SystemGpus::from_settings(&Settings::from_environment()?);
    for device in gaussmle::doctor::list(&gpus) {
        if json {
            writeln!(out, "{}", as_json(serde_json::to_string(&device))?)?;
        } else {
            write!(out, "{device}")?;
        }
    }
    Ok(DONE)
}

pub fn doctor(json: bool) -> Outcome {
    let diagnosis = gaussmle::doctor::doctor();
    let mut out = io::stdout().lock();
    if json {
        writeln!(
            out,
            "{}",
            as_json(serde_json::to_string_pretty(&diagnosis))?
        )?;
    } else {
        write!(out, "{diagnosis}")?;
    }
    Ok(diagnosis.exit_code())
}

fn as_json(text: serde_json::Result<String>) -> io::Result<String> {
    text.map_err(io::Error::from)
}
