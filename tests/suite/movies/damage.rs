//! Damaged files end in an error or in pixels, never in a panic, an endless loop or a huge
//! allocation.

use std::path::{Path, PathBuf};
use std::time::Instant;

use gaussmle_io::movie::{self, OpenOptions, Pixels};

use super::{channels, fixtures, listed, planes};

/// A small random number generator (SplitMix64), which makes the damage reproducible.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }
}

fn damage(bytes: &mut Vec<u8>, random: &mut Random) {
    let extremes = [0, 1, 0x7f, 0x80, 0xff];
    for _ in 0..1 + random.below(4) {
        // Most damage goes to the header, where it has the largest effect.
        let end = if random.below(2) == 0 {
            bytes.len().min(256)
        } else {
            bytes.len()
        };
        let at = random.below(end);
        match random.below(8) {
            0 if !bytes.is_empty() => bytes[at] ^= 1 << random.below(8),
            1 | 2 if !bytes.is_empty() => bytes[at] = extremes[random.below(5)],
            3 => {
                let end = bytes.len().min(at + 4);
                bytes[at..end].fill(extremes[random.below(5)]);
            }
            4 => bytes.truncate(at),
            5 => bytes.insert(at.min(bytes.len()), random.next() as u8),
            6 if bytes.len() > 1 => drop(bytes.remove(at)),
            _ => {
                // A copy from another place: valid numbers in a wrong place.
                let from = random.below(bytes.len());
                let count = random
                    .below(16)
                    .min(bytes.len() - from.max(at.min(bytes.len())));
                let copy = bytes[from..from + count].to_vec();
                bytes[at..at + count].copy_from_slice(&copy);
            }
        }
    }
}

/// Writes a new file. Some file systems wait for the disk when an old one is overwritten.
fn put(path: &Path, bytes: &[u8]) {
    let _ = std::fs::remove_file(path);
    std::fs::write(path, bytes).expect("written");
}

/// Opens a file and reads each frame. Returns whether that succeeded.
fn survives(path: &Path) -> bool {
    let start = Instant::now();
    let whole = reads(path);
    let seconds = start.elapsed().as_secs_f64();
    // It takes milliseconds. A count of the file that is believed takes far longer, or all memory.
    assert!(seconds < 120.0, "a small file took {seconds} s");
    whole
}

fn reads(path: &Path) -> bool {
    let whole = OpenOptions {
        allow_truncated: true,
        ..OpenOptions::default()
    };
    let channel = OpenOptions {
        series: Some("0".into()),
        channel: Some("0".into()),
        z: Some(0),
        ..whole.clone()
    };
    let scan = OpenOptions {
        z: None,
        z_stack: true,
        ..channel.clone()
    };
    let _ = movie::read_image(path);
    let _ = movie::read_array(path);
    // One may be refused where another is read.
    [whole, channel, scan].map(|options| reads_with(path, &options)) != [false; 3]
}

fn reads_with(path: &Path, options: &OpenOptions) -> bool {
    let Ok(movie) = movie::open(path, options) else {
        return false;
    };
    let shape = movie.shape();
    assert!(shape.height <= 65_535 && shape.width <= 65_535);
    assert!(shape.pixels() * movie.pixel_type().bytes() <= 1 << 30);
    let mut pixels = Pixels::default();
    let mut whole = true;
    for frame in 0..shape.frames.min(20) {
        whole &= movie.read(frame..frame + 1, &mut pixels).is_ok();
        assert!(!whole || pixels.len() == shape.pixels());
    }
    whole
}

/// The number of repetitions of each kind of damage; the environment can raise it.
fn rounds(usual: usize) -> usize {
    let times = std::env::var("GAUSSMLE_TEST_FUZZ_TIMES").ok();
    usual * times.and_then(|times| times.parse().ok()).unwrap_or(1)
}

#[test]
fn damaged_files_do_not_panic() {
    let Some(folder) = fixtures() else { return };
    let scratch = tempfile::tempdir().expect("a folder");
    let mut random = Random(1);
    let (mut read, mut all) = (0, 0);
    for (path, _, _) in listed(folder).iter().filter(|(path, ..)| path.is_file()) {
        let bytes = std::fs::read(path).expect("read");
        let name = path.file_name().expect("named");
        let copy = scratch.path().join(name);
        for ending in ["inf", "yaml"] {
            let beside = path.with_extension(ending);
            if beside.exists() {
                std::fs::copy(&beside, copy.with_extension(ending)).expect("copied");
            }
        }
        for _ in 0..rounds(25) {
            let mut bytes = bytes.clone();
            damage(&mut bytes, &mut random);
            put(&copy, &bytes);
            read += usize::from(survives(&copy));
            all += 1;
        }
        // Damage to the sidecar file, too.
        for ending in ["inf", "yaml"] {
            let beside = copy.with_extension(ending);
            if !beside.exists() {
                continue;
            }
            put(&copy, &bytes);
            let text = std::fs::read(&beside).expect("read");
            for _ in 0..rounds(100) {
                let mut text = text.clone();
                damage(&mut text, &mut random);
                put(&beside, &text);
                read += usize::from(survives(&copy));
                all += 1;
            }
        }
    }
    // The damage must make some files unreadable and leave others readable.
    assert!(
        read > all / 20 && read < all * 19 / 20,
        "{read} of {all} were read"
    );
}

