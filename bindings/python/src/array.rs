//! Arrays in both directions through NumPy's `__array_interface__`: an address, a type and a shape.
//! No values are copied.

use std::any::Any;

use gaussmle::Status;
use ndarray::{ArrayView2, ArrayView3};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::errors;

/// A number type for which every bit pattern is a valid value.
pub trait Element: Copy + Send + Sync + 'static {
    /// NumPy's code of the type, without the byte order.
    const CODE: &'static str;
}

macro_rules! elements {
    ($($number:ty: $code:literal),*) => {
        $(impl Element for $number {
            const CODE: &'static str = $code;
        })*
    };
}

elements!(u8: "u1", u16: "u2", u32: "u4", i32: "i4", f32: "f4", f64: "f8");

/// NumPy's name of a type in this machine's byte order.
fn type_name<T: Element>() -> String {
    let order = match (size_of::<T>(), cfg!(target_endian = "little")) {
        (1, _) => '|',
        (_, true) => '<',
        (_, false) => '>',
    };
    format!("{order}{}", T::CODE)
}

/// An array passed by Python. The Python modules convert arrays to C order first.
pub struct InputArray<'py> {
    _owner: Bound<'py, PyAny>,
    address: usize,
    type_name: String,
    pub shape: Vec<usize>,
}

impl<'py> InputArray<'py> {
    /// Returns true if the elements have this type.
    pub fn is<T: Element>(&self) -> bool {
        self.type_name == type_name::<T>()
    }

    /// The elements in C order.
    ///
    /// # Errors
    ///
    /// Returns an error if the elements have another type, or are not aligned.
    pub fn values<T: Element>(&self) -> PyResult<&[T]> {
        if !self.is::<T>() {
            let (found, expected) = (&self.type_name, type_name::<T>());
            return Err(errors::input(format!(
                "the array has the type {found}: pass an array of {expected}"
            )));
        }
        let count = self.shape.iter().product::<usize>();
        if count == 0 {
            return Ok(&[]);
        }
        let pointer = std::ptr::with_exposed_provenance::<T>(self.address);
        if pointer.is_null() || !pointer.is_aligned() {
            return Err(errors::input(
                "the memory of the array is not aligned: pass a copy of the array",
            ));
        }
        // SAFETY: `address` comes from `__array_interface__`, and extraction refuses strides. By
        // NumPy's protocol it is then the address of `shape` elements in C order. Their type is
        // `T`, and every bit pattern is a valid `T` (`Element`). The pointer is aligned and not
        // null. The memory lives as long as its owner, which `self` keeps alive (`_owner`), and the
        // slice borrows from `self`. Nobody writes to the memory while the slice exists: this crate
        // does not, and the documentation of the package forbids changes of arrays during a fit, as
        // for all NumPy functions that release the GIL.
        Ok(unsafe { std::slice::from_raw_parts(pointer, count) })
    }

    /// The elements as a stack of images.
    pub fn stack<T: Element>(&self) -> PyResult<ArrayView3<'_, T>> {
        let [n, height, width] = self.shape[..] else {
            return Err(self.shape_error("(n, height, width)"));
        };
        ArrayView3::from_shape((n, height, width), self.values()?).map_err(view_error)
    }

    /// The elements as a table or a map.
    pub fn plane<T: Element>(&self) -> PyResult<ArrayView2<'_, T>> {
        let [rows, columns] = self.shape[..] else {
            return Err(self.shape_error("(rows, columns)"));
        };
        ArrayView2::from_shape((rows, columns), self.values()?).map_err(view_error)
    }

    fn shape_error(&self, expected: &str) -> PyErr {
        errors::input(format!(
            "an array has the shape {:?}: it must be {expected}",
            self.shape
        ))
    }
}

fn view_error(error: ndarray::ShapeError) -> PyErr {
    errors::input(error.to_string())
}

impl<'py> FromPyObject<'_, 'py> for InputArray<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let interface = object.getattr("__array_interface__")?;
        let interface = interface.cast::<PyDict>()?;
        let item = |name: &str| -> PyResult<Bound<'py, PyAny>> {
            let missing = || errors::input(format!("__array_interface__ has no {name}"));
            interface.get_item(name)?.ok_or_else(missing)
        };
        if interface
            .get_item("strides")?
            .is_some_and(|strides| !strides.is_none())
        {
            return Err(errors::input(
                "the array is not in C order: pass numpy.ascontiguousarray(array)",
            ));
        }
        let (address, _): (usize, bool) = item("data")?.extract()?;
        Ok(Self {
            _owner: object.to_owned(),
            address,
            type_name: item("typestr")?.extract()?,
            shape: item("shape")?.extract()?,
        })
    }
}

/// An empty vector with capacity for an array of this shape.
///
/// A `Vec` that grows beyond the available memory ends the process. This function returns an error
/// instead.
///
/// # Errors
///
/// Returns a message, which ends with `way_out`, if the memory is not available.
pub fn reserve<T: Element>(shape: &[usize], way_out: &str) -> Result<Vec<T>, String> {
    let count = shape
        .iter()
        .try_fold(1usize, |n, side| n.checked_mul(*side));
    let mut out = Vec::new();
    if count.is_some_and(|count| out.try_reserve_exact(count).is_ok()) {
        return Ok(out);
    }
    let bytes = shape.iter().map(|side| *side as f64).product::<f64>() * size_of::<T>() as f64;
    Err(format!(
        "an array of the shape {shape:?} takes {:.1} GB, more than this machine has: {way_out}",
        bytes / 1e9
    ))
}

/// Memory of the library. `np.asarray` makes an array of it without a copy, and keeps it alive.
#[pyclass(frozen, module = "gaussmle._native")]
pub struct Memory {
    address: usize,
    type_name: String,
    shape: Vec<usize>,
    read_only: bool,
    /// Keeps the memory alive.
    _owner: Box<dyn Any + Send + Sync>,
}

impl Memory {
    /// An array that owns its values. Python may change them.
    pub fn owned<T: Element>(mut values: Vec<T>, shape: &[usize]) -> Self {
        debug_assert_eq!(values.len(), shape.iter().product::<usize>());
        Self {
            address: values.as_mut_ptr().expose_provenance(),
            type_name: type_name::<T>(),
            shape: shape.to_vec(),
            read_only: false,
            _owner: Box::new(values),
        }
    }

    /// A one-dimensional array that owns its values.
    pub fn vector<T: Element>(values: Vec<T>) -> Self {
        let shape = [values.len()];
        Self::owned(values, &shape)
    }

    /// The codes of statuses.
    pub fn status(status: &[Status]) -> Self {
        Self::vector(status.iter().map(|status| status.code()).collect())
    }

    /// A one-dimensional array of values that `owner` shares. It is read-only.
    pub fn shared<T: Element, O: Send + Sync + 'static>(
        owner: O,
        values: impl FnOnce(&O) -> &[T],
    ) -> Self {
        // The box keeps the owner at its address.
        let owner = Box::new(owner);
        let values = values(&owner);
        Self {
            address: values.as_ptr().expose_provenance(),
            type_name: type_name::<T>(),
            shape: vec![values.len()],
            read_only: true,
            _owner: owner,
        }
    }
}

#[pymethods]
impl Memory {
    #[getter]
    fn __array_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let interface = PyDict::new(py);
        interface.set_item("version", 3)?;
        interface.set_item("data", (self.address, self.read_only))?;
        interface.set_item("typestr", &self.type_name)?;
        interface.set_item("shape", PyTuple::new(py, &self.shape)?)?;
        Ok(interface)
    }
}
