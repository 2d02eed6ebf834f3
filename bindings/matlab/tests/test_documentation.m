function test_documentation()
% The example of the README prints what stands below it, and each function has help.
    here = fileparts(fileparts(mfilename('fullpath')));
    text = fileread(fullfile(here, 'README.md'));
    text = text(strfind(text, '## Example')(1):end);
    found = regexp(text, '```matlab\n(.*?)```\s*```text\n(.*?)```', 'tokens', 'once');
    assert(evalc(found{1}), found{2});
    functions = dir(fullfile(here, 'gaussmle_*.m'));
    assert(numel(functions), 5);
    for name = {functions.name}
        assert(~isempty(get_help_text(name{1}(1:end - 2))), name{1});
        assert(~isempty(strfind(text_of(here, 'README.md'), ['`' name{1}(1:end - 2) '`'])), name{1});
    end

    % Each field of the options in the help is known: those of the library by the library.
    help_text = [get_help_text('gaussmle_fit') get_help_text('gaussmle_localize')];
    for key = {'roi', 'false_alarms', 'threshold', 'min_net_gradient', 'detection_sigma_um', ...
            'min_separation_um', 'border', 'isolated', 'read_noise_e', 'excess_noise', 'backend'}
        assert(~isempty(strfind(help_text, key{1})), key{1});
    end
end

function text = text_of(folder, name)
    text = fileread(fullfile(folder, name));
end
