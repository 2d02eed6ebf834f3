//! Requests of any bytes. The server must answer, or close the connection, and answer the next one.
#![no_main]

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::OnceLock;
use std::time::Duration;

use gaussmle_app::{Server, ServerOptions};
use libfuzzer_sys::fuzz_target;

const TOKEN: &str = "the-token-of-fuzzing";

/// Starts one server for all requests, and returns its port.
fn port() -> u16 {
    static PORT: OnceLock<u16> = OnceLock::new();
    *PORT.get_or_init(|| {
        let folder = tempfile::tempdir().expect("made").keep();
        std::fs::write(folder.join("locs.csv"), "frame,x,y\n0,1,1\n").expect("written");
        let server = Server::start(&ServerOptions {
            folders: vec![folder.clone()],
            listen: Some(([127, 0, 0, 1], 0).into()),
            token: Some(TOKEN.into()),
            state: Some(folder.join("state")),
            upload_limit: 10_000,
            ..ServerOptions::default()
        })
        .expect("started");
        let address = server.address().to_owned();
        std::thread::spawn(move || server.run(&gaussmle::CancelToken::new()));
        let rest = address.rsplit(':').next().expect("a port");
        rest.split('/').next().expect("a port").parse().expect("a port")
    })
}

/// The answer to a request. One that is not complete ends with the connection of the client: the server need not answer,
/// and otherwise waits for the rest.
fn ask(request: &[u8], is_complete: bool) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port())).expect("the server listens");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("set");
    let _ = stream.write_all(request);
    if !is_complete {
        let _ = stream.shutdown(Shutdown::Write);
    }
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

fuzz_target!(|bytes: &[u8]| {
    // Half of the inputs pass the guard, and their bytes are the address and the body.
    let answer = match bytes.split_first() {
        Some((first, rest)) if first % 2 == 0 => {
            let end = rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
            let (line, body) = rest.split_at(end);
            let head = format!(
                " HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {TOKEN}\r\ncontent-type: application/json\r\n\
                 connection: close\r\ncontent-length: {}\r\n\r\n",
                body.len()
            );
            ask(&[line, head.as_bytes(), body].concat(), true)
        }
        _ => ask(bytes, false),
    };
    assert!(!answer.starts_with("HTTP/1.1 500"), "{answer}");
    let health = ask(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n", true);
    assert!(health.starts_with("HTTP/1.1 200"), "{health}");
});
