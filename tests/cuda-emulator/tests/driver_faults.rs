//! Injected faults, and calls in the wrong state.

mod support;

use std::time::{Duration, Instant};

use support::*;

#[test]
fn the_nth_call_fails_once() {
    let script = "fault cuMemAlloc nth=2 code=CUDA_ERROR_OUT_OF_MEMORY";
    let report = scenario("the_nth_call_fails_once", script, || {
        start();
        alloc(4);
        let mut address = 0;
        // SAFETY: the pointer is valid.
        expect(
            unsafe { cuMemAlloc_v2(&mut address, 4) },
            Status::OUT_OF_MEMORY,
        );
        alloc(4);
    });
    if let Some(report) = report {
        report.assert_clean();
        assert_eq!(report.one("left allocations"), "2");
    }
}

#[test]
fn faults_of_initialization_are_returned() {
    let script = "fault cuInit code=CUDA_ERROR_SYSTEM_DRIVER_MISMATCH\n\
                  fault cuDevicePrimaryCtxRetain count=all code=CUDA_ERROR_DEVICE_UNAVAILABLE";
    let report = scenario("faults_of_initialization_are_returned", script, || {
        let mut context = 0;
        // SAFETY: the pointers are valid.
        unsafe {
            expect(cuInit(0), Status::SYSTEM_DRIVER_MISMATCH);
            ok(cuInit(0));
            for _ in 0..3 {
                let code = cuDevicePrimaryCtxRetain(&mut context, 0);
                expect(code, Status::DEVICE_UNAVAILABLE);
            }
        }
    });
    if let Some(report) = report {
        report.assert_clean();
        assert_eq!(report.one("left retained_contexts"), "0 of 0");
    }
}

#[test]
fn a_sticky_fault_breaks_the_context_of_its_device() {
    let script = "device A cc=8.0\ndevice B cc=8.0\n\
                  fault cuStreamSynchronize device=1 code=CUDA_ERROR_ECC_UNCORRECTABLE sticky";
    let report = scenario(
        "a_sticky_fault_breaks_the_context_of_its_device",
        script,
        || {
            start_on(0);
            synchronize(stream());
            start_on(1);
            let broken = stream();
            // SAFETY: no pointer.
            unsafe {
                expect(cuStreamSynchronize(broken), Status::ECC_UNCORRECTABLE);
                expect(cuStreamSynchronize(broken), Status::ECC_UNCORRECTABLE);
                expect(cuCtxSynchronize(), Status::ECC_UNCORRECTABLE);
            }
            start_on(0);
            synchronize(stream());
        },
    );
    if let Some(report) = report {
        report.assert_clean();
    }
}

#[test]
fn a_late_fault_shows_at_the_next_wait() {
    let script = "fault cuLaunchKernel nth=2 code=CUDA_ERROR_LAUNCH_FAILED late";
    let report = scenario("a_late_fault_shows_at_the_next_wait", script, || {
        start();
        let stream = stream();
        let data = alloc(16);
        let add = function(load(ADD_ONE), "add_one");
        let params = [Param::Pointer(data), Param::Word(4)];
        launch(add, 1, &params, stream);
        synchronize(stream);
        launch(add, 1, &params, stream);
        // SAFETY: no pointer.
        expect(
            unsafe { cuStreamSynchronize(stream) },
            Status::LAUNCH_FAILED,
        );
        expect(launch_code(add, 1, &params, stream), Status::LAUNCH_FAILED);
    });
    if let Some(report) = report {
        report.assert_clean();
        let kernels = report.one("kernel");
        assert!(kernels.starts_with("1 add_one launches=1"), "{kernels}");
    }
}

#[test]
fn work_can_hang() {
    let script = "fault cuMemcpyHtoDAsync nth=2 hang";
    let report = scenario("work_can_hang", script, || {
        start();
        let (good, hanging) = (stream(), stream());
        let data = alloc(16);
        let input = pinned(4);
        upload(data, input, good);
        synchronize(good);
        upload(data, input, hanging);
        let event = record(hanging);
        let started = Instant::now();
        while started.elapsed() < Duration::from_millis(50) {
            // SAFETY: no pointer.
            expect(unsafe { cuEventQuery(event) }, Status::NOT_READY);
        }
        synchronize(good);
    });
    if let Some(report) = report {
        report.assert_clean();
    }
}

