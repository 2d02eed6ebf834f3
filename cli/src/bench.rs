//! `gaussmle bench`.

use gaussmle::bench::{Accuracy, Case, Measurement, SIDE};
use gaussmle::device::Rates;
use serde_json::{Map, Value, json};

use crate::arguments::BenchArguments;
use crate::bench_table::{Comparison, Earlier, Row, heading, print};
use crate::failure::{DONE, Failure, Outcome};
use crate::terminal;

pub fn run(arguments: &BenchArguments) -> Outcome {
    let is_selected = |backend: &str| {
        arguments
            .backend
            .as_ref()
            .is_none_or(|selected| selected == backend)
    };
    let earlier = match &arguments.compare {
        Some(path) => Some(Earlier::read(path)?),
        None => None,
    };
    let mut devices = match arguments.software {
        true => gaussmle::device::devices(),
        false => gaussmle::bench::devices(),
    };
    devices.retain(|device| is_selected(device.backend()));
    if devices.is_empty() {
        let selected = arguments.backend.as_deref().unwrap_or("any");
        return Err(Failure::Usage(format!(
            "there is no device of the back end `{selected}`: `gaussmle devices` lists all devices"
        )));
    }
    let mut rows = Vec::new();
    for device in devices {
        let (backend, name) = (device.backend(), device.name()?);
        for mut case in Case::all() {
            case.rates = Rates::of_this_user();
            let measured = case.measure(&device, arguments.n, arguments.repeats)?;
            let mut row = Row {
                model: case.model.name().to_owned(),
                camera: case.camera_name.to_owned(),
                backend,
                device: Row::device(&name, device.is_software()),
                spots: arguments.n,
                measured,
                comparison: None,
            };
            row.comparison = earlier.as_ref().and_then(|earlier| earlier.compare(&row));
            if arguments.json {
                terminal::print_json(json(&row, &name, device.is_software()))?;
            }
            rows.push(row);
        }
    }
    if !arguments.json {
        let mut table = format!("{}\n", heading(arguments.repeats)).into_bytes();
        print(&mut table, &rows, earlier.is_some())?;
        terminal::print(String::from_utf8_lossy(&table))?;
    }
    if earlier.is_some() && rows.iter().all(|row| row.comparison.is_none()) {
        eprintln!("gaussmle: the earlier file has no row of a device that was measured");
    }
    Ok(DONE)
}

fn json(row: &Row, name: &str, is_software: bool) -> Value {
    let m = &row.measured;
    let mut line = json!({
        "model": row.model,
        "camera": row.camera,
        "backend": row.backend,
        "device": name,
        "software": is_software,
        "roi": SIDE,
        "n": row.spots,
        "fits_per_second": m.fits_per_second,
        "kernel_fits_per_second": m.kernel_fits_per_second,
        "spread": m.spread,
        "first_fit_seconds": m.first_fit_seconds,
        "converged": m.converged,
        "rmse_over_crlb": by_parameter(m, |a| a.rmse_over_crlb),
        "bias_over_crlb": by_parameter(m, |a| a.bias_over_crlb),
    });
    if let Some(Comparison { ratio, noise, .. }) = row.comparison {
        line["ratio"] = json!(ratio);
        line["noise"] = json!(noise);
    }
    line
}

/// An object with a value for each parameter.
fn by_parameter(m: &Measurement, value: impl Fn(&Accuracy) -> f64) -> Value {
    let pairs = m.accuracy.iter();
    let pairs = pairs.map(|a| (a.parameter.name().to_owned(), json!(value(a))));
    Value::Object(pairs.collect::<Map<_, _>>())
}
