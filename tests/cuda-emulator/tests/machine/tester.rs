//! Runs one instruction on many operands, and compares the results with a closed form.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::ops::Range;

use gaussmle_cuda_emulator::machine::{Launch, Memory, Outcome, run};
use gaussmle_cuda_emulator::ptx::{Kernel, parse};

/// Results of each operand set: in all lanes, after a branch, with a guard, and with the first
/// operand as destination.
const VARIANTS: usize = 4;
/// Bytes of the operands of a thread.
const STRIDE: usize = 32;

/// Operands and results of a case.
#[derive(Clone, Copy)]
pub struct Signature<'a> {
    /// `h`, `w`, `d` or `p` for a destination of 16, 32 or 64 bits or a predicate.
    pub destination: char,
    /// The same for each source, or `!` for a negated predicate.
    pub sources: &'a str,
    /// The part after the sources, such as an immediate.
    pub suffix: &'a str,
}

/// Runs cases, or only notes their opcodes.
#[derive(Default)]
pub struct Tester {
    /// Opcodes with their number of operands.
    pub tested: BTreeSet<(String, usize)>,
    pub only_notes: bool,
}

impl Tester {
    /// Checks an instruction on all combinations of operand values.
    pub fn case(
        &mut self,
        opcode: &str,
        destination: char,
        sources: &str,
        values: &[&[u64]],
        expected: impl Fn(&[u64]) -> u64,
    ) {
        let signature = Signature {
            destination,
            sources,
            suffix: "",
        };
        self.case_with(opcode, signature, values, expected);
    }

    /// Checks an instruction whose text has more than registers.
    pub fn case_with(
        &mut self,
        opcode: &str,
        signature: Signature<'_>,
        values: &[&[u64]],
        expected: impl Fn(&[u64]) -> u64,
    ) {
        let suffixes = signature.suffix.matches(',').count();
        let count = 1 + signature.sources.len() + suffixes;
        self.tested.insert((opcode.to_owned(), count));
        if self.only_notes {
            return;
        }
        let operands = combinations(values);
        let results = evaluate(opcode, signature, &operands);
        for (set, results) in operands.iter().zip(&results) {
            let expected = expected(set);
            for (variant, result) in results.iter().enumerate() {
                assert_eq!(
                    *result, expected,
                    "{opcode} of {set:x?} in variant {variant}: {result:#x}, expected {expected:#x}"
                );
            }
        }
    }
}

fn combinations(values: &[&[u64]]) -> Vec<Vec<u64>> {
    values.iter().fold(vec![Vec::new()], |sets, list| {
        let extended = sets.iter().flat_map(|set| {
            list.iter().map(move |&value| {
                let mut set = set.clone();
                set.push(value);
                set
            })
        });
        extended.collect()
    })
}

fn evaluate(opcode: &str, signature: Signature<'_>, operands: &[Vec<u64>]) -> Vec<[u64; VARIANTS]> {
    let module = parse(&text(opcode, signature)).unwrap_or_else(|error| panic!("{error}"));
    let threads = operands.len();
    let mut input = vec![0u64; threads * STRIDE / 8];
    for (thread, set) in operands.iter().enumerate() {
        input[thread * STRIDE / 8..][..set.len()].copy_from_slice(set);
    }
    let mut output = vec![[0u64; VARIANTS]; threads];
    let mut params = Vec::new();
    params.extend((input.as_ptr() as u64).to_le_bytes());
    params.extend((output.as_mut_ptr() as u64).to_le_bytes());
    params.extend((threads as u32).to_le_bytes());
    let memory = Buffers(vec![range(&input), range(&output)]);
    let blocks = threads.div_ceil(32) as u32;
    let outcome = launch(
        &module.kernels[0],
        [blocks, 1, 1],
        [32, 1, 1],
        &params,
        &memory,
    );
    assert_eq!(outcome.trap, None, "{opcode}");
    output
}

