//! The modules of a crate, and the file that defines what a path names.

use std::collections::HashMap;
use std::path::{Path as FilePath, PathBuf};

use super::parser::{Import, Path, Scope, parse};

/// Reads a source file; `None` if it does not exist.
pub type ReadFile<'a> = &'a dyn Fn(&FilePath) -> Option<String>;

/// Imports are followed this often, which ends circles of re-exports.
const MAX_IMPORTS: usize = 16;

/// A crate's modules and files.
pub struct Crate {
    modules: Vec<Module>,
    pub files: Vec<PathBuf>,
}

struct Module {
    /// Index of the file with the module's contents.
    file: usize,
    parent: Option<usize>,
    children: HashMap<String, usize>,
    scope: Scope,
}

/// A use of one file's item in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference {
    pub from: usize,
    pub to: usize,
    /// Line in `from`.
    pub line: usize,
}

/// A module, or an item of one.
#[derive(Clone, Copy)]
enum Target {
    Module(usize),
    ItemOf(usize),
}

impl Crate {
    /// Reads a crate from its root file, module by module.
    ///
    /// # Errors
    ///
    /// Returns an error if the file of a declared module does not exist.
    pub fn read(root: &FilePath, read: ReadFile) -> Result<Self, String> {
        let mut all = Self {
            modules: Vec::new(),
            files: Vec::new(),
        };
        let folder = root.parent().unwrap_or(FilePath::new(""));
        all.add_file(root.into(), folder.into(), None, read)?;
        Ok(all)
    }

    /// Adds a file, whose child modules lie in `folder`, and returns its module.
    fn add_file(
        &mut self,
        path: PathBuf,
        folder: PathBuf,
        parent: Option<usize>,
        read: ReadFile,
    ) -> Result<usize, String> {
        let source = read(&path).ok_or(format!("cannot read {}", path.display()))?;
        let file = self.files.len();
        self.files.push(path);
        let first = self.modules.len();
        let mut folders = Vec::new();
        let scopes = parse(&source);
        let shown = self.files[file].display();
        for scope in scopes.map_err(|error| format!("{shown}: {error}"))? {
            let module = self.modules.len();
            let (parent, folder) = match scope.parent {
                None => (parent, folder.clone()),
                Some(outer) => {
                    let children = &mut self.modules[first + outer].children;
                    children.insert(scope.name.clone(), module);
                    let outer_folder: &PathBuf = &folders[outer];
                    (Some(first + outer), outer_folder.join(&scope.name))
                }
            };
            folders.push(folder);
            self.modules.push(Module {
                file,
                parent,
                children: HashMap::new(),
                scope,
            });
        }
        for (offset, folder) in folders.into_iter().enumerate() {
            for name in self.modules[first + offset].scope.declared.clone() {
                let own_folder = folder.join(&name);
                let flat = folder.join(format!("{name}.rs"));
                let nested = own_folder.join("mod.rs");
                let Some(path) = [&flat, &nested]
                    .into_iter()
                    .find(|path| read(path).is_some())
                else {
                    let declaring = self.files[file].display();
                    let (flat, nested) = (flat.display(), nested.display());
                    return Err(format!(
                        "{declaring} declares `mod {name}`, but neither {flat} nor {nested} exists"
                    ));
                };
                let child = self.add_file(path.clone(), own_folder, Some(first + offset), read)?;
                let children = &mut self.modules[first + offset].children;
                children.insert(name, child);
            }
        }
        Ok(first)
    }

    /// Uses of items between files: imports, and paths in code.
    ///
    /// Declarations and re-exports of a file that declares modules do not count; code in it that
    /// uses what it re-exports does.
    pub fn references(&self) -> Vec<Reference> {
        let mut references = Vec::new();
        for (index, module) in self.modules.iter().enumerate() {
            let imports = module.scope.imports.iter();
            let imports =
                imports.filter(|import| !(import.public && self.declares_modules(module)));
            let paths = imports
                .map(|import| &import.path)
                .chain(&module.scope.paths);
            for Path { segments, line } in paths {
                let target = self.resolve(index, segments, 0);
                let from = module.file;
                let to = target.map_or(from, |target| self.file(target));
                if to != from {
                    let line = *line;
                    references.push(Reference { from, to, line });
                }
            }
        }
        references
    }

