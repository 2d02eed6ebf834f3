//! MAT-files of version 7.3: HDF5, in which structs are groups and cells are references.

use hdf5_pure::{Dataset, Datatype, Group, Object};

use super::numbers::Numbers;
use crate::psf::spline::fault::{Result, damaged, missing};
use crate::psf::spline::hdf5::Hdf5;

/// A struct, or an array of numbers or references.
pub(in crate::psf::spline) struct Item<'a> {
    file: &'a Hdf5,
    object: Object,
}

impl<'a> Item<'a> {
    pub(super) fn variable(file: &'a Hdf5, name: &str) -> Option<Self> {
        let object = match file.file.dataset(name) {
            Ok(dataset) => Object::Dataset(Box::new(dataset)),
            Err(_) => Object::Group(file.file.group(name).ok()?),
        };
        Some(Self { file, object })
    }

    /// The number of elements of a cell array or of a struct array, which is a group of references.
    pub(super) fn count(&self) -> Result<usize> {
        match &self.object {
            Object::Dataset(dataset) if is_cell(dataset)? => elements(dataset),
            Object::Group(group) => {
                let fields = group.datasets().unwrap_or_default();
                let any = fields.first().and_then(|name| group.dataset(name).ok());
                match any {
                    // All fields of a struct array are references to its elements.
                    Some(field) if is_cell(&field)? && is_struct_array(group) => elements(&field),
                    _ => Ok(1),
                }
            }
            _ => Ok(1),
        }
    }

    pub(super) fn is_cell(&self) -> Result<bool> {
        match &self.object {
            Object::Dataset(dataset) => is_cell(dataset),
            _ => Ok(false),
        }
    }

    /// The first element of a cell array.
    pub(super) fn item(&self) -> Result<Item<'a>> {
        let Object::Dataset(dataset) = &self.object else {
            return Err(damaged("a struct stands for cells"));
        };
        let shape = dataset.shape().map_err(failed)?;
        self.file.check("cells", dataset, &shape)?;
        let objects = dataset.dereference().map_err(failed)?;
        match objects.into_iter().next() {
            Some(object) => Ok(Item {
                file: self.file,
                object,
            }),
            None => Err(damaged("cells are empty")),
        }
    }

    /// A field of a struct.
    pub(super) fn field(&self, name: &str) -> Result<Option<Item<'a>>> {
        let Object::Group(group) = &self.object else {
            return Ok(None);
        };
        let object = match group.dataset(name) {
            Ok(dataset) => Object::Dataset(Box::new(dataset)),
            Err(_) => match group.group(name) {
                Ok(group) => Object::Group(group),
                Err(_) => return Ok(None),
            },
        };
        let field = Item {
            file: self.file,
            object,
        };
        match is_struct_array(group) && field.is_cell()? {
            true => field.item().map(Some),
            false => Ok(Some(field)),
        }
    }

    pub(super) fn numbers(&self, name: &str) -> Result<Numbers> {
        let Object::Dataset(dataset) = &self.object else {
            return missing(format!("has a struct in `{name}`: expected numbers"));
        };
        if is_cell(dataset)? {
            return missing(format!("has cells in `{name}`: expected numbers"));
        }
        // An empty array stores its size in place of numbers.
        let attributes = dataset.attrs().map_err(failed)?;
        if attributes.contains_key("MATLAB_empty") {
            return Ok(Numbers {
                shape: vec![0, 0],
                values: Vec::new(),
            });
        }
        let (shape, values) = self.file.numbers(name, dataset)?;
        Ok(Numbers {
            shape: shape.into_iter().rev().map(|n| n as usize).collect(),
            values,
        })
    }
}

/// True for a group whose fields are all references, as those of a struct array with more or less
/// than one element.
fn is_struct_array(group: &Group) -> bool {
    let names = group.datasets().unwrap_or_default();
    let only_datasets = group.groups().is_ok_and(|groups| groups.is_empty());
    only_datasets
        && names.iter().all(|name| {
            let field = group.dataset(name);
            // Cells in a single struct state their class; references to elements have none.
            field.is_ok_and(|field| {
                is_cell(&field).unwrap_or(false)
                    && field
                        .attrs()
                        .is_ok_and(|attributes| !attributes.contains_key("MATLAB_class"))
            })
        })
}

fn is_cell(dataset: &Dataset) -> Result<bool> {
    let datatype = dataset.datatype().map_err(failed)?;
    Ok(matches!(datatype, Datatype::Reference { .. }))
}

fn elements(dataset: &Dataset) -> Result<usize> {
    let shape = dataset.shape().map_err(failed)?;
    let count = shape.iter().try_fold(1, |all: u64, &n| all.checked_mul(n));
    let count = count.and_then(|count| usize::try_from(count).ok());
    count.ok_or_else(|| damaged(format!("cells have the size {shape:?}")))
}

fn failed(error: hdf5_pure::Error) -> crate::psf::spline::fault::PsfFault {
    damaged(error.to_string())
}
