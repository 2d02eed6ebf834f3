//! Arrays of numbers.

/// Numbers in the order of MATLAB: the first axis is the fastest.
pub(in crate::psf::spline) struct Numbers {
    pub(in crate::psf::spline) shape: Vec<usize>,
    pub(in crate::psf::spline) values: Vec<f64>,
}
