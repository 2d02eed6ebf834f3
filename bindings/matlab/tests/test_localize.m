function test_localize()
    [folder, removed] = temporary_folder();
    movie = simulated_movie(48, 80, 60, 7);
    write_npy(fullfile(folder, 'movie.npy'), movie);
    opts = struct('model', 'xynbs', 'pixel_size_um', 0.1, 'offset_adu', 100, 'backend', 'cpu');
    options = ' --model xynbs --pixel-size 0.1 --offset 100 --backend cpu';
    command_line(folder, ['localize movie.npy -o out.npz' options]);
    expected = read_table(fullfile(folder, 'out.npz'));
    assert(numel(expected.x) > 100 && max(expected.frame) == 59 && max(expected.x) > 4.8);
    opts.output = fullfile(folder, 'mine.npz');
    [locs, summary] = gaussmle_localize(movie, opts);
    opts = rmfield(opts, 'output');
    assert_same_rows(locs, expected);
    assert_same_rows(locs, read_table(fullfile(folder, 'mine.npz')));
    assert(~isempty(strfind(summary, sprintf(': %d fitted', numel(locs.x)))), summary);

    % Indices of pixels: the light of a spot is where they point.
    brightest = movie(sub2ind(size(movie), round(locs.y_px), round(locs.x_px), locs.frame));
    assert(median(double(brightest)) > 200);

    % Three pushes of up to 2^23 pixels: the rows are those of the movie, again and again.
    long_movie = repmat(movie, [1 1 80]);
    assert(numel(long_movie) > 2 * 2^23);
    long_locs = gaussmle_localize(long_movie, opts);
    assert(long_locs.x, repmat(locs.x, 80, 1));
    assert(long_locs.frame, reshape(locs.frame + 60 * (0:79), [], 1));
    assert(long_locs.roi, (1:80 * numel(locs.x)).');
    read = @(first, last) long_movie(:, :, first:min(last, end));
    assert(gaussmle_localize(read, opts), long_locs);

    % A file is read as an array is, whole and in parts, and states its pixel size.
    path = fullfile(folder, 'movie.npy');
    assert(gaussmle_localize(path, opts), locs);
    command_line(folder, 'simulate --movie -o own.raw --frames 40 --width 48 --height 32 --pixel-size 0.1');
    file = fopen(fullfile(folder, 'own.yaml'), 'a');
    fprintf(file, 'Pixelsize: 100\n');
    fclose(file);
    command_line(folder, 'localize own.raw -o own.npz --model xynbs --offset 0 --gain 1 --backend cpu');
    own = rmfield(opts, {'pixel_size_um', 'offset_adu'});
    assert_same_rows(gaussmle_localize(fullfile(folder, 'own.raw'), own), read_table(fullfile(folder, 'own.npz')));
    % Some of its frames, and the width that its spots have.
    for frames = {'0:20', ':20', '15:40', '50:'}
        command_line(folder, ['localize movie.npy -o some.npz --frames ' frames{1} options]);
        some = gaussmle_localize(path, setfield(opts, 'frames', frames{1}));
        part = read_table(fullfile(folder, 'some.npz'));
        assert(some.frame, part.frame + 1);
        assert(some.x, part.x);
    end
    wrong = setfield(opts, 'frames', '50:61');
    assert_error('gaussmle:config', '50:61 is not within the 60 frames', @() gaussmle_localize(path, wrong));
    wrong = setfield(setfield(opts, 'frames', '5:'), 'output', fullfile(folder, 'wrong.csv'));
    assert_error('gaussmle:config', 'begin at 0', @() gaussmle_localize(path, wrong));
    assert_error('gaussmle:config', 'frames', @() gaussmle_localize(movie, setfield(opts, 'frames', '0:20')));
    auto = setfield(setfield(opts, 'model', 'xynb'), 'sigma_um', 'auto');
    command_line(folder, ['localize movie.npy -o auto.npz --sigma auto' strrep(options, 'xynbs', 'xynb')]);
    assert_same_rows(gaussmle_localize(path, auto), read_table(fullfile(folder, 'auto.npz')));
    assert_error('gaussmle:config', 'auto', @() gaussmle_localize(path, setfield(auto, 'model', 'xynbs')));
    assert_error('gaussmle:config', 'auto', @() gaussmle_localize(movie, auto));
    try
        gaussmle_localize(fullfile(folder, 'none.tif'), opts);
        error('none.tif was read');
    catch failed
        assert(strcmp(failed.identifier, 'gaussmle:file') && ~isempty(strfind(failed.message, 'none.tif')));
    end

    % Rows that arrive in two parts, of two pushes.
    run = gaussmle_mex('new');
    freed = onCleanup(@() gaussmle_mex('free', run));
    gaussmle_mex('session', run, uint8(gaussmle_toml(opts, 'localize')), 80, 48, []);
    rows = 0;
    for from = [0 30]
        assert(gaussmle_mex('push', run, movie, from, 30, 60));
        state = gaussmle_mex('poll', run, 60);
        assert(state(3) > rows);
        rows = state(3);
    end
    assert(ischar(gaussmle_mex('finish', run, 60)));
    assert(gaussmle_mex('poll', run, 60)(3), numel(locs.x));
    assert(gaussmle_mex('columns', run).x, locs.x);
    clear freed

    % A movie that ends with a push, one whose end is a frame more, and one frame.
    assert(gaussmle_localize(@(first, last) movie(:, :, first:min(last, 60)), opts), locs);
    block = floor(2^23 / (48 * 80));
    for frames = [block, block + 1]
        read = @(first, last) long_movie(:, :, first:min(last, frames));
        some = gaussmle_localize(read, opts);
        assert(some.x, long_locs.x(long_locs.frame <= frames));
    end
    first = gaussmle_localize(movie(:, :, 1), opts);
    assert(first.x, locs.x(locs.frame == 1));

    % Other classes of pixels.
    floating = gaussmle_localize(single(movie), opts);
    assert(gaussmle_localize(double(movie), opts), floating);
    write_npy(fullfile(folder, 'float.npy'), single(movie));
    command_line(folder, ['localize float.npy -o float.npz' options]);
    assert_same_rows(floating, read_table(fullfile(folder, 'float.npz')));
    dim = movie;
    dim(dim > 255) = 255;
    assert(gaussmle_localize(uint8(dim), opts), gaussmle_localize(dim, opts));

    % Options of the search.
    command_line(folder, ['localize movie.npy -o few.npz --roi 9 --threshold 12 --isolated --border' ...
        ' shift' options]);
    few = setfield(setfield(opts, 'roi', 9), 'threshold', 12);
    few = setfield(setfield(few, 'isolated', true), 'border', 'shift');
    few_locs = gaussmle_localize(movie, few);
    assert_same_rows(few_locs, read_table(fullfile(folder, 'few.npz')));
    assert(numel(few_locs.x) < numel(locs.x));

    % A region, as numbers and as text.
    command_line(folder, ['localize movie.npy -o part.npz --region 10,5,50,40' options]);
    part = read_table(fullfile(folder, 'part.npz'));
    inside = locs.x >= 1 & locs.x < 5 & locs.y >= 0.5 & locs.y < 4;
    assert(part.x, locs.x(inside));
    assert(any(inside) && ~all(inside));
    assert_same_rows(gaussmle_localize(movie, setfield(opts, 'region', [10 5 50 40])), part);
    assert_same_rows(gaussmle_localize(movie, setfield(opts, 'region', '10,5,50,40')), part);
    halves = {'10,5,30,40', '30,5,50,40'};
    assert_same_rows(gaussmle_localize(movie, setfield(opts, 'region', halves)), part);
    assert_error('gaussmle:config', 'region', @() gaussmle_localize(movie, setfield(opts, 'region', [0 0 81 1])));

    % Camera maps of the frame, which is not square.
    rand('twister', 3);
    noise = single(4 * rand(48, 80));
    write_npy(fullfile(folder, 'noise.npy'), noise);
    file = fopen(fullfile(folder, 'camera.toml'), 'w');
    fprintf(file, 'pixel_size_um = 0.1\noffset_adu = 100\nread_noise_e = "noise.npy"\n');
    fclose(file);
    command_line(folder, 'localize movie.npy -o maps.npz --model xynbs --camera camera.toml --backend cpu');
    opts.read_noise_e = noise;
    with_maps = gaussmle_localize(movie, opts);
    assert_same_rows(with_maps, read_table(fullfile(folder, 'maps.npz')));
    assert(~isequal(with_maps.x, locs.x));
    opts.read_noise_e = noise.';
    assert_error('gaussmle:argument', '', @() gaussmle_localize(movie, opts));
    opts = rmfield(opts, 'read_noise_e');

    % No frames and no spots: all columns are there.
    for nothing = {movie(:, :, []), 100 * ones(48, 80, 3, 'uint16')}
        opts.roi = 9;
        [none, summary] = gaussmle_localize(nothing{1}, opts);
        assert(fieldnames(none), fieldnames(locs));
        assert(size(none.y_px), [0 1]);
        assert(ischar(summary));
    end
    opts.output = fullfile(folder, 'none.csv');
    evalc('gaussmle_localize(movie(:, :, []), opts);');
    [text, id] = lastwarn();
    assert(id, 'gaussmle:noRows');
    assert(~exist(opts.output, 'file'));
end
