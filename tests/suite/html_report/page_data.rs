//! The data of a page, decoded as its script does.

use std::collections::BTreeMap;
use std::io::Read;

use flate2::read::ZlibDecoder;
use gaussmle_report::html::HtmlReport;
use serde_json::Value;

/// The text between two others.
pub fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("no {from}"));
    rest.split_once(to).expect("it ends").0
}

/// The data of a page: its index, and the chunks as the script decodes them.
pub struct Data {
    pub index: Value,
    store: String,
}

impl Data {
    pub fn of(report: &HtmlReport) -> Self {
        let html = report.html();
        let index = between(html, "id=\"index\">", "</script>");
        Self {
            index: serde_json::from_str(index).expect("JSON"),
            store: between(html, "id=\"store\">", "</script>").into(),
        }
    }

    pub fn piece(&self, place: &Value) -> Vec<u8> {
        let [start, length] = [0, 1].map(|k| place[k].as_u64().expect("a number") as usize);
        let mut bytes = Vec::new();
        let mut bits = 0u32;
        for (k, letter) in self.store[start..start + length].bytes().enumerate() {
            let six = match letter {
                b'A'..=b'Z' => letter - b'A',
                b'a'..=b'z' => letter - b'a' + 26,
                b'0'..=b'9' => letter - b'0' + 52,
                b'+' => 62,
                b'/' => 63,
                _ => 0,
            };
            bits = bits << 6 | u32::from(six);
            if k % 4 == 3 {
                bytes.extend_from_slice(&bits.to_be_bytes()[1..]);
                bits = 0;
            }
        }
        let mut out = Vec::new();
        let mut zlib = ZlibDecoder::new(bytes.as_slice());
        zlib.read_to_end(&mut out).expect("unpacked");
        out
    }

    /// The counts of a level's filled pixels by column and row, and their z from 0 to 255.
    pub fn level(&self, level: usize) -> BTreeMap<(usize, usize), (u32, Option<u8>)> {
        let mut out = BTreeMap::new();
        for tile in self.index["levels"][level]["tiles"]
            .as_array()
            .expect("tiles")
        {
            let [column, row] = [0, 1].map(|k| tile[k].as_u64().expect("a number") as usize);
            let bytes = self.piece(&tile[2]);
            let planes = tile[3].as_u64().expect("planes") as usize;
            let mut z = bytes[planes * 65536..].iter();
            for pixel in 0..65536 {
                let byte = |plane: usize| u32::from(bytes[plane * 65536 + pixel]) << (8 * plane);
                let count: u32 = (0..planes).map(byte).sum();
                if count > 0 {
                    let at = (column * 256 + pixel % 256, row * 256 + pixel / 256);
                    out.insert(at, (count, z.next().copied()));
                }
            }
            assert!(z.next().is_none(), "a z for each filled pixel");
        }
        out
    }

    pub fn number(&self, name: &str) -> f64 {
        self.index[name].as_f64().expect("a number")
    }
}

/// Numbers from byte planes, the lowest plane first.
pub fn planes(bytes: &mut &[u8], number: usize, planes: usize) -> Vec<u32> {
    let (now, rest) = bytes.split_at(number * planes);
    *bytes = rest;
    let join = |k: usize| {
        (0..planes)
            .map(|p| u32::from(now[p * number + k]) << (8 * p))
            .sum()
    };
    (0..number).map(join).collect()
}
