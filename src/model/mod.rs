//! Models: a PSF, and its free parameters.
//!
//! A model is a file with its description, and a line in the list below. What a model is given, such
//! as a width, determines the rest.

mod astigmatism;
mod fitted_model;
mod kind;
mod parameter;
mod spline_psf;

use gaussmle_kernels::Psf;

pub use astigmatism::Astigmatism;
pub use fitted_model::Model;
pub use kind::{Given, ModelKind, Takes, Widths};
pub use parameter::{HISTOGRAMS, Histogram, Merge, Parameter, Program, Quantity};
pub use spline_psf::{InvalidSplinePsf, Sampling, SplineImages, SplineParts, SplinePsf};

/// Declares the file of each model, and the list of their descriptions.
macro_rules! models {
    ($($file:ident,)*) => {
        $(mod $file;)*

        /// Every model, in the order of the documentation.
        pub static MODELS: [&ModelKind; Psf::ALL.len()] = [$(&$file::KIND),*];
    };
}

models! {
    xynb,
    xynbs,
    xynbsxsy,
    astigmatic,
    spline,
    spline2d,
}

impl ModelKind {
    /// The model of a name.
    pub fn named(name: &str) -> Option<&'static Self> {
        MODELS.into_iter().find(|kind| kind.name == name)
    }
}

// The kernel counts the parameters, too, and finds kernels by the order of the models.
const _: () = {
    let mut i = 0;
    while i < MODELS.len() {
        assert!(MODELS[i].psf as usize == i);
        assert!(MODELS[i].parameters.len() == MODELS[i].psf.parameters());
        i += 1;
    }
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_model_has_widths_and_the_common_parameters() {
        for kind in MODELS {
            let model = kind.example(0.13);
            assert_eq!((model.name(), model.kind().takes), (kind.name, kind.takes));
            model.check().expect("an example is valid");
            assert_eq!(model.parameters()[..2], [Parameter::X, Parameter::Y]);
            let has_depth = model.index(Parameter::Z).is_some();
            assert_eq!(model.depth_range_um().is_some(), has_depth, "{model:?}");
            for common in [Parameter::Photons, Parameter::Background] {
                assert!(kind.parameters.contains(&common), "{model:?}");
            }
            let of = |quantity| {
                model
                    .parameters()
                    .iter()
                    .filter(move |p| p.quantity() == quantity)
            };
            assert_eq!(
                of(Quantity::Width).count(),
                model.widths().fitted(),
                "{model:?}"
            );
            assert_eq!(of(Quantity::Depth).count() == 1, has_depth, "{model:?}");
        }
    }

    #[test]
    fn a_model_takes_what_its_kind_takes() {
        for kind in MODELS {
            for other in MODELS {
                let given = other.example(0.13).given();
                let model = kind.with(given);
                assert_eq!(model.is_some(), kind.takes == other.takes);
                assert!(model.is_none_or(|model| model.name() == kind.name));
            }
        }
    }
}
