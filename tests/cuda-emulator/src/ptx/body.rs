//! The statements of a kernel: declarations, labels and instructions.

use std::collections::HashMap;

use super::draft::{Draft, Names};
use super::error::ParseError;
use super::operand::operands;
use super::operation::Op;
use super::select::select;
use super::token::{Cursor, Token};
use super::variables::{Layout, Variables};

/// A kernel's instructions on virtual registers.
pub(super) struct Body {
    pub drafts: Vec<Draft>,
    /// Labels, and the instructions that follow them.
    pub labels: HashMap<String, usize>,
    pub names: Names,
    pub variables: Variables,
}

/// An instruction whose operands are not resolved yet.
struct Statement<'a> {
    tokens: Vec<Token<'a>>,
    line: u32,
}

/// Reads the statements up to the closing brace.
///
/// Declarations come first, as the place of a variable may depend on those that follow.
pub(super) fn body(cursor: &mut Cursor<'_>, variables: Variables) -> Result<Body, ParseError> {
    let mut body = Body {
        drafts: Vec::new(),
        labels: HashMap::new(),
        names: Names::default(),
        variables,
    };
    let mut statements = Vec::new();
    loop {
        let token = cursor.next()?;
        match token.text {
            "}" => break,
            "{" => return Err(cursor.error("nested scopes are not supported")),
            ".reg" => registers(cursor, &mut body.names)?,
            ".shared" => {
                let (name, layout) = variable(cursor)?;
                let Some(layout) = layout.size() else {
                    return Err(cursor.error("a shared variable without size must be extern"));
                };
                if !body.variables.declare_shared(name.text, layout) {
                    return Err(cursor.error_at(name.line, "the name is declared twice"));
                }
            }
            ".local" => {
                let (name, layout) = variable(cursor)?;
                let Some(layout) = layout.size() else {
                    return Err(cursor.error("a local variable needs a size"));
                };
                if !body.variables.declare_local(name.text, layout) {
                    return Err(cursor.error_at(name.line, "the name is declared twice"));
                }
            }
            // For debuggers, and for choices of the assembler.
            ".loc" => cursor.skip_line(token.line),
            ".pragma" => {
                cursor.until(";")?;
            }
            directive if directive.starts_with('.') => {
                return Err(cursor.error(format!("unknown directive `{directive}`")));
            }
            label if token.is_word() && cursor.skip_if(":") => {
                let at = statements.len();
                if body.labels.insert(label.to_owned(), at).is_some() {
                    return Err(cursor.error("the label is declared twice"));
                }
            }
            _ => {
                let mut tokens = vec![token];
                tokens.extend(cursor.until(";")?);
                let line = token.line;
                statements.push(Statement { tokens, line });
            }
        }
    }
    for statement in &statements {
        let draft = instruction(statement, &mut body)
            .map_err(|reason| cursor.error_at(statement.line, reason))?;
        body.drafts.push(draft);
    }
    Ok(body)
}

fn instruction(statement: &Statement<'_>, body: &mut Body) -> Result<Draft, String> {
    let mut tokens = statement.tokens.as_slice();
    let guard = guard(&mut tokens, &mut body.names)?;
    let [opcode, rest @ ..] = tokens else {
        return Err("expected an opcode".to_owned());
    };
    let operands = operands(rest)?;
    let mut draft = select(
        opcode.text,
        &operands,
        &mut body.names,
        &body.variables,
        statement.line,
    )?;
    if guard.is_some() && matches!(draft.op, Op::Barrier | Op::Trap) {
        return Err(format!("`{}` with a guard is not supported", opcode.text));
    }
    draft.guard = guard;
    Ok(draft)
}

