//! Devices: what they are, which ones are visible, and the virtual GPU.

mod support;

use std::ffi::{CStr, c_char, c_int};

use support::*;

const TWO: &str = "driver 12040\n\
    device NVIDIA_T4 cc=7.5 memory=16000000000 sms=40 bus=0000:3b:00.0\n\
    device NVIDIA_H100 cc=9.0 memory=80000000000 sms=132 bus=0000:5e:00.0 \
    uuid=GPU-01112131-4151-6171-8191-a1b1c1d1e1f1";

fn text(call: impl FnOnce(*mut c_char, c_int) -> c_int) -> String {
    let mut buffer = [0 as c_char; 128];
    ok(call(buffer.as_mut_ptr(), 128));
    // SAFETY: the driver wrote a text.
    unsafe { CStr::from_ptr(buffer.as_ptr()) }
        .to_string_lossy()
        .into_owned()
}

fn name(device: c_int) -> String {
    // SAFETY: the buffer has room.
    text(|buffer, length| unsafe { cuDeviceGetName(buffer, length, device) })
}

fn attribute(number: u32, device: c_int) -> c_int {
    let mut value = 0;
    // SAFETY: the pointer is valid.
    ok(unsafe { cuDeviceGetAttribute(&mut value, number, device) });
    value
}

fn count() -> c_int {
    let mut count = 0;
    // SAFETY: the pointer is valid.
    unsafe {
        ok(cuInit(0));
        ok(cuDeviceGetCount(&mut count));
    }
    count
}

#[test]
fn devices_are_those_of_the_script() {
    let report = scenario("devices_are_those_of_the_script", TWO, || {
        assert_eq!(count(), 2);
        assert_eq!(
            (name(0), name(1)),
            ("NVIDIA H100".into(), "NVIDIA T4".into())
        );
        assert_eq!((attribute(75, 0), attribute(76, 0)), (9, 0));
        assert_eq!((attribute(75, 1), attribute(76, 1)), (7, 5));
        assert_eq!((attribute(16, 0), attribute(16, 1)), (132, 40));
        assert_eq!((attribute(97, 0), attribute(97, 1)), (227 << 10, 64 << 10));
        assert_eq!((attribute(10, 0), attribute(1, 0)), (32, 1024));
        // SAFETY: the buffers have room.
        unsafe {
            let bus = text(|buffer, length| cuDeviceGetPCIBusId(buffer, length, 1));
            assert_eq!(bus, "0000:3B:00.0");
            let mut uuid = [0; 16];
            ok(cuDeviceGetUuid_v2(&mut uuid, 0));
            assert_eq!((uuid[0], uuid[15]), (0x01, 0xf1));
            let mut bytes = 0;
            ok(cuDeviceTotalMem_v2(&mut bytes, 1));
            assert_eq!(bytes, 16_000_000_000);
            let mut device = 0;
            expect(cuDeviceGet(&mut device, 2), Status::INVALID_DEVICE);
            expect(cuDeviceGet(&mut device, -1), Status::INVALID_DEVICE);
            let mut value = 0;
            let code = cuDeviceGetAttribute(&mut value, 9999, 0);
            expect(code, Status::INVALID_VALUE);
        }
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["unsupported 1"]);
        assert_eq!(report.all("device").len(), 2);
        assert!(report.all("device 0")[0].ends_with("name=NVIDIA_H100"));
    }
}

#[test]
fn the_bus_orders_devices() {
    let order = [("CUDA_DEVICE_ORDER", "PCI_BUS_ID")];
    let report = scenario_with("the_bus_orders_devices", TWO, &order, || {
        assert_eq!(count(), 2);
        assert_eq!(name(0), "NVIDIA T4");
    });
    if let Some(report) = report {
        report.assert_clean();
    }
}

#[test]
fn a_variable_hides_devices() {
    let visible = [("CUDA_VISIBLE_DEVICES", "GPU-01112131")];
    let report = scenario_with("a_variable_hides_devices", TWO, &visible, || {
        assert_eq!(count(), 1);
        assert_eq!(name(0), "NVIDIA H100");
    });
    if let Some(report) = report {
        assert_eq!(report.all("device").len(), 1);
    }
}

#[test]
fn without_devices_initialization_fails() {
    let visible = [("CUDA_VISIBLE_DEVICES", "-1")];
    let name = "without_devices_initialization_fails";
    scenario_without_report(name, TWO, &visible, || {
        // SAFETY: no pointer.
        expect(unsafe { cuInit(0) }, Status::NO_DEVICE);
    });
    scenario_without_report(name, "no_device", &[], || {
        // SAFETY: no pointer.
        expect(unsafe { cuInit(0) }, Status::NO_DEVICE);
    });
}

