//! Jobs: the run of the command line, stopped, resumed and interrupted.

use std::time::Duration;

use gaussmle::CancelToken;
use gaussmle_io::table::Format;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::Section;
use gaussmle_smlm::localize::LocalizeFile;
use serde_json::{Value, json};

use crate::support::{TestServer, options, write_movie};

/// The table of the same run without a server.
fn table_of(server: &TestServer, movie: &std::path::Path) -> Vec<u8> {
    let table = toml::Table::try_from(options()).expect("TOML");
    let text = toml::Table::from_iter([("localize".to_owned(), table.into())]).to_string();
    let config = RunConfig::from_toml(&text, Section::Localize).expect("valid");
    let output = server.folder.path().join("alone.csv");
    let run = LocalizeFile {
        movie,
        output: &output,
        format: Format::CSV,
        config: &config,
        resume: false,
        other_input: None,
        reserved: &[],
    };
    run.run(&CancelToken::new(), |_| ()).expect("localized");
    std::fs::read(output).expect("the table")
}

fn output_of(job: &Value) -> Vec<u8> {
    std::fs::read(job["output"].as_str().expect("a path")).expect("the table")
}

#[test]
fn a_job_has_the_bytes_of_the_run_without_a_server() {
    let server = TestServer::start();
    let movie = server.movie("movie.tif", 50);
    let id = server.add_job(
        &movie,
        &json!({ "owner": "ann", "priority": 3, "name": "first" }),
    );
    let job = server.wait_for(&id, "done");
    assert_eq!(output_of(&job), table_of(&server, &movie));
    let summary = &job["summary"];
    let rows = job["progress"]["localizations"].as_u64().expect("a number");
    assert!(
        rows > 100 && summary["usable"].as_u64().expect("a number") <= rows,
        "{job}"
    );
    assert_eq!(
        (&job["owner"], &job["name"], &job["priority"]),
        (&json!("ann"), &json!("first"), &json!(3))
    );
    let device = job["device"].as_str().expect("words");
    assert!(
        device.contains("the back end `cpu` was asked for"),
        "{device}"
    );
    assert_eq!(server.get("/api/v1/jobs")["jobs"][0]["id"], id);
    let deleted = server.send("DELETE", &format!("/api/v1/jobs/{id}"), None);
    assert_eq!(deleted.status, 200);
    assert!(!std::path::Path::new(job["output"].as_str().expect("a path")).exists());
    assert_eq!(
        server
            .send("GET", &format!("/api/v1/jobs/{id}"), None)
            .status,
        404
    );
}

#[test]
fn events_tell_of_a_job_until_its_end() {
    let server = TestServer::start();
    let movie = server.movie("movie.tif", 300);
    let id = server.add_job(&movie, &json!({}));
    let answer = server.send("GET", &format!("/api/v1/jobs/{id}/events"), None);
    assert_eq!(answer.header("content-type"), Some("text/event-stream"));
    let text = String::from_utf8(answer.body).expect("text");
    let events = text.lines().filter_map(|line| line.strip_prefix("data: "));
    let states: Vec<Value> = events
        .map(|data| serde_json::from_str(data).expect("JSON"))
        .collect();
    let last = states.last().expect("events");
    assert_eq!(last["state"], "done", "{last}");
    assert!(
        states[..states.len() - 1]
            .iter()
            .all(|job| job["state"] != "done")
    );
    assert_eq!(text.matches("event: job").count(), states.len());
}

