//! SVG pictures, as an XML parser and a browser read them.

use std::path::Path;
use std::process::Command;

use gaussmle_report::render::{ColorMapping, Picture, RenderMode};
use serde_json::{Value, json};

use super::files::decode_file;
use super::{draw, region, scattered, table};
use crate::support::{chromium, printed, script};

/// A picture of 12x12 um with z.
fn deep(pixel_um: f64) -> Picture {
    let mut options = region(12.0, pixel_um, RenderMode::Gaussian);
    options.z = true;
    draw(&table(&scattered(500, [0.02, 0.1])), &options)
}

fn colors(scale_bar: bool) -> ColorMapping {
    ColorMapping {
        scale_bar,
        z_range_um: Some([-0.4, 0.5]),
        ..ColorMapping::default()
    }
}

/// The findings of `read_svg.py`. `None` without Python.
fn parsed(svg: &Path, pixels: &Path) -> Option<Value> {
    let mut reader = script("read_svg.py")?;
    reader.args([svg, pixels]);
    Some(serde_json::from_slice(&printed(reader)).expect("JSON"))
}

#[test]
fn svg_has_the_pixels_of_a_png_under_shapes_and_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let [svg, pixels] = ["a.svg", "pixels.png"].map(|name| folder.path().join(name));
    let picture = deep(0.02);
    picture.save(&pixels, &colors(false)).expect("written");
    picture.save(&svg, &colors(true)).expect("written");
    let Some(found) = parsed(&svg, &pixels) else {
        return;
    };
    assert_eq!(found["same_pixels"], true);
    assert_eq!(found["size"], json!(["0 0 600 600", "600", "600"]));
    assert_eq!(found["image"], json!(["600", "600"]));
    let text = |name: &str| found[name].as_str().expect("text").to_owned();
    let title = text("title");
    assert!(
        title.contains("0.02 um") && title.contains(" localizations"),
        "{title}"
    );
    let description = text("description");
    assert!(
        description.contains("pixel_size_um = 0.02"),
        "{description}"
    );
    // A fifth of 12 um is about 2 um, which are 100 pixels. The first rectangle is the rim.
    let bar = &found["groups"]["scale-bar"];
    assert_eq!(bar["words"], json!(["2 µm"]));
    let rects = bar["rects"].as_array().expect("rectangles");
    assert_eq!(rects.len(), 2);
    assert_eq!(
        [&rects[1][2], &rects[1][4]],
        [&json!(100), &json!("#ffffff")]
    );
    let key = &found["groups"]["z-key"];
    assert_eq!(key["words"], json!(["−400", "500 nm", "z"]));
    assert_eq!(key["rects"].as_array().map(Vec::len), Some(129));
    let letters = text("letters");
    for letter in "2 µm−400500 nmz".chars() {
        assert!(
            letters.contains(letter),
            "the font lacks `{letter}`: {letters}"
        );
    }
}

#[test]
fn svg_without_scale_bar_is_the_picture_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let [svg, pixels] = ["a.SVG", "pixels.png"].map(|name| folder.path().join(name));
    let picture = deep(0.02);
    let note = picture.save(&svg, &colors(false)).expect("written");
    assert_eq!(note, None, "an SVG has the colours");
    picture.save(&pixels, &colors(false)).expect("written");
    let Some(found) = parsed(&svg, &pixels) else {
        return;
    };
    assert_eq!(found["same_pixels"], true);
    let rest = [&found["groups"], &found["letters"]];
    assert_eq!(rest, [&json!({}), &json!("")]);
}

/// The side of the picture in the browser, pixels: digits have 40, so that edges are a small part.
const SIDE: usize = 2000;

/// The colours of that picture.
fn pixels(path: &Path) -> Vec<[u8; 3]> {
    let (width, height, parts) = decode_file(path);
    let channels = parts.len() / (width * height);
    let colors = parts.chunks(channels).map(|p| [p[0], p[1], p[2]]);
    assert_eq!(width, SIDE);
    colors.take(SIDE * SIDE).collect()
}

/// A file as Chromium shows it at its own size.
fn screenshot(svg: &Path) -> Vec<[u8; 3]> {
    let (shot, profile) = (svg.with_extension("shot.png"), svg.with_extension("user"));
    let output = Command::new("chromium")
        .args(["--headless=new", "--no-sandbox", "--disable-gpu"])
        .args(["--hide-scrollbars", "--force-color-profile=srgb"])
        .args(["--force-device-scale-factor=1"])
        .arg(format!("--window-size={SIDE},{}", SIDE + 200))
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg(format!("--screenshot={}", shot.display()))
        .arg(format!("file://{}", svg.display()))
        .output()
        .expect("chromium starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && shot.exists(), "{errors}");
    pixels(&shot)
}

/// The largest difference of a channel in each pixel.
fn differences(a: &[[u8; 3]], b: &[[u8; 3]]) -> Vec<u8> {
    let of = |(a, b): (&[u8; 3], &[u8; 3])| (0..3).map(|c| a[c].abs_diff(b[c])).max();
    a.iter().zip(b).map(|pair| of(pair).unwrap_or(0)).collect()
}

#[test]
fn browser_shows_an_svg_as_the_png() {
    if !chromium() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let [svg, png, bare, other] =
        ["a.svg", "a.png", "bare.png", "other.svg"].map(|name| folder.path().join(name));
    let picture = deep(12.0 / SIDE as f64);
    picture.save(&png, &colors(true)).expect("written");
    picture.save(&bare, &colors(false)).expect("written");
    picture.save(&svg, &colors(true)).expect("written");
    let (expected, bare) = (pixels(&png), pixels(&bare));
    let differences_of = |svg: &Path| differences(&screenshot(svg), &expected);
    let found = differences_of(&svg);
    let annotated = differences(&expected, &bare);
    for (place, _) in found.iter().enumerate().filter(|(_, d)| **d > 0) {
        // Edges of letters are rounded to pixels in other ways, by at most one, and rims with them.
        let (x, y) = (place % SIDE, place / SIDE);
        let mut around = (y - 2..=y + 2).flat_map(|y| (x - 2..=x + 2).map(move |x| y * SIDE + x));
        assert!(around.any(|near| annotated[near] > 0), "pixel {x}, {y}");
        // Digits of 40 pixels: rows of the key, and of the bar, with their rims.
        assert!(!(36..64).contains(&y) && !(1946..1964).contains(&y), "{y}");
    }
    // Words of another font differ more.
    let text = std::fs::read_to_string(&svg).expect("there");
    let unnamed = text.replace("'gaussmle Roboto',Roboto,", "");
    assert!(unnamed != text);
    std::fs::write(&other, unnamed).expect("writable");
    let sum = |differences: &[u8]| differences.iter().map(|&d| u64::from(d)).sum::<u64>();
    let [own, other] = [sum(&found), sum(&differences_of(&other))];
    assert!(3 * own < other, "{own}, with another font {other}");
}
