function test_errors()
    rois = simulated_rois(7, 3, 1);
    opts = struct('model', 'xynb', 'sigma_um', 0.13, 'pixel_size_um', 0.1, 'backend', 'cpu');
    changed = @(name, value) setfield(opts, name, value);

    % Options: the words of the library.
    assert_error('gaussmle:config', 'did you mean `sigma_um`', ...
        @() gaussmle_fit(rois, changed('sigma', 0.13)));
    assert_error('gaussmle:config', 'fpga', @() gaussmle_fit(rois, changed('backend', 'fpga')));
    assert_error('gaussmle:config', 'pixel_size_um', ...
        @() gaussmle_fit(rois, rmfield(opts, 'pixel_size_um')));
    assert_error('gaussmle:config', 'roi', @() gaussmle_fit(rois, changed('roi', 7)));
    assert_error('gaussmle:file', 'absent.toml', ...
        @() gaussmle_fit(rois, rmfield(changed('camera', 'absent.toml'), 'pixel_size_um')));
    assert_error('gaussmle:argument', 'opts', @() gaussmle_fit(rois, 'xynb'));
    assert_error('gaussmle:argument', 'opts', @() gaussmle_fit(rois));
    assert_error('gaussmle:argument', 'opts', @() gaussmle_localize(rois));
    assert_error('gaussmle:argument', 'output', @() gaussmle_fit(rois, changed('output', 3)));

    % Pixels.
    assert_error('gaussmle:type', 'class int16', @() gaussmle_fit(int16(rois), opts));
    assert_error('gaussmle:type', 'class logical', @() gaussmle_fit(rois > 9, opts));
    assert_error('gaussmle:type', 'class cell', @() gaussmle_fit({rois}, opts));
    assert_error('gaussmle:type', 'real', @() gaussmle_fit(single(rois) * 1i, opts));
    assert_error('gaussmle:type', 'sparse', @() gaussmle_fit(sparse(ones(7)), opts));
    assert_error('gaussmle:argument', 'square', @() gaussmle_fit(rois(:, 1:6, :), opts));
    assert_error('gaussmle:argument', '4 dimensions', @() gaussmle_fit(ones(7, 7, 2, 2), opts));
    assert_error('gaussmle:argument', '', @() gaussmle_fit(rois(1:3, 1:3, :), opts));
    assert_error('gaussmle:type', 'int32', @() gaussmle_localize(int32(rois), opts));
    assert_error('gaussmle:argument', '', @() gaussmle_fit([], opts));

    % Corners and frames.
    corners = changed('corners', [1 1; 1 1]);
    assert_error('gaussmle:argument', '[2 2]: expected [3 2]', @() gaussmle_fit(rois, corners));
    for wrong = {[0 1; 1 1; 1 1], [1.5 1; 1 1; 1 1], [NaN 1; 1 1; 1 1], [1e10 1; 1 1; 1 1]}
        corners.corners = wrong{1};
        assert_error('gaussmle:argument', 'corners must', @() gaussmle_fit(rois, corners));
    end
    assert_error('gaussmle:argument', 'frames must', ...
        @() gaussmle_fit(rois, changed('frames', [0 1 2])));
    assert_error('gaussmle:argument', 'frames is an array', ...
        @() gaussmle_fit(rois, changed('frames', 1:4)));

    % Sessions.
    assert_error('gaussmle:config', 'frames', ...
        @() gaussmle_localize(rois, changed('frames', '0:2')));
    assert_error('gaussmle:argument', 'no first frame', @() gaussmle_localize(@(a, b) [], opts));
    assert_error('gaussmle:type', 'class char', @() gaussmle_localize(@(a, b) 'no', opts));
    assert_error('gaussmle:argument', 'more frames', ...
        @() gaussmle_localize(@(a, b) zeros(20, 20, b - a + 2), opts));

    the_mex_function_checks_its_arguments(rois);
end

