//! The native table as NumPy arrays, or arrays that look like it.

use super::archive::Archive;
use super::assemble::Numbers;
use super::native::{self, About};
use super::scalar::{Kind, Scalar};
use super::{ReadTable, Source};
use crate::tables::error::TableError;

pub(super) fn read(archive: &mut Archive<'_, '_>) -> Result<ReadTable, TableError> {
    let input = archive.input;
    let members = archive.names.clone();
    let mut about = None;
    let mut columns = Vec::new();
    let mut notes = Vec::new();
    for (member, name) in members
        .iter()
        .filter_map(|m| Some((m, m.strip_suffix(".npy")?)))
    {
        let bytes = archive.member(member)?;
        let wrong = |what: &str| input.wrong(format!("its member `{member}` {what}"));
        let array = Array::of(&bytes).ok_or_else(|| wrong("is no .npy, or cut short"))?;
        if name == "metadata" {
            let text = array.text().ok_or_else(|| wrong("is no text"))?;
            let parsed = About::parse(&text, Source::Npz);
            about = Some(parsed.map_err(|error| wrong(&error))?);
        } else if let Some(numbers) = array.numbers() {
            columns.push((name.to_owned(), numbers));
        } else {
            notes.push(format!(
                "the array `{name}` of the file is no row of numbers and was left out"
            ));
        }
    }
    if about.is_none() && !native::is_native(columns.iter().map(|(name, _)| name.as_str())) {
        return Err(input.unknown("its arrays are not roi, frame, x, y and so on"));
    }
    let mut about = about.unwrap_or_else(|| About::none(Source::Npz));
    about.metadata.notes.extend(notes);
    about.table(input, columns)
}

/// A `.npy`.
struct Array<'a> {
    kind: String,
    shape: Vec<usize>,
    bytes: &'a [u8],
}

impl<'a> Array<'a> {
    fn of(bytes: &'a [u8]) -> Option<Self> {
        let rest = bytes.strip_prefix(b"\x93NUMPY")?;
        let (version, rest) = rest.split_at_checked(2)?;
        let (length, rest) = match version {
            [1, _] => {
                let (length, rest) = rest.split_first_chunk()?;
                (usize::from(u16::from_le_bytes(*length)), rest)
            }
            [2 | 3, _] => {
                let (length, rest) = rest.split_first_chunk()?;
                (usize::try_from(u32::from_le_bytes(*length)).ok()?, rest)
            }
            _ => return None,
        };
        let (header, bytes) = rest.split_at_checked(length)?;
        let header = std::str::from_utf8(header).ok()?;
        let after = |key: &str| Some(header.split_once(key)?.1.trim_start());
        let kind = after("'descr':")?.strip_prefix('\'')?.split_once('\'')?.0;
        let shape = after("'shape':")?.strip_prefix('(')?.split_once(')')?.0;
        let sides = shape
            .split(',')
            .map(str::trim)
            .filter(|side| !side.is_empty());
        let shape = sides.map(|side| side.parse().ok()).collect::<Option<_>>()?;
        let kind = kind.to_owned();
        Some(Self { kind, shape, bytes })
    }

    /// The numbers of an array of one axis.
    fn numbers(&self) -> Option<Numbers> {
        let &[rows] = self.shape.as_slice() else {
            return None;
        };
        let (order, kind) = self.kind.split_at_checked(1)?;
        let (kind, bytes) = kind.split_at_checked(1)?;
        let kind = match kind {
            "u" | "b" => Kind::Unsigned,
            "i" => Kind::Signed,
            "f" => Kind::Float,
            _ => return None,
        };
        let scalar = Scalar::new(kind, bytes.parse().ok()?, order == ">")?;
        let bytes = self.bytes.get(..rows.checked_mul(scalar.bytes)?)?;
        let mut out = scalar.none();
        scalar.extend(&mut out, bytes, scalar.bytes, 0);
        Some(out)
    }

    /// A single text.
    fn text(&self) -> Option<String> {
        let letters: usize = self.kind.strip_prefix("<U")?.parse().ok()?;
        let bytes = self.bytes.get(..letters.checked_mul(4)?)?;
        let (words, _) = bytes.as_chunks();
        let text: Option<String> = words
            .iter()
            .map(|&word| char::from_u32(u32::from_le_bytes(word)))
            .collect();
        // NumPy fills up with zeros.
        text.filter(|_| self.shape.is_empty())
            .map(|text| text.trim_end_matches('\0').to_owned())
    }
}