    fn file(&self, target: Target) -> usize {
        let (Target::Module(module) | Target::ItemOf(module)) = target;
        self.modules[module].file
    }

    fn declares_modules(&self, module: &Module) -> bool {
        let name = self.files[module.file].file_name().unwrap_or_default();
        name == "lib.rs" || name == "mod.rs" || !module.scope.declared.is_empty()
    }

    /// Resolves a path as written in `module`. Returns `None` for other crates and local names.
    fn resolve(&self, module: usize, path: &[String], imports: usize) -> Option<Target> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => self.walk(0, rest, imports),
            "self" => self.walk(module, rest, imports),
            "super" => {
                let mut parent = self.modules[module].parent?;
                let mut rest = rest;
                while let [first, more @ ..] = rest
                    && first == "super"
                {
                    parent = self.modules[parent].parent?;
                    rest = more;
                }
                self.walk(parent, rest, imports)
            }
            name if self.contains(module, name, imports) => self.walk(module, path, imports),
            _ => None,
        }
    }

    /// Reports if `name` is in scope in a module: defined, imported, or from a glob import.
    fn contains(&self, module: usize, name: &str, imports: usize) -> bool {
        self.offers(module, name, true) || self.glob_with(module, name, imports).is_some()
    }

    /// Reports if a module defines or imports `name`; `private` includes private imports.
    fn offers(&self, module: usize, name: &str, private: bool) -> bool {
        let Module {
            scope, children, ..
        } = &self.modules[module];
        let mut imports = scope.imports.iter();
        scope.items.contains(name)
            || children.contains_key(name)
            || imports.any(|import| import.name == name && (import.public || private))
    }

    /// The module that `name` comes from if a glob import brings it into scope.
    fn glob_with(&self, module: usize, name: &str, imports: usize) -> Option<usize> {
        if imports >= MAX_IMPORTS {
            return None;
        }
        let all = self.modules[module].scope.imports.iter();
        let mut globs = all.filter(|import| import.name == "*");
        globs.find_map(|Import { path, .. }| {
            let target = self.resolve(module, &path.segments, imports + 1)?;
            let Target::Module(other) = target else {
                return None;
            };
            // Private imports are visible to child modules.
            let private = self.is_inside(module, other);
            let found = self.offers(other, name, private)
                || self.glob_with(other, name, imports + 1).is_some();
            found.then_some(other)
        })
    }

    fn is_inside(&self, module: usize, ancestor: usize) -> bool {
        let parent = self.modules[module].parent;
        parent.is_some_and(|parent| parent == ancestor || self.is_inside(parent, ancestor))
    }

    /// Resolves the rest of a path in a module.
    fn walk(&self, module: usize, path: &[String], imports: usize) -> Option<Target> {
        let Some((first, rest)) = path.split_first() else {
            return Some(Target::Module(module));
        };
        let Module {
            scope, children, ..
        } = &self.modules[module];
        let child = children.get(first).copied();
        // A module and an item can share a name: a path goes on through the module.
        if let Some(child) = child.filter(|_| !rest.is_empty()) {
            return self.walk(child, rest, imports);
        }
        let import = scope.imports.iter().find(|import| import.name == *first);
        if let Some(Import { path, .. }) = import {
            if imports >= MAX_IMPORTS {
                return None;
            }
            let path = [&path.segments, rest].concat();
            return self.resolve(module, &path, imports + 1);
        }
        if scope.items.contains(first) {
            return Some(Target::ItemOf(module));
        }
        if let Some(child) = child {
            return Some(Target::Module(child));
        }
        if let Some(other) = self.glob_with(module, first, imports) {
            return self.walk(other, path, imports + 1);
        }
        // An item that a macro defines.
        Some(Target::ItemOf(module))
    }
}
