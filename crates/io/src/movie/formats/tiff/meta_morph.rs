//! The tags of MetaMorph, with which one directory describes all planes of a stack (`.stk`).

use super::description::{Description, Writer};
use super::ifd::{Directory, DirectoryReader, Field};
use crate::file_error::FileError;
use crate::movie::metadata::length_um;
use crate::movie::plane_axes::{AxisKind, PlaneAxes};

/// UIC1: pairs of an identifier and its value, or the offset of a longer value. The count is that of
/// the pairs.
const UIC1: u16 = 33628;
/// UIC2: six numbers for each plane of a stack, counted as one RATIONAL a plane. The first two are
/// the distance along z.
const UIC2: u16 = 33629;

/// The identifiers of UIC1 that are read.
const IS_CALIBRATED: u64 = 3;
const X_CALIBRATION: u64 = 4;
const Y_CALIBRATION: u64 = 5;
const UNIT: u64 = 6;

/// The largest number of pairs in UIC1. There are about sixty identifiers.
const MAX_PAIRS: u64 = 4096;

/// The longest name of a unit, bytes.
const MAX_UNIT: u64 = 1 << 10;

/// The description of a stack. None for files of other programs.
pub(super) fn describe(
    reader: &DirectoryReader,
    directory: &Directory,
) -> Result<Option<Description>, FileError> {
    let Some(of_planes) = directory.field(UIC2) else {
        return Ok(None);
    };
    // A rational is counted as two numbers.
    let planes = of_planes.count / 2;
    let mut found = Description {
        writer: Writer::MetaMorph,
        planes: Some(planes),
        axes: PlaneAxes::new([(AxisKind::Time, planes)]),
        ..Description::default()
    };
    let values = of_planes.first(planes.saturating_mul(6));
    if planes > 1 && reader.holds(&values) {
        let values = reader.values(&values)?;
        let distance = |plane: &[u64; 6]| match plane[1] {
            0 => 0.0,
            denominator => plane[0] as f64 / denominator as f64,
        };
        let (first, others) = (values.as_chunks().0).split_first().unzip();
        let first: f64 = first.map_or(0.0, distance);
        let others = others.unwrap_or_default();
        if first > 0.0 && others.iter().all(|plane| distance(plane) > 0.0) {
            found.axes = PlaneAxes::new([(AxisKind::Z, planes)]);
            found.z_step_um = others
                .iter()
                .all(|plane| distance(plane) == first)
                .then_some(first);
        }
    }
    if let Some(pairs) = directory.field(UIC1) {
        found.pixel_size_um = pixel_size(reader, pairs)?.map(Into::into);
    }
    Ok(Some(found))
}

/// The width and the height of a pixel, um.
fn pixel_size(reader: &DirectoryReader, pairs: &Field) -> Result<Option<[f64; 2]>, FileError> {
    let pairs = pairs.first(pairs.count.min(MAX_PAIRS).saturating_mul(2));
    if !reader.holds(&pairs) {
        return Ok(None);
    }
    let pairs = reader.values(&pairs)?;
    let value = |wanted: u64| {
        let mut pairs = pairs.as_chunks().0.iter();
        pairs.find_map(|&[name, value]| (name == wanted).then_some(value))
    };
    let ratio = |wanted: u64| {
        let bytes = reader.file.bytes(value(wanted)?, 8).ok()?;
        let [numerator, denominator] =
            [&bytes[..4], &bytes[4..]].map(|n| reader.encoding.number(n));
        (denominator > 0).then(|| numerator as f64 / denominator as f64)
    };
    let unit = || {
        let at = value(UNIT)?;
        let len = reader.encoding.number(&reader.file.bytes(at, 4).ok()?);
        let bytes = reader.file.bytes(at + 4, len.min(MAX_UNIT)).ok()?;
        // UTF-8, or Latin-1 of older versions.
        let latin = |error: std::string::FromUtf8Error| {
            error.into_bytes().into_iter().map(char::from).collect()
        };
        let text = String::from_utf8(bytes).unwrap_or_else(latin);
        Some(text.trim_end_matches('\0').to_owned())
    };
    let size = || {
        let unit = unit()?;
        let x = length_um(ratio(X_CALIBRATION)?, &unit)?;
        let y = length_um(ratio(Y_CALIBRATION)?, &unit)?;
        Some([x, y])
    };
    Ok(match value(IS_CALIBRATED) {
        Some(0) => None,
        Some(_) | None => size(),
    })
}
