//! The addresses of the server.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use axum::{Json, Router};
use futures_util::{Stream, StreamExt, stream};
use gaussmle_report::tiles::Place;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;

use crate::error::{Failure, Outcome};
use crate::files;
use crate::jobs::{Form, JobRequest, words};
use crate::movies::{Projection, bytes_of, float_bytes};
use crate::option_list;
use crate::page;
use crate::places::file_name;
use crate::previews::{PreviewRequest, columns_of};
use crate::run_options::MovieChoice;
use crate::state::Shared;
use crate::tables::{self, Hues, PictureRequest};

/// Bytes of a request but for uploads.
const MOST_BODY: usize = 1 << 20;

/// The time between two events of a job.
const EVENT_INTERVAL: Duration = Duration::from_millis(200);

/// The time in which the next part of an upload must come.
const PART_TIME: Duration = Duration::from_secs(30);

/// The report's page has its script and style within, and nothing from elsewhere.
const REPORT_POLICY: &str = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src blob: data:; \
     frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox allow-scripts allow-downloads";

type App = State<Arc<Shared>>;

/// Declares the addresses: the router, and their list for the document of the API.
macro_rules! routes {
    ($($method:ident $path:literal => $handler:path,)*) => {
        /// Methods and paths, but for the upload.
        #[cfg(test)]
        const ROUTES: &[(&str, &str)] = &[$((stringify!($method), $path)),*];

        fn addresses() -> Router<Arc<Shared>> {
            Router::new()$(.route($path, $method($handler)))*
        }
    };
}

routes! {
    get "/" => page::index,
    get "/{file}" => page::file,
    get "/health" => health,
    get "/metrics" => metrics,
    get "/api/v1/openapi.json" => openapi,
    get "/api/v1/start" => start,
    get "/api/v1/options" => options,
    get "/api/v1/status" => status,
    get "/api/v1/files" => list_files,
    get "/api/v1/movie" => movie,
    get "/api/v1/movie/frame" => frame,
    post "/api/v1/preview" => preview,
    post "/api/v1/preview/spot" => spot,
    post "/api/v1/width" => width,
    get "/api/v1/cameras" => cameras,
    put "/api/v1/cameras/{name}" => keep_camera,
    get "/api/v1/jobs" => jobs,
    post "/api/v1/jobs" => add_job,
    get "/api/v1/jobs/{id}" => job,
    delete "/api/v1/jobs/{id}" => delete_job,
    post "/api/v1/jobs/{id}/stop" => stop_job,
    post "/api/v1/jobs/{id}/resume" => resume_job,
    get "/api/v1/jobs/{id}/events" => job_events,
    get "/api/v1/jobs/{id}/as" => job_as,
    get "/api/v1/table" => table,
    get "/api/v1/table/histogram" => histogram,
    get "/api/v1/table/tile" => tile,
    get "/api/v1/table/rows" => rows,
    get "/api/v1/table/file" => table_file,
    get "/api/v1/table/picture" => picture,
    get "/api/v1/table/report" => report,
    post "/api/v1/table/drift" => drift,
    post "/api/v1/table/link" => link,
}

/// All addresses.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    addresses()
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .route(UPLOADS, post(upload).layer(DefaultBodyLimit::disable()))
        .fallback(|| async { Failure::not_found("there is no such address") })
        .with_state(shared)
}

/// The address of uploads, whose limit is another one.
const UPLOADS: &str = "/api/v1/uploads";

/// The query of a request, whose errors are answers of this server.
struct Asked<T>(T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        let query = query.map_err(|error| Failure::bad(error.body_text()))?;
        Ok(Self(query.0))
    }
}

/// The JSON of a request.
struct Given<T>(T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Given<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|error| Failure::new(error.status(), error.body_text()))?;
        let given = serde_json::from_slice(&bytes);
        given
            .map(Self)
            .map_err(|error| Failure::bad(error.to_string()))
    }
}

