//! ZIP archives whose members are written side by side.
//!
//! The sizes of members are known before their first byte, as they are stored without compression.
//! So each member has its place in the file, and rows that come in blocks fill all columns in one
//! pass. A writer of the crate `zip` needs the members one after the other. If fewer rows come, the
//! members are moved together.
//!
//! Members have checksums. The comment of the archive has that of the directory and of the records
//! after it, which ZIP does not protect: without it, a damaged name is another name.
//!
//! The names of fields are those of PKWARE's APPNOTE 6.3.9.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Error, Read, Seek, SeekFrom, Write};

use flate2::Crc;
use rayon::prelude::*;

use super::checksum::crc32;

/// 1980-01-01, the earliest date. NumPy's files have it, too.
const DATE: u16 = (1 << 5) | 1;

/// ZIP 4.5, the first with ZIP64.
const VERSION: u16 = 45;

/// A regular file that its owner may write and all may read, in the upper half as on Unix.
const ATTRIBUTES: u32 = 0o100_644 << 16;

/// Replaces a number of 32 bits whose value is in a ZIP64 field.
const IN_ZIP64: u32 = u32::MAX;

/// The start of the archive's comment. Eight hexadecimal digits follow: the CRC-32 of all bytes from
/// the directory to the comment.
pub(super) const COMMENT: &str = "gaussmle crc32 ";

/// The bytes of a local header besides the name.
const LOCAL_HEADER: u64 = 30 + 20;

/// An archive that is being written.
pub struct StoredZip {
    file: File,
    members: Vec<Member>,
    /// The end of the last member.
    end: u64,
    /// The largest number in the directory outside of its ZIP64 fields.
    max_u32: u64,
}

/// A member and what is written of it.
struct Member {
    name: String,
    /// The place of the header.
    header: u64,
    /// The first bytes of the content. They are written at the end.
    head: Vec<u8>,
    /// Bytes after the head.
    size: u64,
    written: u64,
    /// Of the bytes after the head.
    checksum: Crc,
}

impl Member {
    /// The place after the head.
    fn data(&self) -> u64 {
        self.header + LOCAL_HEADER + (self.name.len() + self.head.len()) as u64
    }

    /// Bytes of the content.
    fn bytes(&self) -> u64 {
        self.head.len() as u64 + self.size
    }
}

impl StoredZip {
    /// An archive in a new file.
    pub fn new(file: File) -> Self {
        Self {
            file,
            members: Vec::new(),
            end: 0,
            max_u32: u64::from(IN_ZIP64) - 1,
        }
    }

    /// Adds a member of a head and `size` bytes after it.
    pub fn add(&mut self, name: String, head: Vec<u8>, size: u64) {
        let member = Member {
            name,
            header: self.end,
            head,
            size,
            written: 0,
            checksum: Crc::new(),
        };
        self.end = member.data() + size;
        self.members.push(member);
    }

