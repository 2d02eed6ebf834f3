//! Regions: rows are those of the whole run, errors name the option, tables and pages state the region.

use std::fs;
use std::path::Path;

use gaussmle_io::movie::write_array;

use super::support::{FIT, assert_refused, run, run_ok, temp_folder};
use super::utf8;

const MOVIE: &str = "simulate --movie -o movie.tif --frames 40 --width 96 --height 64 --emitters 8 \
                     --offset 0 --gain 1 --quiet";

const BOX: &str = "20,10,60,40";

/// Writes a mask of 96x64 pixels that is 1 in the box.
fn write_mask(path: &Path, [x0, y0, x1, y1]: [usize; 4]) {
    let is_inside = |i: usize| (x0..x1).contains(&(i % 96)) && (y0..y1).contains(&(i / 96));
    let bytes = (0..96 * 64).map(|i| u8::from(is_inside(i)));
    write_array(path, "|u1", &[64, 96], bytes).expect("written");
}

/// The lines of a table without the number of the row, its first column.
fn rows(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("readable");
    let lines = text.lines().skip(1);
    let unnumbered = lines.map(|line| line.split_once(',').expect("columns").1.to_owned());
    unnumbered.collect()
}

#[test]
fn rows_are_those_of_the_whole_run_in_the_region() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    fs::create_dir(folder.join("masks")).expect("created");
    write_mask(&folder.join("masks/cell.npy"), [20, 10, 60, 40]);
    let localize = |output: &str, options: &str| {
        run_ok(
            folder,
            &format!("localize movie.tif -o {output} {options} --quiet"),
        );
        rows(&folder.join(output))
    };
    let all = localize("all.csv", FIT);
    let wanted = format!("{FIT} --region {BOX}");
    let some = localize("some.csv", &wanted);
    // The columns are frame, x, y; a pixel has 0.1 um.
    let in_box = |row: &&String| {
        let cells: Vec<f64> = row
            .split(',')
            .take(3)
            .map(|cell| cell.parse().expect("a number"))
            .collect();
        let (x, y) = (cells[1] / 0.1, cells[2] / 0.1);
        (20.0..60.0).contains(&x) && (10.0..40.0).contains(&y)
    };
    let expected: Vec<String> = all.iter().filter(in_box).cloned().collect();
    assert!(expected.len() > 20 && expected.len() < all.len() / 2);
    assert_eq!(some, expected);
    // Boxes that share pixels, a mask, and configurations with paths that start from their folder.
    let both = format!("{FIT} --region 20,10,45,40 --region 40,10,60,40");
    assert_eq!(localize("both.csv", &both), expected);
    let mask = format!("{FIT} --region masks/cell.npy");
    assert_eq!(localize("mask.csv", &mask), expected);
    let options = "model = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\noffset_adu = 0\ngain_e_per_adu = 1\n\
                   backend = 'cpu'";
    for (name, region) in [
        ("one", "[20, 10, 60, 40]"),
        ("two", "[[20, 10, 45, 40], [40, 10, 60, 40]]"),
        ("masks/three", "'cell.npy'"),
    ] {
        let text = format!("[localize]\n{options}\nregion = {region}\n");
        fs::write(folder.join(format!("{name}.toml")), text).expect("writable");
        let config = format!("--config {name}.toml");
        assert_eq!(localize("config.csv", &config), expected, "{region}");
        // The table repeats its run.
        let again = localize("again.csv", "--config config.csv.toml");
        assert_eq!(again, expected, "{region}");
    }
    // A typed region replaces that of the file.
    let typed = localize("typed.csv", "--config one.toml --region 0,0,96,64");
    assert_eq!(typed, all);
}

/// The localizations in a square micrometre that a page states.
fn density(page: &str) -> f64 {
    let (_, fact) = page.split_once("<dt>density</dt><dd>").expect("a density");
    let number = fact.split(' ').next().expect("a number");
    number.parse().expect("a number")
}

#[test]
fn densities_are_of_the_area_that_was_searched() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    // ROIs of 9 pixels fit around pixels that are 4 or more from the edge.
    for (options, pixels) in [
        ("", (96 - 8) * (64 - 8)),
        ("--border shift", 96 * 64),
        ("--region 0,0,40,30", (40 - 4) * (30 - 4)),
        ("--region 60,40,96,64 --border shift", 36 * 24),
        ("--region 20,10,60,40", 40 * 30),
        ("--crowded on", (96 - 8) * (64 - 8)),
        ("--roi 8", (96 - 7) * (64 - 7)),
    ] {
        let roi = if options.contains("--roi") {
            ""
        } else {
            "--roi 9"
        };
        run_ok(
            folder,
            &format!("localize movie.tif {FIT} {roi} {options} -o locs.csv --report page.html"),
        );
        let sidecar = fs::read_to_string(folder.join("locs.csv.toml")).expect("readable");
        let line = format!("\nsearched_pixels = {pixels}\n");
        assert!(sidecar.contains(&line), "{options}: {sidecar}");
        let page = fs::read_to_string(folder.join("page.html")).expect("readable");
        let rows = rows(&folder.join("locs.csv"));
        let usable = rows.iter().filter(|row| {
            let mut cells = row.split(',');
            cells.any(|cell| ["converged", "at_bound"].contains(&cell))
        });
        let usable = usable.count();
        // A pixel has 0.01 um^2, and the page three digits.
        let expected = usable as f64 / (0.01 * pixels as f64);
        let found = density(&page);
        assert!(
            (found / expected - 1.0).abs() < 5e-3,
            "{options}: {found} of {expected}"
        );
    }
}

