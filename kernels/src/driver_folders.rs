//! The folders in which Windows searches libraries of drivers.

/// Leaves the working folder out, which may have a library of a stranger. The rest of the search stays.
#[cfg(windows)]
#[allow(unsafe_code)]
pub(crate) fn leave_out_the_working_folder() {
    unsafe extern "system" {
        fn SetDllDirectoryW(folder: *const u16) -> i32;
    }
    // SAFETY: the name is empty and ends with 0. Such a name takes the working folder out of the search.
    unsafe { SetDllDirectoryW([0].as_ptr()) };
}

#[cfg(not(windows))]
pub(crate) fn leave_out_the_working_folder() {}
