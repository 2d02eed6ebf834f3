//! The body of a function, in assembly that assemblers for ELF, COFF and Mach-O take alike.

use std::collections::HashMap;

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

/// Instructions that leave the function, and what only some object files have.
const REFUSED: [&str; 8] = [
    "call", "bl\t", "blr\t", "br\t", "adrp\t", "jmpq\t*", "@", ":lo12:",
];

/// The start of LLVM's names of local labels on Linux.
const LABEL: &str = ".L";

/// Returns the body of the function `function`: its code, then its constants.
///
/// Labels are numbers, which are local in every format. The letter of a reference tells its direction.
pub fn body(assembly: &str, comment: &str, function: &str) -> Result<String, String> {
    let (mut constants, mut code) = (Vec::new(), Vec::new());
    let mut is_code = false;
    for line in assembly.lines() {
        let line = line.split(comment).next().unwrap_or_default().trim_end();
        let word = line.trim_start();
        if word == format!("{function}:") {
            is_code = true;
        } else if !word.is_empty() && !DROPPED.iter().any(|start| word.starts_with(start)) {
            let part = if is_code { &mut code } else { &mut constants };
            part.push(line);
        }
    }
    if let Some(line) = code
        .iter()
        .find(|line| REFUSED.iter().any(|word| line.contains(word)))
    {
        return Err(format!("the code needs more than itself: {line}"));
    }
    code.extend(constants);
    let labels = code.iter().enumerate();
    let labels = labels.filter_map(|(at, line)| Some((line.strip_suffix(':')?, at)));
    let labels: HashMap<&str, (usize, usize)> = labels
        .enumerate()
        .map(|(number, (name, at))| (name, (number, at)))
        .collect();
    let mut out = String::new();
    for (at, line) in code.iter().enumerate() {
        out += &renamed(line, at, &labels)?;
        out.push('\n');
    }
    Ok(out)
}

/// A line with numbers for labels. A number of zeros and ones alone could be a binary one.
fn renamed(
    line: &str,
    at: usize,
    labels: &HashMap<&str, (usize, usize)>,
) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = line;
    while let Some(start) = rest.find(LABEL) {
        let (before, from) = rest.split_at(start);
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
        let (name, after) = from.split_at(from.find(|c| !is_part(c)).unwrap_or(from.len()));
        let found = labels.get(name);
        let (number, place) = found.ok_or_else(|| format!("there is no label {name}: {line}"))?;
        let direction = match place.cmp(&at) {
            std::cmp::Ordering::Less => "b",
            std::cmp::Ordering::Equal => "",
            std::cmp::Ordering::Greater => "f",
        };
        out += &format!("{before}2{number}{direction}");
        rest = after;
    }
    Ok(out + rest)
}
