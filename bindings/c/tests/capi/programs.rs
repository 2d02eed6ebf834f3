//! Programs in C that call the library.

use std::path::{Path, PathBuf};
use std::process::Command;

use gaussmle::table::Values;
use gaussmle::{CancelToken, LocalizationTable};
use gaussmle_io::table::{Format, ReadOptions, read};
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::Section;
use gaussmle_smlm::localize::LocalizeFile;
use gaussmle_smlm::simulate::{MovieSimulation, SimulateMovie};

use crate::support::{compiled, compiled_with, has, output_of, skipped, source, with_library};

fn run(file: &str) {
    // A process that hangs ends with status 124.
    output_of(with_library("timeout").arg("600").arg(compiled(file)));
}

/// Runs a program in valgrind, which ends with an error for wrong uses of memory and for leaks.
fn run_in_valgrind(file: &str, arguments: &[&str]) {
    if !has("valgrind") {
        skipped("valgrind");
        return;
    }
    let program = compiled(file);
    let mut valgrind = with_library("timeout");
    valgrind.args([
        "1200",
        "valgrind",
        "--quiet",
        "--error-exitcode=9",
        "--leak-check=full",
    ]);
    valgrind.args([
        "--errors-for-leak-kinds=definite",
        "--show-leak-kinds=definite",
    ]);
    // Tests write files into their own folders.
    valgrind.current_dir(program.parent().expect("a folder"));
    output_of(valgrind.arg(&program).args(arguments));
}

#[test]
fn refused_calls_have_a_status_and_words() {
    run("tests/programs/errors.c");
}

#[test]
fn refused_calls_leave_no_memory() {
    run_in_valgrind("tests/programs/errors.c", &[]);
}

/// The numbers of a column.
fn numbers(table: &LocalizationTable, name: &str) -> Vec<f64> {
    match &table.column(name).expect("a column").values {
        Values::U32(values) => values.iter().map(|&value| value.into()).collect(),
        Values::F64(values) => values.clone(),
        Values::Status(_) => panic!("{name} has no numbers"),
    }
}

/// The program compares with a session. The files are compared with one another.
#[test]
fn peaks_are_those_that_a_session_fits() {
    let folder = crate::support::folder("peaks");
    let program = compiled("tests/programs/detect.c");
    let rows = output_of(with_library(program).current_dir(&folder));
    let rows: usize = rows.trim().parse().expect("the number of peaks");
    let text = std::fs::read_to_string(folder.join("peaks.csv")).expect("read");
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let names = lines.next().expect("the names of the columns");
    assert_eq!(
        names.join(","),
        "frame,x,y,column,row,over_threshold,roi_x,roi_y,roi_size"
    );
    let lines: Vec<_> = lines.collect();
    assert_eq!(lines.len(), rows);
    for file in ["peaks.npz", "peaks.parquet"] {
        let read = read(&folder.join(file), &ReadOptions::default()).expect("a table");
        assert_eq!(read.metadata.pixel_size_um, Some(0.1.into()));
        assert_eq!(read.metadata.frames, Some(40));
        for (column, name) in names.iter().enumerate() {
            // The text of a value of an f32 is that of the f32.
            let of_text = lines.iter().map(|line| line[column].parse::<f64>());
            let of_text = of_text.map(|number| number.expect("a number") as f32);
            let binary = numbers(&read.table, name).into_iter();
            assert!(of_text.eq(binary.map(|number| number as f32)), "{name}");
        }
    }
    assert!(!folder.join("peaks.hdf5").exists());
}

/// The program reads a movie and localizes its frames: the rows are those of a run on the file.
#[test]
fn movies_are_read_as_by_a_run() {
    let folder = crate::support::folder("movie");
    let movie = folder.join("movie.npy");
    let cancel = CancelToken::default();
    let simulation = MovieSimulation::new(40, 64, 48);
    let simulate = SimulateMovie {
        simulation: &simulation,
        movie: &movie,
        truth: None,
    };
    simulate.run(&cancel, |_| ()).expect("simulated");
    let program = compiled("tests/programs/movie.c");
    let rows = output_of(with_library(program).current_dir(&folder));
    let rows: usize = rows.trim().parse().expect("the number of rows");
    let options = "[localize]\nmodel = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\nbackend = 'cpu'\ncovariances = true";
    let expected = folder.join("expected.npz");
    let run = LocalizeFile {
        movie: &movie,
        output: &expected,
        format: Format::NPZ,
        config: &RunConfig::from_toml(options, Section::Localize).expect("options"),
        resume: false,
        other_input: None,
        reserved: &[],
    };
    run.run(&cancel, |_| ()).expect("localized");
    let read = |path: &Path| read(path, &ReadOptions::default()).expect("a table").table;
    let (found, expected) = (read(&folder.join("rows.npz")), read(&expected));
    assert!(rows == found.len() && rows > 100, "{rows}");
    assert_eq!(found.names(), expected.names());
    for name in [
        "frame",
        "x",
        "photons_std",
        "x_y_cov",
        "photons_background_cov",
    ] {
        // NaN, too.
        let bits = |table| Vec::from_iter(numbers(table, name).into_iter().map(f64::to_bits));
        assert!(bits(&found) == bits(&expected), "{name}");
    }
}

#[test]
fn refused_searches_leave_no_memory() {
    run_in_valgrind("tests/programs/detect.c", &["refused"]);
}

#[test]
fn a_wait_returns_only_when_the_arrays_are_free() {
    run("tests/programs/arrays.c");
}

