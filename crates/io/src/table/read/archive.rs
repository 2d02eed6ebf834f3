//! Members of ZIP archives, for npz and `.smlm`.

use std::fs::File;
use std::io::{BufReader, Read};

use flate2::Crc;
use flate2::read::DeflateDecoder;
use zip::{CompressionMethod, ZipArchive};

use super::input::Input;
use crate::table::error::TableError;

/// An archive whose members are read as a whole.
pub(super) struct Archive<'a, 'b> {
    pub input: &'a Input<'b>,
    zip: ZipArchive<BufReader<File>>,
    /// Names of the members, in order.
    pub names: Vec<String>,
}

impl<'a, 'b> Archive<'a, 'b> {
    pub(super) fn open(input: &'a Input<'b>) -> Result<Self, TableError> {
        let zip = ZipArchive::new(BufReader::new(input.file()?));
        let zip = zip.map_err(|error| input.malformed(format!("as a ZIP archive: {error}")))?;
        let names = zip
            .file_names_raw()
            .map(|name| String::from_utf8_lossy(name).into_owned());
        let names = names.collect();
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
        self.input
            .check_content(&format!("its member `{name}`"), size)?;
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
        let mut sum = Crc::new();
        sum.update(&out);
        if out.len() as u64 != size {
            return Err(malformed(format!(
                "is damaged: it has {} of {size} bytes",
                out.len()
            )));
        }
        if sum.sum() != crc {
            return Err(malformed("is damaged: its checksum is wrong".into()));
        }
        Ok(out)
    }
}
