//! The site of the documentation: tutorials, guides, the reference of commands and libraries.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Result, at};
use crate::paths::root;
use crate::process::{run_command, timed};
use crate::python;
use crate::wheel::Features;

/// The folder of the site.
pub fn site() -> PathBuf {
    root().join("target/docs/html")
}

/// Builds and installs the wheel, and builds the site.
pub fn run() -> Result {
    python::install(Features::Tests)?;
    build()
}

/// Builds the site in `target/docs/html` with the installed package, which has the program's help, too.
/// Warnings are errors; a broken link or a name of gaussmle that does not exist is a warning.
pub fn build() -> Result {
    let html = site();
    let folder = root().join("target/docs");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(at(&folder))?;
    }
    let source = folder.join("source");
    fs::create_dir_all(&source).map_err(at(&source))?;
    let mut sphinx = Command::new("python3");
    sphinx.args(["-m", "sphinx", "--quiet", "--fail-on-warning"]);
    sphinx.args(["--conf-dir", "docs/site", "--doctree-dir"]);
    sphinx
        .arg(folder.join("doctrees"))
        .args([&source, &html])
        .current_dir(root());
    sphinx.env("PYTHONPATH", python::path()?);
    timed("documentation", || run_command(sphinx))?;
    check_offline(&html)?;
    println!("{}", html.join("index.html").display());
    Ok(())
}

/// Refuses files of the site, in a folder and those below it, that fetch something from a network.
fn check_offline(folder: &Path) -> Result {
    for entry in fs::read_dir(folder).map_err(at(folder))? {
        let path = entry.map_err(at(folder))?.path();
        if path.is_dir() {
            check_offline(&path)?;
        } else if path
            .extension()
            .is_some_and(|end| end == "html" || end == "css")
        {
            let text = fs::read_to_string(&path).map_err(at(&path))?;
            if let Some(fetched) = fetched(&text) {
                return Err(format!("{} fetches `{fetched}`", path.display()));
            }
        }
    }
    Ok(())
}

/// The file that a page or a style sheet loads from a network when it is shown. A link of the text loads nothing.
fn fetched(text: &str) -> Option<&str> {
    let tags = text.split('<').filter(|tag| !tag.starts_with("a "));
    let mut values = tags.flat_map(|tag| {
        ["src=", "href=", "url(", "@import "]
            .into_iter()
            .flat_map(move |start| tag.split(start).skip(1))
    });
    let remote = |value: &&str| {
        let value = value.trim_start_matches(['"', '\'']);
        ["http:", "https:", "//"]
            .iter()
            .any(|start| value.starts_with(start))
    };
    let value = values.find(remote)?.trim_start_matches(['"', '\'']);
    value.split(['"', '\'', ')', ' ', '>']).next()
}

#[cfg(test)]
mod tests {
    use super::fetched;

    #[test]
    fn what_a_page_fetches_is_found() {
        for (text, address) in [
            (
                "<script src=\"https://a.b/c.js\"></script>",
                "https://a.b/c.js",
            ),
            (
                "<link rel=\"stylesheet\" href=\"//a.b/c.css\" />",
                "//a.b/c.css",
            ),
            (
                "@font-face { src: url('http://a.b/c.woff2') }",
                "http://a.b/c.woff2",
            ),
            ("@import \"https://a.b/c.css\";", "https://a.b/c.css"),
        ] {
            assert_eq!(fetched(text), Some(address));
        }
        let local =
            "<a class=\"x\" href=\"https://a.b\">b</a><script src=\"_static/c.js\"></script>
            url(\"data:image/svg+xml,%3csvg xmlns='http://www.w3.org/2000/svg'\") url(../c.woff2)";
        assert_eq!(fetched(local), None);
    }
}
