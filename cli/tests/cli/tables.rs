//! Commands that read tables: info, convert, filter, render, link, drift.

use std::fs;

use serde_json::Value;

use super::support::{
    FIT, FIT_ALONE, assert_fails, csv_column, passes_script, run, run_ok, temp_folder,
};
use super::{command, utf8};

#[test]
fn info_convert_filter_and_render_agree_with_the_table() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 40 --width 120 --height 90 --emitters 6 --quiet",
    );
    run_ok(
        folder,
        &format!("localize movie.tif -o locs.csv {FIT} --quiet"),
    );
    let rows = csv_column(&folder.join("locs.csv"), "x").len();

    let info = utf8(&run(folder, "info locs.csv").stdout);
    for part in ["photons", "x_std", "um", &rows.to_string()] {
        assert!(info.contains(part), "`{info}` lacks `{part}`");
    }
    let json: Value =
        serde_json::from_slice(&run(folder, "info locs.csv --json").stdout).expect("JSON");
    assert_eq!(json["rows"], rows);

    // To every native format and Picasso's, and back.
    for (name, format) in [
        ("a.parquet", "parquet"),
        ("b.npz", "npz"),
        ("c_locs.hdf5", "picasso"),
    ] {
        let messages = run_ok(folder, &format!("convert locs.csv {name}"));
        assert_eq!(
            messages,
            format!("{name}: {rows} rows from locs.csv, in the format {format}\n")
        );
        let messages = run_ok(folder, &format!("convert {name} back.csv --quiet"));
        assert_eq!(messages, "");
        let (before, after) = (
            csv_column(&folder.join("locs.csv"), "x"),
            csv_column(&folder.join("back.csv"), "x"),
        );
        assert_eq!(before.len(), after.len(), "{name}");
        // Picasso's format has positions in pixels, as f32.
        let close = |(a, b): (&f64, &f64)| (a - b).abs() < 1e-6 * a.abs();
        assert!(before.iter().zip(&after).all(close), "{name}");
    }

    // Other programs have no status: their tables have the usable rows only.
    let text = fs::read_to_string(folder.join("locs.csv")).expect("readable");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let failed = lines[1].replace(",converged", ",singular");
    assert_ne!(failed, lines[1]);
    lines[1] = failed;
    fs::write(folder.join("failed.csv"), lines.join("\n") + "\n").expect("writable");
    // Without the checksum, because the row was edited.
    let sidecar = fs::read_to_string(folder.join("locs.csv.toml")).expect("readable");
    let kept = sidecar.lines().filter(|line| !line.starts_with("crc32 ="));
    let kept: Vec<&str> = kept.collect();
    assert!(kept.len() < sidecar.lines().count());
    fs::write(folder.join("failed.csv.toml"), kept.join("\n")).expect("writable");
    let messages = run_ok(folder, "convert failed.csv d_locs.hdf5");
    let kept = rows - 1;
    let words = format!("d_locs.hdf5: {kept} rows from failed.csv");
    assert!(messages.contains(&words), "{messages}");
    assert!(
        messages.contains("(1 row left out as not usable)"),
        "{messages}"
    );
    let messages = run_ok(folder, "convert failed.csv e.npz");
    assert!(messages.contains(&format!("{rows} rows")) && !messages.contains("left out"));

    let filtered = {
        let mut command = command(&[
            "filter",
            "locs.csv",
            "-o",
            "sharp.csv",
            "--where",
            "x_std < 0.006 and photons > 900",
        ]);
        command
            .current_dir(folder)
            .output()
            .expect("gaussmle starts")
    };
    assert_eq!(
        filtered.status.code(),
        Some(0),
        "{}",
        utf8(&filtered.stderr)
    );
    let (x_std, photons) = (
        csv_column(&folder.join("locs.csv"), "x_std"),
        csv_column(&folder.join("locs.csv"), "photons"),
    );
    let expected = x_std
        .iter()
        .zip(&photons)
        .filter(|(s, n)| **s < 0.006 && **n > 900.0)
        .count();
    assert_eq!(csv_column(&folder.join("sharp.csv"), "x").len(), expected);
    assert!(expected > 0 && expected < rows);
    let mut invalid = command(&[
        "filter",
        "locs.csv",
        "-o",
        "none.csv",
        "--where",
        "x_std < and 3",
    ]);
    let invalid = invalid
        .current_dir(folder)
        .output()
        .expect("gaussmle starts");
    assert_eq!(invalid.status.code(), Some(2));
    assert!(
        utf8(&invalid.stderr).contains('^'),
        "the position of the error is not marked: {}",
        utf8(&invalid.stderr)
    );

    let messages = run_ok(folder, "render locs.csv -o picture.png");
    assert!(
        messages.contains(&format!("{rows} localizations")),
        "{messages}"
    );
    run_ok(
        folder,
        "render locs.csv -o numbers.tif --pixel-size 0.05 --histogram --quiet",
    );
    assert!(
        fs::read(folder.join("picture.png"))
            .expect("readable")
            .starts_with(b"\x89PNG")
    );
    assert_fails(
        folder,
        "render locs.csv -o picture.jpg",
        2,
        &["picture.jpg", ".png"],
    );
    assert_fails(folder, "render locs.csv -o locs.csv", 2, &["written over"]);
    assert_fails(
        folder,
        "render locs.csv -o p.png --colors mauve",
        2,
        &["mauve", "inferno"],
    );
    assert_fails(folder, "render locs.csv -o p.png --z", 2, &["z"]);
    assert_fails(folder, "info nothing.tif", 2, &["nothing.tif"]);
    assert_fails(folder, "render locs.csv -o p.bmp", 2, &[".png, .svg, .tif"]);
    assert_fails(
        folder,
        "render locs.csv -o p.svg --u16",
        2,
        &["p.svg", "one of .tif"],
    );
    let messages = run_ok(folder, "render locs.csv -o p.svg --colors gray");
    assert!(!messages.contains("note"), "{messages}");
    let svg = fs::read_to_string(folder.join("p.svg")).expect("written");
    assert!(svg.starts_with("<svg ") && svg.contains("m</text>"));
    // An empty table gives an empty picture and a note.
    run_ok(folder, "simulate -o none.npy --n 0");
    run_ok(folder, &format!("fit none.npy -o none.csv {FIT} --quiet"));
    let messages = run_ok(folder, "render none.csv -o none.png");
    assert!(
        messages.contains("no rows") && folder.join("none.png").exists(),
        "{messages}"
    );
    // A few beads in a large field are dots that can be seen, in few pixels.
    let rows = (0..20).map(|i| format!("{i},0,{},{},0.005,0.005\n", 2 + 2 * i, 1 + 7 * i % 40));
    let beads: String = std::iter::once("roi,frame,x,y,x_std,y_std\n".into())
        .chain(rows)
        .collect();
    fs::write(folder.join("beads.csv"), beads).expect("writable");
    let messages = run_ok(folder, "render beads.csv -o dots.tif --no-scale-bar");
    let brightest = |messages: &str| -> f64 {
        let (_, text) = messages.split_once("full brightness ").expect("stated");
        let number = text.split(' ').next().unwrap_or_default();
        number.parse().expect("a number")
    };
    let dots = brightest(&messages);
    let messages = run_ok(
        folder,
        "render beads.csv -o pixels.tif --no-scale-bar --no-discs",
    );
    // Of a Gaussian of 2 pixels, the brightest pixel has 1/(2 pi 4). Of one that is narrower than a
    // pixel, on the corner of four, each has a quarter.
    let single = brightest(&messages);
    assert!((0.03..0.045).contains(&dots), "{dots}");
    assert!((0.24..0.26).contains(&single), "{single}");
}

