//! Requests of the page: movies, previews, uploads.

use gaussmle_io::movie::{self, OpenOptions, Pixels};
use serde_json::{Value, json};

use crate::support::{TestServer, options};

#[test]
fn a_movie_is_described_and_its_frames_are_its_pixels() {
    let server = TestServer::start();
    let path = server.movie("movie.tif", 7);
    let query = format!("path={}", path.display());
    let described = server.get(&format!("/api/v1/movie?{query}"));
    for (key, value) in [
        ("frames", json!(7)),
        ("width", json!(64)),
        ("height", json!(48)),
    ] {
        assert_eq!(described[key], value, "{described}");
    }
    let movie = movie::open(&path, &OpenOptions::default()).expect("a movie");
    let mut all = Pixels::default();
    movie.read(0..7, &mut all).expect("read");
    let Pixels::U16(all) = all else {
        panic!("16 bits");
    };
    let bytes = |kind: &str| {
        let answer = server.send("GET", &format!("/api/v1/movie/frame?{query}&{kind}"), None);
        assert_eq!(
            (answer.header("x-width"), answer.header("x-height")),
            (Some("64"), Some("48"))
        );
        (
            answer.header("x-type").expect("a type").to_owned(),
            answer.body,
        )
    };
    let (kind, frame) = bytes("frame=5");
    let expected: Vec<u8> = all[5 * 3072..6 * 3072]
        .iter()
        .flat_map(|v| v.to_le_bytes())
        .collect();
    assert_eq!((kind.as_str(), frame), ("u16", expected));
    let pixel = |bytes: &[u8], i: usize| {
        f32::from_le_bytes(bytes[4 * i..4 * i + 4].try_into().expect("four bytes"))
    };
    let (_, mean) = bytes("projection=mean");
    let (_, max) = bytes("projection=max");
    for i in [0, 1000, 3071] {
        let values = (0..7).map(|frame| f64::from(all[frame * 3072 + i]));
        assert_eq!(
            f64::from(pixel(&max, i)),
            values.clone().fold(0.0, f64::max)
        );
        let expected = values.sum::<f64>() / 7.0;
        assert!(
            (f64::from(pixel(&mean, i)) - expected).abs() < 1e-3,
            "{expected}"
        );
    }
    let none = server.send("GET", &format!("/api/v1/movie/frame?{query}&frame=7"), None);
    assert_eq!(none.status, 404);
}

#[test]
fn boxes_and_fits_of_a_frame_are_those_of_the_run() {
    let server = TestServer::start();
    let path = server.movie("movie.tif", 20);
    // Each fit has a box of its own, where none is a joint one.
    let mut options = options();
    options["crowded"] = json!("off");
    let id = server.add_job(&path, &json!({ "options": options }));
    server.wait_for(&id, "done");
    let condition = "frame%20%3D%3D%204";
    let rows = server.get(&format!(
        "/api/v1/table/rows?table=job:{id}&where={condition}"
    ));
    let of_run = |name: &str| -> Vec<Value> {
        let names = rows["names"].as_array().expect("names");
        let place = names.iter().position(|n| n == name).expect("a column");
        rows["columns"][place].as_array().expect("values").clone()
    };
    let request = json!({ "movie": { "path": path }, "options": options, "frame": 4, "fit": true });
    let answer = server
        .send("POST", "/api/v1/preview", Some(&request))
        .json();
    let fits = &answer["fits"];
    let column = |name: &str| {
        let names = fits["names"].as_array().expect("names");
        let place = names.iter().position(|n| n == name).expect("a column");
        fits["columns"][place].as_array().expect("values").clone()
    };
    assert!(column("x").len() > 3);
    for name in ["x", "y", "photons", "x_std", "p_value", "status"] {
        assert_eq!(column(name), of_run(name), "{name}");
    }
    let boxes = answer["boxes"].as_array().expect("boxes");
    assert_eq!(boxes.len(), column("x").len());
    assert!(boxes.iter().all(|found| found[2].as_f64() >= Some(1.0)));
    // The ROI of the first box has the parameters of its row.
    let corner = json!([boxes[0][0], boxes[0][1]]);
    let request = json!({
        "movie": { "path": path }, "options": options, "frame": 4, "corner": corner,
    });
    let spot = server
        .send("POST", "/api/v1/preview/spot", Some(&request))
        .json();
    let parameters = spot["parameters"].as_array().expect("parameters");
    for parameter in parameters {
        let name = parameter["name"].as_str().expect("a name");
        let value = &column(name)[0];
        assert_eq!(&parameter["value"], value, "{name}");
    }
    // The model has the light of the photons and the background that were fitted.
    let number = |name: &str| {
        let found = parameters
            .iter()
            .find(|p| p["name"] == name)
            .expect("there");
        found["value"].as_f64().expect("a number")
    };
    let sum = |key: &str| -> f64 {
        spot[key]
            .as_array()
            .expect("pixels")
            .iter()
            .map(|v| v.as_f64().expect("a number"))
            .sum()
    };
    let expected = number("photons") + 121.0 * number("background");
    assert!(
        (sum("model") / expected - 1.0).abs() < 0.02,
        "{} {expected}",
        sum("model")
    );
    let residuals = spot["residuals"].as_array().expect("pixels");
    let squares: f64 = residuals
        .iter()
        .map(|r| r.as_f64().expect("a number").powi(2))
        .sum();
    // 121 pixels of noise, and four parameters.
    assert!((60.0..200.0).contains(&squares), "{squares}");
}

