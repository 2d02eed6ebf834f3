//! `gaussmle bench`.

use std::io::{self, Write};

use gaussmle::bench::{Accuracy, Case, Measurement, SIDE};
use serde_json::{Map, Value, json};

use crate::arguments::BenchArguments;
use crate::failure::{DONE, Failure, Outcome};

pub fn run(arguments: &BenchArguments) -> Outcome {
    let is_selected = |backend: &str| {
        arguments
            .backend
            .as_ref()
            .is_none_or(|selected| selected == backend)
    };
    let mut out = io::stdout().lock();
    let mut measured = 0;
    for device in gaussmle::bench::devices() {
        let (backend, name) = (device.backend(), device.name()?);
        if !is_selected(backend) {
            continue;
        }
        for case in Case::all() {
            let m = case.measure(&device, arguments.n, arguments.repeats)?;
            let (model, camera) = (case.model.name(), case.camera_name);
            if arguments.json {
                let line = json!({
                    "model": model,
                    "camera": camera,
                    "backend": backend,
                    "device": name,
                    "roi": SIDE,
                    "n": arguments.n,
                    "fits_per_second": m.fits_per_second,
                    "kernel_fits_per_second": m.kernel_fits_per_second,
                    "first_fit_seconds": m.first_fit_seconds,
                    "converged": m.converged,
                    "rmse_over_crlb": by_parameter(&m, |a| a.rmse_over_crlb),
                    "bias_over_crlb": by_parameter(&m, |a| a.bias_over_crlb),
                });
                writeln!(out, "{line}")?;
            } else {
                if measured == 0 {
                    writeln!(
                        out,
                        "backend model       camera       fits/s  kernel fits/s  first fit s  x RMSE/CRLB"
                    )?;
                }
                writeln!(
                    out,
                    "{:<7} {model:<11} {camera:<10} {:>8.0} {:>14.0} {:>12.2} {:>12.3}",
                    backend,
                    m.fits_per_second,
                    m.kernel_fits_per_second,
                    m.first_fit_seconds,
                    m.accuracy[0].rmse_over_crlb
                )?;
            }
            measured += 1;
        }
    }
    if measured == 0 {
        let selected = arguments.backend.as_deref().unwrap_or("any");
        return Err(Failure::Usage(format!(
            "there is no device of the back end `{selected}`: `gaussmle devices` lists all devices"
        )));
    }
    Ok(DONE)
}

/// An object with a value for each parameter.
fn by_parameter(m: &Measurement, value: impl Fn(&Accuracy) -> f64) -> Value {
    let pairs = m.accuracy.iter();
    let pairs = pairs.map(|a| (a.parameter.name().to_owned(), json!(value(a))));
    Value::Object(pairs.collect::<Map<_, _>>())
}
