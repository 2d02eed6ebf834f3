//! Control flow, barriers, shuffles and votes.

use crate::tester::{Buffers, Tester, launch, range};
use gaussmle_cuda_emulator::machine::{Outcome, Trap};
use gaussmle_cuda_emulator::ptx::parse;

/// Runs statements in a block of threads. They leave a result per thread in `%o`; the rest of the
/// kernel stores it.
fn run(body: &str, threads: u32) -> (Vec<u32>, Outcome) {
    let text = format!(
        ".version 8.8\n.target sm_100\n.address_size 64\n\
         .visible .entry k(.param .u64 a)\n{{\n\
         .reg .pred %p<9>; .reg .b32 %r<20>; .reg .b64 %x<9>; .reg .b32 %o, %t;\n\
         .shared .align 4 .b8 array[4096];\n\
         mov.u32 %t, %tid.x; mov.u32 %o, 0;\n\
         {body}\n\
         STORE: ld.param.u64 %x0, [a]; mul.wide.u32 %x1, %t, 4; add.u64 %x0, %x0, %x1;\n\
         st.global.b32 [%x0], %o;\nret;\n}}\n"
    );
    let module = parse(&text).unwrap_or_else(|error| panic!("{error}"));
    let mut output = vec![u32::MAX; threads as usize];
    let params = (output.as_mut_ptr() as u64).to_le_bytes();
    let memory = Buffers(vec![range(&output)]);
    let outcome = launch(
        &module.kernels[0],
        [1, 1, 1],
        [threads, 1, 1],
        &params,
        &memory,
    );
    (output, outcome)
}

/// Runs statements that must not trap, and compares the results.
fn check(body: &str, threads: u32, expected: impl Fn(u32) -> u32) {
    let (output, outcome) = run(body, threads);
    assert_eq!(outcome.trap, None, "{body}");
    for (thread, value) in output.iter().enumerate() {
        assert_eq!(*value, expected(thread as u32), "{body}: thread {thread}");
    }
}

fn note(t: &mut Tester, opcodes: &[(&str, usize)]) {
    for (opcode, count) in opcodes {
        t.tested.insert(((*opcode).to_owned(), *count));
    }
}

pub fn cases(t: &mut Tester) {
    note(
        t,
        &[
            ("bra", 1),
            ("bra.uni", 1),
            ("ret", 0),
            ("ret.uni", 0),
            ("exit", 0),
            ("trap", 0),
        ],
    );
    note(t, &[("activemask.b32", 1), ("bar.warp.sync", 1)]);
    for barrier in BARRIERS {
        note(t, &[(barrier, 1)]);
    }
    for mode in ["up", "down", "bfly", "idx"] {
        note(t, &[(&format!("shfl.sync.{mode}.b32"), 5)]);
    }
    note(t, &[("vote.sync.all.pred", 3), ("vote.sync.any.pred", 3)]);
    note(t, &[("vote.sync.uni.pred", 3), ("vote.sync.ballot.b32", 3)]);
    if t.only_notes {
        return;
    }
    branches();
    exits();
    barriers();
    shuffles();
    votes();
    special_registers();
}

const BARRIERS: [&str; 6] = [
    "bar.sync",
    "barrier.sync",
    "barrier.sync.aligned",
    "bar.cta.sync",
    "barrier.cta.sync",
    "barrier.cta.sync.aligned",
];

fn branches() {
    // Each thread does another number of iterations: Collatz steps.
    let collatz = "add.u32 %r0, %t, 1;\n\
        LOOP: setp.eq.u32 %p0, %r0, 1; @%p0 bra DONE;\n\
        and.b32 %r1, %r0, 1; setp.eq.u32 %p1, %r1, 0; @%p1 bra EVEN;\n\
        mad.lo.u32 %r0, %r0, 3, 1; bra.uni NEXT;\n\
        EVEN: shr.u32 %r0, %r0, 1;\n\
        NEXT: add.u32 %o, %o, 1; bra LOOP;\nDONE:";
    check(collatz, 70, |thread| {
        let (mut n, mut steps) = (thread + 1, 0);
        while n != 1 {
            n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
            steps += 1;
        }
        steps
    });
    // After a branch, the lanes are together again.
    let meet = "and.b32 %r0, %t, 3; setp.eq.u32 %p0, %r0, 2; @%p0 bra A;\n\
        activemask.b32 %o; bra B;\nA: activemask.b32 %o;\nB: activemask.b32 %r1;\n\
        shl.b32 %r2, %r1, 1; xor.b32 %o, %o, %r2;";
    check(meet, 32, |thread| {
        let taken = 0x4444_4444u32;
        (if thread % 4 == 2 { taken } else { !taken }) ^ 0xffff_fffe
    });
}

