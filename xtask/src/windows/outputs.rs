//! Files of the program for Windows, compared byte by byte with those of the program for Linux.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::cross::{FOLDER, built, wine};
use crate::error::{Result, at};
use crate::paths::root;
use crate::process::stdout_of;

/// The commands of both programs, in a folder of its own each. The last words are the name of a file, in which
/// stdout is kept.
const COMMANDS: &str = "
simulate --movie --filaments 8 -o movie.tif --truth truth.csv --frames 400 --width 96 --height 96 --emitters 8 --offset 100 --gain 0.45 --read-noise 1.6 --quiet
info movie.tif > movie.txt
info movie.tif --json > movie.json
localize movie.tif -o movie.csv CAMERA
localize movie.tif -o movie.parquet CAMERA
localize movie.tif -o movie.npz CAMERA
localize movie.tif -o movie.smlm CAMERA
localize movie.tif -o movie_locs.hdf5 CAMERA
localize movie.tif -o crowded.csv CAMERA --crowded on
localize movie.tif -o mle.csv --model xynbs --pixel-size 0.1 --offset 100 --gain 0.45 --backend cpu --quiet
localize movie.tif -o - CAMERA > stdout.csv
info movie.parquet > table.txt
convert movie.csv thunderstorm.csv --format thunderstorm
convert movie.npz converted_locs.hdf5
convert movie_locs.hdf5 of_hdf5.csv
convert movie.parquet of_parquet.csv
convert movie.npz of_npz.csv
convert movie.smlm of_smlm.csv
filter movie.csv -o filtered.csv --where x_std<0.02
link movie.csv -o linked.csv
drift movie.csv -o drift.csv --path drift_path.csv
render movie.csv -o movie.png
render movie.csv -o movie_picture.tif
report movie.csv -o report.html
simulate -o rois.npy --n 2000 --photons 500 --corners corners.npy --truth rois_truth.csv --quiet
fit rois.npy -o xynb.csv --model xynb --sigma 0.13 FIT
fit rois.npy -o xynbs.npz --model xynbs FIT
fit rois.npy -o xynbsxsy.parquet --model xynbsxsy FIT
fit rois.npy -o noise.csv --model xynbs --read-noise 2 --excess-noise 2 FIT
simulate --movie -o beads.tif --beads 0.025 --psf curve.toml --frames 61 --emitters 10 --photons 8000 --offset 100 --gain 0.45 --quiet
calibrate astigmatism beads.tif --z-step 0.025 -o astigmatic.toml --pixel-size 0.1 --offset 100 --gain 0.45
calibrate psf beads.tif --z-step 0.025 -o psf.h5 --pixel-size 0.1 --offset 100 --gain 0.45
info psf.h5 > psf.txt
localize beads.tif -o spline.csv --psf psf.h5 --pixel-size 0.1 --offset 100 --gain 0.45 --backend cpu --quiet
localize beads.tif -o astigmatic.csv --psf astigmatic.toml --pixel-size 0.1 --offset 100 --gain 0.45 --backend cpu --quiet
calibrate sigma movie.tif --pixel-size 0.1 --offset 100 --gain 0.45 --plot widths.svg --backend cpu > sigma.txt
simulate --movie -o dark.tif --frames 100 --width 32 --height 32 --emitters 0 --background 0 --offset 100 --gain 0.45 --read-noise 1.6 --quiet
simulate --movie -o bright.tif --frames 100 --width 32 --height 32 --emitters 0 --background 400 --offset 100 --gain 0.45 --read-noise 1.6 --quiet
calibrate camera dark.tif bright.tif -o camera
completions powershell > completions.ps1
";

/// Words that stand for others in [`COMMANDS`].
const WORDS: [(&str, &str); 2] = [
    (
        "CAMERA",
        "--model xynb --sigma 0.13 --pixel-size 0.1 --offset 100 --gain 0.45 --read-noise 1.6 --backend cpu --quiet",
    ),
    (
        "FIT",
        "--pixel-size 0.1 --offset 0 --gain 1 --backend cpu --quiet",
    ),
];

/// Files that state the path of the movie, of which only the values are compared: as CSV files.
const WITH_PATH: [&str; 7] = [
    "movie.parquet",
    "movie.npz",
    "movie.smlm",
    "movie_locs.hdf5",
    "movie_locs.yaml",
    "converted_locs.hdf5",
    "converted_locs.yaml",
];

/// The beginnings of lines of a description that state the paths of the movie and of the PSF.
const PATHS: [&str; 2] = ["path = ", "psf = "];

/// The endings of files with descriptions as text.
const DESCRIPTIONS: [&str; 3] = [".toml", ".txt", ".html"];

/// The PSF of the simulated beads.
const CURVE: &str = "sigma_x0_um = 0.13\nsigma_y0_um = 0.13\nAx = 0.0\nAy = 0.0\nBx = 0.0\nBy = 0.0\n\
                     gamma_um = 0.25\nd_um = 0.4\n";