/// As [`scenario_with`], and asks for the report: at exit, a driver that was never initialized
/// writes none.
fn scenario_without_report(
    name: &str,
    script: &str,
    variables: &[(&str, &str)],
    calls: impl FnOnce(),
) {
    let calls = || {
        calls();
        assert_eq!(
            gaussmle_cuda_emulator::driver::gaussmle_cuda_emulator_report(),
            0
        );
    };
    if let Some(report) = scenario_with(name, script, variables, calls) {
        report.assert_clean();
    }
}

#[test]
fn devices_have_memory_and_contexts_of_their_own() {
    let name = "devices_have_memory_and_contexts_of_their_own";
    let report = scenario(name, TWO, || {
        for device in [0, 1] {
            start_on(device);
            let stream = stream();
            let data = alloc(128);
            let add = function(load(ADD_ONE), "add_one");
            write(data, &[device as u32; 32]);
            launch(add, 1, &[Param::Pointer(data), Param::Word(32)], stream);
            synchronize(stream);
            assert_eq!(read(data, 32), [device as u32 + 1; 32]);
            // SAFETY: no pointer.
            ok(unsafe { cuDevicePrimaryCtxRelease_v2(device) });
        }
    });
    if let Some(report) = report {
        report.assert_clean();
        assert_eq!(report.one("left contexts"), "0 of 2");
        assert_eq!(report.one("left allocations"), "0");
        assert_eq!(report.one("left streams"), "0 of 2");
    }
}

#[test]
fn a_virtual_gpu_fills_its_output() {
    let script = "virtual bus=1e9 fit_ns=1\n\
                  fill 0 f32=1,2\n\
                  buffers count=1 lengths=1 unit=4";
    let report = scenario("a_virtual_gpu_fills_its_output", script, || {
        start();
        let stream = stream();
        // A buffer in a larger allocation. The parameter `n` is its length.
        let pool = alloc(1024);
        let add = function(load(ADD_ONE), "add_one");
        launch(
            add,
            1,
            &[Param::Pointer(pool + 512), Param::Word(8)],
            stream,
        );
        synchronize(stream);
        let words = read(pool + 512, 10);
        let floats: Vec<f32> = words.iter().map(|bits| f32::from_bits(*bits)).collect();
        assert_eq!(floats, [1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 2.0, 0.0, 0.0]);
    });
    if let Some(report) = report {
        report.assert_clean();
    }
}

#[test]
fn lengths_bound_buffers_in_a_pool() {
    let script = "buffers count=1 lengths=1 unit=4 size=4";
    let report = scenario("lengths_bound_buffers_in_a_pool", script, || {
        start();
        let stream = stream();
        let pool = alloc(1024);
        let add = function(load(ADD_ONE), "add_one");
        launch(
            add,
            1,
            &[Param::Pointer(pool + 512), Param::Word(8)],
            stream,
        );
        synchronize(stream);
        assert_eq!(read(pool + 512, 9), [1, 1, 1, 1, 1, 1, 1, 1, 0]);
        // Another kernel has no such parameters: its bounds are those of the allocation.
        let copy = function(load(COPY_WORDS), "copy_words");
        let params = [
            Param::Pointer(pool),
            Param::Pointer(pool + 512),
            Param::Word(128),
        ];
        launch(copy, 4, &params, stream);
        synchronize(stream);
    });
    if let Some(report) = report {
        report.assert_clean();
    }
}

#[test]
fn an_access_beyond_a_length_is_found() {
    // The lengths are half of what the kernel uses.
    let script = "buffers count=1 lengths=1 unit=2";
    let report = scenario("an_access_beyond_a_length_is_found", script, || {
        start();
        let stream = stream();
        let pool = alloc(1024);
        let add = function(load(ADD_ONE), "add_one");
        launch(
            add,
            1,
            &[Param::Pointer(pool + 512), Param::Word(8)],
            stream,
        );
        // SAFETY: no pointer.
        expect(
            unsafe { cuStreamSynchronize(stream) },
            Status::ILLEGAL_ADDRESS,
        );
    });
    if let Some(report) = report {
        let text = report.one("violation out_of_bounds");
        assert!(text.ends_with("byte 16 of a buffer of 16 bytes"), "{text}");
    }
}
