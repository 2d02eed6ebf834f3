//! Tables for Arrow libraries (pyarrow, Polars, DuckDB, pandas), through the Arrow C data interface
//! in Python capsules. The columns stay in NumPy's memory; nothing is copied.
//!
//! <https://arrow.apache.org/docs/format/CDataInterface.html>. Written by hand: the interface is
//! three structures with a stable layout, and the crates for it bring a whole type system.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ptr::{null, null_mut};
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use crate::array::InputArray;
use crate::errors;

/// `ArrowSchema`.
#[repr(C)]
struct Schema {
    format: *const c_char,
    name: *const c_char,
    metadata: *const c_char,
    flags: i64,
    n_children: i64,
    children: *mut *mut Schema,
    dictionary: *mut Schema,
    release: Option<unsafe extern "C" fn(*mut Schema)>,
    private: *mut c_void,
}

/// `ArrowArray`.
#[repr(C)]
struct Array {
    length: i64,
    null_count: i64,
    offset: i64,
    n_buffers: i64,
    n_children: i64,
    buffers: *mut *const c_void,
    children: *mut *mut Array,
    dictionary: *mut Array,
    release: Option<unsafe extern "C" fn(*mut Array)>,
    private: *mut c_void,
}

/// `ArrowArrayStream`.
#[repr(C)]
struct Stream {
    get_schema: unsafe extern "C" fn(*mut Stream, *mut Schema) -> c_int,
    get_next: unsafe extern "C" fn(*mut Stream, *mut Array) -> c_int,
    get_last_error: unsafe extern "C" fn(*mut Stream) -> *const c_char,
    release: Option<unsafe extern "C" fn(*mut Stream)>,
    private: *mut c_void,
}

// SAFETY: each pointer leads to a box that the structure owns, to a constant, or to the memory of a
// column. `ColumnSet` keeps the columns alive, and nobody writes to them. Nothing is tied to a
// thread.
unsafe impl Send for Schema {}
// SAFETY: as above.
unsafe impl Send for Array {}
// SAFETY: as above.
unsafe impl Send for Stream {}

macro_rules! release_on_drop {
    ($($structure:ty),*) => {
        $(impl Drop for $structure {
            fn drop(&mut self) {
                if let Some(release) = self.release {
                    // SAFETY: `release` is set, so the structure has not been released. The
                    // function is the one that it was created with.
                    unsafe { release(self) }
                }
            }
        })*
    };
}

release_on_drop!(Schema, Array, Stream);

/// A column: name, Arrow format, packed metadata, and the address of the values.
struct Column {
    name: CString,
    format: &'static CStr,
    metadata: Vec<u8>,
    address: usize,
}

/// The columns of a table, and the Python objects that own their memory.
struct ColumnSet {
    columns: Vec<Column>,
    rows: usize,
    _owners: Vec<Py<PyAny>>,
}

/// The metadata `key = value`, packed as the interface requires.
fn pack_metadata(key: &str, value: &str) -> Vec<u8> {
    let mut out = 1i32.to_ne_bytes().to_vec();
    for text in [key, value] {
        out.extend((text.len() as i32).to_ne_bytes());
        out.extend(text.as_bytes());
    }
    out
}

/// The name, unit and array of each column.
type ColumnArrays<'py> = Vec<(String, String, Bound<'py, PyAny>)>;

fn column_set(arrays: ColumnArrays<'_>) -> PyResult<Arc<ColumnSet>> {
    let mut out = ColumnSet {
        columns: Vec::new(),
        rows: 0,
        _owners: Vec::new(),
    };
    for (index, (name, unit, owner)) in arrays.into_iter().enumerate() {
        let array: InputArray<'_> = owner.extract()?;
        let [rows] = array.shape[..] else {
            return Err(errors::input(format!(
                "the column {name} is not one-dimensional"
            )));
        };
        if index > 0 && rows != out.rows {
            return Err(errors::input(format!(
                "the column {name} has {rows} rows but the columns before it have {}",
                out.rows
            )));
        }
        out.rows = rows;
        // `values` checks type and alignment.
        let (format, address) = if array.is::<f64>() {
            (c"g", array.values::<f64>()?.as_ptr().expose_provenance())
        } else if array.is::<u32>() {
            (c"I", array.values::<u32>()?.as_ptr().expose_provenance())
        } else if array.is::<f32>() {
            (c"f", array.values::<f32>()?.as_ptr().expose_provenance())
        } else {
            (c"C", array.values::<u8>()?.as_ptr().expose_provenance())
        };
        out.columns.push(Column {
            name: CString::new(name)?,
            format,
            metadata: pack_metadata("unit", &unit),
            address,
        });
        out._owners.push(owner.unbind());
    }
    Ok(Arc::new(out))
}

/// The private data of a schema.
struct SchemaData {
    _columns: Arc<ColumnSet>,
    children: Vec<*mut Schema>,
}

/// The private data of an array.
struct ArrayData {
    _columns: Arc<ColumnSet>,
    buffers: Vec<*const c_void>,
    children: Vec<*mut Array>,
}

/// The private data of a stream.
struct StreamData {
    columns: Arc<ColumnSet>,
    /// The only block has been passed on.
    is_done: bool,
}

/// The schema of a column, or of the table if `column` is None.
fn schema(columns: &Arc<ColumnSet>, column: Option<usize>) -> Schema {
    let children = match column {
        Some(_) => Vec::new(),
        None => (0..columns.columns.len())
            .map(|k| Box::into_raw(Box::new(schema(columns, Some(k)))))
            .collect(),
    };
    let mut data = Box::new(SchemaData {
        _columns: columns.clone(),
        children,
    });
    // The texts belong to the column set, which `data` keeps alive.
    let column = column.map(|k| &columns.columns[k]);
    Schema {
        format: column.map_or(c"+s", |column| column.format).as_ptr(),
        name: column.map_or(c"", |column| &column.name).as_ptr(),
        metadata: column.map_or(null(), |column| column.metadata.as_ptr().cast()),
        flags: 0,
        n_children: data.children.len() as i64,
        children: data.children.as_mut_ptr(),
        dictionary: null_mut(),
        release: Some(release_schema),
        private: Box::into_raw(data).cast(),
    }
}

