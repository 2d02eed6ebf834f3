//! The page: text and plots are written here, and the script finds its numbers in it.

use std::fmt::Write;

use serde::Serialize;

use super::ReportOptions;
use super::facts::Fact;
use super::grid::Grid;
use super::histograms::Figures;
use super::points::Quantities;
use super::pyramid::{Level, Pyramid, Singles};
use super::repeated::drift_plot;
use super::spots::Spots;
use super::store::Store;
use crate::analysis::Drift;
use crate::plot::text::{escape, grouped, significant};
use crate::plot::{self, Plot, quantile};
use crate::render::ColorMap;
use crate::render::color::hue;
use crate::status::Status;
use crate::tables::TableMetadata;

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// Maps that a reader can choose from; equal steps look equal in all of them.
const MAPS: [ColorMap; 4] = [
    ColorMap::Inferno,
    ColorMap::Viridis,
    ColorMap::Magma,
    ColorMap::Gray,
];

/// Shades of a map, and hues of z.
const SHADES: usize = 256;
const HUES: usize = 64;

/// The parts of all z below the first colour and above the last.
const Z_OUTSIDE: f64 = 0.02;

/// The picture, ready for the store.
pub(super) struct Picture {
    pub grid: Grid,
    pub pyramid: Pyramid,
    quantities: Quantities,
    max_points: usize,
}

impl Picture {
    /// Of the usable rows; none if there is nothing to show and nobody says how large it is.
    pub(super) fn of(
        spots: &Spots<'_>,
        about: &TableMetadata,
        precision_um: Option<f64>,
        max_points: usize,
        store: &mut Store,
    ) -> Option<Self> {
        let grid = Grid::of(spots, about, precision_um).filter(|_| !spots.usable.is_empty())?;
        let quantities = Quantities::of(spots);
        let z_um = z_range(spots);
        let pyramid = Pyramid::of(spots, &grid, z_um, &quantities, max_points, store);
        Some(Self {
            grid,
            pyramid,
            quantities,
            max_points,
        })
    }
}

/// The z of the first and the last colour.
fn z_range(spots: &Spots<'_>) -> Option<[f64; 2]> {
    let all = spots.usable_of("z")?.filter(|um| um.is_finite());
    let mut all: Vec<f64> = all.collect();
    if all.is_empty() {
        return None;
    }
    let [from, to] = [Z_OUTSIDE, 1.0 - Z_OUTSIDE].map(|part| quantile(&mut all, part));
    // A plane: any range about it will do.
    Some(if from < to {
        [from, to]
    } else {
        [from - 0.5, from + 0.5]
    })
}

/// What the script is told.
#[derive(Serialize)]
struct Index<'a> {
    origin_um: [f64; 2],
    size_um: [f64; 2],
    pixel_um: f64,
    tile: usize,
    levels: &'a [Level],
    singles: &'a [Singles],
    quantities: Quantities,
    z_um: Option<[f64; 2]>,
    maps: Vec<(&'static str, String)>,
    hues: String,
}

/// All that stands in a page.
pub(super) struct Page<'a> {
    pub options: &'a ReportOptions,
    pub about: &'a TableMetadata,
    pub spots: &'a Spots<'a>,
    pub facts: Vec<Fact>,
    pub remarks: &'a [String],
    pub picture: Option<Picture>,
    pub store: Store,
    pub precision: Figures,
    pub nena: Result<Plot, String>,
    pub light: Figures,
    pub fits: Figures,
    pub movie: Figures,
    pub drift: Result<Drift, String>,
}

