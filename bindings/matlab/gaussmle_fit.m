function locs = gaussmle_fit(rois, opts)
%GAUSSMLE_FIT  Maximum-likelihood fits of images of single molecules.
%   LOCS = GAUSSMLE_FIT(ROIS, OPTS) fits one spot in each image ROIS(:, :, k). ROIS is an array of
%   (side, side, n) of uint8, uint16, single or double, in ADU. The first index is y, the second x,
%   as in every image of the host.
%
%   OPTS is a struct. Its fields are the keys of the section [fit] of a configuration file of
%   gaussmle, and a few others:
%
%     model           'xynb', 'xynbs', 'xynbsxsy' or 'astigmatic'
%     sigma_um        width of a spot
%     pixel_size_um   width of a camera pixel in the sample
%     offset_adu      pixel value without light: a number, or a map of the sensor
%     gain_e_per_adu  photoelectrons per ADU: a number or a map
%     read_noise_e    electrons rms: a number or a map. Or variance_e2, a map
%     mask            logical map: true leaves a pixel out
%     excess_noise    2 for an EMCCD at high gain
%     camera          a camera file, instead of the numbers and maps
%     bounds          struct('photons', [10 1e6]), or text as {'photons=10:1e6'}
%     backend         'auto', 'cpu' or 'gpu'
%
%     corners         (n, 2): x and y of ROIS(1, 1, k) on the sensor, from 1. Maps need them
%     frames          (n, 1): the frame of each ROI, from 1
%     progress        true prints, also for what a fit waits; a function is called as f(done, total),
%                     or as f(done, total, words) if it has three arguments: words say what is done
%     output          a file for the table: .csv, .parquet, .npz, or .hdf5 for Picasso
%
%   LOCS is a struct of columns (n, 1). x and y are in um from the outer corner of the first pixel of
%   the sensor, so the centre of pixel (1, 1) is at half a pixel size. x_px and y_px are indices: 1 is
%   the centre of the first pixel. They are there if OPTS has pixel_size_um. x_std is the standard
%   deviation of x, the square root of its Cramer-Rao bound; the other columns _std are the same for
%   their parameters. status is a number: see GAUSSMLE_STATUS. frame and roi count from 1.
%
%   Ctrl-C ends the fit. So does an error in the progress function.
%
%   Example:
%     opts = struct('model', 'xynb', 'sigma_um', 0.13, 'pixel_size_um', 0.1, 'offset_adu', 100);
%     locs = gaussmle_fit(rois, opts);
%     good = locs.status <= 1;
%     plot(locs.x(good), locs.y(good), '.')
%
%   See also GAUSSMLE_LOCALIZE, GAUSSMLE_STATUS, GAUSSMLE_TOML.

    if nargin ~= 2
        error('gaussmle:argument', 'expected locs = gaussmle_fit(rois, opts)');
    end
    check_pixels(rois, 'rois');
    [library, host] = split_options(opts, {'corners', 'frames', 'progress', 'output'});
    [library, camera] = camera_maps(library);
    count = size(rois, 3);
    corners = indices_from_zero(host.corners, [count 2], 'corners', 'int32');
    frames = indices_from_zero(host.frames, [count 1], 'frames', 'uint32');
    toml = utf8_bytes(gaussmle_toml(library, 'fit'));

    job = gaussmle_mex('new');
    freed = onCleanup(@() gaussmle_mex('free', job));
    gaussmle_mex('fit', job, toml, rois, corners.', frames, camera);
    shown = [];
    state = [0 0 0];
    while ~state(1)
        state = gaussmle_mex('wait', job, 0.1);
        shown = show_progress(host.progress, shown, job, state(2), state(3), 'ROIs');
    end
    if ~isempty(host.output)
        gaussmle_mex('save', job, utf8_bytes(host.output));
    end
    locs = columns_from_one(gaussmle_mex('columns', job), library, camera);
end