    /// Appends bytes to each of the first members, several at once.
    pub fn write_columns(&mut self, columns: &[Cow<'_, [u8]>]) -> io::Result<()> {
        let file = &self.file;
        let members = self.members.par_iter_mut().zip(columns.par_iter());
        members.try_for_each(|(member, bytes)| append(file, member, bytes))
    }

    /// Shortens the members to what is written of them, with other heads of the same lengths.
    pub fn cut(&mut self, heads: Vec<Vec<u8>>) -> io::Result<()> {
        let mut end = 0;
        for (member, head) in self.members.iter_mut().zip(heads) {
            if head.len() != member.head.len() {
                return Err(Error::other("the head of a column has another length"));
            }
            let from = member.data();
            member.head = head;
            member.header = end;
            member.size = member.written;
            move_down(&mut self.file, from, member.data(), member.size)?;
            end = member.data() + member.size;
        }
        self.end = end;
        self.file.set_len(end)
    }

    /// Writes the headers and the directory.
    ///
    /// # Errors
    ///
    /// Returns an error if a member does not have its size, or the file cannot be written.
    pub fn finish(mut self) -> io::Result<()> {
        let mut directory = Vec::new();
        for member in &self.members {
            if member.written != member.size {
                return Err(incomplete(member));
            }
            self.file.seek(SeekFrom::Start(member.header))?;
            self.file.write_all(&local_header(member))?;
            self.file.write_all(&member.head)?;
            directory.extend(directory_entry(member, self.max_u32));
        }
        directory.extend(self.end_of_directory(directory.len() as u64)?);
        let comment = format!("{COMMENT}{:08x}", crc32(&directory));
        self.file.seek(SeekFrom::Start(self.end))?;
        self.file.write_all(&directory)?;
        self.file.write_all(comment.as_bytes())
    }

    /// The records after a directory of `bytes` bytes.
    fn end_of_directory(&self, bytes: u64) -> io::Result<Vec<u8>> {
        let mut out = Vec::new();
        let mut offset = self.end as u32;
        if self.end > self.max_u32 {
            let members = self.members.len() as u64;
            out.extend(b"PK\x06\x06");
            // The size of the rest of this record.
            out.extend(44_u64.to_le_bytes());
            out.extend([VERSION, VERSION].map(u16::to_le_bytes).as_flattened());
            // This disk, and that of the directory.
            out.extend([0; 8]);
            let numbers = [members, members, bytes, self.end];
            out.extend(numbers.map(u64::to_le_bytes).as_flattened());
            // The locator of the record above: its disk, its place, the number of disks.
            out.extend(b"PK\x06\x07");
            out.extend([0; 4]);
            out.extend((self.end + bytes).to_le_bytes());
            out.extend(1_u32.to_le_bytes());
            offset = IN_ZIP64;
        }
        let too_many = |_| Error::other("a ZIP archive holds fewer than 65,536 columns");
        let members = u16::try_from(self.members.len()).map_err(too_many)?;
        out.extend(b"PK\x05\x06");
        // Disks as above; at the end the length of the comment.
        let counts = [0, 0, members, members];
        out.extend(counts.map(u16::to_le_bytes).as_flattened());
        let places = [bytes as u32, offset];
        out.extend(places.map(u32::to_le_bytes).as_flattened());
        out.extend((COMMENT.len() as u16 + 8).to_le_bytes());
        Ok(out)
    }
}

/// Moves bytes towards the start of a file.
fn move_down(file: &mut File, mut from: u64, mut to: u64, mut bytes: u64) -> io::Result<()> {
    let mut buffer = vec![0; 1 << 16];
    while from != to && bytes > 0 {
        let part = buffer
            .len()
            .min(usize::try_from(bytes).unwrap_or(usize::MAX));
        file.seek(SeekFrom::Start(from))?;
        file.read_exact(&mut buffer[..part])?;
        file.seek(SeekFrom::Start(to))?;
        file.write_all(&buffer[..part])?;
        let part = part as u64;
        (from, to, bytes) = (from + part, to + part, bytes - part);
    }
    Ok(())
}

/// Appends bytes to a member.
fn append(file: &File, member: &mut Member, bytes: &[u8]) -> io::Result<()> {
    if bytes.len() as u64 > member.size - member.written {
        return Err(incomplete(member));
    }
    member.checksum.update(bytes);
    write_at(file, bytes, member.data() + member.written)?;
    member.written += bytes.len() as u64;
    Ok(())
}

#[cfg(unix)]
fn write_at(file: &File, bytes: &[u8], offset: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::write_all_at(file, bytes, offset)
}

#[cfg(windows)]
fn write_at(file: &File, mut bytes: &[u8], mut offset: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        let written = std::os::windows::fs::FileExt::seek_write(file, bytes, offset)?;
        if written == 0 {
            return Err(io::ErrorKind::WriteZero.into());
        }
        bytes = &bytes[written..];
        offset += written as u64;
    }
    Ok(())
}

fn incomplete(member: &Member) -> Error {
    let Member { name, size, .. } = member;
    Error::other(format!("{name} does not have the announced {size} bytes"))
}

/// Version, flags, method, time, date, checksum: common to both headers.
fn common(member: &Member) -> Vec<u8> {
    // Bit 11: the name is in UTF-8.
    let flags = if member.name.is_ascii() { 0 } else { 1 << 11 };
    let words = [VERSION, flags, 0, 0, DATE];
    let mut out = words.map(u16::to_le_bytes).concat();
    let mut checksum = Crc::new();
    checksum.update(&member.head);
    checksum.combine(&member.checksum);
    out.extend(checksum.sum().to_le_bytes());
    out
}

/// The header before a member. Its sizes are always in ZIP64 fields, so that its length does not
/// depend on them.
fn local_header(member: &Member) -> Vec<u8> {
    let mut out = b"PK\x03\x04".to_vec();
    out.extend(common(member));
    out.extend([IN_ZIP64; 2].map(u32::to_le_bytes).as_flattened());
    let lengths = [member.name.len() as u16, 20];
    out.extend(lengths.map(u16::to_le_bytes).as_flattened());
    out.extend(member.name.as_bytes());
    // Field 1 of 16 bytes: the size, and the compressed size.
    out.extend([1, 16].map(u16::to_le_bytes).as_flattened());
    out.extend([member.bytes(); 2].map(u64::to_le_bytes).as_flattened());
    out
}

