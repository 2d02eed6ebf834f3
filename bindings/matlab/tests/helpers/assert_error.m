function assert_error(id, part, action)
% The action raises an error with an identifier, and its message contains a text.
    try
        action();
    catch problem
        assert(strcmp(problem.identifier, id) && (isempty(part) || ~isempty(strfind(problem.message, part))), ...
            'expected %s with `%s`, got %s: %s', id, part, problem.identifier, problem.message);
        return
    end
    error('expected %s with `%s`', id, part);
end
