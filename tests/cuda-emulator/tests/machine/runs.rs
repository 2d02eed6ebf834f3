//! Whole kernels: bounds, traps, records of accesses, statistics, threads.

use gaussmle_cuda_emulator::machine::{Access, Launch, Outcome, POISON, Trap, run};
use gaussmle_cuda_emulator::ptx::{Module, parse};

use crate::tester::Buffers;

fn module(body: &str) -> Module {
    let text = format!(
        ".version 8.0\n.target sm_90\n.address_size 64\n.extern .shared .align 4 .b8 dynamic[];\n\
         .visible .entry k(.param .u64 a, .param .u64 b, .param .u32 n)\n{{\n\
         .reg .pred %p<4>; .reg .b32 %r<8>; .reg .b64 %d<8>;\n{body}\nret;\n}}\n"
    );
    parse(&text).unwrap_or_else(|error| panic!("{error}"))
}

/// Runs a kernel with the addresses of two buffers and a number.
fn launch(
    module: &Module,
    grid: [u32; 3],
    block: [u32; 3],
    buffers: [(u64, u64); 2],
    number: u32,
    threads: usize,
) -> Outcome {
    let mut params = Vec::new();
    for (start, _) in buffers {
        params.extend(start.to_le_bytes());
    }
    params.extend(number.to_le_bytes());
    let ranges = buffers.map(|(start, bytes)| start..start + bytes);
    let launch = Launch {
        kernel: &module.kernels[0],
        grid,
        block,
        dynamic_shared: 64,
        params: &params,
        threads,
        detail: true,
    };
    run(&launch, &Buffers(ranges.to_vec()))
}

/// The global thread index in `%r0`, and the addresses of its elements of 4 bytes in `%d0`, `%d1`.
const INDEX: &str = "mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x;\n\
    mad.lo.u32 %r0, %r0, %r1, %r2; mul.wide.u32 %d2, %r0, 4;\n\
    ld.param.u64 %d0, [a]; ld.param.u64 %d1, [b]; add.u64 %d0, %d0, %d2; add.u64 %d1, %d1, %d2;\n";

fn copy_kernel() -> Module {
    module(&format!(
        "{INDEX}ld.global.b32 %r3, [%d0];\nst.global.b32 [%d1], %r3;"
    ))
}

/// The address and the bytes of a buffer.
fn buffer(words: &mut [u32]) -> (u64, u64) {
    let bytes = size_of_val(words) as u64;
    (words.as_mut_ptr() as u64, bytes)
}

#[test]
fn accesses_are_recorded_exactly() {
    let mut input: Vec<u32> = (0..1000).collect();
    let mut output = vec![0u32; 1000];
    let buffers = [buffer(&mut input), buffer(&mut output)];
    for threads in [1, 3] {
        let outcome = launch(&copy_kernel(), [7, 1, 1], [100, 1, 1], buffers, 0, threads);
        assert_eq!(outcome.trap, None);
        assert_eq!(output[..700], input[..700]);
        assert!(output[700..].iter().all(|&value| value == 0));
        let [(a, _), (b, _)] = buffers;
        let mut expected = vec![
            Access {
                allocation: a,
                read: Some(a..a + 2800),
                written: None,
            },
            Access {
                allocation: b,
                read: None,
                written: Some(b..b + 2800),
            },
        ];
        expected.sort_by_key(|access| access.allocation);
        assert_eq!(outcome.accesses, expected);
        assert_eq!(outcome.statistics.warps, 28);
        assert_eq!(outcome.statistics.threads, 700);
        output.fill(0);
    }
}

#[test]
fn bounds_are_exact() {
    let mut input = vec![0u32; 100];
    let mut output = vec![0u32; 100];
    let (a, b) = (buffer(&mut input), buffer(&mut output));
    // One byte less than the last element.
    let outcome = launch(
        &copy_kernel(),
        [1, 1, 1],
        [100, 1, 1],
        [(a.0, 399), b],
        0,
        1,
    );
    let Some(
        trap @ Trap::Address {
            place,
            address,
            size,
            write,
        },
    ) = outcome.trap
    else {
        panic!("{outcome:?}");
    };
    assert_eq!((address, size, write), (a.0 + 396, 4, false));
    assert_eq!((place.thread, place.block, place.line), (99, [0; 3], 11));
    assert!(trap.to_string().contains("PTX line 11"), "{trap}");
    let outcome = launch(
        &copy_kernel(),
        [1, 1, 1],
        [100, 1, 1],
        [a, (b.0, 200)],
        0,
        1,
    );
    let Some(Trap::Address { place, write, .. }) = outcome.trap else {
        panic!("{outcome:?}");
    };
    // The warp of threads 32 to 63 stores nothing, as one of its threads is outside.
    assert_eq!((place.thread, place.line, write), (50, 12, true));
    let outcome = launch(
        &copy_kernel(),
        [1, 1, 1],
        [32, 1, 1],
        [(a.0 + 2, 396), b],
        0,
        1,
    );
    assert!(
        matches!(outcome.trap, Some(Trap::Misaligned { size: 4, .. })),
        "{outcome:?}"
    );
    // Addresses that wrap around.
    let outcome = launch(
        &copy_kernel(),
        [1, 1, 1],
        [32, 1, 1],
        [(u64::MAX - 3, 0), b],
        0,
        1,
    );
    assert!(
        matches!(outcome.trap, Some(Trap::Address { .. })),
        "{outcome:?}"
    );
}

