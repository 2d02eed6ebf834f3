function test_documentation()
% The example of the README prints what stands below it, and each function has help.
    here = fileparts(fileparts(mfilename('fullpath')));
    text = fileread(fullfile(here, 'README.md'));
    text = text(strfind(text, '## Example')(1):end);
    found = regexp(text, '```matlab\n(.*?)```\s*```text\n(.*?)```', 'tokens', 'once');
    assert(evalc(found{1}), found{2});
    movies_are_read(text);
    the_example_of_hosts_runs(fullfile(here, '../../docs/hosts.md'));
    functions = dir(fullfile(here, 'gaussmle_*.m'));
    assert(numel(functions), 5);
    for name = {functions.name}
        assert(~isempty(get_help_text(name{1}(1:end - 2))), name{1});
        assert(~isempty(strfind(text_of(here, 'README.md'), ['`' name{1}(1:end - 2) '`'])), name{1});
    end

    % The help names these fields.
    help_text = [get_help_text('gaussmle_fit') get_help_text('gaussmle_localize')];
    for key = {'roi', 'false_alarms', 'threshold', 'min_net_gradient', 'detection_sigma_um', ...
            'min_separation_um', 'border', 'isolated', 'crowded', 'read_noise_e', 'excess_noise', 'backend'}
        assert(~isempty(strfind(help_text, key{1})), key{1});
    end
end

function movies_are_read(text)
    blocks = regexp(text(strfind(text, '## Movies in files')(1):end), '```matlab\n(.*?)```', 'tokens');
    [folder, removed] = temporary_folder();
    frames = simulated_movie(40, 60, 5, 2);
    imwrite(reshape(frames, 40, 60, 1, 5), fullfile(folder, 'movie.tif'));
    opts = struct('model', 'xynbs', 'pixel_size_um', 0.1, 'offset_adu', 100, 'backend', 'cpu');
    before = cd(folder);
    returned = onCleanup(@() cd(before));
    expected = gaussmle_localize(frames, opts);
    for block = blocks
        locs = [];
        eval(block{1}{1});
        assert(locs, expected);
    end
end

function the_example_of_hosts_runs(path)
% But for its first line, which adds a folder, and its last, which plots.
    text = fileread(path);
    block = regexp(text, '```matlab\n(.*?)```', 'tokens', 'once'){1};
    lines = strsplit(strtrim(block), char(10));
    assert(strncmp(lines{1}, 'addpath', 7) && strncmp(lines{end}, 'plot', 4));
    rois = simulated_rois(9, 30, 1);
    movie = simulated_movie(40, 60, 5, 2);
    eval(strjoin(lines(2:end - 1), char(10)));
    assert(islogical(good) && any(good) && ischar(summary));
end

function text = text_of(folder, name)
    text = fileread(fullfile(folder, name));
end