#[test]
fn calls_need_initialization_and_a_context() {
    let report = scenario("calls_need_initialization_and_a_context", "", || {
        let (mut count, mut context, mut address, mut version) = (0, 0, 0, 0);
        // SAFETY: the pointers are valid.
        unsafe {
            ok(cuDriverGetVersion(&mut version));
            assert_eq!(version, 12080);
            expect(cuDeviceGetCount(&mut count), Status::NOT_INITIALIZED);
            ok(cuInit(0));
            ok(cuDeviceGetCount(&mut count));
            expect(cuMemAlloc_v2(&mut address, 4), Status::INVALID_CONTEXT);
            expect(cuDevicePrimaryCtxRelease_v2(0), Status::INVALID_CONTEXT);
            ok(cuDevicePrimaryCtxRetain(&mut context, 0));
            // It is not current yet.
            expect(cuMemAlloc_v2(&mut address, 4), Status::INVALID_CONTEXT);
            ok(cuCtxSetCurrent(context));
            ok(cuMemAlloc_v2(&mut address, 4));
        }
        let event = record(stream());
        let of_other_thread = std::thread::spawn(move || {
            // SAFETY: the pointers are valid.
            unsafe {
                // An event has a context.
                ok(cuEventSynchronize(event));
                ok(cuEventDestroy_v2(event));
                let mut address = 0;
                expect(cuMemAlloc_v2(&mut address, 4), Status::INVALID_CONTEXT);
            }
        });
        of_other_thread.join().expect("a thread");
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["no_context 3"]);
        let without = report.all("without_context");
        assert_eq!(without, ["cuEventDestroy_v2 1", "cuEventSynchronize 1"]);
    }
}

#[test]
fn stale_handles_are_refused() {
    let report = scenario("stale_handles_are_refused", "", || {
        start();
        let (stream, event) = (stream(), event());
        // SAFETY: the driver refuses these handles.
        unsafe {
            ok(cuStreamDestroy_v2(stream));
            ok(cuEventDestroy_v2(event));
            expect(cuStreamSynchronize(stream), Status::INVALID_HANDLE);
            expect(cuEventSynchronize(event), Status::INVALID_HANDLE);
            expect(cuEventRecord(event, 0), Status::INVALID_HANDLE);
            expect(cuModuleUnload(event), Status::INVALID_HANDLE);
            expect(cuStreamQuery(0x7777), Status::INVALID_HANDLE);
        }
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["invalid_handle 5"]);
        let texts = report.all("violation invalid_handle");
        assert!(
            texts[0].ends_with("was destroyed, or is of another type"),
            "{texts:?}"
        );
        assert!(texts[4].ends_with("was never given out"), "{texts:?}");
    }
}

#[test]
fn a_destroyed_stream_ends_its_work() {
    let report = scenario("a_destroyed_stream_ends_its_work", "delay_us 10000", || {
        start();
        let stream = stream();
        let data = alloc(16);
        let input = pinned(4);
        input.fill(5);
        upload(data, input, stream);
        let event = record(stream);
        // SAFETY: no pointer.
        unsafe {
            ok(cuStreamDestroy_v2(stream));
            ok(cuEventSynchronize(event));
        }
        assert_eq!(read(data, 4), [5; 4]);
    });
    if let Some(report) = report {
        report.assert_clean();
        assert_eq!(report.one("left streams"), "0 of 1");
    }
}

#[test]
fn objects_of_two_contexts_are_not_mixed() {
    let script = "device A cc=8.0\ndevice B cc=8.0";
    let report = scenario("objects_of_two_contexts_are_not_mixed", script, || {
        start_on(0);
        let (stream_a, event_a, data_a) = (stream(), event(), alloc(16));
        let add_a = function(load(ADD_ONE), "add_one");
        start_on(1);
        let stream_b = stream();
        let params = [Param::Pointer(data_a), Param::Word(4)];
        // SAFETY: the driver refuses these handles.
        unsafe {
            expect(cuStreamSynchronize(stream_a), Status::INVALID_HANDLE);
            expect(cuEventRecord(event_a, stream_b), Status::INVALID_HANDLE);
        }
        expect(
            launch_code(add_a, 1, &params, stream_b),
            Status::INVALID_HANDLE,
        );
        // A stream may wait for an event of another device.
        wait_for(stream_b, event_a);
        synchronize(stream_b);
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["mixed_contexts 3"]);
    }
}
