//! The end of the process: static objects of LLVM stay.
//!
//! C++ registers the destructors of static objects with `__cxa_atexit`, those of a function when it is
//! called first. At the end of a process they run while threads of the library may compile a kernel,
//! and before functions that the host has registered earlier and that may call the library. The
//! library is never unloaded, so it needs no destructors: its own `__cxa_atexit` registers nothing. It
//! is hidden, so that of the host is unchanged.

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
std::arch::global_asm!(
    ".pushsection .text.__cxa_atexit,\"ax\",@progbits",
    ".globl __cxa_atexit",
    ".hidden __cxa_atexit",
    ".type __cxa_atexit,@function",
    "__cxa_atexit:",
    "xor eax, eax",
    "ret",
    ".size __cxa_atexit, . - __cxa_atexit",
    ".popsection",
);

#[cfg(all(target_os = "linux", target_arch = "aarch64"))]
std::arch::global_asm!(
    ".pushsection .text.__cxa_atexit,\"ax\",@progbits",
    ".globl __cxa_atexit",
    ".hidden __cxa_atexit",
    ".type __cxa_atexit,@function",
    "__cxa_atexit:",
    "mov w0, #0",
    "ret",
    ".size __cxa_atexit, . - __cxa_atexit",
    ".popsection",
);