#[test]
fn first_trap_of_the_grid_is_reported() {
    // Blocks from `n` on trap; the kernel of the others takes longer.
    let kernel = module(
        "ld.param.u32 %r0, [n]; mov.u32 %r1, %ctaid.x; setp.ge.u32 %p0, %r1, %r0;\n\
         @%p0 bra T; mov.u32 %r2, 0;\nL: add.u32 %r2, %r2, 1; setp.lt.u32 %p1, %r2, 2000;\n\
         @%p1 bra L; ret;\nT: trap;",
    );
    let mut word = [0u32];
    let word = buffer(&mut word);
    for threads in [1, 2, 5] {
        let outcome = launch(&kernel, [40, 1, 1], [32, 1, 1], [word, word], 17, threads);
        let place = outcome.trap.and_then(|trap| trap.place()).expect("a trap");
        assert_eq!(place.block, [17, 0, 0]);
    }
}

#[test]
fn shared_memory_has_exact_bounds_and_is_poisoned() {
    let kernel = module(&format!(
        "{INDEX}ld.param.u32 %r4, [n]; mul.wide.u32 %d3, %r4, 4; mov.u64 %d4, dynamic;\n\
         add.u64 %d3, %d3, %d4; ld.shared.b32 %r5, [%d3]; st.global.b32 [%d1], %r5;\n\
         st.shared.b32 [%d3], 7;"
    ));
    let mut output = vec![0u32; 64];
    let output_buffer = buffer(&mut output);
    let outcome = launch(&kernel, [2, 1, 1], [32, 1, 1], [output_buffer; 2], 15, 1);
    assert_eq!(outcome.trap, None);
    assert!(
        output.iter().all(|&value| value == POISON),
        "of the second block too"
    );
    let outcome = launch(&kernel, [1, 1, 1], [32, 1, 1], [output_buffer; 2], 16, 1);
    assert!(
        matches!(
            outcome.trap,
            Some(Trap::Shared {
                offset: 64,
                size: 4,
                limit: 64,
                ..
            })
        ),
        "{outcome:?}"
    );
}

#[test]
fn registers_that_are_not_written_are_poisoned() {
    let kernel = module(&format!("{INDEX}st.global.b32 [%d1], %r7; mov.b32 %r7, 1;"));
    let mut output = vec![0u32; 64];
    let output_buffer = buffer(&mut output);
    let outcome = launch(&kernel, [2, 1, 1], [32, 1, 1], [output_buffer; 2], 0, 1);
    assert_eq!(outcome.trap, None);
    assert!(output.iter().all(|&value| value == POISON));
}

#[test]
fn endless_kernels_end() {
    let kernel = module("L: bra L;");
    let mut word = [0u32];
    let word = buffer(&mut word);
    let outcome = launch(&kernel, [1, 1, 1], [32, 1, 1], [word, word], 0, 1);
    assert!(matches!(outcome.trap, Some(Trap::Steps { place }) if place.line == 8));
}

#[test]
fn configurations_are_checked() {
    let mut word = [0u32];
    let word = buffer(&mut word);
    for block in [[0, 1, 1], [1025, 1, 1], [32, 33, 1]] {
        let outcome = launch(&copy_kernel(), [1, 1, 1], block, [word, word], 0, 1);
        assert!(
            matches!(outcome.trap, Some(Trap::Configuration { .. })),
            "{block:?}"
        );
    }
}

