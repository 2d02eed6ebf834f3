//! The correction of a table's drift, and what it has gained.

use gaussmle::LocalizationTable;
use gaussmle_analysis::{
    AnalysisError, Blinks, Drift, Frc, Nena, UNRELATED_NEIGHBOURS, drift, nena,
    reported_precision_um,
};

/// The drift correction of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct DriftCorrection {
    /// The drift that was subtracted.
    pub drift: Drift,
    /// The precision by repetition of the corrected table, if it could be measured.
    pub nena: Option<Nena>,
    /// The resolution before and after the correction, if it could be measured.
    pub frc: [Option<Frc>; 2],
}

impl DriftCorrection {
    /// Measures the drift of a table, and subtracts it if it can be measured.
    ///
    /// # Errors
    ///
    /// Returns an error if the table lacks a column or has no usable rows.
    pub fn correct(table: &mut LocalizationTable) -> Result<Self, AnalysisError> {
        // Neither keeps all cores busy.
        let (drift, before) = rayon::join(
            || drift::estimate(table),
            || {
                let blinks = Blinks::of(table).ok()?;
                Some((blinks.frc(table).ok(), blinks))
            },
        );
        let drift = drift?;
        if !drift.is_measurable() {
            return Ok(Self {
                drift,
                nena: None,
                frc: [None, None],
            });
        }
        drift.apply(table)?;
        let (before, blinks) = before.unzip();
        let (nena, after) = rayon::join(
            || nena(table).ok(),
            || blinks.and_then(|blinks| blinks.frc(table).ok()),
        );
        Ok(Self {
            drift,
            nena,
            frc: [before.flatten(), after],
        })
    }

    /// The drift in words, and the precision and the resolution after its correction.
    pub fn lines(&self, corrected: &LocalizationTable) -> Vec<String> {
        let mut lines = vec![self.drift.summary()];
        if let Some(nena) = &self.nena {
            lines.push(format!(
                "precision by nearest neighbours in adjacent frames (NeNA): {:.1} nm",
                1e3 * nena.precision_um
            ));
            if nena.is_unrelated(reported_precision_um(corrected)) {
                lines.push(UNRELATED_NEIGHBOURS.into());
            }
        }
        let nm = |frc: &Frc| format!("{:.1} nm", 1e3 * frc.resolution_um);
        if let [before, Some(after)] = &self.frc {
            let before = before
                .as_ref()
                .map_or(String::new(), |before| format!("{} before, ", nm(before)));
            lines.push(format!(
                "resolution by Fourier ring correlation (FRC): {before}{} after the correction",
                nm(after)
            ));
        }
        lines
    }
}
