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
use gaussmle_base::files::{self, real_path};

use crate::error::{Failure, Outcome};
use crate::places::file_name;

/// The time in which the next part of a file must come.
const PART_TIME: Duration = Duration::from_secs(30);

/// The first letter of the folder of a file that has not arrived as a whole.
const UNFINISHED: &str = ".";

/// The folder of uploads. Each file has a folder of its own, so that no name is taken.
#[derive(Debug)]
pub(crate) struct Uploads {
    folder: PathBuf,
    /// The most bytes of all files together.
    limit: u64,
    bytes: AtomicU64,
    /// The files that a request changes now.
    open: Mutex<HashSet<PathBuf>>,
}

impl Uploads {
    /// The files that are there. Those that did not arrive as a whole are removed.
    pub fn in_folder(folder: &Path, limit: u64) -> std::io::Result<Self> {
        std::fs::create_dir_all(folder)?;
        let folder = real_path(folder)?;
        let mut bytes = 0;
        for upload in std::fs::read_dir(&folder)? {
            let upload = upload?;
            match upload.file_name().to_string_lossy().starts_with(UNFINISHED) {
                true => std::fs::remove_dir_all(upload.path())?,
                false => bytes += bytes_in(&upload.path()),
            }
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
            .prefix(UNFINISHED)
            .tempdir_in(&self.folder)?;
        let mut room = Room::of(self);
        let file = File::create_new(folder.path().join(&name))?;
        self.write(file, &mut room, body).await?;
        let unfinished = folder.path().file_name().unwrap_or_default();
        let unfinished = unfinished.to_string_lossy();
        let kept = self.folder.join(unfinished.trim_start_matches(UNFINISHED));
        files::rename(folder.path(), &kept)?;
        let _ = folder.keep();
        room.keep();
        Ok(kept.join(name))
    }

    /// Adds to a file, as to a movie that is recorded, and returns its length: all of the body, or nothing.
    /// `at` is the length that the client knows.
    pub async fn append(&self, path: &Path, at: Option<u64>, body: Body) -> Outcome<u64> {
        self.check(path)?;
        let _turn = Turn::of(self, path)?;
        let mut file = File::options().write(true).open(path)?;
        let length = file.seek(SeekFrom::End(0))?;
        if at.is_some_and(|at| at != length) {
            let words = format!("the file has {length} bytes");
            return Err(Failure::new(StatusCode::CONFLICT, words));
        }
        let mut room = Room::of(self);
        // A program that follows the file sees no bytes that are taken back.
        let mut arrived = tempfile::tempfile_in(&self.folder)?;
        self.write(arrived.try_clone()?, &mut room, body).await?;
        let added = tokio::task::block_in_place(|| {
            arrived.rewind()?;
            std::io::copy(&mut arrived, &mut file)
        });
        match added {
            Ok(bytes) => {
                room.keep();
                Ok(length + bytes)
            }
            Err(error) => {
                file.set_len(length)?;
                Err(error.into())
            }
        }
    }

    async fn write(&self, mut file: File, room: &mut Room<'_>, body: Body) -> Outcome<()> {
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
            room.take(bytes.len() as u64)?;
            // The bytes are in the cache of the system at once.
            tokio::task::block_in_place(|| file.write_all(&bytes))?;
        }
        Ok(())
    }

    /// Removes a file that was sent.
    pub fn remove(&self, path: &Path) -> Outcome<()> {
        let folder = self.check(path)?;
        let _turn = Turn::of(self, path)?;
        let bytes = bytes_in(folder);
        std::fs::remove_dir_all(folder)?;
        self.bytes.fetch_sub(bytes, Ordering::Relaxed);
        Ok(())
    }

    fn open(&self) -> MutexGuard<'_, HashSet<PathBuf>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
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

/// The right to change a file.
struct Turn<'a> {
    uploads: &'a Uploads,
    path: &'a Path,
}

impl<'a> Turn<'a> {
    fn of(uploads: &'a Uploads, path: &'a Path) -> Outcome<Self> {
        match uploads.open().insert(path.into()) {
            true => Ok(Self { uploads, path }),
            false => {
                let words = "another request changes this file: send one after the other";
                Err(Failure::new(StatusCode::CONFLICT, words))
            }
        }
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.uploads.open().remove(self.path);
    }
}

/// The bytes of a file that arrives. They are given back unless it is kept.
struct Room<'a> {
    uploads: &'a Uploads,
    bytes: u64,
}

impl<'a> Room<'a> {
    fn of(uploads: &'a Uploads) -> Self {
        Self { uploads, bytes: 0 }
    }

    fn take(&mut self, more: u64) -> Outcome<()> {
        let limit = self.uploads.limit;
        let before = self.uploads.bytes.fetch_add(more, Ordering::Relaxed);
        self.bytes += more;
        if before.saturating_add(more) <= limit {
            return Ok(());
        }
        let message = format!(
            "files that were sent to this server can have {} MB together: remove some, by DELETE /api/v1/uploads?path=PATH",
            limit / 1_000_000
        );
        Err(Failure::new(StatusCode::PAYLOAD_TOO_LARGE, message))
    }

    fn keep(mut self) {
        self.bytes = 0;
    }
}

impl Drop for Room<'_> {
    fn drop(&mut self) {
        self.uploads.bytes.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

fn bytes_in(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let bytes = files.filter_map(|file| Some(file.metadata().ok()?.len()));
    bytes.sum()
}
