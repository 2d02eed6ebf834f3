//! Loads and stores of every type, vector length, space and cache modifier; conversions of
//! addresses.

use crate::tester::{Buffers, Tester, launch, range};
use gaussmle_cuda_emulator::ptx::parse;

/// Threads of the kernels: a full warp and a part of one.
const THREADS: usize = 40;
/// Bytes that a thread has.
const BYTES: usize = 32;

/// Name, bytes, and whether loads extend the sign.
const TYPES: [(&str, usize, bool); 14] = [
    ("b8", 1, false),
    ("u8", 1, false),
    ("s8", 1, true),
    ("b16", 2, false),
    ("u16", 2, false),
    ("s16", 2, true),
    ("b32", 4, false),
    ("u32", 4, false),
    ("s32", 4, true),
    ("f32", 4, false),
    ("b64", 8, false),
    ("u64", 8, false),
    ("s64", 8, false),
    ("f64", 8, false),
];

/// The place of the bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Place {
    Global,
    Shared,
    Local,
}

use Place::{Global, Local, Shared};

/// Prefixes of opcodes, with the places that they are tested in. Generic ones access all three.
const LOADS: [(&str, &[Place]); 12] = [
    ("ld", &[Global, Shared, Local]),
    ("ld.volatile", &[Global, Shared, Local]),
    ("ld.global", &[Global]),
    ("ld.global.nc", &[Global]),
    ("ld.global.ca", &[Global]),
    ("ld.global.cg", &[Global]),
    ("ld.global.cs", &[Global]),
    ("ld.volatile.global", &[Global]),
    ("ld.relaxed.gpu.global", &[Global]),
    ("ld.shared", &[Shared]),
    ("ld.volatile.shared", &[Shared]),
    ("ld.local", &[Local]),
];
const STORES: [(&str, &[Place]); 11] = [
    ("st", &[Global, Shared, Local]),
    ("st.volatile", &[Global, Shared, Local]),
    ("st.global", &[Global]),
    ("st.global.wb", &[Global]),
    ("st.global.cg", &[Global]),
    ("st.global.cs", &[Global]),
    ("st.volatile.global", &[Global]),
    ("st.relaxed.gpu.global", &[Global]),
    ("st.shared", &[Shared]),
    ("st.volatile.shared", &[Shared]),
    ("st.local", &[Local]),
];

/// Registers of at least a width: prefix and bits.
fn registers(bytes: usize, is_vector: bool) -> Vec<(&'static str, u32)> {
    let all = [("%h", 16), ("%w", 32), ("%d", 64)];
    all.into_iter()
        .filter(|(_, bits)| *bits >= 8 * bytes as u32)
        // Registers of vectors have the file of the type.
        .filter(|(name, _)| !is_vector || (*name == "%d") == (bytes == 8))
        .collect()
}

fn vector_lengths(bytes: usize) -> Vec<usize> {
    [1, 2, 4].into_iter().filter(|n| n * bytes <= 16).collect()
}

fn opcode(prefix: &str, length: usize, ty: &str) -> String {
    match length {
        1 => format!("{prefix}.{ty}"),
        _ => format!("{prefix}.v{length}.{ty}"),
    }
}

fn braces(register: &str, length: usize) -> String {
    match length {
        1 => format!("{register}0"),
        _ => {
            let list: Vec<String> = (0..length).map(|n| format!("{register}{n}")).collect();
            format!("{{{}}}", list.join(", "))
        }
    }
}

/// The start of a kernel: `%x0` is the input of the thread, `%x1` its output.
fn head() -> String {
    format!(
        ".version 8.8\n.target sm_100\n.address_size 64\n\
         .extern .shared .align 16 .b8 dynamic[];\n\
         .visible .entry k(.param .u64 a, .param .u64 b)\n{{\n\
         .reg .pred %p<5>; .reg .b16 %h<9>; .reg .b32 %w<9>; .reg .b64 %d<9>;\n\
         .reg .b32 %i<5>; .reg .b64 %x<9>;\n\
         .local .align 16 .b8 depot[{BYTES}];\n\
         .shared .align 16 .b8 array[{}];\n\
         mov.u32 %i0, %tid.x; mul.wide.u32 %x2, %i0, {BYTES};\n\
         ld.param.u64 %x0, [a]; add.u64 %x0, %x0, %x2;\n\
         ld.param.u64 %x1, [b]; add.u64 %x1, %x1, %x2;\n",
        THREADS * BYTES
    )
}

