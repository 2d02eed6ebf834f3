//! The HTML page of a report.

use std::fmt::Write;

use gaussmle::Status;
use gaussmle_analysis::Drift;
use gaussmle_io::table::{Step, TableMetadata};

use super::drift::drift_plot;
use super::facts::Fact;
use super::histograms::Figures;
use super::markup::{figure, figures, fill_template, items, missing_figure, section, with_code};
use super::options::ReportOptions;
use super::spots::Spots;
use super::store::Store;
use super::viewer::Viewer;
use crate::plot::text::{escape, grouped, significant};
use crate::plot::{self, Plot};

const TEMPLATE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");

/// The script of the picture is bundled from `crates/app/web/src/report`, by `cargo xtask page`.
const SCRIPT: &str = concat!(
    include_str!("common.js"),
    "\n",
    include_str!("dist/picture.js")
);

/// The content of a page.
pub(super) struct Page<'a> {
    pub options: &'a ReportOptions,
    pub metadata: &'a TableMetadata,
    pub spots: &'a Spots<'a>,
    pub facts: Vec<Fact>,
    pub warnings: &'a [String],
    pub viewer: Option<Viewer>,
    pub store: Store,
    pub precision: Figures,
    /// The plot of NeNA, or the reason why there is none.
    pub nena: Result<Plot, String>,
    /// The plot of the resolution, or the reason why there is none.
    pub frc: Result<Plot, String>,
    pub spot_figures: Figures,
    pub fits: Figures,
    /// Of crowded fields; empty for others.
    pub crowded: Figures,
    pub movie: Figures,
    /// The drift of the table, or that which was subtracted, or the reason why it is unknown.
    pub drift: Result<Drift, String>,
}

