//! The index of an NDTiff data set: an entry for each image, in the order of writing.

use std::collections::HashMap;
use std::path::Path;

use serde_json::{Map, Value};

use crate::file_error::{FileError, malformed};
use crate::movie::coordinates::Coordinates;
use crate::movie::micro_manager::of_axes;
use crate::movie::positioned::Positioned;

/// The name of the index, beside the files of the data set.
pub(super) const INDEX: &str = "NDTiff.index";

/// The largest index that is read, bytes: 2 million images.
const MAX_INDEX_BYTES: u64 = 512 << 20;

/// The most bytes of the axes of an image. Real ones have about a hundred.
const MAX_AXES_BYTES: usize = 64 << 10;

/// An image of the data set.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Entry {
    pub(super) place: Coordinates,
    /// The number of its file.
    pub(super) file: usize,
    /// The offset of the pixels.
    pub(super) offset: u64,
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) pixel_type: u32,
    pub(super) compression: u32,
    /// Offset and bytes of the image's metadata, which follow the pixels.
    pub(super) text: (u64, u64),
}

/// All images of a data set.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Index {
    pub(super) entries: Vec<Entry>,
    /// Names of the files, in the order of the index.
    pub(super) files: Vec<String>,
    /// False if the index ends with zeros or within an entry: its writer has not closed it.
    pub(super) is_closed: bool,
}

impl Index {
    pub(super) fn read(path: &Path) -> Result<Self, FileError> {
        let file = Positioned::open(path)?;
        if file.len() > MAX_INDEX_BYTES {
            let have = file.len();
            let what = format!("it has {have} bytes, and an index at most {MAX_INDEX_BYTES}");
            return Err(malformed(path, what));
        }
        Self::parse(path, &file.bytes(0, file.len())?)
    }

    /// Writers allocate the index in advance, and cut it when they close it. Until then its end is
    /// zeros, or half an entry.
    fn parse(path: &Path, bytes: &[u8]) -> Result<Self, FileError> {
        let mut index = Self {
            is_closed: true,
            ..Self::default()
        };
        let mut numbers: HashMap<String, usize> = HashMap::new();
        let mut rest = bytes;
        while !rest.is_empty() {
            let at = bytes.len() - rest.len();
            let entry = Raw::split_off(&mut rest);
            let place = entry.as_ref().and_then(Raw::place);
            let (Some(entry), Some(place)) = (entry, place) else {
                // The lengths of a damaged entry say nothing about the place of the next one.
                let is_cut = entry_is_cut(&bytes[at..], rest);
                if !is_cut {
                    let what = match axes_bytes(&bytes[at..]) {
                        axes if axes > MAX_AXES_BYTES => format!(
                            "the axes of its entry at {at} have {axes} bytes: an image has at most \
                             {MAX_AXES_BYTES}"
                        ),
                        _ => format!("its entry at {at} has no axes or no size of an image"),
                    };
                    return Err(malformed(path, what));
                }
                index.is_closed = false;
                break;
            };
            let name = String::from_utf8_lossy(entry.file).into_owned();
            if name.is_empty() || name.contains(['/', '\\', '\0']) || name.starts_with("..") {
                let what = format!("its entry at {at} names no file of the data set");
                return Err(malformed(path, what));
            }
            let file = *numbers.entry(name).or_insert_with_key(|name| {
                index.files.push(name.clone());
                index.files.len() - 1
            });
            index.entries.push(entry.entry(place, file));
        }
        index.keep_last();
        Ok(index)
    }

    /// Keeps the last of several images of one place, as the format defines.
    fn keep_last(&mut self) {
        let mut last: HashMap<(i64, i64, &str, &str), usize> = HashMap::new();
        for (number, Entry { place, .. }) in self.entries.iter().enumerate() {
            let key = (place.time, place.z, &*place.channel, &*place.other);
            last.insert(key, number);
        }
        if last.len() == self.entries.len() {
            return;
        }
        let mut is_last = vec![false; self.entries.len()];
        for number in last.into_values() {
            is_last[number] = true;
        }
        let mut is_last = is_last.into_iter();
        self.entries.retain(|_| is_last.next() == Some(true));
    }
}

/// True if nothing follows an entry that cannot be read, or zeros alone. `rest` is what follows, if
/// the lengths of the entry are right.
fn entry_is_cut(from: &[u8], rest: &[u8]) -> bool {
    let is_zero = |bytes: &[u8]| bytes.iter().all(|byte| *byte == 0);
    is_zero(rest) || is_zero(from)
}

/// The length of the axes that an entry states.
fn axes_bytes(entry: &[u8]) -> usize {
    let length: Option<[u8; 4]> = entry.first_chunk().copied();
    u32::from_le_bytes(length.unwrap_or_default()) as usize
}

/// An entry: axes as JSON and the name of a file, each after its length, and eight numbers.
struct Raw<'a> {
    axes: &'a [u8],
    file: &'a [u8],
    numbers: [u32; 8],
}

