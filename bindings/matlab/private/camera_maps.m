function [opts, camera] = camera_maps(opts)
% Takes a camera with maps from the options. Without maps, `camera` is [], and the options are unchanged.
% With maps, numbers of the camera become maps, too.
    numbers = struct('offset_adu', 0, 'gain_e_per_adu', 1, 'read_noise_e', 0);
    names = {'offset_adu', 'gain_e_per_adu', 'read_noise_e', 'variance_e2', 'mask'};
    is_given = isfield(opts, names);
    for k = find(is_given)
        is_given(k) = ~isempty(opts.(names{k}));
    end
    map_size = [];
    for k = find(is_given)
        given = opts.(names{k});
        if ~(isnumeric(given) || islogical(given)) || ~isreal(given) || issparse(given) || ndims(given) > 2
            error('gaussmle:config', '`%s` must be a number or a map of (height, width)', names{k});
        end
        % A mask and a variance are maps, whatever their size.
        if numel(given) > 1 || k > 3
            if isempty(map_size)
                map_size = size(given);
                first = names{k};
            elseif ~isequal(size(given), map_size)
                error('gaussmle:config', ['`%s` is a map of %d x %d pixels (height x width) and `%s` of ' ...
                    '%d x %d: pass maps of the whole sensor'], first, map_size(1), map_size(2), ...
                    names{k}, size(given, 1), size(given, 2));
            end
        end
    end
    camera = [];
    if isempty(map_size)
        return
    end
    if isfield(opts, 'camera') && ~isempty(opts.camera)
        error('gaussmle:config', 'give a camera file in `camera`, or maps, and not both');
    end
    if all(is_given([3 4]))
        error('gaussmle:config', 'give one of `read_noise_e` and `variance_e2`');
    end
    if ~isfield(opts, 'pixel_size_um') || isempty(opts.pixel_size_um)
        error('gaussmle:config', '`pixel_size_um` is missing: give the width of a camera pixel');
    end
    camera = struct('pixel_size_um', double(opts.pixel_size_um), 'excess_noise', 1, 'mask', []);
    if isfield(opts, 'excess_noise') && ~isempty(opts.excess_noise)
        camera.excess_noise = double(opts.excess_noise);
    end
    for k = 1:3
        given = numbers.(names{k});
        if is_given(k)
            given = opts.(names{k});
        end
        % The library computes with single precision, also the square of the noise.
        given = single(given);
        if isscalar(given)
            given = repmat(given, map_size);
        end
        maps.(names{k}) = given;
    end
    camera.offset_adu = maps.offset_adu;
    camera.gain_e_per_adu = maps.gain_e_per_adu;
    camera.variance_e2 = maps.read_noise_e .^ 2;
    if is_given(4)
        camera.variance_e2 = single(opts.variance_e2);
    end
    if is_given(5)
        camera.mask = opts.mask ~= 0;
    end
    taken = [names {'pixel_size_um', 'excess_noise'}];
    opts = rmfield(opts, taken(isfield(opts, taken)));
end
