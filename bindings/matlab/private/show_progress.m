function shown = show_progress(progress, shown, done, total, unit)
% Prints the progress, at most once a second, or calls the function of the user. `shown` is what was
% printed last, [] at first.
    if isa(progress, 'function_handle')
        progress(done, total);
        return
    elseif isempty(progress) || ~progress
        return
    elseif isempty(shown)
        shown = struct('time', tic(), 'done', NaN);
    end
    if done ~= shown.done && (done == total || toc(shown.time) > 1)
        if isnan(total)
            fprintf('%d %s\n', done, unit);
        else
            fprintf('%d of %d %s\n', done, total, unit);
        end
        shown = struct('time', tic(), 'done', done);
    end
end
