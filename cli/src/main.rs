//! The program `gaussmle`.

use std::process::ExitCode;

/// Keeps a closed stdout closed. Before `main`, the standard library opens `/dev/null` in its place,
/// where all data would be lost without a word; writes to this descriptor fail.
#[cfg(unix)]
extern "C" fn keep_stdout_closed() {
    // SAFETY: calls of the operating system with valid arguments. No other thread has been started.
    unsafe {
        if libc::fcntl(1, libc::F_GETFD) != -1 {
            return;
        }
        let unwritable = libc::open(c"/dev/null".as_ptr(), libc::O_RDONLY);
        if unwritable >= 0 && unwritable != 1 {
            libc::dup2(unwritable, 1);
            libc::close(unwritable);
        }
    }
}

// SAFETY: the linker makes a list of the functions in this section, which the loader calls before
// `main`; functions with arguments or none can be in it.
#[cfg(unix)]
#[used]
#[cfg_attr(not(target_vendor = "apple"), unsafe(link_section = ".init_array"))]
#[cfg_attr(
    target_vendor = "apple",
    unsafe(link_section = "__DATA,__mod_init_func")
)]
static BEFORE_MAIN: extern "C" fn() = keep_stdout_closed;

/// Makes a file at its largest size (`ulimit -f`) an error of the write, with a message. Otherwise the
/// system ends the program without a word, and its temporary files stay.
#[cfg(unix)]
fn ignore_size_signal() {
    // SAFETY: a signal that is ignored calls no function.
    unsafe { libc::signal(libc::SIGXFSZ, libc::SIG_IGN) };
}

/// Libraries of drivers are loaded from the folders of the system and of the program. Otherwise the
/// working folder is searched, too, and it may have a library of a stranger.
#[cfg(windows)]
fn leave_out_the_working_folder() {
    use windows_sys::Win32::System::LibraryLoader;
    // SAFETY: it changes where this process looks for libraries from now on.
    unsafe {
        LibraryLoader::SetDefaultDllDirectories(LibraryLoader::LOAD_LIBRARY_SEARCH_DEFAULT_DIRS)
    };
}

fn main() -> ExitCode {
    #[cfg(unix)]
    ignore_size_signal();
    #[cfg(windows)]
    leave_out_the_working_folder();
    ExitCode::from(gaussmle_cli::run(std::env::args_os()))
}
