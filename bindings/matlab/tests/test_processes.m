function test_processes()
% Ctrl-C, `clear` and `exit` while the library works, each in a process of its own.
    start = ['movie = 100 * ones(64, 64, 9, "uint16");' ...
        'toml = uint8("[localize]\nmodel = \"xynbs\"\npixel_size_um = 0.1\nbackend = \"cpu\"\n");' ...
        'run = gaussmle_mex("new"); gaussmle_mex("session", run, toml, 64, 64, []);' ...
        'assert(gaussmle_mex("push", run, movie, 0, 9, 1));'];
    fit = ['rois = uint16(100 + 50 * rand(11, 11, 200000));' ...
        'opts = struct("model", "xynbsxsy", "pixel_size_um", 0.1, "backend", "cpu");'];

    % The process ends, although a session waits for frames and a job is at its start.
    assert(child([start 'disp("left"); exit(3);']), {3, sprintf('left\n')});
    job = ['toml = uint8(gaussmle_toml(opts, "fit"));' ...
        'job = gaussmle_mex("new");' ...
        'gaussmle_mex("fit", job, toml, rois, zeros(2, 0, "int32"), zeros(0, 1, "uint32"), []);'];
    assert(child([fit job 'disp("left"); exit(4);']), {4, sprintf('left\n')});

    % `clear` neither unloads the library nor ends a run, whose number is 1.
    assert(child([start 'clear gaussmle_mex; clear -functions; clear all;' ...
        'assert(gaussmle_mex("push", 1, zeros(64, 64, "uint16"), 0, 1, 1));' ...
        'gaussmle_mex("free", 1); disp(gaussmle_mex("objects"));']), {0, sprintf('0\n')});

    % Ctrl-C in the course of a fit and of a run: the job is cancelled and freed. The signal comes while
    % the library works, from another process.
    shown = 'global state; freed = onCleanup(@() printf("%d objects\n", gaussmle_mex("objects")));';
    many = 'rois = repmat(rois, [1 1 10]); opts.progress = @interrupt_at_work;';
    assert_interrupted([fit many shown 'gaussmle_fit(rois, opts); disp("not reached");']);
    assert_interrupted(['opts = struct("model", "xynbs", "pixel_size_um", 0.1, "backend", "cpu");' shown ...
        'function frames = endless(a, b), interrupt_at_work(); ' ...
        'frames = 100 * ones(64, 64, b - a + 1, "uint16"); end; ' ...
        'gaussmle_localize(@endless, opts); disp("not reached");']);

    % In an interactive session the next fit works.
    lines = {[fit many 'gaussmle_fit(rois, opts); disp("not reached");'], ...
        'locs = gaussmle_fit(rois(:, :, 1:9), opts);', ...
        'printf("%d objects, %d rows\n", gaussmle_mex("objects"), numel(locs.x));'};
    result = child(strjoin(lines, char(10)), true);
    assert(~isempty(strfind(result{2}, '0 objects, 9 rows')), 'exit code %d: %s', result{:});
    assert(~isempty(strfind(result{2}, 'at work')) && isempty(strfind(result{2}, 'not reached')), ...
        'exit code %d: %s', result{:});
end

function assert_interrupted(code)
    result = child(code);
    words = result{2};
    assert(~isempty(strfind(words, 'at work')) && ~isempty(strfind(words, '0 objects')) ...
        && isempty(strfind(words, 'not reached')), 'exit code %d: %s', result{:});
end

function result = child(code, is_interactive)
% The exit code and the output of a process that runs code, or reads it line by line as from a keyboard.
    folders = strjoin(strsplit(path(), pathsep()), pathsep());
    file = [tempname() '.m'];
    opened = fopen(file, 'w');
    fprintf(opened, 'addpath("%s");\n%s\n', folders, code);
    fclose(opened);
    removed = onCleanup(@() unlink(file));
    options = '';
    if nargin == 2 && is_interactive
        options = '--interactive --no-line-editing <';
    end
    [failed, output] = system(sprintf('timeout 600 octave-cli --norc --quiet %s ''%s'' 2>&1', options, file));
    result = {failed, output};
end
