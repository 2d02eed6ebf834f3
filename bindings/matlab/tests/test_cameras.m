function test_cameras()
    [folder, removed] = temporary_folder();
    % The sensor is wider than it is high, and most ROIs are where a transposed map ends.
    [height, width, count] = deal(24, 70, 200);
    rand('twister', 4);
    offset = single(100 + 5 * rand(height, width));
    gain = single(0.8 + 0.4 * rand(height, width));
    noise = single(1 + 3 * rand(height, width));
    mask = rand(height, width) < 0.01;
    rois = simulated_rois(9, count, 2);
    corners = [1 + floor((width - 8) * rand(count, 1)), 1 + floor((height - 8) * rand(count, 1))];
    write_npy(fullfile(folder, 'rois.npy'), rois);
    write_npy(fullfile(folder, 'corners.npy'), int32(corners - 1));
    write_npy(fullfile(folder, 'offset.npy'), offset);
    write_npy(fullfile(folder, 'gain.npy'), gain);
    write_npy(fullfile(folder, 'noise.npy'), noise);
    write_npy(fullfile(folder, 'mask.npy'), uint8(mask));
    opts = struct('model', 'xynbs', 'pixel_size_um', 0.1, 'backend', 'cpu', 'corners', corners, ...
        'offset_adu', double(offset), 'gain_e_per_adu', gain, 'read_noise_e', noise, ...
        'excess_noise', 2, 'mask', mask);
    expected = by_camera_file(folder, ['offset_adu = "offset.npy"\ngain_e_per_adu = "gain.npy"\n' ...
        'read_noise_e = "noise.npy"\nmask = "mask.npy"\nexcess_noise = 2\n']);
    locs = gaussmle_fit(rois, opts);
    assert_same_rows(locs, expected);
    assert(locs.x_px, locs.x / 0.1 + 0.5);

    % A variance, and numbers beside maps.
    other = rmfield(opts, {'read_noise_e', 'mask', 'excess_noise'});
    other.variance_e2 = noise .^ 2;
    other.offset_adu = 101.3;
    expected = by_camera_file(folder, ...
        'offset_adu = 101.3\ngain_e_per_adu = "gain.npy"\nread_noise_e = "noise.npy"\n');
    assert_same_rows(gaussmle_fit(rois, other), expected);

    % A camera file, which has the pixel size: there are no indices of pixels without it.
    locs = gaussmle_fit(rois, struct('model', 'xynbs', 'backend', 'cpu', 'corners', corners, ...
        'camera', fullfile(folder, 'camera.toml')));
    assert_same_rows(locs, expected);
    assert(~isfield(locs, 'x_px'));

    % A pixel with a value that is not finite is left out, as with the mask.
    masked = opts;
    masked.mask = [];
    masked.offset_adu(mask) = NaN;
    assert_same_columns(gaussmle_fit(rois, masked), gaussmle_fit(rois, opts));

    refused(rois, opts);
end

function table = by_camera_file(folder, text)
    file = fopen(fullfile(folder, 'camera.toml'), 'w');
    fprintf(file, ['pixel_size_um = 0.1\n' text]);
    fclose(file);
    command_line(folder, ['fit rois.npy -o out.npz --corners corners.npy --model xynbs' ...
        ' --camera camera.toml --backend cpu']);
    table = read_table(fullfile(folder, 'out.npz'));
end

function assert_same_columns(mine, theirs)
    names = fieldnames(theirs);
    for k = 1:numel(names)
        assert(isequaln(mine.(names{k}), theirs.(names{k})), 'column %s differs', names{k});
    end
end

function refused(rois, opts)
    fit = @(changed) gaussmle_fit(rois, changed);
    changed = opts;
    changed.gain_e_per_adu = opts.gain_e_per_adu.';
    assert_error('gaussmle:config', '`offset_adu` is a map of 24 x 70', @() fit(changed));
    changed = opts;
    changed.variance_e2 = opts.read_noise_e;
    assert_error('gaussmle:config', 'one of `read_noise_e`', @() fit(changed));
    changed = opts;
    changed.camera = 'camera.toml';
    assert_error('gaussmle:config', '`camera`', @() fit(changed));
    assert_error('gaussmle:config', '`pixel_size_um`', @() fit(rmfield(opts, 'pixel_size_um')));
    changed = opts;
    changed.gain_e_per_adu(3, 4) = -1;
    assert_error('gaussmle:argument', 'x = 3, y = 2', @() fit(changed));
    % All maps transposed: the ROIs leave the sensor.
    for name = {'offset_adu', 'gain_e_per_adu', 'read_noise_e', 'mask'}
        changed.(name{1}) = opts.(name{1}).';
    end
    assert_error('gaussmle:argument', '', @() fit(changed));
    changed = opts;
    changed.offset_adu = 'offset.npy';
    assert_error('gaussmle:config', '`offset_adu` must be', @() fit(changed));
end
