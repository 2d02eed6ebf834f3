function movie = simulated_movie(height, width, frames, seed)
% Frames with three spots each on a background of 8, with photon noise and an offset of 100.
    rand('twister', seed);
    randp('twister', seed + 1);
    movie = zeros(height, width, frames);
    for k = 1:frames
        image = 8 * ones(height, width);
        for s = 1:3
            x = 8 + floor((width - 16) * rand());
            y = 8 + floor((height - 16) * rand());
            image(y - 6:y + 6, x - 6:x + 6) = image(y - 6:y + 6, x - 6:x + 6) ...
                + 1500 * spot(13, 7 + rand() - 0.5, 7 + rand() - 0.5, 1.3, 1.3);
        end
        movie(:, :, k) = image;
    end
    movie = uint16(100 + randp(movie));
end
