//! Movies as they come from microscopes: `info`, pixel sizes in files, channels, and programs around.

use std::fs::{self, File};
use std::path::Path;
use std::process::Stdio;

use serde_json::Value;

use super::support::{
    FIT, assert_fails, assert_refused, csv_column, describe, python, run, run_ok, temp_folder,
    write_zarr,
};
use super::{command, utf8};

const MOVIE: &str = "simulate --movie -o movie.raw --frames 40 --width 64 --height 64 --emitters 5 \
                     --offset 100 --gain 0.45 --read-noise 1.6 --quiet";

/// The options of the movie's camera, without a pixel size.
const CAMERA: &str =
    "--model xynb --sigma 0.13 --backend cpu --offset 100 --gain 0.45 --read-noise 1.6";

#[test]
fn pixel_size_of_the_file_is_used_and_compared() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    let line = format!("localize movie.raw -o a.csv {CAMERA}");
    assert_refused(folder, &line, &["--pixel-size", "missing"]);
    describe(&folder.join("movie.yaml"), "Pixelsize: 100");
    let errors = run_ok(folder, &line);
    assert!(
        errors.contains("pixel size is 0.1 um, from `Pixelsize`"),
        "{errors}"
    );
    assert!(!errors.contains("contradicts"), "{errors}");
    let text = fs::read_to_string(folder.join("a.csv.toml")).expect("readable");
    assert!(text.contains("pixel_size_um = 0.1"), "{text}");
    // The same as with the pixel size typed, which then needs no remark.
    let errors = run_ok(
        folder,
        &format!("localize movie.raw -o b.csv {CAMERA} --pixel-size 0.1"),
    );
    assert!(!errors.contains("pixel size"), "{errors}");
    let rows = |name: &str| fs::read(folder.join(name)).expect("readable");
    assert!(!rows("a.csv").is_empty() && rows("a.csv") == rows("b.csv"));
    let errors = run_ok(
        folder,
        &format!("localize movie.raw -o c.csv {CAMERA} --pixel-size 0.12"),
    );
    assert!(
        errors.contains("0.12 um") && errors.contains("0.1 um: check"),
        "{errors}"
    );
}

#[test]
fn a_camera_that_contradicts_the_movie_is_reported() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    let errors = run_ok(folder, &format!("localize movie.raw -o a.csv {FIT}"));
    assert!(
        errors.contains("gain of 1 e-/ADU") && errors.contains("contradicts"),
        "{errors}"
    );
    let right = format!("localize movie.raw -o b.csv {CAMERA} --pixel-size 0.1");
    assert!(!run_ok(folder, &right).contains("contradicts"));
    // The numbers of the file are compared, too.
    describe(&folder.join("movie.yaml"), "Baseline: 250");
    assert!(run_ok(folder, &right.replace("b.csv", "c.csv")).contains("states 250 ADU"));
}

#[test]
fn info_describes_a_movie() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    describe(&folder.join("movie.yaml"), "Pixelsize: 108\nCamera: Zyla");
    let text = utf8(&run(folder, "info movie.raw").stdout);
    for part in [
        "Picasso raw, 40 frames of 64x64 pixels (height x width), 16-bit unsigned",
        "pixel size: 0.108 um, from `Pixelsize` of the .yaml",
        "camera: Zyla",
        "in 40 frames spread over the movie",
        "photon transfer, from 40 frames and ",
    ] {
        assert!(text.contains(part), "`{text}` lacks `{part}`");
    }
    let json: Value =
        serde_json::from_slice(&run(folder, "info movie.raw --json").stdout).expect("JSON");
    assert_eq!(json["frames"], 40);
    assert_eq!(json["pixel_size_um"], 0.108);
    let bytes = fs::read(folder.join("movie.raw")).expect("readable");
    let pixels = bytes
        .chunks_exact(2)
        .map(|pixel| u16::from_le_bytes([pixel[0], pixel[1]]));
    assert_eq!(
        json["darkest_adu"].as_f64(),
        pixels.clone().min().map(f64::from)
    );
    assert_eq!(json["brightest_adu"].as_f64(), pixels.max().map(f64::from));
    assert!(json["estimate"].is_null() || json["estimate"]["gain_std"].is_f64());
    assert!(json["quiet_correlation"].is_f64());
    assert_fails(folder, "info nothing.tif", 2, &["nothing.tif"]);
}

