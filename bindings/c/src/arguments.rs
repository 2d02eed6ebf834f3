//! Pointers of the caller as values.

use std::ffi::{CStr, c_char};
use std::time::Duration;

use crate::failure::{Failure, Outcome};
use crate::status::gm_status;

fn null(name: &str) -> Failure {
    Failure::new(gm_status::GM_NULL_POINTER, format!("`{name}` is NULL"))
}

/// Text of the caller.
///
/// # Safety
///
/// The pointer is NULL, or has text that ends with a zero and stays for the call.
pub unsafe fn text<'a>(pointer: *const c_char, name: &str) -> Outcome<&'a str> {
    if pointer.is_null() {
        return Err(null(name));
    }
    // SAFETY: not NULL, and the caller promises the rest.
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_str()
        .map_err(|_| Failure::argument(format!("`{name}` is not UTF-8")))
}

/// An array of the caller. NULL is an array of length 0.
///
/// # Safety
///
/// The pointer is NULL, or has this many values that stay for `'a`.
pub unsafe fn array<'a, T>(pointer: *const T, length: usize, name: &str) -> Outcome<&'a [T]> {
    check_array(pointer, length, name)?;
    if length == 0 {
        return Ok(&[]);
    }
    // SAFETY: not NULL, aligned, of a possible length, and the caller promises the rest.
    Ok(unsafe { std::slice::from_raw_parts(pointer, length) })
}

/// An array of the caller that is written.
///
/// # Safety
///
/// The pointer is NULL, or has room for this many values, which stay for `'a`.
pub unsafe fn array_mut<'a, T>(pointer: *mut T, length: usize, name: &str) -> Outcome<&'a mut [T]> {
    check_array(pointer, length, name)?;
    if length == 0 {
        return Ok(&mut []);
    }
    // SAFETY: not NULL, aligned, of a possible length, and the caller promises the rest.
    Ok(unsafe { std::slice::from_raw_parts_mut(pointer, length) })
}

fn check_array<T>(pointer: *const T, length: usize, name: &str) -> Outcome {
    if length == 0 {
        return Ok(());
    }
    if pointer.is_null() {
        return Err(null(name));
    }
    if !pointer.is_aligned() {
        let bytes = align_of::<T>();
        let message = format!("the address of `{name}` is not a multiple of {bytes} bytes");
        return Err(Failure::argument(message));
    }
    let bytes = length.checked_mul(size_of::<T>());
    if bytes.is_none_or(|bytes| bytes > isize::MAX as usize) {
        let message = format!("`{name}` cannot have {length} values: they exceed the memory");
        return Err(Failure::argument(message));
    }
    Ok(())
}

/// The product of sizes. Those that are not 0 must have a product that memory could have, also
/// beside a 0: the strides of an empty array come from them.
pub fn product(sizes: &[usize], name: &str) -> Outcome<usize> {
    let others = sizes.iter().filter(|&&size| size > 0);
    let product = others
        .copied()
        .try_fold(1usize, usize::checked_mul)
        .filter(|&product| product <= isize::MAX as usize);
    let Some(product) = product else {
        let message = format!("the sizes of `{name}` exceed the memory");
        return Err(Failure::argument(message));
    };
    Ok(if sizes.contains(&0) { 0 } else { product })
}

/// Writes a value to a place of the caller.
///
/// # Safety
///
/// The pointer is NULL, or has room for the value.
pub unsafe fn put<T>(pointer: *mut T, value: T, name: &str) -> Outcome {
    check_array(pointer.cast_const(), 1, name)?;
    // SAFETY: not NULL and aligned, and the caller promises the rest.
    unsafe { pointer.write(value) };
    Ok(())
}

/// A time in seconds; infinite or very long ones are about 100 years.
pub fn seconds(seconds: f64) -> Outcome<Duration> {
    if seconds.is_nan() || seconds < 0.0 {
        let message = format!("`seconds` is {seconds}: it must be 0 or more, or infinite");
        return Err(Failure::argument(message));
    }
    Ok(Duration::from_secs_f64(seconds.min(3e9)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_that_overflow_are_refused_beside_a_zero() {
        let most = isize::MAX as usize;
        for (sizes, right) in [
            ([3, 4, 5], Some(60)),
            ([0, 4, 5], Some(0)),
            ([0, most, 1], Some(0)),
            ([most, 1, 1], Some(most)),
            ([0, 1 << 32, 1 << 32], None),
            ([most + 1, 0, 0], None),
            ([usize::MAX, 1, 2], None),
        ] {
            let product = product(&sizes, "pixels");
            let product = product.map_err(|failure| failure.status);
            assert_eq!(
                product,
                right.ok_or(gm_status::GM_BAD_ARGUMENT),
                "{sizes:?}"
            );
        }
    }
}
