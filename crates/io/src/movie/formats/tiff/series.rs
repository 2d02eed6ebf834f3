//! Movies that Micro-Manager splits over files: `NAME.ome.tif`, `NAME_1.ome.tif`, `NAME_2.ome.tif`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::description::Description;

/// The files that follow a first one.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Series {
    /// The files to read, in order.
    pub(super) parts: Vec<PathBuf>,
    /// The name of a missing file after these.
    pub(super) missing: Option<String>,
    /// True if the given file is not the first one, and is read alone.
    pub(super) starts_later: bool,
    /// Remarks for the user.
    pub(super) notes: Vec<String>,
}

/// Finds the other files of a movie from the name, the description and the number of planes of one.
pub(super) fn find(path: &Path, description: &Description, planes: usize) -> Series {
    let mut series = Series::default();
    let Some(name) = Name::of(path) else {
        return series;
    };
    let own_name = name.file(None);
    if !description.may_be_series() && !name.is_ome() {
        let next = name.file(Some(1));
        if path.with_file_name(&next).exists() {
            series.notes.push(format!(
                "{next} in the same folder is not read: the metadata do not name it as a part of the same movie"
            ));
        }
        return series;
    }
    let listed = &description.files;
    let complete = description.planes.is_some_and(|all| all <= planes as u64);
    if complete && listed.len() < 2 {
        return series;
    }
    let is_listed = listed.contains(&own_name);
    if let Some((first, number)) = name.first()
        && path.with_file_name(&first).exists()
        && listed.first() != Some(&own_name)
    {
        series.starts_later = true;
        series.notes.push(format!(
            "only part {} of a series is read: open {first} to read all of it",
            number + 1
        ));
        return series;
    }
    let others = listed.iter().filter(|file| **file != own_name);
    if is_listed && others.clone().any(|file| name.number(file).is_none()) {
        let others: Vec<&str> = others.take(3).map(String::as_str).collect();
        let others = others.join(", ");
        series.notes.push(format!(
            "its metadata name other files ({others}), which are not read"
        ));
        return series;
    }
    // Renamed files are found by their number.
    let expected = (listed.len() as u64).saturating_sub(1);
    let present = name.later_files(path);
    let last = match expected {
        0 => present.last_key_value().map_or(0, |(number, _)| *number),
        expected => expected,
    };
    for number in 1..=last {
        match present.get(&number) {
            Some(part) => series.parts.push(part.clone()),
            None => {
                series.missing = Some(name.file(Some(number)));
                break;
            }
        }
    }
    series
}

/// A file's name, split before `.ome.tif` or `.tif`.
struct Name<'a> {
    stem: &'a str,
    extension: &'a str,
}

impl<'a> Name<'a> {
    fn of(path: &'a Path) -> Option<Self> {
        let name = path.file_name()?.to_str()?;
        [".ome.tif", ".ome.tiff", ".tif", ".tiff"]
            .iter()
            .find_map(|known| {
                let length = name.len().checked_sub(known.len())?;
                let (stem, extension) = name.split_at_checked(length)?;
                extension
                    .eq_ignore_ascii_case(known)
                    .then_some(Self { stem, extension })
            })
    }

    fn is_ome(&self) -> bool {
        self.extension.len() > ".tiff".len()
    }

    /// The name of a file of this series.
    fn file(&self, number: Option<u64>) -> String {
        let (stem, extension) = (self.stem, self.extension);
        match number {
            None => format!("{stem}{extension}"),
            Some(number) => format!("{stem}_{number}{extension}"),
        }
    }

    /// The number of a file of this series.
    fn number(&self, file: &str) -> Option<u64> {
        let number = file.strip_prefix(self.stem)?.strip_prefix('_')?;
        let number = number.strip_suffix(self.extension)?;
        let plain = !number.starts_with('0') && number.bytes().all(|b| b.is_ascii_digit());
        number.parse().ok().filter(|_| plain)
    }

    /// The name of the first file and the number of this one, if its name is that of a later file.
    fn first(&self) -> Option<(String, u64)> {
        let (stem, number) = self.stem.rsplit_once('_')?;
        let first = Name { stem, ..*self };
        let number = first
            .number(&self.file(None))
            .filter(|_| !number.is_empty())?;
        Some((first.file(None), number))
    }

    /// The later files in the same folder, by number.
    fn later_files(&self, path: &Path) -> BTreeMap<u64, PathBuf> {
        let folder = match path.parent() {
            Some(folder) if folder.as_os_str().is_empty() => Path::new("."),
            Some(folder) => folder,
            None => return BTreeMap::new(),
        };
        let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let numbered = files.filter_map(|file| {
            let number = self.number(file.file_name().to_str()?)?;
            Some((number, path.with_file_name(file.file_name())))
        });
        numbered.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_a_stem_and_a_number() {
        let name = Name::of(Path::new("/a/x_MMStack_2.ome.tif")).expect("a name");
        assert_eq!((name.stem, name.is_ome()), ("x_MMStack_2", true));
        assert_eq!(name.first(), Some(("x_MMStack.ome.tif".into(), 2)));
        assert_eq!(name.number("x_MMStack_2_13.ome.tif"), Some(13));
        for other in [
            "x_MMStack_2.ome.tif",
            "x_MMStack_2_01.ome.tif",
            "x_MMStack_2_1.tif",
        ] {
            assert_eq!(name.number(other), None, "{other}");
        }
        assert!(
            Name::of(Path::new("a.TIFF"))
                .expect("a name")
                .first()
                .is_none()
        );
        assert!(Name::of(Path::new("a.raw")).is_none());
        assert!(Name::of(Path::new("é")).is_none());
    }
}
