//! Folders, uploads, movies, previews and cameras.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::error::{Failure, Outcome};
use crate::files;
use crate::movies::{Movies, Projection, bytes_of, float_bytes};
use crate::places::Places;
use crate::previews::{PreviewRequest, Previews};
use crate::requests::{App, Asked, Given, answer, work};
use crate::run_options::MovieChoice;
use crate::state::Shared;

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

/// A new file by its name, or more of one that was sent by its path, which has `at` bytes.
#[derive(Deserialize)]
pub(super) struct UploadQuery {
    name: Option<String>,
    path: Option<String>,
    at: Option<u64>,
}

pub(super) async fn upload(
    State(shared): App,
    Asked(query): Asked<UploadQuery>,
    body: Body,
) -> Outcome<Json<Value>> {
    let answer = match (query.name, query.path) {
        (Some(name), None) => json!({ "path": shared.uploads.take(&name, body).await? }),
        (None, Some(path)) => {
            let path = shared.places.find(&path)?;
            let bytes = shared.uploads.append(&path, query.at, body).await?;
            json!({ "path": path, "bytes": bytes })
        }
        (None, None) | (Some(_), Some(_)) => {
            let words = "give the `name` of a new file, or the `path` of one that was sent";
            return Err(Failure::bad(words));
        }
    };
    Ok(Json(answer))
}

#[derive(Deserialize)]
pub(super) struct UploadPath {
    path: String,
}

pub(super) async fn delete_upload(
    State(shared): App,
    Asked(query): Asked<UploadPath>,
) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let path = shared.places.find(&query.path)?;
        if shared.jobs.needs(&path) {
            let words = format!("{}: a job needs it that waits or runs", path.display());
            return Err(Failure::new(StatusCode::CONFLICT, words));
        }
        shared.uploads.remove(&path)?;
        Ok(json!({}))
    })
    .await
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

/// A look at a movie with some options.
type Look = fn(&Previews, &PreviewRequest, &Movies, &Places) -> Outcome<Value>;

async fn looked(shared: Arc<Shared>, request: PreviewRequest, look: Look) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        look(&shared.previews, &request, &shared.movies, &shared.places)
    })
    .await
}

pub(super) async fn preview(
    State(shared): App,
    Given(request): Given<PreviewRequest>,
) -> Outcome<Json<Value>> {
    looked(shared, request, Previews::frame).await
}

pub(super) async fn spot(
    State(shared): App,
    Given(request): Given<PreviewRequest>,
) -> Outcome<Json<Value>> {
    looked(shared, request, Previews::spot).await
}

pub(super) async fn width(
    State(shared): App,
    Given(request): Given<PreviewRequest>,
) -> Outcome<Json<Value>> {
    looked(shared, request, Previews::width).await
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