/// Does work that takes time on a thread of its own.
async fn work<T: Send + 'static>(
    shared: Arc<Shared>,
    task: impl FnOnce(&Shared) -> Outcome<T> + Send + 'static,
) -> Outcome<T> {
    let done = tokio::task::spawn_blocking(move || {
        // A damaged file must not end the server.
        gaussmle_base::caught::caught(|| task(&shared))
    });
    match done.await {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(_)) | Err(_) => Err(Failure::internal(
            "the server failed at this request: its log has more",
        )),
    }
}

/// As [`work`], for an answer in JSON.
async fn answer(
    shared: Arc<Shared>,
    task: impl FnOnce(&Shared) -> Outcome<Value> + Send + 'static,
) -> Outcome<Json<Value>> {
    work(shared, task).await.map(Json)
}

async fn health(State(shared): App) -> Response {
    let reason = work(shared, |shared| {
        Ok(shared.operations.why_not_ready(&shared.jobs))
    })
    .await;
    let reason = reason.unwrap_or_else(|failure| Some(failure.message));
    let status = match &reason {
        None => StatusCode::OK,
        Some(_) => StatusCode::SERVICE_UNAVAILABLE,
    };
    let body = json!({ "live": true, "ready": reason.is_none(), "reason": reason });
    (status, Json(body)).into_response()
}

async fn metrics(State(shared): App) -> Response {
    let text = work(shared, |shared| Ok(shared.operations.metrics(&shared.jobs))).await;
    let text = match text {
        Ok(text) => text,
        Err(failure) => return failure.into_response(),
    };
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

async fn openapi() -> Response {
    let document = include_str!("openapi.json");
    ([(CONTENT_TYPE, "application/json")], document).into_response()
}

async fn start(State(shared): App) -> Json<Value> {
    Json(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "movie": shared.movie,
        "folders": shared.places.folders(),
        "writable": shared.jobs.folder(),
    }))
}

async fn options() -> Json<Value> {
    Json(option_list::description())
}

async fn status(State(shared): App) -> Outcome<Json<Value>> {
    answer(shared, |shared| Ok(shared.operations.status(&shared.jobs))).await
}

#[derive(Deserialize)]
struct FolderQuery {
    path: Option<String>,
}

async fn list_files(State(shared): App, Asked(query): Asked<FolderQuery>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        files::listing(query.path.as_deref(), &shared.places)
    })
    .await
}

#[derive(Deserialize)]
struct UploadQuery {
    name: String,
}

/// Takes a file, in a folder of its own, so that no name is taken.
async fn upload(
    State(shared): App,
    Asked(query): Asked<UploadQuery>,
    body: Body,
) -> Outcome<Json<Value>> {
    let name = file_name(&query.name)?;
    let folder = tempfile::Builder::new()
        .prefix("")
        .tempdir_in(&shared.uploads)?;
    let path = folder.path().join(name);
    let mut file = tokio::fs::File::create_new(&path).await?;
    let (mut bytes, mut body) = (0u64, body.into_data_stream());
    let stalled = |_| {
        let message = "the file did not arrive: nothing came for 30 s";
        Failure::new(StatusCode::REQUEST_TIMEOUT, message)
    };
    while let Some(part) = tokio::time::timeout(PART_TIME, body.next())
        .await
        .map_err(stalled)?
    {
        let part =
            part.map_err(|error| Failure::bad(format!("the file did not arrive: {error}")))?;
        bytes += part.len() as u64;
        if bytes > shared.upload_limit {
            return Err(files::too_large(shared.upload_limit));
        }
        file.write_all(&part).await?;
    }
    file.flush().await?;
    // Until here, the folder is removed if the client vanishes.
    let _ = folder.keep();
    Ok(Json(json!({ "path": path })))
}

/// A movie in a query. Numbers and their names are texts there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MovieQuery {
    path: String,
    series: Option<String>,
    channel: Option<String>,
    z: Option<usize>,
    frame: Option<usize>,
    projection: Option<Projection>,
}