/// Runs the commands on both systems, and compares all files.
pub fn compare() -> Result {
    let linux = root().join("target/release/gaussmle");
    let windows = built().join("gaussmle.exe");
    let here = files("linux", || Ok(Command::new(&linux)))?;
    let there = files("windows", || wine(&windows))?;
    let differing = differing(&here, &there);
    if !differing.is_empty() {
        let folder = root().join(FOLDER);
        return Err(format!(
            "these files of {}/linux and windows differ: {}",
            folder.display(),
            differing.join(", ")
        ));
    }
    let bytes: usize = here.values().map(Vec::len).sum();
    println!(
        "{} files of {:.1} MB are the same",
        here.len(),
        bytes as f64 / 1e6
    );
    Ok(())
}

/// Runs the commands with a program, and returns the files by name.
fn files(system: &str, program: impl Fn() -> Result<Command>) -> Result<BTreeMap<String, Vec<u8>>> {
    let folder = root().join(FOLDER).join(system);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    let curve = folder.join("curve.toml");
    fs::write(&curve, CURVE).map_err(at(&curve))?;
    for line in COMMANDS.trim().lines() {
        let (line, file) = match line.split_once(" > ") {
            Some((line, file)) => (line, Some(file)),
            None => (line, None),
        };
        let mut command = program()?;
        command.args(words(line)).current_dir(&folder);
        let printed = stdout_of(command)?;
        if let Some(file) = file {
            let path = folder.join(file);
            fs::write(&path, printed).map_err(at(&path))?;
        }
    }
    let mut found = BTreeMap::new();
    collect(&folder, &folder, &mut found)?;
    Ok(found)
}

/// The words of a command.
fn words(line: &str) -> Vec<&str> {
    let long = |word| WORDS.iter().find(|(short, _)| *short == word);
    let words = line.split(' ');
    words
        .flat_map(|word| long(word).map_or(word, |(_, long)| long).split(' '))
        .collect()
}

/// Reads all files of a folder and of those in it.
fn collect(top: &Path, folder: &Path, found: &mut BTreeMap<String, Vec<u8>>) -> Result {
    for entry in fs::read_dir(folder).map_err(at(folder))? {
        let path: PathBuf = entry.map_err(at(folder))?.path();
        if path.is_dir() {
            collect(top, &path, found)?;
        } else {
            let name = path.strip_prefix(top).unwrap_or(&path);
            let name = name.to_string_lossy().into_owned();
            let bytes = fs::read(&path).map_err(at(&path))?;
            let is_description = DESCRIPTIONS.iter().any(|ending| name.ends_with(ending));
            let bytes = match is_description {
                true => without_paths(&String::from_utf8_lossy(&bytes)).into_bytes(),
                false => bytes,
            };
            if !WITH_PATH.contains(&name.as_str()) {
                found.insert(name, bytes);
            }
        }
    }
    Ok(())
}

/// A description without the paths of the movie and of the PSF.
fn without_paths(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    let is_path = |line: &&str| PATHS.iter().any(|start| line.starts_with(start));
    lines.filter(|line| !is_path(line)).collect()
}

/// The names of files that one side lacks, or that differ.
fn differing<'a>(
    here: &'a BTreeMap<String, Vec<u8>>,
    there: &'a BTreeMap<String, Vec<u8>>,
) -> Vec<&'a str> {
    let mut names: Vec<&str> = here
        .keys()
        .chain(there.keys())
        .map(String::as_str)
        .collect();
    names.sort_unstable();
    names.dedup();
    names.retain(|name| here.get(*name) != there.get(*name));
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_differs_or_is_missing_is_found() {
        let files = |names: &[(&str, &str)]| {
            let pairs = names.iter();
            pairs
                .map(|(name, text)| ((*name).into(), text.as_bytes().to_vec()))
                .collect()
        };
        let here = files(&[("a", "1"), ("b", "2")]);
        assert!(differing(&here, &here).is_empty());
        assert_eq!(
            differing(&here, &files(&[("b", "3"), ("c", "2")])),
            ["a", "b", "c"]
        );
    }

    #[test]
    fn descriptions_differ_in_the_path_alone() {
        let of = |path: &str| without_paths(&format!("frames = 5\npath = {path}\nsize = 3\n"));
        assert_eq!(of("'C:\\a.tif'"), of("\"/a.tif\""));
        assert_eq!(of(""), "frames = 5\nsize = 3\n");
    }

    #[test]
    fn words_stand_for_options() {
        assert_eq!(words("info movie.tif"), ["info", "movie.tif"]);
        let all = COMMANDS.trim().lines().flat_map(words);
        assert!(
            all.into_iter()
                .all(|word| !word.is_empty() && word != "FIT")
        );
    }
}
