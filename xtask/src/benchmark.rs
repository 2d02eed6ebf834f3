//! The benchmark at the end of the tests: a table of this machine, kept in a file.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Result, at};
use crate::paths::root;
use crate::process::stdout_of;

/// Names the file of the table.
const FILE: &str = "GAUSSMLE_TEST_BENCHMARK";

/// Few enough spots that the cases of a CPU and a software adapter take seconds, most of them for
/// the compilation of kernels.
const OPTIONS: &str = "bench --software --n 20000 --repeats 3";

/// Prints the table of `gaussmle bench` and writes it to a file, whose name is the last line. The
/// tests of the command line have built the program.
pub fn run() -> Result {
    let file = env::var_os(FILE).map_or_else(|| root().join("target/benchmark.txt"), PathBuf::from);
    let mut command = Command::new(root().join("target/release/gaussmle"));
    command.args(OPTIONS.split(' '));
    let table = stdout_of(command)?;
    print!("{table}");
    println!("{}", keep(&table, &file)?);
    Ok(())
}

/// Writes the table, and returns the line that names the file.
fn keep(table: &str, file: &Path) -> Result<String> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(at(folder))?;
    }
    fs::write(file, table).map_err(at(file))?;
    Ok(format!("this table is in {}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_names_the_file_of_the_table() {
        let folder = env::temp_dir().join(format!("gaussmle-table-{}", std::process::id()));
        let file = folder.join("new/table.txt");
        let line = keep("a table\n", &file).expect("written");
        let named = line.rsplit(' ').next().expect("a word");
        assert_eq!(fs::read_to_string(named).expect("readable"), "a table\n");
        let _ = fs::remove_dir_all(folder);
    }
}
