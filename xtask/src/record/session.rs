//! The latency of a session.

use std::fs;
use std::process::Command;

use super::machine::{description, file};
use crate::error::{Result, at};
use crate::paths::root;
use crate::process::stdout_of;

/// Runs the bench `session` and writes `benches/record/session-<processor>.csv`.
pub fn record() -> Result {
    let mut bench = Command::new("cargo");
    bench.args(["bench", "--workspace", "--bench", "session"]);
    bench.current_dir(root());
    let table = stdout_of(bench)?;
    print!("{table}");
    let csv = format!(
        "# {}\n\
         # 512x512 u16 with 100 spots each, pushed one by one: 100 a second, and as fast as they are\n\
         # taken. From before the push until another thread has polled the rows\n\
         {table}",
        description()?
    );
    let file = file("session");
    fs::write(&file, csv).map_err(at(&file))
}
