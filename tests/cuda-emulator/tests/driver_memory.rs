//! Memory: bounds, lifetime, content.

mod support;

use std::ffi::c_void;

use support::*;

#[test]
fn copies_and_fills_move_bytes() {
    let report = scenario("copies_and_fills_move_bytes", "", || {
        start();
        let (a, b) = (alloc(64), alloc(64));
        let words: Vec<u32> = (0..16).collect();
        write(a, &words);
        // SAFETY: valid addresses.
        unsafe {
            ok(cuMemcpyDtoD_v2(b, a, 64));
            assert_eq!(read(b, 16), words);
            ok(cuMemsetD8_v2(b, 0xab, 3));
            ok(cuMemsetD16_v2(b + 4, 0x1234, 2));
            ok(cuMemsetD32_v2(b + 8, 0xdead_beef, 2));
        }
        let after = read(b, 5);
        assert_eq!(
            after,
            [0x00ab_abab, 0x1234_1234, 0xdead_beef, 0xdead_beef, 4]
        );
        free(a);
        free(b);
    });
    if let Some(report) = report {
        report.assert_clean();
        assert_eq!(report.one("left allocations"), "0");
        assert_eq!(
            report.one("memory 0"),
            "allocations=2 frees=2 bytes=0 peak=128"
        );
        assert_eq!(report.one("call cuMemAlloc_v2"), "2");
    }
}

#[test]
fn rows_are_copied_with_their_pitches() {
    let report = scenario("rows_are_copied_with_their_pitches", "", || {
        start();
        let stream = stream();
        let device = alloc(3 * 512);
        let words: Vec<u32> = (0..6).collect();
        let mut back = vec![0u32; 6];
        let copy = |to_device: bool, host: *mut c_void| Memcpy2D {
            source_x_bytes: 0,
            source_y: 0,
            source_type: if to_device { 1 } else { 2 },
            source_host: host,
            source_device: device,
            source_array: 0,
            source_pitch: if to_device { 8 } else { 512 },
            destination_x_bytes: 0,
            destination_y: 0,
            destination_type: if to_device { 2 } else { 1 },
            destination_host: host,
            destination_device: device,
            destination_array: 0,
            destination_pitch: if to_device { 512 } else { 8 },
            width_bytes: 8,
            height: 3,
        };
        // SAFETY: the buffers have room.
        unsafe {
            let upload = copy(true, words.as_ptr().cast_mut().cast());
            ok(cuMemcpy2DAsync_v2(&upload, stream));
            let download = copy(false, back.as_mut_ptr().cast());
            ok(cuMemcpy2DAsync_v2(&download, stream));
            let mut beyond = copy(true, words.as_ptr().cast_mut().cast());
            beyond.height = 4;
            expect(cuMemcpy2DAsync_v2(&beyond, stream), Status::INVALID_VALUE);
        }
        assert_eq!(back, words);
        assert_eq!(read(device + 512, 2), [2, 3]);
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["out_of_bounds 1"]);
    }
}

#[test]
fn bounds_are_exact() {
    let report = scenario("bounds_are_exact", "", || {
        start();
        let address = alloc(100);
        let bytes = [0u8; 101];
        let mut out = [0u8; 101];
        // SAFETY: the host buffers have room.
        unsafe {
            let from = bytes.as_ptr().cast();
            let to = out.as_mut_ptr().cast();
            ok(cuMemcpyHtoD_v2(address, from, 100));
            ok(cuMemcpyHtoD_v2(address + 99, from, 1));
            expect(cuMemcpyHtoD_v2(address, from, 101), Status::INVALID_VALUE);
            expect(cuMemcpyDtoH_v2(to, address + 100, 1), Status::INVALID_VALUE);
            expect(cuMemsetD8_v2(address + 1, 0, 100), Status::INVALID_VALUE);
            expect(cuMemcpyHtoD_v2(address - 1, from, 1), Status::INVALID_VALUE);
            expect(cuMemcpyHtoD_v2(0x1000, from, 1), Status::INVALID_VALUE);
            ok(cuMemcpyHtoD_v2(address, from, 0));
        }
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["out_of_bounds 5"]);
    }
}

