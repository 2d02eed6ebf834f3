//! Environment variables of gaussmle: those that the sources use are known.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use gaussmle::Settings;

/// Adds the names of variables in a text.
fn add_names(text: &str, names: &mut BTreeSet<String>) {
    const PREFIX: &str = "GAUSSMLE_";
    for (start, _) in text.match_indices(PREFIX) {
        let is_part = |c: char| c.is_ascii_uppercase() || c == '_';
        let rest = &text[start + PREFIX.len()..];
        let rest = rest.split(|c: char| !is_part(c)).next().unwrap_or_default();
        // A name that is composed, as in `GAUSSMLE_{..}`, ends here.
        if !rest.is_empty() {
            names.insert(format!("{PREFIX}{rest}"));
        }
    }
}

fn read_folder(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let extension = path.extension().and_then(|text| text.to_str());
        if path.is_dir() {
            read_folder(&path, names);
        } else if matches!(extension, Some("rs" | "py" | "sh" | "md" | "yml" | "toml")) {
            add_names(&fs::read_to_string(&path).unwrap_or_default(), names);
        }
    }
}

#[test]
fn every_variable_of_the_sources_is_known() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut names = BTreeSet::new();
    for folder in [
        "src", "kernels", "crates", "cli", "bindings", "tests", "xtask", "docs", "benches", "fuzz",
        ".github",
    ] {
        read_folder(&root.join(folder), &mut names);
    }
    assert!(
        names.contains("GAUSSMLE_BACKEND") && names.contains("GAUSSMLE_TEST_REQUIRE"),
        "{names:?}"
    );
    assert_eq!(Settings::unknown_variables(names), Vec::<String>::new());
}
