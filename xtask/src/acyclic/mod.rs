//! Imports form no cycle: between the files of a crate or a Python package, and between crates.
//!
//! A file that imports no file above it can be read, tested and moved without them. The resolver
//! knows modules, `use` and paths; it does not know types, so a method call makes no edge.

mod graph;
mod modules;
mod parser;
mod python;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use crate::crates::{self, Manifest};
use crate::error::Result;
use crate::paths::root;

use modules::{Crate, ReadFile, Reference};

/// Checks the imports of every crate and Python package.
pub fn check() -> Result {
    let manifests = crates::all()?;
    let mut report = crates::wrong_dependencies(&manifests);
    let read = |path: &Path| fs::read_to_string(root().join(path)).ok();
    for Manifest { folder, .. } in &manifests {
        for name in ["lib.rs", "main.rs"] {
            let file = folder.join("src").join(name);
            if root().join(&file).exists() {
                let all = Crate::read(&file, &read)?;
                report += &cycles(&all.files, &all.references(), &read);
            }
        }
    }
    let (files, references) = python::read()?;
    report += &cycles(&files, &references, &read);
    if report.is_empty() {
        return Ok(());
    }
    Err(report)
}

/// Describes the cycles among files; empty if there is none.
fn cycles(files: &[PathBuf], references: &[Reference], read: ReadFile) -> String {
    // The first line of each pair of files.
    let mut lines = BTreeMap::new();
    let mut edges = vec![Vec::new(); files.len()];
    for reference in references {
        lines
            .entry((reference.from, reference.to))
            .or_insert(reference.line);
        edges[reference.from].push(reference.to);
    }
    let mut report = String::new();
    for cycle in graph::cycles(&edges) {
        // Writing to a string cannot fail.
        let _ = writeln!(
            report,
            "{} files import each other in a cycle:",
            cycle.len()
        );
        for (&(from, to), &line) in &lines {
            if !cycle.contains(&from) || !cycle.contains(&to) {
                continue;
            }
            let (from, to) = (&files[from], &files[to]);
            let source = read(from).unwrap_or_default();
            let code = source
                .lines()
                .nth(line.saturating_sub(1))
                .unwrap_or_default();
            let (from, to) = (from.display(), to.display());
            let _ = writeln!(report, "  {from}:{line} -> {to}: {}", code.trim());
        }
    }
    report
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The report for a crate of these files, the root file first.
    fn report(files: &[(&str, &str)]) -> String {
        let read = |path: &Path| {
            let file = files.iter().find(|(name, _)| Path::new(name) == path);
            file.map(|(_, source)| source.to_string())
        };
        let all = Crate::read(Path::new(files[0].0), &read).expect("a readable crate");
        cycles(&all.files, &all.references(), &read)
    }

    const LIB: (&str, &str) = ("lib.rs", "mod a; mod b; pub use a::A; pub use b::B;");

    #[test]
    fn a_cycle_is_found() {
        let b = ("b.rs", "pub struct B; fn f() { crate::a::A }");
        let report = report(&[LIB, ("a.rs", "use crate::b::B; pub struct A;"), b]);
        assert_eq!(
            report,
            "2 files import each other in a cycle:
  a.rs:1 -> b.rs: use crate::b::B; pub struct A;
  b.rs:1 -> a.rs: pub struct B; fn f() { crate::a::A }
"
        );
    }

    #[test]
    fn one_direction_is_no_cycle() {
        let b = ("b.rs", "pub struct B;");
        let a = ("a.rs", "use crate::b::B; pub struct A;");
        assert_eq!(report(&[LIB, a, b]), "");
    }

    #[test]
    fn reexports_are_followed() {
        let a = ("a.rs", "use crate::B; pub struct A;");
        let b = ("b.rs", "use super::{A as Other}; pub struct B;");
        assert!(report(&[LIB, a, b]).contains("a.rs:1 -> b.rs"));
        let glob = ("lib.rs", "mod a; mod b; pub use a::*; pub use b::*;");
        assert!(report(&[glob, a, b]).contains("b.rs:1 -> a.rs"));
    }

    #[test]
    fn comments_strings_and_tests_do_not_count() {
        let a = ("a.rs", "use crate::b::B; pub struct A;");
        let b = "// use crate::a::A;\n/// [`crate::a::A`]\n/* crate::a::A */ pub struct B;
            const S: &str = \"crate::a::A\";
            #[cfg(test)] mod tests { use crate::a::A; }";
        assert_eq!(report(&[LIB, a, ("b.rs", b)]), "");
    }

    #[test]
    fn a_parent_that_uses_its_child_counts() {
        let root = ("lib.rs", "mod a;");
        let child = ("a/child.rs", "use super::Item; pub struct Child;");
        let declares = "mod child; pub use child::Child; pub struct Item;";
        assert_eq!(report(&[root, ("a/mod.rs", declares), child]), "");
        let uses = "mod child; pub use child::Child; pub struct Item(Child);";
        assert!(report(&[root, ("a/mod.rs", uses), child]).starts_with("2 files"));
        let calls = "mod child; pub struct Item; fn f() { child::f(); }";
        assert!(report(&[root, ("a/mod.rs", calls), child]).starts_with("2 files"));
    }

    #[test]
    fn a_path_through_an_imported_module_reaches_the_defining_file() {
        let root = ("lib.rs", "mod a; mod deep;");
        let a = ("a.rs", "use crate::deep; fn f() -> deep::Item {}");
        let deep = ("deep/mod.rs", "mod item; pub use item::Item;");
        let item = ("deep/item.rs", "pub struct Item; fn g() { crate::a::f() }");
        assert!(report(&[root, a, deep, item]).contains("a.rs:1 -> deep/item.rs"));
    }

    #[test]
    fn other_crates_do_not_count() {
        let a = (
            "a.rs",
            "use std::b; use ::b::B; fn f() { other::B::new() } pub struct A;",
        );
        let b = ("b.rs", "use crate::a::A; pub struct B;");
        assert_eq!(report(&[LIB, a, b]), "");
    }
}