impl<'a> Raw<'a> {
    /// None if the bytes end before the entry does; then no bytes are left.
    fn split_off(rest: &mut &'a [u8]) -> Option<Self> {
        let all = std::mem::take(rest);
        let (axes, after) = text(all)?;
        let (file, after) = text(after)?;
        let (numbers, after) = after.split_first_chunk::<32>()?;
        *rest = after;
        let mut each = numbers.as_chunks::<4>().0.iter();
        let numbers = std::array::from_fn(|_| {
            let bytes = each.next().copied().unwrap_or_default();
            u32::from_le_bytes(bytes)
        });
        Some(Self {
            axes,
            file,
            numbers,
        })
    }

    /// None without axes, or for an image without pixels.
    fn place(&self) -> Option<Coordinates> {
        let axes = Some(self.axes).filter(|axes| axes.len() <= MAX_AXES_BYTES)?;
        let axes: Map<String, Value> = serde_json::from_slice(axes).ok()?;
        let [_, width, height, ..] = self.numbers;
        (width > 0 && height > 0).then(|| of_axes(&axes))
    }

    fn entry(&self, place: Coordinates, file: usize) -> Entry {
        let [
            offset,
            width,
            height,
            pixel_type,
            compression,
            text,
            length,
            _,
        ] = self.numbers;
        Entry {
            place,
            file,
            offset: offset.into(),
            width,
            height,
            pixel_type,
            compression,
            text: (text.into(), length.into()),
        }
    }
}

/// Bytes after their length, and the rest.
fn text(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, after) = bytes.split_first_chunk()?;
    after.split_at_checked(u32::from_le_bytes(*length) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An entry as the specification has it.
    fn entry(axes: &str, file: &str, offset: u32) -> Vec<u8> {
        let mut out = Vec::new();
        for text in [axes, file] {
            out.extend((text.len() as u32).to_le_bytes());
            out.extend(text.bytes());
        }
        for number in [offset, 3, 2, 1, 0, offset + 12, 2, 0] {
            out.extend(u32::to_le_bytes(number));
        }
        out
    }

    fn parse(bytes: &[u8]) -> Result<Index, String> {
        Index::parse(Path::new(INDEX), bytes).map_err(|error| error.to_string())
    }

    #[test]
    fn an_index_that_is_not_closed_has_its_whole_entries() {
        let first = entry(r#"{"time": 0, "channel": "GFP"}"#, "a.tif", 100);
        let second = entry(r#"{"channel": "GFP", "time": 1}"#, "b.tif", u32::MAX);
        let both = [first.clone(), second.clone()].concat();
        let whole = parse(&both).expect("an index");
        assert!(whole.is_closed);
        assert_eq!(whole.files, ["a.tif", "b.tif"]);
        let times: Vec<_> = whole.entries.iter().map(|entry| entry.place.time).collect();
        assert_eq!(times, [0, 1]);
        let last = &whole.entries[1];
        assert_eq!((last.file, last.offset), (1, u64::from(u32::MAX)));
        assert_eq!((last.width, last.height, last.pixel_type), (3, 2, 1));

        for end in first.len() + 1..both.len() {
            let mut cut = both[..end].to_vec();
            let index = parse(&cut).expect("an index");
            assert_eq!((index.entries.len(), index.is_closed), (1, false), "{end}");
            // The height is in the last 24 bytes.
            if end <= both.len() - 24 {
                cut.resize(10_000, 0);
                let index = parse(&cut).expect("an index");
                assert_eq!((index.entries.len(), index.is_closed), (1, false), "{end}");
            }
        }
        let mut preallocated = both.clone();
        preallocated.resize(10_000, 0);
        let index = parse(&preallocated).expect("an index");
        assert_eq!((index.entries, index.is_closed), (whole.entries, false));
        let nothing = parse(&[0; 100]).expect("an index");
        assert_eq!((nothing.entries.len(), nothing.is_closed), (0, false));
    }

    #[test]
    fn damage_before_other_entries_is_an_error() {
        let good = entry(r#"{"time": 0}"#, "a.tif", 100);
        for (bad, part) in [
            (entry("{time}", "a.tif", 100), "no axes"),
            (entry(r#"{"time": 0}"#, "../a.tif", 100), "names no file"),
            (entry(r#"{"time": 0}"#, "/a.tif", 100), "names no file"),
            (entry(r#"{"time": 0}"#, "", 100), "names no file"),
        ] {
            let error = parse(&[bad, good.clone()].concat()).expect_err("damaged");
            assert!(
                error.contains(part) && error.contains("entry at 0"),
                "{error}"
            );
        }
    }

    #[test]
    fn the_last_image_of_a_place_counts() {
        let all = [(0, 100), (1, 200), (0, 300)];
        let all = all.map(|(time, at)| entry(&format!(r#"{{"time": {time}}}"#), "a.tif", at));
        let index = parse(&all.concat()).expect("an index");
        let offsets: Vec<_> = index.entries.iter().map(|entry| entry.offset).collect();
        assert_eq!(offsets, [200, 300]);
    }
}
