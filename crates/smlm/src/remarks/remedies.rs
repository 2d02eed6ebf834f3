//! Remarks on widths and shapes. What to do depends on the model in use.

use gaussmle::Model;
use gaussmle::model::Widths;

use super::cause::{Cause, Remark};
use super::width_signs::WidthSigns;

/// A model and the ROIs that it was fitted to.
#[derive(Clone, Debug)]
pub(super) struct Remedies {
    pub model: Option<Model>,
    /// The side of the ROIs, pixels.
    pub roi: usize,
}

impl Remedies {
    /// The width that the model has without a fit, um.
    pub fn given_width(&self) -> Option<f64> {
        self.model.as_ref()?.given_width_um()
    }

    /// True if spots have the same width along x and y.
    pub fn has_one_width(&self) -> bool {
        match self.widths() {
            Some(Widths::Given([x, y])) => x == y,
            Some(Widths::Round) => true,
            Some(Widths::Elliptic | Widths::Curve(_) | Widths::Spline(_)) | None => false,
        }
    }

    /// True if widths are fitted.
    pub fn has_free_width(&self) -> bool {
        self.widths().is_some_and(|widths| widths.fitted() > 0)
    }

    fn is_astigmatic(&self) -> bool {
        self.model
            .as_ref()
            .is_some_and(|model| model.curve().is_some())
    }

    /// True if the PSF itself was measured.
    pub fn is_measured(&self) -> bool {
        matches!(self.widths(), Some(Widths::Spline(_)))
    }

    fn widths(&self) -> Option<Widths> {
        self.model.as_ref().map(|model| model.widths())
    }

    /// The way to a PSF file that fits these spots.
    fn calibrate(&self) -> String {
        match self.is_astigmatic() {
            true => format!(
                "Calibrate the PSF from a scan of beads (`gaussmle calibrate astigmatism`) with this objective and camera and the same ROI (`roi` {}), and check the pixel size (um).",
                self.roi
            ),
            false => "Measure the PSF from a scan of beads (`gaussmle calibrate psf`) with this objective and camera, and check the pixel size (um).".into(),
        }
    }

    /// The command that measures the PSF of the model.
    pub fn calibration(&self) -> &'static str {
        match self.is_astigmatic() {
            true => "`gaussmle calibrate astigmatism`",
            false => "`gaussmle calibrate psf`",
        }
    }

    /// The remark on a width that the spots do not have. `is_wider` is the direction as far as the
    /// measured widths do not tell it.
    pub fn width(&self, measured: &WidthSigns, is_wider: bool) -> Remark {
        if let Some(model_um) = self.given_width() {
            return measured.wrong(model_um, is_wider);
        }
        let direction = if is_wider { "wider" } else { "narrower" };
        let other_model = match self.is_astigmatic() {
            true => {
                " If the movie was recorded without the cylindrical lens, use a model without z. If it was recorded with it:"
            }
            false => "",
        };
        Remark::new(
            Cause::Width,
            format!(
                "All spots are {direction} than those of the PSF file.{other_model} {}",
                self.calibrate()
            ),
        )
    }

    /// The remark on spots that are elongated along x or y by their height.
    pub fn astigmatism(&self) -> Remark {
        Remark::new(
            Cause::Astigmatism,
            "Spots are elongated along the axes of the camera, some along x and others along y: the PSF is astigmatic, as with a cylindrical lens for 3D. The model xynbsxsy fits both widths; with a PSF file (`astigmatic`) from `gaussmle calibrate astigmatism`, fits give z.",
        )
    }

    /// The remark on widths that the curve of a PSF file does not have, whatever z is.
    pub fn widths_of_no_z(&self) -> Remark {
        Remark::new(
            Cause::Psf,
            format!(
                "The spots have widths along x and y that the PSF file has at no z. {}",
                self.calibrate()
            ),
        )
    }

    /// The remark on a shape that all spots share. `bright_are_poor` if p-values of bright spots are the
    /// low ones.
    pub fn psf(&self, bright_are_poor: bool) -> Remark {
        let deviate = "All spots deviate from the model in the same way, which no width explains:";
        let text = match self.widths() {
            Some(Widths::Curve(_)) => format!(
                "{deviate} the PSF has a shape (tails, rings) that a Gaussian does not have at any z. So x, y and z scatter more than the table states, z of dim spots is compressed, photons are biased, and p-values of bright spots are too small. `gaussmle calibrate psf` measures the PSF itself from a scan of beads. If the PSF file is of another objective, camera or ROI: {}",
                self.calibrate()
            ),
            Some(Widths::Spline(_)) => format!(
                "{deviate} the PSF is not that of the PSF file. {}",
                self.calibrate()
            ),
            Some(Widths::Elliptic) => format!(
                "{deviate} the PSF is not Gaussian (tails, rings, or elongated along a diagonal of the camera), or out of focus. Photons and widths of such fits are biased. `gaussmle calibrate psf` measures such a PSF from a scan of beads."
            ),
            Some(Widths::Given(_) | Widths::Round) | None => format!(
                "{deviate} the PSF is not Gaussian (tails, rings, or elongated by astigmatism or drift), or out of focus. The model xynbsxsy fits elongated spots, and `gaussmle calibrate psf` measures the PSF itself from a scan of beads. Where spots are round and in focus, x and y hold, and photons are too low by a quarter or more."
            ),
        };
        let filter = match bright_are_poor {
            true => {
                " It is the bright spots whose p-values are below 0.01: the condition p_value > 0.01 would leave out the best ones."
            }
            false => "",
        };
        Remark::new(Cause::Psf, format!("{text}{filter}"))
    }

    /// The remark on molecules that move during a frame.
    pub fn motion(&self) -> Remark {
        let remedy = match self.widths() {
            Some(Widths::Given(_)) => {
                "A shorter exposure, or a fitted width (model xynbs), describes them better."
            }
            Some(Widths::Curve(_)) => {
                "Their elongation is taken for a height. A shorter exposure makes it smaller."
            }
            Some(Widths::Round | Widths::Elliptic | Widths::Spline(_)) | None => {
                "A shorter exposure makes them rounder."
            }
        };
        Remark::new(
            Cause::Motion,
            format!(
                "Nearly all spots are elongated, each in a direction of its own: molecules move while a frame is exposed. {remedy}"
            ),
        )
    }

    /// Fits together with the neighbours, which need a given width. There are none with a measured PSF.
    pub fn joint_fits(&self) -> Option<&'static str> {
        if let Some(Widths::Spline(_)) = self.widths() {
            return None;
        }
        Some(match self.has_free_width() {
            true => {
                "With a given width (model xynb), `crowded` = on fits them together with their neighbours"
            }
            false => "The option `crowded` = on fits them together with their neighbours",
        })
    }

    /// The remedies against neighbours.
    pub fn fewer_neighbours(&self) -> String {
        let rois = self.smaller_rois();
        match self.joint_fits() {
            Some(joint) => {
                format!("{joint}; {rois} and fewer active molecules make them fewer.")
            }
            None => format!("Fewer active molecules and {rois} make them fewer."),
        }
    }

    /// Smaller ROIs, as a remedy against neighbours.
    pub fn smaller_rois(&self) -> &'static str {
        match self.is_astigmatic() {
            true => "smaller ROIs (`roi`), with a PSF calibrated in ROIs of the same size,",
            false => "smaller ROIs (`roi`)",
        }
    }

    /// The options that may be wrong if the signs fit no cause.
    pub fn checklist(&self) -> &'static str {
        match self.widths() {
            Some(Widths::Curve(_) | Widths::Spline(_)) => "offset, gain and PSF file",
            Some(Widths::Round | Widths::Elliptic) => "offset and gain",
            Some(Widths::Given(_)) | None => "offset, gain and width",
        }
    }
}

