//! Writes NDTiff data sets as the specification of version 3 has them. No other program is needed.

use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Fields of a directory.
const FIELDS: u64 = 9;

/// Bytes of a directory.
const DIRECTORY: u64 = 2 + 12 * FIELDS + 4;

/// A data set that is written image by image.
#[derive(Debug)]
pub struct DataSet {
    folder: PathBuf,
    sides: [u32; 2],
    index: File,
    entries_end: u64,
    stack: File,
    name: String,
    stack_end: u64,
    /// The place of the offset of the next directory.
    link: u64,
    stacks: usize,
}

impl DataSet {
    /// An empty data set. With `allocated`, its files have zeros after their ends until they are
    /// closed, as those of the Java library.
    pub fn create(
        folder: &Path,
        [width, height]: [u32; 2],
        summary: &str,
        allocated: bool,
    ) -> Self {
        std::fs::create_dir_all(folder).expect("created");
        let index = File::create(folder.join("NDTiff.index")).expect("created");
        if allocated {
            index.set_len(100_000).expect("allocated");
        }
        let mut new = Self {
            folder: folder.into(),
            sides: [width, height],
            index,
            entries_end: 0,
            stack: File::create(folder.join("a_NDTiffStack.tif")).expect("created"),
            name: "a_NDTiffStack.tif".into(),
            stack_end: 0,
            link: 0,
            stacks: 1,
        };
        new.start_stack(summary, allocated);
        new
    }

    fn start_stack(&mut self, summary: &str, allocated: bool) {
        if allocated {
            self.stack.set_len(50 << 20).expect("allocated");
        }
        let mut head = b"II*\0".to_vec();
        let first = (28 + summary.len() as u32).next_multiple_of(2);
        for number in [first, 483_729, 3, 3, 2_355_492, summary.len() as u32] {
            head.extend(number.to_le_bytes());
        }
        head.extend(summary.bytes());
        self.stack_end = 0;
        self.append(&head);
    }

    /// Closes the file of the pixels, and starts the next one.
    pub fn next_stack(&mut self, summary: &str, allocated: bool) {
        self.close_stack();
        self.name = format!("a_NDTiffStack_{}.tif", self.stacks);
        self.stacks += 1;
        self.stack = File::create(self.folder.join(&self.name)).expect("created");
        self.start_stack(summary, allocated);
    }

    /// Ends the list of directories, and cuts the file where it ends.
    fn close_stack(&mut self) {
        self.stack
            .seek(SeekFrom::Start(self.link))
            .expect("a place");
        self.stack.write_all(&[0; 4]).expect("written");
        self.stack.set_len(self.stack_end).expect("cut");
    }

    fn append(&mut self, bytes: &[u8]) {
        self.stack
            .seek(SeekFrom::Start(self.stack_end))
            .expect("a place");
        self.stack.write_all(bytes).expect("written");
        self.stack_end += bytes.len() as u64;
    }

    /// Writes an image, and its entry of the index. `pixel_type` is that of the index.
    pub fn add(&mut self, axes: &str, pixel_type: u32, pixels: &[u8]) {
        let entry = self.add_pixels(axes, pixel_type, pixels);
        self.add_entry(&entry);
    }

    /// Writes an image. Returns its entry of the index.
    pub fn add_pixels(&mut self, axes: &str, pixel_type: u32, pixels: &[u8]) -> Vec<u8> {
        let text = format!(r#"{{"Axes": {axes}, "PixelSizeUm": 0.117, "Camera": "Prime"}}"#);
        let start = self.stack_end.next_multiple_of(2);
        self.stack_end = start;
        let data = start + DIRECTORY;
        self.link = data - 4;
        let text_at = data + pixels.len() as u64;
        let next = (text_at + text.len() as u64).next_multiple_of(2);
        let [width, height] = self.sides.map(u64::from);
        let mut bytes = (FIELDS as u16).to_le_bytes().to_vec();
        for (tag, kind, count, value) in [
            (256_u16, 4_u16, 1, width),
            (257, 4, 1, height),
            (258, 3, 1, if pixel_type == 0 { 8 } else { 16 }),
            (259, 3, 1, 1),
            (262, 3, 1, 1),
            (273, 4, 1, data),
            (278, 4, 1, height),
            (279, 4, 1, pixels.len() as u64),
            (51123, 2, text.len() as u32, text_at),
        ] {
            bytes.extend([tag.to_le_bytes(), kind.to_le_bytes()].concat());
            bytes.extend([u32::to_le_bytes(count), (value as u32).to_le_bytes()].concat());
        }
        bytes.extend((next as u32).to_le_bytes());
        bytes.extend(pixels);
        bytes.extend(text.bytes());
        self.append(&bytes);
        let mut entry = Vec::new();
        for text in [axes, &self.name] {
            entry.extend((text.len() as u32).to_le_bytes());
            entry.extend(text.bytes());
        }
        let [width, height] = self.sides;
        let (data, text_at) = (data as u32, text_at as u32);
        let numbers = [
            data,
            width,
            height,
            pixel_type,
            0,
            text_at,
            text.len() as u32,
            0,
        ];
        entry.extend(numbers.into_iter().flat_map(u32::to_le_bytes));
        entry
    }

    /// Writes an entry of the index, or a part of one.
    pub fn add_entry(&mut self, entry: &[u8]) {
        self.index
            .seek(SeekFrom::Start(self.entries_end))
            .expect("a place");
        self.index.write_all(entry).expect("written");
        self.entries_end += entry.len() as u64;
    }

    /// Cuts the index where it ends.
    pub fn cut_index(&self) {
        self.index.set_len(self.entries_end).expect("cut");
    }

    /// Cuts the files where they end.
    pub fn close(mut self) {
        self.close_stack();
        self.cut_index();
    }
}

/// Changes bytes of a file.
pub fn patch(path: &Path, at: u64, bytes: &[u8]) {
    let mut file = OpenOptions::new().write(true).open(path).expect("opened");
    file.seek(SeekFrom::Start(at)).expect("a place");
    file.write_all(bytes).expect("written");
}
