//! The frames whose emitters are fitted together, and the options that exclude it.

use gaussmle::{Model, PixelSize};
use gaussmle_crowded::{Crowded, CrowdedSearch};

use super::run_config::RunConfig;
use crate::error::{Result, config};

impl RunConfig {
    /// The frames whose emitters are fitted together. Unless it is set, it is [`Crowded::Auto`] if the model
    /// and the other options allow it, and otherwise [`Crowded::Off`].
    ///
    /// # Errors
    ///
    /// Returns an error if it is set, and another option or the model excludes it.
    pub fn crowded_for(&self, model: &Model, pixel_size_um: PixelSize) -> Result<Crowded> {
        let allowed = || self.allow_crowded(model, pixel_size_um);
        match self.detection.crowded {
            Some(Crowded::Off) => Ok(Crowded::Off),
            Some(stated) => allowed().map(|()| stated),
            // Emitters may be nearer to each other.
            None if self.detection.min_separation_um.is_some() => Ok(Crowded::Off),
            None => Ok(allowed().map_or(Crowded::Off, |()| Crowded::Auto)),
        }
    }

    /// Returns an error if another option or the model excludes fits together.
    fn allow_crowded(&self, model: &Model, pixel_size_um: PixelSize) -> Result<()> {
        let Self {
            detection,
            model: fit,
            ..
        } = self;
        if model.widths().fitted() > 0 {
            let cause = format!(
                "the model {} fits the width, and a wider spot and two emitters cannot be told apart: use a model with a given width, or leave `crowded` off",
                model.name()
            );
            return Err(config("crowded", cause));
        }
        if detection.isolated == Some(true) {
            let cause =
                "it leaves out the spots that `crowded` separates: leave one of the two out";
            return Err(config("isolated", cause));
        }
        if detection.min_net_gradient.is_some() {
            let cause = "the net gradient is not compared with noise, as emitters of crowded fields are: use `false_alarms` or `threshold`, or leave `crowded` off";
            return Err(config("min_net_gradient", cause));
        }
        if fit.bounds.iter().flatten().next().is_some() {
            let cause = "they are those of a lone spot in its ROI, which `crowded` has no use for: leave one of the two out";
            return Err(config("bounds", cause));
        }
        Ok(CrowdedSearch::check_model(model, pixel_size_um)?)
    }
}

#[cfg(test)]
mod tests {
    use gaussmle::{Astigmatism, SplinePsf};

    use super::*;

    #[test]
    fn crowded_fields_refuse_what_they_cannot_have() {
        let unset = RunConfig::default();
        let with = |set: fn(&mut RunConfig)| {
            let mut config = unset.clone();
            set(&mut config);
            config
        };
        let isolated = with(|config| config.detection.isolated = Some(true));
        let net_gradient = with(|config| config.detection.min_net_gradient = Some(400.0));
        let bounded = with(|config| {
            let bounds = "photons=10:1e6".parse().expect("bounds");
            config.model.bounds = Some(vec![bounds]);
        });
        let xynb = Model::xynb(0.13);
        // At the ends of its range of z, its widths are 43 pixels.
        let wide = [0.2, 0.2, 0.0, 0.0, 0.0, 0.0, 2.0, 0.2];
        let wide = Model::astigmatic(Astigmatism::from_numbers(wide));
        let refused = [
            (&unset, Model::xynbs(), "crowded"),
            (&unset, Model::xynbsxsy(), "crowded"),
            (&unset, wide, "crowded"),
            (&unset, Model::spline(SplinePsf::example()), "crowded"),
            (&unset, Model::xynb(2.0), "sigma_um"),
            (&isolated, xynb.clone(), "isolated"),
            (&net_gradient, xynb.clone(), "min_net_gradient"),
            (&bounded, xynb.clone(), "bounds"),
        ];
        let error = CrowdedSearch::check_model(&Model::spline(SplinePsf::example()), 0.1.into());
        let error = error.expect_err("refused").to_string();
        assert!(error.contains("measured PSF"), "{error}");
        let set = |options: &RunConfig, crowded| {
            let mut config = options.clone();
            config.detection.crowded = crowded;
            config
        };
        for (options, model, option) in refused {
            for stated in [Crowded::On, Crowded::Auto] {
                let config = set(options, Some(stated));
                let error = config.crowded_for(&model, 0.1.into()).expect_err("refused");
                assert_eq!(error.option(), Some(option), "{error}");
            }
            for off in [Some(Crowded::Off), None] {
                let crowded = set(options, off).crowded_for(&model, 0.1.into());
                assert_eq!(crowded.ok(), Some(Crowded::Off), "{option}");
            }
        }
        let apart = with(|config| config.detection.min_separation_um = Some(0.5));
        assert_eq!(
            apart.crowded_for(&xynb, 0.1.into()).ok(),
            Some(Crowded::Off)
        );
        let apart = set(&apart, Some(Crowded::On));
        assert_eq!(apart.crowded_for(&xynb, 0.1.into()).ok(), Some(Crowded::On));
        let narrow = [0.13, 0.14, 0.0, 0.0, 0.0, 0.0, 0.2, 0.4];
        for model in [xynb, Model::astigmatic(Astigmatism::from_numbers(narrow))] {
            assert_eq!(
                unset.crowded_for(&model, 0.1.into()).ok(),
                Some(Crowded::Auto)
            );
            for stated in [Crowded::Off, Crowded::On, Crowded::Auto] {
                let config = set(&unset, Some(stated));
                assert_eq!(config.crowded_for(&model, 0.1.into()).ok(), Some(stated));
            }
        }
    }
}