fn exits() {
    // Threads that end do not store; the others go on.
    for exit in ["ret", "exit", "ret.uni"] {
        let body = format!("setp.lt.u32 %p0, %t, 5; @%p0 {exit}; activemask.b32 %o;");
        let (output, outcome) = run(&body, 32);
        assert_eq!(outcome.trap, None);
        assert!(output[..5].iter().all(|&value| value == u32::MAX), "{exit}");
        assert!(
            output[5..].iter().all(|&value| value == 0xffff_ffe0),
            "{exit}"
        );
    }
    let inside = "setp.lt.u32 %p0, %t, 20; @!%p0 bra STORE; mov.u32 %o, 1;\n\
        setp.lt.u32 %p1, %t, 10; @!%p1 bra STORE; ret;";
    let (output, outcome) = run(inside, 32);
    assert_eq!(outcome.trap, None);
    for (thread, value) in output.iter().enumerate() {
        let expected = [u32::MAX, 1, 0, 0][thread / 10];
        assert_eq!(*value, expected, "thread {thread}");
    }
    let (_, outcome) = run("setp.ne.u32 %p0, %t, 40; @%p0 bra STORE; trap;", 64);
    assert!(matches!(outcome.trap, Some(Trap::Instruction { place }) if place.thread == 40));
}

fn barriers() {
    for barrier in BARRIERS {
        // Each thread reads what a thread of another warp wrote, twice.
        let body = format!(
            "mov.u64 %x2, array; mul.wide.u32 %x3, %t, 4; add.u64 %x3, %x3, %x2;\n\
             mad.lo.u32 %r0, %t, 3, 7; st.shared.b32 [%x3], %r0; {barrier} 0;\n\
             mov.u32 %r1, %ntid.x; sub.u32 %r1, %r1, 1; sub.u32 %r1, %r1, %t;\n\
             mul.wide.u32 %x4, %r1, 4; add.u64 %x4, %x4, %x2; ld.shared.b32 %r2, [%x4];\n\
             {barrier} 1; st.shared.b32 [%x3], %r2; {barrier} 1; ld.shared.b32 %o, [%x4];"
        );
        for threads in [32, 100, 1024] {
            check(&body, threads, |thread| 3 * thread + 7);
        }
    }
    // Warps that ended do not hold the others up.
    check(
        "setp.ge.u32 %p0, %t, 32; @%p0 bra STORE; bar.sync 0; mov.u32 %o, 1;",
        96,
        |thread| u32::from(thread < 32),
    );
    let traps = |body: &str| {
        let (_, outcome) = run(body, 64);
        assert!(matches!(outcome.trap, Some(Trap::Barrier { .. })), "{body}");
    };
    traps("setp.lt.u32 %p0, %t, 5; @%p0 bra STORE; bar.sync 0;");
    traps("setp.ge.u32 %p0, %t, 32; @%p0 bra B; bar.sync 0; bra STORE;\nB: bar.sync 1;");
    check("bar.warp.sync 0xffffffff; mov.u32 %o, 9;", 64, |_| 9);
    traps("setp.lt.u32 %p0, %t, 5; @%p0 bra STORE; bar.warp.sync -1;");
}

/// The definition of the PTX manual.
fn shuffle_source(mode: &str, lane: i64, b: i64, c: i64) -> (i64, bool) {
    let segment = c >> 8 & 31;
    let highest = lane & segment | (c & 31) & !segment;
    let lowest = lane & segment;
    let b = b & 31;
    let (from, inside) = match mode {
        "up" => (lane - b, lane - b >= highest),
        "down" => (lane + b, lane + b <= highest),
        "bfly" => (lane ^ b, lane ^ b <= highest),
        _ => (lowest | b & !segment, lowest | b & !segment <= highest),
    };
    if inside { (from, true) } else { (lane, false) }
}

