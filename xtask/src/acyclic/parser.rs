//! Modules, imports, items and paths of one file. Test code is skipped.

use std::collections::HashSet;

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, ExprCall, ImplItem, Item, Meta, UseTree, Visibility};

/// A module in one file: the file's own, or an inline `mod`.
#[derive(Debug, Default)]
pub struct Scope {
    pub name: String,
    /// Index of the enclosing scope of the file.
    pub parent: Option<usize>,
    /// Modules declared by `mod name;`, or by the macro `models`.
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
pub fn parse(source: &str) -> syn::Result<Vec<Scope>> {
    let file = syn::parse_file(source)?;
    let mut reader = Reader {
        scopes: vec![Scope::default()],
        current: 0,
        blocks: 0,
    };
    if !is_of_tests(&file.attrs) {
        reader.visit_file(&file);
    }
    Ok(reader.scopes)
}

struct Reader {
    scopes: Vec<Scope>,
    /// The scope that is read.
    current: usize,
    /// The blocks around the code that is read: their items are not those of the scope.
    blocks: usize,
}

impl Reader {
    fn scope(&mut self) -> &mut Scope {
        &mut self.scopes[self.current]
    }

    fn add_path(&mut self, segments: Vec<String>, first: &Ident) {
        let line = first.span().start().line;
        self.scope().paths.push(Path { segments, line });
    }

    fn module(&mut self, module: &syn::ItemMod) {
        let name = module.ident.to_string();
        let Some((_, items)) = &module.content else {
            self.scope().declared.push(name);
            return;
        };
        let outer = (self.current, self.blocks);
        self.scopes.push(Scope {
            name,
            parent: Some(self.current),
            ..Scope::default()
        });
        (self.current, self.blocks) = (self.scopes.len() - 1, 0);
        for item in items {
            self.visit_item(item);
        }
        (self.current, self.blocks) = outer;
    }

    /// The files that `models! { file, .. }` or `models! { file::Type, .. }` declares.
    fn declare_models(&mut self, call: &syn::Macro) {
        let name = call.path.segments.last().map(|segment| &segment.ident);
        if name.is_none_or(|name| name != "models") {
            return;
        }
        let mut is_first = true;
        for token in call.tokens.clone() {
            if let TokenTree::Ident(file) = &token
                && is_first
            {
                self.scope().declared.push(file.to_string());
            }
            is_first = matches!(&token, TokenTree::Punct(mark) if mark.as_char() == ',');
        }
    }

    /// One branch of a `use`, whose first segments are `prefix`.
    fn import(&mut self, tree: &UseTree, mut prefix: Vec<String>, public: bool) {
        let (span, last, name) = match tree {
            UseTree::Path(path) => {
                prefix.push(path.ident.to_string());
                return self.import(&path.tree, prefix, public);
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(tree, prefix.clone(), public);
                }
                return;
            }
            UseTree::Name(name) => (name.ident.span(), Some(&name.ident), None),
            UseTree::Rename(rename) => {
                let name = rename.rename.to_string();
                (rename.ident.span(), Some(&rename.ident), Some(name))
            }
            UseTree::Glob(glob) => (glob.star_token.spans[0], None, Some("*".into())),
        };
        // `{self}` is the prefix.
        let last = last.filter(|last| *last != "self" || prefix.is_empty());
        prefix.extend(last.map(Ident::to_string));
        let name = name.or_else(|| prefix.last().cloned()).unwrap_or_default();
        let path = Path {
            segments: prefix,
            line: span.start().line,
        };
        self.scope().imports.push(Import { path, name, public });
    }

