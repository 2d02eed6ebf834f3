//! The layout of a page's pixels: size, type, compression, and strips or tiles.

use super::ifd::{Directory, DirectoryReader};
use crate::file_error::{FileError, malformed, unsupported};
use crate::movie::limits;
use crate::movie::sample::{Sample, SampleType};

/// The compression of strips and tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Compression {
    None,
    Lzw,
    Deflate,
    PackBits,
    Zstd,
}

/// The transform that was applied before compression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Predictor {
    None,
    /// Differences along rows.
    Horizontal,
    /// Differences along rows of the bytes of floats, with the highest bytes of a row first.
    Float,
}

/// The layout of a page, equal for most pages of a movie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) sample: Sample,
    pub(super) compression: Compression,
    pub(super) predictor: Predictor,
    pub(super) tiled: bool,
    /// Columns and rows of a tile; a strip is a tile as wide as the page.
    pub(super) tile: (usize, usize),
}

mod tag {
    pub(super) const WIDTH: u16 = 256;
    pub(super) const HEIGHT: u16 = 257;
    pub(super) const BITS: u16 = 258;
    pub(super) const COMPRESSION: u16 = 259;
    pub(super) const FILL_ORDER: u16 = 266;
    pub(super) const SAMPLES: u16 = 277;
    pub(super) const ROWS_PER_STRIP: u16 = 278;
    pub(super) const PREDICTOR: u16 = 317;
    pub(super) const TILE_WIDTH: u16 = 322;
    pub(super) const TILE_HEIGHT: u16 = 323;
    pub(super) const SAMPLE_FORMAT: u16 = 339;
}

impl Layout {
    pub(super) fn of(reader: &DirectoryReader, directory: &Directory) -> Result<Self, FileError> {
        let path = reader.file.path();
        let number = |tag, default| {
            let value = directory.number(reader, tag)?;
            Ok::<u64, FileError>(value.unwrap_or(default))
        };
        let (width, height) = (number(tag::WIDTH, 0)?, number(tag::HEIGHT, 0)?);
        // Before bits and samples, which JPEG may have others of.
        let compression = compression(number(tag::COMPRESSION, 1)?);
        let compression = compression.map_err(|(what, way)| unsupported(path, what, way))?;
        let samples = number(tag::SAMPLES, 1)?;
        if samples != 1 {
            let what = format!("a TIFF of {samples} samples a pixel (colour)");
            let instead = "save it as greyscale, 8 or 16 bits unsigned or 32 bits float";
            return Err(unsupported(path, what, instead));
        }
        if number(tag::FILL_ORDER, 1)? == 2 {
            let instead = "save it as uncompressed TIFF";
            return Err(unsupported(path, "reversed order of bits", instead));
        }
        let sample_type = match (number(tag::SAMPLE_FORMAT, 1)?, number(tag::BITS, 1)?) {
            (1 | 4, 8) => SampleType::U8,
            (1 | 4, 16) => SampleType::U16,
            (2, 16) => SampleType::I16,
            (3, 32) => SampleType::F32,
            (3, 64) => SampleType::F64,
            (format, bits) => return Err(unsupported(path, type_name(format, bits), CONVERT)),
        };
        let sample = Sample {
            sample_type,
            big_endian: reader.encoding.big_endian,
        };
        let shape = limits::check_shape(path, [1, height, width], sample.bytes_in_memory())?;
        let predictor = match number(tag::PREDICTOR, 1)? {
            _ if compression == Compression::None => Predictor::None,
            1 => Predictor::None,
            2 => Predictor::Horizontal,
            3 if sample_type == SampleType::F32 => Predictor::Float,
            other => {
                let what = format!("predictor {other} for {} bytes", sample.bytes());
                return Err(unsupported(path, what, SAVE));
            }
        };
        let tiled = directory.field(tag::TILE_WIDTH).is_some();
        let tile = match tiled {
            true => (number(tag::TILE_WIDTH, 0)?, number(tag::TILE_HEIGHT, 0)?),
            false => (width, number(tag::ROWS_PER_STRIP, height)?.min(height)),
        };
        if tile.0 == 0 || tile.1 == 0 {
            return Err(malformed(path, "its strips or tiles have no size"));
        }
        let tile = limits::check_shape(path, [1, tile.1, tile.0], sample.bytes_in_memory())?;
        Ok(Self {
            width: shape.width,
            height: shape.height,
            sample,
            compression,
            predictor,
            tiled,
            tile: (tile.width, tile.height),
        })
    }

