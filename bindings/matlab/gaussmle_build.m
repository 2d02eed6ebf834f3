function gaussmle_build(prefix, folder)
%GAUSSMLE_BUILD  Compiles gaussmle_mex.
%   GAUSSMLE_BUILD() compiles against the libgaussmle that pkg-config finds.
%   GAUSSMLE_BUILD(PREFIX) compiles against the one that was installed under a folder, as by `cargo
%   xtask install-c PREFIX`.
%   GAUSSMLE_BUILD(PREFIX, FOLDER) writes the result into a folder. The default is the folder of this
%   file. PREFIX can be ''.
%
%   It needs a C compiler: in Octave the package octave-dev (mkoctfile), in MATLAB `mex -setup C`. The
%   result refers to the library by its folder, so the library must stay there.

    here = fileparts(mfilename('fullpath'));
    if nargin < 2
        folder = here;
    end
    if nargin < 1 || isempty(prefix)
        headers = variable_of_pkg_config('includedir');
        libraries = variable_of_pkg_config('libdir');
    else
        headers = fullfile(prefix, 'include');
        libraries = fullfile(prefix, 'lib');
    end
    if ~exist(fullfile(headers, 'gaussmle.h'), 'file')
        error('gaussmle:file', 'there is no gaussmle.h in %s: give the prefix of the C library', headers);
    end
    headers = absolute(headers);
    libraries = absolute(libraries);
    source = fullfile(here, 'gaussmle_mex.c');
    flags = {['-I' headers], ['-L' libraries], '-lgaussmle'};
    linker = {};
    if isunix
        linker = {['-Wl,-rpath,' libraries]};
    end
    if isunix && ~ismac
        % At exit the host unloads the functions that it has loaded. Threads of the library may still
        % wait then, and their code must stay.
        linker{end + 1} = '-Wl,-z,nodelete';
    end
    if exist('OCTAVE_VERSION', 'builtin')
        target = fullfile(folder, ['gaussmle_mex.' mexext()]);
        [output, failed] = mkoctfile('--mex', flags{:}, linker{:}, '-o', target, source);
        if failed
            error('gaussmle:build', 'mkoctfile failed: %s', output);
        end
    else
        if ~isempty(linker)
            flags{end + 1} = ['LDFLAGS=$LDFLAGS ' strjoin(linker, ' ')];
        end
        mex('-R2018a', flags{:}, '-outdir', folder, source);
    end
end

function folder = absolute(folder)
% Paths in the result must not depend on the current folder.
    [found, attributes] = fileattrib(folder);
    if found
        folder = attributes.Name;
    end
end

function folder = variable_of_pkg_config(name)
    [failed, output] = system(['pkg-config --variable=' name ' gaussmle']);
    if failed
        error('gaussmle:build', ...
            'pkg-config does not find gaussmle: give the prefix, as gaussmle_build(''/usr/local'')');
    end
    folder = strtrim(output);
end
