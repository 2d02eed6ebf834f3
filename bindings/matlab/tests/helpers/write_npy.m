function write_npy(path, array, shape)
% Writes an array of (y, x, k) as a .npy file of (k, y, x), a matrix as one of (y, x). `shape` replaces
% the shape, as for a vector.
    if nargin < 3
        shape = size(array);
        if numel(shape) == 3
            shape = shape([3 1 2]);
        end
    end
    types = struct('uint8', '|u1', 'uint16', '<u2', 'single', '<f4', 'int32', '<i4', 'uint32', '<u4');
    dimensions = sprintf('%d, ', shape);
    header = sprintf('{''descr'': ''%s'', ''fortran_order'': False, ''shape'': (%s), }', ...
        types.(class(array)), dimensions(1:end - 1 - (numel(shape) > 1)));
    header = [header repmat(' ', 1, 63 - mod(10 + numel(header), 64)) char(10)];
    file = fopen(path, 'w', 'ieee-le');
    fwrite(file, [147 double('NUMPY') 1 0], 'uint8');
    fwrite(file, numel(header), 'uint16');
    fwrite(file, header, 'char');
    fwrite(file, permute(array, [2 1 3]), class(array));
    fclose(file);
end
