//! Damaged files are read or refused, and never panic.

use super::*;

const FILES: [&str; 10] = [
    "smap_v5.mat",
    "smap_flat.mat",
    "smap_big_endian.mat",
    "smap_v73.mat",
    "smap_v73_regions.mat",
    "smappy.h5",
    "picasso_3d.hdf5",
    "picasso_2d.hdf5",
    "uipsf_insitu.h5",
    "own_h5py.h5",
];

/// Numbers without a pattern.
struct Noise(u64);

impl Noise {
    fn next(&mut self, below: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % below
    }
}

#[test]
fn cut_files_are_refused() {
    for name in FILES {
        let whole = bytes(name);
        for part in 0..60 {
            let cut = whole[..whole.len() * part / 60].to_vec();
            let _ = SplinePsfFile::from_bytes(cut);
        }
        assert!(
            SplinePsfFile::from_bytes(whole[..whole.len() / 2].to_vec()).is_err(),
            "{name}"
        );
    }
}

#[test]
fn changed_bytes_never_panic() {
    let mut noise = Noise(1);
    // Headers and tags are a small part of a file: most changes go there.
    for name in FILES {
        let whole = bytes(name);
        for round in 0..400 {
            let mut changed = whole.clone();
            for _ in 0..1 + round % 4 {
                let within = match round % 3 {
                    0 => whole.len(),
                    1 => whole.len().min(4096),
                    _ => whole.len().min(700),
                };
                let at = noise.next(within);
                changed[at] = match noise.next(4) {
                    0 => 0xff,
                    1 => 0,
                    2 => changed[at] ^ (1 << noise.next(8)),
                    _ => noise.next(256) as u8,
                };
            }
            let _ = SplinePsfFile::from_bytes(changed);
        }
    }
}

/// A MAT-file with one variable `cspline` of these bytes.
fn mat(content: &[u8]) -> Vec<u8> {
    let mut out = vec![b' '; 116];
    out.extend([0; 8]);
    out.extend([0, 1, b'I', b'M']);
    out.extend(content);
    out
}

fn element(kind: u32, bytes: &[u8]) -> Vec<u8> {
    let mut out = kind.to_le_bytes().to_vec();
    out.extend((bytes.len() as u32).to_le_bytes());
    out.extend(bytes);
    out.resize(out.len().next_multiple_of(8), 0);
    out
}

fn matrix(class: u8, shape: &[u32], name: &str, content: &[u8]) -> Vec<u8> {
    let sides: Vec<u8> = shape.iter().flat_map(|side| side.to_le_bytes()).collect();
    let mut body = element(6, &[class, 0, 0, 0, 0, 0, 0, 0]);
    body.extend(element(5, &sides));
    body.extend(element(1, name.as_bytes()));
    body.extend(content);
    element(14, &body)
}

#[test]
fn claimed_sizes_are_not_allocated() {
    let huge = [u32::MAX, u32::MAX, 64, 64];
    for content in [
        matrix(1, &huge, "cspline", &[]),
        matrix(2, &[u32::MAX; 2], "cspline", &[]),
        matrix(2, &[1, 1], "cspline", &element(5, &u32::MAX.to_le_bytes())),
        matrix(2, &[u32::MAX; 32], "cspline", &[]),
        matrix(2, &[1], "cspline", &[]),
        element(14, &[]),
        vec![14, 0, 0, 0, 0xff, 0xff, 0xff, 0xff],
        vec![1, 0, 200, 0, 0, 0, 0, 0],
    ] {
        let error = SplinePsfFile::from_bytes(mat(&content)).expect_err("refused");
        println!("{error}");
    }
    // 64 x 100 x 100 x 64 claimed numbers, and none of them.
    let mut names = element(5, &8_u32.to_le_bytes());
    names.extend(element(1, b"coeff\0\0\0dz\0\0\0\0\0\0z0\0\0\0\0\0\0"));
    names.extend(matrix(7, &[100, 100, 64, 64], "", &element(7, &[])));
    for _ in 0..2 {
        names.extend(matrix(6, &[1, 1], "", &element(2, &[1])));
    }
    let error = SplinePsfFile::from_bytes(mat(&matrix(2, &[1, 1], "cspline", &names)))
        .expect_err("refused");
    assert!(
        error.to_string().contains("has 0 numbers for the size"),
        "{error}"
    );
}

#[test]
fn compressed_variables_grow_to_a_limit() {
    use std::io::Write;
    // 200 MB of zeros in 200 kB.
    let mut packed = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
    let start = matrix(6, &[1, 1], "cspline", &[]);
    packed.write_all(&start).expect("written");
    for _ in 0..200 {
        packed.write_all(&vec![0; 1 << 20]).expect("written");
    }
    let packed = packed.finish().expect("packed");
    assert!(packed.len() < 400_000);
    let mut content = 15_u32.to_le_bytes().to_vec();
    content.extend((packed.len() as u32).to_le_bytes());
    content.extend(packed);
    let error = SplinePsfFile::from_bytes(mat(&content)).expect_err("refused");
    assert!(error.to_string().contains("has more than"), "{error}");
}
