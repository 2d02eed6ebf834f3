//! Compiles the kernels: writes an assembly file for each model, noise and kind of processor, and PTX
//! for each model and noise, to the folder that is named on the command line.
//!
//! CubeCL writes intermediate code to a folder that an environment variable names, which is one for all threads.
//! So other processes of this program compile the kernels for processors, each a part of them: their number,
//! and the number of parts, follow the folder.

mod llvm;
mod neutral;

use std::ffi::CStr;
use std::path::Path;
use std::process::{Command, ExitCode};

use gaussmle_kernels::generator::{CpuKernel, DUMP_VARIABLE, arrange_ptx, fit_ptx, llvm_code};
use gaussmle_kernels::Psf;
use gaussmle_kernels::spec::Noise;
use llvm_sys::target_machine::LLVMCodeModel;

use crate::llvm::{Processor, assemble, assembly};
use crate::neutral::{body, compact};

/// A kind of processor, by its set of instructions.
struct Kind {
    name: &'static str,
    lanes: usize,
    /// Attributes of the function for LLVM.
    attributes: &'static str,
    processor: Processor,
    /// The start of a comment in assembly.
    comment: &'static str,
    /// The systems whose assemblers must take the code.
    triples: [&'static CStr; 3],
}

const fn x86(
    name: &'static str,
    cpu: &'static CStr,
    lanes: usize,
    attributes: &'static str,
) -> Kind {
    Kind {
        name,
        lanes,
        attributes,
        processor: Processor {
            triple: c"x86_64-unknown-linux-gnu",
            cpu,
            features: c"",
            code_model: LLVMCodeModel::LLVMCodeModelSmall,
        },
        comment: "#",
        triples: [
            c"x86_64-unknown-linux-gnu",
            c"x86_64-pc-windows-gnu",
            c"x86_64-apple-macosx",
        ],
    }
}

/// Without use of memory below the stack pointer: Windows does not keep it. Zeros are stored, not set by a
/// function of the C library.
const ALONE: &str = "noredzone \"no-builtins\"";

const KINDS: [Kind; 4] = [
    // Processors without AVX2 are old: a short text is worth more than a few percent of time.
    x86("v2", c"x86-64-v2", 4, "noredzone \"no-builtins\" optsize minsize"),
    x86("v3", c"x86-64-v3", 8, ALONE),
    x86("v4", c"x86-64-v4", 16, ALONE),
    Kind {
        name: "neon",
        lanes: 4,
        attributes: ALONE,
        processor: Processor {
            triple: c"aarch64-unknown-linux-gnu",
            cpu: c"generic",
            // Apple and Windows keep this register for themselves.
            features: c"+neon,+reserve-x18",
            // Constants are addressed relative to the code: other models need relocations, whose
            // syntax differs between ELF and Mach-O.
            code_model: LLVMCodeModel::LLVMCodeModelDefault,
        },
        comment: "//",
        triples: [
            c"aarch64-unknown-linux-gnu",
            c"aarch64-pc-windows-msvc",
            c"arm64-apple-macosx11",
        ],
    },
];

const NOISES: [(Noise, &str); 3] = [
    (Noise::Poisson, "poisson"),
    (Noise::Uniform, "uniform"),
    (Noise::Maps, "maps"),
];

/// The first line of each file.
const MADE: &str = "Made by `cargo xtask kernels`. Do not edit.";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |text: &String| text.parse::<usize>().map_err(|error| format!("{text}: {error}"));
    match &arguments[..] {
        [folder] => all(Path::new(folder)),
        [folder, part, parts] => part_of_kernels(Path::new(folder), number(part)?, number(parts)?),
        _ => Err("name the folder".into()),
    }
}

/// Writes all files.
fn all(folder: &Path) -> Result<(), String> {
    let parts = std::thread::available_parallelism().map_or(1, usize::from);
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let start = |part: usize| {
        let numbers = [part, parts].map(|number| number.to_string());
        Command::new(&program).arg(folder).args(numbers).spawn()
    };
    let children: Vec<_> = (0..parts).map(start).collect();
    let written = lists_and_ptx(folder);
    for child in children {
        let status = child.and_then(|mut child| child.wait());
        match status.map_err(|error| error.to_string())?.success() {
            true => {}
            false => return Err("a part of the kernels failed".into()),
        }
    }
    written
}

