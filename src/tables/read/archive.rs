//! ZIP archives: NumPy's npz, and `.smlm`.

use std::fs::File;
use std::io::{BufReader, Read};

use flate2::Crc;
use flate2::read::DeflateDecoder;
use zip::{CompressionMethod, ZipArchive};

use super::{Input, ReadTable, npz, smlm};
use crate::tables::error::TableError;

pub(super) fn read(input: &Input<'_>) -> Result<ReadTable, TableError> {
    let mut archive = Archive::open(input)?;
    if archive.names.iter().any(|name| name == "manifest.json") {
        smlm::read(&mut archive)
    } else if archive.names.iter().any(|name| name.ends_with(".npy")) {
        npz::read(&mut archive)
    } else {
        Err(input.unknown("it is a ZIP archive without .npy files or a manifest.json"))
    }
}

/// An archive whose members are read whole.
pub(super) struct Archive<'a, 'b> {
    pub input: &'a Input<'b>,
    zip: ZipArchive<BufReader<File>>,
    /// Names of its members, in order.
    pub names: Vec<String>,
}

impl<'a, 'b> Archive<'a, 'b> {
    fn open(input: &'a Input<'b>) -> Result<Self, TableError> {
        let file = File::open(input.path).map_err(|error| input.failed(error))?;
        let zip = ZipArchive::new(BufReader::new(file));
        let zip = zip.map_err(|error| input.wrong(format!("as a ZIP archive: {error}")))?;
        let names = zip
            .file_names_raw()
            .map(|name| String::from_utf8_lossy(name).into_owned());
        let names = names.collect();
        Ok(Self { input, zip, names })
    }

    /// A member's bytes, stored or deflated; no more than the archive can hold.
    pub(super) fn member(&mut self, name: &str) -> Result<Vec<u8>, TableError> {
        let wrong = |what: String| self.input.wrong(format!("its member `{name}` {what}"));
        let index = self.names.iter().position(|known| known == name);
        let index = index.ok_or_else(|| wrong("is missing".into()))?;
        let member = self.zip.by_index_raw(index);
        let member = member.map_err(|error| wrong(format!("cannot be had: {error}")))?;
        if member.encrypted() {
            return Err(wrong("is encrypted".into()));
        }
        let (size, sum, method) = (member.size(), member.crc32(), member.compression());
        if size > self.input.most() {
            return Err(wrong(format!(
                "says it has {size} bytes, more than the archive can hold"
            )));
        }
        let mut out = Vec::new();
        let unpacked = match method {
            CompressionMethod::Stored => member.take(size + 1).read_to_end(&mut out),
            CompressionMethod::DEFLATE => DeflateDecoder::new(member)
                .take(size + 1)
                .read_to_end(&mut out),
            other => {
                return Err(wrong(format!(
                    "is packed as {other}: it must be stored or deflated"
                )));
            }
        };
        unpacked.map_err(|error| wrong(format!("is damaged: {error}")))?;
        let mut crc = Crc::new();
        crc.update(&out);
        if out.len() as u64 != size || crc.sum() != sum {
            return Err(wrong(format!(
                "is damaged: it has {} of {size} bytes, or others than those that were packed",
                out.len()
            )));
        }
        Ok(out)
    }
}
