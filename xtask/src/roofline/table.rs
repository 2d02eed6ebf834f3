//! The tables in Markdown.

use std::fmt::Write as _;

use super::bound::{Bounds, bus};
use super::gpu::{GPUS, Gpu};
use super::kernel::Kernel;
use crate::error::Result;

/// Bytes a second of PCIe 4.0 and of PCIe 3.0, with 16 lanes.
pub const BUSES: [f64; 2] = [25e9, 12e9];

/// Millions with three digits at most, or whole.
fn millions(fits: f64) -> String {
    let millions = fits / 1e6;
    if millions < 99.5 {
        format!("{millions:.1}")
    } else {
        format!("{millions:.0}")
    }
}

/// The name of a kernel: `xynb` or `xynb, maps`.
fn name(kernel: &Kernel) -> String {
    match &kernel.noise[..] {
        "Maps" => format!("{}, maps", kernel.model),
        _ => kernel.model.clone(),
    }
}

/// All tables.
pub fn tables(kernels: &[Kernel]) -> Result<String> {
    let mut out = String::new();
    for gpu in &GPUS {
        out += &of_gpu(gpu, kernels)?;
    }
    Ok(out)
}

/// All bounds without that of the bus, as CSV. Cameras have the names of the benchmark.
pub fn csv(kernels: &[Kernel]) -> Result<String> {
    let mut out = "gpu,model,camera,size,warps,issue,latency,L1,memory\n".to_owned();
    for gpu in &GPUS {
        for kernel in kernels {
            let bounds = Bounds::of(kernel, gpu)?;
            let camera = match &kernel.noise[..] {
                "Maps" => "maps",
                _ => "ideal",
            };
            let rates = [bounds.issue, bounds.latency, bounds.l1, bounds.memory].map(millions);
            writeln!(
                out,
                "{},{},{camera},{},{},{}",
                gpu.name,
                kernel.model,
                kernel.size,
                bounds.warps,
                rates.join(",")
            )
            .map_err(|error| error.to_string())?;
        }
    }
    Ok(out)
}

fn of_gpu(gpu: &Gpu, kernels: &[Kernel]) -> Result<String> {
    let mut out = format!(
        "\n{}, M fits/s:\n\n\
         | model | pixels | warps | issue | latency | L1 | memory | at 25 GB/s | at 12 GB/s |\n\
         |---|---|---|---|---|---|---|---|---|\n",
        gpu.name
    );
    for kernel in kernels {
        let bounds = Bounds::of(kernel, gpu)?;
        let with_bus = BUSES.map(|rate| {
            let (fits, name) = bounds.lowest(bus(kernel, rate));
            format!("{}, {name}", millions(fits))
        });
        writeln!(
            out,
            "| {} | {} | {} | {} | {} | {} | {} | {} | {} |",
            name(kernel),
            kernel.size,
            bounds.warps,
            millions(bounds.issue),
            millions(bounds.latency),
            millions(bounds.l1),
            millions(bounds.memory),
            with_bus[0],
            with_bus[1]
        )
        .map_err(|error| error.to_string())?;
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_the_bounds_and_their_names() {
        let table = tables(&[Kernel::with_counts(1000.0, 100.0)]).expect("a table");
        let row = "| xynb | 7 | 20 | 1045 | 1045 | 10454 | 1047 | 250, bus | 120, bus |";
        assert!(table.contains(row), "{table}");
        assert!(table.contains("\nRTX 3060, M fits/s:\n"), "{table}");
        assert!(table.lines().all(|line| line.len() <= 100), "{table}");
        let csv = csv(&[Kernel::with_counts(1000.0, 100.0)]).expect("a table");
        let row = "H100 SXM,xynb,ideal,7,20,1045,1045,10454,1047";
        assert!(csv.lines().any(|line| line == row), "{csv}");
    }
}
