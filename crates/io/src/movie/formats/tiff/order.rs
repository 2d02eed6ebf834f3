//! The planes of a movie that are its frames.

use std::collections::HashMap;
use std::path::Path;

use super::description::Description;
use crate::file_error::{FileError, malformed, unsupported};
use crate::movie::plane_axes::{AxisKind, Choice, PlaneAxes};

/// The planes that are frames, in the order of time.
#[derive(Debug, PartialEq)]
pub(super) enum Order {
    All,
    /// One plane of each group of `step`.
    Every {
        first: usize,
        step: usize,
    },
    Listed(Vec<u32>),
}

impl Order {
    /// The number of frames among the planes of a file.
    pub(super) fn frames(&self, planes: usize) -> usize {
        match self {
            Order::All => planes,
            Order::Every { first, step } => planes.saturating_sub(*first).div_ceil(*step),
            Order::Listed(planes) => planes.len(),
        }
    }

    /// The plane of a frame.
    pub(super) fn plane(&self, frame: usize) -> usize {
        match self {
            Order::All => frame,
            Order::Every { first, step } => first + frame * step,
            Order::Listed(planes) => planes
                .get(frame)
                .map_or(usize::MAX, |&plane| plane as usize),
        }
    }
}

/// The frames by the description of the first file. `parts` are the names of the files and their
/// numbers of planes.
pub(super) fn described(
    path: &Path,
    description: &Description,
    parts: &[(String, usize)],
    choice: &Choice,
) -> Result<Order, FileError> {
    let axes = &description.axes;
    let places = &choice.places;
    let is_scan = choice.frames_per_plane.is_some();
    if places.iter().all(Option::is_none) && description.first_plane.is_none() && !is_scan {
        return Ok(Order::All);
    }
    let planes: usize = parts.iter().map(|(_, planes)| planes).sum();
    if let Some(listed) = listed(path, description, choice, parts)? {
        return Ok(Order::Listed(listed));
    }
    if description.first_plane.is_some() && description.planes != Some(planes as u64) {
        let what = "a file of several images whose description does not list their planes";
        return Err(unsupported(
            path,
            what,
            "save each image as a movie of its own",
        ));
    }
    // The strides of nested axes, the last one the fastest.
    let mut stride = 1u64;
    let mut first = description.first_plane.unwrap_or(0);
    let mut step = None;
    // The strides and lengths of axes that count frames, the fastest first.
    let mut counting = Vec::with_capacity(axes.axes.len());
    for (axis, place) in axes.axes.iter().zip(places).rev() {
        match place {
            Some(place) => first = first.saturating_add(place.saturating_mul(stride)),
            None if axis.len > 1 => {
                step = step.or(Some(stride));
                counting.push((axis.kind, stride, axis.len));
            }
            None => {}
        }
        stride = stride.saturating_mul(axis.len);
    }
    if is_scan {
        // Stable: z becomes the slowest axis, after which the others keep their order.
        counting.sort_by_key(|(kind, ..)| *kind == AxisKind::Z);
        return Ok(Order::Listed(nested(first, &counting, planes)));
    }
    let (first, step) = (first as usize, step.unwrap_or(stride).max(1) as usize);
    let order = Order::Every { first, step };
    // The file may hold fewer planes than described. After the last frame of a slow channel, planes
    // of the next channel follow.
    let frames = counting
        .iter()
        .fold(1u64, |all, (.., len)| all.saturating_mul(*len));
    if order.frames(planes) as u64 <= frames {
        return Ok(order);
    }
    Ok(Order::Listed(
        (0..frames as usize)
            .map(|frame| order.plane(frame) as u32)
            .collect(),
    ))
}

/// The planes of axes with these strides and lengths, the fastest first. Planes that the file does
/// not hold are left out.
fn nested(first: u64, counting: &[(AxisKind, u64, u64)], planes: usize) -> Vec<u32> {
    let mut found = vec![first];
    let planes = planes as u64;
    found.retain(|&plane| plane < planes);
    for &(_, stride, len) in counting {
        let fastest = found;
        // No plane lies beyond the last one, however long the axis claims to be.
        let places = (0..len).take_while(|place| place.saturating_mul(stride) < planes);
        found = places
            .flat_map(|place| fastest.iter().map(move |plane| plane + place * stride))
            .filter(|&plane| plane < planes)
            .collect();
    }
    found.into_iter().map(|plane| plane as u32).collect()
}

