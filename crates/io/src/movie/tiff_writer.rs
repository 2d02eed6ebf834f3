//! A TIFF writer: movies of many pages, and single images with a scale for ImageJ.
//!
//! A movie has a header, the directory, resolution and description of its first frame, all pixels
//! without a gap, then the other directories: the start of the file is enough to map all frames, also
//! those of a file that is cut short, and every offset is known before the first write. An image has
//! its directory, resolution and description before its pixels. Pages are uncompressed, one strip each,
//! in the byte order of this machine.

use std::io::{self, Write};

use gaussmle::PixelSize;

use super::pixels::PixelType;
use super::types::Shape;

/// Pixels start at a multiple of this. Many readers expect aligned pixels.
const ALIGNMENT: u64 = 16;

const ASCII: u16 = 2;
const SHORT: u16 = 3;
const LONG: u16 = 4;
const RATIONAL: u16 = 5;
const LONG8: u16 = 16;

/// The scale and the description of an image, as ImageJ reads them.
#[derive(Clone, Debug, PartialEq)]
pub struct ImageScale {
    /// Pixels per unit of length along x and y.
    ///
    /// ImageJ takes the unit from the description (`unit=micron`), not from the tag of units. So
    /// the tag has no unit, as in files that ImageJ writes.
    pub pixels_per_unit: f64,
    /// The text of the description tag. ImageJ expects a first line `ImageJ=` with a version, then
    /// lines `key=value`.
    pub description: String,
}

/// Writes the pages of a TIFF, row by row or many frames at a time.
///
/// Movies beyond 4 GiB become BigTIFF.
///
/// ```
/// use gaussmle_io::movie::{PixelType, Shape, TiffWriter};
///
/// # fn main() -> std::io::Result<()> {
/// let shape = Shape { frames: 2, height: 3, width: 4 };
/// let mut writer = TiffWriter::movie(Vec::new(), shape, PixelType::U16)?;
/// for frame in 0..2 {
///     writer.write_u16(&[frame; 12])?;
/// }
/// let file = writer.finish()?;
/// assert_eq!(&file[2..3], b"*");
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct TiffWriter<W: Write> {
    out: W,
    layout: Layout,
    /// Pixels that were not written yet.
    pixels_left: usize,
}

impl<W: Write> TiffWriter<W> {
    /// Starts a movie.
    ///
    /// # Errors
    ///
    /// Returns an error if `out` cannot be written to, or the movie has no frame.
    pub fn movie(out: W, shape: Shape, pixel_type: PixelType) -> io::Result<Self> {
        Self::movie_of(out, shape, pixel_type, None)
    }

    /// Starts a movie that states the size of a camera pixel in the sample, if it is known.
    ///
    /// # Errors
    ///
    /// As [`movie`](Self::movie).
    pub fn movie_of(
        out: W,
        shape: Shape,
        pixel_type: PixelType,
        pixel_size_um: Option<PixelSize>,
    ) -> io::Result<Self> {
        let resolution = pixel_size_um.map(Resolution::per_cm);
        Self::start(out, Layout::movie(shape, pixel_type, resolution)?)
    }

    /// Starts a single image of a height and a width in pixels.
    ///
    /// # Errors
    ///
    /// Returns an error if `out` cannot be written to, or the image takes 4 GiB or more.
    pub fn image(
        out: W,
        [height, width]: [usize; 2],
        pixel_type: PixelType,
        scale: ImageScale,
    ) -> io::Result<Self> {
        let shape = Shape {
            frames: 1,
            height,
            width,
        };
        Self::start(out, Layout::image(shape, pixel_type, scale)?)
    }

    fn start(mut out: W, layout: Layout) -> io::Result<Self> {
        out.write_all(&layout.before_pixels())?;
        Ok(Self {
            out,
            pixels_left: layout.shape.frames * layout.shape.pixels(),
            layout,
        })
    }

    /// Writes the next 16-bit pixels, in the order of rows.
    ///
    /// # Errors
    ///
    /// Returns an error if the pixels are of the other type, are more than the file was started
    /// for, or cannot be written.
    pub fn write_u16(&mut self, pixels: &[u16]) -> io::Result<()> {
        self.count(PixelType::U16, pixels.len())?;
        self.out.write_all(bytemuck::cast_slice(pixels))
    }