    /// True if two pages can be frames of the same movie.
    pub(super) fn same_frames(&self, other: &Self) -> bool {
        (self.width, self.height) == (other.width, other.height)
            && self.sample.sample_type == other.sample.sample_type
    }

    /// Number of strips or tiles of a page along x and y.
    pub(super) fn tiles(&self) -> (usize, usize) {
        let (width, height) = self.tile;
        (self.width.div_ceil(width), self.height.div_ceil(height))
    }

    /// Bytes of an uncompressed page.
    pub(super) fn frame_bytes(&self) -> u64 {
        (self.width * self.height * self.sample.bytes()) as u64
    }

    /// Stored rows of a strip or tile in row `row`. The last strip ends with the page, the last
    /// tile reaches beyond it.
    pub(super) fn stored_rows(&self, row: usize) -> usize {
        match self.tiled {
            true => self.tile.1,
            false => self.tile.1.min(self.height - row * self.tile.1),
        }
    }

    /// Bytes of a strip or tile in row `row`, uncompressed.
    pub(super) fn stored_bytes(&self, row: usize) -> usize {
        self.stored_rows(row) * self.tile.0 * self.sample.bytes()
    }

    /// Size and type of a page, for messages.
    pub(super) fn name(&self) -> String {
        let format = match self.sample.sample_type {
            SampleType::U8 | SampleType::U16 => 1,
            SampleType::I16 => 2,
            SampleType::F32 | SampleType::F64 => 3,
        };
        let type_name = type_name(format, 8 * self.sample.bytes() as u64);
        format!(
            "{}x{} pixels (height x width) of {type_name}",
            self.height, self.width
        )
    }
}

const CONVERT: &str = "convert it to 16-bit unsigned or 32-bit float (ImageJ: Image > Type)";
const SAVE: &str = "save it as uncompressed, LZW, deflate, PackBits or Zstandard TIFF";
/// The way out of compression that leaves 8 bits or less.
const SAVE_ORIGINAL: &str = "it has changed the photon counts: save the original movie as 16-bit TIFF, uncompressed, \
                             or with LZW, deflate, PackBits or Zstandard";
/// The way out of compression that may be lossless, and that few programs read.
const CONVERT_FILE: &str = "convert it in Python, `tifffile.imwrite(\"new.tif\", tifffile.imread(\"old.tif\"))`, \
                            which needs tifffile and imagecodecs, or save it uncompressed";

fn type_name(format: u64, bits: u64) -> String {
    let kind = match format {
        1 | 4 => "unsigned",
        2 => "signed",
        3 => "float",
        5 | 6 => "complex",
        _ => "unknown",
    };
    format!("{bits}-bit {kind}")
}

/// The compression of a number. The error names an unsupported one, and the way out.
fn compression(number: u64) -> Result<Compression, (String, &'static str)> {
    let (name, way) = match number {
        1 => return Ok(Compression::None),
        5 => return Ok(Compression::Lzw),
        8 | 32946 => return Ok(Compression::Deflate),
        32773 => return Ok(Compression::PackBits),
        34926 | 50000 => return Ok(Compression::Zstd),
        2..=4 => ("CCITT", SAVE_ORIGINAL),
        6 | 7 => ("JPEG", SAVE_ORIGINAL),
        33003 | 33005 | 34712 => ("JPEG 2000", CONVERT_FILE),
        34887 => ("LERC", CONVERT_FILE),
        34925 => ("LZMA", CONVERT_FILE),
        34927 | 50001 => ("WebP", SAVE_ORIGINAL),
        34933 => ("PNG", CONVERT_FILE),
        34934 | 22610 => ("JPEG XR", CONVERT_FILE),
        50002 | 52546 => ("JPEG XL", CONVERT_FILE),
        _ => return Err((format!("compression {number}"), SAVE)),
    };
    Err((format!("compression {number} ({name})"), way))
}