#[test]
fn error_of_a_missing_column_lists_the_columns_of_the_table() {
    let directory = temp_folder();
    let folder = directory.path();
    fs::write(
        folder.join("no_y.csv"),
        "roi,frame,x,photons\n0,1,2.0,300\n",
    )
    .expect("writable");
    fs::write(folder.join("no_std.csv"), "roi,frame,x,y\n0,1,2.0,3.0\n").expect("writable");
    for line in [
        "report no_y.csv -o a.html",
        "info no_y.csv",
        "drift no_y.csv -o b.csv",
    ] {
        assert_fails(folder, line, 2, &["no_y.csv", "roi, frame, x, photons"]);
    }
    for line in ["render no_std.csv -o a.png", "link no_std.csv -o b.csv"] {
        assert_fails(folder, line, 2, &["`x_std`", "roi, frame, x, y"]);
    }
}

#[test]
fn link_merges_molecules_and_drift_finds_the_simulated_drift() {
    let directory = temp_folder();
    let folder = directory.path();
    let camera = "--offset 100 --gain 0.45 --read-noise 1.6";
    let movie = "simulate --movie -o movie.tif --frames 300 --width 64 --height 48 --emitters 3 --on-frames 6 --quiet";
    run_ok(folder, &format!("{movie} {camera}"));
    run_ok(
        folder,
        &format!("localize movie.tif -o numbers.csv {FIT_ALONE} {camera} --quiet"),
    );
    let numbers = csv_column(&folder.join("numbers.csv"), "photons");
    let messages = run_ok(folder, "link numbers.csv -o linked.parquet");
    assert!(messages.contains("molecules"), "{messages}");
    let json: Value =
        serde_json::from_slice(&run(folder, "info linked.parquet --json").stdout).expect("JSON");
    let molecules = json["rows"].as_u64().expect("rows") as usize;
    assert!(
        molecules < numbers.len() / 2 && molecules > 50,
        "{molecules} of {}",
        numbers.len()
    );

    // The report of molecules compares nothing with repeated localizations, which they do not have.
    run_ok(folder, "report linked.parquet -o linked.html --quiet");
    let page = fs::read_to_string(folder.join("linked.html")).expect("a page");
    assert!(
        page.contains(&format!("{molecules} molecules")) && page.contains("<dt>molecules</dt>")
    );
    assert!(page.contains("the table is linked") && !page.contains("Positions repeat"));
    let info = utf8(&run(folder, "info linked.parquet").stdout);
    assert!(
        info.starts_with(&format!("{molecules} molecules")),
        "{info}"
    );
    assert!(info.contains("\nsteps       linked\n"), "{info}");
    run_ok(folder, "convert linked.parquet linked_locs.hdf5 --quiet");
    let again = utf8(&run(folder, "info linked_locs.hdf5").stdout);
    assert!(
        again.starts_with(&format!("{molecules} molecules")),
        "{again}"
    );

    // Spots at random positions do not determine the drift.
    let messages = run_ok(folder, "drift numbers.csv -o s.csv");
    assert!(
        messages.contains("nothing in this table repeats") && !messages.contains("(NeNA)"),
        "{messages}"
    );
    assert_eq!(
        csv_column(&folder.join("s.csv"), "x"),
        csv_column(&folder.join("numbers.csv"), "x")
    );
    // Nor do those of one frame.
    fs::write(folder.join("one.csv"), "frame,x,y\n7,1.0,2.0\n7,1.5,2.5\n").expect("a table");
    let messages = run_ok(folder, "drift one.csv -o s.csv --path p.csv");
    assert!(
        messages.contains("all usable rows of this table are of frame 7"),
        "{messages}"
    );
    let path = fs::read_to_string(folder.join("p.csv")).expect("a path");
    assert!(path.ends_with("\n7,0.000000,0.000000,inf,inf\n"), "{path}");
    // Forty sites do. Thirty localizations per frame, with 10 nm of noise, on a stage that drifts
    // by 0.5 nm per frame.
    let mut rows = String::from("roi,frame,x,y,x_std,y_std,status\n");
    let mut state = 1u64;
    let mut random = || {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 11) as f64 / (1u64 << 53) as f64
    };
    let sites: Vec<(f64, f64)> = (0..40).map(|_| (6.0 * random(), 6.0 * random())).collect();
    for frame in 0..600 {
        for site in 0..30 {
            let (x, y) = sites[(40.0 * random()) as usize];
            let mut noise = || 0.01 * ((0..12).map(|_| random()).sum::<f64>() - 6.0);
            let x = x + noise() + 0.0005 * f64::from(frame);
            rows += &format!(
                "{},{frame},{x},{},0.01,0.01,converged\n",
                30 * frame + site,
                y + noise()
            );
        }
    }
    fs::write(folder.join("sites.csv"), rows).expect("writable");
    let messages = run_ok(folder, "drift sites.csv -o still.csv --path drift.csv");
    assert!(
        messages.contains("drift of up to 299 nm with an error of 0.")
            || messages.contains("drift of up to 300 nm with an error of 0."),
        "{messages}"
    );
    assert_eq!(csv_column(&folder.join("still.csv"), "x").len(), 18_000);
    let drift = csv_column(&folder.join("drift.csv"), "x");
    assert!(
        drift.len() == 600 && (drift[599] - 599.0 * 0.0005).abs() < 0.002,
        "{}",
        drift[599]
    );
    let std = csv_column(&folder.join("drift.csv"), "x_std");
    assert!(std.iter().all(|&um| um > 0.0 && um < 0.002));
    assert!(messages.contains("(NeNA)"), "{messages}");
    assert!(!messages.contains("does not measure"), "{messages}");
}