    /// Writes the next 32-bit floating-point pixels, in the order of rows.
    ///
    /// # Errors
    ///
    /// As [`write_u16`](Self::write_u16).
    pub fn write_f32(&mut self, pixels: &[f32]) -> io::Result<()> {
        self.count(PixelType::F32, pixels.len())?;
        self.out.write_all(bytemuck::cast_slice(pixels))
    }

    fn count(&mut self, pixel_type: PixelType, pixels: usize) -> io::Result<()> {
        let expected = self.layout.pixel_type;
        if pixel_type != expected {
            return Err(invalid(format!(
                "pixels are {pixel_type:?}, the TIFF was started with {expected:?}"
            )));
        }
        let Some(left) = self.pixels_left.checked_sub(pixels) else {
            return Err(invalid(format!(
                "{pixels} pixels are more than the {} left to write",
                self.pixels_left
            )));
        };
        self.pixels_left = left;
        Ok(())
    }

    /// Writes what follows the pixels, and returns the writer below, which is not flushed.
    ///
    /// # Errors
    ///
    /// Returns an error if pixels are missing, or the file cannot be written.
    pub fn finish(mut self) -> io::Result<W> {
        if self.pixels_left > 0 {
            let left = self.pixels_left;
            return Err(invalid(format!("{left} pixels were not written")));
        }
        for page in 1..self.layout.shape.frames {
            self.out.write_all(&self.layout.directory(page))?;
        }
        Ok(self.out)
    }
}

fn invalid(message: impl Into<String>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, message.into())
}

/// The offsets of a file.
#[derive(Debug)]
struct Layout {
    shape: Shape,
    pixel_type: PixelType,
    /// The description of an image; a movie has its own.
    description: Option<String>,
    resolution: Option<Resolution>,
    /// BigTIFF, with offsets of 64 bits.
    big: bool,
}

/// Pixels per unit of length along x and y, as ratios, and the number of the unit.
#[derive(Clone, Copy, Debug)]
struct Resolution {
    ratios: [[u32; 2]; 2],
    unit: u64,
}

impl Resolution {
    /// No unit but that of the description.
    const NO_UNIT: u64 = 1;
    const CENTIMETRE: u64 = 3;

    /// The resolution of ImageJ.
    fn of_image(scale: &ImageScale) -> Self {
        Self {
            ratios: [ratio(scale.pixels_per_unit); 2],
            unit: Self::NO_UNIT,
        }
    }

    fn per_cm(pixel_size_um: PixelSize) -> Self {
        /// Micrometres in 1e5 centimetres, so that sizes with five decimals are exact.
        const STEPS: f64 = 1e9;
        let ratio_of = |um: f64| {
            let steps = (1e5 * um).round();
            let is_exact = (steps - 1e5 * um).abs() < 1e-6 && (1.0..1e9).contains(&steps);
            match is_exact {
                true => [STEPS as u32, steps as u32],
                false => ratio(1e4 / um),
            }
        };
        Self {
            ratios: pixel_size_um.xy().map(ratio_of),
            unit: Self::CENTIMETRE,
        }
    }
}

/// A field of a directory: tag, type, number of values, and the value or its offset.
type Field = (u16, u16, u64, u64);

impl Layout {
    fn movie(
        shape: Shape,
        pixel_type: PixelType,
        resolution: Option<Resolution>,
    ) -> io::Result<Self> {
        if shape.frames == 0 {
            return Err(invalid("a TIFF has at least one frame"));
        }
        let mut layout = Self {
            shape,
            pixel_type,
            description: None,
            resolution,
            big: false,
        };
        // The end of the file.
        layout.big = layout.directory_offset(shape.frames) > u64::from(u32::MAX);
        Ok(layout)
    }

    fn image(shape: Shape, pixel_type: PixelType, scale: ImageScale) -> io::Result<Self> {
        let layout = Self {
            shape,
            pixel_type,
            resolution: Some(Resolution::of_image(&scale)),
            description: Some(scale.description),
            big: false,
        };
        if layout.pixels_offset(1) > u64::from(u32::MAX) {
            return Err(invalid("a TIFF image holds less than 4 GiB"));
        }
        Ok(layout)
    }

    fn header_bytes(&self) -> u64 {
        if self.big { 16 } else { 8 }
    }

