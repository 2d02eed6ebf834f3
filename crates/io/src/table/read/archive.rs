//! Members of ZIP archives.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};

use flate2::read::DeflateDecoder;
use zip::{CompressionMethod, ZipArchive};

use super::input::Input;
use crate::table::checksum::crc32;
use crate::table::error::TableError;
use crate::table::stored_zip::COMMENT;

/// The most bytes of a directory: 65,535 members, the most without ZIP64, with 80 bytes for the name
/// and the extra fields of each.
const MAX_DIRECTORY: u64 = 8 << 20;

/// An archive whose members are read as a whole.
pub(in crate::table) struct Archive<'a, 'b> {
    pub input: &'a Input<'b>,
    zip: ZipArchive<BufReader<File>>,
    /// Names of the members, in order.
    pub names: Vec<String>,
}

impl<'a, 'b> Archive<'a, 'b> {
    pub(in crate::table) fn open(input: &'a Input<'b>) -> Result<Self, TableError> {
        let mut file = input.file()?;
        let zip = ZipArchive::new(BufReader::new(input.file()?));
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
            if bytes > MAX_DIRECTORY {
                return Err(input.malformed(format!(
                    "its directory has {bytes} bytes: one has at most {MAX_DIRECTORY}"
                )));
            }
            let directory = part(&mut file, from, bytes).map_err(|error| input.failed(error))?;
            if format!("{:08x}", crc32(&directory)).as_bytes() != stated {
                return Err(
                    input.malformed("it is damaged: the checksum of its directory is wrong")
                );
            }
        }
        Ok(Self { input, zip, names })
    }

    /// True if there is a member of this name; with a dot first, of this ending.
    pub(in crate::table) fn has(&self, member: &str) -> bool {
        let is_ending = member.starts_with('.');
        let mut names = self.names.iter();
        names.any(|name| name == member || (is_ending && name.ends_with(member)))
    }

    /// Reads a member with columns, stored or deflated. Its claimed size is limited by that of the
    /// archive.
    pub(in crate::table) fn columns(&mut self, name: &str) -> Result<Vec<u8>, TableError> {
        self.member(name, u64::MAX)
    }

    /// Reads a member of at most this many bytes.
    pub(in crate::table) fn member(
        &mut self,
        name: &str,
        most: u64,
    ) -> Result<Vec<u8>, TableError> {
        let malformed = |what: String| self.input.malformed(format!("its member `{name}` {what}"));
        let index = self.names.iter().position(|known| known == name);
        let index = index.ok_or_else(|| malformed("is missing".into()))?;
        let member = self.zip.by_index_raw(index);
        let member = member.map_err(|error| malformed(format!("cannot be read: {error}")))?;
        if member.encrypted() {
            return Err(malformed("is encrypted".into()));
        }
        let (size, crc, method) = (member.size(), member.crc32(), member.compression());
        self.input
            .check_content(&format!("its member `{name}`"), size)?;
        if size > most {
            return Err(malformed(format!(
                "has {size} bytes: it has at most {most}"
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
fn part(file: &mut File, from: u64, bytes: u64) -> io::Result<Vec<u8>> {
    let mut out = Vec::new();
    file.seek(SeekFrom::Start(from))?;
    file.take(bytes).read_to_end(&mut out)?;
    Ok(out)
}
