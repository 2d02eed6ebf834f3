//! Links in Markdown files: relative links and anchors point at existing files and headings.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Result, at};
use crate::paths::{normalized, root};
use crate::process::stdout_of;

/// Checks every Markdown file of the repository.
pub fn check() -> Result {
    let files = repository_files()?;
    let mut texts = HashMap::new();
    for path in &files {
        if path.extension().is_some_and(|extension| extension == "md") {
            let full = root().join(path);
            let text = fs::read_to_string(&full).map_err(at(&full))?;
            texts.insert(path.clone(), text);
        }
    }
    let broken = broken_links(&texts, &files);
    if broken.is_empty() {
        return Ok(());
    }
    Err(format!("broken links:\n{}", broken.join("\n")))
}

/// Files that git tracks, and new files that it does not ignore.
fn repository_files() -> Result<BTreeSet<PathBuf>> {
    let mut list = Command::new("git");
    list.args(["ls-files", "-z", "--cached", "--others"]);
    list.arg("--exclude-standard").current_dir(root());
    let files = stdout_of(list)?;
    let names = files.split('\0').filter(|name| !name.is_empty());
    let paths = names.map(PathBuf::from);
    Ok(paths.filter(|path| root().join(path).exists()).collect())
}

/// Describes every broken link of Markdown `texts`, sorted.
fn broken_links(texts: &HashMap<PathBuf, String>, files: &BTreeSet<PathBuf>) -> Vec<String> {
    let mut broken = Vec::new();
    for (path, text) in texts {
        for (line, link) in links(text) {
            let (target, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let file = if target.is_empty() {
                path.clone()
            } else {
                let folder = path.parent().unwrap_or(Path::new(""));
                normalized(&folder.join(target.replace("%20", " ")))
            };
            let place = format!("{}:{line}: {link}", path.display());
            // git lists no folders.
            if !files.iter().any(|other| other.starts_with(&file)) {
                broken.push(format!("{place}: no file {}", file.display()));
            } else if let Some(text) = texts.get(&file)
                && !anchor.is_empty()
                && !anchors(text).contains(anchor)
            {
                broken.push(format!(
                    "{place}: no heading #{anchor} in {}",
                    file.display()
                ));
            }
        }
    }
    broken.sort();
    broken
}

/// The lines outside of code blocks, numbered from 1.
fn prose(text: &str) -> Vec<(usize, &str)> {
    let mut fence = None;
    let mut lines = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let start = line.trim_start();
        let mark = ["```", "~~~"]
            .into_iter()
            .find(|mark| start.starts_with(mark));
        match (fence, mark) {
            (None, None) => lines.push((index + 1, line)),
            (None, mark) => fence = mark,
            (open, mark) if open == mark => fence = None,
            _ => {}
        }
    }
    lines
}

/// Removes code between backquotes.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect()
}

/// The relative links of a text, with their lines: `[text](link)`, `[name]: link`, `href="link"`
/// and `src="link"`.
fn links(text: &str) -> Vec<(usize, String)> {
    let mut links = Vec::new();
    for (number, line) in prose(text) {
        let line = without_code(line);
        let starts = [("](", ')'), ("href=\"", '"'), ("src=\"", '"')];
        for (start, end) in starts {
            let rests = line.split(start).skip(1);
            links.extend(rests.map(|rest| (number, until(rest, end))));
        }
        if let Some((name, link)) = line.split_once("]: ")
            && name.starts_with('[')
            && !name.starts_with("[^")
        {
            links.push((number, until(link, ' ')));
        }
    }
    links.retain(|(_, link)| !link.is_empty() && !link.contains("://") && !is_mail(link));
    links
}

fn is_mail(link: &str) -> bool {
    link.starts_with("mailto:")
}

/// A link without its title and angle brackets.
fn until(rest: &str, end: char) -> String {
    let link = match rest.strip_prefix('<') {
        Some(quoted) => quoted.split('>').next(),
        None => rest.split([end, ' ']).next(),
    };
    link.unwrap_or_default().to_owned()
}

/// The anchors of a text, as GitHub makes them of headings, and explicit `id="name"`.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut anchors = BTreeSet::new();
    let mut used: HashMap<String, usize> = HashMap::new();
    for (_, line) in prose(text) {
        for start in ["id=\"", "name=\""] {
            let rests = line.split(start).skip(1);
            anchors.extend(rests.map(|rest| until(rest, '"')));
        }
        let title = line.trim_start_matches('#');
        let level = line.len() - title.len();
        if !(1..=6).contains(&level) || !title.starts_with(' ') {
            continue;
        }
        let anchor = anchor(title.trim());
        let count = used.entry(anchor.clone()).or_default();
        anchors.insert(match *count {
            0 => anchor,
            count => format!("{anchor}-{count}"),
        });
        *count += 1;
    }
    anchors
}

fn anchor(title: &str) -> String {
    // Of a link in a heading, the text counts.
    let mut text = String::new();
    for (index, part) in title.split("](").enumerate() {
        text += match index {
            0 => part,
            _ => part.split_once(')').map_or("", |(_, rest)| rest),
        };
    }
    text.to_lowercase()
        .chars()
        .filter_map(|c| match c {
            ' ' => Some('-'),
            _ if c.is_alphanumeric() || matches!(c, '-' | '_') => Some(c),
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken(files: &[(&str, &str)]) -> Vec<String> {
        let texts = files
            .iter()
            .map(|(path, text)| (path.into(), text.to_string()));
        let texts: HashMap<PathBuf, String> = texts.collect();
        let mut paths: BTreeSet<PathBuf> = texts.keys().cloned().collect();
        paths.insert("src/lib.rs".into());
        broken_links(&texts, &paths)
    }

    #[test]
    fn existing_targets_are_accepted() {
        let text = "# A `b`, c\n## Twice\n## Twice\n[x](#a-b-c) [y](docs/d.md#e \"title\")
            [z](<src>) ![](src/lib.rs) [w](https://x.y/z) [v](#twice-1)\n[ref]: docs/d.md";
        let other = "# e\n[up](../README.md#twice) <a href=\"d.md\">";
        assert!(broken(&[("README.md", text), ("docs/d.md", other)]).is_empty());
    }

    #[test]
    fn missing_targets_are_reported() {
        let text = "# A\n[x](none.md)\n[y](#none) <img src=\"none.png\">\n[ref]: none";
        assert_eq!(broken(&[("docs/a.md", text)]).len(), 4);
        assert_eq!(
            broken(&[("docs/a.md", "\n[x](../b.md#c)"), ("b.md", "")]),
            ["docs/a.md:2: ../b.md#c: no heading #c in b.md"]
        );
    }

    #[test]
    fn code_has_no_links() {
        let text = "`a[i](j)`\n```md\n[x](none.md)\n# none\n```\n";
        assert!(broken(&[("a.md", text)]).is_empty());
        assert!(anchors(text).is_empty());
    }
}