#[test]
fn tables_and_pages_state_the_region() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    let localize = format!("localize movie.tif {FIT} --region {BOX}");
    let printed = run_ok(
        folder,
        &format!("{localize} -o locs.csv --report page.html"),
    );
    let outside = "outside of the region; ";
    assert!(printed.contains(outside), "{printed}");
    let sidecar = fs::read_to_string(folder.join("locs.csv.toml")).expect("readable");
    for line in [
        "width = 96",
        "height = 64",
        "region = [[20, 10, 60, 40]]",
        "region_pixels = 1200",
        "region_crc32 = ",
    ] {
        assert!(sidecar.contains(line), "`{sidecar}` lacks `{line}`");
    }
    let info = utf8(&run(folder, "info locs.csv").stdout);
    assert!(info.contains("region      1200 pixels\n"), "{info}");
    // 40 x 30 pixels of 0.1 um are 12 um^2.
    let number = rows(&folder.join("locs.csv")).len() as f64;
    let page = fs::read_to_string(folder.join("page.html")).expect("readable");
    let density = density(&page);
    assert!((density / (number / 12.0) - 1.0).abs() < 5e-3, "{density}");
    assert!(page.contains("the region of the run has 1200 of its pixels"));
    // Picasso's files have the size of the movie.
    run_ok(folder, &format!("{localize} -o locs.hdf5 --quiet"));
    let yaml = fs::read_to_string(folder.join("locs.yaml")).expect("readable");
    assert!(
        yaml.contains("\"Width\": 96") && yaml.contains("\"Height\": 64"),
        "{yaml}"
    );
}

#[test]
fn regions_that_cannot_be_are_refused_by_their_option() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    let mask = |name: &str, dtype: &str, shape: [usize; 2], bytes: Vec<u8>| {
        write_array(&folder.join(name), dtype, &shape, bytes.into_iter()).expect("written");
    };
    mask("small.npy", "|u1", [64, 95], vec![1; 64 * 95]);
    mask("empty.npy", "|u1", [64, 96], vec![0; 64 * 96]);
    mask(
        "nan.npy",
        "<f4",
        [64, 96],
        f32::NAN.to_le_bytes().repeat(64 * 96),
    );
    fs::write(folder.join("text.png"), "no mask").expect("writable");
    for (region, parts) in [
        (
            "60,10,20,40",
            &["--region", "x1 is 20", "larger than x0, 60"][..],
        ),
        (
            "20,40,60,40",
            &["--region", "y1 is 40", "larger than y0, 40"],
        ),
        ("20,nan,60,40", &["--region", "y0 must be a whole number"]),
        (
            "20,10,60",
            &["--region", "`20,10,60`: expected four numbers"],
        ),
        (
            "20,10,97,40",
            &[
                "--region: ",
                "`20,10,97,40` is outside",
                "64x96 pixels (height x width)",
            ],
        ),
        ("20,10,60,65", &["--region: ", "y1 64 at most"]),
        (
            "small.npy",
            &["--region: ", "small.npy is 64x95", "the frames are 64x96"],
        ),
        ("empty.npy", &["--region: ", "empty.npy is 0 everywhere"]),
        ("nan.npy", &["--region: ", "nan.npy is NaN at (0, 0)"]),
        ("none.tif", &["--region: ", "none.tif", "X0,Y0,X1,Y1"]),
        ("text.png", &["--region: ", "text.png", "TIFF and .npy"]),
    ] {
        let line = format!("localize movie.tif -o locs.csv {FIT} --region {region}");
        assert_refused(folder, &line, parts);
    }
    // A mask is an input.
    write_mask(&folder.join("mask.npy"), [0, 0, 9, 9]);
    let line = format!("localize movie.tif -o mask.npy --format csv {FIT} --region mask.npy");
    assert_refused(folder, &line, &["written over"]);
}

#[test]
fn a_mask_that_has_changed_is_not_resumed() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    let mask = folder.join("mask.npy");
    write_mask(&mask, [20, 10, 60, 40]);
    let localize = format!("localize movie.tif -o locs.csv {FIT} --region mask.npy");
    run_ok(folder, &format!("{localize} --quiet"));
    let complete = run_ok(folder, &format!("{localize} --resume"));
    assert!(complete.contains("nothing is left to do"), "{complete}");
    // Another mask with the same number of pixels.
    write_mask(&mask, [21, 10, 61, 40]);
    let parts = ["locs.csv is complete", "region_crc32"];
    assert_refused(folder, &format!("{localize} --resume"), &parts);
    let other = format!("localize movie.tif -o locs.csv {FIT} --region {BOX} --resume");
    assert_refused(folder, &other, &["locs.csv is complete", "`region = "]);
}
