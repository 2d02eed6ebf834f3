function interrupt_at_work(varargin)
% Sends Ctrl-C to this process once, from another process, and prints "at work".
    persistent is_sent
    if isempty(is_sent)
        is_sent = true;
        printf('at work\n');
        fflush(stdout);
        system(sprintf('(sleep 0.1; kill -INT %d) >/dev/null 2>&1 &', getpid()));
    end
end