impl MovieQuery {
    fn choice(&self) -> MovieChoice {
        MovieChoice {
            path: self.path.clone(),
            series: self.series.clone(),
            channel: self.channel.clone(),
            z: self.z,
        }
    }
}

async fn movie(State(shared): App, Asked(query): Asked<MovieQuery>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let choice = query.choice();
        shared
            .movies
            .get(&choice, &shared.places)?
            .described(&choice)
    })
    .await
}

async fn frame(State(shared): App, Asked(query): Asked<MovieQuery>) -> Outcome<Response> {
    work(shared, move |shared| {
        let opened = shared.movies.get(&query.choice(), &shared.places)?;
        let shape = opened.movie.shape();
        let (bytes, kind) = match query.projection {
            Some(projection) => (float_bytes(&opened.projection(projection)?), "f32"),
            None => bytes_of(&opened.frame(query.frame.unwrap_or(0))?),
        };
        let headers = [
            (CONTENT_TYPE.as_str(), "application/octet-stream".to_owned()),
            ("x-width", shape.width.to_string()),
            ("x-height", shape.height.to_string()),
            ("x-type", kind.to_owned()),
        ];
        Ok((headers, bytes).into_response())
    })
    .await
}

async fn preview(
    State(shared): App,
    Given(request): Given<PreviewRequest>,
) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        shared
            .previews
            .frame(&request, &shared.movies, &shared.places)
    })
    .await
}

async fn spot(State(shared): App, Given(request): Given<PreviewRequest>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        shared
            .previews
            .spot(&request, &shared.movies, &shared.places)
    })
    .await
}

async fn width(State(shared): App, Given(request): Given<PreviewRequest>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        shared
            .previews
            .width(&request, &shared.movies, &shared.places)
    })
    .await
}

async fn cameras(State(shared): App) -> Outcome<Json<Value>> {
    answer(shared, |shared| shared.cameras.all()).await
}

async fn keep_camera(
    State(shared): App,
    Path(name): Path<String>,
    Given(camera): Given<serde_json::Map<String, Value>>,
) -> Outcome<Json<Value>> {
    answer(shared, move |shared| shared.cameras.keep(&name, &camera)).await
}

async fn jobs(State(shared): App) -> Outcome<Json<Value>> {
    answer(shared, |shared| {
        let all = shared.jobs.all();
        let all: Vec<Value> = all.iter().map(|job| job.described()).collect();
        Ok(json!({ "jobs": all }))
    })
    .await
}

async fn add_job(State(shared): App, Given(request): Given<JobRequest>) -> Outcome<Response> {
    let job = work(shared, move |shared| {
        Ok(shared.jobs.add(request)?.described())
    })
    .await?;
    Ok((StatusCode::CREATED, Json(job)).into_response())
}

async fn job(State(shared): App, Path(id): Path<String>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| Ok(shared.jobs.get(&id)?.described())).await
}

async fn delete_job(State(shared): App, Path(id): Path<String>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        shared.jobs.delete(&shared.jobs.get(&id)?);
        Ok(json!({ "id": id }))
    })
    .await
}

async fn stop_job(State(shared): App, Path(id): Path<String>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let job = shared.jobs.get(&id)?;
        shared.jobs.stop(&job);
        Ok(job.described())
    })
    .await
}

async fn resume_job(State(shared): App, Path(id): Path<String>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let job = shared.jobs.get(&id)?;
        shared.jobs.resume(&job);
        Ok(job.described())
    })
    .await
}

