function [library, host] = split_options(opts, names)
% Takes the options `names`, which the library does not know, from a struct. A missing one is [].
    if ~isstruct(opts) || numel(opts) ~= 1
        error('gaussmle:argument', ...
            'opts must be a struct of one element: struct(''a'', {{..}}) keeps a cell array as a field');
    end
    library = opts;
    host = struct();
    for k = 1:numel(names)
        name = names{k};
        host.(name) = [];
        if isfield(opts, name)
            host.(name) = opts.(name);
            library = rmfield(library, name);
        end
    end
    if isfield(host, 'output') && isa(host.output, 'string')
        host.output = char(host.output);
    end
    if isfield(host, 'output') && ~isempty(host.output) && ~ischar(host.output)
        error('gaussmle:argument', 'output must be the path of a file');
    end
end