/// A job that still read its arrays would be an invalid read.
#[test]
fn arrays_that_may_be_freed_are_not_read() {
    run_in_valgrind("tests/programs/arrays.c", &[]);
}

/// The program limits its own memory.
#[test]
fn memory_that_cannot_be_had_does_not_end_the_host() {
    run("tests/programs/memory.c");
}

#[test]
fn ten_threads_fit_at_once() {
    run("tests/programs/threads.c");
}

/// The number of spots is small, because valgrind is slow.
#[test]
fn ten_threads_use_memory_rightly() {
    run_in_valgrind("tests/programs/threads.c", &["40"]);
}

#[test]
fn handles_text_and_pixels_without_sense_are_refused() {
    let program = compiled("tests/programs/misuse.c");
    let folder = program.parent().expect("a folder").to_owned();
    output_of(with_library(program).current_dir(&folder));
    assert!(!folder.join("never.csv").exists());
}

#[test]
fn what_has_no_sense_leaves_no_memory() {
    run_in_valgrind("tests/programs/misuse.c", &[]);
}

/// The times are those from the start of a job, while its kernel is compiled, while it fits, and after
/// its end. `timeout` ends a process that hangs with status 124.
#[test]
fn a_process_ends_while_jobs_and_sessions_run() {
    let program = compiled("tests/programs/exits.c");
    for how in ["return", "thread", "atexit", "quick", "full", "cancel"] {
        for milliseconds in ["0", "1", "10", "40", "100", "250", "1000"] {
            let mut command = with_library("timeout");
            command.arg("120").arg(&program).args([how, milliseconds]);
            output_of(&mut command);
        }
    }
}

/// A fake management library with one GPU, which a process fills, and rates by which a GPU is worth a
/// wait, both in a folder. `None` if there is no compiler.
fn full_gpu(folder: &Path) -> Option<PathBuf> {
    if !has("rustc") {
        skipped("rustc");
        return None;
    }
    let library = folder.join("libnvidia-ml.so.1");
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2024", "--crate-type", "cdylib", "-o"]);
    output_of(
        rustc
            .arg(&library)
            .arg(source("../../tests/suite/fake_nvml.rs")),
    );
    let gpu = "look\ngpu uuid=GPU-a name=Full free=1000000 total=80000000000 busy=90 capability=8.0 \
               process=1:79000000000\n";
    std::fs::write(folder.join("script.txt"), gpu).expect("written");
    let today = output_of(Command::new("date").args(["-u", "+%F"]));
    let today = today.trim();
    // Two runs agree.
    let slow_cpu = format!(
        r#"{{"cpu, xynb": {{"pixels_per_second": {{"{today}": [1.0, 1.0]}},
            "start_seconds": {{"{today}": [1000.0, 1000.0]}}}}}}"#
    );
    std::fs::write(folder.join("rates.json"), slow_cpu).expect("written");
    Some(library)
}

#[test]
fn a_job_says_for_what_it_waits_and_why_the_cpu_fits() {
    let folder = crate::support::folder("full-gpu");
    let Some(library) = full_gpu(&folder) else {
        return;
    };
    let mut command = with_library("timeout");
    command.arg("300").arg(compiled("tests/programs/waiting.c"));
    command.env("GAUSSMLE_NVML_LIBRARY", library);
    command.env("GAUSSMLE_CACHE", &folder);
    output_of(&mut command);
}

#[test]
fn the_library_stays_when_it_is_closed() {
    // The program is not linked with the library.
    let program = compiled_with("tests/programs/unload.c", &[]);
    let mut command = with_library(program);
    output_of(command.arg(crate::support::prefix().join("lib/libgaussmle.so")));
}

#[test]
fn a_forked_process_gets_a_status() {
    run("tests/programs/fork.c");
}

/// Without the variable, Mesa complains wherever an instance of Vulkan could show windows.
#[test]
fn a_search_for_gpus_prints_nothing() {
    let mut command = with_library(compiled("tests/programs/search.c"));
    command.env_remove("XDG_RUNTIME_DIR");
    let output = command.output().expect("it runs");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success() && output.stdout.is_empty());
}

#[test]
fn the_example_fits_in_valgrind() {
    run_in_valgrind("examples/fit.c", &[]);
}

/// The first program of `docs/c.md` compiles as it is, and fits.
#[test]
fn the_program_of_the_documentation_works() {
    let main = "
int main(void)
{
    static uint16_t pixels[5][11][11];
    for (int i = 0; i < 5 * 121; i++)
        pixels[i / 121][i / 11 % 11][i % 11] = (uint16_t)(110 + (i % 121 == 60 ? 900 : i % 3));
    double x[5], y[5];
    return fit(&pixels[0][0][0], 5, x, y) || x[0] < 0.5 || x[0] > 0.6 || y[4] < 0.5 || y[4] > 0.6;
}
";
    let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/c.md");
    let text = std::fs::read_to_string(text).expect("read");
    let code = text.split("```c\n").nth(1);
    let code = code.and_then(|rest| rest.split("```").next());
    let code = code.expect("a program");
    let folder = crate::support::folder("documented");
    let file = folder.join("documented.c");
    std::fs::write(&file, format!("{code}{main}")).expect("written");
    let program = compiled(&file.display().to_string());
    let mut command: Command = with_library(program);
    output_of(command.current_dir(&folder).env("GAUSSMLE_BACKEND", "cpu"));
    assert!(folder.join("localizations.parquet").exists());
}
