//! Corners and frames of ROIs, from `.npy` files.

use std::path::Path;

use gaussmle_io::movie::{FileError, read_array_within};
use ndarray::Array2;

use crate::error::{Error, Result};

/// The corners of this number of ROIs: an array `(n, 2)` of x and y.
pub(crate) fn read_corners(path: &Path, rois: usize) -> Result<Array2<i32>> {
    let array = read_array_within(path, 2 * rois as u64)?;
    let [rows, columns] = array.shape()[..] else {
        return Err(wrong_shape(path, array.shape(), "(n, 2), x and y"));
    };
    if columns != 2 {
        return Err(gaussmle::Error::CornerColumns(columns).into());
    }
    check_count("corners", rows, rois)?;
    let integer = |value: f64| {
        let valid = value.fract() == 0.0 && value.abs() < f64::from(i32::MAX);
        valid.then_some(value as i32)
    };
    let values: Option<Vec<i32>> = array.to_f64().into_iter().map(integer).collect();
    let values = values.ok_or_else(|| not_integer(path, "integers"))?;
    Array2::from_shape_vec((rows, 2), values)
        .map_err(|_| wrong_shape(path, &[rows, columns], "(n, 2)"))
}

/// The frame numbers of this number of ROIs: an array `(n,)`.
pub(crate) fn read_frames(path: &Path, rois: usize) -> Result<Vec<u32>> {
    let array = read_array_within(path, rois as u64)?;
    let [rows] = array.shape()[..] else {
        return Err(wrong_shape(path, array.shape(), "(n,)"));
    };
    check_count("frames", rows, rois)?;
    let integer = |value: f64| {
        let valid = value.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&value);
        valid.then_some(value as u32)
    };
    let values: Option<Vec<u32>> = array.to_f64().into_iter().map(integer).collect();
    values.ok_or_else(|| not_integer(path, "integers from 0"))
}

fn check_count(what: &'static str, have: usize, rois: usize) -> Result<()> {
    if have == rois {
        return Ok(());
    }
    Err(gaussmle::Error::Count { what, have, rois }.into())
}

fn wrong_shape(path: &Path, have: &[usize], needed: &str) -> Error {
    refused(path, format!("the shape is {have:?}: it must be {needed}"))
}

fn not_integer(path: &Path, needed: &str) -> Error {
    refused(
        path,
        format!("a value is out of range: expected {needed} of 32 bits"),
    )
}

fn refused(path: &Path, what: String) -> Error {
    Error::File(FileError::Refused {
        path: path.into(),
        what,
    })
}