#[test]
fn jobs_are_stopped_and_go_on_to_the_same_bytes() {
    let server = TestServer::start();
    let movie = server.movie("movie.tif", 10_000);
    let id = server.add_job(&movie, &json!({}));
    server.wait_for(&id, "running");
    std::thread::sleep(Duration::from_millis(300));
    let stop = server.send("POST", &format!("/api/v1/jobs/{id}/stop"), None);
    assert_eq!(stop.status, 200);
    let stopped = server.wait_for(&id, "stopped");
    let progress = &stopped["progress"];
    assert!(
        progress["done"].as_u64() < progress["total"].as_u64(),
        "it ended too soon: {stopped}"
    );
    if progress["localizations"] != 0 {
        let table = server.get(&format!("/api/v1/table?table=job:{id}"));
        assert_eq!(table["rows"], progress["localizations"]);
    }
    // A server that ends interrupts the run; it goes on when another starts.
    server.send("POST", &format!("/api/v1/jobs/{id}/resume"), None);
    server.wait_for(&id, "running");
    let folder = server.end();
    let record = std::fs::read_to_string(folder.path().join(format!("state/jobs/{id}/job.json")));
    let record: Value = serde_json::from_str(&record.expect("read")).expect("JSON");
    assert_eq!(record["state"], "waiting", "{record}");
    let server = TestServer::in_folder(folder, |_| ());
    let job = server.wait_for(&id, "done");
    assert_eq!(output_of(&job), table_of(&server, &movie));
}

#[test]
fn a_run_that_another_version_began_starts_again() {
    let server = TestServer::start();
    let movie = server.movie("movie.tif", 10_000);
    let id = server.add_job(&movie, &json!({}));
    server.wait_for(&id, "running");
    let folder = server.end();
    let jobs = folder.path().join(format!("state/jobs/{id}"));
    let read = || std::fs::read_to_string(jobs.join("job.json")).expect("read");
    let mut record: Value = serde_json::from_str(&read()).expect("JSON");
    let output = record["output"].as_str().expect("a path");
    let checkpoint = format!("{output}.unfinished");
    std::fs::write(&checkpoint, "of another version").expect("writable");
    // This version's own is not removed: the run has failed.
    let server = TestServer::in_folder(folder, |_| ());
    server.wait_for(&id, "failed");
    let folder = server.end();
    record["program"] = json!("0.0.1");
    std::fs::write(jobs.join("job.json"), record.to_string()).expect("writable");
    let server = TestServer::in_folder(folder, |_| ());
    let job = server.wait_for(&id, "done");
    assert_eq!(output_of(&job), table_of(&server, &movie));
    let record: Value = serde_json::from_str(&read()).expect("JSON");
    assert_ne!(record["program"], "0.0.1");
}

#[test]
fn priorities_and_owners_decide_who_is_next() {
    let server = TestServer::start();
    let long = server.movie("long.tif", 10_000);
    let short = server.movie("short.tif", 5);
    let first = server.add_job(&long, &json!({ "owner": "ann" }));
    server.wait_for(&first, "running");
    let add = |owner: &str, priority: i32| {
        server.add_job(&short, &json!({ "owner": owner, "priority": priority }))
    };
    let jobs = [add("ann", 0), add("ben", 0), add("ann", 0), add("cem", 5)];
    server.send("POST", &format!("/api/v1/jobs/{first}/stop"), None);
    let mut started: Vec<(f64, usize)> = Vec::new();
    for (number, id) in jobs.iter().enumerate() {
        let job = server.wait_for(id, "done");
        started.push((job["started"].as_f64().expect("a time"), number));
    }
    started.sort_by(|a, b| a.0.total_cmp(&b.0));
    let order: Vec<usize> = started.into_iter().map(|(_, number)| number).collect();
    assert_eq!(order, [3, 0, 1, 2]);
}

