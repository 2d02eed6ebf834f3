//! Members of ZIP archives, for npz and `.smlm`.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use flate2::read::DeflateDecoder;
use zip::{CompressionMethod, ZipArchive};

use super::input::Input;
use crate::table::checksum::crc32;
use crate::table::error::TableError;
use crate::table::stored_zip::COMMENT;

/// An archive whose members are read as a whole.
pub(super) struct Archive<'a, 'b> {
    pub input: &'a Input<'b>,
    zip: ZipArchive<BufReader<File>>,
    /// Names of the members, in order.
    pub names: Vec<String>,
}

impl<'a, 'b> Archive<'a, 'b> {
    pub(super) fn open(input: &'a Input<'b>) -> Result<Self, TableError> {
        let file = File::open(input.path).map_err(|error| input.failed(error))?;
        let zip = ZipArchive::new(BufReader::new(file));
        let zip = zip.map_err(|error| input.malformed(format!("as a ZIP archive: {error}")))?;
        let names = zip
            .file_names_raw()
            .map(|name| String::from_utf8_lossy(name).into_owned());
        let names = names.collect();
        if let Some(stated) = zip.comment().strip_prefix(COMMENT.as_bytes()) {
            let from = zip.central_directory_start();
            let bytes = input
                .bytes
                .saturating_sub(from + zip.comment().len() as u64);
            let directory = part(input.path, from, bytes).map_err(|error| input.failed(error))?;
            if format!("{:08x}", crc32(&directory)).as_bytes() != stated {
                return Err(
                    input.malformed("it is damaged: the checksum of its directory is wrong")
                );
            }
        }
        Ok(Self { input, zip, names })
    }

    /// Reads a member, stored or deflated. Its claimed size is limited by that of the archive.
    pub(super) fn member(&mut self, name: &str) -> Result<Vec<u8>, TableError> {
        let malformed = |what: String| self.input.malformed(format!("its member `{name}` {what}"));
        let index = self.names.iter().position(|known| known == name);
        let index = index.ok_or_else(|| malformed("is missing".into()))?;
        let member = self.zip.by_index_raw(index);
        let member = member.map_err(|error| malformed(format!("cannot be read: {error}")))?;
        if member.encrypted() {
            return Err(malformed("is encrypted".into()));
        }
        let (size, crc, method) = (member.size(), member.crc32(), member.compression());
        if size > self.input.max_content() {
            return Err(malformed(format!(
                "claims {size} bytes, more than the archive can hold"
            )));
        }
        let mut out = Vec::new();
        let read = match method {
            CompressionMethod::Stored => member.take(size + 1).read_to_end(&mut out),
            CompressionMethod::DEFLATE => DeflateDecoder::new(member)
                .take(size + 1)
                .read_to_end(&mut out),
            other => {
                return Err(malformed(format!(
                    "is compressed as {other}: it must be stored or deflated"
                )));
            }
        };
        read.map_err(|error| malformed(format!("is damaged: {error}")))?;
        if out.len() as u64 != size {
            return Err(malformed(format!(
                "is damaged: it has {} of {size} bytes",
                out.len()
            )));
        }
        if crc32(&out) != crc {
            return Err(malformed("is damaged: its checksum is wrong".into()));
        }
        Ok(out)
    }
}

/// Some bytes of a file.
fn part(path: &Path, from: u64, bytes: u64) -> io::Result<Vec<u8>> {
    let (mut file, mut out) = (File::open(path)?, Vec::new());
    file.seek(SeekFrom::Start(from))?;
    file.take(bytes).read_to_end(&mut out)?;
    Ok(out)
}
