//! The table of `gaussmle bench`, and the comparison with an earlier one.

use std::io::{self, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use gaussmle::bench::{Measurement, SIDE};
use serde_json::Value;

use crate::failure::Failure;

/// A run whose repeats differ by more is noisy.
const NOISY: f64 = 0.2;

/// Cells are two spaces apart, which no cell contains: so the table can be read back.
const GAP: &str = "  ";

/// A model and a camera on a device.
pub struct Row {
    pub model: String,
    pub camera: String,
    pub backend: &'static str,
    pub device: String,
    pub spots: usize,
    pub measured: Measurement,
    pub comparison: Option<Comparison>,
}

impl Row {
    /// The device as the table has it.
    pub fn device(name: &str, is_software: bool) -> String {
        let name: Vec<&str> = name.split_whitespace().collect();
        let note = if is_software { " (software)" } else { "" };
        format!("{}{note}", name.join(" "))
    }
}

/// A rate relative to an earlier one.
#[derive(Clone, Copy)]
pub struct Comparison {
    pub ratio: f64,
    /// The difference from 1 that the spreads of both runs explain.
    pub noise: f64,
    other_spots: bool,
}

/// A row of an earlier run.
struct EarlierRow {
    key: [String; 3],
    spots: usize,
    rate: f64,
    spread: f64,
}

/// An earlier run.
pub struct Earlier(Vec<EarlierRow>);

impl Earlier {
    /// Reads a table or lines of JSON.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let failed = |cause: String| Failure::Usage(format!("{}: {cause}", path.display()));
        let text =
            gaussmle_base::files::read_text(path).map_err(|error| failed(error.to_string()))?;
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let rows: Vec<_> = if text.starts_with('{') {
            lines.filter_map(from_json).collect()
        } else {
            let header = cells(lines.next().unwrap_or_default());
            lines
                .filter_map(|line| from_cells(&header, &cells(line)))
                .collect()
        };
        if rows.is_empty() {
            let expected = "expected the table or the JSON of `gaussmle bench`";
            return Err(failed(format!("no row of a benchmark: {expected}")));
        }
        Ok(Self(rows))
    }

    /// Compares a row with the earlier one of the same model, camera and device.
    pub fn compare(&self, row: &Row) -> Option<Comparison> {
        let key = [&row.model, &row.camera, &row.device];
        let earlier = self
            .0
            .iter()
            .find(|earlier| earlier.key.each_ref() == key)?;
        Some(Comparison {
            ratio: row.measured.fits_per_second / earlier.rate,
            noise: row.measured.spread + earlier.spread,
            other_spots: row.spots != earlier.spots,
        })
    }
}

fn from_json(line: &str) -> Option<EarlierRow> {
    let line: Value = serde_json::from_str(line).ok()?;
    let text = |key: &str| line[key].as_str().map(str::to_owned);
    let is_software = line["software"].as_bool()?;
    Some(EarlierRow {
        key: [
            text("model")?,
            text("camera")?,
            Row::device(&text("device")?, is_software),
        ],
        spots: line["n"].as_u64()? as usize,
        rate: line["fits_per_second"].as_f64()?,
        spread: line["spread"].as_f64()?,
    })
}

fn from_cells(header: &[&str], cells: &[&str]) -> Option<EarlierRow> {
    let cell = |name: &str| {
        let column = header.iter().position(|title| *title == name)?;
        cells.get(column).copied()
    };
    let text = |name: &str| cell(name).map(str::to_owned);
    Some(EarlierRow {
        key: [text("model")?, text("camera")?, text("device")?],
        spots: cell("spots")?.parse().ok()?,
        rate: cell("fits/s")?.parse().ok()?,
        spread: cell("spread")?.trim_end_matches('%').parse::<f64>().ok()? / 100.0,
    })
}

fn cells(line: &str) -> Vec<&str> {
    let parts = line.split(GAP).map(str::trim);
    parts.filter(|part| !part.is_empty()).collect()
}

/// The lines above the table: version, date and machine.
pub fn heading(repeats: usize) -> String {
    let cpu = gaussmle::Device::cpu().and_then(|cpu| cpu.name());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH);
    let (year, month, day) = date(since_1970.unwrap_or_default().as_secs() / 86_400);
    format!(
        "# gaussmle {}, {year}-{month:02}-{day:02}, {}, {cores} cores, {} {}\n\
         # {SIDE}x{SIDE} pixels, 1000 photons, background 10; best of {repeats}; \
         std/CRLB and bias/CRLB of each parameter",
        env!("CARGO_PKG_VERSION"),
        cpu.as_deref().unwrap_or("unknown processor"),
        std::env::consts::OS,
        std::env::consts::ARCH,
    )
}