/// A kernel that executes the instruction in each of the variants.
fn text(opcode: &str, signature: Signature<'_>) -> String {
    let Signature {
        destination,
        sources,
        suffix,
    } = signature;
    let mut text = String::from(
        ".version 8.8\n.target sm_100\n.address_size 64\n\
         .visible .entry k(.param .u64 a, .param .u64 b, .param .u32 n)\n{\n\
         .reg .pred %p<20>; .reg .b16 %h<20>; .reg .b32 %w<20>; .reg .b64 %d<20>;\n\
         .reg .b32 %i<5>; .reg .b64 %x<5>; .reg .pred %q<3>;\n\
         mov.u32 %i0, %tid.x; mov.u32 %i1, %ctaid.x; mad.lo.u32 %i0, %i1, 32, %i0;\n\
         ld.param.u32 %i1, [n]; setp.ge.u32 %q0, %i0, %i1; @%q0 bra END;\n\
         ld.param.u64 %x0, [a]; mul.wide.u32 %x1, %i0, 32; add.u64 %x0, %x0, %x1;\n\
         ld.param.u64 %x2, [b]; add.u64 %x2, %x2, %x1;\n\
         and.b32 %i2, %i0, 1; setp.eq.u32 %q1, %i2, 0;\n",
    );
    let load = |text: &mut String| {
        for (n, kind) in sources.chars().enumerate() {
            let at = 8 * n;
            let line = match kind {
                'h' => format!("ld.global.b16 %h{n}, [%x0+{at}];"),
                'w' => format!("ld.global.b32 %w{n}, [%x0+{at}];"),
                'd' => format!("ld.global.b64 %d{n}, [%x0+{at}];"),
                _ => format!("ld.global.b32 %i3, [%x0+{at}]; setp.ne.b32 %p{n}, %i3, 0;"),
            };
            writeln!(text, "{line}").expect("no error on a string");
        }
    };
    let list: String = sources
        .chars()
        .enumerate()
        .map(|(n, kind)| match kind {
            '!' => format!(", !%p{n}"),
            kind => format!(", %{kind}{n}"),
        })
        .collect();
    let store = |text: &mut String, register: &str, variant: usize| {
        let at = 8 * variant;
        let line = match destination {
            'h' => format!("st.global.b16 [%x2+{at}], {register};"),
            'w' => format!("st.global.b32 [%x2+{at}], {register};"),
            'd' => format!("st.global.b64 [%x2+{at}], {register};"),
            _ => format!("selp.b32 %i3, 1, 0, {register}; st.global.b32 [%x2+{at}], %i3;"),
        };
        writeln!(text, "{line}").expect("no error on a string");
    };
    let instruction = |to: &str| format!("{opcode} {to}{list}{suffix};\n");
    let fresh = format!("%{destination}10");
    load(&mut text);
    text += &instruction(&fresh);
    store(&mut text, &fresh, 0);
    let other = format!("%{destination}11");
    text += "@%q1 bra EVEN;\n";
    text += &instruction(&other);
    text += "bra MEET;\nEVEN:\n";
    text += &instruction(&other);
    text += "MEET:\n";
    store(&mut text, &other, 1);
    let guarded = format!("%{destination}12");
    text += &format!(
        "@%q1 {}@!%q1 {}",
        instruction(&guarded),
        instruction(&guarded)
    );
    store(&mut text, &guarded, 2);
    let first = sources.chars().next().filter(|kind| *kind == destination);
    let reused = first.map_or(format!("%{destination}13"), |kind| format!("%{kind}0"));
    text += &instruction(&reused);
    store(&mut text, &reused, 3);
    text += "END: ret;\n}\n";
    text
}

/// Buffers of a test as device memory.
pub struct Buffers(pub Vec<Range<u64>>);

impl Memory for Buffers {
    fn allocation(&self, address: u64) -> Option<Range<u64>> {
        let mut ranges = self.0.iter();
        ranges.find(|range| range.contains(&address)).cloned()
    }
}

/// The addresses of a slice.
pub fn range<T>(values: &[T]) -> Range<u64> {
    let start = values.as_ptr() as u64;
    start..start + size_of_val(values) as u64
}

/// Runs a kernel on two host threads.
pub fn launch(
    kernel: &Kernel,
    grid: [u32; 3],
    block: [u32; 3],
    params: &[u8],
    memory: &Buffers,
) -> Outcome {
    let launch = Launch {
        kernel,
        grid,
        block,
        dynamic_shared: 1024,
        params,
        threads: 2,
        detail: true,
    };
    run(&launch, memory)
}
