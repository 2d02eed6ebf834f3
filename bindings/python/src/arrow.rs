//! Tables for whoever speaks Arrow (pyarrow, Polars, DuckDB, pandas), through its C data interface in Python's capsules. The columns are
//! NumPy's memory as it lies there; nothing is copied.
//!
//! <https://arrow.apache.org/docs/format/CDataInterface.html>. Written by hand: three structures whose layout never changes, for one kind of
//! table, where the crates for it bring a whole type system.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ptr::{null, null_mut};
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use crate::array::Input;
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

// SAFETY: what the pointers lead to belongs to the structure alone (boxes made below), or is constant, or is memory of columns that
// `Shared` keeps alive and nobody writes to. Nothing in it is tied to a thread.
unsafe impl Send for Schema {}
// SAFETY: as above.
unsafe impl Send for Array {}
// SAFETY: as above.
unsafe impl Send for Stream {}

macro_rules! released_when_dropped {
    ($($kind:ty),*) => {
        $(impl Drop for $kind {
            fn drop(&mut self) {
                if let Some(release) = self.release {
                    // SAFETY: it was not released yet, or `release` would be empty; the function is the one it was made with.
                    unsafe { release(self) }
                }
            }
        })*
    };
}

released_when_dropped!(Schema, Array, Stream);

/// A column: its name, its description, and where its numbers are.
struct Column {
    name: CString,
    format: &'static CStr,
    metadata: Vec<u8>,
    address: usize,
}

/// A table's columns, and Python's objects whose memory they are.
struct Shared {
    columns: Vec<Column>,
    rows: usize,
    _owners: Vec<Py<PyAny>>,
}

/// Key and value as the interface packs them.
fn packed(key: &str, value: &str) -> Vec<u8> {
    let mut out = 1i32.to_ne_bytes().to_vec();
    for text in [key, value] {
        out.extend((text.len() as i32).to_ne_bytes());
        out.extend(text.as_bytes());
    }
    out
}

/// Names, units and arrays.
type Given<'py> = Vec<(String, String, Bound<'py, PyAny>)>;

fn shared(given: Given<'_>) -> PyResult<Arc<Shared>> {
    let mut out = Shared {
        columns: Vec::new(),
        rows: 0,
        _owners: Vec::new(),
    };
    for (at, (name, unit, owner)) in given.into_iter().enumerate() {
        let numbers: Input<'_> = owner.extract()?;
        let [rows] = numbers.shape[..] else {
            return Err(errors::input(format!(
                "the column {name} is not one-dimensional"
            )));
        };
        if at > 0 && rows != out.rows {
            return Err(errors::input("the columns differ in length"));
        }
        out.rows = rows;
        // Reading the numbers checks type and alignment.
        let (format, address) = if numbers.is::<f64>() {
            (c"g", numbers.numbers::<f64>()?.as_ptr().expose_provenance())
        } else if numbers.is::<u32>() {
            (c"I", numbers.numbers::<u32>()?.as_ptr().expose_provenance())
        } else if numbers.is::<f32>() {
            (c"f", numbers.numbers::<f32>()?.as_ptr().expose_provenance())
        } else {
            (c"C", numbers.numbers::<u8>()?.as_ptr().expose_provenance())
        };
        out.columns.push(Column {
            name: CString::new(name)?,
            format,
            metadata: packed("unit", &unit),
            address,
        });
        out._owners.push(owner.unbind());
    }
    Ok(Arc::new(out))
}

/// What a schema owns.
struct SchemaOwns {
    _of: Arc<Shared>,
    children: Vec<*mut Schema>,
}

/// What an array owns.
struct ArrayOwns {
    _of: Arc<Shared>,
    buffers: Vec<*const c_void>,
    children: Vec<*mut Array>,
}

/// What a stream owns.
struct StreamOwns {
    of: Arc<Shared>,
    given: bool,
}

/// A schema of a column, or of the table.
fn schema(of: &Arc<Shared>, column: Option<usize>) -> Schema {
    let children = match column {
        Some(_) => Vec::new(),
        None => (0..of.columns.len())
            .map(|k| Box::into_raw(Box::new(schema(of, Some(k)))))
            .collect(),
    };
    let mut owns = Box::new(SchemaOwns {
        _of: of.clone(),
        children,
    });
    // Text lies in `Shared`, which `owns` keeps alive.
    let about = column.map(|k| &of.columns[k]);
    Schema {
        format: about.map_or(c"+s", |column| column.format).as_ptr(),
        name: about.map_or(c"", |column| &column.name).as_ptr(),
        metadata: about.map_or(null(), |column| column.metadata.as_ptr().cast()),
        flags: 0,
        n_children: owns.children.len() as i64,
        children: owns.children.as_mut_ptr(),
        dictionary: null_mut(),
        release: Some(release_schema),
        private: Box::into_raw(owns).cast(),
    }
}