/// Year, month and day of a day since 1970-01-01, of the Gregorian calendar.
fn date(mut days: u64) -> (u64, u64, u64) {
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = 28 + u64::from(is_leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    (year, month, days + 1)
}

/// Prints the table, and notes about noise.
pub fn print(out: &mut impl Write, rows: &[Row], is_compared: bool) -> io::Result<()> {
    let mut table: Vec<Vec<String>> = vec![header(is_compared)];
    table.extend(rows.iter().map(|row| line(row, rows, is_compared)));
    let columns = table[0].len();
    let width = |k: usize| table.iter().map(|line| line[k].chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|k| width(k).unwrap_or(0)).collect();
    for line in &table {
        let padded = line.iter().zip(&widths).enumerate();
        let padded = padded.map(|(k, (cell, &width))| match k {
            // Numbers are aligned at their last digit, names and the list of parameters are not.
            3..=8 => format!("{cell:>width$}"),
            _ => format!("{cell:<width$}"),
        });
        let text = padded.collect::<Vec<_>>().join(GAP);
        writeln!(out, "{}", text.trim_end())?;
    }
    let noisy = rows
        .iter()
        .filter(|row| row.measured.spread > NOISY)
        .count();
    if noisy > 0 {
        writeln!(
            out,
            "# {noisy} of {} rows are noisy: their repeats differ by more than {:.0} %. \
             Other load on the machine does this.",
            rows.len(),
            100.0 * NOISY
        )?;
    }
    Ok(())
}

fn header(is_compared: bool) -> Vec<String> {
    let mut titles = vec![
        "model",
        "camera",
        "device",
        "spots",
        "fits/s",
        "kernel fits/s",
        "GPU/CPU",
        "first fit s",
        "spread",
    ];
    if is_compared {
        titles.push("ratio");
    }
    titles.push("std/CRLB bias/CRLB");
    titles.into_iter().map(str::to_owned).collect()
}

fn line(row: &Row, rows: &[Row], is_compared: bool) -> Vec<String> {
    let m = &row.measured;
    let is_same_on_cpu =
        |r: &&Row| r.backend == "cpu" && r.model == row.model && r.camera == row.camera;
    let cpu = rows.iter().find(is_same_on_cpu);
    let over_cpu = match cpu {
        Some(cpu) if row.backend != "cpu" => {
            format!("{:.2}", m.fits_per_second / cpu.measured.fits_per_second)
        }
        _ => "-".into(),
    };
    let mut line = vec![
        row.model.clone(),
        row.camera.clone(),
        row.device.clone(),
        row.spots.to_string(),
        format!("{:.0}", m.fits_per_second),
        format!("{:.0}", m.kernel_fits_per_second),
        over_cpu,
        format!("{:.2}", m.first_fit_seconds),
        format!("{:.1}%", 100.0 * m.spread),
    ];
    if is_compared {
        line.push(row.comparison.map_or("-".into(), describe));
    }
    let accuracy = m.accuracy.iter().map(|a| {
        let (name, bias) = (a.parameter.name(), a.bias_over_crlb);
        format!("{name} {:.3} {bias:+.3}", a.rmse_over_crlb)
    });
    line.push(accuracy.collect::<Vec<_>>().join(", "));
    line
}

fn describe(comparison: Comparison) -> String {
    let Comparison {
        ratio,
        noise,
        other_spots,
    } = comparison;
    let mut text = format!("{ratio:.2}");
    // A slower rate is compared by its inverse: a fall to a half counts like a rise to double.
    if ratio.max(1.0 / ratio) - 1.0 <= noise {
        text += " within the noise";
    }
    if other_spots {
        text += ", other number of spots";
    }
    text
}

#[cfg(test)]
mod tests {
    use gaussmle::Device;
    use gaussmle::bench::Case;

    use super::*;

    fn row(backend: &'static str, rate: f64, spread: f64) -> Row {
        let cpu = Device::cpu().expect("a CPU");
        let measured = Case::all()[0].measure(&cpu, 300, 1).expect("fits");
        let mut row = Row {
            model: "xynb".into(),
            camera: "ideal".into(),
            backend,
            device: Row::device(&format!("a  {backend}"), backend == "wgpu"),
            spots: 300,
            measured,
            comparison: None,
        };
        row.measured.fits_per_second = rate;
        row.measured.spread = spread;
        row
    }

    fn text(rows: &[Row]) -> String {
        let mut text = Vec::new();
        print(&mut text, rows, false).expect("memory");
        String::from_utf8(text).expect("UTF-8")
    }

    #[test]
    fn gpus_are_compared_with_the_cpu_and_software_is_named() {
        let text = text(&[row("wgpu", 3e6, 0.0), row("cpu", 2e6, 0.0)]);
        let lines: Vec<Vec<&str>> = text.lines().map(cells).collect();
        assert_eq!(lines[1][2], "a wgpu (software)");
        let column = lines[0].iter().position(|title| *title == "GPU/CPU");
        let column = column.expect("a column");
        assert_eq!([lines[1][column], lines[2][column]], ["1.50", "-"]);
        assert_eq!(text.lines().count(), 3, "no note: {text}");
    }

    #[test]
    fn noisy_rows_are_counted() {
        let text = text(&[row("cpu", 2e6, 0.3), row("cpu", 2e6, 0.1)]);
        assert!(text.contains("# 1 of 2 rows are noisy"), "{text}");
    }

    #[test]
    fn slower_and_faster_rates_are_marked_alike() {
        let earlier = |rate| {
            Earlier(vec![EarlierRow {
                key: ["xynb".into(), "ideal".into(), "a cpu".into()],
                spots: 300,
                rate,
                spread: 0.06,
            }])
        };
        let row = row("cpu", 1e6, 0.05);
        let note = |rate| describe(earlier(rate).compare(&row).expect("the same row"));
        assert_eq!(note(1.1e6), "0.91 within the noise");
        assert_eq!(note(1e6 / 1.1), "1.10 within the noise");
        assert_eq!(note(1.15e6), "0.87");
        assert_eq!(note(1e6 / 1.15), "1.15");
    }

    #[test]
    fn days_are_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(20_453), (2025, 12, 31));
        assert_eq!(date(20_454), (2026, 1, 1));
    }
}
