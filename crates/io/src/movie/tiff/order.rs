//! The planes of a movie that are its frames.

use std::path::Path;

use super::description::Description;
use crate::file_error::FileError;
use crate::movie::plane_axes::{AxisKind, Choice, PlaneAxes};
use crate::movie::types::OpenOptions;

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
    options: &OpenOptions,
    notes: &mut Vec<String>,
) -> Result<Order, FileError> {
    let axes = &description.axes;
    let Choice { places, notes: own } = axes.choose(path, options)?;
    notes.extend(own);
    if places.iter().all(Option::is_none) {
        return Ok(Order::All);
    }
    let planes: usize = parts.iter().map(|(_, planes)| planes).sum();
    if let Some(listed) = listed(description, &places, parts) {
        return Ok(Order::Listed(listed));
    }
    // The strides of nested axes, the last one the fastest.
    let mut stride = 1u64;
    let mut first = 0u64;
    let mut step = None;
    for (axis, place) in axes.axes.iter().zip(&places).rev() {
        match place {
            Some(place) => first = first.saturating_add(place.saturating_mul(stride)),
            None if axis.len > 1 && step.is_none() => step = Some(stride),
            None => {}
        }
        stride = stride.saturating_mul(axis.len);
    }
    let (first, step) = (first as usize, step.unwrap_or(stride).max(1) as usize);
    let order = Order::Every { first, step };
    // The file may hold fewer planes than described, or the description may be of another file.
    let frames = (axes.len(AxisKind::Time) as usize).max(1);
    let own = order.frames(planes);
    let counts_other = axes
        .axes
        .iter()
        .zip(&places)
        .any(|(axis, place)| place.is_none() && axis.kind != AxisKind::Time && axis.len > 1);
    if counts_other || own <= frames {
        return Ok(order);
    }
    Ok(Order::Listed(
        (0..frames).map(|frame| order.plane(frame) as u32).collect(),
    ))
}

/// The frames by the list of planes in an OME description. None if the planes are in the order of
/// the axes.
fn listed(
    description: &Description,
    places: &[Option<u64>],
    parts: &[(String, usize)],
) -> Option<Vec<u32>> {
    let axes = &description.axes;
    let blocks = &description.blocks;
    if blocks.is_empty() || blocks.iter().any(|block| block.ifd.is_none()) {
        return None;
    }
    let mut starts = Vec::with_capacity(parts.len());
    let mut total = 0;
    for (name, planes) in parts {
        starts.push((name, total, *planes as u64));
        total += *planes as u64;
    }
    let mut found: Vec<(Vec<u64>, u32)> = Vec::new();
    for block in blocks {
        let name = block.file.and_then(|file| description.files.get(file));
        let part = match name {
            Some(name) => starts.iter().find(|(own, ..)| *own == name),
            // The only file, which may have been renamed.
            None => starts.first(),
        };
        let (Some((_, start, planes)), Some(ifd)) = (part, block.ifd) else {
            continue;
        };
        for step in 0..block.count.unwrap_or(1).min(*planes) {
            let plane = ifd.saturating_add(step);
            if plane >= *planes {
                break;
            }
            let at = advanced(axes, &block.first, step);
            let mut chosen = at.iter().zip(places);
            if chosen.all(|(at, place)| place.is_none_or(|place| *at == place)) {
                found.push((at, (start + plane) as u32));
            }
        }
    }
    found.sort();
    found.dedup_by(|a, b| a.0 == b.0);
    Some(found.into_iter().map(|(_, plane)| plane).collect())
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

    fn description(axes: [(AxisKind, u64); 3]) -> Description {
        Description {
            axes: PlaneAxes::new(axes),
            ..Description::default()
        }
    }

    fn frames(description: &Description, planes: usize, channel: &str) -> Vec<usize> {
        let options = OpenOptions {
            channel: Some(channel.into()),
            ..OpenOptions::default()
        };
        let parts = [("a.tif".to_owned(), planes)];
        let order = described(
            Path::new("a.tif"),
            description,
            &parts,
            &options,
            &mut Vec::new(),
        );
        let order = order.expect("chosen");
        (0..order.frames(planes))
            .map(|frame| order.plane(frame))
            .collect()
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
    }

    #[test]
    fn listed_planes_come_before_the_order_of_axes() {
        let mut listed = description([
            (AxisKind::Time, 2),
            (AxisKind::Z, 1),
            (AxisKind::Channel, 2),
        ]);
        let block = |time, channel, ifd| Block {
            first: [
                (AxisKind::Time, time),
                (AxisKind::Z, 0),
                (AxisKind::Channel, channel),
            ],
            ifd: Some(ifd),
            count: Some(1),
            file: None,
        };
        listed.blocks = vec![
            block(1, 0, 0),
            block(0, 0, 1),
            block(0, 1, 2),
            block(1, 1, 3),
        ];
        assert_eq!(frames(&listed, 4, "0"), [1, 0]);
        assert_eq!(frames(&listed, 4, "1"), [2, 3]);
    }
}