/// The numbers of a column, or of the table.
fn array(of: &Arc<Shared>, column: Option<usize>) -> Array {
    // First which values are missing: none are.
    let (buffers, children) = match column {
        Some(k) => {
            let numbers = std::ptr::with_exposed_provenance(of.columns[k].address);
            (vec![null(), numbers], Vec::new())
        }
        None => {
            let children = (0..of.columns.len())
                .map(|k| Box::into_raw(Box::new(array(of, Some(k)))))
                .collect();
            (vec![null()], children)
        }
    };
    let mut owns = Box::new(ArrayOwns {
        _of: of.clone(),
        buffers,
        children,
    });
    Array {
        length: of.rows as i64,
        null_count: 0,
        offset: 0,
        n_buffers: owns.buffers.len() as i64,
        n_children: owns.children.len() as i64,
        buffers: owns.buffers.as_mut_ptr(),
        children: owns.children.as_mut_ptr(),
        dictionary: null_mut(),
        release: Some(release_array),
        private: Box::into_raw(owns).cast(),
    }
}

/// # Safety
///
/// `schema` is one that `schema()` made, in whatever place, and not yet released.
unsafe extern "C" fn release_schema(schema: *mut Schema) {
    // SAFETY: the caller's promise; `private` is the box of `schema()`. Children were boxed there, too; who moved one out has
    // emptied its `release`, so that dropping the box frees its place alone.
    unsafe {
        let owns = Box::from_raw((*schema).private.cast::<SchemaOwns>());
        for &child in &owns.children {
            drop(Box::from_raw(child));
        }
        (*schema).release = None;
    }
}

/// # Safety
///
/// `array` is one that `array()` made, in whatever place, and not yet released.
unsafe extern "C" fn release_array(array: *mut Array) {
    // SAFETY: as for schemas. Python's objects may be let go without its lock: pyo3 keeps them for whoever has it next.
    unsafe {
        let owns = Box::from_raw((*array).private.cast::<ArrayOwns>());
        for &child in &owns.children {
            drop(Box::from_raw(child));
        }
        (*array).release = None;
    }
}

/// # Safety
///
/// `stream` is one of ours, and `out` is room for a schema that holds none.
unsafe extern "C" fn stream_schema(stream: *mut Stream, out: *mut Schema) -> c_int {
    // SAFETY: the caller's promise; `private` is the box of `stream_capsule`.
    unsafe {
        let owns = &*(*stream).private.cast::<StreamOwns>();
        out.write(schema(&owns.of, None));
    }
    0
}

/// # Safety
///
/// `stream` is one of ours, used by one thread at a time, and `out` is room for an array that holds none.
unsafe extern "C" fn stream_next(stream: *mut Stream, out: *mut Array) -> c_int {
    // SAFETY: the caller's promise; `private` is the box of `stream_capsule`.
    unsafe {
        let owns = &mut *(*stream).private.cast::<StreamOwns>();
        // The table is one block; an array that is released already is the end.
        let next = match std::mem::replace(&mut owns.given, true) {
            false => array(&owns.of, None),
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
/// None is needed: nothing goes wrong here.
unsafe extern "C" fn stream_error(_: *mut Stream) -> *const c_char {
    null()
}

/// # Safety
///
/// `stream` is one of ours, and not yet released.
unsafe extern "C" fn release_stream(stream: *mut Stream) {
    // SAFETY: the caller's promise; `private` is the box of `stream_capsule`.
    unsafe {
        drop(Box::from_raw((*stream).private.cast::<StreamOwns>()));
        (*stream).release = None;
    }
}

/// The table's schema.
#[pyfunction]
pub fn schema_capsule<'py>(
    py: Python<'py>,
    columns: Given<'py>,
) -> PyResult<Bound<'py, PyCapsule>> {
    let of = shared(columns)?;
    PyCapsule::new_with_value(py, schema(&of, None), c"arrow_schema")
}

/// The table's schema, and the table as one array.
#[pyfunction]
pub fn array_capsules<'py>(
    py: Python<'py>,
    columns: Given<'py>,
) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
    let of = shared(columns)?;
    Ok((
        PyCapsule::new_with_value(py, schema(&of, None), c"arrow_schema")?,
        PyCapsule::new_with_value(py, array(&of, None), c"arrow_array")?,
    ))
}

/// The table as a stream of one block.
#[pyfunction]
pub fn stream_capsule<'py>(
    py: Python<'py>,
    columns: Given<'py>,
) -> PyResult<Bound<'py, PyCapsule>> {
    let owns = Box::new(StreamOwns {
        of: shared(columns)?,
        given: false,
    });
    let stream = Stream {
        get_schema: stream_schema,
        get_next: stream_next,
        get_last_error: stream_error,
        release: Some(release_stream),
        private: Box::into_raw(owns).cast(),
    };
    PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
}
