//! Streams and events: order, time, and races.

mod support;

use std::time::{Duration, Instant};

use support::*;

/// A field of a line of the trace, such as `start=`.
fn field(line: &str, name: &str) -> u64 {
    let mut words = line.split(' ');
    let value = words.find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
    value.and_then(|value| value.parse().ok()).expect(name)
}

#[test]
fn work_of_one_stream_is_in_order() {
    let report = scenario("work_of_one_stream_is_in_order", "trace", || {
        start();
        let stream = stream();
        let (a, b) = (alloc(4096), alloc(4096));
        let add = function(load(ADD_ONE), "add_one");
        let copy = function(load(COPY_WORDS), "copy_words");
        let input = pinned(1024);
        input.write(|n| n as u32);
        let output = pinned(1024);
        upload(a, input, stream);
        launch(add, 32, &[Param::Pointer(a), Param::Word(1024)], stream);
        let params = [Param::Pointer(a), Param::Pointer(b), Param::Word(1000)];
        launch(copy, 32, &params, stream);
        // SAFETY: a valid range.
        ok(unsafe { cuMemsetD32Async(b + 4000, 5, 24, stream) });
        launch(add, 32, &[Param::Pointer(b), Param::Word(1024)], stream);
        download(output, b, stream);
        synchronize(stream);
        let output = output.read();
        assert!((0..1000).all(|n| output[n] == n as u32 + 2));
        assert!(output[1000..].iter().all(|word| *word == 6));
    });
    if let Some(report) = report {
        report.assert_clean();
        let kinds: Vec<_> = report
            .all("trace")
            .iter()
            .filter_map(|line| line.split(' ').next())
            .collect();
        assert_eq!(
            kinds,
            ["upload", "kernel", "kernel", "fill", "kernel", "download"]
        );
        let kernels = report.all("kernel");
        assert!(
            kernels[0].starts_with("1 add_one launches=2 threads=2048"),
            "{kernels:?}"
        );
        assert!(
            kernels[1].starts_with("2 copy_words launches=1 threads=1024"),
            "{kernels:?}"
        );
    }
}

#[test]
fn events_order_streams() {
    let report = scenario("events_order_streams", "delay_us 3000", || {
        start();
        let (first, second) = (stream(), stream());
        let (a, b) = (alloc(64), alloc(64));
        let copy = function(load(COPY_WORDS), "copy_words");
        let input = pinned(16);
        let output = pinned(16);
        for round in 0..5 {
            input.fill(round);
            upload(a, input, first);
            wait_for(second, record(first));
            let params = [Param::Pointer(a), Param::Pointer(b), Param::Word(16)];
            launch(copy, 1, &params, second);
            let copied = record(second);
            wait_for(first, copied);
            download(output, b, first);
            synchronize(first);
            assert_eq!(output.read(), [round; 16]);
        }
    });
    if let Some(report) = report {
        report.assert_clean();
        assert_eq!(report.one("left events"), "10 of 10");
    }
}

#[test]
fn the_host_orders_streams() {
    let report = scenario("the_host_orders_streams", "delay_us 500000", || {
        start();
        let (first, second) = (stream(), stream());
        let a = alloc(64);
        let input = pinned(16);
        upload(a, input, first);
        synchronize(first);
        upload(a, input, second);
        let event = record(second);
        // SAFETY: no pointer.
        unsafe {
            expect(cuEventQuery(event), Status::NOT_READY);
            expect(cuStreamQuery(second), Status::NOT_READY);
            ok(cuEventSynchronize(event));
            ok(cuEventQuery(event));
        }
        upload(a, input, first);
        // SAFETY: no pointer.
        while Status(unsafe { cuStreamQuery(first) }) != Status::SUCCESS {
            std::thread::yield_now();
        }
        upload(a, input, second);
        // SAFETY: no pointer.
        ok(unsafe { cuCtxSynchronize() });
        upload(a, input, first);
    });
    if let Some(report) = report {
        report.assert_clean();
    }
}

