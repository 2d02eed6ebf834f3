//! The doctor's findings on simulated systems: a fake management library that follows a script, and
//! system files in a folder.

mod drivers;
mod gpus;

use std::fs;
use std::path::Path;

use gaussmle::device::SystemGpus;
use gaussmle::doctor::{Code, Diagnosis, Examination, Severity, doctor, examine};

use crate::fake_gpus::{FakeNvml, folder};
use crate::support::lock_heavy_tests;

/// A folder with the system files of a test. Folders of other tests have other names.
fn system_folder(name: &str, files: &[(&str, &str)]) -> std::path::PathBuf {
    let root = folder(&format!("doctor-system-{name}"));
    for (file, text) in files {
        let file = root.join(file);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, text).expect("a file");
    }
    root
}

/// An NVIDIA GPU on the PCI bus.
const ON_THE_BUS: [(&str, &str); 2] = [
    ("sys/bus/pci/devices/0000:01:00.0/class", "0x030200\n"),
    ("sys/bus/pci/devices/0000:01:00.0/vendor", "0x10de\n"),
];

fn fake_system(driver: &FakeNvml, root: &Path) -> SystemGpus {
    SystemGpus::new()
        .visible_devices(None)
        .nvml(driver.library())
        .root_folder(root.into())
}

fn with_driver(driver: &FakeNvml, root: &Path) -> Diagnosis {
    examine(&fake_system(driver, root), Examination::default())
}

/// Asserts that one finding contains all of these words in its problem and remedy together.
fn finds(diagnosis: &Diagnosis, severity: Severity, words: &[&str]) {
    let found = diagnosis.findings.iter().any(|finding| {
        let text = format!("{} {}", finding.problem, finding.remedy);
        finding.severity == severity && words.iter().all(|word| text.contains(word))
    });
    assert!(
        found,
        "no {severity:?} with {words:?} among {:#?}",
        diagnosis.findings
    );
}

fn worse_than_a_note(diagnosis: &Diagnosis) -> bool {
    diagnosis.exit_code() != 0
}

#[test]
fn every_code_has_a_row_in_the_documentation() {
    let docs = include_str!("../../../docs/gpu.md");
    let (_, table) = docs.split_once("## Troubleshooting").expect("a chapter");
    let code = |line: &str| Some(line.strip_prefix("| `")?.split_once("` |")?.0.to_owned());
    let mut rows: Vec<String> = table.lines().filter_map(code).collect();
    rows.dedup();
    let codes = Code::ALL.iter().filter(|code| **code != Code::Fine);
    let mut codes: Vec<&str> = codes.map(|code| code.name()).collect();
    rows.sort();
    codes.sort();
    assert_eq!(rows, codes);
}

#[test]
fn this_machine_can_be_examined() {
    let _lock = lock_heavy_tests();
    assert!(doctor().to_string().contains("right to"));
}
