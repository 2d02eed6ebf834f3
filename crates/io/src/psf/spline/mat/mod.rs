//! MAT-files: the structs, cells and numbers that PSFs are made of.
//!
//! Versions 5 to 7 are a format of their own, version 7.3 is HDF5.

mod numbers;
mod tags;
mod v5;
mod v73;

use super::fault::{Result, damaged, missing};
use super::hdf5::Hdf5;
use numbers::Numbers;

/// True for the first bytes of a MAT-file of version 5 to 7.
pub(super) fn is_v5(bytes: &[u8]) -> bool {
    tags::order(bytes).is_some()
}

/// An open MAT-file.
pub(super) enum MatFile<'a> {
    V5(v5::V5<'a>),
    V73(&'a Hdf5),
}

impl<'a> MatFile<'a> {
    pub(super) fn v5(bytes: &'a [u8]) -> Result<Self> {
        v5::V5::open(bytes).map(Self::V5)
    }

    /// Calls a function with a variable, if the file has it.
    pub(super) fn with<T>(
        &self,
        name: &str,
        then: impl FnOnce(&Node<'_>) -> Result<T>,
    ) -> Result<Option<T>> {
        match self {
            Self::V5(file) => {
                let Some(variable) = file.variable(name)? else {
                    return Ok(None);
                };
                then(&Node::V5(variable.matrix()?)).map(Some)
            }
            Self::V73(file) => match v73::Item::variable(file, name) {
                Some(item) => then(&Node::V73(item)).map(Some),
                None => Ok(None),
            },
        }
    }

    /// The names of the variables, for messages.
    pub(super) fn content(&self) -> String {
        match self {
            Self::V5(file) => file.content(),
            Self::V73(file) => file.content(),
        }
    }
}

/// A value of a MAT-file.
pub(super) enum Node<'a> {
    V5(v5::Matrix<'a>),
    V73(v73::Item<'a>),
}

impl<'a> Node<'a> {
    /// The number of elements of a struct array or of a cell array; 1 for others.
    pub(super) fn count(&self) -> Result<usize> {
        match self {
            Self::V5(matrix) => Ok(matrix.count()),
            Self::V73(item) => item.count(),
        }
    }

    /// A field of a struct with one element.
    pub(super) fn field(&self, name: &str) -> Result<Option<Node<'a>>> {
        Ok(match self {
            Self::V5(matrix) => matrix.field(name)?.map(Node::V5),
            Self::V73(item) => item.field(name)?.map(Node::V73),
        })
    }

    /// The only element of a cell array, or the value itself if it is not a cell array.
    pub(super) fn only(self, name: &str) -> Result<Node<'a>> {
        if !self.is_cell()? {
            return Ok(self);
        }
        let count = self.count()?;
        if count != 1 {
            return missing(format!("has {count} elements in `{name}`: expected one"));
        }
        Ok(match &self {
            Self::V5(matrix) => Node::V5(matrix.item()?),
            Self::V73(item) => Node::V73(item.item()?),
        })
    }

    pub(super) fn is_cell(&self) -> Result<bool> {
        match self {
            Self::V5(matrix) => Ok(matrix.is_cell()),
            Self::V73(item) => item.is_cell(),
        }
    }

    /// The numbers of the value; none if it is empty.
    pub(super) fn numbers(&self, name: &str) -> Result<Numbers> {
        match self {
            Self::V5(matrix) => matrix.numbers(name),
            Self::V73(item) => item.numbers(name),
        }
    }

    /// The first number of a field, also within cells; `None` if it is absent, empty or no number.
    pub(super) fn number(&self, name: &str) -> Result<Option<f64>> {
        let Some(mut value) = self.field(name)? else {
            return Ok(None);
        };
        if value.is_cell()? {
            match value.count()? {
                0 => return Ok(None),
                _ => {
                    value = match &value {
                        Self::V5(matrix) => Node::V5(matrix.item()?),
                        Self::V73(item) => Node::V73(item.item()?),
                    }
                }
            }
        }
        Ok(match value.numbers(name) {
            Ok(numbers) => numbers.values.first().copied(),
            Err(_) => None,
        })
    }

    /// The first number of a field that a PSF needs.
    pub(super) fn needed(&self, name: &str) -> Result<f64> {
        match self.number(name)? {
            Some(number) if number.is_finite() => Ok(number),
            Some(number) => Err(damaged(format!("its `{name}` is {number}"))),
            None => missing(format!("has no number `{name}`")),
        }
    }
}