/// Sets `%x3` to an address of the thread in a place: generic or of the space.
fn address(place: Place, generic: bool) -> String {
    let (name, cvta) = match place {
        Global => return "mov.u64 %x3, %x0;\n".to_owned(),
        Shared => ("array", "cvta.shared.u64"),
        Local => ("depot", "cvta.local.u64"),
    };
    let offset = if place == Shared { "%x2" } else { "0" };
    let add = format!("mov.u64 %x3, {name}; add.u64 %x3, %x3, {offset};\n");
    if generic {
        format!("{add}{cvta} %x3, %x3;\n")
    } else {
        add
    }
}

fn space(place: Place) -> &'static str {
    match place {
        Global => "global",
        Shared => "shared",
        Local => "local",
    }
}

/// Copies 32 bytes between an address in a place and global memory.
fn copy(from: (&str, &str), to: (&str, &str)) -> String {
    (0..4)
        .map(|n| {
            let at = 8 * n;
            format!(
                "ld.{}.b64 %x5, [{}+{at}]; st.{}.b64 [{}+{at}], %x5;\n",
                from.0, from.1, to.0, to.1
            )
        })
        .collect()
}

/// Runs a kernel on bytes, and returns the output.
fn run_bytes(text: &str, input: &[u64]) -> Vec<u64> {
    let module = parse(text).unwrap_or_else(|error| panic!("{error}"));
    let mut output = vec![0u64; input.len()];
    let mut params = (input.as_ptr() as u64).to_le_bytes().to_vec();
    params.extend((output.as_mut_ptr() as u64).to_le_bytes());
    let memory = Buffers(vec![range(input), range(&output)]);
    let outcome = launch(
        &module.kernels[0],
        [1, 1, 1],
        [THREADS as u32, 1, 1],
        &params,
        &memory,
    );
    assert_eq!(outcome.trap, None, "{text}");
    output
}

/// Bytes without pattern, aligned to 16 as pairs of words are.
fn noise() -> Vec<u64> {
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let words = THREADS * BYTES / 8;
    (0..words)
        .map(|_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        })
        .collect()
}

/// Words before the first multiple of 16 bytes, which vectors need.
fn misaligned_words(words: &[u64]) -> usize {
    usize::from(!(words.as_ptr() as usize).is_multiple_of(16))
}

fn low(value: u64, bytes: usize) -> u64 {
    value & (u64::MAX >> (64 - 8 * bytes))
}

fn part(words: &[u64], offset: usize, bytes: usize) -> u64 {
    let word = words[offset / 8] >> (8 * (offset % 8));
    low(word, bytes)
}

fn extended(value: u64, bytes: usize, signed: bool, bits: u32) -> u64 {
    let shift = 64 - 8 * bytes as u32;
    let wide = if signed {
        ((value << shift) as i64 >> shift) as u64
    } else {
        value
    };
    wide & (u64::MAX >> (64 - bits))
}

pub fn cases(t: &mut Tester) {
    for (prefix, places) in LOADS {
        for (ty, bytes, signed) in TYPES {
            for length in vector_lengths(bytes) {
                let opcode = opcode(prefix, length, ty);
                t.tested.insert((opcode.clone(), 2));
                if t.only_notes {
                    continue;
                }
                for (register, bits) in registers(bytes, length > 1) {
                    for &place in places {
                        let generic = !prefix.contains(space(place));
                        check_load(
                            &opcode,
                            (bytes, signed),
                            length,
                            (register, bits),
                            place,
                            generic,
                        );
                    }
                }
            }
        }
    }
    for (prefix, places) in STORES {
        for (ty, bytes, _) in TYPES {
            for length in vector_lengths(bytes) {
                let opcode = opcode(prefix, length, ty);
                t.tested.insert((opcode.clone(), 2));
                if t.only_notes {
                    continue;
                }
                for &place in places {
                    let generic = !prefix.contains(space(place));
                    check_store(&opcode, bytes, length, place, generic);
                }
            }
        }
    }
    parameters(t);
    addresses(t);
    packing(t);
    fences(t);
}

