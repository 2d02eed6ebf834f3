//! PTX that the reader must refuse.

use gaussmle_cuda_emulator::ptx::{Module, ParseError, parse};

/// Parses statements as the body of a kernel.
fn body(statements: &str) -> Result<Module, ParseError> {
    parse(&format!(
        ".version 8.8\n.target sm_90a\n.address_size 64\n\
         .visible .entry k(.param .u64 a, .param .u32 b)\n{{\n\
         .reg .pred %p<4>; .reg .b16 %h<4>; .reg .b32 %r<4>; .reg .f32 %f<4>; .reg .b64 %d<4>;\n\
         {statements}\nret;\n}}\n"
    ))
}

/// Checks that a statement is refused at its line, for a reason that contains some words.
fn refused(statement: &str, reason: &str) {
    let error = body(statement).expect_err(statement);
    assert_eq!(error.line, 7, "{statement}: {error}");
    assert!(error.reason.contains(reason), "{statement}: {error}");
    assert!(statement.contains(&error.text), "{statement}: {error}");
    assert!(error.to_string().contains("line 7"), "{error}");
}

#[test]
fn unknown_opcodes_are_refused() {
    for statement in [
        "add.rz.f32 %f0, %f1, %f2;",
        "add.f16 %h0, %h1, %h2;",
        "fma.f32 %f0, %f1, %f2, %f3;",
        "min.relu.f32 %f0, %f1, %f2;",
        "min.xorsign.abs.f32 %f0, %f1, %f2;",
        "mul.s32 %r0, %r1, %r2;",
        "mul24.lo.s32 %r0, %r1, %r2;",
        "ld.global.L2::128B.b32 %r0, [%d0];",
        "ld.const.b32 %r0, [%d0];",
        "ld.global.v8.b32 {%r0, %r1}, [%d0];",
        "cvt.rna.tf32.f32 %r0, %f1;",
        "cvt.f32.u32 %f0, %r1;",
        "setp.lt.b32 %p0, %r1, %r2;",
        "setp.lo.s32 %p0, %r1, %r2;",
        "call foo;",
        "bra.unknown L;",
        "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 %d0, %d1, %d2, %d3;",
    ] {
        let error = body(statement).expect_err(statement);
        assert_eq!(error.line, 7, "{statement}: {error}");
    }
    refused(
        "frobnicate.b32 %r0, %r1;",
        "unknown opcode `frobnicate.b32`",
    );
}

#[test]
fn operands_of_another_number_or_kind_are_refused() {
    refused("add.s32 %r0, %r1;", "expected 3 operands, found 2");
    refused(
        "add.s32 %r0, %r1, %r2, %r3;",
        "expected 3 operands, found 4",
    );
    refused("min.f32 %f0, %f1;", "expected 3 or 4 operands, found 2");
    refused(
        "min.s32 %r0, %r1, %r2, %r3;",
        "expected 3 operands, found 4",
    );
    refused("add.s32 %r0, %r1, %d2;", "operand 3: `%d2` has 64 bits");
    refused("add.s64 %d0, %d1, %r2;", "operand 3: `%r2` has 32 bits");
    refused("add.f32 %f0, %f1, 1;", "an integer is not allowed");
    refused("add.s32 %r0, %r1, 0f3F800000;", "an f32 is not allowed");
    refused(
        "add.f32 %f0, %f1, 0d3FF0000000000000;",
        "an f64 is not allowed",
    );
    refused("add.s32 %r0, %r1, 4294967296;", "does not fit in 32 bits");
    refused("add.s32 %r0, %r1, -2147483649;", "does not fit in 32 bits");
    refused("add.s32 5, %r1, %r2;", "not allowed");
    refused("add.s32 %r0, %r1, %r9;", "`%r9` is not declared");
    refused("add.s32 %r0, %r1, %r01;", "`%r01` is not declared");
    refused(
        "add.s32 %r0, %r1, !%p0;",
        "negated predicate is not allowed",
    );
    refused("add.s32 %r0, %r1, [%d0];", "an address is not allowed");
    refused(
        "selp.b32 %r0, %r1, %r2, !%p0;",
        "negated predicate is not allowed",
    );
    refused("add.s32 %r0, %tid.x, 1;", "`%tid.x` is not declared");
    refused("mov.u64 %d0, %clock64;", "not declared");
    refused("ld.global.b32 %r0, %d0;", "not allowed");
    refused("ld.global.b32 %r0, [%r1];", "has 32 bits");
    refused("ld.global.b32 %h0, [%d1];", "has 16 bits");
    refused("ld.global.v2.b32 %r0, [%d1];", "braces");
    refused(
        "ld.global.v2.b32 {%r0, %r1, %r2}, [%d1];",
        "expected 2 values",
    );
    refused("ld.global.v2.b32 {%r0, %d1}, [%d1];", "different widths");
    refused("ld.param.u64 %d0, [c];", "unknown parameter `c`");
    refused("ld.param.u64 %d0, [a+8];", "beyond the 8 bytes");
    refused("ld.param.u64 %d0, [b];", "beyond the parameter");
    refused("ld.param.u32 %r0, [a+2];", "not a multiple of 4");
    refused("bar.sync %r0;", "not allowed");
    refused("bar.sync 16;", "expected 0 to 15");
    refused("bar.sync 0, 32;", "expected 1 operands, found 2");
    refused("@%p0 bar.sync 0;", "with a guard is not supported");
    refused("@%r0 mov.b32 %r0, %r1;", "`%r0` is not a predicate");
    refused("add.s32 %r0, %r1, %r2 %r3;", "unexpected `%r3`");
    refused("add.s32 %r0, %r1, 0z;", "invalid number `0z`");
}

