function [rois, x, y] = simulated_rois(side, count, seed)
% Spots of 600 to 2400 photons with a width of 1.3 pixels on a background of 8, with photon noise and an
% offset of 100. x and y are indices of pixels; x is larger than y, so that a transposition shows.
    rand('twister', seed);
    randp('twister', seed + 1);
    middle = (side + 1) / 2;
    x = middle + 0.2 + 0.8 * rand(count, 1);
    y = middle - 0.2 - 0.8 * rand(count, 1);
    photons = 600 * 4 .^ rand(count, 1);
    rois = zeros(side, side, count);
    for k = 1:count
        rois(:, :, k) = 8 + photons(k) * spot(side, x(k), y(k), 1.3, 1.3);
    end
    rois = uint16(100 + randp(rois));
end
