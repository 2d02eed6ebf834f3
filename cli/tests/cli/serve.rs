//! The server as a process.

use crate::support::{assert_fails, passes_script};

#[test]
fn the_server_keeps_its_jobs_whatever_happens() {
    passes_script("serve.py");
}

#[test]
fn a_server_for_others_needs_a_token() {
    let folder = tempfile::tempdir().expect("made");
    let path = folder.path();
    let others = "serve --listen 0.0.0.0:0 --state state";
    assert_fails(path, others, 2, &["--token-file", "TLS"]);
    std::fs::write(path.join("token"), "short\n").expect("written");
    assert_fails(
        path,
        &format!("{others} --token-file token"),
        2,
        &["at least 16 letters"],
    );
    std::fs::write(path.join("token"), "with a space\n").expect("written");
    assert_fails(
        path,
        &format!("{others} --token-file token"),
        2,
        &["first line"],
    );
    assert_fails(path, "serve --health --listen 127.0.0.1:1", 1, &["refused"]);
    assert_fails(path, "serve none --state state", 2, &["none"]);
    assert_fails(
        path,
        "app none",
        2,
        &["none is neither a movie nor a folder"],
    );
}
