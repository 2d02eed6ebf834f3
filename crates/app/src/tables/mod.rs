//! Tables of jobs and files, and those that were made of them.

mod output;
mod shown;
mod steps;

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use gaussmle::Status;
use gaussmle_analysis::reported_precision_um;
use gaussmle_io::table::{Format, ReadOptions, TableMetadata, read};
use gaussmle_report::tiles::TILE_SIDE;
use serde_json::{Value, json};

use crate::error::{Failure, Outcome};
use crate::jobs::{Job, Jobs};
use crate::places::Places;

pub(crate) use output::{PictureRequest, region_of, report};
pub(crate) use shown::{Hues, ShownTable};

/// Bytes of tables that are kept in memory.
const MOST_BYTES: usize = 4 << 30;

/// The least time between two copies of the rows of a run that goes on.
const COPY_INTERVAL: Duration = Duration::from_millis(900);

/// The place of a table's rows.
#[derive(Clone, Debug, PartialEq)]
enum Source {
    /// A file, the time of its last change and its length.
    File(PathBuf, Option<SystemTime>, u64),
    /// A job that runs.
    Live(String),
    /// Made of another table.
    Derived(u64),
}

#[derive(Debug)]
struct Entry {
    source: Source,
    /// The version of the rows of a job.
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
        let metadata = std::fs::metadata(&path)?;
        let source = Source::File(path.clone(), metadata.modified().ok(), metadata.len());
        if let Some((table, version, _)) = self.known(&source) {
            return Ok((table, version));
        }
        let _reading = self.reading.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((table, version, _)) = self.known(&source) {
            return Ok((table, version));
        }
        let started = Instant::now();
        let found = read(&path, &ReadOptions::default())?;
        let table = ShownTable::new(found.table, found.metadata, None);
        // Larger than that of any run whose file it is.
        let version = u64::MAX >> 12;
        Ok((self.keep(source, version, started, table), version))
    }

    /// The rows of a run that goes on.
    fn of_live(&self, job: &Job, id: &str) -> Outcome<(Arc<ShownTable>, u64)> {
        let source = Source::Live(id.to_owned());
        let version = job.live.version();
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
        let rows = job.live.copy();
        let metadata = TableMetadata::of(Format::CSV);
        let table = ShownTable::new(rows, metadata, None);
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

/// A table for the page.
pub(crate) fn described(name: &str, table: &ShownTable, version: u64) -> Outcome<Value> {
    let rows = &table.rows;
    let usable = rows.statuses().map_or(rows.len(), |statuses| {
        statuses
            .iter()
            .filter(|status: &&Status| status.is_usable())
            .count()
    });
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
        "precision_um": reported_precision_um(rows),
    }))
}
