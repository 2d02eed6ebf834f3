function test_options()
    text = gaussmle_toml(struct('model', 'xynb', 'sigma_um', 0.13, 'roi', 9, 'isolated', true, ...
        'border', '', 'gpu_timeout', Inf, 'devices', [0 2], 'tolerance', 1e-300), 'localize');
    expected = sprintf(['[localize]\nmodel = "xynb"\nsigma_um = 0.13\nroi = 9\nisolated = true\n' ...
        'gpu_timeout = inf\ndevices = [0, 2]\ntolerance = 1e-300\n']);
    assert(text, expected);
    line = @(value) strtrim(gaussmle_toml(struct('a', {value}), 's')(5:end));
    assert(line(single(0.5)), 'a = 0.5');
    assert(line(uint8(7)), 'a = 7');
    assert(line(-2.5e-8), 'a = -2.4999999999999999e-08');
    assert(line(2^60), 'a = 1.152921504606847e+18');
    assert(line(-Inf), 'a = -inf');
    assert(line(NaN), 'a = nan');
    assert(line(false), 'a = false');
    assert(line({'b', 'c"d'}), 'a = ["b", "c\"d"]');
    assert(line('quote " and \ and '' and é'), 'a = "quote \" and \\ and '' and é"');
    assert(line(sprintf('tab\tline\n')), 'a = "tab\u0009line\u000A"');
    % Text cannot end its string and add a key.
    assert(line(sprintf('x"\nb = "')), 'a = "x\"\u000Ab = \""');
    bounds = gaussmle_toml(struct('bounds', struct('photons', [10 1e6], 'x', [0.1 Inf])), 'fit');
    assert(bounds, sprintf('[fit]\nbounds = ["photons=10:1000000", "x=0.10000000000000001:inf"]\n'));
    assert(gaussmle_toml(struct('bounds', 'z=0:1'), 'fit'), sprintf('[fit]\nbounds = ["z=0:1"]\n'));
    for value = {{1, 2}, @sin, struct('b', 1), 1i, ones(2), ['ab'; 'cd'], sparse(2)}
        assert_error('gaussmle:config', '`a` is a', @() line(value{1}));
    end
    assert_error('gaussmle:argument', 'one element', @() gaussmle_toml(struct('a', {1, 2}), 'fit'));
    assert_error('gaussmle:config', '[lower upper]', ...
        @() gaussmle_toml(struct('bounds', struct('photons', 3)), 'fit'));

    % The text is a configuration file of the command line, and paths can have any character.
    [folder, removed] = temporary_folder();
    odd = fullfile(folder, 'a "b" \c é');
    mkdir(odd);
    file = fopen(fullfile(odd, 'camera.toml'), 'w');
    fprintf(file, 'pixel_size_um = 0.1\noffset_adu = 100\n');
    fclose(file);
    opts = struct('model', 'xynbs', 'camera', fullfile(odd, 'camera.toml'), 'backend', 'cpu', ...
        'max_iterations', 7, 'bounds', struct('photons', [10 1e3], 'sigma', [0.11 0.2]));
    rois = simulated_rois(7, 50, 1);
    write_npy(fullfile(folder, 'rois.npy'), rois);
    file = fopen(fullfile(folder, 'run.toml'), 'w');
    fwrite(file, gaussmle_toml(opts, 'fit'));
    fclose(file);
    command_line(folder, 'fit rois.npy -o out.npz --config run.toml');
    locs = gaussmle_fit(rois, opts);
    assert_same_rows(locs, read_table(fullfile(folder, 'out.npz')));
    assert(any(locs.status == 1) && max(locs.photons) <= 1e3);
    opts.output = fullfile(odd, 'é.npz');
    gaussmle_fit(rois, opts);
    assert_same_rows(locs, read_table(opts.output));
end