#[test]
fn fewer_false_alarms_are_fewer_boxes_and_errors_name_the_option() {
    let server = TestServer::start();
    let path = server.movie("movie.tif", 5);
    let boxes = |key: &str, value: Value| {
        let mut options = options();
        options[key] = value;
        let request = json!({ "movie": { "path": path }, "options": options, "frame": 1 });
        server
            .send("POST", "/api/v1/preview", Some(&request))
            .json()
    };
    let number = |answer: &Value| answer["boxes"].as_array().map(Vec::len);
    assert!(
        number(&boxes("false_alarms", json!(100))) > number(&boxes("false_alarms", json!(1e-3)))
    );
    // The histogram has all boxes, and weaker peaks below the threshold.
    let numbers = |list: &Value, place: fn(&Value) -> &Value| -> Vec<f64> {
        let all = list.as_array().expect("a list").iter();
        all.map(|v| place(v).as_f64().expect("a number")).collect()
    };
    let mut below = 0;
    for frame in 0..5 {
        let request = json!({ "movie": { "path": path }, "options": options(), "frame": frame });
        let answer = server
            .send("POST", "/api/v1/preview", Some(&request))
            .json();
        let peaks = numbers(&answer["peaks"], |value| value);
        let strong = numbers(&answer["boxes"], |found| &found[2]);
        assert!(peaks.iter().all(|ratio| *ratio > 0.2), "{peaks:?}");
        assert!(
            strong.iter().all(|ratio| peaks.contains(ratio)),
            "{strong:?} {peaks:?}"
        );
        below += peaks.iter().filter(|ratio| **ratio < 1.0).count();
    }
    assert!(below > 0, "no peak below the threshold");
    let error = boxes("false_alarms", json!(-1));
    assert_eq!(error["error"]["option"], "false_alarms", "{error}");
    let region = boxes("region", json!([[0, 0, 32, 48]]));
    for found in region["boxes"].as_array().expect("boxes") {
        assert!(found[0].as_f64() < Some(32.0));
    }
}

#[test]
fn a_width_is_measured() {
    let server = TestServer::start();
    let path = server.movie("movie.tif", 200);
    let request = json!({ "movie": { "path": path }, "options": options() });
    let answer = server.send("POST", "/api/v1/width", Some(&request)).json();
    let sigma = answer["sigma_um"].as_f64().expect("a width");
    assert!((sigma - 0.13).abs() < 0.01, "{answer}");
}

#[test]
fn cameras_are_kept_by_name() {
    let server = TestServer::start();
    let camera = json!({ "pixel_size_um": 0.1, "offset_adu": 100, "gain_e_per_adu": 0.5 });
    let put = |name: &str, camera: &Value| {
        server.send("PUT", &format!("/api/v1/cameras/{name}"), Some(camera))
    };
    assert_eq!(put("Zyla%204.2", &camera).status, 200);
    let folder = server.end();
    let server = TestServer::in_folder(folder, |_| ());
    assert_eq!(server.get("/api/v1/cameras")["cameras"]["Zyla 4.2"], camera);
    let wrong = server.send(
        "PUT",
        "/api/v1/cameras/x",
        Some(&json!({ "model": "xynb" })),
    );
    assert_eq!(wrong.status, 400);
    let wrong = server.send(
        "PUT",
        "/api/v1/cameras/x",
        Some(&json!({ "offset_adu": "much" })),
    );
    assert_eq!(wrong.status, 400);
}

#[test]
fn an_uploaded_movie_is_a_movie() {
    let server = TestServer::start();
    let path = server.movie("movie.tif", 3);
    let bytes = std::fs::read(path).expect("read");
    let host = format!("127.0.0.1:{}", server.port);
    let token = format!("Bearer {}", crate::support::TOKEN);
    let headers = [
        ("host", host.as_str()),
        ("authorization", token.as_str()),
        ("content-type", "application/octet-stream"),
    ];
    let answer = server.send_with(
        "POST",
        "/api/v1/uploads?name=my%20movie.tif",
        &headers,
        &bytes,
    );
    let path = answer.json()["path"].as_str().expect("a path").to_owned();
    assert!(path.ends_with("my movie.tif"), "{path}");
    let described = server.get(&format!("/api/v1/movie?path={}", path.replace(' ', "%20")));
    assert_eq!(described["frames"], 3);
}

