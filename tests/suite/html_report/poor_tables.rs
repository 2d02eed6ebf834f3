//! Tables that are suspicious, empty, incomplete or invalid.

use gaussmle::table::{Column, Values};
use gaussmle::{LocalizationTable, Model, Status};
use gaussmle_io::table::{Format, StoredRemark, TableMetadata};
use gaussmle_report::html::{HtmlReport, ReportError, ReportOptions, RunFacts};

use super::figures::figure;
use super::page_data::{Data, between};
use super::{FRAMES, about, positions, random, report, table};

#[test]
fn suspicious_tables_get_warnings() {
    let good = table(3000, false);
    let page = report(&good, &ReportOptions::default());
    assert_eq!(page.warnings(), [""; 0]);
    assert!(!page.html().contains("To check"));
    let changed = |name: &str, change: &dyn Fn(&mut Values)| {
        let columns = good.columns().iter().cloned().map(|mut column| {
            if column.name == name {
                change(&mut column.values);
            }
            column
        });
        let table = LocalizationTable::from_columns(columns.collect()).expect("even");
        report(&table, &ReportOptions::default())
    };
    let scaled = |values: &mut Values, of: &dyn Fn(f64) -> f64| {
        if let Values::F64(values) = values {
            values.iter_mut().for_each(|value| *value = of(*value));
        }
    };
    let all = |report: &HtmlReport| report.warnings().join(" ");
    let low = all(&changed("p_value", &|v| scaled(v, &|p| p.powi(6))));
    assert!(low.contains("below 0.01") && low.contains("gain"), "{low}");
    let high = all(&changed("p_value", &|v| scaled(v, &|p| 1.0 - p.powi(6))));
    assert!(high.contains("above 0.99"), "{high}");
    let bounds = all(&changed("status", &|v| {
        *v = Values::Status(vec![Status::AtBound; good.len()])
    }));
    assert!(
        bounds.contains("100 % of the fits stopped at a bound"),
        "{bounds}"
    );
    // Rows of random frames: molecules are not localized twice.
    let mut random = random(5);
    let frames = (0..good.len()).map(|_| (f64::from(FRAMES) * random()) as u32);
    let frames = Values::U32(frames.collect());
    let unrelated = changed("frame", &|v| *v = frames.clone());
    assert!(all(&unrelated).contains("hardly any molecule is localized twice"));
    let main = between(unrelated.html(), "<header>", "</main>");
    let nena = between(main, "<dt>NeNA</dt><dd>", "</div>");
    assert!(nena.starts_with('–') && !nena.contains("nm"), "{nena}");
    let words = figure(&unrelated, "Precision by repetition (NeNA)");
    assert!(words.contains("does not give the precision"), "{words}");
    assert!(!words.contains("±"), "{words}");
    let given_up = |k: usize| match k % 10 {
        0 => Status::MaxIterations,
        _ => Status::Converged,
    };
    let given_up = Values::Status((0..good.len()).map(given_up).collect());
    let given_up = all(&changed("status", &|v| *v = given_up.clone()));
    assert!(given_up.contains("given up"), "{given_up}");
    let unsure = all(&changed("x_std", &|v| scaled(v, &|um| 3.0 * um)));
    assert!(unsure.contains("repeat better than"), "{unsure}");
    let sure = all(&changed("x", &|v| scaled(v, &|um| 4.0 * um)));
    assert!(sure.contains("times worse"), "{sure}");
}

#[test]
fn tables_of_molecules_have_their_words() {
    let mut columns = table(3000, false).into_columns();
    for column in &mut columns {
        if let ("p_value", Values::F64(values)) = (column.name.as_str(), &mut column.values) {
            values.iter_mut().for_each(|p| *p = p.powi(6));
        }
    }
    let rows = table(3000, false).len();
    columns.push(Column {
        name: "frames_on".into(),
        unit: "",
        values: Values::U32(vec![2; rows]),
    });
    let linked = LocalizationTable::from_columns(columns).expect("even");
    let page = report(&linked, &ReportOptions::default());
    assert_eq!(page.warnings(), [""; 0]);
    assert!(!page.html().contains("<h3>Goodness of fit"));
    assert!(!page.html().contains("no column p_value"));
    for title in [
        "Photons",
        "Background",
        "Precision of each molecule",
        "Over the movie",
    ] {
        let figure = figure(&page, title);
        assert!(
            figure.contains("molecules") && !figure.contains(">localizations"),
            "{figure}"
        );
    }
    let photons = figure(&page, "Photons");
    assert!(
        photons.contains("in all its frames") && !photons.contains("one frame"),
        "{photons}"
    );
    // The reason for what is missing names a command.
    let main = between(page.html(), "<header>", "</main>");
    assert!(
        main.contains("before <code>link</code>") && !main.contains('`'),
        "{main}"
    );
    assert!(main.contains("Each molecule is a disc") || main.contains("each molecule is a disc"));
}

