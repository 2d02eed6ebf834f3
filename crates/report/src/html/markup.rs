//! HTML of figures and sections, and templates.

use std::borrow::Cow;
use std::fmt::Write;

use super::histograms::Figures;
use crate::plot::Plot;
use crate::plot::text::escape;

/// All plots of a section, and a sentence about missing columns.
pub(super) fn figures(figures: &Figures) -> String {
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

/// A plot with its title and note.
pub(super) fn figure(plot: &Plot) -> String {
    format!(
        "<figure><figcaption><h3>{}</h3></figcaption>{}<p>{}</p></figure>\n",
        escape(&plot.title),
        plot.inline_svg(),
        with_code(&plot.note)
    )
}

/// Items of a list. Names in backticks are code.
pub(super) fn items<'a>(sentences: impl IntoIterator<Item = &'a String>) -> String {
    let item = |text: &String| format!("<li>{}</li>\n", with_code(text));
    sentences.into_iter().map(item).collect()
}

/// Escaped text in which names in backticks are code.
pub(super) fn with_code(text: &str) -> String {
    let text = escape(text);
    let mut out = String::new();
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once('`')
        && let Some((code, after)) = after.split_once('`')
    {
        let _ = write!(out, "{before}<code>{code}</code>");
        rest = after;
    }
    out + rest
}

/// The reason why a measurement has no plot.
pub(super) fn missing_figure(title: &str, reason: &str) -> String {
    format!(
        "<figure class=\"without\"><figcaption><h3>{}</h3></figcaption>\
         <p>Not measured: {}.</p></figure>\n",
        escape(title),
        with_code(reason)
    )
}

/// A section with a heading; empty without content.
pub(super) fn section(title: &str, content: &str) -> String {
    if content.is_empty() {
        return String::new();
    }
    format!("<section><h2>{title}</h2><div class=\"figures\">\n{content}</div></section>\n")
}

/// Replaces each `{{name}}` of a template. The replacements are not searched for names.
pub(super) fn fill_template<'a>(template: &str, value: impl Fn(&str) -> Cow<'a, str>) -> String {
    let mut out = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        let Some((name, after)) = after.split_once("}}") else {
            break;
        };
        out.push_str(before);
        out.push_str(&value(name));
        rest = after;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_backticks_are_code() {
        let list = |text: &str| items(&[text.to_owned()]);
        assert_eq!(
            list("smaller ROIs (`roi`), `a < b`"),
            "<li>smaller ROIs (<code>roi</code>), <code>a &lt; b</code></li>\n"
        );
        assert_eq!(
            list("a lone ` and no more"),
            "<li>a lone ` and no more</li>\n"
        );
    }
}