#[test]
fn unknown_statements_are_refused() {
    refused("bra L;", "unknown label `L`");
    refused(".param .b32 x;", "unknown directive `.param`");
    refused(".branchtargets L;", "unknown directive `.branchtargets`");
    refused("{ .reg .b32 %q; }", "nested scopes");
    refused(".reg .b8 %q;", "unknown type of registers `.b8`");
    refused(".reg .b32 %r<3>;", "declared twice");
    refused(".shared .b32 x[];", "without size");
    refused("L: L: mov.b32 %r0, %r1;", "declared twice");
    let no_end = ".version 8.0\n.target sm_80\n.visible .entry k()\n{\n.reg .b32 %r<2>;\n\
        mov.b32 %r0, 1;\n}\n";
    assert!(parse(no_end).is_err_and(|error| error.reason.contains("without `ret`")));
}

#[test]
fn unknown_modules_are_refused() {
    for (text, reason) in [
        ("", "`.version` or `.target` is missing"),
        (".version 8.0\n", "`.version` or `.target` is missing"),
        (".version x\n", "expected a version"),
        (
            ".version 8.0\n.target sm_90, texmode_independent\n",
            "unknown option",
        ),
        (
            ".version 8.0\n.target sm_90\n.address_size 32\n",
            "only addresses of 64 bits",
        ),
        (
            ".version 8.0\n.target sm_90\n.func f() { ret; }\n",
            "unknown directive `.func`",
        ),
        (
            ".version 8.0\n.target sm_90\n.global .b32 x;\n",
            "unknown directive `.global`",
        ),
        (
            ".version 8.0\n.target sm_90\n.extern .func vprintf;\n",
            "expected `.shared`",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() .unknown {\n",
            "unknown directive",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() { ret;\n",
            "unexpected end",
        ),
        (
            ".version 8.0\n.target sm_90\n/* no end",
            "comment without end",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() { \u{e9} }",
            "unexpected character",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() { }",
            "no instructions",
        ),
    ] {
        let error = parse(text).expect_err(text);
        assert!(error.reason.contains(reason), "{text}: {error}");
    }
}

#[test]
fn modules_of_compilers_are_read() {
    let text = "// comment\n.version 8.7\n.target sm_90a, debug\n.address_size 64\n\
        .extern .shared .align 16 .b8 dynamic[];\n.shared .align 8 .b8 first[12];\n\
        /* two\n lines */\n\
        .visible .entry a(\n\t.param .u64 .ptr .global .align 1 a_0,\n\
        \t.param .align 8 .b8 a_1[24],\n\t.param .u32 a_2\n)\n\
        .reqntid 32, 2\n.minnctapersm 2\n{\n\t.loc 1 2 3\n\t.pragma \"nounroll\";\n\
        \t.reg .pred \t%p<2>;\n\t.reg .b32 \t%r<2>;\n\t.shared .align 4 .b8 own[6];\n\
        \tmov.u32 \t%r0, %tid.x; // the thread\n\tret;\n}\n\
        .weak .entry b()\n.maxntid 128, 1, 1\n{\n\tret;\n}\n\
        .file 1 \"k.cu\"\n.section .debug_str\n{\n.b8 0\n}\n";
    let module = parse(text).expect("valid PTX");
    assert_eq!(module.version, (8, 7));
    assert_eq!(module.target, "sm_90a");
    let [a, b] = module.kernels.as_slice() else {
        panic!("two kernels");
    };
    assert_eq!((a.name.as_str(), b.name.as_str()), ("a", "b"));
    assert_eq!(a.required_block, Some([32, 2, 1]));
    assert_eq!(b.max_block_threads, Some(128));
    let places: Vec<_> = a
        .params
        .iter()
        .map(|p| (p.size, p.align, p.offset))
        .collect();
    assert_eq!(places, [(8, 8, 0), (24, 8, 8), (4, 4, 32)]);
    assert_eq!((a.param_bytes(), b.param_bytes()), (36, 0));
    // 12 and 6 bytes, then the dynamic array at a multiple of 16.
    assert_eq!((a.static_shared, b.static_shared), (32, 16));
}