impl Page<'_> {
    pub(super) fn html(&self) -> String {
        filled(PAGE, |name| match name {
            "title" => escape(&self.options.title).into(),
            "subtitle" => self.subtitle().into(),
            "style" => STYLE.into(),
            "plot_style" => plot::CSS.into(),
            "script" => SCRIPT.into(),
            "facts" => self.facts().into(),
            "remarks" => self.remarks().into(),
            "picture" => self.picture().into(),
            "sections" => self.sections().into(),
            "about" => self.about().into(),
            "index" => self.index().into(),
            "store" => self.store.0.as_str().into(),
            "version" => env!("CARGO_PKG_VERSION").into(),
            _ => "".into(),
        })
    }

    fn subtitle(&self) -> String {
        let model = self.about.model.as_deref();
        let model = model.map_or(String::new(), |model| format!(", model {}", escape(model)));
        match self.spots.table.len() {
            0 => "The table has no rows: there is nothing to show.".into(),
            1 => format!("1 localization{model}"),
            rows => format!("{} localizations{model}", grouped(rows as u64)),
        }
    }

    fn facts(&self) -> String {
        let mut out = String::new();
        for Fact { name, value, more } in &self.facts {
            let (value, more) = (escape(value), escape(more));
            let _ = writeln!(
                out,
                "<div><dt>{name}</dt><dd>{value}<small>{more}</small></dd></div>"
            );
        }
        out
    }

    fn remarks(&self) -> String {
        if self.remarks.is_empty() {
            return String::new();
        }
        let items = self
            .remarks
            .iter()
            .map(|remark| format!("<li>{}</li>\n", escape(remark)));
        let items: String = items.collect();
        format!("<aside class=\"remarks\"><h2>To check</h2><ul>\n{items}</ul></aside>")
    }

    fn picture(&self) -> String {
        let Some(picture) = &self.picture else {
            return match self.spots.table.len() {
                0 => String::new(),
                _ => "<p class=\"missing\">No picture: no row is usable, or none has a position within a metre.</p>".into(),
            };
        };
        let inside = picture.pyramid.inside;
        let mut words = format!(
            "Counts in pixels of {} nm at the finest.",
            significant(1e3 * picture.grid.pixel_um, 3)
        );
        words += &match picture.pyramid.singles.is_empty() {
            false => " Nearer than that each localization is a disc whose radius is its standard deviation.".into(),
            true => format!(
                " Single localizations are not in this page: there are {}, and it was made for at most {}.",
                grouped(inside as u64),
                grouped(picture.max_points as u64)
            ),
        };
        let outside = self.spots.usable.len() - inside;
        if outside > 0 {
            words += &format!(" {} lie outside.", grouped(outside as u64));
        }
        let options = MAPS
            .map(|map| format!("<option>{}</option>", map.name()))
            .concat();
        let depth = match picture.pyramid.z_um {
            Some(_) => "<label><input type=\"checkbox\" id=\"depth\"> Colour by z</label>",
            None => "",
        };
        let part = |name: &str| match name {
            "maps" => options.as_str().into(),
            "depth" => depth.into(),
            "words" => escape(&words).into(),
            _ => "".into(),
        };
        filled(include_str!("viewer.html"), part)
    }

    fn sections(&self) -> String {
        let mut out = String::new();
        if self.spots.table.is_empty() {
            return out;
        }
        let mut precision = figures(&self.precision);
        precision += &match &self.nena {
            Ok(plot) => figure(plot),
            Err(why) => instead("Precision by repetition (NeNA)", why),
        };
        section("Precision", &precision, &mut out);
        section("Spots", &figures(&self.light), &mut out);
        section("Fits", &(figures(&self.fits) + &self.ends()), &mut out);
        section(
            "Movie and stage",
            &(figures(&self.movie) + &self.stage()),
            &mut out,
        );
        out
    }

    /// Drift, and what it was before.
    fn stage(&self) -> String {
        let mut out = String::new();
        let mut title = "Drift";
        if let Some(before) = &self.options.before {
            let what = "What was measured, and taken off the positions.";
            out += &figure(&drift_plot(&before.drift, "Drift that was taken off", what));
            title = "Drift that is left";
        }
        out += &match &self.drift {
            Ok(drift) => {
                let what = match self.options.before {
                    Some(_) => {
                        "The same, measured again in the corrected table: it should stay about 0."
                    }
                    None => "Not taken off here: gaussmle drift does that.",
                };
                figure(&drift_plot(drift, title, what))
            }
            Err(why) => instead(title, why),
        };
        out
    }

    /// How fits ended, as bars.
    fn ends(&self) -> String {
        let Some(status) = self.spots.status else {
            return String::new();
        };
        let mut rows = String::new();
        for end in Status::ALL {
            let number = status.iter().filter(|&&s| s == end).count();
            let percent = 100.0 * number as f64 / status.len().max(1) as f64;
            let _ = writeln!(
                rows,
                "<tr><th scope=\"row\">{}</th><td><i style=\"width:{percent:.2}%\"></i></td><td>{}</td><td>{} %</td></tr>",
                end.name(),
                grouped(number as u64),
                significant(percent, 3)
            );
        }
        format!(
            "<figure><figcaption><h3>How fits ended</h3></figcaption><table class=\"ends\">{rows}</table><p>The first two can be used. At a bound, a parameter was held by its limit, most often the background by 0; uncertainties are then too small.</p></figure>\n"
        )
    }

    fn about(&self) -> String {
        let mut out = String::new();
        if !self.about.notes.is_empty() {
            let notes = self.about.notes.iter();
            let items: String = notes
                .map(|note| format!("<li>{}</li>\n", escape(note)))
                .collect();
            let _ = writeln!(out, "<h3>Notes</h3><ul>\n{items}</ul>");
        }
        if let Some(configuration) = self
            .about
            .configuration
            .as_deref()
            .filter(|c| !c.trim().is_empty())
        {
            let _ = writeln!(
                out,
                "<details><summary>Configuration of the run</summary><pre tabindex=\"0\">{}</pre></details>",
                escape(configuration.trim())
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

    /// What the script reads, safe to stand in a script element; empty without a picture.
    fn index(&self) -> String {
        let Some(Picture {
            grid,
            pyramid,
            quantities,
            ..
        }) = &self.picture
        else {
            return String::new();
        };
        let shade = |map: ColorMap, k: usize| hex(map.at(k as f64 / (SHADES - 1) as f64));
        let index = Index {
            origin_um: grid.origin_um,
            size_um: grid.size_um,
            pixel_um: grid.pixel_um,
            tile: super::grid::TILE,
            levels: &pyramid.levels,
            singles: &pyramid.singles,
            quantities: *quantities,
            z_um: pyramid.z_um,
            maps: MAPS
                .map(|map| (map.name(), (0..SHADES).map(|k| shade(map, k)).collect()))
                .into(),
            hues: (0..HUES)
                .map(|k| hex(hue(k as f64 / (HUES - 1) as f64)))
                .collect(),
        };
        // Numbers and our own names: it cannot fail.
        serde_json::to_string(&index)
            .unwrap_or_default()
            .replace('<', "\\u003c")
    }
}

fn hex([r, g, b]: [u8; 3]) -> String {
    format!("{r:02x}{g:02x}{b:02x}")
}

fn figures(figures: &Figures) -> String {
    let mut out: String = figures.plots.iter().map(figure).collect();
    if !figures.missing.is_empty() {
        let names = figures.missing.join(", ");
        let _ = writeln!(
            out,
            "<p class=\"missing\">The table has no column {names}.</p>"
        );
    }
    out
}

fn figure(plot: &Plot) -> String {
    format!(
        "<figure><figcaption><h3>{}</h3></figcaption>{}<p>{}</p></figure>\n",
        escape(&plot.title),
        plot.inline_svg(),
        escape(&plot.note)
    )
}

/// Words in place of a figure.
fn instead(title: &str, why: &str) -> String {
    format!(
        "<figure class=\"without\"><figcaption><h3>{}</h3></figcaption><p>Not measured: {}.</p></figure>\n",
        escape(title),
        escape(why)
    )
}

fn section(title: &str, inside: &str, out: &mut String) {
    if !inside.is_empty() {
        let _ = writeln!(
            out,
            "<section><h2>{title}</h2><div class=\"figures\">\n{inside}</div></section>"
        );
    }
}

/// A text with its `{{names}}` replaced, what they are replaced by being left as it is.
fn filled<'a>(template: &str, of: impl Fn(&str) -> std::borrow::Cow<'a, str>) -> String {
    let mut out = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        let Some((name, after)) = after.split_once("}}") else {
            break;
        };
        out.push_str(before);
        out.push_str(&of(name));
        rest = after;
    }
    out + rest
}
