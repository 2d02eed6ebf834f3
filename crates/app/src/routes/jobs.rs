//! Jobs and their events.

use std::convert::Infallible;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, stream};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::error::Outcome;
use crate::jobs::{Form, JobRequest, words};
use crate::requests::{App, Asked, Given, answer, work};

/// The time between two events of a job.
const EVENT_INTERVAL: Duration = Duration::from_millis(200);

pub(super) async fn jobs(State(shared): App) -> Outcome<Json<Value>> {
    answer(shared, |shared| {
        let all = shared.jobs.all();
        let all: Vec<Value> = all.iter().map(|job| job.described()).collect();
        Ok(json!({ "jobs": all }))
    })
    .await
}

pub(super) async fn add_job(
    State(shared): App,
    Given(request): Given<JobRequest>,
) -> Outcome<Response> {
    let job = work(shared, move |shared| {
        Ok(shared.jobs.add(request)?.described())
    })
    .await?;
    Ok((StatusCode::CREATED, Json(job)).into_response())
}

pub(super) async fn job(State(shared): App, Path(id): Path<String>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| Ok(shared.jobs.get(&id)?.described())).await
}

pub(super) async fn delete_job(State(shared): App, Path(id): Path<String>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        shared.jobs.delete(&shared.jobs.get(&id)?);
        Ok(json!({ "id": id }))
    })
    .await
}

pub(super) async fn stop_job(State(shared): App, Path(id): Path<String>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let job = shared.jobs.get(&id)?;
        shared.jobs.stop(&job);
        Ok(job.described())
    })
    .await
}

pub(super) async fn resume_job(State(shared): App, Path(id): Path<String>) -> Outcome<Json<Value>> {
    answer(shared, move |shared| {
        let job = shared.jobs.get(&id)?;
        shared.jobs.resume(&job);
        Ok(job.described())
    })
    .await
}

/// The state of a job, again after each change, until it has ended.
pub(super) async fn job_events(
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
pub(super) struct FormQuery {
    form: Form,
}

pub(super) async fn job_as(
    State(shared): App,
    Path(id): Path<String>,
    Asked(query): Asked<FormQuery>,
) -> Outcome<String> {
    work(shared, move |shared| {
        words(&*shared.jobs.get(&id)?, query.form, &shared.places)
    })
    .await
}
