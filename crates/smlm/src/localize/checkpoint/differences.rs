//! The options in which two runs differ.

/// Lines that follow from options and files.
const DERIVED: [&str; 5] = [
    "model",
    "roi_pixels",
    "searched_pixels",
    "camera_checksum",
    "movie_checksum",
];

/// The section that a run writes at its end.
const OF_RUN: &str = "[run]";

/// The options that two runs do not share, in words. `stored` and `new` are the TOML of their options, or
/// their identities. None if they have the same.
pub(crate) fn differences(stored: &str, new: &str) -> Option<String> {
    let all = differing(&keyed_lines(stored), &keyed_lines(new));
    let is_option = |difference: &&Difference<'_>| !DERIVED.contains(&difference.key);
    let options: Vec<_> = all.iter().filter(is_option).collect();
    let shown = match options.is_empty() {
        true => all.iter().collect(),
        false => options,
    };
    let words: Vec<String> = shown.into_iter().map(Difference::words).collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// A line with a value.
struct Line<'a> {
    section: &'a str,
    key: &'a str,
    text: &'a str,
}

/// The lines of both runs with a key; None if one has none.
struct Difference<'a> {
    key: &'a str,
    stored: Option<&'a str>,
    new: Option<&'a str>,
}

impl Difference<'_> {
    fn words(&self) -> String {
        let [stored, new] = [self.stored, self.new].map(|line| match line {
            Some(line) => format!("`{line}`"),
            None => format!("no `{}`", self.key),
        });
        format!("{stored} where this one has {new}")
    }
}

fn keyed_lines(text: &str) -> Vec<Line<'_>> {
    let mut section = "";
    let mut out = Vec::new();
    for text in text.lines() {
        match text.split_once(" = ") {
            Some((key, _)) if section != OF_RUN => out.push(Line { section, key, text }),
            None if text.starts_with('[') => section = text,
            _ => {}
        }
    }
    out
}

/// Lines belong together by section and key: the others move when one is added.
fn differing<'a>(stored: &[Line<'a>], new: &[Line<'a>]) -> Vec<Difference<'a>> {
    let same = |of: &Line<'a>, lines: &[Line<'a>]| {
        let same = |line: &&Line<'a>| (line.section, line.key) == (of.section, of.key);
        lines.iter().find(same).map(|line| line.text)
    };
    let mut out = Vec::new();
    for line in stored {
        let (key, stored, new) = (line.key, Some(line.text), same(line, new));
        out.push(Difference { key, stored, new });
    }
    for line in new.iter().filter(|line| same(line, stored).is_none()) {
        let (key, new) = (line.key, Some(line.text));
        let stored = None;
        out.push(Difference { key, stored, new });
    }
    out.retain(|difference| difference.stored != difference.new);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_compared_by_name() {
        let stored = "[fit]\nsigma_um = 0.1\nroi_pixels = 9\n[detect]\nborder = \"skip\"\n\n[run]\ndevice = 1\n";
        assert_eq!(differences(stored, stored), None);
        // An option that is added moves all that follow.
        let more = stored.replace("[detect]\n", "[detect]\nisolated = true\n");
        let words = differences(stored, &more).expect("different");
        assert_eq!(words, "no `isolated` where this one has `isolated = true`");
        let words = differences(&more, stored).expect("different");
        assert_eq!(words, "`isolated = true` where this one has no `isolated`");
        let other = more.replace("0.1", "0.2").replace("= 9", "= 11");
        let words = differences(stored, &other).expect("different");
        assert_eq!(
            words,
            "`sigma_um = 0.1` where this one has `sigma_um = 0.2`, no `isolated` where this one has \
             `isolated = true`"
        );
        // Derived lines are named if they alone differ.
        let movie = |sum: &str| format!("{stored}[x]\nmovie_checksum = {sum}\n");
        let words = differences(&movie("0a"), &movie("0b")).expect("different");
        assert!(words.starts_with("`movie_checksum = 0a` where"), "{words}");
        // Sections have options of one name.
        let words = differences("[a]\nx = 1\n[b]\nx = 1\n", "[a]\nx = 1\n[b]\nx = 2\n");
        assert_eq!(words.as_deref(), Some("`x = 1` where this one has `x = 2`"));
    }
}
