//! Tables of localizations and of peaks.

use std::ffi::{CString, c_char};
use std::path::Path;
use std::ptr::null_mut;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use gaussmle::LocalizationTable;
use gaussmle::table::Values;
use gaussmle_io::table::{Format, Metadata, TableMetadata, TableOverrides, rewrite, write};
use gaussmle_smlm::config::Section;
use gaussmle_smlm::session::{Session, SessionRecord};

use crate::arguments::{array_mut, put, text};
use crate::camera::{gm_camera, optional};
use crate::config::read;
use crate::failure::{Failure, Outcome};
use crate::guard::guard;
use crate::handles::{Handle, create, object, release};
use crate::status::gm_status;

/// A table of localizations or of peaks, with one row for each spot.
pub struct gm_table;

/// The description of a table.
#[derive(Clone, Debug)]
pub enum Description {
    /// Of fits.
    Fitted(Metadata),
    /// Of fits of a session: as it is when the table is saved. A forked process, which cannot ask the
    /// session, writes that of the poll.
    OfSession(Arc<SessionRecord>, Metadata),
    /// Of peaks without fits.
    Peaks(TableMetadata),
}

/// Rows, and their description.
#[derive(Debug)]
pub struct Table {
    pub rows: LocalizationTable,
    pub description: Description,
    /// The text of the names of the columns, once it was asked for.
    names: OnceLock<CString>,
}

impl Handle for gm_table {
    type Object = Mutex<Table>;
    const NAME: &'static str = "table";
}

fn lock(table: &Mutex<Table>) -> MutexGuard<'_, Table> {
    table.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes a table without rows, with the columns of a session with these options: `toml` and `camera` are
/// those of gm_session_new. It can be saved, and rows of such a session be appended. It describes no session:
/// gm_session_table makes one that does.
///
/// `toml` is text that ends with a zero, and `table` has room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_table_new(
    toml: *const c_char,
    camera: *const gm_camera,
    table: *mut *mut gm_table,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises room.
        unsafe { put(table, null_mut(), "table") }?;
        // SAFETY: the caller promises it.
        let config = unsafe { read(toml, Section::Localize) }?;
        let (rows, metadata) = Session::without_rows(&config, optional(camera)?)?;
        let made = create(shared(rows, Description::Fitted(metadata)));
        // SAFETY: as above.
        unsafe { put(table, made, "table") }
    })
}

/// The number of rows.
///
/// `rows` has room for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_table_rows(table: *const gm_table, rows: *mut usize) -> gm_status {
    guard(|| {
        let table = object(table)?;
        let number = lock(&table).rows.len();
        // SAFETY: the caller promises room.
        unsafe { put(rows, number, "rows") }
    })
}

/// Gets the names of the columns, separated by commas, in the order of the native table. The text stays
/// until the table is freed.
///
/// `names` has room for a pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_table_column_names(
    table: *const gm_table,
    names: *mut *const c_char,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises room.
        unsafe { put(names, std::ptr::null(), "names") }?;
        let table = object(table)?;
        let table = lock(&table);
        // Appending rows changes no names. No name has a zero.
        let made = || CString::new(table.rows.names().join(",")).unwrap_or_default();
        let text = table.names.get_or_init(made).as_ptr();
        // SAFETY: as above.
        unsafe { put(names, text, "names") }
    })
}

/// Copies a column. Names and units are those of the native table: `frame`, `x` and `y` in um,
/// `photons`, `x_std`, and so on; `gm_detect` names those of peaks. `status` is 0 for converged and 1 at a
/// bound, which are usable; 2 without convergence, 3 undetermined, 4 for bad input, 5 at a bound of z.
/// `capacity` is the number of values that `values` has room for, at
/// least the number of rows.
///
/// `name` is text that ends with a zero, and `values` has room for `capacity` numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_table_column(
    table: *const gm_table,
    name: *const c_char,
    values: *mut f64,
    capacity: usize,
) -> gm_status {
    guard(|| {
        let table = object(table)?;
        // SAFETY: the caller promises it.
        let name = unsafe { text(name, "name") }?;
        let table = lock(&table);
        let rows = table.rows.len();
        let Some(column) = table.rows.column(name) else {
            let names = table.rows.names().join(", ");
            let message = format!("there is no column `{name}`: the columns are {names}");
            return Err(Failure::argument(message));
        };
        if capacity < rows {
            let message = format!("`capacity` is {capacity}, but the table has {rows} rows");
            return Err(Failure::argument(message));
        }
        // SAFETY: the caller promises room for at least as many.
        let values = unsafe { array_mut(values, rows, "values") }?;
        match &column.values {
            Values::U32(column) => copy(values, column, |&value| value.into()),
            Values::F64(column) => copy(values, column, |&value| value),
            Values::Status(column) => copy(values, column, |status| status.code().into()),
        }
        Ok(())
    })
}

