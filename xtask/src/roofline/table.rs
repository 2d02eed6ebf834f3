//! The table in Markdown, and all bounds as CSV.

use std::fmt::Write as _;

use super::bound::{Bounds, bus};
use super::gpu::GPUS;
use super::kernel::Kernel;
use crate::error::Result;

/// The models of the table: the fastest and the slowest. The CSV has all.
const MODELS: [&str; 2] = ["xynb", "astigmatic"];
/// Bytes a second of PCIe 4.0 with 16 lanes.
const BUS: f64 = 25e9;

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

/// The table: the bound of the kernel on each GPU, and that of the bus, in millions.
pub fn table(kernels: &[Kernel]) -> Result<String> {
    let names = GPUS.map(|gpu| gpu.name);
    let mut rows = vec![
        format!("| model | pixels | {} | bus |", names.join(" | ")),
        format!("|{}", "---|".repeat(names.len() + 3)),
    ];
    let is_shown = |kernel: &&Kernel| MODELS.contains(&kernel.model.as_str());
    for kernel in kernels.iter().filter(is_shown) {
        let mut cells = vec![name(kernel), kernel.size.to_string()];
        for gpu in &GPUS {
            cells.push(millions(Bounds::of(kernel, gpu)?.of_kernel()));
        }
        cells.push(millions(bus(kernel, BUS)));
        rows.push(format!("| {} |", cells.join(" | ")));
    }
    Ok(format!("\n{}\n", rows.join("\n")))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_the_bounds_of_gpus_and_bus() {
        let kernel = Kernel::with_counts(1000.0, 100.0);
        let mut other = Kernel::with_counts(1000.0, 100.0);
        other.model = "xynbs".into();
        let kernels = [kernel, other];
        let table = table(&kernels).expect("a table");
        let expected = "\n| model | pixels | H100 SXM | RTX 4090 | RTX 3060 | bus |\n\
                        |---|---|---|---|---|---|\n\
                        | xynb | 7 | 1045 | 1290 | 199 | 250 |\n";
        assert_eq!(table, expected);
        let csv = csv(&kernels).expect("a table");
        let row = "H100 SXM,xynb,ideal,7,20,1045,1045,10454,1047";
        assert!(csv.lines().any(|line| line == row), "{csv}");
        assert!(csv.contains("\nRTX 3060,xynbs,ideal,7,"), "{csv}");
    }
}
