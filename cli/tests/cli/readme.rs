//! The commands that the README shows are run as they stand there.

use std::fs;
use std::path::{Path, PathBuf};

use super::{command, text};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn its_commands_do_what_it_says() {
    let readme = fs::read_to_string(root().join("README.md")).expect("read");
    let blocks = readme.split("```sh\n").skip(1);
    let lines: Vec<&str> = blocks
        .filter_map(|block| block.split("```").next())
        .flat_map(str::lines)
        .filter(|line| line.starts_with("gaussmle "))
        .collect();
    assert!(lines.len() >= 3, "{lines:?}");
    let folder = tempfile::tempdir().expect("a folder");
    let data =
        std::env::var_os("GAUSSMLE_DATA").map_or(root().join("../shared/data"), PathBuf::from);
    let mut real = 0;
    for line in &lines {
        let words: Vec<&str> = line.split_whitespace().skip(1).collect();
        if line.contains("testdata_1000f.raw") {
            for name in ["testdata_1000f.raw", "testdata_1000f.yaml"] {
                let from = data.join("picasso").join(name);
                if !from.exists() {
                    eprintln!("SKIPPED, data: {} is not there", from.display());
                    continue;
                }
                fs::copy(from, folder.path().join(name)).expect("copied");
            }
            if !folder.path().join("testdata_1000f.yaml").exists() {
                continue;
            }
            real += 1;
        }
        let out = command(&words)
            .current_dir(folder.path())
            .output()
            .expect("it runs");
        assert!(out.status.success(), "{line}: {}", text(&out.stderr));
        println!("{line}\n{}", text(&out.stderr));
    }
    assert!(real < 2, "one real movie");
    // The table that the README shows begins as the written one does.
    let Ok(written) = fs::read_to_string(folder.path().join("locs.csv")) else {
        assert_eq!(real, 0);
        return;
    };
    let shown = readme
        .split("```csv\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    for (shown, written) in shown.expect("a table").lines().zip(written.lines()) {
        let shown = shown.trim_end_matches('…');
        assert!(written.starts_with(shown), "{shown}\n{written}");
    }
}
