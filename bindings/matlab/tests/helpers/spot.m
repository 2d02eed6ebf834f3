function image = spot(side, x, y, sigma_x, sigma_y)
% A Gaussian of sum 1, integrated over pixels. x and y are indices of pixels. The first index is y.
    image = integrals(side, y, sigma_y) * integrals(side, x, sigma_x).';
end

function parts = integrals(side, position, sigma)
    edges = (0:side).' + 0.5 - position;
    parts = diff(erf(edges / (sqrt(2) * sigma)) / 2);
end
