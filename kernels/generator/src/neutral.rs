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

/// Instructions that leave the function.
const LEAVING: [&str; 6] = ["call", "bl\t", "blr\t", "br\t", "adrp\t", "jmpq\t*"];

/// Parts of a line that only some object files have.
const REFUSED: [&str; 2] = ["@", ":lo12:"];

/// The start of LLVM's names of local labels on Linux.
const LABEL: &str = ".L";

/// Returns the lines that are not empty, without comments and what they are aligned with.
pub fn compact(text: &str, comment: &str) -> String {
    let code = |line: &'_ str| {
        line.split(comment)
            .next()
            .unwrap_or_default()
            .trim()
            .replace(", ", ",")
    };
    let lines = text.lines().map(code).filter(|line| !line.is_empty());
    lines.map(|line| line + "\n").collect()
}

/// Returns the body of the function `function`: its code, then its constants.
///
/// Labels are numbers, which are local in every format. The letter of a reference tells its direction.
pub fn body(assembly: &str, comment: &str, function: &str) -> Result<String, String> {
    let (mut constants, mut code) = (Vec::new(), Vec::new());
    let mut is_code = false;
    let assembly = compact(assembly, comment);
    for line in assembly.lines() {
        if line == format!("{function}:") {
            is_code = true;
        } else if !DROPPED.iter().any(|start| line.starts_with(start)) {
            let part = if is_code { &mut code } else { &mut constants };
            part.push(line);
        }
    }
    if let Some(line) = code
        .iter()
        .find(|line| {
            LEAVING.iter().any(|word| line.starts_with(word))
                || REFUSED.iter().any(|word| line.contains(word))
        })
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
    let mut at = 0;
    while at < code.len() {
        let line = code[at];
        let equal = code[at..]
            .iter()
            .take_while(|other| **other == line)
            .count();
        let value = line.strip_prefix(".long\t").filter(|_| equal > 1);
        match value {
            Some(value) => out += &format!(".fill\t{equal},4,{value}\n"),
            None => {
                for at in at..at + equal {
                    out += &renamed(line, at, &labels)?;
                    out.push('\n');
                }
            }
        }
        at += equal;
    }
    Ok(out)
}

/// The number of a label, without the digits 0 and 1: alone they could be a binary number.
fn number(label: usize) -> String {
    let digits = format!("{label:o}");
    digits.bytes().map(|digit| char::from(digit + 2)).collect()
}

/// A line with numbers for labels.
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
        let (label, place) = found.ok_or_else(|| format!("there is no label {name}: {line}"))?;
        let direction = match place.cmp(&at) {
            std::cmp::Ordering::Less => "b",
            std::cmp::Ordering::Equal => "",
            std::cmp::Ordering::Greater => "f",
        };
        out += &format!("{before}{}{direction}", number(*label));
        rest = after;
    }
    Ok(out + rest)
}
