//! MAT-files of version 5 to 7.
//!
//! A file is a list of variables, each compressed or not. Values are found by their tags when they
//! are asked for. Nothing is allocated by a size that a file states: elements are slices, and
//! compressed variables grow as they are decompressed, up to a limit.

use std::io::Read;

use flate2::read::ZlibDecoder;

use super::numbers::Numbers;
use super::tags::{Element, Elements, HEADER, Order, kind, numbers, order};
use crate::hdf5_chunks::MAX_EXPANSION;
use crate::psf::spline::fault::{Result, damaged, missing};

/// The bytes that any compressed variable may have.
const FREE: u64 = 64 << 20;

/// The bytes of a compressed variable that hold its name.
const START: u64 = 4096;

/// The most axes of an array.
const MOST_AXES: usize = 32;

/// Classes of values.
mod class {
    pub(super) const CELL: u8 = 1;
    pub(super) const STRUCT: u8 = 2;
    /// Numbers, from `double` to `uint64`.
    pub(super) const NUMBERS: std::ops::RangeInclusive<u8> = 6..=15;
}

/// An open file.
pub(in crate::psf::spline) struct V5<'a> {
    variables: Elements<'a>,
}

/// A variable: its bytes in the file, or decompressed.
pub(in crate::psf::spline) enum Variable<'a> {
    Plain(Order, &'a [u8]),
    Decompressed(Order, Vec<u8>),
}

impl<'a> V5<'a> {
    pub(super) fn open(bytes: &'a [u8]) -> Result<Self> {
        match order(bytes) {
            Some(order) => Ok(Self {
                variables: Elements {
                    order,
                    rest: &bytes[HEADER..],
                },
            }),
            None => missing("is no MAT-file of version 5 to 7"),
        }
    }

    pub(super) fn variable(&self, name: &str) -> Result<Option<Variable<'a>>> {
        let order = self.variables.order;
        let mut variables = self.variables;
        while let Some(element) = variables.next()? {
            if self.name(element).as_deref() != Some(name) {
                continue;
            }
            return match element.kind {
                kind::COMPRESSED => {
                    let most = (element.bytes.len() as u64)
                        .saturating_mul(MAX_EXPANSION)
                        .max(FREE);
                    let bytes = decompressed(element.bytes, most.saturating_add(1))?;
                    if bytes.len() as u64 > most {
                        return Err(damaged(format!(
                            "its variable `{name}` has more than {most} bytes, compressed to {}",
                            element.bytes.len()
                        )));
                    }
                    Ok(Some(Variable::Decompressed(order, bytes)))
                }
                _ => Ok(Some(Variable::Plain(order, element.bytes))),
            };
        }
        Ok(None)
    }

    /// The names of the variables, for messages.
    pub(super) fn content(&self) -> String {
        let mut names = Vec::new();
        let mut variables = self.variables;
        while let Ok(Some(element)) = variables.next() {
            names.extend(self.name(element).filter(|name| !name.is_empty()));
            if names.len() == 12 {
                break;
            }
        }
        match names.is_empty() {
            true => "nothing".into(),
            false => format!("`{}`", names.join("`, `")),
        }
    }

    /// The name of a variable; `None` if it cannot be read.
    fn name(&self, element: Element<'a>) -> Option<String> {
        let order = self.variables.order;
        let start = match element.kind {
            kind::MATRIX => return Matrix::name(order, element.bytes),
            kind::COMPRESSED => decompressed(element.bytes, START).ok()?,
            _ => return None,
        };
        Matrix::name(order, start.get(8..)?)
    }
}

impl Variable<'_> {
    pub(super) fn matrix(&self) -> Result<Matrix<'_>> {
        match self {
            Self::Plain(order, bytes) => Matrix::new(*order, bytes),
            Self::Decompressed(order, bytes) => {
                let mut elements = Elements {
                    order: *order,
                    rest: bytes,
                };
                Matrix::new(
                    *order,
                    elements.expect(&[kind::MATRIX], "a compressed variable")?,
                )
            }
        }
    }
}

/// Up to `most` bytes of a compressed element. An end that is missing is not noticed here.
fn decompressed(bytes: &[u8], most: u64) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let read = ZlibDecoder::new(bytes).take(most).read_to_end(&mut out);
    read.map_err(|error| damaged(format!("a compressed variable: {error}")))?;
    Ok(out)
}

