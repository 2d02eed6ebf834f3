//! The commands that the README shows are run as they stand there.

use std::fs;
use std::path::{Path, PathBuf};

use super::{command, text};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The text's blocks of a language.
fn blocks<'a>(text: &'a str, language: &str) -> impl Iterator<Item = &'a str> {
    let begin = format!("```{language}\n");
    let blocks: Vec<&str> = text.split(&begin).skip(1).collect();
    blocks
        .into_iter()
        .filter_map(|block| block.split("```").next())
}

/// Its lines that call the program.
fn commands(text: &str) -> Vec<&str> {
    let lines = blocks(text, "sh").flat_map(str::lines);
    lines.filter(|line| line.starts_with("gaussmle ")).collect()
}

#[test]
fn those_of_the_calibrations_do_too() {
    let guide = fs::read_to_string(root().join("docs/calibration.md")).expect("read");
    let folder = tempfile::tempdir().expect("a folder");
    let curve = blocks(&guide, "toml").next().expect("a PSF");
    fs::write(folder.path().join("true.toml"), curve).expect("written");
    let lines = commands(&guide);
    assert!(lines.len() >= 10, "{lines:?}");
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().skip(1).collect();
        let out = command(&words).current_dir(folder.path()).output();
        let out = out.expect("it runs");
        assert!(out.status.success(), "{line}: {}", text(&out.stderr));
    }
}

#[test]
fn its_commands_do_what_it_says() {
    let readme = fs::read_to_string(root().join("README.md")).expect("read");
    let lines = commands(&readme);
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
    let shown = blocks(&readme, "csv").next();
    for (shown, written) in shown.expect("a table").lines().zip(written.lines()) {
        let shown = shown.trim_end_matches('…');
        assert!(written.starts_with(shown), "{shown}\n{written}");
    }
}
