//! The page around the figures.

use std::fmt::Write;

use super::content::PsfPage;
use super::{beads, curves, planes, residuals, section, verdict};
use crate::html::markup;
use crate::plot;
use crate::plot::text::escape;

const TEMPLATE: &str = include_str!("page.html");
const STYLE: [&str; 2] = [include_str!("../page.css"), include_str!("page.css")];
const SCRIPT: &str = include_str!("../common.js");

/// The page of a PSF.
pub fn psf_html(page: &PsfPage<'_>) -> String {
    markup::fill_template(TEMPLATE, |name| match name {
        "title" => escape(&page.title).into(),
        "subtitle" => subtitle(page).into(),
        "style" => STYLE.concat().into(),
        "plot_style" => plot::CSS.into(),
        "script" => SCRIPT.into(),
        "verdict" => markup::with_code(&verdict::sentence(page)).into(),
        "facts" => facts(page).into(),
        "warnings" => list(
            &page.warnings,
            "<aside class=\"warnings\"><h2>To check</h2>",
            "</aside>",
        )
        .into(),
        "sections" => sections(page).into(),
        "about" => about(page).into(),
        "version" => env!("CARGO_PKG_VERSION").into(),
        "program" => escape(&page.program).into(),
        _ => "".into(),
    })
}

/// Program and date.
fn subtitle(page: &PsfPage<'_>) -> String {
    let known = [&page.program, &page.date];
    let known = known.into_iter().filter(|text| !text.is_empty());
    let known: Vec<String> = known.map(|text| escape(text)).collect();
    known.join(", ")
}

fn facts(page: &PsfPage<'_>) -> String {
    let facts = verdict::facts(page);
    if facts.is_empty() {
        return String::new();
    }
    let mut out = String::from("<dl class=\"facts\">\n");
    for fact in facts {
        let [name, value] = [fact.name, fact.value].map(|text| escape(&text));
        let detail = markup::with_code(&fact.detail);
        let _ = writeln!(
            out,
            "<div><dt>{name}</dt><dd>{value}<small>{detail}</small></dd></div>"
        );
    }
    out + "</dl>"
}

fn sections(page: &PsfPage<'_>) -> String {
    let bounds = curves::bounds(page);
    let bounds: String = bounds.iter().map(markup::figure).collect();
    [
        markup::section("PSF", &(planes::figure(page) + &section::figures(page))),
        markup::section("Precision", &bounds),
        markup::section(
            "Fits of the beads",
            &(curves::quality(page) + &residuals::figure(page)),
        ),
        markup::section("Beads", &beads::figure(page)),
    ]
    .concat()
}

/// Sentences between two texts; empty without sentences.
fn list(sentences: &[String], before: &str, after: &str) -> String {
    if sentences.is_empty() {
        return String::new();
    }
    let items = markup::items(sentences);
    format!("{before}<ul>\n{items}</ul>{after}")
}

/// Conditions and notes.
fn about(page: &PsfPage<'_>) -> String {
    let mut rows = String::new();
    for (label, value) in &page.conditions {
        let _ = writeln!(
            rows,
            "<div><dt>{}</dt><dd>{}</dd></div>",
            escape(label),
            escape(value)
        );
    }
    let mut out = match rows.is_empty() {
        true => String::new(),
        false => format!("<h2>Conditions</h2><dl class=\"conditions\">\n{rows}</dl>\n"),
    };
    out += &list(&page.notes, "<h2>Notes</h2>", "");
    out
}
