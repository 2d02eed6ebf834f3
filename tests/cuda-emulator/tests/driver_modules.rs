//! Modules and launches: what a driver refuses, and what a kernel does wrong.

mod support;

use std::ffi::{CString, c_void};

use support::*;

/// `ADD_ONE` with another version and target.
fn ptx(version: &str, target: &str) -> String {
    ADD_ONE
        .replace(".version 7.0", &format!(".version {version}"))
        .replace(".target sm_70", &format!(".target {target}"))
}

/// Loads `ADD_ONE` with a version and a target, and fails unless the code is this one.
#[track_caller]
fn expect_load(version: &str, target: &str, status: Status) {
    let mut module = 0;
    expect(load_code(&ptx(version, target), &mut module), status);
}

#[test]
fn versions_are_those_of_the_driver() {
    let script = "driver 11080\ndevice H100 cc=9.0";
    let report = scenario("versions_are_those_of_the_driver", script, || {
        start();
        expect_load("7.8", "sm_90", Status::SUCCESS);
        expect_load("8.0", "sm_90", Status::UNSUPPORTED_PTX_VERSION);
        // These features need a newer version than the driver has.
        expect_load("7.8", "sm_90a", Status::INVALID_PTX);
        expect_load("8.0", "sm_90a", Status::UNSUPPORTED_PTX_VERSION);
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["ptx 3"]);
        assert_eq!(report.one("driver"), "11080");
    }
}

#[test]
fn targets_are_those_of_the_device() {
    let script = "driver 13000\ndevice A100 cc=8.0\ndevice H100 cc=9.0\ndevice B300 cc=10.3";
    // The fastest device would be first.
    let order = [("CUDA_DEVICE_ORDER", "PCI_BUS_ID")];
    let name = "targets_are_those_of_the_device";
    let report = scenario_with(name, script, &order, || {
        start_on(0);
        expect_load("8.0", "sm_80", Status::SUCCESS);
        expect_load("8.0", "sm_90", Status::NO_BINARY_FOR_GPU);
        expect_load("8.0", "sm_90a", Status::NO_BINARY_FOR_GPU);
        start_on(1);
        expect_load("8.0", "sm_80", Status::SUCCESS);
        expect_load("8.0", "sm_90a", Status::SUCCESS);
        start_on(2);
        expect_load("8.0", "sm_90", Status::SUCCESS);
        expect_load("8.0", "sm_90a", Status::NO_BINARY_FOR_GPU);
        expect_load("8.8", "sm_100f", Status::SUCCESS);
        expect_load("8.8", "sm_103a", Status::SUCCESS);
        expect_load("8.8", "sm_100a", Status::NO_BINARY_FOR_GPU);
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["ptx 4"]);
        let modules = report.all("module");
        assert_eq!(modules.len(), 6);
        assert!(
            modules[0].starts_with("1 version=8.0 target=sm_80"),
            "{modules:?}"
        );
    }
}

#[test]
fn the_error_log_says_why() {
    let report = scenario("the_error_log_says_why", "driver 12080", || {
        start();
        let mut module = 0;
        let text = CString::new(ptx("9.0", "sm_90")).expect("no zero byte");
        let image: *const c_void = text.as_ptr().cast();
        let mut log = vec![1u8; 256];
        let options = [5, 6];
        let mut values = [log.as_mut_ptr(), log.len() as *mut u8];
        // SAFETY: the pointers are valid.
        unsafe {
            let (options, values) = (options.as_ptr(), values.as_mut_ptr());
            let code = cuModuleLoadDataEx(&mut module, image, 2, options, values);
            expect(code, Status::UNSUPPORTED_PTX_VERSION);
        }
        let written = values[1] as usize;
        let message = std::str::from_utf8(&log[..written - 1]).expect("text");
        assert!(message.contains("Unsupported .version 9.0"), "{message}");
        assert_eq!((log[written - 1], log[written]), (0, 1));

        // A log without room is cut.
        let mut short = [1u8; 8];
        let mut values = [short.as_mut_ptr(), 8 as *mut u8];
        // SAFETY: the pointers are valid.
        unsafe {
            let (options, values) = (options.as_ptr(), values.as_mut_ptr());
            let code = cuModuleLoadDataEx(&mut module, image, 2, options, values);
            expect(code, Status::UNSUPPORTED_PTX_VERSION);
        }
        assert_eq!(&short, b"ptxas a\0");
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["ptx 2"]);
    }
}

#[test]
fn unusable_images_are_refused() {
    let report = scenario("unusable_images_are_refused", "", || {
        start();
        let mut module = 0;
        let wrong = ADD_ONE.replace("add.s64", "nonsense.s64");
        expect(load_code(&wrong, &mut module), Status::INVALID_PTX);
        expect(load_code("", &mut module), Status::INVALID_PTX);
        expect(load_code("no PTX", &mut module), Status::INVALID_PTX);
        expect(load_code("\x7fELF", &mut module), Status::NO_BINARY_FOR_GPU);
        let module = load(ADD_ONE);
        let mut function = 0;
        // SAFETY: the pointers are valid.
        unsafe {
            let code = cuModuleGetFunction(&mut function, module, c"add_two".as_ptr());
            expect(code, Status::NOT_FOUND);
            ok(cuModuleUnload(module));
            expect(cuModuleUnload(module), Status::INVALID_HANDLE);
        }
    });
    if let Some(report) = report {
        let expected = ["invalid_handle 1", "ptx 3", "unsupported 1"];
        assert_eq!(report.violations(), expected);
        let parse = report.all("violation ptx")[0];
        assert!(parse.contains("line 22"), "{parse}");
    }
}

