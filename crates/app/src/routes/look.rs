//! Folders, uploads, movies, previews and cameras.

use std::time::Duration;

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;

use crate::error::{Failure, Outcome};
use crate::files;
use crate::movies::{Projection, bytes_of, float_bytes};
use crate::places::file_name;
use crate::previews::PreviewRequest;
use crate::requests::{App, Asked, Given, answer, work};
use crate::run_options::MovieChoice;

/// The time in which the next part of an upload must come.
const PART_TIME: Duration = Duration::from_secs(30);

#[derive(Deserialize)]
pub(super) struct FolderQuery {
    path: Option<String>,
}

pub(super) async fn list_files(
    State(shared): App,
    Asked(query): Asked<FolderQuery>,
) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        files::listing(query.path.as_deref(), &shared.places)
    })
    .await
}

#[derive(Deserialize)]
pub(super) struct UploadQuery {
    name: String,
}

/// Takes a file, in a folder of its own, so that no name is taken.
pub(super) async fn upload(
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
pub(super) struct MovieQuery {
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

pub(super) async fn movie(
    State(shared): App,
    Asked(query): Asked<MovieQuery>,
) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let choice = query.choice();
        shared
            .movies
            .get(&choice, &shared.places)?
            .described(&choice)
    })
    .await
}

pub(super) async fn frame(
    State(shared): App,
    Asked(query): Asked<MovieQuery>,
) -> Outcome<Response> {
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

pub(super) async fn preview(
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

pub(super) async fn spot(
    State(shared): App,
    Given(request): Given<PreviewRequest>,
) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        shared
            .previews
            .spot(&request, &shared.movies, &shared.places)
    })
    .await
}

pub(super) async fn width(
    State(shared): App,
    Given(request): Given<PreviewRequest>,
) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        shared
            .previews
            .width(&request, &shared.movies, &shared.places)
    })
    .await
}

pub(super) async fn cameras(State(shared): App) -> Outcome<Json<Value>> {
    answer(shared, |shared| shared.cameras.all()).await
}

pub(super) async fn keep_camera(
    State(shared): App,
    Path(name): Path<String>,
    Given(camera): Given<serde_json::Map<String, Value>>,
) -> Outcome<Json<Value>> {
    answer(shared, move |shared| shared.cameras.keep(&name, &camera)).await
}
