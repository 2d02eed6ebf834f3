//! Files that clients send, whole or while they are written.

use std::collections::HashSet;
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Body;
use axum::http::StatusCode;
use futures_util::StreamExt;
use tempfile::TempDir;

use crate::error::{Failure, Outcome};
use crate::places::file_name;

/// The time in which the next part of a file must come.
const PART_TIME: Duration = Duration::from_secs(30);

/// The folder of uploads. Each file has a folder of its own, so that no name is taken.
#[derive(Debug)]
pub(crate) struct Uploads {
    folder: PathBuf,
    /// The most bytes of all files together.
    limit: u64,
    bytes: AtomicU64,
    /// The files to which bytes arrive now.
    open: Mutex<HashSet<PathBuf>>,
}

impl Uploads {
    pub fn in_folder(folder: &Path, limit: u64) -> std::io::Result<Self> {
        std::fs::create_dir_all(folder)?;
        let folder = std::fs::canonicalize(folder)?;
        let mut bytes = 0;
        for upload in std::fs::read_dir(&folder)? {
            bytes += bytes_in(&upload?.path());
        }
        Ok(Self {
            folder,
            limit,
            bytes: bytes.into(),
            open: Mutex::default(),
        })
    }

    /// Takes a new file, and returns its path.
    pub async fn take(&self, name: &str, body: Body) -> Outcome<PathBuf> {
        let name = file_name(name)?;
        let folder = tempfile::Builder::new()
            .prefix("")
            .tempdir_in(&self.folder)?;
        let path = folder.path().join(name);
        let file = File::create_new(&path)?;
        let part = Part::new(self, &path, file, Some(folder))?;
        self.write(part, body).await?;
        Ok(path)
    }

    /// Adds to a file: a movie that is still recorded. If not all arrives, the file stays as it was.
    pub async fn append(&self, path: &Path, body: Body) -> Outcome<()> {
        self.check(path)?;
        let file = File::options().write(true).open(path)?;
        let part = Part::new(self, path, file, None)?;
        self.write(part, body).await
    }

    async fn write(&self, mut part: Part<'_>, body: Body) -> Outcome<()> {
        let mut body = body.into_data_stream();
        let stalled = |_| {
            let message = "the file did not arrive: nothing came for 30 s";
            Failure::new(StatusCode::REQUEST_TIMEOUT, message)
        };
        while let Some(bytes) = tokio::time::timeout(PART_TIME, body.next())
            .await
            .map_err(stalled)?
        {
            let bytes =
                bytes.map_err(|error| Failure::bad(format!("the file did not arrive: {error}")))?;
            self.reserve(bytes.len() as u64)?;
            part.taken += bytes.len() as u64;
            // The bytes of a part are in the cache of the system at once.
            tokio::task::block_in_place(|| part.file.write_all(&bytes))?;
        }
        part.keep();
        Ok(())
    }

    fn reserve(&self, more: u64) -> Outcome<()> {
        let before = self.bytes.fetch_add(more, Ordering::Relaxed);
        if before.saturating_add(more) <= self.limit {
            return Ok(());
        }
        self.release(more);
        let message = format!(
            "files that were sent to this server can have {} MB together: remove some (DELETE /api/v1/uploads, or in {})",
            self.limit / 1_000_000,
            self.folder.display()
        );
        Err(Failure::new(StatusCode::PAYLOAD_TOO_LARGE, message))
    }

    fn open(&self) -> MutexGuard<'_, HashSet<PathBuf>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn release(&self, bytes: u64) {
        self.bytes.fetch_sub(bytes, Ordering::Relaxed);
    }

    /// Removes a file that was sent.
    pub fn remove(&self, path: &Path) -> Outcome<()> {
        let folder = self.check(path)?;
        let bytes = bytes_in(folder);
        std::fs::remove_dir_all(folder)?;
        self.release(bytes);
        Ok(())
    }

    /// Refuses the path of another file; the folder of an upload otherwise. The path has no links.
    fn check<'a>(&self, path: &'a Path) -> Outcome<&'a Path> {
        let folder = path.parent();
        let is_upload = |folder: &&Path| folder.parent() == Some(&self.folder);
        folder.filter(is_upload).ok_or_else(|| {
            let words = "this file was not sent to the server, and it does not change it";
            Failure::bad(format!("{}: {words}", path.display()))
        })
    }
}

/// A file while its bytes arrive. They are taken back unless all do.
struct Part<'a> {
    uploads: &'a Uploads,
    path: PathBuf,
    file: File,
    before: u64,
    taken: u64,
    /// Of a new file.
    folder: Option<TempDir>,
    is_whole: bool,
}

impl<'a> Part<'a> {
    fn new(
        uploads: &'a Uploads,
        path: &Path,
        file: File,
        folder: Option<TempDir>,
    ) -> Outcome<Self> {
        if !uploads.open().insert(path.into()) {
            let words = "another part of this file arrives now: send one after the other";
            return Err(Failure::new(StatusCode::CONFLICT, words));
        }
        let mut part = Self {
            uploads,
            path: path.into(),
            file,
            before: 0,
            taken: 0,
            folder,
            // Nothing has arrived yet.
            is_whole: true,
        };
        part.before = part.file.seek(SeekFrom::End(0))?;
        part.is_whole = false;
        Ok(part)
    }

    fn keep(mut self) {
        self.is_whole = true;
        if let Some(folder) = self.folder.take() {
            let _ = folder.keep();
        }
    }
}

impl Drop for Part<'_> {
    fn drop(&mut self) {
        if !self.is_whole {
            self.uploads.release(self.taken);
            if let Err(error) = self.file.set_len(self.before) {
                tracing::warn!(%error, "a part of a file stays that did not arrive as a whole");
            }
        }
        self.uploads.open().remove(&self.path);
    }
}

fn bytes_in(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let bytes = files.filter_map(|file| Some(file.metadata().ok()?.len()));
    bytes.sum()
}