#[test]
fn slices_of_imagej_are_frames_with_a_note() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 4 --width 64 --height 64 --emitters 5 --quiet",
    );
    let mut bytes = fs::read(folder.join("movie.tif")).expect("readable");
    let ours = b"{\"shape\": [4, 64, 64], \"program\": \"gaussmle\"}";
    let at = bytes.windows(ours.len()).position(|window| window == ours);
    let at = at.expect("a description");
    let imagej = b"ImageJ=1.53t\nimages=4\nslices=4\nloop=false\n";
    bytes[at..at + ours.len()].fill(b'\n');
    bytes[at..at + imagej.len()].copy_from_slice(imagej);
    fs::write(folder.join("imagej.tif"), bytes).expect("written");
    let info = utf8(&run(folder, "info imagej.tif").stdout);
    assert!(info.contains("4 frames of 64x64"), "{info}");
    let note = "note: its 4 planes are labelled as z: they are read as frames in time";
    assert!(info.contains(note), "{info}");
}

#[test]
fn info_counts_pixels_that_are_no_numbers() {
    let directory = temp_folder();
    let folder = directory.path();
    let save = |name: &str, is_number: &dyn Fn(usize) -> bool| {
        let header = "{'descr': '<f4', 'fortran_order': False, 'shape': (4, 20, 25), }";
        let mut bytes = b"\x93NUMPY\x01\x00".to_vec();
        bytes.extend((118_u16).to_le_bytes());
        bytes.extend(format!("{header:<117}\n").bytes());
        let value = |i: usize| {
            if is_number(i) {
                100.0 + (i % 7) as f32
            } else {
                f32::NAN
            }
        };
        bytes.extend((0..2000).flat_map(|i| value(i).to_le_bytes()));
        fs::write(folder.join(name), bytes).expect("written");
    };
    save("none.npy", &|_| false);
    save("most.npy", &|i| i % 100 != 3);
    let info = |arguments: &str| utf8(&run(folder, &format!("info {arguments}")).stdout);
    let none = info("none.npy");
    assert!(
        none.contains("pixels: all are NaN or infinite in 4 frames"),
        "{none}"
    );
    assert!(!none.contains("inf to") && !none.contains("next"), "{none}");
    let json: Value = serde_json::from_str(&info("none.npy --json")).expect("JSON");
    assert_eq!(
        (&json["not_finite_pixels"], &json["next"]),
        (&2000.into(), &Value::Null)
    );
    let most = info("most.npy");
    for part in [
        "pixels: 100 to 106 ADU",
        "NaN or infinite: 20 of the 2000 pixels",
        "next (",
    ] {
        assert!(most.contains(part), "`{most}` lacks `{part}`");
    }
}

#[test]
fn info_ends_with_a_command_that_runs() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, &MOVIE.replace("movie.raw", "a.raw"));
    for name in ["raw", "yaml"] {
        let moved = folder.join("my movie").with_extension(name);
        fs::rename(folder.join("a").with_extension(name), moved).expect("renamed");
    }
    let out = command(&["info", "my movie.raw"])
        .current_dir(folder)
        .output();
    let text = utf8(&out.expect("gaussmle starts").stdout);
    for part in ["pixel size: not in the file", "camera: not in the file"] {
        assert!(text.contains(part), "`{text}` lacks `{part}`");
    }
    let next = text.lines().last().expect("a line");
    assert!(
        next.starts_with("next (0.1 um stands for the width"),
        "{next}"
    );
    let (_, line) = next.split_once("): ").expect("a command");
    assert!(
        line.starts_with("gaussmle localize 'my movie.raw' --pixel-size 0.1"),
        "{line}"
    );
    let program = Path::new(env!("CARGO_BIN_EXE_gaussmle"))
        .parent()
        .expect("a folder");
    let path = std::env::var("PATH").unwrap_or_default();
    if cfg!(unix) {
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", line]).current_dir(folder);
        shell.env("PATH", format!("{}:{path}", program.display()));
        let done = shell.output().expect("a shell");
        assert!(done.status.success(), "{}", utf8(&done.stderr));
        assert!(folder.join("my movie_locs.csv").exists());
    }
    // A file that states everything needs no option.
    describe(
        &folder.join("my movie.yaml"),
        "Pixelsize: 100\nCamera: Zyla",
    );
    let out = command(&["info", "my movie.raw", "--json"])
        .current_dir(folder)
        .output();
    let json: Value = serde_json::from_slice(&out.expect("gaussmle starts").stdout).expect("JSON");
    let next = json["next"].as_str().expect("a command");
    assert!(!next.contains("--pixel-size"), "{next}");
}