impl Page<'_> {
    pub(super) fn html(&self) -> String {
        fill_template(TEMPLATE, |name| match name {
            "title" => escape(&self.options.title).into(),
            "subtitle" => self.subtitle().into(),
            "style" => STYLE.into(),
            "plot_style" => plot::CSS.into(),
            "script" => SCRIPT.into(),
            "facts" => self.facts().into(),
            "warnings" => self.warnings().into(),
            "picture" => self.picture().into(),
            "sections" => self.sections().into(),
            "about" => self.about().into(),
            "index" => self.viewer.as_ref().map_or("".into(), |v| v.index().into()),
            "store" => self.store.0.as_str().into(),
            "version" => env!("CARGO_PKG_VERSION").into(),
            _ => "".into(),
        })
    }

    fn subtitle(&self) -> String {
        let model = self.metadata.model.as_deref();
        let model = model.map_or(String::new(), |model| format!(", model {}", escape(model)));
        let word = self.spots.table.row_name();
        match self.spots.table.len() {
            0 => format!("No {word}s{model}"),
            1 => format!("1 {word}{model}"),
            rows => format!("{} {word}s{model}", grouped(rows as u64)),
        }
    }

    fn facts(&self) -> String {
        let mut out = String::new();
        for Fact {
            name,
            value,
            detail,
        } in &self.facts
        {
            let (value, detail) = (escape(value), with_code(detail));
            let _ = writeln!(
                out,
                "<div><dt>{name}</dt><dd>{value}<small>{detail}</small></dd></div>"
            );
        }
        out
    }

    fn warnings(&self) -> String {
        if self.warnings.is_empty() {
            return String::new();
        }
        let items = items(self.warnings);
        format!("<aside class=\"warnings\"><h2>To check</h2><ul>\n{items}</ul></aside>")
    }

    fn picture(&self) -> String {
        match &self.viewer {
            Some(viewer) => viewer.html(self.spots),
            None if self.spots.table.is_empty() => {
                format!(
                    "<section><h2>No {}</h2>\n<p>{}</p></section>",
                    self.spots.rows_are(),
                    with_code(self.why_empty())
                )
            }
            None => "<p class=\"missing\">No picture: no row is usable, or none has a position \
                     within a metre.</p>"
                .into(),
        }
    }

    /// The reason why there are no localizations, and the way out.
    fn why_empty(&self) -> &'static str {
        match self.options.run {
            Some(_) => {
                "The run found no spots, so there is no picture and there are no plots. If the \
                 movie has spots, lower the detection threshold, and check the camera's offset and \
                 gain, the pixel size and the width of a spot."
            }
            None => {
                "The table has no rows, so there is no picture and there are no plots. If it was \
                 filtered, its condition leaves no row; if it is the table of a run, no spots were \
                 found in the movie."
            }
        }
    }

    fn sections(&self) -> String {
        if self.spots.table.is_empty() {
            return String::new();
        }
        let mut precision = figures(&self.precision);
        for (title, plot) in [
            ("Precision by repetition (NeNA)", &self.nena),
            ("Resolution (FRC)", &self.frc),
        ] {
            precision += &match plot {
                Ok(plot) => figure(plot),
                Err(reason) => missing_figure(title, reason),
            };
        }
        [
            section("Precision", &precision),
            section("Spots", &figures(&self.spot_figures)),
            section("Fits", &(figures(&self.fits) + &self.status_table())),
            section("Crowded fields", &figures(&self.crowded)),
            section("Movie and stage", &(figures(&self.movie) + &self.drift())),
        ]
        .concat()
    }

    /// The drift of the table, or that before its correction.
    fn drift(&self) -> String {
        let (title, explanation) = match self.options.drift_correction {
            Some(_) => (
                "Drift before correction",
                "This drift was measured and subtracted from the positions.",
            ),
            None if self.metadata.steps.contains(&Step::DriftCorrected) => (
                "Drift after correction",
                "This drift is left in the positions, from which drift was subtracted.",
            ),
            None => (
                "Drift",
                "This drift is not corrected; `gaussmle drift` corrects it.",
            ),
        };
        match &self.drift {
            Ok(drift) if drift.is_measurable() => figure(&drift_plot(drift, title, explanation)),
            Ok(drift) => missing_figure("Drift", &drift.summary()),
            Err(reason) => missing_figure("Drift", reason),
        }
    }

    /// The number of fits with each status, with bars.
    fn status_table(&self) -> String {
        let Some(status) = self.spots.status else {
            return String::new();
        };
        let mut rows = String::new();
        for wanted in Status::ALL {
            let number = status.iter().filter(|&&s| s == wanted).count();
            let percent = 100.0 * number as f64 / status.len().max(1) as f64;
            let _ = writeln!(
                rows,
                "<tr><th scope=\"row\">{}</th><td><i style=\"width:{percent:.2}%\"></i></td>\
                 <td>{}</td><td>{} %</td></tr>",
                wanted.name(),
                grouped(number as u64),
                significant(percent, 3)
            );
        }
        format!(
            "<figure><figcaption><h3>Status of the fits</h3></figcaption>\
             <table class=\"status\">{rows}</table><p>Fits with the first two statuses are usable. \
             At a bound, a parameter stopped at its limit, most often the background at 0; the \
             uncertainties are then too small.</p></figure>\n"
        )
    }

    /// Notes, configuration and columns of the table.
    fn about(&self) -> String {
        let mut out = String::new();
        if !self.metadata.notes.is_empty() {
            let items = items(&self.metadata.notes);
            let _ = writeln!(out, "<h3>Notes</h3><ul>\n{items}</ul>");
        }
        let configuration = self.metadata.configuration.as_deref().unwrap_or("").trim();
        if !configuration.is_empty() {
            let _ = writeln!(
                out,
                "<details><summary>Configuration of the run</summary>\
                 <pre tabindex=\"0\">{}</pre></details>",
                escape(configuration)
            );
        }
        let columns = self.spots.table.columns().iter();
        let columns: Vec<String> = columns.map(|column| escape(&column.name)).collect();
        let _ = writeln!(
            out,
            "<details><summary>Columns of the table</summary><p>{}</p></details>",
            columns.join(", ")
        );
        out
    }
}
