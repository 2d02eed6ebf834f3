//! Attacks on a server that listens on the machine of a user.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use gaussmle_app::{Error, Server, ServerOptions};
use serde_json::json;

use crate::support::{TOKEN, TestServer};

#[test]
fn a_request_without_the_token_learns_nothing() {
    let server = TestServer::start();
    let host = format!("127.0.0.1:{}", server.port);
    for path in [
        "/",
        "/app.js",
        "/api/v1/start",
        "/api/v1/files",
        "/metrics",
        "/api/v1/jobs",
    ] {
        for (name, value) in [
            ("x", "y".to_owned()),
            ("authorization", "Bearer wrong".into()),
            ("authorization", format!("Bearer {}", &TOKEN[1..])),
            ("authorization", format!("Basic {TOKEN}")),
            ("cookie", format!("gaussmle-1={TOKEN}")),
            ("cookie", format!("gaussmle-{}=wrong", server.port)),
        ] {
            let answer = server.send_with("GET", path, &[("host", &host), (name, &value)], b"");
            assert_eq!(answer.status, 401, "{path} {name}: {value}");
        }
        let answer = server.send_with(
            "GET",
            &format!("{path}?token={}x", TOKEN),
            &[("host", &host)],
            b"",
        );
        assert_eq!(answer.status, 401, "{path}");
    }
    let health = server.send_with("GET", "/health", &[("host", &host)], b"");
    assert_eq!(
        (health.status, &health.json()["ready"]),
        (200, &json!(true))
    );
}

#[test]
fn the_start_address_sets_a_cookie_that_other_sites_do_not_send() {
    let server = TestServer::start();
    let host = format!("localhost:{}", server.port);
    let start = server.send_with("GET", &format!("/?token={TOKEN}"), &[("host", &host)], b"");
    assert_eq!((start.status, start.header("location")), (303, Some("/")));
    let cookie = start.header("set-cookie").expect("a cookie").to_owned();
    for part in ["HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let cookie = cookie.split(';').next().expect("a value");
    let headers = [("host", host.as_str()), ("cookie", cookie)];
    let page = server.send_with("GET", "/", &headers, b"");
    assert_eq!(page.status, 200);
    let policy = page.header("content-security-policy").expect("a policy");
    assert!(
        policy.contains("default-src 'none'") && !policy.contains("unsafe"),
        "{policy}"
    );
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "no-referrer"),
        ("cache-control", "no-store"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        assert_eq!(page.header(name), Some(value));
    }
}

#[test]
fn names_of_other_hosts_are_refused() {
    let server = TestServer::with(|options| options.hosts = vec!["lab.example.org".into()]);
    let token = format!("Bearer {TOKEN}");
    let status = |host: &str| {
        let headers = [("host", host), ("authorization", token.as_str())];
        server
            .send_with("GET", "/api/v1/start", &headers, b"")
            .status
    };
    let port = server.port;
    for host in [
        format!("127.0.0.1:{port}"),
        format!("LOCALHOST:{port}"),
        "localhost".into(),
        format!("[::1]:{port}"),
        "lab.example.org".into(),
    ] {
        assert_eq!(status(&host), 200, "{host}");
    }
    // A name of a foreign site that leads to this machine (DNS rebinding).
    for host in [
        "evil.example.com".to_owned(),
        format!("evil.example.com:{port}"),
        format!("127.0.0.1.evil.example.com:{port}"),
        format!("127.0.0.1:{}", port.wrapping_add(1)),
        "0.0.0.0".into(),
        String::new(),
    ] {
        assert_eq!(status(&host), 403, "{host}");
    }
    let two = format!(
        "GET /api/v1/start HTTP/1.1\r\nhost: 127.0.0.1\r\nhost: evil.example.com\r\nauthorization: {token}\r\n\
         connection: close\r\n\r\n"
    );
    let answer = server.raw(two.as_bytes()).expect("an answer");
    assert!(
        answer.status == 403 || answer.status == 400,
        "{}",
        answer.status
    );
}

#[test]
fn pages_of_other_sites_can_change_nothing() {
    let server = TestServer::start();
    let movie = server.movie("movie.tif", 3);
    let body = json!({ "movie": { "path": movie } }).to_string();
    let host = format!("127.0.0.1:{}", server.port);
    let token = format!("Bearer {TOKEN}");
    let post = |more: &[(&str, &str)]| {
        let mut headers = vec![("host", host.as_str()), ("authorization", token.as_str())];
        headers.extend(more);
        server
            .send_with("POST", "/api/v1/jobs", &headers, body.as_bytes())
            .status
    };
    let json_type = ("content-type", "application/json");
    for (status, headers) in [
        (403, vec![json_type, ("origin", "https://evil.example.com")]),
        (403, vec![json_type, ("origin", "null")]),
        (403, vec![json_type, ("sec-fetch-site", "cross-site")]),
        (403, vec![json_type, ("sec-fetch-site", "same-site")]),
        // The types that a form of another site can have.
        (415, vec![("content-type", "text/plain")]),
        (
            415,
            vec![("content-type", "application/x-www-form-urlencoded")],
        ),
        (
            415,
            vec![("content-type", "multipart/form-data; boundary=x")],
        ),
        (415, vec![]),
    ] {
        assert_eq!(post(&headers), status, "{headers:?}");
    }
    assert_eq!(server.get("/api/v1/jobs")["jobs"], json!([]));
    let own = format!("http://{host}");
    assert_eq!(
        post(&[
            json_type,
            ("origin", &own),
            ("sec-fetch-site", "same-origin")
        ]),
        201
    );
}

