//! Assembly that assemblers for ELF, COFF and Mach-O take alike.

/// Directives of one kind of object file, or of debuggers and linkers.
const DROPPED: [&str; 12] = [
    ".addrsig",
    ".att_syntax",
    ".cfi_",
    ".file",
    ".globl",
    ".ident",
    ".Lfunc_end",
    ".prefalign",
    // Constants stand beside the code.
    ".section",
    ".size",
    ".text",
    ".type",
];

/// Returns the text with one symbol, `symbol`, for the function `function`, in one section. `number` is
/// another one for each file, as many of them are assembled together.
///
/// Mach-O's symbols begin with an underscore, so the function has both names.
pub fn neutral(
    assembly: &str,
    comment: &str,
    function: &str,
    symbol: &str,
    number: usize,
) -> String {
    let mut out = String::from("\t.text\n");
    let local = |code: &str| {
        code.replace(".LBB0_", &format!(".L{number}b"))
            .replace(".LCPI0_", &format!(".L{number}c"))
    };
    for line in assembly.lines() {
        let code = line.split(comment).next().unwrap_or_default().trim_end();
        let word = code.trim_start();
        if word.is_empty() || DROPPED.iter().any(|start| word.starts_with(start)) {
            continue;
        }
        if word == format!("{function}:") {
            for name in [symbol.to_owned(), format!("_{symbol}")] {
                out += &format!("\t.globl\t{name}\n{name}:\n");
            }
            continue;
        }
        out += &local(code);
        out.push('\n');
    }
    out
}
