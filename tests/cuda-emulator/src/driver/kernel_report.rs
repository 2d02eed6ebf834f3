//! The part of the report about modules and kernels.

use std::fmt::Write;

use super::objects::module::Module;
use super::state::Driver;
use crate::machine::Statistics;
use crate::ptx::Kernel;

/// Writes all modules and what their kernels did.
pub(crate) fn write_modules(driver: &Driver, out: &mut String) -> std::fmt::Result {
    for module in super::lock(&driver.loaded).iter() {
        let (major, minor) = module.ptx.version;
        writeln!(
            out,
            "module {} version={major}.{minor} target={} lines={}",
            module.number,
            module.ptx.target,
            module.text.lines().count()
        )?;
        for index in 0..module.ptx.kernels.len() {
            write_kernel(module, index, out)?;
        }
    }
    Ok(())
}

fn write_kernel(module: &Module, index: usize, out: &mut String) -> std::fmt::Result {
    let kernel = &module.ptx.kernels[index];
    let runs = module.runs(index);
    let name = format!("{} {}", module.number, kernel.name);
    writeln!(
        out,
        "kernel {name} launches={} threads={} shared={} seconds={:.6}",
        runs.launches,
        runs.threads,
        kernel.static_shared as u64 + u64::from(runs.dynamic_shared),
        runs.seconds
    )?;
    match &runs.statistics {
        Some(statistics) => write_statistics(&name, kernel, statistics, out),
        None => Ok(()),
    }
}

fn write_statistics(
    name: &str,
    kernel: &Kernel,
    statistics: &Statistics,
    out: &mut String,
) -> std::fmt::Result {
    writeln!(
        out,
        "instructions {name} blocks={} warps={} executed={} lanes={}",
        statistics.grid_blocks,
        statistics.warps,
        statistics.warp_instructions(kernel),
        statistics.thread_instructions(kernel)
    )?;
    for (block, count) in kernel.blocks.iter().zip(&statistics.blocks) {
        writeln!(
            out,
            "basic_block {name} lines={}-{} executions={} lanes={} divergences={}",
            kernel.instructions[block.first].line,
            kernel.instructions[block.end - 1].line,
            count.executions,
            count.lanes,
            count.divergences
        )?;
    }
    for unused in statistics.unused_blocks(kernel) {
        writeln!(
            out,
            "unused {name} lines={}-{}",
            unused.first_line, unused.last_line
        )?;
    }
    for (instruction, count) in kernel.instructions.iter().zip(&statistics.memory) {
        if count.requests > 0 {
            writeln!(
                out,
                "access {name} line={} requests={} lanes={} bytes={} units={} ideal={}",
                instruction.line,
                count.requests,
                count.lanes,
                count.bytes,
                count.units,
                count.ideal_units
            )?;
        }
    }
    Ok(())
}
