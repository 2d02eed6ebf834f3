function test_progress()
    movie = simulated_movie(40, 60, 20, 1);
    opts = struct('model', 'xynb', 'sigma_um', 0.13, 'pixel_size_um', 0.1, 'offset_adu', 100, ...
        'backend', 'cpu');
    rois = simulated_rois(7, 500, 1);
    seen = recorded(@(progress) gaussmle_fit(rois, setfield(opts, 'progress', progress)));
    assert(seen(end, :), [500 500]);
    seen = recorded(@(progress) gaussmle_localize(movie, setfield(opts, 'progress', progress)));
    assert(seen(end, :), [20 20]);
    assert(all(diff(seen(:, 1)) >= 0));
    printed = evalc('gaussmle_fit(rois, setfield(opts, ''progress'', true));');
    assert(~isempty(regexp(printed, '500 of 500 ROIs\n$', 'once')), printed);
    printed = evalc('gaussmle_localize(movie, setfield(opts, ''progress'', true));');
    assert(~isempty(strfind(printed, sprintf('20 of 20 frames\n'))), printed);
    assert(isempty(evalc('gaussmle_fit(rois, setfield(opts, ''progress'', false));')));

    % On a machine whose only GPU is full, the words say for what a fit waits, and why the CPU fits then.
    cleaned = full_gpu();
    auto = setfield(opts, 'backend', 'auto');
    words = said(@(progress) gaussmle_fit(rois, setfield(auto, 'progress', progress)));
    assert(any(~cellfun('isempty', regexp(words, '^waiting for a GPU.*Full.*program-1'))), ...
        '%s', strjoin(words, '; '));
    assert(~isempty(strfind(words{end}, 'auto: the CPU, because')), words{end});
    printed = evalc('gaussmle_fit(rois, setfield(auto, ''progress'', true));');
    expected = '^waiting for a GPU[^\n]*\n((waiting|0 of)[^\n]*\n)*fitt[^\n]*because[^\n]*\n500 of 500 ROIs\n$';
    assert(~isempty(regexp(printed, expected, 'once')), printed);
    [~, summary] = gaussmle_localize(movie, auto);
    assert(~isempty(strfind(summary, 'the CPU replaced a GPU: ')), summary);
    clear cleaned

    % An error in a function of the user ends the run, and nothing remains.
    stop = @(done, total) error('my:stop', 'enough');
    assert_error('my:stop', 'enough', @() gaussmle_fit(rois, setfield(opts, 'progress', stop)));
    assert_error('my:stop', 'enough', @() gaussmle_localize(movie, setfield(opts, 'progress', stop)));
    assert_error('my:stop', 'enough', @() gaussmle_localize(@(a, b) stop(a, b), opts));
    assert(gaussmle_mex('objects'), 0);
end

function seen = recorded(run)
    global progress_seen
    progress_seen = zeros(0, 2);
    run(@record);
    seen = progress_seen;
end

function record(done, total)
    global progress_seen
    progress_seen(end + 1, :) = [done total];
end

function words = said(run)
    global progress_words
    progress_words = {};
    run(@record_words);
    words = progress_words;
end

function record_words(done, total, words)
    global progress_words
    progress_words{end + 1} = words;
end