#[test]
fn pixels_of_8_bits_are_called_so() {
    let directory = temp_folder();
    let folder = directory.path();
    let mut npy = b"\x93NUMPY\x01\x00\x76\x00".to_vec();
    let header = "{'descr': '|u1', 'fortran_order': False, 'shape': (20, 64, 64), }";
    npy.extend(format!("{header:<117}\n").bytes());
    npy.extend((0..20 * 64 * 64u32).map(|i| (i * 7919 % 251) as u8));
    fs::write(folder.join("movie.npy"), npy).expect("writable");
    let text = utf8(&run(folder, "info movie.npy").stdout);
    assert!(
        text.contains("8-bit unsigned") && !text.contains("16-bit"),
        "{text}"
    );
    assert!(text.contains("note: the pixels have 8 bits"), "{text}");
}

#[test]
fn movies_that_are_not_read_have_a_way_out() {
    let directory = temp_folder();
    let folder = directory.path();
    for (name, words) in [
        ("a.spe", ["Princeton Instruments", "ImageJ"]),
        ("a.sif", ["Solis (Andor)", "Bio-Formats"]),
        ("a.fits", ["astronomy", "save it as TIFF"]),
        ("a.cine", ["Phantom", "16-bit TIFF"]),
        ("a.gif", ["256 colours", "its photons are lost"]),
        ("a.ims", ["Imaris", "although its extension is .ims"]),
        ("a.AVI", ["video", "compression"]),
        ("a.nd2", ["Nikon", "docs/files.md"]),
    ] {
        fs::write(folder.join(name), b"GIF89a and others").expect("writable");
        for line in [
            format!("info {name}"),
            format!("localize {name} --pixel-size 0.1"),
        ] {
            assert_refused(
                folder,
                &line,
                &[&[name, "movies are read from"][..], &words].concat(),
            );
        }
    }
}

#[test]
fn words_of_info_name_the_offset_and_the_gain() {
    let directory = temp_folder();
    let folder = directory.path();
    // Frames that get brighter from left to right.
    let mut state = 9u64;
    let mut random = move || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
        (state >> 40) as f64 / (1u64 << 24) as f64
    };
    let mut bytes = Vec::new();
    for pixel in 0..64 * 64 * 40 {
        let light = 20.0 + 3.0 * f64::from(pixel % 64);
        // A sum of 12 uniform numbers has the variance 1.
        let normal = (0..12).map(|_| random()).sum::<f64>() - 6.0;
        let adu = (100.0 + light + light.sqrt() * normal).round() as u16;
        bytes.extend(adu.to_le_bytes());
    }
    run_ok(folder, MOVIE);
    fs::write(folder.join("movie.raw"), bytes).expect("writable");
    let text = utf8(&run(folder, "info movie.raw").stdout);
    for part in [
        "e-/ADU (gain divided by the excess-noise factor)",
        "ADU (offset minus read noise²/gain)",
    ] {
        assert!(text.contains(part), "`{text}` lacks `{part}`");
    }
}

#[test]
fn a_movie_of_zeros_has_no_image() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    let length = fs::metadata(folder.join("movie.raw")).expect("there").len();
    fs::write(folder.join("movie.raw"), vec![0; length as usize]).expect("writable");
    let text = utf8(&run(folder, "info movie.raw").stdout);
    assert!(
        text.contains("all are 0 ADU in 40 frames") && !text.contains("e-/ADU"),
        "{text}"
    );
    let messages = run_ok(folder, &format!("localize movie.raw -o locs.csv {FIT}"));
    assert!(
        messages.contains("all pixels of 5 frames, spread over them, are 0 ADU"),
        "{messages}"
    );
    for advice in ["offset", "threshold", "false_alarms"] {
        assert!(!messages.contains(advice), "{messages}");
    }
    // Equal frames whose pixels differ have no noise.
    let frame: Vec<u8> = (0..64 * 64u16)
        .flat_map(|i| (i / 7).to_le_bytes())
        .collect();
    fs::write(folder.join("movie.raw"), frame.repeat(40)).expect("writable");
    let text = utf8(&run(folder, "info movie.raw").stdout);
    assert!(
        text.contains("do not change from frame to frame") && !text.contains("e-/ADU"),
        "{text}"
    );
}

/// A Zarr of two channels, of which the second has the pixels of a movie.
fn two_channels(folder: &Path, frames: usize) {
    let attributes = r#""omero": {"channels": [{"label": "DAPI"}, {"label": "Cy5"}]}"#;
    let movie = fs::read(folder.join("movie.raw")).expect("readable");
    let pixels = |at: [usize; 2]| match at {
        [_, 0] => vec![7; 64 * 64 * 2],
        [time, _] => movie[time * 64 * 64 * 2..][..64 * 64 * 2].to_vec(),
    };
    let path = folder.join("two.zarr");
    write_zarr(&path, (["t", "c"], [frames, 2]), 64, attributes, pixels);
}

