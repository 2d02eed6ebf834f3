//! The table of the beads.

use std::fmt::Write;

use super::content::PsfPage;
use super::curves::number;
use crate::html::markup::with_code;
use crate::plot::text::significant;

/// The figure of the beads, refused ones first; empty without beads.
pub(super) fn figure(page: &PsfPage<'_>) -> String {
    if page.beads.is_empty() {
        return String::new();
    }
    let refused = page.beads.iter().filter(|bead| bead.refusal.is_some());
    let used = page.beads.iter().filter(|bead| bead.refusal.is_none());
    let mut rows = String::new();
    for bead in refused.chain(used) {
        let (class, result) = match &bead.refusal {
            Some(reason) => ("refused", format!("refused: {}", with_code(reason))),
            None => ("used", "used".into()),
        };
        let place = |px: f64| match px.is_finite() {
            true => format!("{px:.1}"),
            false => "–".into(),
        };
        let _ = writeln!(
            rows,
            "<tr class=\"{class}\"><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td>\
             <td>{}</td><td class=\"result\">{result}</td></tr>",
            bead.number,
            bead.stack,
            place(bead.x_px),
            place(bead.y_px),
            number(bead.photons, 3),
            significant(bead.deviance, 3)
        );
    }
    let tilt = page
        .tilt
        .as_deref()
        .map_or(String::new(), |tilt| format!("<p>{}</p>", with_code(tilt)));
    format!(
        "<figure class=\"wide\"><figcaption><h3>All beads</h3></figcaption>\
         <div class=\"rows beads\" tabindex=\"0\" role=\"region\" aria-label=\"Table of all beads\"><table>\
         <thead><tr><th scope=\"col\">bead</th><th scope=\"col\">stack</th><th scope=\"col\">x [px]</th>\
         <th scope=\"col\">y [px]</th><th scope=\"col\">photons</th><th scope=\"col\">deviance</th>\
         <th scope=\"col\" class=\"result\">result</th></tr></thead>\n<tbody>{rows}</tbody></table></div>\
         <p>Refused beads stand first, with the reason. Places are on the sensor. Photons are those of a \
         frame in the brightest plane. The deviance is relative to photon noise: 1 is a bead that the PSF \
         describes.</p>\
         {tilt}</figure>\n"
    )
}