#[test]
fn localize_corrects_the_drift_of_its_table() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 400 --width 64 --height 48 --emitters 8 --filaments 3 --quiet",
    );
    let line = |options: &str| format!("localize movie.tif {FIT} {options}");
    run_ok(folder, &line("-o plain.csv --quiet"));
    let messages = run_ok(folder, &line("-o moved.csv --drift --report page.html"));
    let corrected = run_ok(folder, "drift plain.csv -o still.csv");
    // The words of both commands, and the rows.
    let words = corrected.lines().next().expect("a line");
    assert!(messages.contains(words), "{messages} {corrected}");
    let values = |name: &str, column: &str| csv_column(&folder.join(name), column);
    for column in ["frame", "x", "y", "photons"] {
        assert_eq!(values("moved.csv", column), values("still.csv", column));
    }
    assert_ne!(values("moved.csv", "x"), values("plain.csv", "x"));
    for name in ["moved.csv", "still.csv"] {
        let info = utf8(&run(folder, &format!("info {name}")).stdout);
        assert!(info.contains("drift was corrected"), "{info}");
        assert!(info.contains("\nsteps       drift_corrected\n"), "{info}");
    }
    run_ok(folder, "report still.csv -o still.html --quiet");
    let page = fs::read_to_string(folder.join("still.html")).expect("a page");
    assert!(!page.contains("This drift is not corrected"));
    let page = fs::read_to_string(folder.join("page.html")).expect("a page");
    assert!(page.contains("<h1>movie.tif</h1>") && page.contains("Drift"));
    // CSV on stdout, and a run without spots.
    let out = run(folder, &line("-o - --drift --quiet"));
    assert!(out.status.success());
    let rows = utf8(&out.stdout).lines().count() - 1;
    assert_eq!(rows, values("moved.csv", "x").len());
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 20 --width 64 --height 48 --emitters 0 --quiet",
    );
    let messages = run_ok(folder, &line("-o none.csv --drift"));
    assert!(messages.contains("; it was left as it is"), "{messages}");
    let info = utf8(&run(folder, "info none.csv").stdout);
    assert!(info.contains("drift was not corrected: "), "{info}");
}

