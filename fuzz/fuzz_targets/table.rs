//! Tables in every format, which their content tells.
#![no_main]

use gaussmle_io::table::{ReadOptions, read};
use libfuzzer_sys::fuzz_target;

// The reader catches panics of the crates that decode. libFuzzer's hook would end at them.
fuzz_target!(
    init: std::panic::set_hook(Box::new(|_| {})),
    |bytes: &[u8]| {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("table");
        std::fs::write(&path, bytes).expect("written");
        let _ = read(&path, &ReadOptions::default());
    }
);
