function text = gaussmle_toml(opts, section)
%GAUSSMLE_TOML  The text of a configuration file of gaussmle.
%   TEXT = GAUSSMLE_TOML(OPTS, SECTION) writes the fields of a struct as the keys of a section, 'fit' or
%   'localize'. A file with this text is valid for `gaussmle fit --config` and `gaussmle localize
%   --config`. Empty fields are left out.
%
%   Text is quoted. Numbers keep all digits. A vector and a cell array of text become arrays. bounds can
%   be a struct of [lower upper], as struct('photons', [10 1e6]).
%
%   See also GAUSSMLE_FIT, GAUSSMLE_LOCALIZE.

    if ~isstruct(opts) || numel(opts) ~= 1
        error('gaussmle:argument', ...
            'opts must be a struct of one element: struct(''a'', {{..}}) keeps a cell array as a field');
    end
    lines = {sprintf('[%s]\n', section)};
    names = fieldnames(opts);
    for k = 1:numel(names)
        name = names{k};
        given = opts.(name);
        if strcmp(name, 'bounds')
            given = bounds_as_text(given);
        end
        if ~isempty(given)
            lines{end + 1} = sprintf('%s = %s\n', name, value_as_text(name, given)); %#ok<AGROW>
        end
    end
    text = [lines{:}];
end

function given = bounds_as_text(given)
% Bounds as a cell array of text.
    if ischar(given) && ~isempty(given)
        given = {given};
    elseif isstruct(given) && numel(given) == 1
        names = fieldnames(given);
        list = cell(1, numel(names));
        for k = 1:numel(names)
            range = given.(names{k});
            if ~isnumeric(range) || numel(range) ~= 2
                error('gaussmle:config', 'bounds.%s must be [lower upper]', names{k});
            end
            list{k} = sprintf('%s=%s:%s', names{k}, number_as_text(range(1)), number_as_text(range(2)));
        end
        given = list;
    end
end

function text = value_as_text(name, given)
    if isa(given, 'string') && numel(given) == 1
        given = char(given);
    end
    if ischar(given) && size(given, 1) == 1
        text = quoted(given);
    elseif islogical(given) && numel(given) == 1
        if given
            text = 'true';
        else
            text = 'false';
        end
    elseif isnumeric(given) && isreal(given) && ~issparse(given) && numel(given) == 1
        text = number_as_text(given);
    elseif isnumeric(given) && isreal(given) && ~issparse(given) && numel(given) == length(given)
        text = list_as_text(arrayfun(@number_as_text, given(:).', 'UniformOutput', false));
    elseif iscellstr(given) || isa(given, 'string')
        text = list_as_text(cellfun(@quoted, reshape(cellstr(given), 1, []), 'UniformOutput', false));
    else
        error('gaussmle:config', ['`%s` is a %s of %s: expected a number, a vector of numbers, true, ' ...
            'false, text, or a cell array of text'], name, class(given), mat2str(size(given)));
    end
end

function text = list_as_text(items)
    if numel(items) > 1
        items(1:end - 1) = strcat(items(1:end - 1), {', '});
    end
    text = ['[' items{:} ']'];
end

function text = number_as_text(number)
    if isa(number, 'single')
        number = double(number);
    end
    if isfloat(number) && isnan(number)
        text = 'nan';
    elseif isfloat(number) && isinf(number)
        text = 'inf';
        if number < 0
            text = '-inf';
        end
    elseif isinteger(number) || (number == round(number) && abs(number) < 2^53)
        % Keys such as roi need an integer, and the others accept one.
        text = sprintf('%d', number);
    else
        text = sprintf('%.17g', number);
    end
end

function text = quoted(text)
% A basic string of TOML. Backslashes come first: the others add some.
    text = strrep(text, '\', '\\');
    text = strrep(text, '"', '\"');
    for code = [0:31 127]
        if any(text == char(code))
            text = strrep(text, char(code), sprintf('\\u%04X', code));
        end
    end
    text = ['"' text '"'];
end