#[test]
fn wrong_jobs_are_refused_or_fail_with_words() {
    let server = TestServer::start();
    let movie = server.movie("movie.tif", 3);
    let refused = |body: Value| {
        let answer = server.send("POST", "/api/v1/jobs", Some(&body));
        assert!((400..500).contains(&answer.status), "{answer:?}");
        answer.message()
    };
    assert!(refused(json!({ "movie": { "path": "/none.tif" } })).contains("/none.tif"));
    let path = json!({ "path": movie });
    assert!(refused(json!({ "movie": path, "options": { "sigma": 1 } })).contains("sigma_um"));
    assert!(
        refused(json!({ "movie": path, "options": { "metrics": "/tmp/x" } })).contains("metrics")
    );
    assert!(refused(json!({ "movie": path, "format": "excel" })).contains("excel"));
    assert!(refused(json!({ "movie": path, "unknown": 1 })).contains("unknown"));
    assert!(refused(json!("text")).contains("JobRequest"));
    // Only the run opens the movie.
    let text = server.data("text.tif");
    std::fs::write(&text, "no movie").expect("written");
    let id = server.add_job(&text, &json!({}));
    let job = server.wait_for(&id, "failed");
    assert!(
        job["error"]["message"]
            .as_str()
            .expect("words")
            .contains("text.tif"),
        "{job}"
    );
    // With its cause gone, it can go on.
    std::fs::remove_file(&text).expect("removed");
    write_movie(&text, 3);
    server.send("POST", &format!("/api/v1/jobs/{id}/resume"), None);
    server.wait_for(&id, "done");
}

#[test]
fn a_later_record_is_left_alone() {
    let server = TestServer::start();
    let movie = server.movie("movie.tif", 3);
    let id = server.add_job(&movie, &json!({}));
    server.wait_for(&id, "done");
    let folder = server.end();
    let path = folder.path().join(format!("state/jobs/{id}/job.json"));
    let later = std::fs::read_to_string(&path)
        .expect("read")
        .replace("\"version\": 1", "\"version\": 2");
    std::fs::write(&path, &later).expect("written");
    let server = TestServer::in_folder(folder, |_| ());
    assert_eq!(server.get("/api/v1/jobs")["jobs"], json!([]));
    assert_eq!(std::fs::read_to_string(&path).expect("read"), later);
}

#[test]
fn a_folder_has_one_server() {
    let server = TestServer::start();
    let state = server.folder.path().join("state");
    let other = gaussmle_app::Server::start(&gaussmle_app::ServerOptions {
        folders: vec![server.folder.path().join("data")],
        listen: Some(([127, 0, 0, 1], 0).into()),
        state: Some(state),
        ..gaussmle_app::ServerOptions::default()
    });
    let error = other.expect_err("refused").to_string();
    assert!(error.contains("another server"), "{error}");
}

#[test]
fn a_deleted_job_does_not_come_back() {
    let server = TestServer::start();
    let movie = server.movie("movie.tif", 10_000);
    let running = server.add_job(&movie, &json!({}));
    server.wait_for(&running, "running");
    let waiting = server.add_job(&movie, &json!({}));
    for id in [&waiting, &running] {
        assert_eq!(
            server
                .send("DELETE", &format!("/api/v1/jobs/{id}"), None)
                .status,
            200
        );
    }
    // Its run may have ended or not.
    let folder = server.end();
    let server = TestServer::in_folder(folder, |_| ());
    assert_eq!(server.get("/api/v1/jobs")["jobs"], json!([]));
    let left = std::fs::read_dir(server.folder.path().join("state/jobs"));
    assert_eq!(left.expect("a folder").count(), 0);
}

#[test]
fn the_events_of_a_deleted_job_end() {
    let server = TestServer::start();
    let movie = server.movie("movie.tif", 10_000);
    let running = server.add_job(&movie, &json!({}));
    let waiting = server.add_job(&movie, &json!({}));
    server.wait_for(&running, "running");
    let events = std::thread::scope(|scope| {
        let events =
            scope.spawn(|| server.send("GET", &format!("/api/v1/jobs/{waiting}/events"), None));
        std::thread::sleep(Duration::from_millis(500));
        server.send("DELETE", &format!("/api/v1/jobs/{waiting}"), None);
        events.join().expect("an end")
    });
    assert_eq!(events.status, 200);
    server.send("POST", &format!("/api/v1/jobs/{running}/stop"), None);
}
