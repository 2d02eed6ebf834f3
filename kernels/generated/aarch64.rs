// Made by `cargo xtask kernels`. Do not edit.
kernels! {
    "C", (raw),
    NEON_FITS = [
        [xynb_poisson_neon, xynb_uniform_neon, xynb_maps_neon],
        [xynbs_poisson_neon, xynbs_uniform_neon, xynbs_maps_neon],
        [xynbsxsy_poisson_neon, xynbsxsy_uniform_neon, xynbsxsy_maps_neon],
        [astigmatic_poisson_neon, astigmatic_uniform_neon, astigmatic_maps_neon],
        [spline_poisson_neon, spline_uniform_neon, spline_maps_neon],
        [spline2d_poisson_neon, spline2d_uniform_neon, spline2d_maps_neon],
    ];
    NEON_TRIALS = [
        [xynb_single_neon, xynb_pair_neon],
        [astigmatic_single_neon, astigmatic_pair_neon],
    ];
}
