//! The CUDA code, held to account without a GPU: every kernel is assembled for every generation,
//! calls nothing of the CUDA toolkit, keeps no stack and spills no register.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;

use gaussmle_kernels::ptx::ptx;
use gaussmle_kernels::spec::{Noise, Pixels, Psf, Spec};

use crate::support::cpu;

/// Volta, Ampere, Hopper, Blackwell.
const GENERATIONS: [u32; 4] = [70, 80, 90, 100];
const SIZES: [usize; 6] = [5, 7, 11, 15, 21, 32];
const NOISES: [Noise; 3] = [Noise::Poisson, Noise::Uniform, Noise::Maps];

fn assembler() -> Option<PathBuf> {
    let path = PathBuf::from(std::env::var_os("GAUSSMLE_PTXAS")?);
    path.exists().then_some(path)
}

/// The largest ROI whose column factors are sure to stay in registers. Beyond it, kernels with camera maps need a
/// few more than the 255 there are; what they spill is in the record.
const LARGEST_IN_REGISTERS: usize = 21;

/// Registers and bytes on the stack, from ptxas' own account.
fn registers(assembler: &PathBuf, ptx: &str, generation: u32, what: &str) -> (u32, u32) {
    let folder = std::env::temp_dir().join(format!("gaussmle-ptx-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for PTX");
    let source = folder.join("kernel.ptx");
    std::fs::write(&source, ptx).expect("PTX is written");
    let output = Command::new(assembler)
        .args(["-v", &format!("-arch=sm_{generation}"), "-o"])
        .arg(folder.join("kernel.cubin"))
        .arg(&source)
        .output()
        .expect("ptxas runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{what}: {said}");
    let before = |mark: &str| -> u32 {
        let (head, _) = said
            .split_once(mark)
            .unwrap_or_else(|| panic!("{what}: no {mark} in {said}"));
        let number = head.split_whitespace().last().expect("a number");
        number.parse().expect("a number")
    };
    // Spills lie on the stack, and nothing else should.
    let stack = before(" bytes stack frame").max(before(" bytes spill stores"));
    (before(" registers"), stack)
}

#[test]
fn cuda_code_assembles_without_libdevice_stack_or_spills() {
    let Some(assembler) = assembler() else {
        eprintln!("SKIPPED: no ptxas; `cargo xtask test` fetches it");
        return;
    };
    let client = cpu().client();
    let mut counts: BTreeMap<(String, usize), Vec<(u32, u32)>> = BTreeMap::new();
    for psf in Psf::ALL {
        for noise in NOISES {
            for size in SIZES {
                // Pixels alternate, so that both kinds meet every model, noise and nearly every size.
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
                    stage: false,
                };
                let what = format!("{psf:?} {noise:?}");
                let ptx = ptx(&client, psf, spec, GENERATIONS[0]).expect("PTX is generated");
                for call in ["call", "__nv_"] {
                    let calls = ptx.lines().find(|line| line.contains(call));
                    assert_eq!(calls, None, "{what} {size}: calls another function");
                }
                let of = |&generation| {
                    registers(
                        &assembler,
                        &ptx,
                        generation,
                        &format!("{what} {size} sm_{generation}"),
                    )
                };
                let row: Vec<(u32, u32)> = GENERATIONS.iter().map(of).collect();
                let spilled = row.iter().any(|&(_, spilled)| spilled > 0);
                assert!(
                    !spilled || size > LARGEST_IN_REGISTERS,
                    "{what} {size}: spills {row:?}"
                );
                counts.insert((what, size), row);
            }
        }
    }
    let mut table = String::from("model noise,size,sm_70,sm_80,sm_90,sm_100\n");
    for ((what, size), registers) in &counts {
        let cell = |&(registers, spilled): &(u32, u32)| match spilled {
            0 => registers.to_string(),
            bytes => format!("{registers} and {bytes} bytes of stack"),
        };
        let columns: Vec<String> = registers.iter().map(cell).collect();
        writeln!(table, "{what},{size},{}", columns.join(",")).expect("a string takes it");
    }
    let record = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches/record/ptx-registers.csv");
    if std::env::var_os("GAUSSMLE_RECORD").is_some() {
        std::fs::write(&record, &table).expect("the record is written");
    }
    println!("registers a thread\n{table}");
    let recorded = std::fs::read_to_string(&record).unwrap_or_default();
    assert_eq!(
        recorded, table,
        "the record is of other code: run this test with GAUSSMLE_RECORD=1"
    );
}
