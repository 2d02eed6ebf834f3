//! Lists of models and parameters in Python and in documents, which are made from those of the
//! library. With `GAUSSMLE_TEST_RECORD=1` the tests write them.

use std::fs;
use std::path::Path;

use gaussmle::model::{MODELS, ModelKind, Parameter, Takes};

use crate::support::lock_lists;

/// Compares a text with that between two lines of a file, or replaces it there. Without `after`, it
/// goes on to the end of the file.
fn check(path: &str, before: &str, text: &str, after: Option<&str>) {
    let _lock = lock_lists();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let whole = fs::read_to_string(&file).expect("read");
    let begin = whole.find(before).expect("the text before") + before.len();
    let end = after.map_or(whole.len(), |after| {
        begin + whole[begin..].find(after).expect("the text after")
    });
    if std::env::var_os("GAUSSMLE_TEST_RECORD").is_some() {
        let made = [&whole[..begin], text, &whole[end..]].concat();
        fs::write(&file, made).expect("written");
        return;
    }
    assert_eq!(
        &whole[begin..end],
        text,
        "{path}: if that is intended, run this test with GAUSSMLE_TEST_RECORD=1"
    );
}

/// The name of the Python class.
fn class(kind: &ModelKind) -> String {
    let (first, rest) = kind.name.split_at(1);
    first.to_uppercase() + rest
}

/// Names with something before and after each.
fn names(between: &str, separator: &str) -> String {
    let quoted = MODELS.map(|kind| format!("{between}{}{between}", kind.name));
    quoted.join(separator)
}

#[test]
fn python_has_a_class_of_each_model_with_a_width() {
    let mut classes = Vec::new();
    let mut text = String::new();
    for kind in MODELS {
        let (base, sigma) = match kind.takes {
            Takes::Width => (
                "GivenWidth",
                "Width of the spot, um. ``\"auto\"`` measures it from lone spots of the movie that :func:`localize` gets.",
            ),
            Takes::StartWidth => (
                "StartWidth",
                "Starting width, um. None estimates it from the data.",
            ),
            // `_models.py` has the classes of PSFs.
            Takes::Curve | Takes::Spline | Takes::SplinePlane => continue,
        };
        let (class, help, name, label) = (class(kind), kind.help, kind.name, kind.label);
        text += &format!(
            "\n\nclass {class}({base}):\n    \"\"\"{help}.\n\n    Parameters\n    ----------\n    \
             sigma\n        {sigma}\n    \"\"\"\n\n    name: ClassVar[str] = \"{name}\"\n    \
             label: ClassVar[str] = \"{label}\"\n"
        );
        classes.push(class);
    }
    let all = classes.join(", ");
    let quoted = classes.join("\", \"");
    text = format!(
        "[\"{quoted}\"]\n{text}\n\n#: Any model of this file.\nWidthModel = Union[{all}]\n\
         WIDTH_MODELS: tuple[type[WidthModel], ...] = ({all})\n"
    );
    let file = "bindings/python/python/gaussmle/_model_classes.py";
    check(file, "__all__ = ", &text, None);
}

#[test]
fn the_curve_of_python_is_the_model_with_a_curve() {
    let python = include_str!("../../bindings/python/python/gaussmle/_models.py");
    let mut curves = MODELS.into_iter().filter(|kind| kind.takes == Takes::Curve);
    let (Some(kind), None) = (curves.next(), curves.next()) else {
        panic!("Python and --astigmatic have one model with a curve");
    };
    let class = class(kind);
    for text in [
        format!("class {class}(BaseModel):\n    \"\"\"{}.\n", kind.help),
        format!("name: ClassVar[str] = \"{}\"\n", kind.name),
        format!("label: ClassVar[str] = \"{}\"\n", kind.label),
    ] {
        assert!(python.contains(&text), "{text}");
    }
}

#[test]
fn python_has_an_attribute_of_each_parameter() {
    let names = [
        Parameter::ALL.map(Parameter::name),
        Parameter::ALL.map(Parameter::std_name),
    ];
    let lines: String = names
        .concat()
        .iter()
        .map(|name| format!("    {name}: Floats\n"))
        .collect();
    let file = "bindings/python/python/gaussmle/_table.py";
    check(
        file,
        "    # Of fits.\n",
        &lines,
        Some("    log_likelihood: Floats\n"),
    );
}

#[test]
fn documents_list_the_models() {
    let classes = MODELS.map(|kind| format!("   {}\n", class(kind)));
    let before = "   Gaussian\n";
    check(
        "bindings/python/docs/api.rst",
        before,
        &classes.concat(),
        Some("   Camera\n"),
    );
    check(
        "docs/hosts.md",
        "| `model` | a name of the dialog, or ",
        &names("`", ", "),
        Some(" | `xynbs` |"),
    );
}

#[test]
fn the_readme_names_each_model() {
    let readme = include_str!("../../README.md");
    for kind in MODELS {
        assert!(
            readme.contains(&format!("`{}`", kind.name)),
            "{}",
            kind.name
        );
    }
}

#[test]
fn the_native_columns_are_documented() {
    let page = include_str!("../../docs/files.md");
    let list = page.split("The native columns are `").nth(1);
    let list = list.and_then(|rest| rest.split('`').next());
    let list = list.expect("the list of columns");
    let words: Vec<&str> = list
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .collect();
    for parameter in Parameter::ALL {
        assert!(words.contains(&parameter.name()), "{parameter}: {list}");
    }
}
