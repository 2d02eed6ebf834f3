//! The plots, compared with the table and the analysis.

use gaussmle::LocalizationTable;
use gaussmle::table::{Column, Values};
use gaussmle_analysis::{drift, frc, nena};
use gaussmle_report::html::{DriftCorrection, HtmlReport, ReportOptions, RunFacts};

use super::page_data::between;
use super::{FRAMES, positions, report, table, usable};

/// The plot under a heading, with its text.
pub fn figure<'a>(report: &'a HtmlReport, title: &str) -> &'a str {
    between(report.html(), &format!("<h3>{title}</h3>"), "</figure>")
}

/// The sum of the counts in the tooltips of all bars, and the count of values that are not shown.
fn counted(figure: &str) -> (f64, u64) {
    let number = |text: &str| text.replace('\u{202f}', "");
    let bars = figure.split("<g class=\"bars\">").nth(1).expect("bars");
    let bars = bars.split("</g>").next().unwrap_or_default();
    let tips = bars.split("data-tip=\"").skip(1).map(|rest| {
        let tip = rest.split('"').next().unwrap_or_default();
        let (_, count) = tip.rsplit_once(": ").expect("a count");
        number(count).parse::<f64>().expect("a number")
    });
    let words = figure
        .split("Not shown: ")
        .skip(1)
        .flat_map(|rest| rest.split('.').next().unwrap_or_default().split(", "));
    let outside = words.map(|words| {
        let count = words.split(' ').next().unwrap_or_default();
        number(count).parse::<u64>().expect("a number")
    });
    (tips.sum(), outside.sum())
}

#[test]
fn histograms_add_up_to_the_table() {
    let table = table(20_000, true);
    let report = report(&table, &ReportOptions::default());
    let usable = usable(&table).len();
    for title in [
        "Photons",
        "Background",
        "Width of spots",
        "Depth",
        "Goodness of fit",
    ] {
        let (shown, outside) = counted(figure(&report, title));
        assert_eq!(shown as u64 + outside, usable as u64, "{title}");
        assert!(outside < usable as u64 / 50, "{title}: {outside} outside");
    }
    let (all, outside) = counted(figure(&report, "Iterations"));
    assert_eq!((all as usize, outside), (table.len(), 0));
    // Localizations per frame, times the frames of a bar.
    let (a_frame, _) = counted(figure(&report, "Over the movie"));
    let all = a_frame * 40.0;
    assert!((all / table.len() as f64 - 1.0).abs() < 1e-5, "{all}");
    let ends = figure(&report, "Status of the fits");
    let failed = table.len() - usable;
    assert!(ends.contains(&format!("<td>{failed}</td>")), "{ends}");
}

#[test]
fn the_precision_of_z_is_stated() {
    let flat = table(2000, true);
    let stated = |table: &LocalizationTable| {
        let report = report(table, &ReportOptions::default());
        let number = report
            .html()
            .split("<dt>median precision of z</dt><dd>")
            .nth(1);
        number.map(|rest| rest.split("<small>").next().unwrap_or_default().to_owned())
    };
    assert_eq!(stated(&flat), None);
    // Rows without a fit count for nothing.
    let usable = usable(&flat);
    let mut stds = vec![1e-3; flat.len()];
    for (number, &row) in usable.iter().enumerate() {
        stds[row] = [0.03, 0.0345, 0.04][number % 3];
    }
    let mut columns = flat.into_columns();
    columns.push(Column {
        name: "z_std".into(),
        unit: "um",
        values: Values::F64(stds),
    });
    let deep = LocalizationTable::from_columns(columns).expect("even");
    assert_eq!(stated(&deep).as_deref(), Some("34.5 nm"));
    let report = report(&deep, &ReportOptions::default());
    assert!(figure(&report, "Precision of each fit").contains("along z"));
}