#[cfg(test)]
mod tests {
    use gaussmle::model::MODELS;

    use super::*;

    /// The remedies of each model, and the texts of all remarks that it can have.
    fn texts() -> Vec<(Remedies, String)> {
        let all = MODELS.map(|kind| {
            let model = kind.example(0.13);
            let remedies = Remedies {
                model: Some(model),
                roi: 13,
            };
            let mut remarks = vec![remedies.psf(true), remedies.motion()];
            if !remedies.has_free_width() {
                remarks.push(remedies.width(&WidthSigns::default(), true));
            }
            if remedies.has_one_width() {
                remarks.push(remedies.astigmatism());
            }
            if remedies.is_astigmatic() {
                remarks.push(remedies.widths_of_no_z());
            }
            let texts = remarks.iter().map(|remark| remark.text.clone());
            let rest = [
                remedies.joint_fits().unwrap_or_default().to_owned(),
                remedies.fewer_neighbours(),
                remedies.checklist().to_owned(),
            ];
            (
                remedies,
                texts.chain(rest).collect::<Vec<String>>().join("\n"),
            )
        });
        all.into()
    }

    #[test]
    fn no_remark_recommends_the_model_in_use() {
        for (remedies, text) in texts() {
            let name = remedies.model.expect("a model").name();
            let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
            let count = words.filter(|word| *word == name).count();
            assert_eq!(count, 0, "{name}: {text}");
        }
    }

    #[test]
    fn no_remark_recommends_joint_fits_with_a_measured_psf() {
        for (remedies, text) in texts() {
            let is_measured = matches!(remedies.widths(), Some(Widths::Spline(_)));
            assert_eq!(text.contains("`crowded` = on"), !is_measured, "{text}");
        }
    }

    #[test]
    fn a_width_is_corrected_where_the_model_has_it() {
        for (remedies, text) in texts() {
            let is_given = remedies.given_width().is_some();
            assert_eq!(text.contains("`sigma`"), is_given, "{text}");
            assert_eq!(text.contains("offset, gain and width"), is_given, "{text}");
        }
    }

    #[test]
    fn a_psf_file_is_replaced_by_a_calibration_with_the_same_roi() {
        for (remedies, text) in texts() {
            let with_roi = "the same ROI (`roi` 13)";
            let count = text.matches(with_roi).count();
            assert_eq!(
                count,
                if remedies.is_astigmatic() { 3 } else { 0 },
                "{text}"
            );
            if remedies.is_astigmatic() {
                assert_eq!(text.matches("`gaussmle calibrate astigmatism`").count(), 3);
                assert!(!text.contains("xynbs"), "no other model gives z: {text}");
                assert!(text.contains("calibrated in ROIs of the same size"));
            }
        }
    }
}
