function command_line(folder, arguments)
% Runs gaussmle in a folder.
    program = getenv('GAUSSMLE_TEST_PROGRAM');
    assert(~isempty(program), 'GAUSSMLE_TEST_PROGRAM must name the program gaussmle');
    [failed, output] = system(sprintf('cd ''%s'' && ''%s'' %s --quiet 2>&1', folder, program, arguments));
    assert(~failed, 'gaussmle %s: %s', arguments, output);
end