#[test]
fn crowded_fields_have_a_section() {
    let sparse = table(2000, false);
    assert!(
        !report(&sparse, &ReportOptions::default())
            .html()
            .contains("<h2>Crowded fields</h2>")
    );
    let rows = sparse.len();
    let column = |name: &str, values| Column {
        name: name.into(),
        unit: "",
        values,
    };
    // A quarter of the rows have one neighbour.
    let neighbours = (0..rows).map(|row| u32::from(row % 4 == 0)).collect();
    let gains = (0..rows).map(|row| (row % 100) as f64 / 10.0).collect();
    let mut columns = sparse.into_columns();
    columns.extend([
        column("neighbours", Values::U32(neighbours)),
        column("split_gain", Values::F64(gains)),
    ]);
    let crowded = LocalizationTable::from_columns(columns).expect("even");
    let report = report(&crowded, &ReportOptions::default());
    assert!(report.html().contains("<h2>Crowded fields</h2>"));
    let usable = usable(&crowded);
    let (shown, outside) = counted(figure(&report, "Neighbours"));
    assert_eq!((shown as usize, outside), (usable.len(), 0));
    let near = usable.iter().filter(|&&row| row % 4 == 0).count();
    let share = 100.0 * near as f64 / usable.len() as f64;
    let words = figure(&report, "Neighbours");
    let share = format!("{share:.1}");
    let share = share.trim_end_matches(".0");
    assert!(words.contains(&format!("{share} %")), "{words} {share}");
    assert!(words.contains("/ µm² and frame"), "{words}");
    let (shown, outside) = counted(figure(&report, "Unresolved emitters"));
    assert_eq!(shown as u64 + outside, usable.len() as u64);
}

#[test]
fn precision_and_drift_equal_the_analysis() {
    let still = table(20_000, false);
    let columns = still.columns().iter().cloned().map(|mut column| {
        if let ("x", Values::F64(x)) = (column.name.as_str(), &mut column.values) {
            let Values::U32(frames) = &still.column("frame").expect("frames").values else {
                panic!("not a column of u32");
            };
            for (x, &frame) in x.iter_mut().zip(frames) {
                *x += 0.05 * f64::from(frame) / f64::from(FRAMES);
            }
        }
        column
    });
    let moved = LocalizationTable::from_columns(columns.collect()).expect("even");
    let nena_before = nena(&moved).expect("repeated");
    let before = report(&moved, &ReportOptions::default());
    let words = figure(&before, "Drift");
    let measured = drift::preview(&moved).expect("drift");
    assert!((measured.farthest_um() - 0.05).abs() < 0.003);
    assert!(words.contains(&measured.summary()), "{words}");
    let nm = |um: f64| format!("{:.2} ± ", 1e3 * um);
    let words = figure(&before, "Precision by repetition (NeNA)");
    assert!(words.contains(&nm(nena_before.precision_um)), "{words}");
    let frc_before = frc(&moved).expect("sites that are visited again");
    let words = figure(&before, "Resolution (FRC)");
    let resolution = format!("at waves of {:.1} ± ", 1e3 * frc_before.resolution_um);
    assert!(words.contains(&resolution), "{words}");

    let drift = drift::estimate(&moved).expect("drift");
    let summary = drift.summary();
    let mut corrected = moved.clone();
    drift.apply(&mut corrected).expect("applied");
    let options = ReportOptions {
        drift_correction: Some(DriftCorrection {
            drift,
            nena: None,
            frc: [Some(frc_before.clone()), None],
        }),
        run: Some(RunFacts {
            device: "a device".into(),
            backend: "cpu".into(),
            seconds: 12.5,
            fits_per_second: 123_456.0,
            frames_per_second: 480.0,
            ..RunFacts::default()
        }),
        ..ReportOptions::default()
    };
    let after = report(&corrected, &options);
    let words = figure(&after, "Drift before correction");
    assert!(
        words.contains(&summary) && words.contains("subtracted"),
        "{words}"
    );
    let frc_after = frc(&corrected).expect("sites that are visited again");
    assert!(frc_after.resolution_um < frc_before.resolution_um);
    let was = format!(
        "{:.1} nm before drift correction",
        1e3 * frc_before.resolution_um
    );
    assert!(after.html().contains(&was));
    for words in [
        "a device, cpu",
        "123\u{202f}456 fits/s",
        "12.5 s",
        "480 frames/s",
    ] {
        assert!(after.html().contains(words), "{words}");
    }
}

#[test]
fn frame_numbers_up_to_u32_max_are_shown() {
    let rows = [
        (1.0, 1.0, 0),
        (1.1, 1.0, u32::MAX - 1),
        (1.2, 1.0, u32::MAX),
    ];
    let page = report(&positions(&rows), &ReportOptions::default());
    let edges = figure(&page, "Over the movie").replace('\u{202f}', "");
    // The first and the last bar are not empty.
    assert_eq!(edges.matches("data-tip").count(), 2, "{edges}");
    assert!(edges.contains("to 4.295×10⁹"), "{edges}");
}
