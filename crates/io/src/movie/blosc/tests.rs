use super::{decode, shuffle};

/// Chunks of C-Blosc, and what `tests/python/make_blosc_chunks.py` says of them.
fn chunks() -> Vec<(String, Vec<u8>, Vec<u8>)> {
    let lines = include_str!("vectors.txt").lines();
    let chunks = lines.map(|line| {
        let [codec, shuffle, element, count, hex] =
            <[&str; 5]>::try_from(line.split(' ').collect::<Vec<_>>()).expect("5 words");
        let number = |word: &str| word.parse::<usize>().expect("a number");
        let values = (0..number(count) as u64).map(|i| 9 * (i % 30) * (i / 60 % 3 + 1));
        let bytes = values.flat_map(|value| value.to_le_bytes()[..number(element)].to_vec());
        let digits = hex.as_bytes().chunks(2);
        let chunk = digits.map(|pair| {
            let pair = std::str::from_utf8(pair).expect("text");
            u8::from_str_radix(pair, 16).expect("hexadecimal")
        });
        let name = format!("{codec}, shuffle {shuffle}, {count} elements of {element} bytes");
        (name, chunk.collect(), bytes.collect())
    });
    chunks.collect()
}

/// A chunk of blocks of 64 bytes, each of which is the same stream.
fn repeated(codec: u8, stream: &[u8], blocks: usize) -> Vec<u8> {
    let start = 16 + 4 * blocks;
    let sizes = [64 * blocks, 64, start + 4 + stream.len()];
    let mut chunk = vec![2, 1, super::NOT_SPLIT | codec << 5, 1];
    let starts = std::iter::repeat_n(start, blocks);
    let numbers = sizes.into_iter().chain(starts).chain([stream.len()]);
    chunk.extend(numbers.flat_map(|number| (number as u32).to_le_bytes()));
    chunk.extend(stream);
    chunk
}

fn refusal(chunk: &[u8], most: usize) -> String {
    decode(chunk, most).expect_err("refused")
}

#[test]
fn chunks_of_c_blosc_are_decoded() {
    let chunks = chunks();
    for codec in ["blosclz", "lz4", "lz4hc", "snappy", "zlib", "zstd"] {
        for shuffle in 0..3 {
            let start = format!("{codec}, shuffle {shuffle}");
            assert!(
                chunks.iter().any(|(name, ..)| name.starts_with(&start)),
                "{start}"
            );
        }
    }
    for (name, chunk, expected) in chunks {
        assert_eq!(
            decode(&chunk, expected.len()).as_ref(),
            Ok(&expected),
            "{name}"
        );
        let error = refusal(&chunk, expected.len() - 1);
        assert!(
            error.contains(&expected.len().to_string()),
            "{name}: {error}"
        );
    }
}

#[test]
fn damaged_chunks_are_refused_or_have_their_length() {
    for (name, chunk, expected) in chunks() {
        for end in 0..chunk.len() {
            assert!(
                decode(&chunk[..end], expected.len()).is_err(),
                "{name}: {end}"
            );
            // A header that agrees with the cut.
            let mut cut = chunk[..end].to_vec();
            if let Some(size) = cut.get_mut(12..16) {
                size.copy_from_slice(&(end as u32).to_le_bytes());
            }
            assert!(decode(&cut, expected.len()).is_err(), "{name}: {end}");
        }
        for at in 0..chunk.len() {
            for change in [0x01, 0x10, 0x80, 0xff] {
                let mut damaged = chunk.clone();
                damaged[at] ^= change;
                let most = expected.len();
                let decoded = decode(&damaged, most).unwrap_or_default();
                assert!(decoded.len() <= most, "{name}: {at}");
            }
        }
    }
}

#[test]
fn a_refusal_says_what_is_wrong() {
    let mut chunks = chunks().into_iter();
    let chunk = chunks.find(|(name, ..)| name.starts_with("lz4, shuffle 1"));
    let (_, chunk, expected) = chunk.expect("a chunk");
    let with = |at: usize, bytes: &[u8]| {
        let mut chunk = chunk.clone();
        chunk[at..at + bytes.len()].copy_from_slice(bytes);
        refusal(&chunk, expected.len())
    };
    for (error, part) in [
        (with(0, &[5]), "version of Blosc is 5"),
        (with(2, &[0x08]), "flags 0x8"),
        (with(2, &[0xe0]), "no codec 7"),
        (with(3, &[0]), "elements of 0"),
        (with(8, &[1, 0]), "blocks of 1 "),
        (with(8, &[255; 4]), "blocks of 4294967295 "),
        (with(12, &[1, 0]), "states 1 compressed"),
        (with(16, &[255; 4]), "within a block"),
        (refusal(&chunk[..9], 400), "16 bytes, not 9"),
    ] {
        assert!(error.contains(part), "{error}");
    }
    // Parts without content before a stream of zlib would be read for each block.
    let error = refusal(&repeated(3, &[0; 1000], 100), 6400);
    assert!(error.contains("a stream of 1000 bytes has 64"), "{error}");
}

#[test]
fn blosclz_has_runs_and_far_matches() {
    let literals = (0..300).flat_map(|part: usize| {
        let bytes = (0..32).map(move |i| (part * 7 + i * i) as u8);
        std::iter::once(31).chain(bytes)
    });
    let mut stream: Vec<u8> = literals.collect();
    // 5 bytes from 9000 bytes before, a run of 10 of the last byte, and one literal.
    let far = (9000 - 8192_u16).to_be_bytes();
    stream.extend([3 << 5 | 31, 255, far[0], far[1], 7 << 5, 1, 0, 0, 77]);
    let mut out = vec![0; 300 * 32 + 16];
    assert_eq!(super::blosclz::decode(&stream, &mut out), Some(out.len()));
    let (before, after) = out.split_at(300 * 32);
    assert_eq!(after[..5], before[600..605]);
    assert_eq!(after[5..15], [before[604]; 10]);
    assert_eq!(after[15], 77);
    // There is no room for the last byte; there is nothing before the first one.
    let mut short = vec![0; out.len() - 1];
    assert_eq!(super::blosclz::decode(&stream, &mut short), None);
    assert_eq!(
        super::blosclz::decode(&[0, 9, 1 << 5, 1, 0, 5], &mut out),
        None
    );
}

#[test]
fn shuffles_are_undone() {
    for element in 1..20 {
        for bytes in [0, 1, 7, 16, 64, 96, 128, 1000, 1031] {
            let original: Vec<u8> = (0..bytes).map(|i: usize| (i * i / 3) as u8).collect();
            let count = bytes / element;
            let mut shuffled = original.clone();
            for i in 0..count * element {
                shuffled[i % element * count + i / element] = original[i];
            }
            let mut out = vec![1; bytes];
            shuffle::join_bytes(element, &shuffled, &mut out);
            assert_eq!(out, original, "{element} {bytes}");

            let mut shuffled = original.clone();
            if count % 8 == 0 {
                shuffled[..count * element].fill(0);
                for i in 0..count * element * 8 {
                    let (of, bit) = (i / (element * 8), i % (element * 8));
                    let to = bit * count + of;
                    shuffled[to / 8] |= (original[i / 8] >> (i % 8) & 1) << (to % 8);
                }
            }
            let mut out = vec![1; bytes];
            shuffle::join_bits(element, &mut shuffled, &mut out);
            assert_eq!(out, original, "{element} {bytes}");
        }
    }
}