#[test]
fn a_movie_of_two_channels_needs_a_choice() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    two_channels(folder, 40);
    let options = format!("{CAMERA} --pixel-size 0.1 --quiet");
    let parts = ["2 channels, 0 (DAPI), 1 (Cy5)", "(--channel)"];
    assert_refused(
        folder,
        &format!("localize two.zarr -o a.csv {options}"),
        &parts,
    );
    run_ok(
        folder,
        &format!("localize movie.raw -o movie.csv {options}"),
    );
    for channel in ["1", "Cy5"] {
        run_ok(
            folder,
            &format!("localize two.zarr -o {channel}.csv --channel {channel} {options}"),
        );
        let rows = fs::read(folder.join(format!("{channel}.csv"))).expect("readable");
        assert!(rows == fs::read(folder.join("movie.csv")).expect("readable"));
    }
    // The configuration beside the table repeats the run.
    run_ok(
        folder,
        "localize two.zarr -o again.csv --config 1.csv.toml --quiet",
    );
    let again = fs::read(folder.join("again.csv")).expect("readable");
    assert!(again == fs::read(folder.join("movie.csv")).expect("readable"));
    let text = utf8(&run(folder, "info two.zarr").stdout);
    for part in [
        "axes: t 40, c 2",
        "channels: DAPI, Cy5",
        "--channel shows the pixels",
    ] {
        assert!(text.contains(part), "`{text}` lacks `{part}`");
    }
    let text = utf8(&run(folder, "info two.zarr --channel Cy5").stdout);
    assert!(
        text.contains("40 frames of 64x64") && text.contains("dark regions"),
        "{text}"
    );
    assert_fails(folder, "info two.zarr --channel GFP", 2, &["GFP", "Cy5"]);
    assert_fails(
        folder,
        "info two.zarr --channel 0 --z 1",
        2,
        &["plane 1 along z"],
    );
}

#[test]
fn a_dash_writes_csv_to_stdout() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    let options = format!("{CAMERA} --pixel-size 0.1 --quiet");
    run_ok(folder, &format!("localize movie.raw -o a.csv {options}"));
    let expected = fs::read(folder.join("a.csv")).expect("readable");
    assert!(csv_column(&folder.join("a.csv"), "x").len() > 20);
    let to_stdout = |line: &str, expected: &[u8]| {
        let out = run(folder, line);
        assert_eq!(out.status.code(), Some(0), "{}", utf8(&out.stderr));
        assert!(out.stdout == expected, "{line}: {}", utf8(&out.stdout));
    };
    let before = fs::read_dir(folder).expect("a folder").count();
    to_stdout(&format!("localize movie.raw -o - {options}"), &expected);
    to_stdout("convert a.csv - --quiet", &expected);
    assert_eq!(fs::read_dir(folder).expect("a folder").count(), before);
    run_ok(
        folder,
        "filter a.csv -o some.csv --where photons>500 --quiet",
    );
    let some = fs::read(folder.join("some.csv")).expect("readable");
    to_stdout("filter a.csv -o - --where photons>500 --quiet", &some);
    run_ok(folder, "simulate -o rois.npy --n 10");
    run_ok(folder, &format!("fit rois.npy -o fits.csv {FIT}"));
    let fits = fs::read(folder.join("fits.csv")).expect("readable");
    to_stdout(&format!("fit rois.npy -o - {FIT}"), &fits);
    let resume = format!("localize movie.raw -o - --resume {options}");
    assert_fails(folder, &resume, 2, &["--resume", "stdout"]);
}