function the_mex_function_checks_its_arguments(rois)
    toml = uint8(sprintf('[fit]\nmodel = "xynb"\nsigma_um = 0.1\npixel_size_um = 0.1\nbackend = "cpu"\n'));
    none = {zeros(2, 0, 'int32'), zeros(0, 1, 'uint32'), []};
    for call = {{}, {1}, {'fly'}, {'fit'}, {'fit', 1, toml, rois}, {'wait', 1}, {repmat('a', 1, 99)}, ...
            {'new', 1}, {'free', 'a'}, {'free', [1 2]}}
        assert_error('gaussmle:argument', '', @() gaussmle_mex(call{1}{:}));
    end
    maps = @(varargin) struct('pixel_size_um', 1, 'excess_noise', 1, varargin{:});
    for call = {{'fit', 'text', rois, none{:}}, {'fit', [toml 0], rois, none{:}}, ...
            {'fit', toml, rois, zeros(2, 2, 'int32'), none{2:3}}, ...
            {'fit', toml, rois, zeros(2, 3), none{2:3}}, ...
            {'fit', toml, rois, none{1}, zeros(3, 1), []}, ...
            {'fit', toml, rois, none{1:2}, struct()}, {'fit', toml, rois, none{1:2}, 7}, ...
            {'fit', toml, rois, none{1:2}, maps('offset_adu', zeros(9))}, ...
            {'fit', toml, rois, none{1:2}, maps('offset_adu', zeros(9, 'single'), ...
            'gain_e_per_adu', ones(8, 'single'))}, ...
            {'fit', toml, rois, none{1:2}, maps('offset_adu', zeros(9, 'single'), ...
            'gain_e_per_adu', ones(9, 'single'), 'variance_e2', ones(9, 'single'), 'mask', ones(9))}, ...
            {'session', toml, -1, 10, []}, {'session', toml, 1.5, 10, []}, {'session', toml, NaN, 1, []}}
        assert_error('gaussmle:argument', '', @() on_a_new_object(call{1}{:}));
    end
    assert_error('gaussmle:type', 'uint8', @() on_a_new_object('fit', toml, int8(rois), none{:}));
    assert_error('gaussmle:config', 'no section', @() on_a_new_object('session', toml, 40, 30, []));
    for command = {'wait', 'poll', 'finish'}
        assert_error('gaussmle:handle', 'no such object', @() gaussmle_mex(command{1}, 1e9, 0));
    end
    assert(gaussmle_mex('objects'), 0);

    % A handle of another kind, a command too early, and a handle that was freed.
    job = gaussmle_mex('new');
    assert_error('gaussmle:handle', '', @() gaussmle_mex('wait', job, 0));
    gaussmle_mex('fit', job, toml, rois, none{:});
    assert_error('gaussmle:handle', 'already', @() gaussmle_mex('fit', job, toml, rois, none{:}));
    assert_error('gaussmle:handle', '', @() gaussmle_mex('poll', job, 0));
    assert_error('gaussmle:handle', '', @() gaussmle_mex('push', job, rois, 0, 1, 0));
    % A negative time is 0: a wait that returns early says that the job runs.
    assert(numel(gaussmle_mex('wait', job, -1)), 3);
    assert_error('gaussmle:argument', '', @() gaussmle_mex('wait', job, 'a'));
    ended = 0;
    while ~ended
        ended = gaussmle_mex('wait', job, 1)(1);
    end
    assert(gaussmle_mex('wait', job, 1), [1 3 3]);
    gaussmle_mex('free', job);
    gaussmle_mex('free', job);
    assert_error('gaussmle:handle', 'freed', @() gaussmle_mex('wait', job, 0));

    session = gaussmle_mex('new');
    freed = onCleanup(@() gaussmle_mex('free', session));
    gaussmle_mex('session', session, uint8(sprintf(['[localize]\nmodel = "xynbs"\nroi = 7\n' ...
        'pixel_size_um = 0.1\nbackend = "cpu"\n'])), 7, 7, []);
    assert_error('gaussmle:argument', 'fewer', @() gaussmle_mex('push', session, rois, 2, 2, 0));
    assert_error('gaussmle:argument', '', ...
        @() gaussmle_mex('push', session, rois(:, 1:6, :), 0, 1, 0));
    assert_error('gaussmle:handle', '', @() gaussmle_mex('save', session, uint8('a.csv')));
    assert(fieldnames(gaussmle_mex('columns', session)), cell(0, 1));
end

function on_a_new_object(command, varargin)
    made = gaussmle_mex('new');
    freed = onCleanup(@() gaussmle_mex('free', made));
    gaussmle_mex(command, made, varargin{:});
end
