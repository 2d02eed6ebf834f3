//! The kernels of the table, from the records in `benches/record/`.

use std::collections::BTreeSet;
use std::fs;

use crate::error::{Result, at};
use crate::paths::root;

/// Counts of a kernel for each fit.
#[derive(Debug, PartialEq)]
pub struct Kernel {
    pub model: String,
    /// `Poisson` or `Maps`.
    pub noise: String,
    pub size: u32,
    /// Instructions of warps.
    pub instructions: f64,
    /// Sectors of 32 bytes that loads and stores touch.
    pub sectors: f64,
    /// Shared memory of a block, bytes.
    pub shared: u32,
    pub bytes_up: f64,
    pub bytes_down: f64,
    /// Registers of a thread, by generation.
    registers: Vec<(String, u32)>,
}

/// A record, by lines.
struct Record {
    name: &'static str,
    header: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Record {
    fn read(name: &'static str) -> Result<Self> {
        let path = root().join("benches/record").join(name);
        let text = fs::read_to_string(&path).map_err(at(&path))?;
        Ok(Self::parse(name, &text))
    }

    fn parse(name: &'static str, text: &str) -> Self {
        let cells = |line: &str| line.split(',').map(str::to_owned).collect::<Vec<_>>();
        let mut lines = text.lines().map(cells);
        Self {
            name,
            header: lines.next().unwrap_or_default(),
            rows: lines.collect(),
        }
    }

    /// The models, in order. The first cell of a row has the model and the noise.
    fn models(&self) -> Vec<&str> {
        let first = self.rows.iter().filter_map(|row| row.first());
        let mut models: Vec<&str> = first.filter_map(|cell| cell.split(' ').next()).collect();
        let mut seen = BTreeSet::new();
        models.retain(|model| seen.insert(*model));
        models
    }

    /// The number in a column of the row that begins with these cells. Names of models differ by
    /// case between records.
    fn number(&self, start: &[&str], column: &str) -> Result<f64> {
        let missing = || format!("{}: no {column} of {}", self.name, start.join(","));
        let index = self.header.iter().position(|name| name == column);
        let row = self.rows.iter().find(|row| {
            let cells = row.iter().zip(start);
            row.len() >= start.len()
                && cells
                    .into_iter()
                    .all(|(cell, wanted)| cell.eq_ignore_ascii_case(wanted))
        });
        let cell = row.zip(index).and_then(|(row, index)| row.get(index));
        let cell = cell.ok_or_else(missing)?;
        cell.parse().map_err(|_| format!("{}: `{cell}`", self.name))
    }
}

/// Reads the kernels of every model, with an ideal camera and with maps, for these sizes.
pub fn read(sizes: &[u32]) -> Result<Vec<Kernel>> {
    let counts = Record::read("cuda-emulated.csv")?;
    let footprint = Record::read("cuda-footprint.csv")?;
    let registers = Record::read("ptx-registers.csv")?;
    let mut out = Vec::new();
    for model in footprint.models() {
        for noise in ["Poisson", "Maps"] {
            for &size in sizes {
                let name = format!("{model} {noise}");
                let at = [name.as_str(), &size.to_string()];
                let generations = registers.header.iter().skip(1);
                let registers = generations.map(|generation| {
                    let number = registers.number(&at[..1], generation)?;
                    Ok((generation.clone(), number as u32))
                });
                out.push(Kernel {
                    model: model.into(),
                    noise: noise.into(),
                    size,
                    instructions: counts.number(&at, "instructions")?,
                    sectors: counts.number(&at, "global sectors")?,
                    shared: footprint.number(&at, "shared bytes")? as u32,
                    bytes_up: footprint.number(&at, "bytes up")?,
                    bytes_down: footprint.number(&at, "bytes down")?,
                    registers: registers.collect::<Result<_>>()?,
                });
            }
        }
    }
    Ok(out)
}

impl Kernel {
    /// Registers of a thread on a generation of GPUs.
    pub fn registers(&self, generation: &str) -> Result<u32> {
        let found = self.registers.iter().find(|(name, _)| name == generation);
        let found = found.map(|(_, registers)| *registers);
        found.ok_or_else(|| format!("ptx-registers.csv has no column {generation}"))
    }
}

#[cfg(test)]
impl Kernel {
    /// A kernel with these counts, and 96 registers.
    pub fn with_counts(instructions: f64, sectors: f64) -> Self {
        Self {
            model: "xynb".into(),
            noise: "Poisson".into(),
            size: 7,
            instructions,
            sectors,
            shared: 5376,
            bytes_up: 100.0,
            bytes_down: 84.0,
            registers: vec![("sm_80".into(), 96), ("sm_90".into(), 96)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_found_by_kernel_size_and_column() {
        let record = Record::parse(
            "r",
            "model noise,size,a,b\nXynb Maps,7,1,2\nXynb Maps,11,3,4",
        );
        assert_eq!(record.number(&["xynb Maps", "11"], "b"), Ok(4.0));
        assert_eq!(record.number(&["xynb Maps"], "a"), Ok(1.0));
        assert!(record.number(&["xynb Maps", "9"], "b").is_err());
        assert!(record.number(&["xynb Maps", "11"], "c").is_err());
    }
}
