//! The rules for requests: they come from those who know the token, from a page of this server.
//!
//! A browser lets any page send requests to this machine. So a request needs the token, as a cookie
//! that pages of other sites do not send, or in a header that they cannot set. The name of the host
//! must be one of the server's: a name of a foreign site that leads here is refused. A request that
//! changes something must come from the server's own page, in a form that a page of another site
//! cannot send without asking first.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, HOST, LOCATION,
    ORIGIN, REFERRER_POLICY, SET_COOKIE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use rand::TryRngCore;

use crate::error::Failure;

/// The page's own scripts and styles, and nothing from elsewhere.
const PAGE_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; \
     connect-src 'self'; font-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/// The answers to these need no token: programs that watch a server ask for them.
const OPEN_PATHS: [&str; 1] = ["/health"];

/// Bytes of a token.
const TOKEN_BYTES: usize = 24;

/// The rules by which requests are refused.
#[derive(Debug)]
pub(crate) struct Guard {
    token: String,
    cookie: String,
    /// The hosts by which the server is asked, with and without the port.
    hosts: Vec<String>,
}

impl Guard {
    /// The rules of a server at an address. `names` are other names of this machine.
    pub fn new(token: String, address: SocketAddr, names: &[String]) -> Self {
        let port = address.port();
        let own = match address.ip().is_ipv6() {
            true => format!("[{}]", address.ip()),
            false => address.ip().to_string(),
        };
        let local = ["127.0.0.1", "localhost", "[::1]"].map(String::from);
        let all = local.into_iter().chain([own]).chain(names.iter().cloned());
        let hosts = all.flat_map(|name| {
            let name = name.to_ascii_lowercase();
            [format!("{name}:{port}"), name]
        });
        Self {
            token,
            // Cookies of one host are those of all its ports.
            cookie: format!("gaussmle-{port}"),
            hosts: hosts.collect(),
        }
    }

    /// A token that nobody can guess.
    ///
    /// # Errors
    ///
    /// Returns an error if the system has no random numbers.
    pub fn random_token() -> std::io::Result<String> {
        let mut bytes = [0; TOKEN_BYTES];
        let filled = rand::rngs::OsRng.try_fill_bytes(&mut bytes);
        filled.map_err(std::io::Error::other)?;
        Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// The address to open in a browser.
    pub fn address(&self, host: &str, port: u16) -> String {
        format!("http://{host}:{port}/?token={}", self.token)
    }

    fn is_token(&self, text: &str) -> bool {
        // The time that it takes tells nothing about where they differ.
        let (a, b) = (text.as_bytes(), self.token.as_bytes());
        let differ = a.iter().zip(b).fold(0, |all, (a, b)| all | (a ^ b));
        a.len() == b.len() && differ == 0
    }

    fn has_token(&self, headers: &HeaderMap) -> bool {
        let text = |name| {
            headers
                .get(name)
                .and_then(|value: &HeaderValue| value.to_str().ok())
        };
        let bearer = text(AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let cookies = text(COOKIE).unwrap_or_default().split(';');
        let of_cookie = cookies.filter_map(|cookie| cookie.trim().split_once('='));
        let mut of_cookie = of_cookie.filter(|(name, _)| *name == self.cookie);
        bearer.is_some_and(|token| self.is_token(token))
            || of_cookie.any(|(_, token)| self.is_token(token))
    }

    fn check_host(&self, headers: &HeaderMap) -> Result<(), Failure> {
        let refused = |message: &str| Err(Failure::new(StatusCode::FORBIDDEN, message));
        let mut hosts = headers.get_all(HOST).iter();
        let (host, more) = (hosts.next(), hosts.next());
        let host = host
            .and_then(|host| host.to_str().ok())
            .map(str::to_ascii_lowercase);
        let is_own = |host: &str| self.hosts.iter().any(|own| own == host);
        match host {
            Some(host) if is_own(&host) && more.is_none() => {}
            Some(_) | None => {
                return refused("this server has another name: `--host NAME` adds one");
            }
        }
        let Some(origin) = headers.get(ORIGIN) else {
            return Ok(());
        };
        let origin = origin.to_str().unwrap_or_default().to_ascii_lowercase();
        let scheme = ["http://", "https://"]
            .into_iter()
            .find_map(|s| origin.strip_prefix(s));
        match scheme {
            Some(host) if is_own(host) => Ok(()),
            Some(_) | None => refused("the request comes from a page of another site"),
        }
    }

    /// Refuses changes in a form that pages of other sites can send.
    fn check_change(&self, method: &Method, headers: &HeaderMap) -> Result<(), Failure> {
        if method == Method::GET || method == Method::HEAD {
            return Ok(());
        }
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        if let Some("cross-site" | "same-site") = text("sec-fetch-site") {
            let message = "the request comes from a page of another site";
            return Err(Failure::new(StatusCode::FORBIDDEN, message));
        }
        let content = text(CONTENT_TYPE.as_str()).unwrap_or_default();
        let content = content.split(';').next().unwrap_or_default().trim();
        match content {
            "application/json" | "application/octet-stream" => Ok(()),
            _ => Err(Failure::new(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "the content type must be application/json, or application/octet-stream of a file",
            )),
        }
    }

    /// The token of the start address, `/?token=...`.
    fn token_of_start<'a>(&self, request: &'a Request) -> Option<&'a str> {
        let query = (request.uri().path() == "/").then(|| request.uri().query())??;
        query
            .split('&')
            .find_map(|part| part.strip_prefix("token="))
    }

    fn check(&self, request: &Request) -> Result<Option<Response>, Failure> {
        let headers = request.headers();
        self.check_host(headers)?;
        if OPEN_PATHS.contains(&request.uri().path()) {
            return Ok(None);
        }
        if let Some(token) = self.token_of_start(request)
            && self.is_token(token)
        {
            let cookie = format!("{}={token}; HttpOnly; SameSite=Strict; Path=/", self.cookie);
            // The address in the browser's history has no token.
            let headers = [(SET_COOKIE, cookie), (LOCATION, "/".into())];
            return Ok(Some((StatusCode::SEE_OTHER, headers).into_response()));
        }
        if !self.has_token(headers) {
            return Err(Failure::new(
                StatusCode::UNAUTHORIZED,
                "the token is missing or wrong: open the address that gaussmle printed, or send it in the header \
                 `Authorization: Bearer TOKEN`",
            ));
        }
        self.check_change(request.method(), headers)?;
        Ok(None)
    }
}

/// Refuses what the rules do not allow, and adds the headers of all answers.
pub(crate) async fn check(
    State(guard): State<Arc<Guard>>,
    request: Request<Body>,
    next: Next,
) -> Response {
    let mut response = match guard.check(&request) {
        Ok(None) => next.run(request).await,
        Ok(Some(response)) => response,
        Err(failure) => failure.into_response(),
    };
    let headers = response.headers_mut();
    let fixed = [
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "no-referrer"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // The report's page has a policy of its own.
    headers
        .entry(CONTENT_SECURITY_POLICY)
        .or_insert(HeaderValue::from_static(PAGE_POLICY));
    headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    let policies = [
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ];
    for (name, value) in policies {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}
