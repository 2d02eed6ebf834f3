//! The option `--crowded`, and commands on its tables.

use std::fs;

use super::support::{FIT, assert_refused, csv_column, run, run_ok, temp_folder};

#[test]
fn commands_keep_the_columns_of_crowded_fields() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 20 --width 80 --height 80 --emitters 15 --quiet",
    );
    run_ok(
        folder,
        &format!("localize movie.tif -o locs.csv {FIT} --crowded on --quiet"),
    );
    let header = |name: &str| {
        let text = fs::read_to_string(folder.join(name)).expect("a table");
        text.lines().next().unwrap_or_default().to_owned()
    };
    let columns = "group,neighbours,gain,split_gain";
    assert!(
        header("locs.csv").ends_with(columns),
        "{}",
        header("locs.csv")
    );
    let text = fs::read_to_string(folder.join("locs.csv.toml")).expect("a description");
    assert!(text.contains("crowded = \"on\""), "{text}");

    let gains = csv_column(&folder.join("locs.csv"), "split_gain");
    run_ok(
        folder,
        "filter locs.csv -o few.csv --where split_gain<1 --quiet",
    );
    let few = csv_column(&folder.join("few.csv"), "split_gain");
    let expected: Vec<f64> = gains.into_iter().filter(|gain| *gain < 1.0).collect();
    assert_eq!(few, expected);

    run_ok(folder, "convert locs.csv copy.parquet --quiet");
    run_ok(folder, "convert copy.parquet back.csv --quiet");
    let text = |name: &str| fs::read_to_string(folder.join(name)).expect("a table");
    assert!(text("back.csv") == text("locs.csv"));

    // Covariances come with the rows of a run, those of joint fits, too, and not to other programs.
    run_ok(
        folder,
        &format!("localize movie.tif -o cov.csv {FIT} --crowded on --covariances --quiet"),
    );
    let pairs = [
        "x_y",
        "x_photons",
        "y_photons",
        "x_background",
        "y_background",
        "photons_background",
    ];
    let covariances: Vec<String> = pairs.iter().map(|pair| format!("{pair}_cov")).collect();
    let added = format!("status,{},group", covariances.join(","));
    assert!(header("cov.csv").contains(&added), "{}", header("cov.csv"));
    let of = |name: &str| csv_column(&folder.join("cov.csv"), name);
    assert_eq!(of("x"), csv_column(&folder.join("locs.csv"), "x"));
    let stds = of("x_std").into_iter().zip(of("y_std"));
    let bounded = stds
        .zip(of("x_y_cov"))
        .filter(|((x, y), c)| c.abs() < x * y);
    let usable = of("x_std")
        .into_iter()
        .filter(|std| std.is_finite())
        .count();
    assert_eq!(bounded.count(), usable);
    run_ok(folder, "convert cov.csv cov.ts.csv --quiet");
    assert!(!text("cov.ts.csv").contains("_cov"));
    let text = fs::read_to_string(folder.join("cov.csv.toml")).expect("a description");
    assert!(
        text.contains("covariances = true") && text.contains("x_y_cov\" = \"um^2\""),
        "{text}"
    );

    run_ok(folder, "link locs.csv -o linked.csv --quiet");
    assert!(header("linked.csv").contains(columns));

    run_ok(folder, "report locs.csv -o page.html --quiet");
    let text = |name: &str| fs::read_to_string(folder.join(name)).expect("a page");
    assert!(text("page.html").contains("<h2>Crowded fields</h2>"));
    run_ok(
        folder,
        &format!("localize movie.tif -o off.csv {FIT} --crowded off --quiet"),
    );
    assert!(!header("off.csv").contains("gain"), "{}", header("off.csv"));
}

#[test]
fn what_crowded_fields_cannot_have_is_refused_by_name() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 2 --width 40 --height 40 --quiet",
    );
    let line = "localize movie.tif -o locs.csv --pixel-size 0.1 --crowded on";
    let given = "--model xynb --sigma 0.13";
    for (options, parts) in [
        (
            "--model xynbs",
            &["--crowded", "xynbs", "cannot be told apart"][..],
        ),
        (&format!("{given} --isolated"), &["--isolated", "--crowded"]),
        (
            &format!("{given} --min-net-gradient 400"),
            &["--min-net-gradient", "--false-alarms"],
        ),
    ] {
        assert_refused(folder, &format!("{line} {options}"), parts);
    }
    assert_refused(
        folder,
        "calibrate sigma movie.tif --pixel-size 0.1 --crowded on",
        &["--crowded"],
    );
}

#[test]
fn a_width_is_measured_in_the_movie() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 30 --width 96 --height 96 --emitters 12 --sigma 0.14 --photons 2000 --quiet",
    );
    let line = "localize movie.tif -o locs.csv --model xynb --pixel-size 0.1 --backend cpu";
    let printed = run(folder, &format!("{line} --sigma auto"));
    assert!(printed.status.success());
    let printed = String::from_utf8_lossy(&printed.stderr).into_owned();
    assert!(printed.contains("the width of spots is 0.1"), "{printed}");
    let text = fs::read_to_string(folder.join("locs.csv.toml")).expect("a description");
    let line_of_width = text.lines().find(|line| line.starts_with("sigma_um = "));
    let sigma: f64 = line_of_width
        .and_then(|line| line.rsplit(' ').next())
        .and_then(|number| number.parse().ok())
        .expect("a number");
    assert!((sigma / 0.14 - 1.0).abs() < 0.015, "{sigma}");
    for (options, parts) in [
        ("--sigma wide", &["wide", "auto"][..]),
        ("--sigma auto --follow", &["--sigma", "whole movie"]),
    ] {
        assert_refused(
            folder,
            &format!("{line} {options}").replace("locs.csv", "none.csv"),
            parts,
        );
    }
    assert_refused(
        folder,
        "localize movie.tif -o none.csv --model xynbs --pixel-size 0.1 --sigma auto",
        &["--sigma", "xynbs"],
    );
}
