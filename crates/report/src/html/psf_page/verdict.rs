//! The verdict in a sentence, and the key numbers.

use gaussmle_base::plural::quantity;

use super::content::PsfPage;
use super::curves::number;
use crate::plot::quantile;
use crate::plot::text::significant;

/// The photons of a molecule whose bias is a key number.
const BIAS_PHOTONS: f64 = 1000.0;

/// A number with its name and a detail.
pub(super) struct Fact {
    pub name: String,
    pub value: String,
    pub detail: String,
}

/// The source of the largest error that all fits with the PSF share.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Limit {
    /// The noise of the PSF, from the photons of the beads.
    Photons,
    /// The motion of the stage, with the error that it leaves, nm.
    Stage(f64),
}

/// Root mean square of two axes.
fn rms([x, y]: [f64; 2]) -> f64 {
    (0.5 * (x * x + y * y)).sqrt()
}

/// The lateral error of a molecule's place from the noise of the PSF, nm: median over z.
///
/// It is the bound of a molecule of `calibration_photons`, and the bound falls with the root of the
/// photons. The background counts least on the brightest curve.
fn photon_error_nm(page: &PsfPage<'_>) -> Option<f64> {
    let curves = page.bounds.iter();
    let brightest = curves.max_by(|a, b| a.photons.total_cmp(&b.photons))?;
    let lateral = brightest.points.iter().map(|(_, [x, y, _])| rms([*x, *y]));
    let mut lateral: Vec<f64> = lateral.filter(|nm| nm.is_finite()).collect();
    if lateral.is_empty() {
        return None;
    }
    let ratio = (brightest.photons / page.calibration_photons).sqrt();
    Some(ratio * quantile(&mut lateral, 0.5)).filter(|nm| nm.is_finite())
}

/// The limit of fits with the PSF, if it is known.
pub(super) fn limit(page: &PsfPage<'_>) -> Option<Limit> {
    let stage = page.stage_error_nm.map(rms).filter(|nm| nm.is_finite());
    match (stage, photon_error_nm(page)) {
        (Some(stage), Some(photons)) if stage > photons => Some(Limit::Stage(stage)),
        (Some(stage), None) if !page.calibration_photons.is_finite() => Some(Limit::Stage(stage)),
        _ if page.calibration_photons > 0.0 && page.calibration_photons.is_finite() => {
            Some(Limit::Photons)
        }
        _ => None,
    }
}

/// A z in whole nm.
fn nm(um: f64) -> String {
    significant((1e3 * um).round(), 6)
}

/// The usable z, the beads, and what limits the PSF.
pub(super) fn sentence(page: &PsfPage<'_>) -> String {
    let [low, high] = page.z_range_um;
    let range = match page.has_z() {
        true => format!(
            "The PSF is usable for z from {} to {} nm",
            nm(low),
            nm(high)
        ),
        false => "The PSF has no z".into(),
    };
    let of = page.beads.len();
    let used = page
        .beads
        .iter()
        .filter(|bead| bead.refusal.is_none())
        .count();
    let beads = match (used, of) {
        (_, 0) => String::new(),
        (1, 1) => "; the only bead was used".into(),
        (used, of) if used == of => format!("; all {of} beads were used"),
        (used, of) => format!(
            "; {used} of {} were used, {} refused",
            quantity(of, "bead"),
            of - used
        ),
    };
    let limit = match limit(page) {
        Some(Limit::Photons) => format!(
            "; the photons of the beads limit it: at {} photons, the bias of a molecule is as large as its \
             bound",
            number(page.calibration_photons, 2)
        ),
        Some(Limit::Stage(error)) => format!(
            "; the motion of the stage limits it: it leaves an error of {} nm in x and y",
            significant(error, 2)
        ),
        None => String::new(),
    };
    format!("{range}{beads}{limit}.")
}

/// The key numbers.
pub(super) fn facts(page: &PsfPage<'_>) -> Vec<Fact> {
    let mut out = Vec::new();
    let mut add = |name: &str, value: String, detail: String| {
        let name = name.into();
        out.push(Fact {
            name,
            value,
            detail,
        });
    };
    if page.has_z() {
        let [low, high] = page.z_range_um;
        let value = format!("{} to {} nm", nm(low), nm(high));
        add("usable z", value, format!("{} nm deep", nm(high - low)));
    }
    let used = page.beads.iter().filter(|bead| bead.refusal.is_none());
    let mut photons: Vec<f64> = used.map(|bead| bead.photons).collect();
    if !page.beads.is_empty() {
        let refused = page.beads.len() - photons.len();
        add(
            "beads used",
            photons.len().to_string(),
            format!("{refused} refused"),
        );
    }
    photons.retain(|photons| photons.is_finite());
    if !photons.is_empty() {
        let median = number(quantile(&mut photons, 0.5), 3);
        add("photons of a bead", median, "median, in a frame".into());
    }
    for curve in &page.bounds {
        let median = |axis: usize| {
            let values = curve.points.iter().map(|(_, nm)| nm[axis]);
            let mut values: Vec<f64> = values.filter(|nm| nm.is_finite()).collect();
            (!values.is_empty()).then(|| significant(quantile(&mut values, 0.5), 2))
        };
        let medians: Vec<String> = (0..3).filter_map(median).collect();
        if !medians.is_empty() {
            let name = format!("bound at {} photons", number(curve.photons, 4));
            let axes = ["x", "y", "z"][..medians.len()].join(", ");
            let value = format!("{} nm", medians.join(" · "));
            add(&name, value, format!("{axes}; median over z"));
        }
    }
    if page.calibration_photons.is_finite() {
        let part = 100.0 * (BIAS_PHOTONS / page.calibration_photons).sqrt();
        let name = format!("bias at {} photons", number(BIAS_PHOTONS, 4));
        let all = number(page.calibration_photons, 2);
        let value = format!("{} %", significant(part, 2));
        add(&name, value, format!("of the bound; 100 % at {all}"));
    }
    if let Some([x, y]) = page.stage_motion_nm {
        let value = format!("{} · {} nm", significant(x, 2), significant(y, 2));
        let detail = page.stage_error_nm.map_or(String::new(), |[x, y]| {
            format!(
                "; error of {} · {} nm",
                significant(x, 2),
                significant(y, 2)
            )
        });
        add("stage motion", value, format!("rms in x, y{detail}"));
    }
    out
}
