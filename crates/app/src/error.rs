//! Errors as answers: a status, a message for people, and the option that it is about.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// An error of a request.
#[derive(Debug)]
pub(crate) struct Failure {
    pub status: StatusCode,
    pub message: String,
    /// The option to change, by its key.
    pub option: Option<&'static str>,
    /// More members of the answer.
    pub more: Option<Box<(&'static str, Value)>>,
}

/// The result of a request.
pub(crate) type Outcome<T> = Result<T, Failure>;

impl Failure {
    pub fn new(status: StatusCode, message: impl Into<String>) -> Self {
        Self {
            status,
            message: message.into(),
            option: None,
            more: None,
        }
    }

    /// A request that cannot be answered as it is.
    pub fn bad(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, message)
    }

    pub fn not_found(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, message)
    }

    /// A fault of the server.
    pub fn internal(message: impl Into<String>) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, message)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut body = json!({ "error": { "message": self.message, "option": self.option } });
        if let Some(more) = self.more {
            let (name, value) = *more;
            body[name] = value;
        }
        (self.status, Json(body)).into_response()
    }
}

impl From<gaussmle_smlm::Error> for Failure {
    fn from(error: gaussmle_smlm::Error) -> Self {
        Self {
            option: error.option(),
            ..Self::bad(error.to_string())
        }
    }
}

macro_rules! bad_requests {
    ($($error:ty),* $(,)?) => {
        $(impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                Self::bad(error.to_string())
            }
        })*
    };
}

bad_requests! {
    gaussmle::error::ParseError,
    gaussmle_analysis::AnalysisError,
    gaussmle_io::movie::FileError,
    gaussmle_io::table::TableError,
    gaussmle_report::html::ReportError,
    gaussmle_report::render::RenderError,
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        let status = match error.kind() {
            std::io::ErrorKind::NotFound => StatusCode::NOT_FOUND,
            std::io::ErrorKind::StorageFull => StatusCode::INSUFFICIENT_STORAGE,
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        };
        Self::new(status, error.to_string())
    }
}