/// The number of times that a list may name each plane on average. Correct lists name it once.
const MAX_REPETITIONS: u64 = 4;

/// The frames by the list of planes in an OME description. None if the planes are in the order of
/// the axes.
fn listed(
    path: &Path,
    description: &Description,
    choice: &Choice,
    parts: &[(String, usize)],
) -> Result<Option<Vec<u32>>, FileError> {
    let axes = &description.axes;
    let blocks = &description.blocks;
    if blocks.is_empty() || blocks.iter().any(|block| block.ifd.is_none()) {
        return Ok(None);
    }
    let part_of = parts_of_files(path, description, parts)?;
    let mut starts = Vec::with_capacity(parts.len());
    let mut total = 0;
    for (_, planes) in parts {
        starts.push((total, *planes as u64));
        total += *planes as u64;
    }
    // Of a scan, z comes first.
    let z = axes.axes.iter().position(|axis| axis.kind == AxisKind::Z);
    let mut found: Vec<(Vec<u64>, u32)> = Vec::new();
    let mut visited = 0;
    for block in blocks {
        let part = match block.file {
            Some(file) => part_of.get(file).copied().flatten(),
            // The file with the description.
            None => Some(0),
        };
        let part = part.and_then(|part| starts.get(part));
        let (Some(&(start, planes)), Some(ifd)) = (part, block.ifd) else {
            continue;
        };
        for step in 0..block.count.unwrap_or(1).min(planes) {
            let plane = ifd.saturating_add(step);
            if plane >= planes {
                break;
            }
            visited += 1;
            if visited > MAX_REPETITIONS.saturating_mul(total) {
                let what = format!("its description names each of its {total} planes many times");
                return Err(malformed(path, what));
            }
            let mut at = advanced(axes, &block.first, step);
            let mut chosen = at.iter().zip(&choice.places);
            if chosen.all(|(at, place)| place.is_none_or(|place| *at == place)) {
                if let (Some(_), Some(z)) = (choice.frames_per_plane, z) {
                    at[..=z].rotate_right(1);
                }
                found.push((at, (start + plane) as u32));
            }
        }
    }
    found.sort();
    found.dedup_by(|a, b| a.0 == b.0);
    Ok(Some(found.into_iter().map(|(_, plane)| plane).collect()))
}

/// The part that holds each file of a description. None for a file that is not read.
fn parts_of_files(
    path: &Path,
    description: &Description,
    parts: &[(String, usize)],
) -> Result<Vec<Option<usize>>, FileError> {
    let files = &description.files;
    let names = parts.iter().enumerate();
    let names: HashMap<&str, usize> = names.map(|(part, (name, _))| (&name[..], part)).collect();
    let by_name: Vec<Option<usize>> = files
        .iter()
        .map(|file| names.get(&file[..]).copied())
        .collect();
    let named = description.blocks.iter().filter_map(|block| block.file);
    let named = named.max().map_or(0, |last| last + 1);
    if named == 0 || by_name.iter().any(Option::is_some) {
        return Ok(by_name);
    }
    // The files were renamed. Those of a series are in the order of their numbers.
    if named == 1 && parts.len() == 1 {
        return Ok(vec![Some(0)]);
    }
    if files.len() != parts.len() {
        let what = format!(
            "a list of planes in {} files of other names, as after renaming,",
            named.max(files.len())
        );
        let instead = "give all files of the series the names that they were written with";
        return Err(unsupported(path, what, instead));
    }
    let mut in_order: Vec<usize> = (0..files.len()).collect();
    in_order.sort_by_key(|&file| (files[file].len(), &files[file]));
    let mut part_of = vec![None; files.len()];
    for (part, file) in in_order.into_iter().enumerate() {
        part_of[file] = Some(part);
    }
    Ok(part_of)
}

/// The place some planes after a first one, in the order of the axes.
fn advanced(axes: &PlaneAxes, first: &[(AxisKind, u64); 3], step: u64) -> Vec<u64> {
    let mut rest = step;
    let mut at: Vec<u64> = axes
        .axes
        .iter()
        .rev()
        .map(|axis| {
            let first = first
                .iter()
                .find(|(kind, _)| *kind == axis.kind)
                .map_or(0, |(_, place)| *place);
            let place = first.saturating_add(rest);
            rest = place / axis.len.max(1);
            place % axis.len.max(1)
        })
        .collect();
    at.reverse();
    at
}

