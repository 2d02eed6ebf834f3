//! Runs the commands of the README, of the guide to calibration, of the page for users of Picasso,
//! of the operations manual, and of the tutorials.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use super::given_psf::write_stack;
use super::{support, utf8};

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

/// Runs a command of a document in a folder.
fn run(line: &str, folder: &Path) -> Output {
    let arguments = line
        .strip_prefix("gaussmle ")
        .expect("a command of gaussmle");
    let out = support::run(folder, arguments);
    assert!(out.status.success(), "{line}: {}", utf8(&out.stderr));
    println!("{line}\n{}", utf8(&out.stderr));
    out
}

fn document(name: &str) -> String {
    fs::read_to_string(root().join(name)).expect("readable")
}

#[test]
fn commands_of_the_readme_succeed() {
    let readme = document("README.md");
    let lines = commands(&readme);
    assert!(lines.len() >= 7, "{lines:?}");
    // Every processor finds the same spots. Rates differ.
    let mut shown = blocks(&readme, "text").flat_map(str::lines);
    let spots = shown.find(|line| line.contains(" spots found: "));
    let spots = spots.expect("the demo's output");
    let folder = tempfile::tempdir().expect("a folder");
    let mut printed = String::new();
    for line in lines {
        printed += &utf8(&run(line, folder.path()).stderr);
    }
    assert!(
        printed.lines().any(|line| line == spots),
        "{spots}\n{printed}"
    );
}

#[test]
fn commands_of_the_calibration_guide_succeed() {
    let guide = document("docs/calibration.md");
    let folder = tempfile::tempdir().expect("a folder");
    let curve = blocks(&guide, "toml").next().expect("a PSF");
    fs::write(folder.path().join("true.toml"), curve).expect("writable");
    write_stack(&folder.path().join("vectorial.npy"), 31, 46, 2);
    let lines = commands(&guide);
    assert!(lines.len() >= 10, "{lines:?}");
    for line in lines {
        run(line, folder.path());
    }
}

/// The commands of the page for users of Picasso: of any movie, and of Picasso's test movie.
fn commands_for_picasso(page: &str) -> [&str; 2] {
    let lines = commands(page);
    let [any, measured] = lines[..] else {
        panic!("{lines:?}");
    };
    assert!(measured.contains(" testdata_1000f.raw "), "{measured}");
    [any, measured]
}

#[test]
fn commands_of_the_page_for_users_of_picasso_succeed() {
    let page = document("docs/from-picasso.md");
    let [line, _] = commands_for_picasso(&page);
    let folder = tempfile::tempdir().expect("a folder");
    let movie = "gaussmle simulate --movie -o movie.raw --frames 20 --width 64 --height 64 --offset 100 --gain 0.45 --quiet";
    run(movie, folder.path());
    run(line, folder.path());
    assert!(folder.path().join("movie_locs.yaml").exists());
}

#[test]
fn test_movie_of_picasso_gives_the_table_that_its_page_shows() {
    let page = document("docs/from-picasso.md");
    let [_, line] = commands_for_picasso(&page);
    let shown: Vec<&str> = blocks(&page, "text").flat_map(str::lines).collect();
    assert!(shown.len() >= 4, "{shown:?}");
    let data =
        std::env::var_os("GAUSSMLE_TEST_DATA").map_or(root().join("../shared/data"), PathBuf::from);
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["testdata_1000f.raw", "testdata_1000f.yaml"] {
        let source = data.join("picasso").join(name);
        if !source.exists() {
            eprintln!("SKIPPED, data: {} is missing", source.display());
            return;
        }
        fs::copy(source, folder.path().join(name)).expect("copyable");
    }
    run(line, folder.path());
    // The table of the page is the start of the written one.
    let written = fs::read_to_string(folder.path().join("locs.csv")).expect("written");
    assert!(written.lines().count() > shown.len());
    for (shown, written) in shown.iter().zip(written.lines()) {
        let shown = shown.trim_end_matches('…');
        assert!(written.starts_with(shown), "{shown}\n{written}");
    }
}

#[test]
fn commands_of_the_operations_manual_succeed() {
    let manual = document("docs/operations.md");
    let folder = tempfile::tempdir().expect("a folder");
    let lines = commands(&manual);
    assert!(lines.len() >= 5, "{lines:?}");
    for line in lines {
        run(line, folder.path());
    }
    let metrics = fs::read_to_string(folder.path().join("gaussmle.prom")).expect("written");
    let mut lines = metrics.lines();
    let jobs = lines.find(|line| line.starts_with("gaussmle_jobs_total{"));
    assert!(jobs.is_some_and(|line| line.ends_with(" 1")), "{metrics}");
}

/// Declares a test for each tutorial.
macro_rules! tutorials {
    ($($test:ident: $page:literal),* $(,)?) => {
        $(
            #[cfg(unix)]
            #[test]
            fn $test() {
                follow_tutorial($page);
            }
        )*

        #[test]
        fn every_tutorial_has_a_test() {
            let entries = fs::read_dir(root().join("docs/tutorials")).expect("a folder");
            let mut pages: Vec<_> = entries.map(|entry| entry.expect("an entry").file_name()).collect();
            pages.sort();
            let mut tested = [$($page),*];
            tested.sort();
            assert_eq!(pages, tested);
        }
    };
}

tutorials! {
    tutorial_in_2d_succeeds: "2d.md",
    tutorial_in_3d_succeeds: "3d.md",
    tutorial_on_crowded_fields_succeeds: "crowded.md",
    tutorial_on_a_growing_movie_succeeds: "live.md",
    tutorial_on_clusters_succeeds: "cluster.md",
}

/// Runs the shell blocks of a tutorial as one script. The lines that the page shows are printed, and the
/// pictures are made.
#[cfg(unix)]
fn follow_tutorial(name: &str) {
    let page = document(&format!("docs/tutorials/{name}"));
    let script: String = blocks(&page, "sh").collect();
    let folder = tempfile::tempdir().expect("a folder");
    let mut shell = std::process::Command::new("sh");
    shell.args(["-euc", &script]).current_dir(folder.path());
    if script.contains("\npython3 ") {
        let Some(packages) = support::python_packages() else {
            return;
        };
        shell.env("PYTHONPATH", packages);
        let program = root().join("docs/scaling/concatenate.py");
        fs::copy(program, folder.path().join("concatenate.py")).expect("copyable");
    }
    let program = Path::new(env!("CARGO_BIN_EXE_gaussmle"));
    let mut programs: Vec<PathBuf> = program.parent().into_iter().map(PathBuf::from).collect();
    programs.extend(std::env::split_paths(
        &std::env::var_os("PATH").unwrap_or_default(),
    ));
    shell.env("PATH", std::env::join_paths(programs).expect("a path"));
    let out = shell.output().expect("sh starts");
    let printed = utf8(&out.stdout) + &utf8(&out.stderr);
    assert!(out.status.success(), "{name}: {printed}");
    for line in blocks(&page, "text").flat_map(str::lines) {
        assert!(
            printed.lines().any(|other| other == line),
            "{line}\n{printed}"
        );
    }
    let folder_of_pictures = format!("](../pictures/{}/", name.trim_end_matches(".md"));
    let pictures: Vec<&str> = page.split(&folder_of_pictures).skip(1).collect();
    assert!(!pictures.is_empty(), "{name} has no picture");
    for picture in pictures {
        let picture = picture.split(')').next().expect("a name");
        assert!(folder.path().join(picture).exists(), "{name}: {picture}");
    }
}
