//! Channels and images of a file, which are chosen by their name or their number.

use std::path::Path;

use super::types::OpenOptions;
use crate::file_error::FileError;

/// The largest number of names in a message.
const MAX_NAMES: u64 = 20;

/// The place of a name, or of a number from 0 below `count`. A name that is a number comes before
/// the number.
pub(super) fn place_of(given: &str, names: &[String], count: u64) -> Option<u64> {
    let named = names.iter().position(|name| name == given);
    let number = given.parse().ok().filter(|&number| number < count);
    named.map(|place| place as u64).or(number)
}

/// The numbers as text, with the names in parentheses: `0 (DAPI), 1 (GFP)`.
pub(super) fn listed(names: &[String], count: u64) -> String {
    let numbers = (0..count).take(MAX_NAMES as usize);
    let mut all: Vec<String> = numbers
        .map(|number| match names.get(number as usize) {
            Some(name) if !name.is_empty() && *name != number.to_string() => {
                format!("{number} ({name})")
            }
            _ => number.to_string(),
        })
        .collect();
    if count > MAX_NAMES {
        all.push(format!(".. {}", count - 1));
    }
    all.join(", ")
}

/// Chooses one of the images of a file. A file that holds one may have no name of it.
pub(super) fn choose_series(
    path: &Path,
    names: &[String],
    options: &OpenOptions,
) -> Result<usize, FileError> {
    let count = names.len().max(1) as u64;
    let needs_one = |what: String| FileError::Planes {
        path: path.into(),
        what,
        option: "series",
    };
    match &options.series {
        None if count == 1 => Ok(0),
        None => Err(needs_one(format!(
            "holds {count} images (series), {}: choose one",
            listed(names, count)
        ))),
        Some(given) => match place_of(given, names, count) {
            Some(place) => Ok(place as usize),
            None => Err(needs_one(format!(
                "has no image (series) `{given}`: its images are {}",
                listed(names, count)
            ))),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_is_a_name_or_a_number() {
        let choose = |names: &[&str], series: Option<&str>| {
            let names: Vec<String> = names.iter().map(|&name| name.into()).collect();
            let options = OpenOptions {
                series: series.map(str::to_owned),
                ..OpenOptions::default()
            };
            choose_series(Path::new("m.tif"), &names, &options).map_err(|error| error.to_string())
        };
        for names in [&[][..], &["left"]] {
            assert_eq!(choose(names, None), Ok(0));
            assert_eq!(choose(names, Some("0")), Ok(0));
            assert!(choose(names, Some("1")).is_err());
        }
        let two = ["left", ""];
        assert_eq!(choose(&two, Some("left")), Ok(0));
        assert_eq!(choose(&two, Some("1")), Ok(1));
        let error = choose(&two, None).expect_err("two images");
        assert!(
            error.contains("2 images (series), 0 (left), 1: choose"),
            "{error}"
        );
        let error = choose(&two, Some("right")).expect_err("no such image");
        assert!(
            error.contains("`right`") && error.contains("0 (left)"),
            "{error}"
        );
        let many: Vec<&str> = vec!["a"; 30];
        let error = choose(&many, None).expect_err("30 images");
        assert!(error.contains("19 (a), .. 29"), "{error}");
    }
}
