// Made by `cargo xtask kernels`. Do not edit.
kernels! {
    "sysv64", (att_syntax, raw),
    V2_FITS = [
        [xynb_poisson_v2, xynb_uniform_v2, xynb_maps_v2],
        [xynbs_poisson_v2, xynbs_uniform_v2, xynbs_maps_v2],
        [xynbsxsy_poisson_v2, xynbsxsy_uniform_v2, xynbsxsy_maps_v2],
        [astigmatic_poisson_v2, astigmatic_uniform_v2, astigmatic_maps_v2],
        [spline_poisson_v2, spline_uniform_v2, spline_maps_v2],
        [spline2d_poisson_v2, spline2d_uniform_v2, spline2d_maps_v2],
    ];
    V2_TRIALS = [
        [xynb_single_v2, xynb_pair_v2],
        [astigmatic_single_v2, astigmatic_pair_v2],
    ];
    V3_FITS = [
        [xynb_poisson_v3, xynb_uniform_v3, xynb_maps_v3],
        [xynbs_poisson_v3, xynbs_uniform_v3, xynbs_maps_v3],
        [xynbsxsy_poisson_v3, xynbsxsy_uniform_v3, xynbsxsy_maps_v3],
        [astigmatic_poisson_v3, astigmatic_uniform_v3, astigmatic_maps_v3],
        [spline_poisson_v3, spline_uniform_v3, spline_maps_v3],
        [spline2d_poisson_v3, spline2d_uniform_v3, spline2d_maps_v3],
    ];
    V3_TRIALS = [
        [xynb_single_v3, xynb_pair_v3],
        [astigmatic_single_v3, astigmatic_pair_v3],
    ];
    V4_FITS = [
        [xynb_poisson_v4, xynb_uniform_v4, xynb_maps_v4],
        [xynbs_poisson_v4, xynbs_uniform_v4, xynbs_maps_v4],
        [xynbsxsy_poisson_v4, xynbsxsy_uniform_v4, xynbsxsy_maps_v4],
        [astigmatic_poisson_v4, astigmatic_uniform_v4, astigmatic_maps_v4],
        [spline_poisson_v4, spline_uniform_v4, spline_maps_v4],
        [spline2d_poisson_v4, spline2d_uniform_v4, spline2d_maps_v4],
    ];
    V4_TRIALS = [
        [xynb_single_v4, xynb_pair_v4],
        [astigmatic_single_v4, astigmatic_pair_v4],
    ];
}
