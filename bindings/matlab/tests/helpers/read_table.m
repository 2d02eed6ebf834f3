function table = read_table(path)
% The columns of a native table in .npz. Its members are not compressed: a header of 30 bytes, a name and
% a field with the size come before each, and the directory of the archive follows the last.
    file = fopen(path, 'r', 'ieee-le');
    closed = onCleanup(@() fclose(file));
    table = struct();
    while isequal(fread(file, 4, 'uint8').', [80 75 3 4])
        fseek(file, 22, 'cof');
        lengths = fread(file, 2, 'uint16');
        name = fread(file, lengths(1), '*char').';
        extra = fread(file, lengths(2), '*uint8');
        bytes = typecast(extra(5:12), 'uint64');
        member = fread(file, double(bytes), '*uint8').';
        from = 10 + double(typecast(member(9:10), 'uint16'));
        descr = regexp(char(member(11:from)), '''descr'': ''[<|](\w+)''', 'tokens', 'once');
        types = struct('f8', 'double', 'u4', 'uint32', 'u1', 'uint8');
        if ~isempty(descr) && isfield(types, descr{1})
            values = typecast(member(from + 1:end), types.(descr{1}));
            table.(name(1:end - 4)) = double(reshape(values, [], 1));
        end
    end
end
