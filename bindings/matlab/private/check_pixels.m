function check_pixels(pixels, name)
% Checks the class and the dimensions of images.
    if ~any(strcmp(class(pixels), {'uint8', 'uint16', 'single', 'double'}))
        error('gaussmle:type', '%s is of class %s: expected uint8, uint16, single or double', ...
            name, class(pixels));
    end
    if ~isreal(pixels) || issparse(pixels)
        error('gaussmle:type', '%s must be real and not sparse', name);
    end
    if ndims(pixels) > 3
        error('gaussmle:argument', '%s has %d dimensions: expected (height, width, images)', ...
            name, ndims(pixels));
    end
end