#[test]
fn lengths_that_are_not_meant_in_um_are_questioned() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 20 --width 64 --height 48 --emitters 6 --quiet",
    );
    run_ok(
        folder,
        &format!("localize movie.tif -o locs.csv {FIT} --quiet"),
    );
    // The field is 6.4 um wide.
    assert_fails(
        folder,
        "link locs.csv -o a.csv --distance 30",
        2,
        &["distance (um) is 30", "field"],
    );
    let messages = run_ok(folder, "link locs.csv -o a.csv --distance 3");
    assert!(
        messages.contains("note: localizations up to 3 um"),
        "{messages}"
    );
    let messages = run_ok(folder, "link locs.csv -o a.csv --distance 0.05");
    assert!(!messages.contains("note"), "{messages}");
    assert_fails(
        folder,
        "render locs.csv -o a.png --pixel-size 20",
        2,
        &["pixel size (um) is 20", "region"],
    );
    let messages = run_ok(folder, "render locs.csv -o a.png --pixel-size 0.5");
    assert!(
        messages
            .contains("note: the pixels of the picture have 0.5 um, those of the camera 0.1 um"),
        "{messages}"
    );
    let messages = run_ok(folder, "render locs.csv -o a.png --pixel-size 0.02");
    assert!(!messages.contains("those of the camera"), "{messages}");
}