/// The texts that name the planes, and the index of an NDTiff, are damaged, too.
#[test]
fn damaged_files_of_several_channels_do_not_panic() {
    let scratch = tempfile::tempdir().expect("a folder");
    let mut files: Vec<PathBuf> = Vec::new();
    for (name, bytes) in planes::files() {
        put(&scratch.path().join(name), &bytes);
        files.push(scratch.path().join(name));
    }
    if let Some(folder) = channels::fixtures() {
        let mut others = Vec::new();
        collect(folder, &mut others);
        // One that has chunks for a terabyte is not for this test.
        let left_out = ["nothing.zarr", "refused"].map(|name| folder.join(name));
        others.retain(|file| !left_out.iter().any(|out| file.starts_with(out)));
        for file in others {
            let copy = scratch
                .path()
                .join(file.strip_prefix(folder).expect("inside"));
            std::fs::create_dir_all(copy.parent().expect("a folder")).expect("a folder");
            std::fs::copy(&file, &copy).expect("copied");
            files.push(copy);
        }
    }
    files.sort();
    let mut random = Random(3);
    let (mut read, mut all) = (0, 0);
    for file in files {
        let bytes = std::fs::read(&file).expect("read");
        let name = |ending: &str| file.to_string_lossy().contains(ending);
        // The movie that the file belongs to.
        let movie = match &file {
            _ if name("NDTiff.index") => file.with_file_name("a_NDTiffStack.tif"),
            _ if name("_NDTiffStack_1") => file.with_file_name("a_NDTiffStack.tif"),
            _ if name("s_1.ome") => file.with_file_name("s.ome.tif"),
            _ if name("set.companion.ome") => file.with_file_name("first.tif"),
            _ if name("picasso.yaml") => file.with_extension("raw"),
            _ => match file
                .ancestors()
                .find(|path| path.extension().is_some_and(|e| e == "zarr"))
            {
                Some(zarr) => zarr.to_owned(),
                None => file.clone(),
            },
        };
        assert!(survives(&movie), "{movie:?}");
        for round in 0..rounds(40) {
            let mut damaged = bytes.clone();
            match round % 2 {
                0 => damage(&mut damaged, &mut random),
                _ => damage_digit(&mut damaged, &mut random),
            }
            put(&file, &damaged);
            read += usize::from(survives(&movie));
            all += 1;
        }
        put(&file, &bytes);
    }
    assert!(
        read > all / 20 && read < all * 19 / 20,
        "{read} of {all} were read"
    );
}

/// Changes a digit of a text, such as a length or a number of planes.
fn damage_digit(bytes: &mut [u8], random: &mut Random) {
    let is_digit = |&at: &usize| {
        let text = &bytes[at.saturating_sub(1)..bytes.len().min(at + 2)];
        bytes[at].is_ascii_digit() && text.iter().all(|byte| byte.is_ascii_graphic())
    };
    let digits: Vec<usize> = (0..bytes.len()).filter(is_digit).collect();
    if !digits.is_empty() {
        bytes[digits[random.below(digits.len())]] = b'0' + random.below(10) as u8;
    }
}

#[test]
fn damaged_zarr_folders_do_not_panic() {
    let Some(folder) = fixtures() else { return };
    let scratch = tempfile::tempdir().expect("a folder");
    let mut random = Random(2);
    let mut read = 0;
    for (original, _, _) in listed(folder).iter().filter(|(path, ..)| path.is_dir()) {
        // Other tests read the original at the same time.
        let path = &scratch.path().join(original.file_name().expect("named"));
        let mut files = Vec::new();
        collect(original, &mut files);
        for file in &mut files {
            let copy = path.join(file.strip_prefix(original).expect("inside"));
            std::fs::create_dir_all(copy.parent().expect("a folder")).expect("a folder");
            std::fs::copy(&file, &copy).expect("copied");
            *file = copy;
        }
        files.sort();
        for round in 0..rounds(40) {
            // Every other damage goes to the metadata, which is in few files.
            let metadata = |file: &&std::path::PathBuf| {
                let name = file.file_name().unwrap_or_default().to_string_lossy();
                name.starts_with('.') || name.ends_with(".json")
            };
            let some: Vec<_> = match round % 2 {
                0 => files.iter().filter(metadata).collect(),
                _ => files.iter().collect(),
            };
            let file = some[random.below(some.len())];
            let bytes = std::fs::read(file).expect("read");
            let mut damaged = bytes.clone();
            damage(&mut damaged, &mut random);
            put(file, &damaged);
            read += usize::from(survives(path));
            put(file, &bytes);
        }
    }
    assert!(read > 0);
}

fn collect(folder: &Path, files: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("listed") {
        let path = entry.expect("listed").path();
        match path.is_dir() {
            true => collect(&path, files),
            false => files.push(path),
        }
    }
}