#[test]
fn files_are_sent_in_parts_and_removed() {
    let server = TestServer::with(|options| options.upload_limit = 10_000);
    let host = format!("127.0.0.1:{}", server.port);
    let token = format!("Bearer {}", crate::support::TOKEN);
    let send = |query: &str, bytes: &[u8]| {
        let headers = [
            ("host", host.as_str()),
            ("authorization", token.as_str()),
            ("content-type", "application/octet-stream"),
        ];
        let address = format!("/api/v1/uploads?{query}");
        server.send_with("POST", &address, &headers, bytes)
    };
    let answer = send("name=a.bin", &[1; 4000]);
    let path = answer.json()["path"].as_str().expect("a path").to_owned();
    let more = format!("path={path}");
    assert_eq!(send(&more, &[2; 4000]).status, 200);
    // A client that does not know whether its last part arrived asks so.
    let again = send(&format!("{more}&at=4000"), &[2; 4000]);
    assert_eq!(again.status, 409);
    assert!(again.message().contains("8000 bytes"), "{again:?}");
    // One that exceeds the room changes nothing.
    assert_eq!(send(&more, &[3; 4000]).status, 413);
    let expected = [vec![1; 4000], vec![2; 4000]].concat();
    assert_eq!(std::fs::read(&path).expect("read"), expected);
    // Files of the folders are never changed.
    let movie = server.movie("movie.tif", 3).display().to_string();
    let before = std::fs::read(&movie).expect("read");
    assert_eq!(send(&format!("path={movie}"), b"more").status, 400);
    let remove = |path: &str| server.send("DELETE", &format!("/api/v1/uploads?path={path}"), None);
    assert_eq!(remove(&movie).status, 400);
    assert_eq!(std::fs::read(&movie).expect("read"), before);
    let both = format!("name=b.bin&{more}");
    assert_eq!(send(&both, b"more").status, 400);
    assert_eq!(remove(&path).status, 200);
    assert_eq!(remove(&path).status, 404);
    // A file that did not arrive, and that a killed server left, is removed.
    let uploads = server.folder.path().join("state/uploads");
    std::fs::create_dir(uploads.join(".part")).expect("made");
    std::fs::write(uploads.join(".part/a.bin"), [0; 9000]).expect("written");
    assert_eq!(send("name=b.bin", &[4; 9000]).status, 200);
    // The room of files from before counts after a new start.
    let server = TestServer::in_folder(server.end(), |options| options.upload_limit = 10_000);
    let host = format!("127.0.0.1:{}", server.port);
    let headers = [
        ("host", host.as_str()),
        ("authorization", token.as_str()),
        ("content-type", "application/octet-stream"),
    ];
    let answer = server.send_with("POST", "/api/v1/uploads?name=c.bin", &headers, &[5; 2000]);
    assert_eq!(answer.status, 413);
    assert!(!server.folder.path().join("state/uploads/.part").exists());
}

#[test]
fn spots_that_are_left_out_have_a_place_and_a_reason() {
    let server = TestServer::start();
    let movie = server.movie("movie.tif", 3);
    let preview = |more: &Value| {
        let mut options = crate::support::options();
        let more = more.as_object().expect("options");
        options
            .as_object_mut()
            .expect("options")
            .extend(more.clone());
        let request = json!({ "movie": { "path": movie }, "frame": 1, "options": options });
        let answer = server.send("POST", "/api/v1/preview", Some(&request));
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    };
    for (options, reasons) in [
        (json!({}), &["border"][..]),
        (json!({ "isolated": true }), &["border", "crowded"]),
        (
            json!({ "region": [[0, 0, 32, 48]] }),
            &["border", "outside"],
        ),
        (
            json!({ "region": [[0, 0, 32, 48]], "isolated": true }),
            &["border", "crowded", "outside"],
        ),
    ] {
        let seen = preview(&options);
        let all = seen["left_out"].as_array().expect("places");
        for reason in ["border", "crowded", "outside"] {
            let number = all.iter().filter(|spot| spot[2] == reason).count();
            assert_eq!(seen["counts"][reason], number, "{reason} {seen}");
            assert_eq!(number > 0, reasons.contains(&reason), "{reason} {seen}");
        }
        let boxes = seen["boxes"].as_array().expect("boxes").len();
        assert_eq!(seen["counts"]["found"], boxes + all.len(), "{seen}");
    }
}

#[test]
fn the_state_of_the_server_is_told() {
    let server = TestServer::start();
    let movie = server.movie("movie.tif", 5);
    let id = server.add_job(&movie, &json!({}));
    server.wait_for(&id, "done");
    let status = server.get("/api/v1/status");
    assert_eq!(status["jobs"]["done"], 1, "{status}");
    assert!(!status["devices"].as_array().expect("devices").is_empty());
    let metrics = server.send("GET", "/metrics", None);
    let text = String::from_utf8(metrics.body).expect("text");
    for line in [
        "gaussmle_jobs{state=\"done\"} 1",
        "# TYPE gaussmle_requests_total counter",
    ] {
        assert!(text.contains(line), "{text}");
    }
    // A folder that is gone makes the server not ready.
    let jobs = server.folder.path().join("state/jobs");
    std::fs::rename(&jobs, server.folder.path().join("away")).expect("renamed");
    let health = server.send("GET", "/health", None);
    assert_eq!(health.status, 503);
    assert!(
        health.json()["reason"]
            .as_str()
            .expect("words")
            .contains("jobs")
    );
}