/// Writes a file.
fn write(folder: &Path, name: &str, text: &str) -> Result<(), String> {
    let path = folder.join(name);
    std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Writes the lists of kernels, and those for NVIDIA GPUs.
fn lists_and_ptx(folder: &Path) -> Result<(), String> {
    let write = |name: String, text: String| write(folder, &name, &text);
    write(
        "x86_64.rs".into(),
        list("sysv64", "(att_syntax, raw)", &KINDS[..3]),
    )?;
    write("aarch64.rs".into(), list("C", "(raw)", &KINDS[3..]))?;
    let mut listed = format!("// {MADE}\nfits! {{\n");
    for psf in Psf::ALL {
        let mut names = Vec::new();
        for (noise, noise_name) in NOISES {
            let name = format!("{psf:?}_{noise_name}").to_lowercase();
            write(format!("{name}.ptx"), ptx(&name, fit_ptx(psf, noise))?)?;
            names.push(name);
        }
        listed += &format!("    [{}],\n", names.join(", "));
    }
    write("ptx.rs".into(), listed + "}\n")?;
    write("arrange.ptx".into(), ptx("arrange", arrange_ptx())?)
}

/// Writes each of so many kernels for processors, from one on.
fn part_of_kernels(folder: &Path, part: usize, parts: usize) -> Result<(), String> {
    let kernels = fits().chain(trials()).flatten();
    for (kernel, stem) in kernels.skip(part).step_by(parts) {
        let mut code = (0, String::new(), String::new());
        for kind in &KINDS {
            if code.0 != kind.lanes {
                let (text, function) = intermediate(kernel, kind.lanes)?;
                code = (kind.lanes, text, function);
            }
            let (_, text, function) = &code;
            let name = format!("{stem}_{}", kind.name);
            let failed = |error: String| format!("{name}: {error}");
            let text = assembly(&with_attributes(text, kind.attributes), kind.processor)
                .map_err(failed)?;
            let text = body(&text, kind.comment, function).map_err(failed)?;
            for triple in kind.triples {
                assemble(&format!("\t.globl\tf\nf:\n{text}"), kind.processor, triple)
                    .map_err(failed)?;
            }
            let text = format!("{} {MADE}\n{text}", kind.comment);
            write(folder, &format!("{name}.s"), &text)?;
        }
    }
    Ok(())
}

/// A kernel, and its name without the kind of processor.
type Named = (CpuKernel, String);

/// The fits of each model, for each noise.
fn fits() -> impl Iterator<Item = Vec<Named>> {
    Psf::ALL.into_iter().map(|psf| {
        let named = |(noise, name)| (CpuKernel::Fit(psf, noise), stem(psf, name));
        NOISES.into_iter().map(named).collect()
    })
}

/// The trials of each model that has some, of one emitter and of two.
fn trials() -> impl Iterator<Item = Vec<Named>> {
    let models = Psf::ALL.into_iter().filter(|psf| psf.has_trials());
    models.map(|psf| {
        let named = |(fitted, name)| (CpuKernel::Trial(psf, fitted), stem(psf, name));
        [(1, "single"), (2, "pair")].into_iter().map(named).collect()
    })
}

/// The name of a kernel of a model.
fn stem(psf: Psf, what: &str) -> String {
    format!("{psf:?}_{what}").to_lowercase()
}

/// The text of a PTX file.
fn ptx(name: &str, text: Result<String, String>) -> Result<String, String> {
    let text = text.map_err(|error| format!("{name}: {error}"))?;
    // Names of labels are local to a function.
    let text = compact(&text, "//").replace("$L__BB0_", "$");
    Ok(format!("// {MADE}\n{text}"))
}

/// The list of the kernels for one kind of assembly, as an invocation of a macro.
fn list(abi: &str, options: &str, kinds: &[Kind]) -> String {
    let mut out = format!("// {MADE}\nkernels! {{\n    \"{abi}\", {options},\n");
    for kind in kinds {
        let name = kind.name.to_uppercase();
        let mut add = |what: &str, kernels: Vec<Vec<Named>>| {
            out += &format!("    {name}_{what} = [\n");
            for of_model in kernels {
                let names = of_model.iter().map(|(_, stem)| format!("{stem}_{}", kind.name));
                out += &format!("        [{}],\n", names.collect::<Vec<_>>().join(", "));
            }
            out += "    ];\n";
        };
        add("FITS", fits().collect());
        add("TRIALS", trials().collect());
    }
    out + "}\n"
}

/// LLVM's intermediate code of a kernel, and the name of its function.
fn intermediate(kernel: CpuKernel, lanes: usize) -> Result<(String, String), String> {
    let dump = tempfile::tempdir().map_err(|error| error.to_string())?;
    // SAFETY: this program has one thread.
    unsafe { std::env::set_var(DUMP_VARIABLE, dump.path()) };
    llvm_code(kernel, lanes, dump.path())
}

/// The intermediate code, with attributes of its function.
fn with_attributes(code: &str, attributes: &str) -> String {
    let mut out = String::new();
    for line in code.lines() {
        match line.strip_suffix('{') {
            Some(head) if line.starts_with("define ") => out += &format!("{head}{attributes} {{\n"),
            _ => out += &format!("{line}\n"),
        }
    }
    out
}
