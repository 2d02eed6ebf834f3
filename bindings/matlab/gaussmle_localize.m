function [locs, summary] = gaussmle_localize(movie, opts)
%GAUSSMLE_LOCALIZE  Finds and fits single molecules in a movie.
%   LOCS = GAUSSMLE_LOCALIZE(MOVIE, OPTS) finds the spots in the frames MOVIE(:, :, k) and fits them.
%   MOVIE is an array of (height, width, frames) of uint8, uint16, single or double, in ADU. The first
%   index is y, the second x.
%
%   MOVIE can also be a function that reads frames. MOVIE(FIRST, LAST) returns the frames FIRST to
%   LAST, counted from 1, in an array of (height, width, LAST - FIRST + 1). At the end of the movie it
%   returns fewer, or []. So a movie need not fit into memory. The first frame is read twice.
%
%   MOVIE can also be the path of a file in any format that gaussmle reads. The fields series, channel, z
%   and allow_truncated of OPTS choose its planes, and frames its frames: '0:100' are the first 100, counted
%   from 0. Its pixel size is taken if OPTS has none, and sigma_um = 'auto' measures the width in it.
%
%   OPTS is a struct. Its fields are those of GAUSSMLE_FIT without corners and frames, and
%   those of the search.
%
%   Detection:
%     roi                 Pixels along a side of a ROI [default: that of the PSF file, else seven
%                         widths, 7 to 21].
%     false_alarms        Expected false spots in a frame of pure background [default: 0.1].
%     threshold           Threshold in standard deviations of the noise.
%     min_net_gradient    Threshold on Picasso's net gradient, in a box of the ROI's size.
%     detection_sigma_um  The width of spots that the band-pass is tuned to [default: the model's,
%                         else 1.3 pixels].
%     min_separation_um   The least distance of two spots [default: two widths].
%     border              The treatment of spots whose ROI would leave the frame: skip or shift
%                         [default: skip].
%     isolated            Leave out both of two spots if the detected peak of one is in the ROI of
%                         the other.
%     crowded             Fit emitters whose light overlaps together: off, on, or auto, in frames
%                         where many overlap [default: auto, if the model and the other options
%                         allow it].
%     psf_misfit          The gain of the log-likelihood, for each photon around, that false
%                         emitters bring because the PSF is no Gaussian, 0 to 1: emitters fitted
%                         together must bring more [default: measured in crowded movies with sigma
%                         auto, else 0].
%     background_frames   Find and fit spots beside light that stays: the median of each pixel in
%                         windows of so many frames.
%
%   region keeps the rows in a part of the frames: [x0 y0 x1 y1], pixels from 0, without the column x1
%   and the row y1, the file of a mask, or a cell array of text such as {'0,0,64,64', 'mask.tif'}.
%   Camera maps have the size of a frame.
%
%   LOCS is a struct of columns, as from GAUSSMLE_FIT. frame is the index of the frame in MOVIE.
%   [LOCS, SUMMARY] = ... also returns text: counts of spots and fits, and remarks on the data.
%
%   Ctrl-C ends the run. So does an error in the progress function or in the function of the movie.
%
%   Example:
%     opts = struct('model', 'xynbs', 'pixel_size_um', 0.1, 'offset_adu', 100, 'progress', true);
%     [locs, summary] = gaussmle_localize(movie, opts);
%     disp(summary)
%     imagesc(movie(:, :, 1)), axis image, hold on
%     here = locs.frame == 1;
%     plot(locs.x_px(here), locs.y_px(here), 'ro')
%
%   See also GAUSSMLE_FIT, GAUSSMLE_STATUS.

    if nargin ~= 2
        error('gaussmle:argument', 'expected locs = gaussmle_localize(movie, opts)');
    end
    [library, host] = split_options(opts, {'progress', 'output'});
    [library, camera] = camera_maps(library);
    toml = utf8_bytes(gaussmle_toml(library, 'localize'));
    start = 0;
    if ischar(movie) || isa(movie, 'string')
        opened = gaussmle_mex('new');
        closed = onCleanup(@() gaussmle_mex('free', opened));
        sizes = gaussmle_mex('movie', opened, utf8_bytes(char(movie)), toml);
        [library, start, count] = for_file(library, opened, toml, camera, sizes);
        if start > 0 && ~isempty(host.output)
            error('gaussmle:config', 'frames: a file of output counts frames from the first one: begin at 0');
        end
        toml = utf8_bytes(gaussmle_toml(library, 'localize'));
        movie = @(first, last) gaussmle_mex('read', opened, start + first - 1, min(last, count) - first + 1);
    end
    is_function = isa(movie, 'function_handle');
    total = NaN;
    if is_function
        block = frames_of(movie, 1, 1);
        if isempty(block)
            error('gaussmle:argument', 'the movie has no first frame');
        end
    else
        check_pixels(movie, 'movie');
        block = movie;
        total = size(movie, 3);
    end
    height = size(block, 1);
    width = size(block, 2);
    % 16 MiB of 16-bit pixels. The queue of the library takes 256 MiB.
    per_push = max(1, floor(2^23 / max(1, height * width)));

    run = gaussmle_mex('new');
    freed = onCleanup(@() gaussmle_mex('free', run));
    gaussmle_mex('session', run, toml, width, height, camera);
    shown = [];
    pushed = 0;
    while ~(pushed >= total)
        if is_function
            block = frames_of(movie, pushed + 1, pushed + per_push);
            from = 0;
            count = size(block, 3);
            if isempty(block)
                break
            end
        else
            from = pushed;
            count = min(per_push, total - pushed);
        end
        while ~gaussmle_mex('push', run, block, from, count, 0.1)
            % The queue is full. Frames are not taken while many rows wait, either.
            state = gaussmle_mex('poll', run, 0);
            shown = show_progress(host.progress, shown, run, state(2), total, 'frames');
        end
        pushed = pushed + count;
        state = gaussmle_mex('poll', run, 0);
        shown = show_progress(host.progress, shown, run, state(2), total, 'frames');
        if is_function && count < per_push
            break
        end
    end
    summary = [];
    while isempty(summary)
        summary = gaussmle_mex('finish', run, 0.1);
        state = gaussmle_mex('poll', run, 0);
        shown = show_progress(host.progress, shown, run, state(2), pushed, 'frames');
    end
    while ~state(1)
        state = gaussmle_mex('poll', run, 0.1);
    end
    if state(3) == 0
        locs = empty_columns(library, camera);
        if ~isempty(host.output)
            warning('gaussmle:noRows', 'there are no localizations: %s was not written', host.output);
        end
        return
    end
    if ~isempty(host.output)
        gaussmle_mex('save', run, utf8_bytes(host.output));
    end
    locs = columns_from_one(gaussmle_mex('columns', run), library, camera);
    locs.frame = locs.frame + start;