/// A value: an array of numbers, structs, cells or others.
#[derive(Clone)]
pub(in crate::psf::spline) struct Matrix<'a> {
    class: u8,
    shape: Vec<usize>,
    /// The elements after the name.
    content: Elements<'a>,
}

impl<'a> Matrix<'a> {
    fn new(order: Order, bytes: &'a [u8]) -> Result<Self> {
        let mut content = Elements { order, rest: bytes };
        // An empty value has no bytes.
        if bytes.is_empty() {
            return Ok(Self {
                class: *class::NUMBERS.start(),
                shape: vec![0, 0],
                content,
            });
        }
        let flags = content.expect(&[kind::UINT32], "the flags")?;
        let flags = flags
            .first_chunk::<4>()
            .ok_or_else(|| damaged("a value lacks its flags"))?;
        let class = order.u32(*flags) as u8;
        // Other classes, such as tables and functions, have contents of their own.
        if class != class::CELL && class != class::STRUCT && !class::NUMBERS.contains(&class) {
            return Ok(Self {
                class,
                shape: vec![1, 1],
                content,
            });
        }
        let bytes = content.expect(&[kind::INT32, kind::UINT32], "the size")?;
        let (sides, _) = bytes.as_chunks::<4>();
        if !(2..=MOST_AXES).contains(&sides.len()) {
            return Err(damaged(format!("a value has {} axes", sides.len())));
        }
        let shape: Vec<usize> = sides.iter().map(|&side| order.u32(side) as usize).collect();
        if shape
            .iter()
            .try_fold(1, |all: usize, &n| all.checked_mul(n))
            .is_none()
        {
            return Err(damaged(format!("a value has the size {shape:?}")));
        }
        content.expect(&[kind::INT8, 2, 16], "the name")?;
        Ok(Self {
            class,
            shape,
            content,
        })
    }

    fn name(order: Order, bytes: &[u8]) -> Option<String> {
        let mut content = Elements { order, rest: bytes };
        content.next().ok()??;
        content.next().ok()??;
        let name = content.expect(&[kind::INT8, 2, 16], "the name").ok()?;
        Some(String::from_utf8_lossy(name).into_owned())
    }

    pub(super) fn count(&self) -> usize {
        match self.class == class::CELL || self.class == class::STRUCT {
            true => self.shape.iter().product(),
            false => 1,
        }
    }

    pub(super) fn is_cell(&self) -> bool {
        self.class == class::CELL
    }

    /// The first element of a cell array.
    pub(super) fn item(&self) -> Result<Matrix<'a>> {
        let mut content = self.content;
        let bytes = content.expect(&[kind::MATRIX], "the first cell")?;
        Matrix::new(content.order, bytes)
    }

    /// A field of the first element of a struct.
    pub(super) fn field(&self, name: &str) -> Result<Option<Matrix<'a>>> {
        if self.class != class::STRUCT || self.count() == 0 {
            return Ok(None);
        }
        let mut content = self.content;
        let length = content.expect(&[kind::INT32], "the length of field names")?;
        let length = length
            .first_chunk::<4>()
            .map_or(0, |&bytes| content.order.u32(bytes));
        let names = content.expect(&[kind::INT8, 2], "the field names")?;
        if length == 0 {
            return Ok(None);
        }
        for field in names.chunks_exact(length as usize) {
            let bytes = content.expect(&[kind::MATRIX], "a field")?;
            let end = field
                .iter()
                .position(|&byte| byte == 0)
                .unwrap_or(field.len());
            if field[..end] == *name.as_bytes() {
                return Matrix::new(content.order, bytes).map(Some);
            }
        }
        Ok(None)
    }

    pub(super) fn numbers(&self, name: &str) -> Result<Numbers> {
        let wrong = |what: &str| missing(format!("has {what} in `{name}`: expected numbers"));
        match self.class {
            class::CELL => return wrong("cells"),
            class::STRUCT => return wrong("a struct"),
            class if !class::NUMBERS.contains(&class) => return wrong("no numbers"),
            _ => {}
        }
        let needed: usize = self.shape.iter().product();
        let mut content = self.content;
        let values = match content.next()? {
            Some(element) => numbers(element, content.order)?,
            None => Vec::new(),
        };
        if values.len() != needed {
            return Err(damaged(format!(
                "its `{name}` has {} numbers for the size {:?}",
                values.len(),
                self.shape
            )));
        }
        Ok(Numbers {
            shape: self.shape.clone(),
            values,
        })
    }
}
