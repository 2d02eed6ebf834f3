//! TIFF files whose planes have their places in a text, as OME and Micro-Manager write them. No
//! other program is needed to write them.

use std::path::Path;

use gaussmle_io::movie::{self, FileError, Movie, OpenOptions, PixelType, Pixels, Shape};

use super::{open, read};

const DESCRIPTION: u16 = 270;
const SOFTWARE: u16 = 305;
const MICRO_MANAGER: u16 = 51123;

/// A TIFF of pages of 2x2 pixels of a value, each with a text in a field. A page without a text
/// refers to `shared`.
fn tiff(after_header: &[u8], shared: &str, pages: &[(u16, u16, String)]) -> Vec<u8> {
    let mut out = b"II*\0\0\0\0\0".to_vec();
    out.extend(after_header);
    let shared_at = out.len();
    out.extend(shared.bytes());
    let mut link = 4;
    for (value, tag, text) in pages {
        out.resize(out.len().next_multiple_of(2), 0);
        let directory = out.len();
        let data = directory + 2 + 12 * 9 + 4;
        let (at, len) = match text.is_empty() {
            true => (shared_at, shared.len()),
            false => (data + 8, text.len()),
        };
        out[link..link + 4].copy_from_slice(&(directory as u32).to_le_bytes());
        out.extend(9_u16.to_le_bytes());
        for (tag, kind, count, value) in [
            (256, 4, 1, 2),
            (257, 4, 1, 2),
            (258, 3, 1, 16),
            (259, 3, 1, 1),
            (262, 3, 1, 1),
            (273, 4, 1, data),
            (278, 4, 1, 2),
            (279, 4, 1, 8),
            (*tag, 2_u16, len, at),
        ] {
            out.extend([tag.to_le_bytes(), kind.to_le_bytes()].concat());
            out.extend([(count as u32).to_le_bytes(), (value as u32).to_le_bytes()].concat());
        }
        link = out.len();
        out.extend([0; 4]);
        out.extend(value.to_le_bytes().repeat(4));
        out.extend(text.bytes());
    }
    out
}

/// A TIFF with an OME description and pages of the values 0, 1, 2, ..
fn ome(sizes: &str, blocks: &str, pages: u16) -> Vec<u8> {
    let text = format!(
        "<OME><Image ID=\"Image:0\"><Pixels {sizes} SizeX=\"2\" SizeY=\"2\" Type=\"uint16\">{blocks}</Pixels></Image></OME>"
    );
    let pages = (0..pages).map(|page| match page {
        0 => (page, DESCRIPTION, text.clone()),
        _ => (page, SOFTWARE, "a program".to_owned()),
    });
    tiff(&[], "", &pages.collect::<Vec<_>>())
}

/// A file of Micro-Manager without a description, as an acquisition leaves it that was interrupted.
fn micro_manager(summary: &str, shared: &str, texts: &[&str]) -> Vec<u8> {
    let numbers = [
        54_773_648,
        0,
        483_765_892,
        0,
        99_384_722,
        0,
        2_355_492,
        summary.len() as u32,
    ];
    let mut head: Vec<u8> = numbers.into_iter().flat_map(u32::to_le_bytes).collect();
    head.extend(summary.bytes());
    let pages = texts.iter().enumerate();
    let pages = pages.map(|(page, &text)| (page as u16, MICRO_MANAGER, text.to_owned()));
    tiff(&head, shared, &pages.collect::<Vec<_>>())
}

/// Blocks of two times and two channels in a file, in an order other than that of the axes.
fn listed(file: &str) -> String {
    let places = [(1, 0), (0, 1), (0, 0), (1, 1)].into_iter().enumerate();
    places
        .map(|(ifd, (time, channel))| {
            format!(
                "<TiffData FirstT=\"{time}\" FirstC=\"{channel}\" IFD=\"{ifd}\" PlaneCount=\"1\">\
                 <UUID FileName=\"{file}\">urn:uuid:1</UUID></TiffData>"
            )
        })
        .collect()
}

const TWO_CHANNELS: &str = "SizeT=\"2\" SizeC=\"2\" SizeZ=\"1\" DimensionOrder=\"XYCZT\"";

/// Files of several channels, planes along z or positions, with their names.
pub fn files() -> Vec<(&'static str, Vec<u8>)> {
    let texts = [
        r#"{"FrameIndex": 0, "ChannelIndex": 0, "PositionIndex": 0}"#,
        r#"{"FrameIndex": 0, "ChannelIndex": 1, "PositionIndex": 0}"#,
        r#"{"FrameIndex": 1, "ChannelIndex": 0, "PositionIndex": 0}"#,
        r#"{"FrameIndex": 1, "ChannelIndex": 1, "PositionIndex": 0}"#,
    ];
    vec![
        (
            "listed.ome.tif",
            ome(TWO_CHANNELS, &listed("listed.ome.tif"), 4),
        ),
        (
            "nested.ome.tif",
            ome(
                "SizeT=\"1\" SizeZ=\"3\" SizeC=\"2\" DimensionOrder=\"XYZTC\"",
                "<TiffData/>",
                6,
            ),
        ),
        (
            "a_MMStack.tif",
            micro_manager(r#"{"Channels": 2, "Slices": 1}"#, "", &texts),
        ),
    ]
}

fn channel(path: &Path, channel: &str) -> Result<Box<dyn Movie>, FileError> {
    let options = OpenOptions {
        channel: Some(channel.into()),
        ..OpenOptions::default()
    };
    movie::open(path, &options)
}

/// The values of the frames of a channel.
fn values(path: &Path, number: &str) -> Vec<f64> {
    let movie = channel(path, number).unwrap_or_else(|error| panic!("{error}"));
    let all = read(movie.as_ref(), 0..movie.shape().frames);
    all.chunks_exact(4).map(|frame| frame[0]).collect()
}

#[test]
fn a_slow_channel_ends_before_the_next_one() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, bytes) in files() {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("written");
        let expected: [&[f64]; 2] = match name {
            "listed.ome.tif" => [&[2.0, 0.0], &[1.0, 3.0]],
            "nested.ome.tif" => [&[0.0, 1.0, 2.0], &[3.0, 4.0, 5.0]],
            _ => [&[0.0, 2.0], &[1.0, 3.0]],
        };
        assert_eq!(values(&path, "0"), expected[0], "{name}");
        assert_eq!(values(&path, "1"), expected[1], "{name}");
    }
}