end

function block = frames_of(movie, first, last)
% The frames that the function of a movie returns.
    block = movie(first, last);
    if ~isempty(block)
        check_pixels(block, 'movie');
        if size(block, 3) > last - first + 1
            error('gaussmle:argument', 'the function of the movie returns more frames than asked for');
        end
    end
end

function [library, start, count] = for_file(library, opened, toml, camera, sizes)
% The options of a session, with what the file states or what is measured in it in place of the options of files,
% and the frames that are read: the number before the first, and how many.
    if isempty(camera) && ~isfield(library, 'pixel_size_um') && ~isfield(library, 'camera') && sizes(4) > 0
        library.pixel_size_um = sizes(4:5);
    end
    if isfield(library, 'sigma_um') && ~isnumeric(library.sigma_um) && strcmp(char(library.sigma_um), 'auto')
        measured = gaussmle_mex('sigma', opened, toml, camera);
        library.sigma_um = measured(1);
        if measured(2) > 0
            library.psf_misfit = measured(2);
        end
    end
    start = 0;
    count = sizes(3);
    if isfield(library, 'frames') && ~isempty(library.frames)
        % The library has read it as FROM:TO.
        limits = str2double(strsplit(char(library.frames), ':', 'CollapseDelimiters', false));
        if ~isnan(limits(1))
            start = limits(1);
        end
        if ~isnan(limits(2))
            count = limits(2);
        end
        if start > count || count > sizes(3)
            error('gaussmle:config', 'frames: %s is not within the %d frames of the movie', ...
                char(library.frames), sizes(3));
        end
        count = count - start;
    end
    chosen = intersect(fieldnames(library), {'frames', 'series', 'channel', 'z', 'allow_truncated'});
    library = rmfield(library, chosen);
end

function locs = empty_columns(library, camera)
% The columns of no rows.
    table = gaussmle_mex('new');
    freed = onCleanup(@() gaussmle_mex('free', table));
    gaussmle_mex('table', table, utf8_bytes(gaussmle_toml(library, 'localize')), camera);
    locs = columns_from_one(gaussmle_mex('columns', table), library, camera);
end
