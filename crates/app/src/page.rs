//! The page: files that `npm run build` in `web` makes.

use axum::extract::Path;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use crate::error::Failure;

/// The files by their names, with the types of their contents.
const FILES: [(&str, &str, &[u8]); 3] = [
    (
        "index.html",
        "text/html; charset=utf-8",
        include_bytes!("../web/dist/index.html"),
    ),
    (
        "app.js",
        "text/javascript; charset=utf-8",
        include_bytes!("../web/dist/app.js"),
    ),
    (
        "app.css",
        "text/css; charset=utf-8",
        include_bytes!("../web/dist/app.css"),
    ),
];

pub(crate) async fn index() -> Response {
    answer("index.html")
}

pub(crate) async fn file(Path(name): Path<String>) -> Response {
    answer(&name)
}

fn answer(name: &str) -> Response {
    match FILES.into_iter().find(|(known, ..)| *known == name) {
        Some((_, content, bytes)) => ([(CONTENT_TYPE, content)], bytes).into_response(),
        None => Failure::not_found(format!("there is no page /{name}")).into_response(),
    }
}
