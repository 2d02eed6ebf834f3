//! Variables in memory: shared and local arrays, and parameters.

use std::collections::HashMap;

use super::kernel::Param;
use super::operation::Space;

/// Bytes and alignment of a declared variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub size: usize,
    pub align: usize,
}

/// A memory of variables that are placed one after another.
#[derive(Clone, Debug, Default)]
struct Arena {
    offsets: HashMap<String, usize>,
    size: usize,
}

impl Arena {
    fn place(&mut self, name: &str, layout: Layout) -> bool {
        let offset = self.size.next_multiple_of(layout.align);
        self.size = offset + layout.size;
        self.offsets.insert(name.to_owned(), offset).is_none()
    }
}

/// The variables that a kernel sees.
#[derive(Clone, Debug, Default)]
pub(super) struct Variables {
    shared: Arena,
    local: Arena,
    /// Shared arrays without size, which all begin after the others. The largest alignment.
    dynamic: HashMap<String, usize>,
    dynamic_align: usize,
    params: HashMap<String, Param>,
}

impl Variables {
    /// Places a shared variable, or returns false if the name is taken.
    pub fn declare_shared(&mut self, name: &str, layout: Layout) -> bool {
        self.shared.place(name, layout)
    }

    /// Declares a shared array whose size the launch determines.
    pub fn declare_dynamic_shared(&mut self, name: &str, align: usize) -> bool {
        self.dynamic_align = self.dynamic_align.max(align);
        self.dynamic.insert(name.to_owned(), align).is_none()
    }

    pub fn declare_local(&mut self, name: &str, layout: Layout) -> bool {
        self.local.place(name, layout)
    }

    pub fn declare_param(&mut self, name: &str, param: Param) -> bool {
        self.params.insert(name.to_owned(), param).is_none()
    }

    pub fn param(&self, name: &str) -> Option<Param> {
        self.params.get(name).copied()
    }

    pub fn params(&self) -> impl Iterator<Item = Param> {
        self.params.values().copied()
    }

    /// The space and the offset of a shared or local variable.
    pub fn address(&self, name: &str) -> Option<(Space, usize)> {
        if let Some(&offset) = self.shared.offsets.get(name) {
            return Some((Space::Shared, offset));
        }
        if self.dynamic.contains_key(name) {
            return Some((Space::Shared, self.static_shared()));
        }
        let offset = self.local.offsets.get(name)?;
        Some((Space::Local, *offset))
    }

    /// Bytes of shared memory before the arrays whose size the launch determines.
    pub fn static_shared(&self) -> usize {
        self.shared.size.next_multiple_of(self.dynamic_align.max(1))
    }

    pub fn local_bytes(&self) -> usize {
        self.local.size
    }
}