#[test]
fn freed_memory_is_not_used_again() {
    let report = scenario("freed_memory_is_not_used_again", "", || {
        start();
        let stream = stream();
        let first = alloc(4096);
        free(first);
        let second = alloc(4096);
        assert_ne!(first, second);
        // SAFETY: the driver refuses these addresses.
        unsafe {
            expect(cuMemsetD8_v2(first, 0, 1), Status::INVALID_VALUE);
            expect(cuMemFree_v2(first), Status::INVALID_VALUE);
            expect(cuMemFree_v2(second + 256), Status::INVALID_VALUE);
            ok(cuMemFreeAsync(second, stream));
            // Work on any stream after the call is too late.
            expect(cuMemsetD8Async(second, 0, 1, stream), Status::INVALID_VALUE);
            expect(cuMemFreeAsync(second, stream), Status::INVALID_VALUE);
            ok(cuMemFree_v2(0));
        }
        let host = pinned(4);
        let host_address = host.address();
        let third = alloc(16);
        // SAFETY: as above.
        unsafe {
            ok(cuMemFreeHost(host_address));
            expect(cuMemFreeHost(host_address), Status::INVALID_VALUE);
            expect(
                cuMemcpyHtoDAsync_v2(third, host_address, 4, stream),
                Status::INVALID_VALUE,
            );
        }
    });
    if let Some(report) = report {
        let expected = ["use_after_free 3", "double_free 3", "invalid_free 1"];
        assert_eq!(report.violations(), expected);
    }
}

#[test]
fn memory_in_use_is_not_freed() {
    let report = scenario("memory_in_use_is_not_freed", "delay_us 150000", || {
        start();
        let stream = stream();
        let (device, other) = (alloc(64), alloc(64));
        let host = pinned(16);
        host.fill(7);
        upload(device, host, stream);
        free(device);
        let device = alloc(64);
        upload(device, host, stream);
        // Nothing uses this one.
        free(other);
        upload(device, host, stream);
        // SAFETY: the address is that of pinned memory.
        ok(unsafe { cuMemFreeHost(host.address()) });
        // The driver waited for the copy.
        assert_eq!(read(device, 16), [7; 16]);
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["free_in_use 2"]);
    }
}

#[test]
fn memory_runs_out() {
    let script = "device SMALL cc=8.0 memory=64000000 reserved=10000000";
    let report = scenario("memory_runs_out", script, || {
        start();
        let (mut free_bytes, mut total) = (0, 0);
        // SAFETY: the pointers are valid.
        ok(unsafe { cuMemGetInfo_v2(&mut free_bytes, &mut total) });
        assert_eq!((free_bytes, total), (54_000_000, 64_000_000));
        let first = alloc(30_000_000);
        let mut address = 0;
        // SAFETY: the pointer is valid.
        unsafe {
            let code = cuMemAlloc_v2(&mut address, 30_000_000);
            expect(code, Status::OUT_OF_MEMORY);
            expect(cuMemAlloc_v2(&mut address, 0), Status::INVALID_VALUE);
        }
        free(first);
        alloc(50_000_000);
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["invalid_value 1"]);
        assert_eq!(report.one("left allocations"), "1");
    }
}

#[test]
fn poison_fills_new_memory_and_pending_downloads() {
    let script = "poison\ndelay_us 150000";
    let report = scenario(
        "poison_fills_new_memory_and_pending_downloads",
        script,
        || {
            start();
            let stream = stream();
            let device = alloc(16);
            assert_eq!(read(device, 4), [u32::MAX; 4]);
            write(device, &[1, 2, 3, 4]);
            let host = pinned(4);
            host.fill(9);
            download(host, device, stream);
            // The copy has not run: its destination has no old data.
            assert_eq!(host.read(), [u32::MAX; 4]);
            synchronize(stream);
            assert_eq!(host.read(), [1, 2, 3, 4]);
        },
    );
    if let Some(report) = report {
        report.assert_clean();
    }
}
