function cleaned = full_gpu()
% Lets the library see a GPU that another process fills, with rates by which a fit waits for it, until
% the returned value is cleared.
    folder = tempname();
    mkdir(folder);
    library = fullfile(folder, 'libnvidia-ml.so.1');
    root = fullfile(fileparts(mfilename('fullpath')), '..', '..', '..', '..');
    [failed, output] = system(sprintf(['rustc --edition 2024 --crate-type cdylib -o ''%s'' ''%s'' 2>&1'], ...
        library, fullfile(root, 'tests', 'suite', 'fake_nvml.rs')));
    assert(~failed, 'rustc: %s', output);
    write(fullfile(folder, 'script.txt'), sprintf(['look\ngpu uuid=GPU-a name=Full free=1000000 ' ...
        'total=80000000000 busy=90 capability=8.0 process=1:79000000000\n']));
    % Two runs agree.
    today = datestr(now(), 'yyyy-mm-dd');
    write(fullfile(folder, 'rates.json'), sprintf(['{"cpu, xynb": {"pixels_per_second": ' ...
        '{"%s": [1.0, 1.0]}, "start_seconds": {"%s": [1000.0, 1000.0]}}}'], today, today));
    names = {'GAUSSMLE_NVML_LIBRARY', 'GAUSSMLE_CACHE', 'GAUSSMLE_AUTO_TIMEOUT'};
    values = {library, folder, '2'};
    before = cellfun(@getenv, names, 'UniformOutput', false);
    cellfun(@setenv, names, values);
    cleaned = onCleanup(@() cellfun(@setenv, names, before));
end

function write(path, text)
    file = fopen(path, 'w');
    fwrite(file, text);
    fclose(file);
end
