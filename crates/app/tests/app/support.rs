//! A server in this process, a client, and a movie.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use gaussmle::CancelToken;
use gaussmle_app::{Server, ServerOptions};
use gaussmle_smlm::simulate::{MovieSimulation, SimulateMovie};
use serde_json::{Value, json};

pub const TOKEN: &str = "a-token-of-these-tests";

/// A server with a folder of data and one of its own.
pub struct TestServer {
    pub folder: tempfile::TempDir,
    pub port: u16,
    stop: CancelToken,
    thread: Option<JoinHandle<()>>,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    #[track_caller]
    pub fn json(&self) -> Value {
        let text = String::from_utf8_lossy(&self.body);
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    #[track_caller]
    pub fn message(&self) -> String {
        self.json()["error"]["message"]
            .as_str()
            .expect("a message")
            .to_owned()
    }
}

impl TestServer {
    pub fn start() -> Self {
        Self::with(|_| ())
    }

    /// A server whose options are changed.
    pub fn with(change: impl FnOnce(&mut ServerOptions)) -> Self {
        Self::in_folder(tempfile::tempdir().expect("made"), change)
    }

    pub fn in_folder(folder: tempfile::TempDir, change: impl FnOnce(&mut ServerOptions)) -> Self {
        let data = folder.path().join("data");
        std::fs::create_dir_all(&data).expect("made");
        let mut options = ServerOptions {
            folders: vec![data],
            listen: Some(([127, 0, 0, 1], 0).into()),
            token: Some(TOKEN.into()),
            state: Some(folder.path().join("state")),
            ..ServerOptions::default()
        };
        change(&mut options);
        let server = Server::start(&options).expect("started");
        let address = server.address();
        let port = address
            .rsplit(':')
            .next()
            .and_then(|rest| rest.split('/').next());
        let port = port.and_then(|port| port.parse().ok()).expect("a port");
        let stop = CancelToken::new();
        let of_server = stop.clone();
        let thread = std::thread::spawn(move || server.run(&of_server).expect("served"));
        Self {
            folder,
            port,
            stop,
            thread: Some(thread),
        }
    }

    /// Ends the server as SIGTERM does, and returns its folder.
    pub fn end(mut self) -> tempfile::TempDir {
        self.stop.cancel();
        self.thread.take().expect("running").join().expect("ended");
        std::mem::replace(&mut self.folder, tempfile::tempdir().expect("made"))
    }

    pub fn data(&self, name: &str) -> PathBuf {
        self.folder.path().join("data").join(name)
    }

    /// A movie of 64x48 pixels with known camera.
    pub fn movie(&self, name: &str, frames: usize) -> PathBuf {
        let path = self.data(name);
        write_movie(&path, frames);
        path
    }

    /// Sends bytes, and reads the answer until the server closes the connection.
    pub fn raw(&self, request: &[u8]) -> Option<Answer> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("connected");
        stream
            .set_read_timeout(Some(Duration::from_secs(60)))
            .expect("set");
        // A server that refuses may close before all is sent.
        let _ = stream.write_all(request);
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        parse(&bytes)
    }

    /// A request with the token.
    pub fn send(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let body = body.map_or(String::new(), Value::to_string);
        self.send_with(
            method,
            path,
            &[
                ("host", &format!("127.0.0.1:{}", self.port)),
                ("authorization", &format!("Bearer {TOKEN}")),
                ("content-type", "application/json"),
            ],
            body.as_bytes(),
        )
    }

    pub fn send_with(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Answer {
        let mut request = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        request += &format!("content-length: {}\r\n\r\n", body.len());
        let request = [request.as_bytes(), body].concat();
        self.raw(&request).expect("an answer")
    }

    #[track_caller]
    pub fn get(&self, path: &str) -> Value {
        let answer = self.send("GET", path, None);
        assert_eq!(
            answer.status,
            200,
            "{path}: {}",
            String::from_utf8_lossy(&answer.body)
        );
        answer.json()
    }

    /// Adds a job, and returns its number.
    #[track_caller]
    pub fn add_job(&self, movie: &Path, more: &Value) -> String {
        let mut request =
            json!({ "movie": { "path": movie }, "options": options(), "format": "csv" });
        for (key, value) in more.as_object().expect("an object") {
            request[key] = value.clone();
        }
        let answer = self.send("POST", "/api/v1/jobs", Some(&request));
        assert_eq!(
            answer.status,
            201,
            "{}",
            String::from_utf8_lossy(&answer.body)
        );
        answer.json()["id"].as_str().expect("a number").to_owned()
    }

    /// Waits until a job is in a state.
    #[track_caller]
    pub fn wait_for(&self, id: &str, state: &str) -> Value {
        let started = Instant::now();
        loop {
            let job = self.get(&format!("/api/v1/jobs/{id}"));
            if job["state"] == state {
                return job;
            }
            assert!(started.elapsed() < Duration::from_secs(300), "{job}");
            assert!(job["state"] != "failed" || state == "failed", "{job}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.stop.cancel();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The options of a run on [`write_movie`].
pub fn options() -> Value {
    json!({
        "model": "xynb", "sigma_um": 0.13, "pixel_size_um": 0.1, "offset_adu": 0.0,
        "gain_e_per_adu": 1.0, "backend": "cpu",
    })
}

pub fn write_movie(path: &Path, frames: usize) {
    let simulation = MovieSimulation::new(frames, 64, 48);
    let movie = SimulateMovie {
        simulation: &simulation,
        movie: path,
        truth: None,
    };
    movie.run(&CancelToken::new(), |_| ()).expect("a movie");
}

fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers = lines.filter_map(|line| line.split_once(':'));
    let headers = headers.map(|(name, value)| (name.to_lowercase(), value.trim().to_owned()));
    let mut answer = Answer {
        status,
        headers: headers.collect(),
        body: bytes[end + 4..].to_vec(),
    };
    if answer.header("transfer-encoding") == Some("chunked") {
        answer.body = unchunked(&answer.body);
    }
    Some(answer)
}

fn unchunked(mut bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    while let Some(end) = bytes.windows(2).position(|two| two == b"\r\n") {
        let size = usize::from_str_radix(&String::from_utf8_lossy(&bytes[..end]), 16).unwrap_or(0);
        let from = end + 2;
        if size == 0 || from + size > bytes.len() {
            break;
        }
        out.extend(&bytes[from..from + size]);
        bytes = &bytes[(from + size + 2).min(bytes.len())..];
    }
    out
}
