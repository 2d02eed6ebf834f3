//! Writers of growing movies, by independent code.

use std::fs::{self, File};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::{AREA, HEIGHT, WIDTH, bytes};

/// A TIFF or BigTIFF that grows page by page.
pub struct GrowingTiff {
    file: File,
    big: bool,
    end: u64,
    /// The place of the offset of the next directory.
    link: u64,
}

impl GrowingTiff {
    pub fn create(path: &Path, big: bool) -> Self {
        let mut file = File::create(path).expect("created");
        let head: &[u8] = match big {
            true => b"II+\0\x08\0\0\0\0\0\0\0\0\0\0\0",
            false => b"II*\0\0\0\0\0",
        };
        file.write_all(head).expect("written");
        Self {
            file,
            big,
            end: head.len() as u64,
            link: if big { 8 } else { 4 },
        }
    }

    fn number(&self, value: u64) -> Vec<u8> {
        match self.big {
            true => value.to_le_bytes().to_vec(),
            false => (value as u32).to_le_bytes().to_vec(),
        }
    }

    fn put(&mut self, at: u64, bytes: &[u8]) {
        self.file.seek(SeekFrom::Start(at)).expect("a place");
        self.file.write_all(bytes).expect("written");
    }

    /// The directory and the pixels of the next page.
    fn page(&self, frame: &[u16]) -> Vec<u8> {
        let fields = 8_u64;
        let (count, each) = if self.big { (8, 20) } else { (2, 12) };
        let data = self.end + count + fields * each + self.number(0).len() as u64;
        let mut out = fields.to_le_bytes()[..count as usize].to_vec();
        for (tag, value) in [
            (256_u16, WIDTH as u64),
            (257, HEIGHT as u64),
            (258, 16),
            (259, 1),
            (262, 1),
            (273, data),
            (278, HEIGHT as u64),
            (279, 2 * AREA as u64),
        ] {
            let kind: u16 = if self.big { 16 } else { 4 };
            out.extend([tag.to_le_bytes(), kind.to_le_bytes()].concat());
            out.extend(self.number(1));
            out.extend(self.number(value));
        }
        out.extend(self.number(0));
        out.extend(bytes(frame));
        out
    }

    pub fn add(&mut self, frame: &[u16]) {
        let page = self.page(frame);
        self.add_start(frame, page.len());
        self.add_rest(frame, page.len());
    }

    /// Links the next page, and writes a number of its bytes.
    pub fn add_start(&mut self, frame: &[u16], bytes: usize) {
        let page = self.page(frame);
        self.put(self.link, &self.number(self.end));
        self.put(self.end, &page[..bytes.min(page.len())]);
    }

    /// Writes the rest of the page after these bytes.
    pub fn add_rest(&mut self, frame: &[u16], bytes: usize) {
        let page = self.page(frame);
        self.put(self.end + bytes as u64, &page[bytes..]);
        let pixels = 2 * AREA as u64;
        self.link = self.end + page.len() as u64 - pixels - self.number(0).len() as u64;
        self.end += page.len() as u64;
    }
}

/// An uncompressed Zarr array, whose chunks have several frames.
pub struct GrowingZarr {
    folder: PathBuf,
    version: usize,
    written: Vec<Vec<u8>>,
}

/// Frames of a chunk.
pub const CHUNK: usize = 4;

impl GrowingZarr {
    pub fn create(folder: &Path, version: usize, frames: usize) -> Self {
        fs::create_dir(folder).expect("created");
        let new = Self {
            folder: folder.into(),
            version,
            written: Vec::new(),
        };
        new.resize(frames);
        new
    }

    pub fn resize(&self, frames: usize) {
        let (name, text) = match self.version {
            2 => (
                ".zarray",
                format!(
                    r#"{{"zarr_format": 2, "shape": [{frames}, {HEIGHT}, {WIDTH}], "chunks": [{CHUNK}, {HEIGHT}, {WIDTH}],
                        "dtype": "<u2", "compressor": null, "fill_value": 0, "order": "C", "filters": null}}"#
                ),
            ),
            _ => (
                "zarr.json",
                format!(
                    r#"{{"zarr_format": 3, "node_type": "array", "shape": [{frames}, {HEIGHT}, {WIDTH}], "data_type": "uint16",
                        "chunk_grid": {{"name": "regular", "configuration": {{"chunk_shape": [{CHUNK}, {HEIGHT}, {WIDTH}]}}}},
                        "chunk_key_encoding": {{"name": "default", "configuration": {{"separator": "/"}}}},
                        "fill_value": 0, "codecs": [{{"name": "bytes", "configuration": {{"endian": "little"}}}}]}}"#
                ),
            ),
        };
        self.replace(name, text.as_bytes());
    }

    /// Writes a file under another name first.
    fn replace(&self, name: &str, bytes: &[u8]) {
        let path = self.folder.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("created");
        let new = self.folder.join("new");
        fs::write(&new, bytes).expect("written");
        fs::rename(new, path).expect("renamed");
    }

    /// Writes a frame, and the chunk with it once more.
    pub fn add(&mut self, frame: &[u16]) {
        let chunk = self.written.len() / CHUNK;
        self.written.push(bytes(frame));
        let mut all = self.written[chunk * CHUNK..].concat();
        all.resize(2 * AREA * CHUNK, 0);
        let name = match self.version {
            2 => format!("{chunk}.0.0"),
            _ => format!("c/{chunk}/0/0"),
        };
        self.replace(&name, &all);
    }
}