fn copy<T>(values: &mut [f64], column: &[T], number: impl Fn(&T) -> f64) {
    for (value, of_column) in values.iter_mut().zip(column) {
        *value = number(of_column);
    }
}

/// Appends the rows of another table of the same model and session, or of peaks to peaks. The other
/// table is unchanged. If it is of a session, the table then has the description of that session.
#[unsafe(no_mangle)]
pub extern "C" fn gm_table_append(table: *mut gm_table, more: *const gm_table) -> gm_status {
    guard(|| {
        let table = object(table)?;
        // A table can be appended to itself: it is not locked twice.
        let (more, description) = {
            let more = object(more)?;
            let more = lock(&more);
            (more.rows.clone(), more.description.clone())
        };
        let mut table = lock(&table);
        let appended = table.rows.append(&more);
        appended.ok_or_else(|| Failure::argument("the tables have different columns"))?;
        if let Description::OfSession(..) = description {
            table.description = description;
        }
        Ok(())
    })
}

/// Writes a table to a file. The ending gives the format: `.csv`, `.parquet`, `.npz`, `.hdf5`
/// (Picasso). Peaks without fits can be written as `.csv`, `.parquet` and `.npz`. An existing file is
/// replaced when the new one is complete. The file of rows of a session describes the session as it is now,
/// or as it was when it was freed: after `gm_session_finish`, it has all counts and notes.
///
/// `path` is text that ends with a zero.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_table_save(table: *const gm_table, path: *const c_char) -> gm_status {
    guard(|| {
        let table = object(table)?;
        // SAFETY: the caller promises it.
        let path = Path::new(unsafe { text(path, "path") }?);
        let format = Format::of(path)?;
        format.check(path)?;
        let Table {
            rows, description, ..
        } = &*lock(&table);
        match description {
            Description::Fitted(metadata) => Ok(write(path, format, rows, metadata)?),
            Description::OfSession(record, at_poll) => {
                let now = record.metadata();
                Ok(write(path, format, rows, now.as_ref().unwrap_or(at_poll))?)
            }
            Description::Peaks(metadata) if format.is_native() => {
                let overrides = TableOverrides::default();
                Ok(rewrite(path, format, rows, metadata, &overrides)?)
            }
            Description::Peaks(_) => {
                let native = Format::written().filter(|format| format.is_native());
                let endings: Vec<String> = native.map(Format::endings_text).collect();
                let message = format!(
                    "{}: the formats of other programs need fits, and the table has peaks without \
                     fits: save it as {}",
                    path.display(),
                    endings.join(" or ")
                );
                Err(Failure::argument(message))
            }
        }
    })
}

/// Frees a table, or does nothing for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn gm_table_free(table: *mut gm_table) {
    guard(|| {
        drop(release(table));
        Ok(())
    });
}

/// The rows of a table, which the caller may then free or extend, and the area of the regions of their run, um^2.
pub fn rows_of(table: *const gm_table) -> Outcome<(LocalizationTable, Option<f64>)> {
    let table = object(table)?;
    let Table {
        rows, description, ..
    } = &*lock(&table);
    let region_um2 = match description {
        Description::Fitted(metadata) | Description::OfSession(_, metadata) => {
            metadata.to_table_metadata(Format::NPZ).region_um2()
        }
        Description::Peaks(metadata) => metadata.region_um2(),
    };
    Ok((rows.clone(), region_um2))
}

/// A table as the object of a handle.
pub fn shared(rows: LocalizationTable, description: Description) -> Arc<Mutex<Table>> {
    Arc::new(Mutex::new(Table {
        rows,
        description,
        names: OnceLock::new(),
    }))
}
