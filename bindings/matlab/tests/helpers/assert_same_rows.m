function assert_same_rows(locs, table)
% The columns are those of a native table, to the bit, but for the indices, which count from 1.
    locs = rmfield(locs, intersect(fieldnames(locs), {'x_px', 'y_px'}));
    assert(fieldnames(locs), fieldnames(table));
    table.frame = table.frame + 1;
    table.roi = table.roi + 1;
    names = fieldnames(table);
    for k = 1:numel(names)
        [mine, theirs] = deal(locs.(names{k}), table.(names{k}));
        assert(size(mine), size(theirs));
        same = typecast(mine, 'uint64') == typecast(theirs, 'uint64') | (isnan(mine) & isnan(theirs));
        assert(all(same), 'column %s: %d of %d rows differ', names{k}, sum(~same), numel(same));
    end
end
