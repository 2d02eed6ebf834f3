//! Tables of jobs and files, and those that were made of them.

mod output;
mod shown;
mod steps;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use gaussmle_io::table::{Format, ReadOptions, TableMetadata, read};
use gaussmle_report::tiles::TILE_SIDE;
use serde_json::{Value, json};

use crate::error::{Failure, Outcome};
use crate::jobs::{Job, Jobs};
use crate::places::Places;

pub(crate) use output::{PictureRequest, region_of, report};
use shown::Numbers;
pub(crate) use shown::{Hues, ShownTable};

/// Bytes of tables that are kept in memory.
const MOST_BYTES: usize = 4 << 30;

/// Versions of rows in files begin here: they are larger than those of any run whose file it is.
const FILE_VERSIONS: u64 = 1 << 51;

/// The least time between two copies of rows that grow.
const COPY_INTERVAL: Duration = Duration::from_millis(900);

/// The place of a table's rows.
#[derive(Clone, Debug, PartialEq)]
enum Source {
    /// A file, which another program may write anew.
    File(PathBuf),
    /// A job that runs.
    Live(String),
    /// Made of another table.
    Derived(u64),
}

#[derive(Debug)]
struct Entry {
    source: Source,
    /// The version of the rows of a job or a file.
    version: u64,
    read: Instant,
    /// Seconds that reading or copying took.
    seconds: f64,
    table: Arc<ShownTable>,
}

/// The tables in memory, the last used one at the end.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    list: Mutex<List>,
    /// Held while a table is read or copied: a page asks for many tiles at once.
    reading: Mutex<()>,
}

#[derive(Debug, Default)]
struct List {
    entries: Vec<Entry>,
    derived: u64,
}

impl Tables {
    fn list(&self) -> MutexGuard<'_, List> {
        self.list.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table by its name: `job:ID`, `derived:N`, or the path of a file. Returns its version, too.
    pub fn get(&self, name: &str, jobs: &Jobs, places: &Places) -> Outcome<(Arc<ShownTable>, u64)> {
        if let Some(number) = name.strip_prefix("derived:") {
            let number = number.parse().ok();
            let source = number.map(Source::Derived);
            let known = source.and_then(|source| self.known(&source));
            return known
                .map(|(table, version, _)| (table, version))
                .ok_or_else(|| {
                    Failure::not_found(format!(
                        "the table {name} is no longer in memory: repeat the step that made it"
                    ))
                });
        }
        if let Some(id) = name.strip_prefix("job:") {
            let job = jobs.get(id)?;
            return match job.table_file() {
                Some(path) => self.of_file(path),
                None => self.of_live(&job, id),
            };
        }
        self.of_file(places.find(name)?)
    }

    /// A table that is in memory, moved to the end of the list.
    fn known(&self, source: &Source) -> Option<(Arc<ShownTable>, u64, bool)> {
        let mut list = self.list();
        let place = list
            .entries
            .iter()
            .position(|entry| entry.source == *source)?;
        let entry = list.entries.remove(place);
        let wait = COPY_INTERVAL.max(Duration::from_secs_f64(4.0 * entry.seconds));
        let found = (
            entry.table.clone(),
            entry.version,
            entry.read.elapsed() < wait,
        );
        list.entries.push(entry);
        Some(found)
    }

    fn keep(
        &self,
        source: Source,
        version: u64,
        started: Instant,
        table: ShownTable,
    ) -> Arc<ShownTable> {
        let table = Arc::new(table);
        let mut list = self.list();
        list.entries.retain(|entry| entry.source != source);
        list.entries.push(Entry {
            source,
            version,
            read: Instant::now(),
            seconds: started.elapsed().as_secs_f64(),
            table: table.clone(),
        });
        let bytes = |list: &List| {
            list.entries
                .iter()
                .map(|entry| entry.table.bytes())
                .sum::<usize>()
        };
        while list.entries.len() > 1 && bytes(&list) > MOST_BYTES {
            list.entries.remove(0);
        }
        table
    }

    fn of_file(&self, path: PathBuf) -> Outcome<(Arc<ShownTable>, u64)> {
        let version = version_of(&path)?;
        self.of_growing(Source::File(path.clone()), version, || {
            let found = read(&path, &ReadOptions::default())?;
            Ok(ShownTable::new(found.table, found.metadata, None))
        })
    }

    /// The rows of a run that goes on.
    fn of_live(&self, job: &Job, id: &str) -> Outcome<(Arc<ShownTable>, u64)> {
        self.of_growing(Source::Live(id.to_owned()), job.live.version(), || {
            let metadata = TableMetadata::of(Format::CSV);
            Ok(ShownTable::new(job.live.copy(), metadata, None))
        })
    }

    /// The rows of a source at a version, or those that were copied a short time ago.
    fn of_growing(
        &self,
        source: Source,
        version: u64,
        copy: impl FnOnce() -> Outcome<ShownTable>,
    ) -> Outcome<(Arc<ShownTable>, u64)> {
        let usable = || {
            let (table, known, is_new) = self.known(&source)?;
            (is_new || known == version).then_some((table, known))
        };
        if let Some(found) = usable() {
            return Ok(found);
        }
        let _reading = self.reading.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = usable() {
            return Ok(found);
        }
        let started = Instant::now();
        let table = copy()?;
        Ok((self.keep(source, version, started, table), version))
    }

    /// Keeps a table that was made of another. Returns its name.
    pub fn add(&self, table: ShownTable) -> String {
        let number = {
            let mut list = self.list();
            list.derived += 1;
            list.derived
        };
        self.keep(Source::Derived(number), 1, Instant::now(), table);
        format!("derived:{number}")
    }
}

/// The version of a file's rows: it grows with the time at which the file was written. Files of one tick of the
/// system's clock differ in length.
fn version_of(path: &Path) -> std::io::Result<u64> {
    let metadata = std::fs::metadata(path)?;
    let written = metadata.modified()?.duration_since(SystemTime::UNIX_EPOCH);
    let ms = written.unwrap_or_default().as_millis() as u64;
    Ok(FILE_VERSIONS + 1000 * ms + metadata.len() % 1000)
}

/// A table for the page.
pub(crate) fn described(name: &str, table: &ShownTable, version: u64) -> Outcome<Value> {
    let rows = &table.rows;
    let Numbers {
        usable,
        poor_part,
        precision_um,
    } = *table.numbers();
    let tiles = table.tiles()?;
    let columns = rows.columns().iter();
    let columns: Vec<Value> = columns
        .map(|column| json!({ "name": column.name, "unit": column.unit }))
        .collect();
    let metadata = &table.metadata;
    Ok(json!({
        "table": name,
        "rows": rows.len(),
        "usable": usable,
        "poor_part": poor_part,
        "columns": columns,
        "size_um": tiles.map(|tiles| tiles.size_um()),
        "origin_um": tiles.map(|tiles| tiles.origin_um()),
        "pixel_um": tiles.map(|tiles| tiles.pixel_um()),
        "levels": tiles.map(|tiles| tiles.levels()),
        "tile": TILE_SIDE,
        "z_um": table.z_um(),
        "frames": metadata.frames,
        "model": metadata.model,
        "steps": metadata.steps.iter().map(|step| step.name()).collect::<Vec<_>>(),
        "notes": metadata.notes,
        "remarks": metadata.remarks,
        "parent": table.parent,
        "version": version,
        "precision_um": precision_um,
    }))
}
