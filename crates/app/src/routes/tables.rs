//! Tables: shown, selected, saved, and steps after the fit.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use gaussmle_report::tiles::Place;
use serde::Deserialize;
use serde_json::Value;

use crate::error::{Failure, Outcome};
use crate::previews::columns_of;
use crate::requests::{App, Asked, Given, answer, work};
use crate::state::Shared;
use crate::tables::{self, Hues, PictureRequest};

/// The report's page has its script and style within, and nothing from elsewhere.
const REPORT_POLICY: &str = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src blob: data:; \
     frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox allow-scripts allow-downloads";

/// A table and the rows of it that a condition selects.
#[derive(Deserialize)]
pub(super) struct TableQuery {
    table: String,
    #[serde(default, rename = "where")]
    condition: String,
    column: Option<String>,
    bins: Option<usize>,
    level: Option<u32>,
    row: Option<usize>,
    hues: Option<Hues>,
    format: Option<String>,
    region: Option<String>,
    limit: Option<usize>,
    gap: Option<u32>,
}

impl Shared {
    fn table(&self, name: &str) -> Outcome<Arc<tables::ShownTable>> {
        Ok(self.tables.get(name, &self.jobs, &self.places)?.0)
    }
}

pub(super) async fn table(
    State(shared): App,
    Asked(query): Asked<TableQuery>,
) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let (table, version) = shared
            .tables
            .get(&query.table, &shared.jobs, &shared.places)?;
        tables::described(&query.table, &table, version)
    })
    .await
}

pub(super) async fn histogram(
    State(shared): App,
    Asked(query): Asked<TableQuery>,
) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let column = query.column.as_deref().unwrap_or("photons");
        let table = shared.table(&query.table)?;
        table.histogram(column, query.bins.unwrap_or(80), &query.condition)
    })
    .await
}

pub(super) async fn tile(State(shared): App, Asked(query): Asked<TableQuery>) -> Outcome<Response> {
    work(shared, move |shared| {
        let number = |text: Option<&str>| text.unwrap_or("0").parse().ok();
        let Some(column) = number(query.column.as_deref()) else {
            return Err(Failure::bad("column: the column of a tile is a number"));
        };
        let place = Place {
            level: query.level.unwrap_or(0),
            column,
            row: query.row.unwrap_or(0),
        };
        let table = shared.table(&query.table)?;
        let Some(tile) = table.tile(place, &query.condition, query.hues)? else {
            return Ok(StatusCode::NO_CONTENT.into_response());
        };
        let counts = tile.counts.iter();
        let counts = counts.map(|count| u16::try_from(*count).unwrap_or(u16::MAX));
        let mut bytes: Vec<u8> = counts.flat_map(u16::to_le_bytes).collect();
        bytes.extend(tile.hues.unwrap_or_default());
        Ok(([(CONTENT_TYPE, "application/octet-stream")], bytes).into_response())
    })
    .await
}

/// The most rows of an answer.
const MOST_ROWS: usize = 100_000;

pub(super) async fn rows(
    State(shared): App,
    Asked(query): Asked<TableQuery>,
) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let table = shared.table(&query.table)?;
        let keep = table.selection(&query.condition)?;
        let region = query.region.as_deref().map(tables::region_of).transpose()?;
        let place = |name: &str| table.rows.floats(name).unwrap_or_default();
        let (x, y) = (place("x"), place("y"));
        let is_inside = |row: usize| {
            let Some([x0, y0, x1, y1]) = region else {
                return true;
            };
            (x0..x1).contains(&x[row]) && (y0..y1).contains(&y[row])
        };
        let all = 0..table.rows.len().min(x.len()).min(y.len());
        let found =
            all.filter(|row| keep.as_ref().is_none_or(|keep| keep[*row]) && is_inside(*row));
        let limit = query.limit.unwrap_or(1000).min(MOST_ROWS);
        let found: Vec<usize> = found.take(limit).collect();
        Ok(columns_of(&table.rows, found.iter().copied()))
    })
    .await
}

/// The name of the file of a table, without its ending.
fn stem(shared: &Shared, table: &str) -> String {
    // A table that was made of another has its name.
    let parent = table.strip_prefix("derived:").and_then(|_| {
        let made = shared.table(table).ok()?;
        made.parent.clone()
    });
    if let Some(parent) = parent {
        return stem(shared, &parent);
    }
    let job = table
        .strip_prefix("job:")
        .and_then(|id| shared.jobs.get(id).ok());
    let name = match job {
        Some(job) => job.record().name.clone(),
        None => table
            .rsplit(['/', '\\'])
            .next()
            .unwrap_or_default()
            .replace(':', "-"),
    };
    let name = name.split('.').next().unwrap_or_default();
    let letters = name
        .chars()
        .filter(|letter| letter.is_ascii_alphanumeric() || "-_ ".contains(*letter));
    let name: String = letters.collect();
    match name.is_empty() {
        true => "localizations".into(),
        false => format!("{name}_locs"),
    }
}

fn attachment(name: &str) -> (axum::http::HeaderName, String) {
    (
        CONTENT_DISPOSITION,
        format!("attachment; filename=\"{name}\""),
    )
}

pub(super) async fn table_file(
    State(shared): App,
    Asked(query): Asked<TableQuery>,
) -> Outcome<Response> {
    work(shared, move |shared| {
        let table = shared.table(&query.table)?;
        let format = query.format.as_deref().unwrap_or("csv");
        let stem = stem(shared, &query.table);
        let (name, bytes) = table.file(&stem, format, &query.condition)?;
        let headers = [
            (CONTENT_TYPE, "application/octet-stream".to_owned()),
            attachment(&name),
        ];
        Ok((headers, bytes).into_response())
    })
    .await
}

pub(super) async fn picture(
    State(shared): App,
    Asked(request): Asked<PictureRequest>,
) -> Outcome<Response> {
    work(shared, move |shared| {
        let table = shared.table(&request.table)?;
        let (content, bytes) = table.picture(&request)?;
        let ending = request.format.as_deref().unwrap_or("png");
        let name = format!("{}.{ending}", stem(shared, &request.table));
        Ok((
            [(CONTENT_TYPE, content.to_owned()), attachment(&name)],
            bytes,
        )
            .into_response())
    })
    .await
}

pub(super) async fn report(
    State(shared): App,
    Asked(query): Asked<TableQuery>,
) -> Outcome<Response> {
    work(shared, move |shared| {
        let table = shared.table(&query.table)?;
        let title = stem(shared, &query.table);
        let page = tables::report(&title, &table, &query.condition)?;
        let headers = [
            (CONTENT_TYPE, "text/html; charset=utf-8"),
            (CONTENT_SECURITY_POLICY, REPORT_POLICY),
        ];
        Ok((headers, page).into_response())
    })
    .await
}

pub(super) async fn drift(
    State(shared): App,
    Given(query): Given<TableQuery>,
) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let table = shared.table(&query.table)?;
        shared.tables.drift(&query.table, &table, &query.condition)
    })
    .await
}

pub(super) async fn link(
    State(shared): App,
    Given(query): Given<TableQuery>,
) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let table = shared.table(&query.table)?;
        shared
            .tables
            .link(&query.table, &table, &query.condition, query.gap)
    })
    .await
}
