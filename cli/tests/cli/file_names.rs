//! Names and texts of files as other systems have them: any script, spaces, long paths, ends of lines.

use std::fs;
use std::path::Path;

use super::support::{FIT, MOVIE, run_ok, temp_folder};
use super::{command, utf8};

/// Runs a command whose arguments may have spaces. It must succeed.
fn run_words(folder: &Path, words: &[&str]) -> String {
    let ran = command(words).current_dir(folder).output();
    let ran = ran.expect("gaussmle starts");
    assert!(ran.status.success(), "{words:?}: {}", utf8(&ran.stderr));
    utf8(&ran.stdout)
}

/// Windows allows 260 characters in plain paths, and 255 in a name. Its names are UTF-16.
#[test]
fn files_in_deep_folders_with_names_of_any_script() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    run_ok(folder, &format!("localize movie.tif -o plain.csv {FIT}"));
    let long = "d".repeat(120);
    let deep = folder.join("\u{b5}m \u{65e5}\u{672c}").join(&long);
    let deep = deep.join(&long).join("\u{1f52c}");
    fs::create_dir_all(&deep).expect("made");
    let at = |name: &str| deep.join(name).to_str().expect("UTF-8").to_owned();
    let (movie, table) = (at("mo vie \u{e9}.tif"), at("ta ble \u{b1}.csv"));
    fs::copy(folder.join("movie.tif"), &movie).expect("copied");
    let options: Vec<&str> = FIT.split(' ').collect();
    let page = at("p\u{e4}ge.html");
    let localize = ["localize", &movie, "-o", &table, "--report", &page];
    run_words(folder, &[&localize[..], &options].concat());
    let bytes = |path: &str| fs::read(folder.join(path)).expect("readable");
    assert!(bytes(&table) == bytes("plain.csv"));
    assert!(bytes(&page).len() > 10_000);
    for name in ["\u{3b1}.parquet", "\u{3b1}.npz", "\u{3b1}.hdf5"] {
        run_words(folder, &["convert", &table, &at(name)]);
        run_words(folder, &["info", &at(name)]);
    }
    let filtered = at("\u{3b2}.csv");
    run_words(
        folder,
        &["filter", &table, "-o", &filtered, "--where", "photons > 0"],
    );
    run_words(folder, &["render", &filtered, "-o", &at("\u{3b3}.png")]);
    // No temporary file is left.
    let names = fs::read_dir(&deep).expect("listed").flatten();
    let names: Vec<String> = names
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    assert!(
        names.iter().all(|name| !name.ends_with(".partial")),
        "{names:?}"
    );
}

/// Editors on Windows end lines with CR LF.
#[test]
fn sidecars_and_configurations_with_ends_of_lines_of_windows() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, &MOVIE.replace("movie.tif", "movie.raw"));
    fs::copy(folder.join("movie.raw"), folder.join("same.dax")).expect("copied");
    let text = |name: &str| fs::read_to_string(folder.join(name)).expect("readable");
    let camera = "pixel_size_um = 0.1\noffset_adu = 0\n# a remark\ngain_e_per_adu = 1\n";
    let run =
        "[localize]\nmodel = 'xynb'\nsigma_um = 0.13\nbackend = 'cpu'\ncamera = 'camera.toml'\n";
    let inf = "data type = 16 bit integers (binary, little endian)\nframe dimensions = 64 x 64\n\
               number of frames = 5\n";
    let yaml = text("movie.yaml");
    assert!(yaml.contains('\n') && !yaml.contains('\r'), "{yaml}");
    let files = [
        ("camera.toml", camera),
        ("run.toml", run),
        ("same.inf", inf),
        ("movie.yaml", &yaml),
    ];
    for (end, output) in [("\n", "lf"), ("\r\n", "crlf")] {
        for (name, text) in files {
            fs::write(folder.join(name), text.replace('\n', end)).expect("writable");
        }
        for movie in ["movie.raw", "same.dax"] {
            let line =
                format!("localize {movie} -o {output}-{movie}.csv --config run.toml --quiet");
            run_ok(folder, &line);
        }
    }
    let expected = text("lf-movie.raw.csv");
    assert!(expected.lines().count() > 10);
    for name in ["lf-same.dax.csv", "crlf-movie.raw.csv", "crlf-same.dax.csv"] {
        assert!(text(name) == expected, "{name}");
    }
    // A table of another program.
    fs::write(folder.join("lf.csv"), &expected).expect("writable");
    fs::write(folder.join("crlf.csv"), expected.replace('\n', "\r\n")).expect("writable");
    for name in ["lf", "crlf"] {
        run_words(
            folder,
            &[
                "filter",
                &format!("{name}.csv"),
                "-o",
                &format!("{name}-out.csv"),
                "--where",
                "photons > 0",
            ],
        );
    }
    assert!(text("lf-out.csv") == text("crlf-out.csv"));
}
