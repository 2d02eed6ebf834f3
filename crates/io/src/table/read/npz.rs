//! Reads the native table from npz, or arrays with the same names.

use gaussmle_base::files::MOST_TEXT;

use super::archive::Archive;
use super::native::{self, NativeInfo};
use super::notes;
use super::numbers::Numbers;
use super::types::ReadTable;
use crate::movie::npy_header::NpyHeader;
use crate::scalar::Scalar;
use crate::table::error::TableError;
use crate::table::metadata::TableFormat;

/// The most bytes of the text that describes the table: NumPy stores a character in four.
const MOST_METADATA: u64 = 4 * MOST_TEXT;

pub(super) fn read(archive: &mut Archive<'_, '_>) -> Result<ReadTable, TableError> {
    let input = archive.input;
    let members = archive.names.clone();
    let mut info = None;
    let mut columns = Vec::new();
    let mut array_notes = Vec::new();
    for (member, name) in members
        .iter()
        .filter_map(|member| Some((member, member.strip_suffix(".npy")?)))
    {
        let bytes = match name {
            "metadata" => archive.member(member, MOST_METADATA)?,
            _ => archive.columns(member)?,
        };
        let malformed = |what: &str| input.malformed(format!("its member `{member}` {what}"));
        let array = Array::parse(&bytes)
            .ok_or_else(|| malformed("is not an array of numbers or text, or cut short"))?;
        if name == "metadata" {
            let text = array.text().ok_or_else(|| malformed("is not text"))?;
            let parsed = NativeInfo::parse(&text, TableFormat::Npz);
            info = Some(parsed.map_err(|error| malformed(&error))?);
        } else if let Some(rows) = array.rows() {
            input.claim(&format!("its member `{member}` with those before"), rows)?;
            let numbers = array.numbers().ok_or_else(|| malformed("is cut short"))?;
            columns.push((name.to_owned(), numbers));
        } else {
            array_notes.push(notes::other_array(name));
        }
    }
    if info.is_none() && !native::has_native_names(columns.iter().map(|(name, _)| name.as_str())) {
        return Err(input.unrecognized("its arrays are not roi, frame, x, y and so on"));
    }
    let mut info = info.unwrap_or_else(|| NativeInfo::none(TableFormat::Npz));
    info.metadata.notes.extend(array_notes);
    info.table(input, columns)
}

/// A `.npy` in memory.
struct Array<'a> {
    header: NpyHeader,
    values: &'a [u8],
}

impl<'a> Array<'a> {
    fn parse(npy: &'a [u8]) -> Option<Self> {
        let header = NpyHeader::of_bytes(npy)?;
        let values = npy.get(usize::try_from(header.start).ok()?..)?;
        Some(Self { header, values })
    }

    /// The length of an array of numbers with one axis.
    fn rows(&self) -> Option<u64> {
        let &[rows] = self.header.shape.as_slice() else {
            return None;
        };
        Scalar::of_numpy(&self.header.element_type, self.header.big_endian).map(|_| rows)
    }

    /// The numbers of an array with one axis.
    fn numbers(&self) -> Option<Numbers> {
        let &[rows] = self.header.shape.as_slice() else {
            return None;
        };
        let scalar = Scalar::of_numpy(&self.header.element_type, self.header.big_endian)?;
        let bytes = usize::try_from(rows).ok()?.checked_mul(scalar.bytes())?;
        let column = scalar.column(self.values.get(..bytes)?, scalar.bytes(), 0);
        let mut numbers = Numbers::empty(scalar);
        numbers.values.extend(column);
        Some(numbers)
    }

    /// The text of an array without axes.
    fn text(&self) -> Option<String> {
        let length: usize = self.header.element_type.strip_prefix('U')?.parse().ok()?;
        if self.header.big_endian || !self.header.shape.is_empty() {
            return None;
        }
        let bytes = self.values.get(..length.checked_mul(4)?)?;
        let (characters, _) = bytes.as_chunks();
        let text: Option<String> = characters
            .iter()
            .map(|&character| char::from_u32(u32::from_le_bytes(character)))
            .collect();
        // NumPy pads text with zeros.
        text.map(|text| text.trim_end_matches('\0').to_owned())
    }
}
