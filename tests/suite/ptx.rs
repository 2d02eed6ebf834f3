//! The CUDA code, checked without a GPU: kernels assemble for every GPU generation, call no function
//! of the CUDA toolkit, and keep their values in registers.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;

use gaussmle_kernels::Psf;
use gaussmle_kernels::ptx::{arrange_ptx, ptx};
use gaussmle_kernels::spec::Noise;

use crate::support::skipped;

/// Pascal, Volta, Ampere, Hopper, Blackwell.
const GENERATIONS: [u32; 5] = [60, 70, 80, 90, 100];
const NOISES: [Noise; 3] = [Noise::Poisson, Noise::Uniform, Noise::Maps];

fn assembler() -> Option<PathBuf> {
    let path = PathBuf::from(std::env::var_os("GAUSSMLE_TEST_PTXAS")?);
    path.exists().then_some(path)
}

const HEADER: &str = "kernel,sm_60,sm_70,sm_80,sm_90,sm_100";

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
            "GAUSSMLE_TEST_PTXAS does not name it; `cargo xtask test` fetches it",
        );
        return;
    };
    let fits = Psf::ALL
        .into_iter()
        .flat_map(|psf| NOISES.map(|noise| (format!("{psf:?} {noise:?}"), ptx(psf, noise))));
    let order = [("order of pixels".to_owned(), arrange_ptx())];
    let mut table = format!("{HEADER}\n");
    for (what, ptx) in fits.chain(order) {
        for call in ["call", "__nv_"] {
            let calls = ptx.lines().find(|line| line.contains(call));
            assert_eq!(calls, None, "{what}: calls another function");
        }
        write!(table, "{what}").expect("no error on a string");
        for generation in GENERATIONS {
            let what = format!("{what} sm_{generation}");
            let (registers, stack) = registers(&assembler, ptx, generation, &what);
            assert_eq!(stack, 0, "{what}: bytes on the stack");
            write!(table, ",{registers}").expect("no error on a string");
        }
        table.push('\n');
    }
    println!("registers a thread\n{table}");
    if std::env::var_os("GAUSSMLE_TEST_RECORD").is_some() {
        std::fs::write(record_path(), &table).expect("the record is written");
        return;
    }
    let recorded = std::fs::read_to_string(record_path()).unwrap_or_default();
    assert_eq!(
        recorded, table,
        "the record is of another kernel: run this test with GAUSSMLE_TEST_RECORD=1"
    );
}
