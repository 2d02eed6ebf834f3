function locs = columns_from_one(locs, opts, camera)
% Adds pixel indices to native columns, and lets frame and roi count from 1.
    locs.frame = locs.frame + 1;
    locs.roi = locs.roi + 1;
    pixel_size_um = [];
    if ~isempty(camera)
        pixel_size_um = camera.pixel_size_um;
    elseif isfield(opts, 'pixel_size_um')
        pixel_size_um = double(opts.pixel_size_um);
    end
    if ~isempty(pixel_size_um)
        % One size, or width and height.
        locs.x_px = locs.x / pixel_size_um(1) + 0.5;
        locs.y_px = locs.y / pixel_size_um(end) + 0.5;
    end
end