/// The values of a column, or of the table if `column` is None.
fn array(columns: &Arc<ColumnSet>, column: Option<usize>) -> Array {
    // The first buffer marks missing values. There are none.
    let (buffers, children) = match column {
        Some(k) => {
            let values = std::ptr::with_exposed_provenance(columns.columns[k].address);
            (vec![null(), values], Vec::new())
        }
        None => {
            let children = (0..columns.columns.len())
                .map(|k| Box::into_raw(Box::new(array(columns, Some(k)))))
                .collect();
            (vec![null()], children)
        }
    };
    let mut data = Box::new(ArrayData {
        _columns: columns.clone(),
        buffers,
        children,
    });
    Array {
        length: columns.rows as i64,
        null_count: 0,
        offset: 0,
        n_buffers: data.buffers.len() as i64,
        n_children: data.children.len() as i64,
        buffers: data.buffers.as_mut_ptr(),
        children: data.children.as_mut_ptr(),
        dictionary: null_mut(),
        release: Some(release_array),
        private: Box::into_raw(data).cast(),
    }
}

/// # Safety
///
/// `schema` was created by `schema()`, may have been moved, and is not yet released.
unsafe extern "C" fn release_schema(schema: *mut Schema) {
    // SAFETY: the caller guarantees that `private` is the box of `schema()`. The children were
    // boxed there too. A consumer that moves a child out clears its `release`, and then dropping
    // the box only frees the memory of the structure.
    unsafe {
        let data = Box::from_raw((*schema).private.cast::<SchemaData>());
        for &child in &data.children {
            drop(Box::from_raw(child));
        }
        (*schema).release = None;
    }
}

/// # Safety
///
/// `array` was created by `array()`, may have been moved, and is not yet released.
unsafe extern "C" fn release_array(array: *mut Array) {
    // SAFETY: as for schemas. Python objects may be dropped without the GIL: pyo3 defers the
    // release until a thread holds it.
    unsafe {
        let data = Box::from_raw((*array).private.cast::<ArrayData>());
        for &child in &data.children {
            drop(Box::from_raw(child));
        }
        (*array).release = None;
    }
}

/// # Safety
///
/// `stream` was created by `stream_capsule`, and `out` is uninitialized memory for a schema.
unsafe extern "C" fn stream_schema(stream: *mut Stream, out: *mut Schema) -> c_int {
    // SAFETY: the caller guarantees that `private` is the box of `stream_capsule`.
    unsafe {
        let data = &*(*stream).private.cast::<StreamData>();
        out.write(schema(&data.columns, None));
    }
    0
}

/// # Safety
///
/// `stream` was created by `stream_capsule` and is used by one thread at a time. `out` is
/// uninitialized memory for an array.
unsafe extern "C" fn stream_next(stream: *mut Stream, out: *mut Array) -> c_int {
    // SAFETY: the caller guarantees that `private` is the box of `stream_capsule`.
    unsafe {
        let data = &mut *(*stream).private.cast::<StreamData>();
        // The table is one block. A released array marks the end of the stream.
        let next = match std::mem::replace(&mut data.is_done, true) {
            false => array(&data.columns, None),
            true => Array {
                length: 0,
                null_count: 0,
                offset: 0,
                n_buffers: 0,
                n_children: 0,
                buffers: null_mut(),
                children: null_mut(),
                dictionary: null_mut(),
                release: None,
                private: null_mut(),
            },
        };
        out.write(next);
    }
    0
}

/// # Safety
///
/// There are no requirements: the function only returns null, because streams have no errors.
unsafe extern "C" fn stream_error(_: *mut Stream) -> *const c_char {
    null()
}

/// # Safety
///
/// `stream` was created by `stream_capsule` and is not yet released.
unsafe extern "C" fn release_stream(stream: *mut Stream) {
    // SAFETY: the caller guarantees that `private` is the box of `stream_capsule`.
    unsafe {
        drop(Box::from_raw((*stream).private.cast::<StreamData>()));
        (*stream).release = None;
    }
}

/// The schema of the table.
#[pyfunction]
pub fn schema_capsule<'py>(
    py: Python<'py>,
    columns: ColumnArrays<'py>,
) -> PyResult<Bound<'py, PyCapsule>> {
    let columns = column_set(columns)?;
    PyCapsule::new_with_value(py, schema(&columns, None), c"arrow_schema")
}

/// The schema of the table, and the table as one array.
#[pyfunction]
pub fn array_capsules<'py>(
    py: Python<'py>,
    columns: ColumnArrays<'py>,
) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
    let columns = column_set(columns)?;
    Ok((
        PyCapsule::new_with_value(py, schema(&columns, None), c"arrow_schema")?,
        PyCapsule::new_with_value(py, array(&columns, None), c"arrow_array")?,
    ))
}

/// The table as a stream of one block.
#[pyfunction]
pub fn stream_capsule<'py>(
    py: Python<'py>,
    columns: ColumnArrays<'py>,
) -> PyResult<Bound<'py, PyCapsule>> {
    let data = Box::new(StreamData {
        columns: column_set(columns)?,
        is_done: false,
    });
    let stream = Stream {
        get_schema: stream_schema,
        get_next: stream_next,
        get_last_error: stream_error,
        release: Some(release_stream),
        private: Box::into_raw(data).cast(),
    };
    PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
}