/// The entry of a member in the directory, with ZIP64 fields only where they are necessary: some
/// programs do not know them.
fn directory_entry(member: &Member, max_u32: u64) -> Vec<u8> {
    let numbers = [member.bytes(), member.bytes(), member.header];
    let large = numbers.iter().any(|&number| number > max_u32);
    let short = |number: u64| if large { IN_ZIP64 } else { number as u32 };
    let mut out = b"PK\x01\x02".to_vec();
    // 3: Unix, whose attributes these are.
    out.extend((3 << 8 | VERSION).to_le_bytes());
    out.extend(common(member));
    let sizes = [short(member.bytes()); 2];
    out.extend(sizes.map(u32::to_le_bytes).as_flattened());
    // Lengths of name, extra fields and comment; disk; internal attributes.
    let extra = if large { 28 } else { 0 };
    let lengths = [member.name.len() as u16, extra, 0, 0, 0];
    out.extend(lengths.map(u16::to_le_bytes).as_flattened());
    out.extend(ATTRIBUTES.to_le_bytes());
    out.extend(short(member.header).to_le_bytes());
    out.extend(member.name.as_bytes());
    if large {
        out.extend([1, 24].map(u16::to_le_bytes).as_flattened());
        out.extend(numbers.map(u64::to_le_bytes).as_flattened());
    }
    out
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn write(zip: &mut StoredZip, member: usize, text: &str) -> io::Result<()> {
        append(&zip.file, &mut zip.members[member], text.as_bytes())
    }

    fn written(max_u32: Option<u64>) -> (tempfile::TempDir, std::path::PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.zip");
        let mut zip = StoredZip::new(File::create(&path).expect("a new file"));
        zip.max_u32 = max_u32.unwrap_or(zip.max_u32);
        zip.add("a.npy".into(), b"10".into(), 6);
        zip.add("none".into(), Vec::new(), 0);
        zip.add("σ".into(), Vec::new(), 4);
        for (member, bytes) in [(2, "12"), (0, "abc"), (1, ""), (2, "34"), (0, "def")] {
            write(&mut zip, member, bytes).expect("written");
        }
        zip.finish().expect("complete");
        (folder, path)
    }

    /// Checks that another program finds these members.
    fn check(path: &std::path::Path, members: &[(&str, &str)]) {
        let file = File::open(path).expect("a file");
        let mut archive = zip::ZipArchive::new(file).expect("an archive");
        assert_eq!(archive.len(), members.len());
        for (name, content) in members {
            let mut text = String::new();
            let mut member = archive.by_name(name).expect("a member");
            // Checks the checksum at the end.
            member.read_to_string(&mut text).expect("text");
            assert_eq!(text, *content);
        }
    }

    #[test]
    fn another_program_reads_members_that_were_written_side_by_side() {
        // With a limit of 0, all numbers are in ZIP64 fields.
        for max_u32 in [None, Some(0)] {
            let (_folder, path) = written(max_u32);
            check(&path, &[("a.npy", "10abcdef"), ("none", ""), ("σ", "1234")]);
        }
    }

    #[test]
    fn members_that_are_cut_leave_no_room_between_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.zip");
        let mut zip = StoredZip::new(File::create_new(&path).expect("a new file"));
        let sizes = [1 << 20, 1 << 21];
        for size in sizes {
            zip.add(format!("{size}"), b"9".into(), size);
        }
        // More than is moved at once.
        let text = "0123456789".repeat(10_000);
        for member in [0, 1] {
            write(&mut zip, member, &text).expect("written");
        }
        zip.cut(vec![b"22".into(), b"3".into()])
            .expect_err("another length");
        zip.cut(vec![b"2".into(), b"3".into()]).expect("moved");
        zip.finish().expect("complete");
        assert!(path.metadata().expect("a file").len() < 2 * text.len() as u64 + 500);
        let [a, b] = ["2", "3"].map(|head| format!("{head}{text}"));
        check(&path, &[("1048576", &a), ("2097152", &b)]);
    }

    #[test]
    fn members_have_their_announced_size() {
        let folder = tempfile::tempdir().expect("a folder");
        let create =
            || StoredZip::new(File::create(folder.path().join("a.zip")).expect("a new file"));
        let mut zip = create();
        zip.add("a".into(), Vec::new(), 2);
        write(&mut zip, 0, "abc").expect_err("too many bytes");
        write(&mut zip, 0, "a").expect("fewer bytes");
        let error = zip.finish().expect_err("too few bytes");
        assert!(
            error
                .to_string()
                .contains("a does not have the announced 2")
        );
    }
}
