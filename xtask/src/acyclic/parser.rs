//! Modules, imports, items and paths of one file. Test code is skipped.

use std::collections::HashSet;

use super::cursor::{Cursor, ITEMS, is_name};

/// A module in one file: the file's own, or an inline `mod`.
#[derive(Debug, Default)]
pub struct Scope {
    pub name: String,
    /// Index of the enclosing scope of the file.
    pub parent: Option<usize>,
    /// Modules declared by `mod name;`.
    pub declared: Vec<String>,
    /// Names of the items defined here.
    pub items: HashSet<String>,
    pub imports: Vec<Import>,
    /// Paths in code, single names included.
    pub paths: Vec<Path>,
}

/// A name that a `use` brings into scope.
#[derive(Debug)]
pub struct Import {
    pub path: Path,
    /// The name in this scope; `*` for all names.
    pub name: String,
    /// `pub use`, of any visibility.
    pub public: bool,
}

/// The segments of a path, and its line.
#[derive(Clone, Debug)]
pub struct Path {
    pub segments: Vec<String>,
    pub line: usize,
}

/// Parses a file. The first scope is the file's own.
pub fn parse(source: &str) -> Vec<Scope> {
    let mut parser = Parser {
        at: Cursor::new(source),
        scopes: vec![Scope::default()],
        open: vec![(0, 0)],
        depth: 0,
    };
    parser.file();
    parser.scopes
}

struct Parser<'a> {
    at: Cursor<'a>,
    scopes: Vec<Scope>,
    /// Scopes that contain the position, each with the brace depth of its contents.
    open: Vec<(usize, usize)>,
    depth: usize,
}