    /// The paths in the arguments or the body of a macro, which need not be Rust.
    fn tokens(&mut self, stream: TokenStream) {
        let tokens: Vec<TokenTree> = stream.into_iter().collect();
        let is_mark = |at: Option<usize>, mark: char| {
            let token = at.and_then(|at| tokens.get(at));
            matches!(token, Some(TokenTree::Punct(found)) if found.as_char() == mark)
        };
        let is_separator = |at: usize| is_mark(Some(at), ':') && is_mark(Some(at + 1), ':');
        let mut at = 0;
        while at < tokens.len() {
            let first = match &tokens[at] {
                TokenTree::Ident(first) => first,
                TokenTree::Group(group) => {
                    self.tokens(group.stream());
                    at += 1;
                    continue;
                }
                _ => {
                    at += 1;
                    continue;
                }
            };
            let [before, two_before] = [1, 2].map(|steps| at.checked_sub(steps));
            // A field, a method, or the end of a qualified path; not the end of a range.
            let is_continued = is_mark(before, '.') && !is_mark(two_before, '.')
                || is_mark(before, ':') && is_mark(two_before, ':');
            let mut segments = vec![first.to_string()];
            at += 1;
            while is_separator(at)
                && let Some(TokenTree::Ident(next)) = tokens.get(at + 2)
            {
                segments.push(next.to_string());
                at += 3;
            }
            let is_called = is_mark(Some(at), '!')
                || matches!(tokens.get(at), Some(TokenTree::Group(group))
                    if group.delimiter() == Delimiter::Parenthesis);
            if !is_continued && (segments.len() > 1 || !is_variable(first) || is_called) {
                self.add_path(segments, first);
            }
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item(&mut self, item: &'ast Item) {
        let (attributes, name) = parts(item);
        if is_of_tests(attributes) {
            return;
        }
        if let Some(name) = name.filter(|_| self.blocks == 0) {
            self.scope().items.insert(name.to_string());
        }
        match item {
            Item::Mod(module) => self.module(module),
            Item::Use(item) => {
                // A path that starts with `::` names another crate.
                let prefix = item.leading_colon.as_ref().map(|_| "::".to_owned());
                let public = !matches!(item.vis, Visibility::Inherited);
                self.import(&item.tree, prefix.into_iter().collect(), public);
            }
            Item::Macro(item) => {
                self.declare_models(&item.mac);
                visit::visit_item_macro(self, item);
            }
            _ => visit::visit_item(self, item),
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let attributes: &[Attribute] = match item {
            ImplItem::Const(item) => &item.attrs,
            ImplItem::Fn(item) => &item.attrs,
            ImplItem::Type(item) => &item.attrs,
            _ => &[],
        };
        if !is_of_tests(attributes) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        if !is_of_tests(&field.attrs) {
            visit::visit_field(self, field);
        }
    }

    fn visit_field_value(&mut self, field: &'ast syn::FieldValue) {
        if !is_of_tests(&field.attrs) {
            visit::visit_field_value(self, field);
        }
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if !is_of_tests(&local.attrs) {
            visit::visit_local(self, local);
        }
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if !is_of_tests(&arm.attrs) {
            visit::visit_arm(self, arm);
        }
    }

    fn visit_block(&mut self, block: &'ast syn::Block) {
        self.blocks += 1;
        visit::visit_block(self, block);
        self.blocks -= 1;
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        // Of single names in lower case, those that are called are no variables.
        if let Expr::Path(function) = &*call.func
            && let Some(name) = function.path.get_ident()
            && is_variable(name)
        {
            self.add_path(vec![name.to_string()], name);
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        // A name in capitals is a constant.
        if !is_variable(&pattern.ident) {
            self.add_path(vec![pattern.ident.to_string()], &pattern.ident);
        }
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        if let Some(name) = call.path.get_ident() {
            self.add_path(vec![name.to_string()], name);
        } else {
            self.visit_path(&call.path);
        }
        self.tokens(call.tokens.clone());
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let first = path.segments.first().map(|segment| &segment.ident);
        let names = path
            .segments
            .iter()
            .map(|segment| segment.ident.to_string());
        let is_single = path.segments.len() == 1;
        if let Some(first) = first.filter(|first| !is_single || !is_variable(first))
            && path.leading_colon.is_none()
        {
            self.add_path(names.collect(), first);
        }
        visit::visit_path(self, path);
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_visibility(&mut self, _: &'ast Visibility) {}
}

/// The attributes of an item, and the name that it defines.
fn parts(item: &Item) -> (&[Attribute], Option<&Ident>) {
    match item {
        Item::Const(item) => (&item.attrs, Some(&item.ident)),
        Item::Enum(item) => (&item.attrs, Some(&item.ident)),
        Item::Fn(item) => (&item.attrs, Some(&item.sig.ident)),
        Item::ForeignMod(item) => (&item.attrs, None),
        Item::Impl(item) => (&item.attrs, None),
        Item::Macro(item) => (&item.attrs, item.ident.as_ref()),
        Item::Mod(item) => (&item.attrs, None),
        Item::Static(item) => (&item.attrs, Some(&item.ident)),
        Item::Struct(item) => (&item.attrs, Some(&item.ident)),
        Item::Trait(item) => (&item.attrs, Some(&item.ident)),
        Item::Type(item) => (&item.attrs, Some(&item.ident)),
        Item::Union(item) => (&item.attrs, Some(&item.ident)),
        Item::Use(item) => (&item.attrs, None),
        _ => (&[], None),
    }
}

/// True for `cfg(test)` and `cfg(all(test, ..))`.
fn is_of_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let Meta::List(list) = &attribute.meta else {
            return false;
        };
        let condition = list.tokens.to_string().replace(' ', "");
        let condition = condition.strip_prefix("all(").unwrap_or(&condition);
        list.path.is_ident("cfg") && condition.split([',', ')']).next() == Some("test")
    })
}

/// True for a name in lower case.
fn is_variable(name: &Ident) -> bool {
    name.to_string().starts_with(char::is_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scopes(source: &str) -> Vec<Scope> {
        parse(source).expect("Rust")
    }

    fn imports(source: &str) -> Vec<String> {
        let scopes = scopes(source);
        let imports = scopes[0].imports.iter();
        imports
            .map(|import| format!("{} {}", import.path.segments.join("/"), import.name))
            .collect()
    }

    fn paths(source: &str) -> Vec<String> {
        let scopes = scopes(source);
        let paths = scopes[0].paths.iter();
        paths.map(|path| path.segments.join("/")).collect()
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
        assert_eq!(scopes(source)[0].declared.len(), 0);
        assert_eq!(paths(source), ["crate/d/U"]);
        assert_eq!(paths("#![cfg(test)] fn f() { crate::a::g() }").len(), 0);
    }

    #[test]
    fn paths_in_macros_are_found() {
        let source = "fn f() { println!(\"{}\", crate::a::g(x.crate_name, [h(1), y, ..C])); }
            macro_rules! m { ($x:expr) => { $crate::b::k($x) } }";
        let found = paths(source);
        for path in ["crate/a/g", "h", "C", "crate/b/k"] {
            assert!(found.iter().any(|found| found == path), "{found:?}");
        }
        for no_path in ["crate_name", "y"] {
            assert!(!found.iter().any(|found| found == no_path), "{found:?}");
        }
    }

    #[test]
    fn captured_lifetimes_are_no_imports() {
        let source = "fn f() -> impl Copy + use<> { g(); h() } use crate::a;";
        assert_eq!(imports(source), ["crate/a a"]);
        assert_eq!(paths(source), ["Copy", "g", "h"]);
    }

    #[test]
    fn inline_modules_are_scopes() {
        let scopes = scopes("mod a { fn f() {} mod b { struct S; } } fn g() { fn inner() {} }");
        assert_eq!(scopes.len(), 3);
        assert_eq!((scopes[1].parent, scopes[2].parent), (Some(0), Some(1)));
        assert_eq!(scopes[0].items, HashSet::from(["g".to_owned()]));
        assert!(scopes[2].items.contains("S"));
    }

    #[test]
    fn the_macro_of_models_declares_files() {
        assert_eq!(
            scopes("list::models! { a::A, b::B, }")[0].declared,
            ["a", "b"]
        );
        assert_eq!(scopes("models! { a, b, }")[0].declared, ["a", "b"]);
        assert_eq!(paths("list::models! { a::A, }"), ["list/models", "a/A"]);
        assert_eq!(scopes("other! { a, b, }")[0].declared.len(), 0);
    }

    #[test]
    fn visibilities_and_attributes_are_not_paths() {
        let source =
            "pub(crate) fn f() { x.crate_name(); } #[crate::a::b] pub(in crate::a) struct S;";
        assert_eq!(paths(source).len(), 0);
    }
}