#[cfg(test)]
mod tests {
    use super::super::description::Block;
    use super::*;
    use crate::movie::types::OpenOptions;

    fn description(axes: [(AxisKind, u64); 3]) -> Description {
        Description {
            axes: PlaneAxes::new(axes),
            ..Description::default()
        }
    }

    fn order(
        description: &Description,
        parts: &[(&str, usize)],
        channel: &str,
    ) -> Result<Vec<usize>, FileError> {
        let options = OpenOptions {
            channel: Some(channel.into()),
            ..OpenOptions::default()
        };
        let path = Path::new("a.tif");
        let planes = parts.iter().map(|(_, planes)| planes).sum();
        let parts: Vec<(String, usize)> = parts
            .iter()
            .map(|&(name, planes)| (name.to_owned(), planes))
            .collect();
        let choice = description.axes.choose(path, &options)?;
        let order = described(path, description, &parts, &choice)?;
        Ok((0..order.frames(planes))
            .map(|frame| order.plane(frame))
            .collect())
    }

    fn frames(description: &Description, planes: usize, channel: &str) -> Vec<usize> {
        order(description, &[("a.tif", planes)], channel).expect("chosen")
    }

    fn block(time: u64, channel: u64, ifd: u64) -> Block {
        Block {
            first: [
                (AxisKind::Time, time),
                (AxisKind::Z, 0),
                (AxisKind::Channel, channel),
            ],
            ifd: Some(ifd),
            count: Some(1),
            file: None,
        }
    }

    #[test]
    fn a_channel_is_every_second_plane_or_one_half() {
        let fast = description([
            (AxisKind::Time, 3),
            (AxisKind::Z, 1),
            (AxisKind::Channel, 2),
        ]);
        assert_eq!(frames(&fast, 6, "1"), [1, 3, 5]);
        // Cut short.
        assert_eq!(frames(&fast, 5, "1"), [1, 3]);
        let slow = description([
            (AxisKind::Channel, 2),
            (AxisKind::Time, 3),
            (AxisKind::Z, 1),
        ]);
        assert_eq!(frames(&slow, 6, "0"), [0, 1, 2]);
        assert_eq!(frames(&slow, 6, "1"), [3, 4, 5]);
        // With z counting frames, after the channel is chosen.
        let stack = description([
            (AxisKind::Time, 1),
            (AxisKind::Z, 3),
            (AxisKind::Channel, 2),
        ]);
        assert_eq!(frames(&stack, 6, "0"), [0, 2, 4]);
        // Counted by z, the slower channel ends before the planes of the next one.
        let slow_stack = description([
            (AxisKind::Channel, 2),
            (AxisKind::Time, 1),
            (AxisKind::Z, 3),
        ]);
        assert_eq!(frames(&slow_stack, 6, "0"), [0, 1, 2]);
        assert_eq!(frames(&slow_stack, 6, "1"), [3, 4, 5]);
        assert_eq!(frames(&slow_stack, 5, "1"), [3, 4]);
    }

    #[test]
    fn listed_planes_come_before_the_order_of_axes() {
        let mut listed = description([
            (AxisKind::Time, 2),
            (AxisKind::Z, 1),
            (AxisKind::Channel, 2),
        ]);
        listed.blocks = vec![
            block(1, 0, 0),
            block(0, 0, 1),
            block(0, 1, 2),
            block(1, 1, 3),
        ];
        assert_eq!(frames(&listed, 4, "0"), [1, 0]);
        assert_eq!(frames(&listed, 4, "1"), [2, 3]);
    }

    /// Two times of two channels, the channel the slowest, in the files with these numbers.
    fn in_files(names: &[&str], of_planes: [usize; 4], ifds: [u64; 4]) -> Description {
        let mut listed = description([
            (AxisKind::Time, 2),
            (AxisKind::Z, 1),
            (AxisKind::Channel, 2),
        ]);
        listed.files = names.iter().map(|&name| name.into()).collect();
        let places = [(0, 0), (1, 0), (0, 1), (1, 1)];
        listed.blocks = (0..4)
            .map(|i| Block {
                file: Some(of_planes[i]),
                ..block(places[i].0, places[i].1, ifds[i])
            })
            .collect();
        listed
    }