#[test]
fn a_tiff_tells_what_it_leaves_out() {
    let directory = temp_folder();
    let folder = directory.path();
    let rows = "roi,frame,x,y,z,x_std,y_std\n0,0,1,2,0.1,0.01,0.01\n1,0,2,1,-0.2,0.01,0.01\n";
    fs::write(folder.join("deep.csv"), rows).expect("writable");
    let render = |options: &str| {
        let line = format!("render deep.csv --pixel-size 0.05 {options}");
        run_ok(folder, &line)
    };
    let messages = render("-o a.tif --z --gamma 0.5");
    assert!(
        messages.contains(
            "note: a TIFF has the number of localizations in each pixel, without z, gamma"
        ),
        "{messages}"
    );
    let messages = render("-o a.tif --colors gray");
    assert!(messages.contains("without the colour map"), "{messages}");
    for complete in ["-o a.png --z --gamma 0.5", "-o a.tif --percentile 90"] {
        let messages = render(complete);
        assert!(!messages.contains("without"), "{messages}");
    }
}

#[test]
fn drift_tells_that_nena_does_not_measure_the_precision() {
    let directory = temp_folder();
    let folder = directory.path();
    // Even sites are lit in even frames, odd ones in odd frames: no molecule is localized in two
    // frames in turn.
    let mut rows = String::from("roi,frame,x,y,x_std,y_std,status\n");
    let mut state = 1u64;
    let mut random = || {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 11) as f64 / (1u64 << 53) as f64
    };
    let sites: Vec<(f64, f64)> = (0..100).map(|_| (6.0 * random(), 6.0 * random())).collect();
    for frame in 0..600 {
        for spot in 0..30 {
            let site = 2 * (50.0 * random()) as usize + frame % 2;
            let mut noise = || 0.01 * ((0..12).map(|_| random()).sum::<f64>() - 6.0);
            let (x, y) = (sites[site].0 + noise(), sites[site].1 + noise());
            rows += &format!(
                "{},{frame},{x},{y},0.01,0.01,converged\n",
                30 * frame + spot
            );
        }
    }
    fs::write(folder.join("sites.csv"), rows).expect("writable");
    let messages = run_ok(folder, "drift sites.csv -o still.csv");
    assert!(
        messages.contains("(NeNA)") && messages.contains("NeNA does not measure the precision"),
        "{messages}"
    );
}

#[test]
fn pictures_equal_those_of_picasso() {
    passes_script("compare_render.py");
}

/// A table in pixels needs the size of a pixel, which each command has an option for.
#[test]
fn missing_pixel_sizes_name_the_option_of_the_command() {
    let directory = temp_folder();
    let folder = directory.path();
    let text = "\"frame\",\"x [px]\",\"y [px]\"\n1,2,3\n";
    std::fs::write(folder.join("px.csv"), text).expect("writable");
    for (line, option) in [
        ("convert px.csv a.parquet", "(--pixel-size)"),
        ("report px.csv -o a.html", "(--pixel-size)"),
        (
            "render px.csv -o a.png --histogram",
            "(--camera-pixel-size)",
        ),
    ] {
        assert_fails(folder, line, 2, &["px.csv", option]);
    }
    let out = run(folder, "info px.csv");
    assert_eq!(out.status.code(), Some(2));
    assert!(!utf8(&out.stderr).contains("(--"), "{}", utf8(&out.stderr));
    run_ok(folder, "convert px.csv a.parquet --pixel-size 0.1 --quiet");
    let line = "render px.csv -o a.png --histogram --camera-pixel-size 0.1 --quiet";
    run_ok(folder, line);
}
