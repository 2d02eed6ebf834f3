function test_fit()
    positions_are_those_of_the_light();
    rows_are_those_of_the_command_line();
    classes_of_pixels_do_not_matter();
    few_rois();
    a_bad_pixel_costs_one_spot();
    the_table_is_written();
end

function opts = options()
    opts = struct('model', 'xynb', 'sigma_um', 0.13, 'pixel_size_um', 0.1, 'offset_adu', 100, ...
        'backend', 'cpu');
end

function positions_are_those_of_the_light()
% Without noise, the estimate is the truth but for the stop rule (0.001 of the Cramer-Rao bound, which is
% about 0.05 pixels here) and single precision.
    opts = options();
    opts.offset_adu = 0;
    opts.model = 'xynbsxsy';
    opts = rmfield(opts, 'sigma_um');
    roi = 5 + 2000 * spot(11, 6.7, 4.9, 1.6, 1.2);
    locs = gaussmle_fit(roi, opts);
    assert(locs.x_px, 6.7, -1e-3);
    assert(locs.y_px, 4.9, -1e-3);
    assert(locs.x, 0.62, -1e-3);
    assert(locs.sigma_x, 0.16, -1e-3);
    assert(locs.sigma_y, 0.12, -1e-3);
    % On the sensor: pixel (1, 1) of the ROI is pixel (row 5, column 31).
    opts.corners = [31 5];
    locs = gaussmle_fit(roi, opts);
    assert([locs.x_px locs.y_px], [36.7 8.9], -1e-3);
    assert([locs.frame locs.roi], [1 1]);
end

function rows_are_those_of_the_command_line()
    [folder, removed] = temporary_folder();
    psf = fopen(fullfile(folder, 'psf.toml'), 'w');
    fprintf(psf, ['sigma_x0_um = 0.13\nsigma_y0_um = 0.13\nAx = 0\nAy = 0\nBx = 0\nBy = 0\n' ...
        'gamma_um = 0.2\nd_um = 0.4\n']);
    fclose(psf);
    [rois, x, y] = simulated_rois(9, 300, 3);
    corners = [mod(7 * (1:300).', 90), mod(11 * (1:300).', 40)] + 1;
    frames = floor((1:300).' / 7) + 1;
    write_npy(fullfile(folder, 'rois.npy'), rois);
    write_npy(fullfile(folder, 'corners.npy'), int32(corners - 1));
    write_npy(fullfile(folder, 'frames.npy'), uint32(frames - 1), 300);
    models = {'xynb', 'xynbs', 'xynbsxsy', 'astigmatic'};
    width = {' --sigma 0.13', ' --sigma 0.12', '', ' --astigmatic psf.toml'};
    for k = 1:4
        command_line(folder, ['fit rois.npy -o out.npz --corners corners.npy --frames frames.npy' ...
            ' --pixel-size 0.1 --offset 100 --gain 0.9 --read-noise 1.5 --backend cpu --model ' ...
            models{k} width{k}]);
        opts = struct('model', models{k}, 'pixel_size_um', 0.1, 'offset_adu', 100, ...
            'gain_e_per_adu', 0.9, 'read_noise_e', 1.5, 'backend', 'cpu', 'corners', corners, ...
            'frames', frames.');
        switch k
            case 1
                opts.sigma_um = 0.13;
            case 2
                opts.sigma_um = 0.12;
            case 4
                opts.psf = fullfile(folder, 'psf.toml');
        end
        locs = gaussmle_fit(rois, opts);
        assert_same_rows(locs, read_table(fullfile(folder, 'out.npz')));
    end
    % The last model has z. The others find the light where it is: 5 standard deviations, 300 spots.
    assert(isfield(locs, 'z') && ~isfield(locs, 'sigma'));
    opts.model = 'xynb';
    opts.sigma_um = 0.13;
    locs = gaussmle_fit(rois, rmfield(opts, 'psf'));
    off = abs([locs.x_px locs.y_px] - [x y] - corners + 1);
    assert(all(all(off < 5 * [locs.x_std locs.y_std] / 0.1)));
end

function classes_of_pixels_do_not_matter()
    rois = simulated_rois(7, 40, 5);
    rois(rois > 255) = 255;
    expected = gaussmle_fit(rois, options());
    assert(gaussmle_fit(uint8(rois), options()), expected);
    floating = gaussmle_fit(single(rois), options());
    assert(gaussmle_fit(double(rois), options()), floating);
    assert(max(abs(floating.x - expected.x)) < 1e-6);
    % A slice of a larger array has the pixels of the slice.
    larger = zeros(9, 9, 80, 'uint16');
    larger(2:8, 2:8, 2:2:end) = rois;
    assert(gaussmle_fit(larger(2:8, 2:8, 2:2:end), options()), expected);
end

function few_rois()
    rois = simulated_rois(7, 20, 6);
    all_rows = gaussmle_fit(rois, options());
    none = gaussmle_fit(rois(:, :, []), options());
    assert(fieldnames(none), fieldnames(all_rows));
    assert(size(none.x), [0 1]);
    for count = [1 2 15 16 17]
        some = gaussmle_fit(rois(:, :, 1:count), options());
        assert(some.x, all_rows.x(1:count));
        assert(some.roi, (1:count).');
    end
end

function a_bad_pixel_costs_one_spot()
    rois = single(simulated_rois(7, 12, 8));
    good = gaussmle_fit(rois, options());
    rois(3, 4, 5) = NaN;
    rois(2, 2, 9) = Inf;
    locs = gaussmle_fit(rois, options());
    words = gaussmle_status(locs.status);
    assert(words([5 9]), {'bad_input'; 'bad_input'});
    others = [1:4 6:8 10:12];
    assert(locs.x(others), good.x(others));
    assert(all(isnan(locs.x([5 9]))));
    assert(numel(gaussmle_status()), 6);
end

function the_table_is_written()
    [folder, removed] = temporary_folder();
    rois = simulated_rois(7, 30, 9);
    opts = options();
    opts.frames = 1:30;
    opts.output = fullfile(folder, 'locs.npz');
    locs = gaussmle_fit(rois, opts);
    assert_same_rows(locs, read_table(opts.output));
    assert(locs.frame, (1:30).');

    % The words of the status are those of a CSV table, in which a fit has few iterations.
    opts.output = fullfile(folder, 'locs.csv');
    opts.max_iterations = 2;
    locs = gaussmle_fit(rois, opts);
    lines = strsplit(strtrim(fileread(opts.output)), char(10));
    words = regexprep(lines(2:end).', '.*,', '');
    assert(words, gaussmle_status(locs.status));
    assert(any(strcmp(words, 'max_iterations')));
    text = fileread([opts.output '.toml']);
    assert(~isempty(strfind(text, 'model = "xynb"')));
    opts.output = fullfile(folder, 'locs.docx');
    assert_error('gaussmle:file', 'docx', @() gaussmle_fit(rois, opts));
end