#[test]
fn axes_of_grid_and_block_are_ordered() {
    // Every thread of a 3-D launch writes its own word.
    let kernel = module(
        "mov.u32 %r0, %ctaid.z; mov.u32 %r1, %nctaid.y; mov.u32 %r2, %ctaid.y;\n\
         mad.lo.u32 %r0, %r0, %r1, %r2; mov.u32 %r1, %nctaid.x; mov.u32 %r2, %ctaid.x;\n\
         mad.lo.u32 %r0, %r0, %r1, %r2; mov.u32 %r1, %ntid.z; mov.u32 %r2, %tid.z;\n\
         mad.lo.u32 %r0, %r0, %r1, %r2; mov.u32 %r1, %ntid.y; mov.u32 %r2, %tid.y;\n\
         mad.lo.u32 %r0, %r0, %r1, %r2; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x;\n\
         mad.lo.u32 %r0, %r0, %r1, %r2; mul.wide.u32 %d1, %r0, 4; ld.param.u64 %d0, [a];\n\
         add.u64 %d0, %d0, %d1; st.global.b32 [%d0], %r0;",
    );
    let count = 2 * 3 * 4 * 5 * 6 * 7;
    let mut output = vec![u32::MAX; count];
    let output_buffer = buffer(&mut output);
    let outcome = launch(&kernel, [2, 3, 4], [5, 6, 7], [output_buffer; 2], 0, 2);
    assert_eq!(outcome.trap, None);
    assert!(output.iter().zip(0..).all(|(value, n)| *value == n));
}

#[test]
fn statistics_count_blocks_lanes_and_memory() {
    // Even threads take one way, and no thread takes a third.
    let kernel = module(&format!(
        "{INDEX}and.b32 %r4, %r0, 1; setp.eq.u32 %p0, %r4, 0; setp.eq.u32 %p1, %r4, 2;\n\
         @%p0 bra E;\nmov.u32 %r5, 1;\n@%p1 bra X;\nbra J;\n\
         X: mov.u32 %r5, 3;\nmov.u32 %r5, 4;\nbra J;\nE: mov.u32 %r5, 2;\n\
         J: st.global.b32 [%d1], %r5; st.shared.b32 [dynamic], %r5;"
    ));
    // The number of sectors depends on where the buffer begins.
    let mut room = vec![0u32; 64 + 8];
    let skip = room.as_ptr().align_offset(32);
    let output_buffer = buffer(&mut room[skip..skip + 64]);
    let outcome = launch(&kernel, [2, 1, 1], [32, 1, 1], [output_buffer; 2], 0, 2);
    assert_eq!(outcome.trap, None);
    let (statistics, kernel) = (&outcome.statistics, &kernel.kernels[0]);
    let counts: Vec<_> = statistics
        .blocks
        .iter()
        .map(|count| (count.executions, count.lanes, count.divergences))
        .collect();
    let expected = [
        (2, 64, 2),
        (2, 32, 0),
        (2, 32, 0),
        (0, 0, 0),
        (2, 32, 0),
        (2, 64, 0),
    ];
    assert_eq!(counts, expected);
    let unused = statistics.unused_blocks(kernel);
    assert_eq!(unused.len(), 1);
    assert_eq!((unused[0].first_line, unused[0].last_line), (16, 18));
    let stores: Vec<_> = statistics
        .memory
        .iter()
        .filter(|count| count.requests > 0)
        .collect();
    // 32 words are four sectors; one word of shared memory is one pass.
    assert_eq!(stores.len(), 2);
    assert_eq!(
        (stores[0].requests, stores[0].units, stores[0].bytes),
        (2, 8, 256)
    );
    assert_eq!(
        (stores[1].requests, stores[1].units, stores[1].ideal_units),
        (2, 2, 2)
    );
    let mut merged = statistics.clone();
    merged.merge(statistics);
    assert_eq!(
        merged.warp_instructions(kernel),
        2 * statistics.warp_instructions(kernel)
    );
    assert!(statistics.thread_instructions(kernel) < 32 * statistics.warp_instructions(kernel));
    assert_eq!(
        statistics.per_instruction(kernel).count(),
        kernel.instructions.len()
    );
}

#[test]
fn bank_conflicts_are_counted() {
    for (stride, passes) in [(4, 1), (8, 2), (16, 4), (0, 1)] {
        let kernel = module(&format!(
            ".shared .align 4 .b8 array[2048];\nmov.u32 %r0, %tid.x; mul.wide.u32 %d0, %r0, {stride};\n\
             mov.u64 %d1, array; add.u64 %d0, %d0, %d1; st.shared.b32 [%d0], %r0;"
        ));
        let mut word = [0u32];
        let word = buffer(&mut word);
        let outcome = launch(&kernel, [1, 1, 1], [32, 1, 1], [word, word], 0, 1);
        assert_eq!(outcome.trap, None);
        let units: u64 = outcome
            .statistics
            .memory
            .iter()
            .map(|count| count.units)
            .sum();
        assert_eq!(units, passes, "stride {stride}");
    }
}
