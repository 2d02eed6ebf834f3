// Made by `cargo xtask kernels`. Do not edit.
fits! {
    [xynb_poisson, xynb_uniform, xynb_maps],
    [xynbs_poisson, xynbs_uniform, xynbs_maps],
    [xynbsxsy_poisson, xynbsxsy_uniform, xynbsxsy_maps],
    [astigmatic_poisson, astigmatic_uniform, astigmatic_maps],
    [spline_poisson, spline_uniform, spline_maps],
    [spline2d_poisson, spline2d_uniform, spline2d_maps],
}