    fn directory_bytes(&self, page: usize) -> u64 {
        let fields = match (page, self.resolution) {
            (0, Some(_)) => 14,
            (0, None) => 11,
            (_, _) => 10,
        };
        if self.big {
            8 + 20 * fields + 8
        } else {
            2 + 12 * fields + 4
        }
    }

    /// The offset of a page's directory. After the last one, the end of a movie.
    fn directory_offset(&self, page: usize) -> u64 {
        match page {
            0 => self.header_bytes(),
            _ => {
                self.pixels_offset(self.shape.frames)
                    + (page as u64 - 1) * self.directory_bytes(page)
            }
        }
    }

    /// The offset of the resolution. The description follows.
    fn resolution_offset(&self) -> u64 {
        self.header_bytes() + self.directory_bytes(0)
    }

    fn description_offset(&self) -> u64 {
        self.resolution_offset() + self.resolution_bytes().len() as u64
    }

    /// The ratios of the resolution behind the directory: one if those of x and y are the same. A field
    /// of BigTIFF has its ratio itself.
    fn resolution_bytes(&self) -> Vec<u8> {
        let [x, y] = match self.resolution {
            Some(resolution) if !self.big => resolution.ratios,
            Some(_) | None => return Vec::new(),
        };
        let ratios = if x == y { vec![x] } else { vec![x, y] };
        let parts = ratios.into_iter().flatten();
        parts.flat_map(u32::to_ne_bytes).collect()
    }

    /// The values of the fields of the resolution along x and y: its ratios, or their offsets.
    fn resolution_values(&self, ratios: [[u32; 2]; 2]) -> [u64; 2] {
        if self.big {
            let in_field = |[n, d]: [u32; 2]| bytemuck::cast::<[u32; 2], u64>([n, d]);
            return ratios.map(in_field);
        }
        let first = self.resolution_offset();
        [first, first + if ratios[0] == ratios[1] { 0 } else { 8 }]
    }

    /// The description of a movie is that of Python's tifffile for an array. The program's name marks
    /// files whose frames follow the first one without gaps.
    fn description(&self) -> String {
        let Shape {
            frames,
            height,
            width,
        } = self.shape;
        match &self.description {
            Some(description) => description.clone(),
            None => {
                format!("{{\"shape\": [{frames}, {height}, {width}], \"program\": \"gaussmle\"}}")
            }
        }
    }

    /// Bytes of the description with the zero at its end.
    fn description_bytes(&self) -> u64 {
        self.description().len() as u64 + 1
    }

    /// The offset of a page's pixels. After the last page, their end.
    fn pixels_offset(&self, page: usize) -> u64 {
        let end = self.description_offset() + self.description_bytes();
        end.next_multiple_of(ALIGNMENT) + page as u64 * self.page_bytes()
    }

    fn page_bytes(&self) -> u64 {
        self.shape.pixels() as u64 * self.pixel_type.bytes() as u64
    }

    /// A number with the width of an offset.
    fn wide(&self, number: u64) -> Vec<u8> {
        match self.big {
            true => number.to_ne_bytes().to_vec(),
            false => (number as u32).to_ne_bytes().to_vec(),
        }
    }

    fn before_pixels(&self) -> Vec<u8> {
        let order: &[u8] = if cfg!(target_endian = "big") {
            b"MM"
        } else {
            b"II"
        };
        let mut out = order.to_vec();
        let version: &[u16] = if self.big { &[43, 8, 0] } else { &[42] };
        out.extend(version.iter().flat_map(|number| number.to_ne_bytes()));
        out.extend(self.wide(self.directory_offset(0)));
        out.extend(self.directory(0));
        out.extend(self.resolution_bytes());
        out.extend(self.description().as_bytes());
        // Zeros pad to the pixels; the first one ends the description.
        out.resize(self.pixels_offset(0) as usize, 0);
        out
    }

    fn directory(&self, page: usize) -> Vec<u8> {
        let fields = self.fields(page);
        let count = fields.len() as u64;
        let mut out = match self.big {
            true => count.to_ne_bytes().to_vec(),
            false => (count as u16).to_ne_bytes().to_vec(),
        };
        let width = self.wide(0).len();
        for (tag, kind, count, value) in fields {
            out.extend([tag.to_ne_bytes(), kind.to_ne_bytes()].concat());
            out.extend(self.wide(count));
            // A short value is left-aligned in its field in either byte order.
            let mut field = match kind == SHORT {
                true => (value as u16).to_ne_bytes().to_vec(),
                false => self.wide(value),
            };
            field.resize(width, 0);
            out.extend(field);
        }
        let last = page + 1 == self.shape.frames;
        let next = if last {
            0
        } else {
            self.directory_offset(page + 1)
        };
        out.extend(self.wide(next));
        out
    }