#[test]
fn files_outside_of_the_folders_cannot_be_named() {
    let server = TestServer::start();
    let secret = server.folder.path().join("secret.csv");
    std::fs::write(&secret, "frame,x,y\n0,1,1\n").expect("written");
    let inside = server.data("table.csv");
    std::fs::copy(&secret, &inside).expect("copied");
    #[cfg(unix)]
    std::os::unix::fs::symlink(&secret, server.data("link.csv")).expect("a link");
    let folder = server.folder.path().display().to_string();
    let table = |path: &str| {
        let path: String = path.bytes().map(|byte| format!("%{byte:02x}")).collect();
        server.send("GET", &format!("/api/v1/table?table={path}"), None)
    };
    assert_eq!(table(&inside.to_string_lossy()).status, 200);
    for path in [
        format!("{folder}/secret.csv"),
        format!("{folder}/data/../secret.csv"),
        format!("{folder}/data/link.csv"),
        format!("{folder}/data/table.csv\0"),
        "/etc/passwd".into(),
        "secret.csv".into(),
        "../secret.csv".into(),
        "%2e%2e/secret.csv".into(),
        "job:../../secret".into(),
    ] {
        let answer = table(&path);
        assert_eq!(
            answer.status,
            404,
            "{path}: {}",
            String::from_utf8_lossy(&answer.body)
        );
    }
    for address in [
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "/app.js/../x",
    ] {
        assert_eq!(server.send("GET", address, None).status, 404, "{address}");
    }
    let listed = server.get(&format!("/api/v1/files?path={folder}/data"));
    let entries = listed["entries"].as_array().expect("a list");
    let names: Vec<_> = entries.iter().map(|entry| &entry["name"]).collect();
    assert_eq!(names, ["table.csv"]);
    // Options name files, too.
    let request = json!({
        "movie": { "path": inside }, "options": { "camera": secret },
    });
    let answer = server.send("POST", "/api/v1/jobs", Some(&request));
    assert!(
        answer.status == 404 && answer.message().contains("no such file"),
        "{answer:?}"
    );
}

#[test]
fn sizes_are_limited() {
    let server = TestServer::with(|options| options.upload_limit = 100_000);
    let host = format!("127.0.0.1:{}", server.port);
    let token = format!("Bearer {TOKEN}");
    let send = |address: &str, kind: &str, bytes: usize| {
        let headers = [
            ("host", host.as_str()),
            ("authorization", &token),
            ("content-type", kind),
        ];
        server
            .send_with("POST", address, &headers, &vec![b' '; bytes])
            .status
    };
    assert_eq!(send("/api/v1/jobs", "application/json", 2 << 20), 413);
    let file = "application/octet-stream";
    assert_eq!(send("/api/v1/uploads?name=a.tif", file, 99_000), 200);
    assert_eq!(send("/api/v1/uploads?name=a.tif", file, 101_000), 413);
    // The limit is that of all files together.
    assert_eq!(send("/api/v1/uploads?name=a.tif", file, 2000), 413);
    assert_eq!(send("/api/v1/uploads?name=a.tif", file, 500), 200);
    // A file that did not arrive whole is not left.
    let uploads = server.folder.path().join("state/uploads");
    assert_eq!(std::fs::read_dir(uploads).expect("a folder").count(), 2);
    let long = format!("/api/v1/files?path={}", "a".repeat(100_000));
    let answer = server.send("GET", &long, None);
    assert!(
        [414, 431, 404].contains(&answer.status),
        "{}",
        answer.status
    );
    assert_eq!(server.get("/api/v1/jobs")["jobs"], json!([]));
}

#[test]
fn idle_slow_and_vanished_clients_stop_nobody() {
    let server = TestServer::start();
    let connect = || TcpStream::connect(("127.0.0.1", server.port)).expect("connected");
    let idle: Vec<TcpStream> = (0..1000).map(|_| connect()).collect();
    let mut slow = connect();
    slow.write_all(b"GET /health HTTP/1.1\r\nho").expect("sent");
    for _ in 0..100 {
        let mut vanished = connect();
        let request = format!(
            "GET /api/v1/options HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {TOKEN}\r\n\r\n"
        );
        vanished.write_all(request.as_bytes()).expect("sent");
    }
    let started = Instant::now();
    assert_eq!(server.get("/api/v1/jobs")["jobs"], json!([]));
    assert!(
        started.elapsed() < Duration::from_secs(5),
        "others wait for idle clients"
    );
    slow.write_all(b"st: localhost\r\nconnection: close\r\n\r\n")
        .expect("sent");
    let mut answer = String::new();
    slow.read_to_string(&mut answer).expect("read");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    drop(idle);
}

#[test]
fn beyond_this_machine_a_token_is_needed() {
    let folder = tempfile::tempdir().expect("made");
    let start = |token: Option<&str>| {
        Server::start(&ServerOptions {
            listen: Some(([0, 0, 0, 0], 0).into()),
            state: Some(folder.path().join("state")),
            folders: vec![folder.path().into()],
            token: token.map(Into::into),
            ..ServerOptions::default()
        })
    };
    for token in [None, Some("short")] {
        let error = start(token).expect_err("refused");
        assert!(matches!(error, Error::NeedsToken(_)), "{error}");
        assert!(error.to_string().contains("TLS"), "{error}");
    }
    assert!(start(Some("a-long-enough-token")).is_ok());
}