/// The state of a job, again after each change, until it has ended.
async fn job_events(
    State(shared): App,
    Path(id): Path<String>,
) -> Outcome<Sse<impl Stream<Item = Result<Event, Infallible>>>> {
    let job = shared.jobs.get(&id)?;
    let changes = job.watch();
    let first = (job, changes, true);
    let events = stream::unfold(Some(first), move |state| {
        let shared = shared.clone();
        async move {
            let (job, mut changes, is_first) = state?;
            if !is_first {
                tokio::time::sleep(EVENT_INTERVAL).await;
                changes.changed().await.ok()?;
            }
            changes.borrow_and_update();
            let is_ending = shared.operations.is_ending.load(Ordering::Relaxed);
            let ended = job.has_ended() || is_ending;
            let of_job = job.clone();
            let data = tokio::task::spawn_blocking(move || of_job.described().to_string());
            let event = Event::default().event("job").data(data.await.ok()?);
            Some((Ok(event), (!ended).then_some((job, changes, false))))
        }
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

#[derive(Deserialize)]
struct FormQuery {
    form: Form,
}

async fn job_as(
    State(shared): App,
    Path(id): Path<String>,
    Asked(query): Asked<FormQuery>,
) -> Outcome<String> {
    work(shared, move |shared| {
        words(&*shared.jobs.get(&id)?, query.form, &shared.places)
    })
    .await
}

/// A table and the rows of it that a condition selects.
#[derive(Deserialize)]
struct TableQuery {
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

async fn table(State(shared): App, Asked(query): Asked<TableQuery>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let (table, version) = shared
            .tables
            .get(&query.table, &shared.jobs, &shared.places)?;
        tables::described(&query.table, &table, version)
    })
    .await
}

async fn histogram(State(shared): App, Asked(query): Asked<TableQuery>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let column = query.column.as_deref().unwrap_or("photons");
        let table = shared.table(&query.table)?;
        table.histogram(column, query.bins.unwrap_or(80), &query.condition)
    })
    .await
}

async fn tile(State(shared): App, Asked(query): Asked<TableQuery>) -> Outcome<Response> {
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

async fn rows(State(shared): App, Asked(query): Asked<TableQuery>) -> Outcome<Json<Value>> {
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

async fn table_file(State(shared): App, Asked(query): Asked<TableQuery>) -> Outcome<Response> {
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

async fn picture(State(shared): App, Asked(request): Asked<PictureRequest>) -> Outcome<Response> {
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

async fn report(State(shared): App, Asked(query): Asked<TableQuery>) -> Outcome<Response> {
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

async fn drift(State(shared): App, Given(query): Given<TableQuery>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let table = shared.table(&query.table)?;
        shared.tables.drift(&query.table, &table, &query.condition)
    })
    .await
}

async fn link(State(shared): App, Given(query): Given<TableQuery>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let table = shared.table(&query.table)?;
        shared
            .tables
            .link(&query.table, &table, &query.condition, query.gap)
    })
    .await
}

/// Counts answers.
pub(crate) async fn count(
    State(shared): App,
    request: Request,
    next: axum::middleware::Next,
) -> Response {
    let response = next.run(request).await;
    let operations = &shared.operations;
    operations.requests.fetch_add(1, Ordering::Relaxed);
    if response.status().is_server_error() {
        operations.faults.fetch_add(1, Ordering::Relaxed);
    }
    response
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_document_of_the_api_has_every_address() {
        let document: Value = serde_json::from_str(include_str!("openapi.json")).expect("JSON");
        let paths = document["paths"].as_object().expect("paths");
        let described = paths.iter().flat_map(|(path, methods)| {
            let methods = methods.as_object().expect("methods");
            methods
                .keys()
                .map(move |method| (method.clone(), path.clone()))
        });
        let described: BTreeSet<_> = described.collect();
        let text = |(method, path): &(&str, &str)| ((*method).to_owned(), (*path).to_owned());
        let all = ROUTES.iter().chain([&("post", UPLOADS)]).map(text);
        // The page is no part of the API.
        let all: BTreeSet<_> = all
            .filter(|(_, path)| path != "/" && path != "/{file}")
            .collect();
        assert_eq!(described, all);
    }
}
