//! The CUDA code, checked without a GPU: kernels assemble for every GPU generation, call no function
//! of the CUDA toolkit, and keep their values in registers, except for the spills allowed below. A
//! sweep or a record assembles all, other runs half of them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;

use gaussmle_kernels::GPU_UNITS;
use gaussmle_kernels::ptx::ptx;
use gaussmle_kernels::spec::{Noise, Outputs, Pixels, Psf, Spec};

use crate::support::{skipped, thorough};

/// Volta, Ampere, Hopper, Blackwell.
const GENERATIONS: [u32; 4] = [70, 80, 90, 100];
const SIZES: [usize; 6] = [5, 7, 11, 15, 21, 32];
const NOISES: [Noise; 3] = [Noise::Poisson, Noise::Uniform, Noise::Maps];

fn assembler() -> Option<PathBuf> {
    let path = PathBuf::from(std::env::var_os("GAUSSMLE_PTXAS")?);
    path.exists().then_some(path)
}

/// The most bytes on the stack. By default the assembler limits the registers to 96, 128 or 168,
/// which allows more warps at once, and spills a few bytes. With the limit of one warp it must spill
/// none: the values fit into the registers.
const MOST_SPILLED_BYTES: u32 = 12;
const ONE_WARP: &str = ".minnctapersm 1";

/// Registers that a thread needs, registers that it gets by default, and bytes that it then has on
/// the stack.
type Registers = (u32, u32, u32);

const HEADER: &str = "model noise,size,sm_70,sm_80,sm_90,sm_100";

fn record_path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches/record/ptx-registers.csv")
}

/// The numbers of registers and of bytes on the stack that ptxas reports.
fn registers(assembler: &PathBuf, ptx: &str, generation: u32, what: &str) -> (u32, u32) {
    let folder = tempfile::tempdir().expect("a folder for PTX");
    let folder = folder.path();
    let source = folder.join("kernel.ptx");
    std::fs::write(&source, ptx).expect("PTX is written");
    let output = Command::new(assembler)
        .args(["-v", &format!("-arch=sm_{generation}"), "-o"])
        .arg(folder.join("kernel.cubin"))
        .arg(&source)
        .output()
        .expect("ptxas runs");
    let log = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{what}: {log}");
    let before = |mark: &str| -> u32 {
        let (head, _) = log
            .split_once(mark)
            .unwrap_or_else(|| panic!("{what}: no {mark} in {log}"));
        let number = head.split_whitespace().last().expect("a number");
        number.parse().expect("a number")
    };
    // Spills are on the stack, and nothing else should be.
    let stack = before(" bytes stack frame").max(before(" bytes spill stores"));
    (before(" registers"), stack)
}

#[test]
fn cuda_code_assembles_without_libdevice_and_stays_in_registers() {
    let Some(assembler) = assembler() else {
        skipped(
            "ptxas",
            "GAUSSMLE_PTXAS does not name it; `cargo xtask test` fetches it",
        );
        return;
    };
    let recording = std::env::var_os("GAUSSMLE_RECORD").is_some();
    let complete = recording || thorough();
    let mut spilled = Vec::new();
    // None is for a kernel that is not assembled.
    let mut counts: BTreeMap<(String, usize), Vec<Option<Registers>>> = BTreeMap::new();
    for psf in Psf::ALL {
        for noise in NOISES {
            for size in SIZES {
                // The pixel types alternate, which combines both with every model, every noise and
                // nearly every size.
                let pixels = if size % 4 == 3 {
                    Pixels::PackedU16
                } else {
                    Pixels::F32
                };
                let spec = Spec {
                    size,
                    pixels,
                    noise,
                    lanes: 1,
                    tile: 32,
                    cache_pixels: false,
                    units: GPU_UNITS,
                    outputs: Outputs::ALL,
                };
                let what = format!("{psf:?} {noise:?}");
                let ptx = ptx(psf, spec, GENERATIONS[0]).expect("PTX is generated");
                for call in ["call", "__nv_"] {
                    let calls = ptx.lines().find(|line| line.contains(call));
                    assert_eq!(calls, None, "{what} {size}: calls another function");
                }
                // Kernels of large ROIs have the limit already.
                let one_warp = match ptx.contains(ONE_WARP) {
                    true => ptx.clone(),
                    false => ptx.replacen(".reqntid", &format!("{ONE_WARP}\n.reqntid"), 1),
                };
                assert!(one_warp.contains(ONE_WARP), "{what}: no .reqntid");
                let mut row = Vec::new();
                for (number, generation) in GENERATIONS.into_iter().enumerate() {
                    // Half of the kernels, so that each generation assembles each model, noise and
                    // size, unless a complete record is wanted.
                    if !complete && (number + counts.len() + counts.len() / SIZES.len()) % 2 == 1 {
                        row.push(None);
                        continue;
                    }
                    let what = format!("{what} {size} sm_{generation}");
                    let (needed, stack) = registers(&assembler, &one_warp, generation, &what);
                    assert_eq!(
                        stack, 0,
                        "{what}: bytes on the stack with {needed} registers"
                    );
                    let (used, stack) = registers(&assembler, &ptx, generation, &what);
                    if stack > MOST_SPILLED_BYTES {
                        spilled.push(format!("{what}: {stack} bytes"));
                    }
                    row.push(Some((needed, used, stack)));
                }
                counts.insert((what, size), row);
            }
        }
    }
    let recorded = std::fs::read_to_string(record_path()).unwrap_or_default();
    let mut table = format!("{HEADER}\n");
    for ((what, size), registers) in &counts {
        let start = format!("{what},{size}");
        let recorded: Vec<&str> = recorded
            .lines()
            .find_map(|line| {
                Some(
                    line.strip_prefix(&start)?
                        .strip_prefix(',')?
                        .split(',')
                        .collect(),
                )
            })
            .unwrap_or_default();
        let cell = |(number, registers): (usize, &Option<Registers>)| match *registers {
            Some((needed, used, 0)) => format!("{needed} ({used})"),
            Some((needed, used, bytes)) => format!("{needed} ({used} and {bytes} B)"),
            None => (*recorded.get(number).unwrap_or(&"")).to_owned(),
        };
        let columns: Vec<String> = registers.iter().enumerate().map(cell).collect();
        writeln!(table, "{start},{}", columns.join(",")).expect("no error on a string");
    }
    println!("registers a thread\n{table}");
    assert_eq!(
        spilled,
        Vec::<String>::new(),
        "more than {MOST_SPILLED_BYTES} bytes on the stack"
    );
    if recording {
        std::fs::write(record_path(), &table).expect("the record is written");
        return;
    }
    assert_eq!(
        recorded, table,
        "the record is of another kernel: run this test with GAUSSMLE_RECORD=1"
    );
}