fn check_load(
    opcode: &str,
    (bytes, signed): (usize, bool),
    length: usize,
    (register, bits): (&str, u32),
    place: Place,
    generic: bool,
) {
    let mut text = head();
    text += &address(place, false);
    if place != Global {
        text += &copy(("global", "%x0"), (space(place), "%x3"));
    }
    text += &address(place, generic);
    // Both halves of the warp in turn, as well as all lanes.
    text += "and.b32 %i1, %i0, 1; setp.eq.u32 %p0, %i1, 0;\n";
    let list = braces(register, length);
    text += &format!("@%p0 {opcode} {list}, [%x3];\n@!%p0 {opcode} {list}, [%x3+0];\n");
    text += &format!("@!%p0 {opcode} {list}, [%x3];\n");
    let stored = match bits {
        16 => "b16",
        32 => "b32",
        _ => "b64",
    };
    for n in 0..length {
        text += &format!("st.global.{stored} [%x1+{}], {register}{n};\n", 8 * n);
    }
    text += "ret;\n}\n";
    let buffer = noise_with_room();
    let input = &buffer[misaligned_words(&buffer)..];
    let output = run_bytes(&text, input);
    for thread in 0..THREADS {
        let (from, to) = (&input[thread * 4..], &output[thread * 4..]);
        for (n, found) in to[..length].iter().enumerate() {
            let value = part(from, n * bytes, bytes);
            let expected = extended(value, bytes, signed, bits);
            assert_eq!(
                *found, expected,
                "{opcode} to {register} from {place:?}, part {n}"
            );
        }
    }
}

/// Noise with a word to skip for alignment.
fn noise_with_room() -> Vec<u64> {
    let mut words = noise();
    words.push(0);
    words
}

fn check_store(opcode: &str, bytes: usize, length: usize, place: Place, generic: bool) {
    let (register, stored) = match bytes {
        1 | 2 => ("%h", "b16"),
        4 => ("%w", "b32"),
        _ => ("%d", "b64"),
    };
    let mut text = head();
    for n in 0..length {
        text += &format!("ld.global.{stored} {register}{n}, [%x0+{}];\n", 8 * n);
    }
    // The stored bytes must leave the others alone.
    text += "mov.u64 %x0, %x1;\n";
    text += &address(place, false);
    if place != Global {
        let name = space(place);
        text += &copy(("global", "%x1"), (name, "%x3"));
    }
    text += &address(place, generic);
    let list = braces(register, length);
    text += &format!("{opcode} [%x3+0], {list};\n");
    text += &address(place, false);
    if place != Global {
        text += &copy((space(place), "%x3"), ("global", "%x1"));
    }
    text += "ret;\n}\n";
    let buffer = noise_with_room();
    let input = &buffer[misaligned_words(&buffer)..];
    let output = {
        let module = parse(&text).unwrap_or_else(|error| panic!("{error}"));
        let mut room = vec![u64::MAX; input.len() + 1];
        let skip = misaligned_words(&room);
        let output = &mut room[skip..];
        let mut params = (input.as_ptr() as u64).to_le_bytes().to_vec();
        params.extend((output.as_mut_ptr() as u64).to_le_bytes());
        let memory = Buffers(vec![range(input), range(output)]);
        let block = [THREADS as u32, 1, 1];
        let outcome = launch(&module.kernels[0], [1, 1, 1], block, &params, &memory);
        assert_eq!(outcome.trap, None, "{opcode} to {place:?}");
        output.to_vec()
    };
    for thread in 0..THREADS {
        let (from, to) = (&input[thread * 4..], &output[thread * 4..]);
        for at in 0..BYTES {
            let expected = if at < length * bytes {
                part(from, at / bytes * 8 + at % bytes, 1)
            } else {
                0xff
            };
            assert_eq!(
                part(to, at, 1),
                expected,
                "{opcode} to {place:?}, byte {at}"
            );
        }
    }
}

