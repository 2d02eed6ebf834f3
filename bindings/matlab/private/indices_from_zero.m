function indices = indices_from_zero(given, expected, name, index_class)
% Indices of the host, which count from 1, as indices of the library. [] stays empty.
    if isempty(given)
        indices = zeros(0, expected(2), index_class);
        return
    end
    if expected(2) == 1 && isvector(given)
        given = given(:);
    end
    if ~isequal(size(given), expected)
        error('gaussmle:argument', '%s is an array of %s: expected %s', name, mat2str(size(given)), ...
            mat2str(expected));
    end
    if ~isnumeric(given) || ~isreal(given)
        error('gaussmle:argument', '%s must be real numbers', name);
    end
    given = full(double(given)) - 1;
    if any(given(:) ~= round(given(:))) || any(given(:) > double(intmax(index_class)))
        error('gaussmle:argument', '%s must be whole numbers', name);
    end
    % A ROI may begin outside of the sensor only by mistake: the library would refuse it with maps.
    if any(given(:) < 0)
        error('gaussmle:argument', '%s must count from 1', name);
    end
    indices = feval(index_class, given);
end