fn shuffles() {
    for mode in ["up", "down", "bfly", "idx"] {
        for b in [0, 1, 5, 16, 31, 33] {
            // Whole warps, halves, and groups of eight.
            for segment in [0, 16, 24] {
                for limit in [0, 7, 15, 31] {
                    let c = segment << 8 | limit;
                    let body = format!(
                        "mad.lo.u32 %r0, %t, 11, 100;\n\
                         shfl.sync.{mode}.b32 %o|%p0, %r0, {b}, {c}, 0xffffffff;\n\
                         selp.b32 %r1, 1000, 0, %p0; add.u32 %o, %o, %r1;"
                    );
                    check(&body, 32, |thread| {
                        let (from, inside) = shuffle_source(mode, thread.into(), b, c);
                        11 * from as u32 + 100 + if inside { 1000 } else { 0 }
                    });
                }
            }
        }
    }
    check("shfl.sync.idx.b32 %o, %t, 3, 31, -1;", 64, |thread| {
        thread / 32 * 32 + 3
    });
    let apart = "setp.lt.u32 %p0, %t, 5; @%p0 bra STORE; shfl.sync.idx.b32 %o, %t, 3, 31, -1;";
    assert!(matches!(run(apart, 32).1.trap, Some(Trap::Barrier { .. })));
}

fn votes() {
    for (limit, holds) in [(0, 0u32), (7, 0x7f), (32, u32::MAX)] {
        for negated in [false, true] {
            let mark = if negated { "!" } else { "" };
            let votes = if negated { !holds } else { holds };
            let body = |vote: &str, result: &str| {
                format!(
                    "setp.lt.u32 %p0, %t, {limit};\nvote.sync.{vote} {result}, {mark}%p0, -1;\n"
                )
            };
            check(&body("ballot.b32", "%o"), 32, |_| votes);
            for (vote, expected) in [
                ("all", votes == u32::MAX),
                ("any", votes != 0),
                ("uni", votes == 0 || votes == u32::MAX),
            ] {
                let body = body(&format!("{vote}.pred"), "%p1") + "selp.b32 %o, 1, 0, %p1;";
                check(&body, 32, |_| u32::from(expected));
            }
        }
    }
    // The members are those of the mask.
    let some = "setp.lt.u32 %p0, %t, 8; @!%p0 bra STORE; setp.ge.u32 %p1, %t, 4;\n\
        vote.sync.ballot.b32 %o, %p1, 0xff;";
    let (_, outcome) = run(some, 32);
    assert_eq!(outcome.trap.map(|trap| trap.to_string()), None);
}

fn special_registers() {
    let lanes = |name: &str, expected: &dyn Fn(u32) -> u32| {
        check(&format!("mov.u32 %o, {name};"), 70, expected);
    };
    lanes("%tid.x", &|thread| thread);
    lanes("%tid.y", &|_| 0);
    lanes("%ntid.x", &|_| 70);
    lanes("%ntid.z", &|_| 1);
    lanes("%ctaid.x", &|_| 0);
    lanes("%nctaid.y", &|_| 1);
    lanes("%laneid", &|thread| thread % 32);
    lanes("%warpid", &|thread| thread / 32);
    lanes("%lanemask_eq", &|thread| 1 << (thread % 32));
    lanes("%lanemask_lt", &|thread| {
        (0..thread % 32).map(|n| 1 << n).sum()
    });
    lanes("%lanemask_le", &|thread| {
        (0..=thread % 32).map(|n| 1 << n).sum()
    });
    lanes("%lanemask_gt", &|thread| {
        (thread % 32 + 1..32).map(|n| 1 << n).sum()
    });
    lanes("%lanemask_ge", &|thread| {
        (thread % 32..32).map(|n| 1 << n).sum()
    });
    lanes("WARP_SZ", &|_| 32);
}