#[test]
fn races_are_found() {
    let report = scenario("races_are_found", "", || {
        start();
        let (first, second) = (stream(), stream());
        let (a, b, c) = (alloc(64), alloc(64), alloc(64));
        let add = function(load(ADD_ONE), "add_one");
        let input = pinned(16);
        // Two writes of the same bytes.
        upload(a, input, first);
        launch(add, 1, &[Param::Pointer(a), Param::Word(16)], second);
        // Two reads of the host's memory, and two writes of different bytes.
        upload(b, input.part(0..8), first);
        upload(b + 32, input.part(8..16), second);
        // An event that is recorded too early orders nothing.
        let event = record(first);
        upload(c, input, first);
        wait_for(second, event);
        upload(c, input, second);
        synchronize(first);
        synchronize(second);
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["race 2"]);
        let races = report.all("violation");
        assert!(
            races.iter().any(|race| race.contains("add_one")),
            "{races:?}"
        );
        assert!(
            races.iter().all(|race| race.contains("bytes 0..64")),
            "{races:?}"
        );
    }
}

#[test]
fn frees_and_allocations_of_streams_are_ordered() {
    let report = scenario("frees_and_allocations_of_streams_are_ordered", "", || {
        start();
        let (first, second) = (stream(), stream());
        let input = pinned(16);
        let mut addresses = [0; 3];
        // SAFETY: the pointers are valid.
        unsafe {
            for address in &mut addresses {
                ok(cuMemAllocAsync(address, 64, first));
            }
            // Right: after the allocation, before the free.
            upload(addresses[0], input, first);
            ok(cuMemFreeAsync(addresses[0], first));
            // Wrong: before the allocation.
            upload(addresses[1], input, second);
            ok(cuMemFreeAsync(addresses[1], second));
            // Wrong: freed while the other stream may still write.
            wait_for(second, record(first));
            upload(addresses[2], input, second);
            ok(cuMemFreeAsync(addresses[2], first));
        }
        synchronize(first);
        synchronize(second);
    });
    if let Some(report) = report {
        let races = report.all("violation");
        assert!(
            races.iter().all(|race| race.starts_with("race ")),
            "{races:#?}"
        );
        assert!(
            races.iter().any(|race| race.contains("allocate")),
            "{races:#?}"
        );
        assert!(races.iter().any(|race| race.contains("free")), "{races:#?}");
    }
}

#[test]
fn parts_of_one_allocation_do_not_race() {
    let report = scenario("parts_of_one_allocation_do_not_race", "", || {
        start();
        let (first, second) = (stream(), stream());
        let pool = alloc(4096);
        let copy = function(load(COPY_WORDS), "copy_words");
        // The kernel uses the first and the last kilobyte, the copy one between them.
        let params = [
            Param::Pointer(pool),
            Param::Pointer(pool + 3072),
            Param::Word(256),
        ];
        launch(copy, 8, &params, first);
        upload(pool + 1024, pinned(256), second);
        synchronize(first);
        synchronize(second);
    });
    if let Some(report) = report {
        report.assert_clean();
    }
}

#[test]
fn host_memory_is_read_when_the_copy_runs() {
    let report = scenario(
        "host_memory_is_read_when_the_copy_runs",
        "delay_us 150000",
        || {
            start();
            let stream = stream();
            let device = alloc(64);
            let input = pinned(16);
            input.fill(1);
            upload(device, input, stream);
            input.fill(2);
            synchronize(stream);
            assert_eq!(read(device, 16), [2; 16]);
            // Drivers copy pageable memory at once.
            let pageable = pageable(16);
            pageable.fill(3);
            upload(device, pageable, stream);
            pageable.fill(4);
            synchronize(stream);
            assert_eq!(read(device, 16), [3; 16]);
        },
    );
    if let Some(report) = report {
        assert_eq!(report.violations(), ["host_changed 1"]);
    }
}

