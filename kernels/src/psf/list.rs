//! The list of all models, from which everything about them follows that is not in their files.

use super::model::PsfModel;

/// A function of the type of a model, with its arguments.
pub(crate) trait ForModel {
    /// The result.
    type Output;

    /// Calls the function.
    fn call<P: PsfModel>(self) -> Self::Output;
}

/// Declares the file and the type of each model, and [`Psf`](super::Psf).
macro_rules! models {
    ($($file:ident::$Name:ident,)*) => {
        $(mod $file;)*

        /// The PSF model, which determines the free parameters.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Psf {
            $(
                #[doc = concat!("The model `", stringify!($file), "`.")]
                $Name,
            )*
        }

        impl Psf {
            /// Every model, in the order of the documentation.
            pub const ALL: [Psf; [$(stringify!($Name)),*].len()] = [$(Psf::$Name),*];

            /// The number of free parameters.
            pub const fn parameters(self) -> usize {
                match self {
                    $(Psf::$Name => <$file::$Name as Layout>::PARAMETERS,)*
                }
            }

            /// True if the width is a parameter, or follows from one.
            pub(crate) const fn has_free_width(self) -> bool {
                match self {
                    $(Psf::$Name => <$file::$Name as Layout>::FREE_WIDTH,)*
                }
            }

            /// True if the light of a pixel is a product of factors of its column and its row.
            pub(crate) const fn is_separable(self) -> bool {
                match self {
                    $(Psf::$Name => <$file::$Name as Layout>::SEPARABLE,)*
                }
            }

            /// True if the PSF was measured in planes, among which z is a place.
            pub const fn has_planes(self) -> bool {
                match self {
                    $(Psf::$Name => <$file::$Name as Layout>::HAS_PLANES,)*
                }
            }

            /// True if trials of crowded fields know the model: the background is its last parameter,
            /// so no width is one that a second emitter could take the place of.
            pub const fn has_trials(self) -> bool {
                match self {
                    $(Psf::$Name => {
                        <$file::$Name as Layout>::SEPARABLE
                            && <$file::$Name as Layout>::BACKGROUND + 1
                                == <$file::$Name as Layout>::PARAMETERS
                    })*
                }
            }

            /// Calls a function with the type of the model.
            pub(crate) fn call<F: ForModel>(self, function: F) -> F::Output {
                match self {
                    $(Psf::$Name => function.call::<$file::$Name>(),)*
                }
            }
        }

        impl crate::spec::Spec {
            /// Returns the columns of the output for a model.
            pub const fn columns(&self, psf: Psf) -> crate::spec::Columns {
                crate::spec::Columns::new(psf.parameters(), self.outputs)
            }
        }

        // Arrays of parameters have this length.
        $(const _: () =
            assert!(<$file::$Name as Layout>::PARAMETERS <= crate::spec::MAX_PARAMETERS);)*
    };
}
pub(super) use models;
