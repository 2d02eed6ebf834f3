//! Arrays in and out, through NumPy's `__array_interface__`: an address, a type and a shape. Nothing is copied either way.

use std::any::Any;

use gaussmle::Status;
use ndarray::{ArrayView2, ArrayView3};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors;

/// A number that any bytes are one of.
pub trait Element: Copy + Send + Sync + 'static {
    /// NumPy's name of the type, after the sign for the byte order.
    const NAME: &'static str;
}

macro_rules! elements {
    ($($kind:ty: $name:literal),*) => {
        $(impl Element for $kind {
            const NAME: &'static str = $name;
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
    format!("{order}{}", T::NAME)
}

/// An array of Python's, in C order, as the Python half makes sure of.
pub struct Input<'py> {
    _owner: Bound<'py, PyAny>,
    address: usize,
    kind: String,
    pub shape: Vec<usize>,
}

impl<'py> Input<'py> {
    /// Whether its numbers are of a type.
    pub fn is<T: Element>(&self) -> bool {
        self.kind == type_name::<T>()
    }

    /// Its numbers, one row after the other.
    ///
    /// # Errors
    ///
    /// If they are of another type.
    pub fn numbers<T: Element>(&self) -> PyResult<&[T]> {
        if !self.is::<T>() {
            let (have, need) = (&self.kind, type_name::<T>());
            return Err(errors::input(format!(
                "an array of {need} is needed, not of {have}"
            )));
        }
        let count = self.shape.iter().product::<usize>();
        if count == 0 {
            return Ok(&[]);
        }
        let pointer = std::ptr::with_exposed_provenance::<T>(self.address);
        if pointer.is_null() || !pointer.is_aligned() {
            return Err(errors::input(
                "the array's memory is not aligned: pass a copy of it",
            ));
        }
        // SAFETY: by NumPy's protocol `address` is that of an array in C order (extraction refuses strides) of `shape` elements of
        // this type, which any bytes are (`Element`), and it was seen to be aligned and not null. The memory lives as long as its
        // owner, which `self` holds (`_owner`), and the slice borrows from `self`. Nobody writes there meanwhile: this crate does not, and the
        // package's documentation says that arrays must not be changed while they are fitted, as for all of NumPy's functions
        // that let go of Python's lock.
        Ok(unsafe { std::slice::from_raw_parts(pointer, count) })
    }

    /// Its numbers as a stack of pictures.
    pub fn stack<T: Element>(&self) -> PyResult<ArrayView3<'_, T>> {
        let [n, height, width] = self.shape[..] else {
            return Err(self.shaped("(n, height, width)"));
        };
        ArrayView3::from_shape((n, height, width), self.numbers()?).map_err(wrong)
    }

    /// Its numbers as a table or a map.
    pub fn plane<T: Element>(&self) -> PyResult<ArrayView2<'_, T>> {
        let [rows, columns] = self.shape[..] else {
            return Err(self.shaped("(rows, columns)"));
        };
        ArrayView2::from_shape((rows, columns), self.numbers()?).map_err(wrong)
    }

    fn shaped(&self, needed: &str) -> PyErr {
        errors::input(format!(
            "an array has the shape {:?}: it must be {needed}",
            self.shape
        ))
    }
}

fn wrong(error: ndarray::ShapeError) -> PyErr {
    errors::input(error.to_string())
}

impl<'py> FromPyObject<'_, 'py> for Input<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let about = object.getattr("__array_interface__")?;
        let about = about.cast::<PyDict>()?;
        let item = |name: &str| -> PyResult<Bound<'py, PyAny>> {
            let missing = || errors::input(format!("__array_interface__ has no {name}"));
            about.get_item(name)?.ok_or_else(missing)
        };
        if about
            .get_item("strides")?
            .is_some_and(|strides| !strides.is_none())
        {
            return Err(errors::input("the array is not in C order"));
        }
        let (address, _): (usize, bool) = item("data")?.extract()?;
        Ok(Self {
            _owner: object.to_owned(),
            address,
            kind: item("typestr")?.extract()?,
            shape: item("shape")?.extract()?,
        })
    }
}

/// Room for an array's numbers, or words: a `Vec` that grows beyond what there is ends the process.
///
/// # Errors
///
/// If there is no such memory.
pub fn room<T: Element>(shape: &[usize], way_out: &str) -> Result<Vec<T>, String> {
    let numbers = shape
        .iter()
        .try_fold(1usize, |n, side| n.checked_mul(*side));
    let mut out = Vec::new();
    if numbers.is_some_and(|numbers| out.try_reserve_exact(numbers).is_ok()) {
        return Ok(out);
    }
    let bytes = shape.iter().map(|side| *side as f64).product::<f64>() * size_of::<T>() as f64;
    Err(format!(
        "an array of the shape {shape:?} takes {:.1} GB, more than this machine gives: {way_out}",
        bytes / 1e9
    ))
}

/// Memory of the library's that NumPy looks at: `np.asarray` makes an array of it, which keeps it alive.
#[pyclass(frozen, module = "gaussmle._native")]
pub struct Memory {
    address: usize,
    kind: String,
    shape: Vec<usize>,
    read_only: bool,
    /// Whose memory it is; never looked at again.
    _owner: Box<dyn Any + Send + Sync>,
}

impl Memory {
    /// Numbers that are given away, and may be changed by whoever gets them.
    pub fn own<T: Element>(mut numbers: Vec<T>, shape: &[usize]) -> Self {
        debug_assert_eq!(numbers.len(), shape.iter().product::<usize>());
        Self {
            address: numbers.as_mut_ptr().expose_provenance(),
            kind: type_name::<T>(),
            shape: shape.to_vec(),
            read_only: false,
            _owner: Box::new(numbers),
        }
    }

    /// Numbers in a row that are given away.
    pub fn row<T: Element>(numbers: Vec<T>) -> Self {
        let shape = [numbers.len()];
        Self::own(numbers, &shape)
    }

    /// The numbers of statuses.
    pub fn status(status: &[Status]) -> Self {
        Self::row(status.iter().map(|status| status.code()).collect())
    }

    /// Numbers in a row that something shared has, and that are not to be changed.
    pub fn shared<T: Element, O: Send + Sync + 'static>(
        owner: O,
        numbers: impl FnOnce(&O) -> &[T],
    ) -> Self {
        // In its box it stays where it is.
        let owner = Box::new(owner);
        let numbers = numbers(&owner);
        Self {
            address: numbers.as_ptr().expose_provenance(),
            kind: type_name::<T>(),
            shape: vec![numbers.len()],
            read_only: true,
            _owner: owner,
        }
    }
}

#[pymethods]
impl Memory {
    #[getter]
    fn __array_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let about = PyDict::new(py);
        about.set_item("version", 3)?;
        about.set_item("data", (self.address, self.read_only))?;
        about.set_item("typestr", &self.kind)?;
        about.set_item("shape", pyo3::types::PyTuple::new(py, &self.shape)?)?;
        Ok(about)
    }
}