impl Parser<'_> {
    fn scope(&mut self) -> &mut Scope {
        let (index, _) = self.open[self.open.len() - 1];
        &mut self.scopes[index]
    }

    fn is_item_level(&self) -> bool {
        self.open[self.open.len() - 1].1 == self.depth
    }

    fn file(&mut self) {
        let mut public = false;
        while !self.at.is_at_end() {
            let was_public = std::mem::take(&mut public);
            match self.at.text(0) {
                "#" if self.at.text(1) == "!" && self.at.text(2) == "[" => {
                    if self.at.attribute(2) {
                        return;
                    }
                }
                "#" if self.at.text(1) == "[" => {
                    if self.at.attribute(1) {
                        self.at.skip_item();
                    }
                }
                "pub" => {
                    self.at.visibility();
                    public = true;
                }
                // The captured lifetimes of `impl Trait + use<'a>` are no import.
                "use" if self.at.text(1) == "<" => self.at.position += 1,
                "use" => {
                    self.at.position += 1;
                    self.import(&[], was_public);
                }
                "mod" if is_name(self.at.text(1)) => self.module(),
                "{" => self.brace(true),
                "}" => self.brace(false),
                text if is_name(text) => self.name(),
                _ => self.at.position += 1,
            }
        }
    }

    fn brace(&mut self, opens: bool) {
        self.at.position += 1;
        if opens {
            self.depth += 1;
            return;
        }
        self.depth = self.depth.saturating_sub(1);
        if self.open.len() > 1 && self.depth < self.open[self.open.len() - 1].1 {
            self.open.pop();
        }
    }

    fn module(&mut self) {
        let name = self.at.text(1).to_owned();
        match self.at.text(2) {
            ";" => self.scope().declared.push(name),
            "{" => {
                let (parent, _) = self.open[self.open.len() - 1];
                self.depth += 1;
                self.open.push((self.scopes.len(), self.depth));
                self.scopes.push(Scope {
                    name,
                    parent: Some(parent),
                    ..Scope::default()
                });
            }
            _ => {}
        }
        self.at.position += 3;
    }

    /// One branch of a `use`, whose first segments are `prefix`.
    fn import(&mut self, prefix: &[String], public: bool) {
        let mut segments = prefix.to_vec();
        let mut line = 0;
        loop {
            match self.at.text(0) {
                "" | ";" | "," | "}" | "as" => break,
                "{" => return self.import_group(&segments, public),
                // A path that starts with `::` names another crate.
                "::" if segments.is_empty() => segments.push("::".into()),
                "::" | "$" => {}
                // `{self}` is the prefix.
                "self" if !prefix.is_empty() => line = self.at.line(),
                name => {
                    segments.push(name.into());
                    line = self.at.line();
                }
            }
            self.at.position += 1;
        }
        let mut name = segments.last().cloned().unwrap_or_default();
        if self.at.text(0) == "as" {
            name = self.at.text(1).into();
            self.at.position += 2;
        }
        if name == "*" {
            segments.pop();
        }
        let path = Path { segments, line };
        self.scope().imports.push(Import { path, name, public });
    }

    fn import_group(&mut self, prefix: &[String], public: bool) {
        self.at.position += 1;
        while !matches!(self.at.text(0), "}" | ";" | "") {
            self.import(prefix, public);
            if self.at.text(0) == "," {
                self.at.position += 1;
            }
        }
        self.at.position += 1;
    }

    /// An item's definition, or a path.
    fn name(&mut self) {
        if ITEMS.contains(&self.at.text(0)) || self.at.text(0) == "macro_rules" {
            let name = 1 + usize::from(matches!(self.at.text(1), "!" | "mut"));
            let name = self.at.text(name).to_owned();
            if self.is_item_level() && is_name(&name) {
                self.scope().items.insert(name);
            }
            self.at.position += 1;
            return;
        }
        let previous = self.at.previous();
        let line = self.at.line();
        let mut segments = vec![self.at.text(0).to_owned()];
        self.at.position += 1;
        while self.at.text(0) == "::" && is_name(self.at.text(1)) {
            segments.push(self.at.text(1).to_owned());
            self.at.position += 2;
        }
        // A field, a method, or the end of a qualified path.
        if matches!(previous, "." | "::") {
            return;
        }
        // A single lower-case name is a variable unless it is called.
        let first = segments[0].chars().next();
        let is_lower = first.is_some_and(char::is_lowercase);
        let is_variable = is_lower && !matches!(self.at.text(0), "(" | "!");
        if segments.len() == 1 && (is_variable || ITEMS.contains(&previous)) {
            return;
        }
        self.scope().paths.push(Path { segments, line });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn imports(source: &str) -> Vec<String> {
        let scopes = parse(source);
        let imports = scopes[0].imports.iter();
        imports
            .map(|import| format!("{} {}", import.path.segments.join("/"), import.name))
            .collect()
    }

    #[test]
    fn nested_imports_are_expanded() {
        let source = "use crate::a::{self, B, c::{D as E, *}}; use ::x::y; pub use z;";
        let expected = [
            "crate/a a",
            "crate/a/B B",
            "crate/a/c/D E",
            "crate/a/c *",
            "::/x/y y",
            "z z",
        ];
        assert_eq!(imports(source), expected);
    }

    #[test]
    fn test_code_is_skipped() {
        let source = "#[cfg(test)] mod tests { use crate::a; } #[cfg(test)] mod more;
            #[cfg(all(test, feature = \"x\"))] fn f<A, B>() { crate::b::g() }
            struct S { #[cfg(test)] t: crate::c::T, u: crate::d::U } use crate::e;";
        assert_eq!(imports(source), ["crate/e e"]);
        let scopes = parse(source);
        assert_eq!(scopes[0].declared.len(), 0);
        let paths: Vec<_> = scopes[0]
            .paths
            .iter()
            .map(|p| p.segments.join("/"))
            .collect();
        assert_eq!(paths, ["crate/d/U"]);
    }

    #[test]
    fn captured_lifetimes_are_no_imports() {
        let source = "fn f() -> impl Copy + use<> { g(); h() } use crate::a;";
        assert_eq!(imports(source), ["crate/a a"]);
        // Text that cannot be an import ends, too.
        assert!(imports("use a::{b; c}").len() < 4);
    }

    #[test]
    fn inline_modules_are_scopes() {
        let scopes = parse("mod a { fn f() {} mod b { struct S; } } fn g() {}");
        assert_eq!(scopes.len(), 3);
        assert_eq!((scopes[1].parent, scopes[2].parent), (Some(0), Some(1)));
        assert!(scopes[0].items.contains("g") && !scopes[0].items.contains("f"));
        assert!(scopes[2].items.contains("S"));
    }

    #[test]
    fn visibilities_are_not_paths() {
        let scopes = parse("pub(crate) fn f() { x.crate_name(); } pub(in crate::a) struct S;");
        assert_eq!(scopes[0].paths.len(), 0);
    }
}