#[test]
fn a_renamed_file_has_the_same_channels() {
    let folder = tempfile::tempdir().expect("a folder");
    let bytes = ome(TWO_CHANNELS, &listed("old.ome.tif"), 4);
    for name in ["old.ome.tif", "new.ome.tif", "new name.tif"] {
        let path = folder.path().join(name);
        std::fs::write(&path, &bytes).expect("written");
        assert_eq!(values(&path, "0"), [2.0, 0.0], "{name}");
        assert_eq!(values(&path, "1"), [1.0, 3.0], "{name}");
    }
}

#[test]
fn a_channel_without_planes_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.ome.tif");
    let sizes = "SizeT=\"2\" SizeC=\"3\" DimensionOrder=\"XYZTC\"";
    std::fs::write(&path, ome(sizes, "<TiffData/>", 4)).expect("written");
    assert_eq!(values(&path, "1"), [2.0, 3.0]);
    let error = channel(&path, "2").expect_err("cut short").to_string();
    assert!(error.contains("none of its 4 planes"), "{error}");
}

#[test]
fn positions_are_not_mixed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a_MMStack.tif");
    let texts = [
        r#"{"FrameIndex": 0, "ChannelIndex": 0, "PositionIndex": 0}"#,
        r#"{"FrameIndex": 0, "ChannelIndex": 0, "PositionIndex": 1}"#,
        r#"{"FrameIndex": 1, "ChannelIndex": 0, "PositionIndex": 0}"#,
        r#"{"FrameIndex": 1, "ChannelIndex": 0, "PositionIndex": 1}"#,
    ];
    for channels in [1, 2] {
        let summary = format!("{{\"Channels\": {channels}, \"Slices\": 1, \"Positions\": 2}}");
        let put = |texts: &[&str]| {
            std::fs::write(&path, micro_manager(&summary, "", texts)).expect("written");
            open(&path)
        };
        let error = put(&texts).expect_err("two positions");
        assert_eq!(error.option(), Some("series"), "{error}");
        assert!(error.to_string().contains("1 (position 1)"), "{error}");
        // The second position alone.
        let movie = put(&[texts[3], texts[1]]).expect("opened");
        assert_eq!(movie.shape().frames, 2);
        assert_eq!(read(movie.as_ref(), 0..1), [1.0; 4]);
    }
}

#[test]
fn a_text_that_all_planes_share_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a_MMStack.tif");
    let summary = r#"{"Channels": 2}"#;
    let text = |bytes| format!("{{\"FrameIndex\": 0, \"x\": \"{}\"}}", "x".repeat(bytes));
    let put = |text: &str, pages: usize| {
        let bytes = micro_manager(summary, text, &vec![""; pages]);
        std::fs::write(&path, bytes).expect("written");
        open(&path)
    };
    assert!(put(&text(1000), 1).is_ok());
    let error = put(&text(100_000), 2000).expect_err("200 MB in 600 kB");
    assert!(error.to_string().contains("texts"), "{error}");
    let error = put(&text(2_000_000), 1).expect_err("a text of 2 MB");
    assert!(error.to_string().contains("2000"), "{error}");
}

/// Another program takes a page from a movie of gaussmle and keeps its description.
#[test]
fn one_page_of_a_movie_of_our_own_is_a_movie() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("whole.tif");
    let shape = Shape {
        frames: 3,
        height: 4,
        width: 5,
    };
    let mut writer = movie::create(&path, shape, PixelType::U16).expect("created");
    writer
        .write(&Pixels::U16((0..60).collect()))
        .expect("written");
    writer.finish().expect("finished");
    let mut bytes = std::fs::read(&path).expect("read");
    // After the header, the number of fields of 12 bytes, and the fields.
    let fields = usize::from(u16::from_ne_bytes([bytes[8], bytes[9]]));
    bytes[10 + 12 * fields..][..4].fill(0);
    // Two more directories of 10 fields, and two frames.
    bytes.truncate(bytes.len() - 2 * (2 + 12 * 10 + 4) - 2 * 40);
    let page = folder.path().join("page.tif");
    std::fs::write(&page, bytes).expect("written");
    let movie = open(&page).expect("opened");
    assert_eq!(movie.shape().frames, 1);
    let expected: Vec<f64> = (0..20).map(f64::from).collect();
    assert_eq!(read(movie.as_ref(), 0..1), expected);
}
