//! The addresses of the server.

mod jobs;
mod look;
mod tables;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use axum::{Json, Router};
use serde_json::{Value, json};

use crate::error::{Failure, Outcome};
use crate::option_list;
use crate::page;
use crate::requests::{App, answer, work};
use crate::state::Shared;

/// Bytes of a request but for uploads.
const MOST_BODY: usize = 1 << 20;

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
    get "/api/v1/files" => look::list_files,
    get "/api/v1/movie" => look::movie,
    get "/api/v1/movie/frame" => look::frame,
    post "/api/v1/preview" => look::preview,
    post "/api/v1/preview/spot" => look::spot,
    post "/api/v1/width" => look::width,
    get "/api/v1/cameras" => look::cameras,
    put "/api/v1/cameras/{name}" => look::keep_camera,
    get "/api/v1/jobs" => jobs::jobs,
    post "/api/v1/jobs" => jobs::add_job,
    get "/api/v1/jobs/{id}" => jobs::job,
    delete "/api/v1/jobs/{id}" => jobs::delete_job,
    post "/api/v1/jobs/{id}/stop" => jobs::stop_job,
    post "/api/v1/jobs/{id}/resume" => jobs::resume_job,
    get "/api/v1/jobs/{id}/events" => jobs::job_events,
    get "/api/v1/jobs/{id}/as" => jobs::job_as,
    get "/api/v1/table" => tables::table,
    get "/api/v1/table/histogram" => tables::histogram,
    get "/api/v1/table/tile" => tables::tile,
    get "/api/v1/table/rows" => tables::rows,
    get "/api/v1/table/file" => tables::table_file,
    get "/api/v1/table/picture" => tables::picture,
    get "/api/v1/table/report" => tables::report,
    post "/api/v1/table/drift" => tables::drift,
    post "/api/v1/table/link" => tables::link,
}

/// All addresses.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    addresses()
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .route(
            UPLOADS,
            post(look::upload)
                .layer(DefaultBodyLimit::disable())
                .delete(look::delete_upload),
        )
        .fallback(|| async { Failure::not_found("there is no such address") })
        .with_state(shared)
}

/// The address of uploads, whose limit is another one.
const UPLOADS: &str = "/api/v1/uploads";

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
    let document = include_str!("../openapi.json");
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
        let document: Value = serde_json::from_str(include_str!("../openapi.json")).expect("JSON");
        let paths = document["paths"].as_object().expect("paths");
        let described = paths.iter().flat_map(|(path, methods)| {
            let methods = methods.as_object().expect("methods");
            methods
                .keys()
                .map(move |method| (method.clone(), path.clone()))
        });
        let described: BTreeSet<_> = described.collect();
        let text = |(method, path): &(&str, &str)| ((*method).to_owned(), (*path).to_owned());
        let uploads = [("post", UPLOADS), ("delete", UPLOADS)];
        let all = ROUTES.iter().chain(&uploads).map(text);
        // The page is no part of the API.
        let all: BTreeSet<_> = all
            .filter(|(_, path)| path != "/" && path != "/{file}")
            .collect();
        assert_eq!(described, all);
    }
}