/// Takes `@p` or `@!p` from the front.
fn guard(
    tokens: &mut &[Token<'_>],
    names: &mut Names,
) -> Result<Option<(super::draft::Virtual, bool)>, String> {
    let [first, rest @ ..] = *tokens else {
        return Ok(None);
    };
    if first.text != "@" {
        return Ok(None);
    }
    let (negated, rest) = match rest {
        [mark, rest @ ..] if mark.text == "!" => (true, rest),
        rest => (false, rest),
    };
    let [name, rest @ ..] = rest else {
        return Err("expected a predicate".to_owned());
    };
    *tokens = rest;
    match names.find(name.text) {
        Some((register, 1)) => Ok(Some((register, negated))),
        _ => Err(format!("`{}` is not a predicate", name.text)),
    }
}

/// `.reg .b32 %r<10>;` or `.reg .b32 %a, %b;`
fn registers(cursor: &mut Cursor<'_>, names: &mut Names) -> Result<(), ParseError> {
    let ty = cursor.word()?;
    let bits = match ty.text {
        ".pred" => 1,
        ".b16" | ".u16" | ".s16" => 16,
        ".b32" | ".u32" | ".s32" | ".f32" => 32,
        ".b64" | ".u64" | ".s64" | ".f64" => 64,
        other => return Err(cursor.error(format!("unknown type of registers `{other}`"))),
    };
    loop {
        let name = cursor.word()?;
        let declared = if cursor.skip_if("<") {
            let count = cursor.number()?;
            cursor.expect(">")?;
            names.declare_range(name.text, count, bits)
        } else {
            names.declare(name.text, bits)
        };
        if !declared {
            return Err(cursor.error("the register is declared twice"));
        }
        if cursor.skip_if(";") {
            return Ok(());
        }
        cursor.expect(",")?;
    }
}

/// The layout of a declaration: an array without size has none.
#[derive(Clone, Copy)]
pub(super) struct Declared {
    pub align: usize,
    size: Option<usize>,
}

impl Declared {
    /// The layout, or nothing for an array without size.
    pub fn size(self) -> Option<Layout> {
        let align = self.align;
        self.size.map(|size| Layout { size, align })
    }
}

/// Reads `.align 16 .b8 name[64];` after the state space.
pub(super) fn variable<'a>(cursor: &mut Cursor<'a>) -> Result<(Token<'a>, Declared), ParseError> {
    let (name, declared) = declarator(cursor)?;
    cursor.expect(";")?;
    Ok((name, declared))
}

/// Reads `.align 16 .b8 name[64]`, and for parameters `.u64 .ptr .global .align 16 name`.
pub(super) fn declarator<'a>(cursor: &mut Cursor<'a>) -> Result<(Token<'a>, Declared), ParseError> {
    let mut align = None;
    let mut bytes = None;
    let mut is_pointer = false;
    loop {
        let token = cursor.word()?;
        match token.text {
            ".align" => {
                let number = cursor.number()? as usize;
                if !number.is_power_of_two() {
                    return Err(cursor.error("an alignment is a power of two"));
                }
                // Of a pointer, it is the alignment of the address.
                if !is_pointer {
                    align = Some(number);
                }
            }
            ".ptr" => is_pointer = true,
            ".global" | ".shared" | ".local" | ".const" if is_pointer => {}
            word if word.starts_with('.') => {
                bytes = Some(match word {
                    ".b8" | ".u8" | ".s8" => 1,
                    ".b16" | ".u16" | ".s16" => 2,
                    ".b32" | ".u32" | ".s32" | ".f32" => 4,
                    ".b64" | ".u64" | ".s64" | ".f64" => 8,
                    _ => return Err(cursor.error(format!("unknown type `{word}`"))),
                });
            }
            _ => {
                let Some(bytes) = bytes else {
                    return Err(cursor.error("the variable has no type"));
                };
                let size = dimensions(cursor)?.map(|count| count * bytes);
                let align = align.unwrap_or(bytes);
                return Ok((token, Declared { align, size }));
            }
        }
    }
}

/// The number of elements: of `[8]` 8, of `[]` nothing, and 1 without brackets.
fn dimensions(cursor: &mut Cursor<'_>) -> Result<Option<usize>, ParseError> {
    if !cursor.skip_if("[") {
        return Ok(Some(1));
    }
    if cursor.skip_if("]") {
        return Ok(None);
    }
    let count = cursor.number()? as usize;
    cursor.expect("]")?;
    Ok(Some(count))
}
