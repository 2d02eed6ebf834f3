//! Runs the commands of the README and of the guide to calibration.

use std::fs;
use std::path::{Path, PathBuf};

use super::{command, utf8};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The code blocks of a language.
fn blocks<'a>(text: &'a str, language: &str) -> impl Iterator<Item = &'a str> {
    let begin = format!("```{language}\n");
    let blocks: Vec<&str> = text.split(&begin).skip(1).collect();
    blocks
        .into_iter()
        .filter_map(|block| block.split("```").next())
}

/// The lines of shell blocks that call the program.
fn commands(text: &str) -> Vec<&str> {
    let lines = blocks(text, "sh").flat_map(str::lines);
    lines.filter(|line| line.starts_with("gaussmle ")).collect()
}

#[test]
fn commands_of_the_calibration_guide_succeed() {
    let guide = fs::read_to_string(root().join("docs/calibration.md")).expect("readable");
    let folder = tempfile::tempdir().expect("a folder");
    let curve = blocks(&guide, "toml").next().expect("a PSF");
    fs::write(folder.path().join("true.toml"), curve).expect("writable");
    let lines = commands(&guide);
    assert!(lines.len() >= 10, "{lines:?}");
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().skip(1).collect();
        let out = command(&words).current_dir(folder.path()).output();
        let out = out.expect("gaussmle starts");
        assert!(out.status.success(), "{line}: {}", utf8(&out.stderr));
    }
}

#[test]
fn commands_of_the_page_for_users_of_picasso_succeed() {
    let page = fs::read_to_string(root().join("docs/from-picasso.md")).expect("readable");
    let folder = tempfile::tempdir().expect("a folder");
    let movie = "simulate --movie -o movie.raw --frames 20 --width 64 --height 64 --offset 100 --gain 0.45 --quiet";
    let lines = commands(&page);
    assert_eq!(lines.len(), 1);
    let lines = lines
        .iter()
        .map(|line| line.trim_start_matches("gaussmle "));
    for line in std::iter::once(movie).chain(lines) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let out = command(&words).current_dir(folder.path()).output();
        let out = out.expect("gaussmle starts");
        assert!(out.status.success(), "{line}: {}", utf8(&out.stderr));
    }
    assert!(folder.path().join("movie_locs.yaml").exists());
}

#[test]
fn commands_of_the_operations_manual_succeed() {
    let manual = fs::read_to_string(root().join("docs/operations.md")).expect("readable");
    let folder = tempfile::tempdir().expect("a folder");
    let lines = commands(&manual);
    assert!(lines.len() >= 5, "{lines:?}");
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().skip(1).collect();
        let out = command(&words).current_dir(folder.path()).output();
        let out = out.expect("gaussmle starts");
        assert!(out.status.success(), "{line}: {}", utf8(&out.stderr));
        if line.starts_with("gaussmle totals") {
            let text = utf8(&out.stdout);
            assert!(text.starts_with("1 job, 2000 fits"), "{text}");
        }
    }
    let metrics = fs::read_to_string(folder.path().join("gaussmle.prom")).expect("written");
    let mut lines = metrics.lines();
    let jobs = lines.find(|line| line.starts_with("gaussmle_jobs_total{"));
    assert!(jobs.is_some_and(|line| line.ends_with(" 1")), "{metrics}");
}

#[test]
fn commands_of_the_readme_give_the_table_that_it_shows() {
    let readme = fs::read_to_string(root().join("README.md")).expect("readable");
    let lines = commands(&readme);
    assert!(lines.len() >= 3, "{lines:?}");
    let folder = tempfile::tempdir().expect("a folder");
    let data =
        std::env::var_os("GAUSSMLE_DATA").map_or(root().join("../shared/data"), PathBuf::from);
    let mut measured = 0;
    for line in &lines {
        let words: Vec<&str> = line.split_whitespace().skip(1).collect();
        if line.contains("testdata_1000f.raw") {
            for name in ["testdata_1000f.raw", "testdata_1000f.yaml"] {
                let source = data.join("picasso").join(name);
                if !source.exists() {
                    eprintln!("SKIPPED, data: {} is missing", source.display());
                    continue;
                }
                fs::copy(source, folder.path().join(name)).expect("copyable");
            }
            if !folder.path().join("testdata_1000f.yaml").exists() {
                continue;
            }
            measured += 1;
        }
        let out = command(&words)
            .current_dir(folder.path())
            .output()
            .expect("gaussmle starts");
        assert!(out.status.success(), "{line}: {}", utf8(&out.stderr));
        println!("{line}\n{}", utf8(&out.stderr));
    }
    assert!(measured < 2, "one measured movie");
    // The table in the README is the start of the written table.
    let Ok(written) = fs::read_to_string(folder.path().join("locs.csv")) else {
        assert_eq!(measured, 0);
        return;
    };
    let shown = blocks(&readme, "csv").next();
    for (shown, written) in shown.expect("a table").lines().zip(written.lines()) {
        let shown = shown.trim_end_matches('…');
        assert!(written.starts_with(shown), "{shown}\n{written}");
    }
}
