//! Parts that every address uses: what a request asks, and work away from the server's threads.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request, State};
use axum::http::request::Parts;
use gaussmle_base::caught;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::{Failure, Outcome};
use crate::state::Shared;

pub(crate) type App = State<Arc<Shared>>;

/// The query of a request, whose errors are answers of this server.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        let query = query.map_err(|error| Failure::bad(error.body_text()))?;
        Ok(Self(query.0))
    }
}

/// The JSON of a request.
pub(crate) struct Given<T>(pub(crate) T);

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
pub(crate) async fn work<T: Send + 'static>(
    shared: Arc<Shared>,
    task: impl FnOnce(&Shared) -> Outcome<T> + Send + 'static,
) -> Outcome<T> {
    let done = tokio::task::spawn_blocking(move || {
        // A damaged file must not end the server.
        caught::caught(|| task(&shared))
    });
    let words = match done.await {
        Ok(Ok(outcome)) => return outcome,
        Ok(Err(panic)) => caught::words(&*panic),
        Err(error) => error.to_string(),
    };
    let message = format!("the server failed at this request: {words}");
    Err(Failure::internal(message))
}

/// As [`work`], for an answer in JSON.
pub(crate) async fn answer(
    shared: Arc<Shared>,
    task: impl FnOnce(&Shared) -> Outcome<Value> + Send + 'static,
) -> Outcome<Json<Value>> {
    work(shared, task).await.map(Json)
}
