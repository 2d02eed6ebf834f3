function locs = gaussmle_fit(rois, opts)
%GAUSSMLE_FIT  Maximum-likelihood fits of images of single molecules.
%   LOCS = GAUSSMLE_FIT(ROIS, OPTS) fits one spot in each image ROIS(:, :, k). ROIS is an array of
%   (side, side, n) of uint8, uint16, single or double, in ADU. The first index is y, the second x,
%   as in every image of the host.
%
%   OPTS is a struct. Its fields are the keys of the section [fit] of a configuration file of
%   gaussmle, and a few others:
%
%   Model:
%     model               The parameters that are fitted.
%     sigma_um            The width of a spot: fixed for xynb, the start value for xynbs and
%                         xynbsxsy. For xynb, auto measures it from lone spots of the movie.
%     psf                 The file of a PSF, for the models astigmatic, spline and spline2d: a curve
%                         (sigma_x0_um, sigma_y0_um, Ax, Ay, Bx, By, gamma_um, d_um), or a measured
%                         PSF of gaussmle, SMAP, SMAPpy, Picasso or uiPSF.
%     index_mismatch      The factor by which z and z_std are multiplied before they are written,
%                         for a sample whose refractive index differs from that of the calibration.
%                         Bounds of z are those of the written z [default: 1].
%     tolerance           The largest remaining step of a converged fit, in units of the Cramer-Rao
%                         bound [default: 0.001].
%     max_iterations      The largest number of iterations of a fit [default: 50].
%     bounds              Bounds of a parameter in its unit, as in photons=10:1e6. Bounds of x and y
%                         count from the outer corner of the ROI. There can be several.
%     covariances         Write the covariances of each two parameters as columns, such as x_y_cov.
%
%   Camera:
%     pixel_size_um       The size of a camera pixel in the sample, um: its width, or width and
%                         height, such as 0.1,0.12 [default: that of the movie's file; in fits, else
%                         that of the PSF file].
%     offset_adu          The pixel value without light [default: 0].
%     gain_e_per_adu      Photoelectrons per ADU [default: 1].
%     read_noise_e        Read noise [default: 0].
%     excess_noise        The factor by which electron multiplication raises the variance: 2 at high
%                         gain [default: 1].
%     camera              A camera file, for example with sCMOS maps, or the name of a camera in the
%                         user's gaussmle.toml. It replaces offset, gain, read noise and excess
%                         noise.
%
%   offset_adu, gain_e_per_adu and read_noise_e can also be maps of the sensor. variance_e2, a map, can
%   replace read_noise_e. mask is a logical map: true leaves a pixel out. bounds can be a struct as in
%   struct('photons', [10 1e6]).
%
%   Devices:
%     backend             The kind of device: auto, cpu or gpu [default: auto].
%     auto_timeout        Seconds that auto waits for a busy GPU before it uses the CPU [default:
%                         300].
%     gpu_timeout         Seconds that gpu waits for a busy GPU before it fails [default: inf].
%     hang_timeout        Seconds without a result of a batch after which a device counts as lost
%                         [default: 300].
%     gpu_idle_timeout    Seconds without a fit after which CUDA contexts are given back [default:
%                         inf].
%     batch_size          Spots in a batch [default: auto].
%     devices             GPUs that may be used, by number or id as gaussmle devices prints them,
%                         with commas [default: all].
%     gpu_memory_limit    Memory for batches and camera maps on each GPU, as in 4GB or 50%. The
%                         driver's own comes on top.
%     jobs_per_gpu        Processes of this user that may use a GPU at once [default: 1].
%     memory_budget       Memory for all batches in flight [default: 512MiB on GPUs, 12MiB on the
%                         CPU].
%
%   The others:
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
