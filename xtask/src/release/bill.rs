//! The bill of materials in CycloneDX: the crates that are linked into what is shipped.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::cargo::PRODUCT;
use crate::error::Result;
use crate::paths::VERSION;
use crate::third_party::{Work, works_of};

/// The bill for some systems, as JSON.
pub fn text(systems: &[&str]) -> Result<String> {
    let mut works = BTreeSet::new();
    for package in PRODUCT {
        works.extend(works_of(package, systems)?);
    }
    let components: Vec<Value> = works.iter().map(component).collect();
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "gaussmle",
                "version": VERSION,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            },
        },
        "components": components,
    });
    serde_json::to_string_pretty(&bill).map_err(|error| error.to_string())
}

fn component(work: &Work) -> Value {
    let Work {
        name,
        version,
        license,
        repository,
    } = work;
    let mut out = json!({
        "type": "library",
        "name": name,
        "version": version,
        "purl": format!("pkg:cargo/{name}@{version}"),
        // Older crates separate alternatives by a slash.
        "licenses": [{ "expression": license.replace('/', " OR ") }],
    });
    if !repository.is_empty() {
        out["externalReferences"] = json!([{ "type": "vcs", "url": repository }]);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_is_a_component() {
        let work = Work {
            name: "a".into(),
            version: "1.2.3".into(),
            license: "MIT/Apache-2.0".into(),
            repository: String::new(),
        };
        let found = component(&work);
        assert_eq!(found["purl"], "pkg:cargo/a@1.2.3");
        assert_eq!(found["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(found["externalReferences"], Value::Null);
    }
}
