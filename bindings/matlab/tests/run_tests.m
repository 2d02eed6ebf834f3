function run_tests(varargin)
% Runs the tests in GNU Octave, or those that are named, and ends the process. The variable
% GAUSSMLE_TEST_PROGRAM names the command line that the rows are compared with.
    here = fileparts(mfilename('fullpath'));
    addpath(fullfile(here, 'helpers'));
    names = varargin;
    if isempty(names)
        files = dir(fullfile(here, 'test_*.m'));
        names = cellfun(@(name) name(1:end - 2), {files.name}, 'UniformOutput', false);
    end
    failed = 0;
    for k = 1:numel(names)
        try
            feval(names{k});
            assert(gaussmle_mex('objects'), 0);
            printf('ok      %s\n', names{k});
        catch problem
            failed = failed + 1;
            printf('FAILED  %s: %s: %s\n', names{k}, problem.identifier, problem.message);
            for level = 1:numel(problem.stack)
                printf('        %s, line %d\n', problem.stack(level).name, problem.stack(level).line);
            end
        end
    end
    printf('%d of %d test files passed\n', numel(names) - failed, numel(names));
    exit(failed > 0);
end
