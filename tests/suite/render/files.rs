//! Files of pictures, as other programs read them.

use std::io::Cursor;
use std::path::Path;

use gaussmle_report::render::{
    ColorMap, ColorMapping, Contrast, PixelType, RenderMode, RenderOptions,
};

use super::{draw, random, region, scattered, table};

/// Width, height and pixels of a PNG.
pub fn decode(png: &[u8]) -> (usize, usize, Vec<u8>) {
    let mut reader = png::Decoder::new(Cursor::new(png))
        .read_info()
        .expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("small")];
    let info = reader.next_frame(&mut pixels).expect("a frame");
    (info.width as usize, info.height as usize, pixels)
}

pub fn decode_file(path: &Path) -> (usize, usize, Vec<u8>) {
    decode(&std::fs::read(path).expect("there"))
}

#[test]
fn png_shows_counts_in_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("spots.png");
    let rows = [
        [0.105, 0.205, -0.3, 0.001, 0.001],
        [0.705, 0.405, 0.3, 0.001, 0.001],
        [0.705, 0.405, 0.3, 0.001, 0.001],
    ];
    let mut options = region(1.0, 0.01, RenderMode::Histogram);
    options.region_um = Some([0.0, 0.0, 1.0, 0.5]);
    let mut colors = ColorMapping {
        color_map: ColorMap::Gray,
        contrast: Contrast::Count(2.0),
        scale_bar: false,
        ..ColorMapping::default()
    };
    draw(&table(&rows), &options)
        .save(&path, &colors)
        .expect("written");
    let (width, height, pixels) = decode_file(&path);
    assert_eq!((width, height), (100, 50));
    let at = |pixels: &[u8], x: usize, y: usize| pixels[(y * 100 + x) * 3..][..3].to_vec();
    assert_eq!(at(&pixels, 10, 20), [128, 128, 128]);
    assert_eq!(at(&pixels, 70, 40), [255, 255, 255]);
    assert_eq!(pixels.iter().filter(|&&part| part > 0).count(), 6);

    colors.gamma = Some(0.5);
    draw(&table(&rows), &options)
        .save(&path, &colors)
        .expect("written");
    assert_eq!(at(&decode_file(&path).2, 10, 20), [180, 180, 180]);

    options.z = true;
    colors.z_range_um = Some([-0.3, 0.3]);
    draw(&table(&rows), &options)
        .save(&path, &colors)
        .expect("written");
    let (_, _, pixels) = decode_file(&path);
    let (low, high) = (at(&pixels, 10, 20), at(&pixels, 70, 40));
    assert!(low[2] > low[0] && high[0] > high[2], "{low:?} {high:?}");
    assert!(high.iter().max() > low.iter().max());
}

#[test]
fn painted_colours_are_those_of_the_file() {
    let mut random = random(5);
    let rows: Vec<[f64; 5]> = (0..200)
        .map(|_| [random(), random(), random(), 0.02, 0.03])
        .collect();
    for z in [false, true] {
        let mut options = region(1.0, 0.01, RenderMode::Gaussian);
        options.z = z;
        let picture = draw(&table(&rows), &options);
        let plain = ColorMapping {
            scale_bar: false,
            ..ColorMapping::default()
        };
        let (_, _, of_file) = decode(&picture.png(&plain).expect("a picture"));
        let mut painted = vec![7; of_file.len()];
        picture
            .paint(&ColorMapping::default(), &mut painted)
            .expect("valid");
        assert!(painted == of_file, "{z}");
    }
}

#[test]
fn scale_bar_has_the_stated_length() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("bar.png");
    // The picture is 10 um wide: a fifth of it is 2 um, 200 of 1000 pixels.
    let picture = draw(&table(&[]), &region(10.0, 0.01, RenderMode::Histogram));
    picture
        .save(&path, &ColorMapping::default())
        .expect("written");
    let (width, height, pixels) = decode_file(&path);
    let white = |y: usize| {
        let row = pixels[y * width * 3..][..width * 3].as_chunks::<3>().0;
        row.iter().filter(|&&pixel| pixel == [255; 3]).count()
    };
    let widest = (0..height).map(white).max();
    assert_eq!(widest, Some(200));
}

#[test]
fn small_pictures_have_no_scale_bar() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("small.png");
    for (width, height) in [(1, 1), (1, 300), (300, 1), (20, 20), (60, 60), (2000, 40)] {
        let options = RenderOptions {
            pixel_size_um: Some(1.0),
            field_um: Some([f64::from(width), f64::from(height)]),
            z: true,
            ..RenderOptions::default()
        };
        let picture = draw(&table(&[]), &options);
        picture
            .save(&path, &ColorMapping::default())
            .expect("written");
        let decoded = decode_file(&path);
        assert_eq!((decoded.0, decoded.1), (width as usize, height as usize));
    }
}

#[test]
fn tiff_holds_the_counts() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("counts.tif");
    let picture = draw(
        &table(&scattered(1000, [0.02, 0.1])),
        &region(10.0, 0.05, RenderMode::Gaussian),
    );
    for depth in [PixelType::F32, PixelType::U16] {
        picture
            .to_tiff(&path, depth, &ColorMapping::default())
            .expect("written");
        let bytes = std::fs::read(&path).expect("there");
        assert_eq!(&bytes[..4], b"II*\0");
        let most = picture.counts.iter().copied().fold(0.0, f32::max);
        let (each, read): (usize, fn(&[u8]) -> f32) = match depth {
            PixelType::F32 => (4, |b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])),
            PixelType::U16 => (2, |b| f32::from(u16::from_le_bytes([b[0], b[1]])) / 65535.0),
        };
        let pixels = &bytes[bytes.len() - picture.counts.len() * each..];
        for (number, &count) in pixels.chunks(each).map(read).zip(&picture.counts) {
            match depth {
                PixelType::F32 => assert_eq!(number, count),
                PixelType::U16 => assert!((number * most - count).abs() <= 0.51 * most / 65535.0),
            }
        }
    }
}

#[test]
fn failed_write_keeps_the_previous_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("same.png");
    let picture = draw(&table(&[]), &region(1.0, 0.05, RenderMode::Histogram));
    picture
        .save(&path, &ColorMapping::default())
        .expect("written");
    let before = std::fs::read(&path).expect("there");
    let invalid = ColorMapping {
        gamma: Some(f64::NAN),
        ..ColorMapping::default()
    };
    assert!(picture.save(&path, &invalid).is_err());
    assert_eq!(std::fs::read(&path).expect("there"), before);
    let names = std::fs::read_dir(folder.path()).expect("there").count();
    assert_eq!(names, 1, "something partial is left");
}