    #[test]
    fn an_image_that_follows_others_begins_after_their_planes() {
        let axes = [
            (AxisKind::Time, 3),
            (AxisKind::Z, 1),
            (AxisKind::Channel, 2),
        ];
        let mut second = description(axes);
        second.planes = Some(10);
        second.first_plane = Some(4);
        assert_eq!(frames(&second, 10, "0"), [4, 6, 8]);
        assert_eq!(frames(&second, 10, "1"), [5, 7, 9]);
        let error = order(&second, &[("a.tif", 9)], "0").expect_err("9 planes of 10");
        assert!(error.to_string().contains("several images"), "{error}");
        // Listed planes need no count of the others.
        second.blocks = vec![block(1, 1, 6), block(0, 1, 7)];
        assert_eq!(frames(&second, 9, "1"), [7, 6]);
    }

    #[test]
    fn a_scan_has_the_frames_of_a_plane_together() {
        let options = OpenOptions {
            z_stack: true,
            ..OpenOptions::default()
        };
        let scan = |description: &Description, planes: usize| {
            let path = Path::new("a.tif");
            let choice = description.axes.choose(path, &options).expect("a scan");
            let parts = [("a.tif".to_owned(), planes)];
            let order = described(path, description, &parts, &choice).expect("in order");
            (0..order.frames(planes))
                .map(|frame| order.plane(frame))
                .collect::<Vec<_>>()
        };
        let mut repeated = description([
            (AxisKind::Time, 2),
            (AxisKind::Z, 3),
            (AxisKind::Channel, 1),
        ]);
        assert_eq!(scan(&repeated, 6), [0, 3, 1, 4, 2, 5]);
        assert_eq!(scan(&repeated, 5), [0, 3, 1, 4, 2], "cut short");
        let at = |time: u64, z: u64, ifd: u64| Block {
            first: [
                (AxisKind::Time, time),
                (AxisKind::Z, z),
                (AxisKind::Channel, 0),
            ],
            ..block(0, 0, ifd)
        };
        repeated.blocks = vec![at(1, 0, 0), at(0, 0, 1), at(0, 1, 2), at(1, 1, 3)];
        assert_eq!(scan(&repeated, 4), [1, 0, 2, 3]);
    }

    #[test]
    fn planes_of_renamed_files_are_found() {
        let one = in_files(&["old.ome.tif"], [0; 4], [0, 1, 2, 3]);
        assert_eq!(frames(&one, 4, "0"), [0, 1]);
        assert_eq!(frames(&one, 4, "1"), [2, 3]);
        // The description has forgotten the name.
        let mut nameless = one;
        nameless.files.clear();
        assert_eq!(frames(&nameless, 4, "1"), [2, 3]);
        // The list begins with the second file.
        let two = in_files(
            &["old_1.ome.tif", "old.ome.tif"],
            [0, 1, 0, 1],
            [0, 0, 1, 1],
        );
        for names in [
            ["old.ome.tif", "old_1.ome.tif"],
            ["a.ome.tif", "a_1.ome.tif"],
        ] {
            let parts = names.map(|name| (name, 2));
            assert_eq!(order(&two, &parts, "0").expect("chosen"), [2, 0]);
            assert_eq!(order(&two, &parts, "1").expect("chosen"), [3, 1]);
        }
        // One of the two files, with its name and without.
        let alone = order(&two, &[("old_1.ome.tif", 2)], "0").expect("chosen");
        assert_eq!(alone, [0]);
        let error = order(&two, &[("a_1.ome.tif", 2)], "0").expect_err("an unknown file");
        assert!(error.to_string().contains("names"), "{error}");
    }

    #[test]
    fn a_list_that_repeats_its_planes_is_refused() {
        let mut listed = description([
            (AxisKind::Time, 500),
            (AxisKind::Z, 1),
            (AxisKind::Channel, 2),
        ]);
        let all = Block {
            count: Some(u64::MAX),
            ..block(0, 0, 0)
        };
        listed.blocks = vec![all.clone(); 2];
        assert_eq!(frames(&listed, 1000, "0").len(), 500);
        listed.blocks = vec![all; 1000];
        let error = order(&listed, &[("a.tif", 1000)], "0").expect_err("refused");
        assert!(error.to_string().contains("1000 planes"), "{error}");
    }
}
