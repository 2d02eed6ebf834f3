//! Tables: shown, selected, saved, and read again when their file changes.

use serde_json::json;

use crate::support::TestServer;

#[test]
fn tables_are_shown_selected_and_saved() {
    let server = TestServer::start();
    let path = server.movie("movie.tif", 200);
    let id = server.add_job(&path, &json!({}));
    server.wait_for(&id, "done");
    let table = server.get(&format!("/api/v1/table?table=job:{id}"));
    let (rows, usable) = (
        table["rows"].as_u64(),
        table["usable"].as_u64().expect("a number"),
    );
    assert!(rows.expect("a number") > 500);
    let level = table["levels"].as_u64().expect("levels") - 1;
    let tile = |condition: &str, more: &str| {
        let address =
            format!("/api/v1/table/tile?table=job:{id}&level={level}&where={condition}{more}");
        server.send("GET", &address, None)
    };
    let sum = |bytes: &[u8]| -> u64 {
        let pixels = bytes[..2 * 65536].chunks(2);
        pixels
            .map(|two| u64::from(u16::from_le_bytes([two[0], two[1]])))
            .sum()
    };
    assert_eq!(sum(&tile("", "").body), usable);
    let kept = |condition: &str| {
        let address = format!("/api/v1/table/histogram?table=job:{id}&where={condition}");
        server.get(&address)["kept_rows"]
            .as_f64()
            .expect("a number")
    };
    let is_usable = "status%20%3C=%201";
    let poor = kept(&format!("{is_usable}%20and%20p_value%20%3C%200.01"));
    assert!(
        poor > 0.0
            && (table["poor_part"].as_f64().expect("a part") - poor / kept(is_usable)).abs()
                < 1e-12
    );
    let condition = "photons%20%3E%20500";
    let histogram = server.get(&format!(
        "/api/v1/table/histogram?table=job:{id}&column=photons&bins=20&where={condition}"
    ));
    let total = |key: &str| -> u64 {
        histogram[key]
            .as_array()
            .expect("bins")
            .iter()
            .map(|n| n.as_u64().expect("a number"))
            .sum()
    };
    assert_eq!(
        (Some(total("all")), Some(total("kept"))),
        (rows, histogram["kept_rows"].as_u64())
    );
    assert!(total("kept") < total("all"));
    assert!(sum(&tile(condition, "").body) <= total("kept"));
    assert_eq!(tile(condition, "&hues=frame").body.len(), 3 * 65536);
    assert_eq!(tile("photons%20%3C%200", "").status, 204);
    let wrong = tile("photon%20%3C%200", "");
    assert!(
        wrong.status == 400 && wrong.message().contains("photons"),
        "{wrong:?}"
    );
    // Saved in other formats, with the rows that are selected.
    let file = |format: &str| {
        let address =
            format!("/api/v1/table/file?table=job:{id}&format={format}&where={condition}");
        server.send("GET", &address, None)
    };
    let csv = file("csv");
    assert!(
        csv.header("content-disposition")
            .expect("a name")
            .contains("movie_locs.zip")
    );
    assert!(csv.body.starts_with(b"PK") && file("parquet").body.starts_with(b"PAR1"));
    for (format, sign) in [
        ("png", b"\x89PNG".as_slice()),
        ("svg", b"<svg"),
        ("tif", b"II"),
    ] {
        let address = format!(
            "/api/v1/table/picture?table=job:{id}&format={format}&region=1,1,3,2&pixel_um=0.01&scale_bar=false"
        );
        let picture = server.send("GET", &address, None);
        assert!(
            picture
                .body
                .windows(sign.len())
                .take(100)
                .any(|part| part == sign),
            "{format}: {}",
            String::from_utf8_lossy(&picture.body[..100])
        );
    }
    let report = server.send("GET", &format!("/api/v1/table/report?table=job:{id}"), None);
    assert!(report.body.starts_with(b"<!doctype html>"));
    let policy = report.header("content-security-policy").expect("a policy");
    assert!(
        policy.contains("sandbox") && !policy.contains("connect-src"),
        "{policy}"
    );
    // Steps make other tables, and leave this one.
    let linked = server.send(
        "POST",
        "/api/v1/table/link",
        Some(&json!({ "table": format!("job:{id}"), "gap": 1 })),
    );
    let linked = linked.json();
    let name = linked["table"].as_str().expect("a table");
    let of_link = server.get(&format!("/api/v1/table?table={name}"));
    assert!(of_link["rows"].as_u64() < rows, "{of_link}");
    assert_eq!(
        (&of_link["parent"], &of_link["steps"]),
        (&json!(format!("job:{id}")), &json!(["linked"]))
    );
    // Its files have the name of the movie, too.
    let saved = server.send(
        "GET",
        &format!("/api/v1/table/file?table={name}&format=parquet"),
        None,
    );
    let saved = saved
        .header("content-disposition")
        .expect("a name")
        .to_owned();
    assert!(saved.contains("movie_locs.parquet"), "{saved}");
    let drift = server.send(
        "POST",
        "/api/v1/table/drift",
        Some(&json!({ "table": format!("job:{id}") })),
    );
    let drift = drift.json();
    assert!(
        !drift["words"].as_array().expect("words").is_empty(),
        "{drift}"
    );
}

#[test]
fn a_file_that_is_written_anew_is_shown_anew() {
    let server = TestServer::start();
    let path = server.data("rows.csv");
    let write = |rows: usize| {
        let part = server.data("part.csv");
        std::fs::write(&part, format!("frame,x,y\n{}", "0,1,1\n".repeat(rows))).expect("written");
        std::fs::rename(&part, &path).expect("renamed");
    };
    let shown = || server.get(&format!("/api/v1/table?table={}", path.display()));
    write(3);
    let first = shown();
    write(5);
    let mut second = shown();
    while second["rows"] == 3 {
        assert_eq!(second, first, "the same rows have the same version");
        std::thread::sleep(std::time::Duration::from_millis(50));
        second = shown();
    }
    assert_eq!(second["rows"], 5);
    let version = |table: &serde_json::Value| table["version"].as_u64().expect("a number");
    assert!(version(&second) > version(&first));
}
