//! Pictures of mean residuals.

use std::fmt::Write;

use super::content::{PsfPage, PsfResidual};
use super::picture::{Colors, Picture};
use crate::plot::text::{escape, grouped, significant};

/// The least range of the colours, in standard deviations: noise alone exceeds it in one pixel of 16,000.
const LEAST: f64 = 4.0;

/// The figure; empty without residuals.
pub(super) fn figure(page: &PsfPage<'_>) -> String {
    let complete = |one: &&PsfResidual| one.side > 0 && one.values.len() == one.side * one.side;
    let shown: Vec<_> = page.residuals.iter().filter(complete).collect();
    if shown.is_empty() {
        return String::new();
    }
    let values = shown.iter().flat_map(|one| &one.values);
    let sizes = values.map(|&value| f64::from(value).abs());
    let limit = sizes
        .filter(|size| size.is_finite())
        .fold(LEAST, f64::max)
        .ceil();
    let mut pictures = String::new();
    for one in shown {
        let values = one.values.iter().map(|&value| f64::from(value));
        let finite: Vec<f64> = values.clone().filter(|value| value.is_finite()).collect();
        let squares: f64 = finite.iter().map(|value| value * value).sum();
        let rms = significant((squares / finite.len() as f64).sqrt(), 3);
        let picture = Picture::new(Colors::Signed, one.side, [-limit, limit], values);
        let z = format!("{} nm", significant((1e3 * one.z_um).round(), 5));
        let frames = grouped(one.frames as u64);
        let words = escape(&format!(
            "Mean residual of {frames} frames near z = {z}; rms {rms}"
        ));
        let _ = writeln!(
            pictures,
            "<div class=\"picture\"><div class=\"frame\"><img class=\"pixels\" src=\"{}\" \
             alt=\"{words}\" title=\"{words}\"></div><b>{z}</b><span>rms {rms}</span></div>",
            picture.data_uri(),
        );
    }
    format!(
        "<figure class=\"wide\"><figcaption><h3>Residuals</h3></figcaption>\
         <div class=\"pictures residuals\">\n{pictures}</div>\
         <p class=\"key\">−{limit} <img src=\"{}\" alt=\"Colours from blue over white to red\"> {limit} \
         standard deviations</p>\
         <p>Observed less fitted frames of the used beads, mean over frames near a z, in standard \
         deviations of the mean. Noise alone has no pattern and an rms of at most 1: the PSF follows a \
         part of the noise of its beads. Rings or stripes show what the PSF does not describe.</p>\
         </figure>\n",
        Picture::key(Colors::Signed).data_uri()
    )
}