    /// The fields of a page, in the order of their tags, as TIFF requires.
    fn fields(&self, page: usize) -> Vec<Field> {
        let long = if self.big { LONG8 } else { LONG };
        let (width, height) = (self.shape.width as u64, self.shape.height as u64);
        let sample_format = match self.pixel_type {
            PixelType::U16 => 1,
            PixelType::F32 => 3,
        };
        let mut fields = vec![
            (tag::WIDTH, long, 1, width),
            (tag::HEIGHT, long, 1, height),
            (tag::BITS, SHORT, 1, 8 * self.pixel_type.bytes() as u64),
            (tag::COMPRESSION, SHORT, 1, 1),
            // 1: the value 0 is black.
            (tag::PHOTOMETRIC, SHORT, 1, 1),
            (tag::STRIP_OFFSETS, long, 1, self.pixels_offset(page)),
            (tag::SAMPLES, SHORT, 1, 1),
            (tag::ROWS_PER_STRIP, long, 1, height),
            (tag::STRIP_BYTES, long, 1, self.page_bytes()),
            (tag::SAMPLE_FORMAT, SHORT, 1, sample_format),
        ];
        if page == 0 {
            let bytes = self.description_bytes();
            fields.push((tag::DESCRIPTION, ASCII, bytes, self.description_offset()));
        }
        if let Some(Resolution { ratios, unit }) = self.resolution.filter(|_| page == 0) {
            let [x, y] = self.resolution_values(ratios);
            fields.extend([
                (tag::X_RESOLUTION, RATIONAL, 1, x),
                (tag::Y_RESOLUTION, RATIONAL, 1, y),
                (tag::RESOLUTION_UNIT, SHORT, 1, unit),
            ]);
        }
        fields.sort_by_key(|(tag, ..)| *tag);
        fields
    }
}

mod tag {
    pub(super) const WIDTH: u16 = 256;
    pub(super) const HEIGHT: u16 = 257;
    pub(super) const BITS: u16 = 258;
    pub(super) const COMPRESSION: u16 = 259;
    pub(super) const PHOTOMETRIC: u16 = 262;
    pub(super) const DESCRIPTION: u16 = 270;
    pub(super) const STRIP_OFFSETS: u16 = 273;
    pub(super) const SAMPLES: u16 = 277;
    pub(super) const ROWS_PER_STRIP: u16 = 278;
    pub(super) const STRIP_BYTES: u16 = 279;
    pub(super) const X_RESOLUTION: u16 = 282;
    pub(super) const Y_RESOLUTION: u16 = 283;
    pub(super) const RESOLUTION_UNIT: u16 = 296;
    pub(super) const SAMPLE_FORMAT: u16 = 339;
}