#[test]
#[cfg(unix)]
fn a_reader_that_ends_early_ends_the_program_without_a_message() {
    let directory = temp_folder();
    let folder = directory.path();
    // A table beyond the buffer of a pipe, which has 64 KiB.
    run_ok(
        folder,
        "simulate --movie -o movie.raw --frames 200 --width 64 --height 64 --emitters 10 --quiet",
    );
    run_ok(
        folder,
        &format!("localize movie.raw -o a.csv {FIT} --quiet"),
    );
    let table = fs::metadata(folder.join("a.csv")).expect("there");
    assert!(table.len() > 100_000, "{} bytes", table.len());
    for line in [
        format!("localize movie.raw -o - {FIT} --quiet"),
        "convert a.csv - --quiet".to_owned(),
        "filter a.csv -o - --where photons>0 --quiet".to_owned(),
        "info a.csv".to_owned(),
        "info movie.raw".to_owned(),
        "completions bash".to_owned(),
    ] {
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut running = command(&words)
            .current_dir(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("gaussmle starts");
        drop(running.stdout.take());
        let out = running.wait_with_output().expect("gaussmle ends");
        assert_eq!(
            (out.status.code(), utf8(&out.stderr)),
            (Some(0), String::new()),
            "{line}"
        );
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_stderr_does_not_stop_a_run() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    for (line, code) in [
        (format!("localize movie.raw -o a.csv {FIT}"), 0),
        (format!("localize nothing.tif -o b.csv {FIT}"), 2),
        ("localize --gain x".to_owned(), 2),
        ("calibrate sigma movie.raw --pixel-size 0.1".to_owned(), 0),
    ] {
        let words: Vec<&str> = line.split_whitespace().collect();
        let full = File::options()
            .write(true)
            .open("/dev/full")
            .expect("a device");
        let status = command(&words)
            .current_dir(folder)
            .env("GAUSSMLE_LOG", "gaussmle=debug")
            .stdout(Stdio::null())
            .stderr(full)
            .status()
            .expect("gaussmle starts");
        assert_eq!(status.code(), Some(code), "{line}");
    }
    assert!(folder.join("a.csv").is_file());
}

#[test]
fn values_out_of_range_have_our_message() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    for (options, parts) in [
        (
            "--pixel-size 0.1 --gain -1",
            &["gain (e-/ADU)", "-1", "above 0"][..],
        ),
        ("--pixel-size -0.1", &["pixel size (um)", "-0.1"]),
        (
            "--pixel-size 1e-9",
            &["pixel size (um)", "at least 0.001", "0.1 for 100 nm"],
        ),
        ("--pixel-size 0.1 --read-noise -2", &["read noise", "-2"]),
        ("--pixel-size 0.1 --threshold -3", &["-3"]),
    ] {
        let line = format!(
            "localize movie.raw -o a.csv --model xynb --sigma 0.13 --backend cpu {options}"
        );
        assert_refused(folder, &line, parts);
    }
}

#[test]
#[cfg(unix)]
fn a_movie_on_stdin_is_refused_with_a_way_out() {
    let directory = temp_folder();
    let words = format!("localize /dev/stdin -o a.csv {FIT}");
    let words: Vec<&str> = words.split_whitespace().collect();
    let out = command(&words)
        .current_dir(directory.path())
        .stdin(Stdio::piped())
        .output()
        .expect("gaussmle starts");
    let errors = utf8(&out.stderr);
    assert_eq!(out.status.code(), Some(2), "{errors}");
    assert!(errors.contains("name a regular file"), "{errors}");
}

/// Runs a program in a terminal of 20 columns, and prints what it writes.
#[cfg(unix)]
const TERMINAL: &str = "import fcntl, os, pty, struct, sys, termios
pid, fd = pty.fork()
if pid == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack('HHHH', 24, 20, 0, 0))
    os.execv(sys.argv[1], sys.argv[1:])
out = b''
while True:
    try:
        part = os.read(fd, 4096)
    except OSError:
        break
    if not part:
        break
    out += part
sys.stdout.buffer.write(out)
sys.stdout.flush()
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))";

#[test]
#[cfg(unix)]
fn progress_fits_into_a_terminal_of_20_columns() {
    let directory = temp_folder();
    let folder = directory.path();
    let Some(mut python) = python() else { return };
    run_ok(
        folder,
        "simulate --movie -o movie.raw --frames 1200 --width 32 --height 32 --emitters 2 --quiet",
    );
    let line = format!("localize movie.raw -o a.csv {FIT}");
    python
        .args(["-c", TERMINAL, env!("CARGO_BIN_EXE_gaussmle")])
        .args(line.split_whitespace())
        .current_dir(folder)
        .env("TERM", "xterm");
    let out = python.output().expect("python3 starts");
    let text = utf8(&out.stdout);
    assert!(out.status.success(), "{text}{}", utf8(&out.stderr));
    let mut seen = 0;
    for part in text.split(['\r', '\n']) {
        // Without the sequences that move the cursor.
        let mut plain = String::new();
        let mut rest = part;
        while let Some((before, after)) = rest.split_once('\u{1b}') {
            plain.push_str(before);
            rest = after
                .trim_start_matches(|c: char| !c.is_ascii_alphabetic())
                .get(1..)
                .unwrap_or("");
        }
        plain.push_str(rest);
        if plain.contains("/1200") {
            seen += 1;
            let width = plain.trim_end().chars().count();
            assert!(width <= 20, "{width} columns: {plain}");
        }
    }
    assert!(seen > 0, "{text}");
}
