//! Checksums of Zarr chunks, of which a part is read.

use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use gaussmle_io::movie::Pixels;
use serde_json::{Value, json};

use super::{open, read};

const FRAMES: usize = 4;
const SIDE: usize = 8;

/// CRC-32C (Castagnoli), bit by bit.
fn crc32c(bytes: &[u8]) -> u32 {
    let mut sum = u32::MAX;
    for &byte in bytes {
        sum ^= u32::from(byte);
        for _ in 0..8 {
            let odd = sum & 1 == 1;
            sum >>= 1;
            if odd {
                sum ^= 0x82f6_3b78;
            }
        }
    }
    !sum
}

/// Pixels of some frames and their checksum. Damage changes a pixel of the first frame.
fn checked(frames: std::ops::Range<usize>, damaged: bool) -> Vec<u8> {
    let area = SIDE * SIDE;
    let pixels = frames.start * area..frames.end * area;
    let mut bytes: Vec<u8> = pixels.flat_map(|n| (n as u16).to_le_bytes()).collect();
    let sum = crc32c(&bytes);
    if damaged {
        bytes[7] ^= 0x10;
    }
    bytes.extend(sum.to_le_bytes());
    bytes
}

fn little() -> Value {
    json!({"name": "bytes", "configuration": {"endian": "little"}})
}

fn sum() -> Value {
    json!({"name": "crc32c"})
}

/// Codecs, and the file of the only chunk.
fn cases(damaged: bool) -> [(&'static str, Value, Vec<u8>); 3] {
    let whole = checked(0..FRAMES, damaged);
    let mut gzip = GzEncoder::new(Vec::new(), Compression::fast());
    gzip.write_all(&whole).expect("compressed");
    let gzip = gzip.finish().expect("compressed");
    let mut shard = checked(0..2, damaged);
    let half = shard.len() as u64;
    shard.extend(checked(2..4, false));
    let index = [0, half, half, half].map(u64::to_le_bytes).concat();
    shard.extend(&index);
    shard.extend(crc32c(&index).to_le_bytes());
    let sharding = json!({"name": "sharding_indexed", "configuration": {
        "chunk_shape": [2, SIDE, SIDE], "codecs": [little(), sum()],
        "index_codecs": [little(), sum()], "index_location": "end"}});
    let level = json!({"name": "gzip", "configuration": {"level": 1}});
    [
        ("plain", json!([little(), sum()]), whole),
        ("compressed", json!([little(), sum(), level]), gzip),
        ("sharded", json!([sharding]), shard),
    ]
}

fn write(folder: &Path, codecs: &Value, chunk: &[u8]) {
    let metadata = json!({
        "zarr_format": 3, "node_type": "array", "shape": [FRAMES, SIDE, SIDE],
        "data_type": "uint16", "fill_value": 0, "codecs": codecs,
        "chunk_grid": {"name": "regular", "configuration": {"chunk_shape": [FRAMES, SIDE, SIDE]}},
        "chunk_key_encoding": {"name": "default", "configuration": {"separator": "/"}},
    });
    std::fs::create_dir_all(folder.join("c/0/0")).expect("a folder");
    std::fs::write(folder.join("zarr.json"), metadata.to_string()).expect("written");
    std::fs::write(folder.join("c/0/0/0"), chunk).expect("written");
}

#[test]
fn checksums_are_verified_of_chunks_read_in_part() {
    assert_eq!(crc32c(b"123456789"), 0xe306_9283);
    let folder = tempfile::tempdir().expect("a folder");
    let area = SIDE * SIDE;
    for (name, codecs, chunk) in cases(false) {
        let path = folder.path().join(format!("{name}.zarr"));
        write(&path, &codecs, &chunk);
        let movie = open(&path).unwrap_or_else(|error| panic!("{error}"));
        for frames in [0..1, 1..2, 2..4, 0..FRAMES] {
            let expected = frames.start * area..frames.end * area;
            let expected: Vec<f64> = expected.map(|n| n as f64).collect();
            assert_eq!(read(&*movie, frames), expected, "{name}");
        }
    }
    for (name, codecs, chunk) in cases(true) {
        let path = folder.path().join(format!("damaged_{name}.zarr"));
        write(&path, &codecs, &chunk);
        let movie = open(&path).unwrap_or_else(|error| panic!("{error}"));
        for frames in [0..1, 1..2, 0..FRAMES] {
            let read = movie.read(frames, &mut Pixels::default());
            let error = read.expect_err("refused").to_string();
            assert!(error.contains("checksum"), "{name}: {error}");
        }
    }
}