/// A positive number as a ratio of two 32-bit integers, with as many digits as fit.
fn ratio(number: f64) -> [u32; 2] {
    let limit = f64::from(u32::MAX);
    let denominator = (limit / number.max(1.0)).clamp(1.0, 1e6).floor();
    [
        (number * denominator).round().clamp(1.0, limit) as u32,
        denominator as u32,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_beyond_4_gib_make_a_bigtiff() {
        let mut shape = Shape {
            frames: 8188,
            height: 512,
            width: 512,
        };
        let layout = |shape| Layout::movie(shape, PixelType::U16, None).expect("frames");
        assert_eq!(&layout(shape).before_pixels()[..4], b"II*\0");
        shape.frames = 8192;
        let layout = layout(shape);
        let header = layout.before_pixels();
        // Header, 11 fields, and the description, up to a multiple of 16.
        let text = b"{\"shape\": [8192, 512, 512], \"program\": \"gaussmle\"}\0";
        assert_eq!((&header[..4], header.len()), (&b"II+\0"[..], 304));
        assert_eq!(&header[252..252 + text.len()], text);
        let others = 304 + (8192 << 19);
        for (page, expected) in [(0, others), (1, others + 216), (8191, 0)] {
            let bytes = layout.directory(page);
            assert_eq!(bytes.len(), if page == 0 { 236 } else { 216 });
            let next = bytes.last_chunk().map(|next| u64::from_ne_bytes(*next));
            assert_eq!(next, Some(expected));
        }
    }

    #[test]
    fn image_has_its_description_before_aligned_pixels() {
        let scale = ImageScale {
            pixels_per_unit: 50.0,
            description: "ImageJ=1.53t\nunit=micron\n".into(),
        };
        let mut writer =
            TiffWriter::image(Vec::new(), [2, 3], PixelType::F32, scale).expect("started");
        writer.write_f32(&[1.0; 3]).expect("first row");
        assert!(writer.write_f32(&[1.0; 4]).is_err());
        assert!(writer.write_u16(&[1; 3]).is_err());
        writer.write_f32(&[1.0; 3]).expect("second row");
        let file = writer.finish().expect("finished");
        // Header, count, 14 fields, no next directory, resolution: the description starts at 190.
        assert_eq!(&file[190..203], b"ImageJ=1.53t\n");
        assert_eq!(file.len(), 224 + 24);
        assert_eq!(file[224..228], 1.0_f32.to_ne_bytes());
    }

    /// Scripts compare files by checksum, so a change of the bytes has to be intended, and stands in
    /// the changelog.
    #[test]
    #[cfg(target_endian = "little")]
    fn bytes_do_not_change_between_versions() {
        let checksum = |file: &[u8]| {
            let mut crc = flate2::Crc::new();
            crc.update(file);
            crc.sum()
        };
        let shape = Shape {
            frames: 2,
            height: 3,
            width: 4,
        };
        let mut movie = TiffWriter::movie(Vec::new(), shape, PixelType::U16).expect("started");
        let pixels: Vec<u16> = (0..24).collect();
        movie.write_u16(&pixels).expect("written");
        assert_eq!(checksum(&movie.finish().expect("finished")), 0xba54_9953);
        let scale = ImageScale {
            pixels_per_unit: 1.0 / 0.03,
            description: "ImageJ=1.53t\nunit=micron\n".into(),
        };
        let mut image =
            TiffWriter::image(Vec::new(), [2, 3], PixelType::F32, scale).expect("started");
        image
            .write_f32(&[0.0, 1.0, 2.0, 3.0, 4.0, 5.0])
            .expect("written");
        assert_eq!(checksum(&image.finish().expect("finished")), 0x7586_b403);
    }

    #[test]
    fn bigtiff_has_the_resolution_in_its_fields() {
        let shape = Shape {
            frames: 8192,
            height: 512,
            width: 512,
        };
        let size = PixelSize::from([0.1, 0.125]);
        let resolution = Some(Resolution::per_cm(size));
        let layout = Layout::movie(shape, PixelType::U16, resolution).expect("frames");
        let fields = layout.fields(0);
        let value = |wanted: u16| fields.iter().find(|(tag, ..)| *tag == wanted).map(|f| f.3);
        for (tag, um) in [(tag::X_RESOLUTION, 0.1), (tag::Y_RESOLUTION, 0.125)] {
            let [n, d]: [u32; 2] = bytemuck::cast(value(tag).expect("a field"));
            assert_eq!(1e4 / (f64::from(n) / f64::from(d)), um);
        }
        assert_eq!(value(tag::RESOLUTION_UNIT), Some(3));
        assert_eq!(layout.directory(0).len() as u64, layout.directory_bytes(0));
        assert_eq!(layout.fields(1).len(), 10);
    }

    #[test]
    fn missing_pixels_are_an_error() {
        let shape = Shape {
            frames: 1,
            height: 2,
            width: 2,
        };
        let mut writer = TiffWriter::movie(Vec::new(), shape, PixelType::U16).expect("started");
        writer.write_u16(&[0; 3]).expect("written");
        assert!(writer.finish().is_err());
    }

    #[test]
    fn ratios_keep_four_digits() {
        for number in [50.0, 100.0 / 3.0, 1e4, 1e8, 0.01] {
            let [numerator, denominator] = ratio(number);
            let error = f64::from(numerator) / f64::from(denominator) / number - 1.0;
            assert!(error.abs() < 1e-4, "{number}: off by {error}");
        }
    }
}
