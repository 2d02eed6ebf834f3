function shown = show_progress(progress, shown, run, done, total, unit)
% Prints the progress of a job or a session, at most once a second, or calls the function of the user.
% While it waits for a GPU, prints for which every ten seconds, and then on which device it fits and
% why. `shown` is what was printed last, [] at first.
    if isa(progress, 'function_handle')
        if nargin(progress) == 3
            state = gaussmle_mex('state', run);
            progress(done, total, state{2});
        else
            progress(done, total);
        end
        return
    elseif isempty(progress) || ~progress
        return
    elseif isempty(shown)
        shown = struct('time', tic(), 'done', NaN, 'waited', []);
    end
    state = gaussmle_mex('state', run);
    GM_STATE_WAITING = 2;
    if state{1} == GM_STATE_WAITING
        if isempty(shown.waited) || toc(shown.waited) > 10
            fprintf('%s\n', state{2});
            shown.waited = tic();
        end
    elseif ~isempty(shown.waited)
        fprintf('%s\n', state{2});
        shown.waited = [];
    end
    if done ~= shown.done && (done == total || toc(shown.time) > 1)
        if isnan(total)
            fprintf('%d %s\n', done, unit);
        else
            fprintf('%d of %d %s\n', done, total, unit);
        end
        shown.time = tic();
        shown.done = done;
    end
end
