//! The native table as npz, which `numpy.load` opens: an array for each column, and `metadata`.
//! Arrays of other programs with the same names are read, too.

use std::borrow::Cow;

use gaussmle::table::Values;
use gaussmle_base::files::{AtomicFile, MOST_TEXT};

use crate::movie::npy_header::NpyHeader;
use crate::movie::write_header;
use crate::scalar::Scalar;
use crate::table::columns::ColumnType;
use crate::table::error::{TableError, WriteError};
use crate::table::format::Format;
use crate::table::read::archive::Archive;
use crate::table::read::native::{self, NativeInfo};
use crate::table::read::numbers::Numbers;
use crate::table::read::{ReadTable, Reader, notes};
use crate::table::rows::{self, ColumnSpec, Rows};
use crate::table::stored_zip::StoredZip;
use crate::table::table_format::TableFormat;
use crate::table::table_info::{self, Columns, Contents, TableInfo};

/// The member that describes the table.
const METADATA: &str = "metadata.npy";

/// The most bytes of the text that describes the table: NumPy stores a character in four.
const MOST_METADATA: u64 = 4 * MOST_TEXT;

impl Format {
    /// The native table as NumPy arrays.
    pub const NPZ: Self = Self {
        name: "npz",
        program: None,
        kind: "npz",
        endings: &[".npz"],
        sidecar: None,
        usable_rows_only: false,
        one_pass: true,
    };
}

pub(super) const NPZ: TableFormat = TableFormat {
    format: Format::NPZ,
    reader: Reader::Archive {
        member: ".npy",
        read,
    },
    write: Some(write),
};

fn write(
    to: &AtomicFile,
    rows: &dyn Rows,
    info: &TableInfo<'_>,
) -> Result<Option<String>, WriteError> {
    let columns = rows::columns(rows)?;
    let mut zip = StoredZip::new(to.file().try_clone()?);
    let announced = rows.len();
    for (column, header) in columns.iter().zip(headers(&columns, announced)) {
        let size = layout(column).1 * announced;
        zip.add(format!("{}.npy", column.name), header, size);
    }
    // One pass over the rows fills all columns. Their members have the order of the columns.
    for block in rows::blocks(rows) {
        let block = block?;
        let columns = block.columns().iter();
        let columns: Vec<_> = columns.map(|column| bytes(&column.values)).collect();
        zip.write_columns(&columns)?;
        if let Cow::Owned(block) = block {
            rows.reuse(block);
        }
    }
    if rows.len() != announced {
        zip.cut(headers(&columns, rows.len()))?;
    }
    let contents = Contents {
        rows: rows.len(),
        // The archive has checksums.
        crc32: None,
        columns: Columns::Native(&columns),
    };
    let text = table_info::toml(&contents, info);
    let text: Vec<char> = text.chars().collect();
    // NumPy's text type is UTF-32; it is loaded without pickle.
    let mut metadata = write_header(&format!("<U{}", text.len()), &[]);
    metadata.extend(text.iter().flat_map(|&c| u32::from(c).to_le_bytes()));
    zip.add(METADATA.into(), metadata, 0);
    zip.finish()?;
    Ok(None)
}

/// NumPy's type of a column, and the bytes of a value.
fn layout(column: &ColumnSpec) -> (&'static str, u64) {
    match column.column_type {
        ColumnType::U32 => ("<u4", 4),
        ColumnType::F64 => ("<f8", 8),
        ColumnType::Status => ("|u1", 1),
    }
}

/// The header of each column. Its length does not depend on the number of rows.
fn headers(columns: &[ColumnSpec], rows: u64) -> Vec<Vec<u8>> {
    let header = |column| write_header(layout(column).0, &[rows as usize]);
    columns.iter().map(header).collect()
}

/// The bytes of values, little-endian.
fn bytes(values: &Values) -> Cow<'_, [u8]> {
    match values {
        Values::U32(values) => match cfg!(target_endian = "little") {
            true => bytemuck::cast_slice(values).into(),
            false => values.iter().flat_map(|v| v.to_le_bytes()).collect(),
        },
        Values::F64(values) => match cfg!(target_endian = "little") {
            true => bytemuck::cast_slice(values).into(),
            false => values.iter().flat_map(|v| v.to_le_bytes()).collect(),
        },
        Values::Status(values) => values.iter().map(|v| v.code()).collect(),
    }
}

fn read(archive: &mut Archive<'_, '_>) -> Result<ReadTable, TableError> {
    let input = archive.input;
    let members = archive.names.clone();
    // Each other member is a column.
    let columns = members.iter().filter(|name| *name != METADATA);
    input.check_columns(columns.count() as u64)?;
    let mut info = None;
    let mut columns = Vec::new();
    let mut array_notes = Vec::new();
    // The version of the format first: the columns of another may be something else.
    let (metadata, others): (Vec<&String>, Vec<&String>) =
        members.iter().partition(|name| *name == METADATA);
    for (member, name) in metadata
        .into_iter()
        .chain(others)
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
            let parsed = NativeInfo::parse(&text, Format::NPZ);
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
    let mut info = info.unwrap_or_else(|| NativeInfo::none(Format::NPZ));
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
