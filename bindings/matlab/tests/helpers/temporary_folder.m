function [folder, removed] = temporary_folder()
% An empty folder, which goes with the second value.
    folder = tempname();
    mkdir(folder);
    removed = onCleanup(@() remove(folder));
end

function remove(folder)
    confirm_recursive_rmdir(false, 'local');
    rmdir(folder, 's');
end