/// Loads from a structure that is passed by value.
fn parameters(t: &mut Tester) {
    for (ty, bytes, signed) in TYPES {
        for length in vector_lengths(bytes) {
            let opcode = opcode("ld.param", length, ty);
            t.tested.insert((opcode.clone(), 2));
            if t.only_notes {
                continue;
            }
            for (register, bits) in registers(bytes, length > 1) {
                let list = braces(register, length);
                let mut text = format!(
                    ".version 8.8\n.target sm_100\n.address_size 64\n\
                     .visible .entry k(.param .u32 first, .param .align 16 .b8 s[32], .param .u64 o)\n\
                     {{\n.reg .b16 %h<9>; .reg .b32 %w<9>; .reg .b64 %d<9>; .reg .b64 %x<2>;\n\
                     ld.param.u64 %x0, [o];\n{opcode} {list}, [s+16];\n"
                );
                let stored = if bits == 64 {
                    "b64"
                } else if bits == 32 {
                    "b32"
                } else {
                    "b16"
                };
                for n in 0..length {
                    text += &format!("st.global.{stored} [%x0+{}], {register}{n};\n", 8 * n);
                }
                text += "ret;\n}\n";
                let module = parse(&text).unwrap_or_else(|error| panic!("{error}"));
                let kernel = &module.kernels[0];
                let offsets: Vec<usize> = kernel.params.iter().map(|p| p.offset).collect();
                assert_eq!(offsets, [0, 16, 48]);
                assert_eq!(kernel.param_bytes(), 56);
                let words = noise();
                let mut output = vec![0u64; 4];
                let mut params = vec![0; 16];
                params.extend(words[..4].iter().flat_map(|word| word.to_le_bytes()));
                params.extend((output.as_mut_ptr() as u64).to_le_bytes());
                let memory = Buffers(vec![range(&output)]);
                let outcome = launch(kernel, [1, 1, 1], [1, 1, 1], &params, &memory);
                assert_eq!(outcome.trap, None, "{opcode}");
                for (n, value) in output.iter().take(length).enumerate() {
                    let found = part(&words[2..], n * bytes, bytes);
                    assert_eq!(*value, extended(found, bytes, signed, bits), "{opcode}");
                }
            }
        }
    }
}

/// Generic addresses and back.
fn addresses(t: &mut Tester) {
    for opcode in ["cvta.global.u64", "cvta.to.global.u64"] {
        t.case(opcode, 'd', "d", &[&[0, 0x7f00_1234_5678]], |v| v[0]);
    }
    for name in ["shared", "local"] {
        for opcode in [format!("cvta.{name}.u64"), format!("cvta.to.{name}.u64")] {
            t.tested.insert((opcode, 2));
        }
        if t.only_notes {
            continue;
        }
        let variable = if name == "shared" { "array" } else { "depot" };
        let mut text = head();
        text += &format!(
            "mov.u64 %x3, {variable}; cvta.{name}.u64 %x4, %x3; cvta.{name}.u64 %x6, {variable};\n\
             cvta.to.{name}.u64 %x5, %x4; sub.u64 %x5, %x5, %x3; sub.u64 %x6, %x6, %x4;\n\
             or.b64 %x5, %x5, %x6; st.global.b64 [%x1], %x5; sub.u64 %x4, %x4, %x3;\n\
             st.global.b64 [%x1+8], %x4;\nret;\n}}\n"
        );
        let output = run_bytes(&text, &noise());
        assert_eq!(output[0], 0, "{name}: there and back");
        assert_ne!(output[1], 0, "{name}: generic addresses differ");
    }
}

/// Registers as parts of wider ones.
fn packing(t: &mut Tester) {
    t.tested.insert(("mov.b64".to_owned(), 2));
    t.tested.insert(("mov.b32".to_owned(), 2));
    if t.only_notes {
        return;
    }
    let mut text = head();
    text += "ld.global.b64 %d0, [%x0]; mov.b64 {%w0, %w1}, %d0; mov.b64 %d1, {%w1, %w0};\n\
             st.global.b64 [%x1], %d1; mov.b32 {%h0, %h1}, %w0; mov.b32 %w0, {%h1, %h0};\n\
             st.global.b32 [%x1+8], %w0; mov.b64 {_, %w2}, %d0; st.global.b32 [%x1+16], %w2;\n\
             ret;\n}\n";
    let input = noise();
    let output = run_bytes(&text, &input);
    for thread in 0..THREADS {
        let (from, to) = (input[4 * thread], &output[4 * thread..]);
        assert_eq!(to[0], from.rotate_left(32));
        assert_eq!(to[1], u64::from((from as u32).rotate_left(16)));
        assert_eq!(to[2], from >> 32);
    }
}

fn fences(t: &mut Tester) {
    let mut names = Vec::new();
    names.extend(["cta", "gl", "sys"].map(|scope| format!("membar.{scope}")));
    for scope in ["cta", "gpu", "sys"] {
        names.push(format!("fence.acq_rel.{scope}"));
        names.push(format!("fence.sc.{scope}"));
    }
    let mut text = head();
    for name in names {
        text += &format!("{name};\n");
        t.tested.insert((name, 0));
    }
    text += "st.global.b32 [%x1], %i0;\nret;\n}\n";
    if !t.only_notes {
        let output = run_bytes(&text, &noise());
        assert!((0..THREADS).all(|thread| output[4 * thread] == thread as u64));
    }
}