#[test]
fn commands_on_a_page_are_code() {
    let page = report(&table(3000, false), &ReportOptions::default());
    let main = between(page.html(), "<header>", "</main>");
    assert!(main.contains("<code>gaussmle drift</code>") && !main.contains('`'));
}

#[test]
fn ends_of_the_range_of_z_are_told_once() {
    let mut columns = table(1000, true).into_columns();
    for column in &mut columns {
        if let Values::Status(values) = &mut column.values {
            values
                .iter_mut()
                .step_by(4)
                .for_each(|status| *status = Status::ZAtBound);
        }
    }
    let deep = LocalizationTable::from_columns(columns).expect("even");
    let remark = StoredRemark {
        cause: "z_range".into(),
        text: "25 % of the fits are at an end of the range of z, -0.5 or 0.5 um.".into(),
    };
    let stored = TableMetadata {
        remarks: vec![remark.clone()],
        ..about()
    };
    let run = ReportOptions {
        run: Some(RunFacts {
            remarks: Some(vec![remark]),
            ..RunFacts::default()
        }),
        ..ReportOptions::default()
    };
    for (metadata, options) in [
        (&about(), &ReportOptions::default()),
        (&stored, &ReportOptions::default()),
        (&about(), &run),
    ] {
        let page = HtmlReport::new(&deep, metadata, options).expect("a page");
        let told = page
            .warnings()
            .iter()
            .filter(|text| text.contains("range of z"));
        assert_eq!(told.count(), 1, "{:?}", page.warnings());
    }
}

#[test]
fn empty_and_incomplete_tables() {
    let empty = LocalizationTable::empty(Model::xynb(0.13), 0.1.into());
    let page = report(&empty, &ReportOptions::default());
    assert!(page.html().contains("The table has no rows"));
    assert!(between(page.html(), "id=\"index\">", "<").is_empty());
    // The script of the picture, which is not there, comes last.
    let (content, _) = page.html().split_once("<script>\n").expect("a script");
    assert!(!content.contains("NaN") && !content.contains("id=\"picture\""));
    // The page of a run that found nothing says so, and names no speed, device or missing reason.
    let run = ReportOptions {
        run: Some(RunFacts::default()),
        ..ReportOptions::default()
    };
    let nothing = report(&empty, &run);
    let main = between(nothing.html(), "<header>", "</main>");
    assert!(main.contains("No localizations") && main.contains("The run found no spots"));
    for absent in ["fits/s", "below", "NeNA", "<dd>,"] {
        assert!(!main.contains(absent), "{absent}: {main}");
    }

    // Positions alone are enough.
    let column = |name: &str| Column {
        name: name.into(),
        unit: "um",
        values: Values::F64(vec![1.0, 2.0, f64::NAN, 3.0]),
    };
    let bare = LocalizationTable::from_columns(vec![column("x"), column("y")]).expect("even");
    let page = report(&bare, &ReportOptions::default());
    for word in ["photons", "x_std, y_std", "p_value", "frame"] {
        assert!(page.html().contains(&format!("no column {word}")), "{word}");
    }
    let all: u32 = Data::of(&page)
        .level(0)
        .values()
        .map(|(count, _)| count)
        .sum();
    assert_eq!(all, 3);

    let lame = LocalizationTable::from_columns(vec![column("x"), column("height")]).expect("even");
    let error = HtmlReport::new(&lame, &about(), &ReportOptions::default()).expect_err("no y");
    let words = error.to_string();
    assert!(
        words.contains("`y`") && words.contains("x, height"),
        "{words}"
    );
    let invalid = TableMetadata {
        pixel_size_um: Some((-0.1).into()),
        ..about()
    };
    let error = HtmlReport::new(&bare, &invalid, &ReportOptions::default());
    assert!(
        matches!(error, Err(ReportError::PixelSize { .. })),
        "{error:?}"
    );
}

#[test]
fn invalid_positions_leave_the_picture_out() {
    let far = positions(&[(1e17, 2.0, 0), (-1.7e308, 1.0, 1)]);
    let unknown = TableMetadata::of(Format::CSV);
    let page = |table| HtmlReport::new(table, &unknown, &ReportOptions::default()).expect("a page");
    assert!(page(&far).html().contains("within a metre"));
    // A single invalid position among others counts as outside.
    let one = positions(&[(1.0, 2.0, 0), (1.5, 2.5, 0), (1e17, 2.0, 1)]);
    assert!(page(&one).html().contains("1 lie outside"));
}

#[test]
fn stray_positions_do_not_extend_the_picture() {
    let mut rows: Vec<(f64, f64, u32)> = (0..400)
        .map(|k| (f64::from(k % 20), f64::from(k / 20), k))
        .collect();
    rows.push((190.0, 5.0, 400));
    let unknown = TableMetadata::of(Format::CSV);
    let options = ReportOptions::default();
    let page = HtmlReport::new(&positions(&rows), &unknown, &options).expect("a page");
    let html = page.html();
    assert!(html.contains("20 × 20 µm"));
    assert!(html.contains("without 1 far from all others"));
}
