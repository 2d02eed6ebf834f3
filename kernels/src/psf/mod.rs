//! The PSF models and the profiles that they are made of.
//!
//! A Gaussian integrated over pixels is separable, and so is each of its derivatives. The model of
//! pixel (i, j) is `b + N u_i v_j`. Every first derivative is a sum of products of a row factor and
//! one of four **column factors**: `1`, `u`, `u' = du/dx` and `u* = du/dsigma_x`. A model therefore
//! only has to define its widths, their derivatives, and the column factors on which each of its
//! parameters has a row factor (a **loading**). The rest is shared by all models.
//!
//! A pass over the pixels has `w = 1/mean` and `t = value/mean - 1` of each pixel. Along a row it
//! sums `w a b` and `t a` for the column factors a and b, and at the end of the row it multiplies
//! the sums by the row factors of the parameters. So a pixel costs one reciprocal and a few
//! multiply-adds, whatever the model. Newton steps need `w (1 + t)` in place of `w`, and the second
//! derivatives (`second_derivatives`).

mod factors;
mod layout;
mod list;
mod model;
mod profiles;
mod second_derivatives;

pub(crate) use factors::{ALL_FACTORS, DU, FACTORS, ONE, RowFactors, SU, U, Widths};
pub(crate) use layout::{Layout, X, Y, loading};
pub(crate) use list::ForModel;
pub(crate) use model::PsfModel;
pub(crate) use profiles::{
    column_factor, fill_profiles, new_walk, next_factors, profile_len, profile_unit, row_factors,
    walk_rows,
};
pub(crate) use second_derivatives::{
    new_second_derivatives, subtract_position_and_photons, sum_second_derivatives,
};

pub(crate) use spline::Z;

#[cfg(all(test, feature = "generator"))]
pub(crate) use xynb::Xynb;

// The order is that of the documentation, and of the tables of kernels in `generated`.
list::models! {
    xynb::Xynb,
    xynbs::Xynbs,
    xynbsxsy::Xynbsxsy,
    astigmatic::Astigmatic,
    spline::Spline,
    spline2d::Spline2d,
}