#[test]
fn launches_have_limits() {
    let report = scenario("launches_have_limits", "device A cc=7.5", || {
        start();
        let stream = stream();
        let data = alloc(128);
        let add = function(load(ADD_ONE), "add_one");
        let (words, n) = (data, 32u32);
        let params: [*const c_void; 2] = [(&raw const words).cast(), (&raw const n).cast()];
        let launch = |grid: [u32; 3], block: [u32; 3], shared: u32| {
            let ([x, y, z], [bx, by, bz]) = (grid, block);
            let (params, none) = (params.as_ptr(), std::ptr::null());
            // SAFETY: the pointers are valid.
            unsafe { cuLaunchKernel(add, x, y, z, bx, by, bz, shared, stream, params, none) }
        };
        ok(launch([1, 1, 1], [32, 1, 1], 0));
        let invalid = [
            ([0, 1, 1], [32, 1, 1], 0),
            ([1, 65536, 1], [32, 1, 1], 0),
            ([1, 1, 1], [1025, 1, 1], 0),
            ([1, 1, 1], [1, 1, 65], 0),
            ([1, 1, 1], [32, 1, 1], 48 * 1024 + 1),
        ];
        for (grid, block, shared) in invalid {
            expect(launch(grid, block, shared), Status::INVALID_VALUE);
        }
        // More shared memory is there on request, up to the limit of the device.
        // SAFETY: no pointer.
        unsafe {
            ok(cuFuncSetAttribute(add, 8, 64 * 1024));
            ok(launch([1, 1, 1], [32, 1, 1], 64 * 1024));
            expect(
                cuFuncSetAttribute(add, 8, 64 * 1024 + 1),
                Status::INVALID_VALUE,
            );
            expect(cuFuncSetAttribute(add, 8, -1), Status::INVALID_VALUE);
        }
        synchronize(stream);
        assert_eq!(read(data, 32), [2; 32]);
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["launch_limits 7"]);
    }
}

#[test]
fn an_access_out_of_bounds_breaks_the_context() {
    let report = scenario("an_access_out_of_bounds_breaks_the_context", "", || {
        let context = start();
        let stream = stream();
        let data = alloc(100);
        let add = function(load(ADD_ONE), "add_one");
        let event = event();
        launch(add, 1, &[Param::Pointer(data), Param::Word(26)], stream);
        // SAFETY: valid arguments.
        unsafe {
            let code = cuStreamSynchronize(stream);
            expect(code, Status::ILLEGAL_ADDRESS);
            let mut address = 0;
            expect(cuMemAlloc_v2(&mut address, 4), Status::ILLEGAL_ADDRESS);
            expect(cuEventSynchronize(event), Status::ILLEGAL_ADDRESS);
            expect(cuCtxSynchronize(), Status::ILLEGAL_ADDRESS);
            // A new context is usable.
            ok(cuDevicePrimaryCtxReset_v2(0));
            expect(cuCtxSynchronize(), Status::CONTEXT_IS_DESTROYED);
            expect(cuCtxSetCurrent(context), Status::INVALID_CONTEXT);
            let mut renewed = 0;
            ok(cuDevicePrimaryCtxRetain(&mut renewed, 0));
            assert_ne!(renewed, context);
            ok(cuCtxSetCurrent(renewed));
        }
        free(alloc(4));
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["out_of_bounds 1", "invalid_handle 1"]);
        let text = report.all("violation out_of_bounds")[0];
        assert!(text.starts_with("kernel add_one: "), "{text}");
        assert!(
            text.ends_with("byte 100 of a buffer of 100 bytes"),
            "{text}"
        );
        assert_eq!(report.one("left allocations"), "0");
    }
}

#[test]
fn kernels_fail_at_stale_and_misaligned_addresses() {
    let name = "kernels_fail_at_stale_and_misaligned_addresses";
    let report = scenario(name, "device A cc=8.0\ndevice B cc=8.0", || {
        start_on(0);
        let of_other_device = alloc(64);
        let run = |data: u64| {
            let stream = stream();
            let add = function(load(ADD_ONE), "add_one");
            launch(add, 1, &[Param::Pointer(data), Param::Word(8)], stream);
            // SAFETY: no pointer.
            let status = Status(unsafe { cuStreamSynchronize(stream) });
            // SAFETY: no pointer.
            ok(unsafe { cuDevicePrimaryCtxReset_v2(1) });
            start_on(1);
            status
        };
        start_on(1);
        let stale = alloc(64);
        free(stale);
        assert_eq!(run(stale), Status::ILLEGAL_ADDRESS);
        assert_eq!(run(alloc(64) + 2), Status::MISALIGNED_ADDRESS);
        assert_eq!(run(of_other_device), Status::ILLEGAL_ADDRESS);
    });
    if let Some(report) = report {
        let expected = ["out_of_bounds 1", "use_after_free 1", "misaligned 1"];
        assert_eq!(report.violations(), expected);
    }
}