#[test]
fn late_pageable_reads_pageable_memory_late() {
    let script = "delay_us 150000\nlate_pageable";
    let report = scenario("late_pageable_reads_pageable_memory_late", script, || {
        start();
        let stream = stream();
        let device = alloc(64);
        let pageable = pageable(16);
        pageable.fill(3);
        upload(device, pageable, stream);
        pageable.fill(4);
        synchronize(stream);
        assert_eq!(read(device, 16), [4; 16]);
    });
    if let Some(report) = report {
        assert_eq!(report.violations(), ["host_changed 1"]);
    }
}

#[test]
fn the_default_stream_waits_for_blocking_ones() {
    let report = scenario(
        "the_default_stream_waits_for_blocking_ones",
        "delay_us 5000",
        || {
            start();
            let mut blocking = 0;
            // SAFETY: the pointer is valid.
            ok(unsafe { cuStreamCreate(&mut blocking, 0) });
            let device = alloc(64);
            let input = pinned(16);
            let output = pinned(16);
            input.fill(1);
            upload(device, input, blocking);
            // SAFETY: a valid range.
            ok(unsafe { cuMemsetD32Async(device, 2, 8, 0) });
            download(output, device, blocking);
            synchronize(blocking);
            let output = output.read();
            assert_eq!(output[..8], [2; 8]);
            assert_eq!(output[8..], [1; 8]);
        },
    );
    if let Some(report) = report {
        report.assert_clean();
    }
}

#[test]
fn streams_overlap_and_events_have_times() {
    // The GPU is so slow that all work is queued before the first upload ends.
    let script = "trace\nvirtual bus=2e5 fit_ns=5000";
    let report = scenario("streams_overlap_and_events_have_times", script, || {
        start();
        let streams = [stream(), stream()];
        let input = pinned(25_000);
        let add = function(load(ADD_ONE), "add_one");
        let started = Instant::now();
        let begin = record(streams[0]);
        for round in 0..4 {
            let stream = streams[round % 2];
            let device = alloc(100_000);
            // 500 ms, then 512 ms.
            upload(device, input, stream);
            launch(
                add,
                3200,
                &[Param::Pointer(device), Param::Word(25_000)],
                stream,
            );
        }
        let ends = streams.map(record);
        for stream in streams {
            synchronize(stream);
        }
        let elapsed = started.elapsed();
        // One upload, then four kernels, each beside the next upload.
        let expected = Duration::from_millis(500 + 4 * 511);
        assert!(elapsed > expected, "{elapsed:?}");
        let times = ends.map(|end| {
            let mut milliseconds = 0.0;
            // SAFETY: the pointer is valid.
            ok(unsafe { cuEventElapsedTime_v2(&mut milliseconds, begin, end) });
            milliseconds
        });
        // Either stream may be the last.
        let last = times[0].max(times[1]);
        assert!(last > 2540.0, "{times:?} ms");
    });
    if let Some(report) = report {
        report.assert_clean();
        let spans = report.all("trace");
        let of = |kind: &str| -> Vec<(u64, u64)> {
            let spans = spans.iter().filter(|line| line.starts_with(kind));
            spans
                .map(|line| (field(line, "start"), field(line, "end")))
                .collect()
        };
        let (uploads, kernels) = (of("upload"), of("kernel"));
        assert_eq!((uploads.len(), kernels.len()), (4, 4));
        // The second upload runs beside the first kernel.
        assert!(uploads[1].0 < kernels[0].1 && kernels[0].0 < uploads[1].1);
        // An engine does one thing at a time.
        assert!(uploads.windows(2).all(|pair| pair[0].1 <= pair[1].0));
        assert_eq!(
            report.one("engines 0"),
            "upload_ns=2000000000 download_ns=0 kernel_ns=2048000000"
        );
    }
}
