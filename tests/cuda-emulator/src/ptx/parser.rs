//! Modules: directives, and the headers of kernels.

use super::allocate::allocate;
use super::body::{Declared, body, declarator, variable};
use super::error::ParseError;
use super::flow::basic_blocks;
use super::kernel::{Kernel, Module, Param};
use super::token::{Cursor, Token};
use super::variables::Variables;

/// Reads a PTX text.
///
/// # Errors
///
/// Returns the first line that is invalid or not supported.
pub fn parse(text: &str) -> Result<Module, ParseError> {
    let mut cursor = Cursor::new(text)?;
    let mut module = Module {
        version: (0, 0),
        target: String::new(),
        kernels: Vec::new(),
    };
    let mut shared = Variables::default();
    while let Some(token) = cursor.peek() {
        cursor.next()?;
        match token.text {
            ".version" => module.version = version(&mut cursor)?,
            ".target" => module.target = target(&mut cursor)?,
            ".address_size" => {
                if cursor.number()? != 64 {
                    return Err(cursor.error("only addresses of 64 bits are supported"));
                }
            }
            // For debuggers.
            ".file" => cursor.skip_line(token.line),
            ".section" => {
                cursor.until("}")?;
            }
            ".visible" | ".weak" => {}
            ".extern" => {
                cursor.expect(".shared")?;
                let (name, declared) = variable(&mut cursor)?;
                shared_variable(&cursor, &mut shared, name, declared)?;
            }
            ".shared" => {
                let (name, declared) = variable(&mut cursor)?;
                shared_variable(&cursor, &mut shared, name, declared)?;
            }
            ".entry" => {
                let kernel = entry(&mut cursor, shared.clone())?;
                module.kernels.push(kernel);
            }
            other => return Err(cursor.error(format!("unknown directive `{other}`"))),
        }
    }
    if module.version == (0, 0) || module.target.is_empty() {
        return Err(cursor.error_at(1, "`.version` or `.target` is missing"));
    }
    Ok(module)
}

fn version(cursor: &mut Cursor<'_>) -> Result<(u32, u32), ParseError> {
    let token = cursor.word()?;
    let parts = token.text.split_once('.');
    let parts = parts.and_then(|(major, minor)| Some((major.parse().ok()?, minor.parse().ok()?)));
    parts.ok_or_else(|| cursor.error("expected a version, such as 8.7"))
}

/// The architecture. Of the further words, `debug` changes nothing here.
fn target(cursor: &mut Cursor<'_>) -> Result<String, ParseError> {
    let target = cursor.word()?.text.to_owned();
    while cursor.skip_if(",") {
        let option = cursor.word()?;
        if option.text != "debug" {
            let reason = format!("unknown option of the target `{}`", option.text);
            return Err(cursor.error(reason));
        }
    }
    Ok(target)
}

fn shared_variable(
    cursor: &Cursor<'_>,
    variables: &mut Variables,
    name: Token<'_>,
    declared: Declared,
) -> Result<(), ParseError> {
    let is_new = match declared.size() {
        Some(layout) => variables.declare_shared(name.text, layout),
        None => variables.declare_dynamic_shared(name.text, declared.align),
    };
    if is_new {
        Ok(())
    } else {
        Err(cursor.error_at(name.line, "the name is declared twice"))
    }
}

/// Launch bounds of a kernel.
#[derive(Default)]
struct Bounds {
    required: Option<[u32; 3]>,
    max: Option<[u32; 3]>,
}

fn entry(cursor: &mut Cursor<'_>, mut variables: Variables) -> Result<Kernel, ParseError> {
    let name = cursor.word()?;
    let params = parameters(cursor, &mut variables)?;
    let bounds = launch_bounds(cursor)?;
    let body = body(cursor, variables)?;
    let at_line = |(line, reason)| cursor.error_at(line, reason);
    if body.drafts.is_empty() {
        return Err(cursor.error_at(name.line, "the kernel has no instructions"));
    }
    let blocks = basic_blocks(&body.drafts, &body.labels).map_err(at_line)?;
    let code = allocate(&body.drafts, &blocks, &body.names).map_err(at_line)?;
    Ok(Kernel {
        name: name.text.to_owned(),
        params,
        static_shared: body.variables.static_shared(),
        required_block: bounds.required,
        max_block_threads: bounds.max.map(|[x, y, z]| x * y * z),
        instructions: code.instructions,
        blocks,
        local_bytes: body.variables.local_bytes(),
        registers: code.registers,
        constants: code.constants,
        specials: code.specials,
        uninitialized: code.uninitialized,
        sites: code.sites,
    })
}

fn parameters(
    cursor: &mut Cursor<'_>,
    variables: &mut Variables,
) -> Result<Vec<Param>, ParseError> {
    let mut params = Vec::new();
    if !cursor.skip_if("(") || cursor.skip_if(")") {
        return Ok(params);
    }
    let mut bytes: usize = 0;
    loop {
        cursor.expect(".param")?;
        let (name, declared) = declarator(cursor)?;
        let Some(layout) = declared.size() else {
            return Err(cursor.error("a parameter needs a size"));
        };
        let param = Param {
            size: layout.size,
            align: layout.align,
            offset: bytes.next_multiple_of(layout.align),
        };
        bytes = param.offset + param.size;
        if !variables.declare_param(name.text, param) {
            return Err(cursor.error_at(name.line, "the name is declared twice"));
        }
        params.push(param);
        if cursor.skip_if(")") {
            return Ok(params);
        }
        cursor.expect(",")?;
    }
}

/// The directives between the parameters and the body.
fn launch_bounds(cursor: &mut Cursor<'_>) -> Result<Bounds, ParseError> {
    let mut bounds = Bounds::default();
    loop {
        let token = cursor.next()?;
        match token.text {
            "{" => return Ok(bounds),
            ".reqntid" => bounds.required = Some(extents(cursor)?),
            ".maxntid" => bounds.max = Some(extents(cursor)?),
            // Choices of the assembler.
            ".minnctapersm" | ".maxnreg" | ".maxnctapersm" => {
                cursor.number()?;
            }
            other => return Err(cursor.error(format!("unknown directive `{other}`"))),
        }
    }
}

/// One to three numbers; the others are 1.
fn extents(cursor: &mut Cursor<'_>) -> Result<[u32; 3], ParseError> {
    let mut extents = [1; 3];
    extents[0] = cursor.number()?;
    for extent in &mut extents[1..] {
        if cursor.skip_if(",") {
            *extent = cursor.number()?;
        }
    }
    Ok(extents)
}
