//! Archives whose bytes follow from their files: no owner, no time of this machine.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Result, at};
use crate::paths::root;
use crate::process::{run_command, stdout_of};

/// Packs a folder as `FOLDER.tar.gz` beside it, and removes the folder. `level` is an option of gzip.
pub fn tar(folder: &Path, level: &str) -> Result<PathBuf> {
    let name = folder.file_name().unwrap_or_default();
    let parent = folder.parent().unwrap_or(Path::new(""));
    let mut archive = folder.as_os_str().to_owned();
    archive.push(".tar.gz");
    let mut tar = Command::new("tar");
    tar.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner"]);
    tar.arg("--mode=u+rw,go+r-w,a+X");
    tar.arg(format!("--mtime=@{}", time_of_source()?));
    tar.arg(format!("--use-compress-program=gzip --no-name {level}"));
    tar.arg("--create").arg("--file").arg(&archive);
    tar.arg("--directory").arg(parent).arg(name);
    run_command(tar)?;
    fs::remove_dir_all(folder).map_err(at(folder))?;
    Ok(archive.into())
}

/// The time of the files in a ZIP archive, in Python: the last argument, in seconds since 1970.
const WHEN: &str = "
import pathlib, sys, time, zipfile
# A ZIP has no time before 1980.
when = time.gmtime(max(int(sys.argv[-1]), 315619200))[:6]
";

/// Writes a ZIP archive of a folder.
const ZIP: &str = "
folder, archive = pathlib.Path(sys.argv[1]), sys.argv[2]
with zipfile.ZipFile(archive, 'w') as out:
    for path in sorted(path for path in folder.rglob('*') if path.is_file()):
        info = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), when)
        info.external_attr = (0o755 if path.stat().st_mode & 0o100 else 0o644) << 16
        out.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
";

/// Packs a folder as `FOLDER.zip` beside it, and removes the folder.
pub fn zip(folder: &Path) -> Result {
    let mut archive = folder.as_os_str().to_owned();
    archive.push(".zip");
    let mut zip = Command::new("python3");
    zip.args(["-c", &format!("{WHEN}{ZIP}")])
        .arg(folder)
        .arg(archive)
        .arg(time_of_source()?);
    run_command(zip)?;
    fs::remove_dir_all(folder).map_err(at(folder))
}

/// Gives the files in a ZIP archive one time.
const RETIME: &str = "
archive = sys.argv[1]
with zipfile.ZipFile(archive) as old:
    files = [(info, old.read(info)) for info in old.infolist()]
with zipfile.ZipFile(archive, 'w') as out:
    for info, data in files:
        info.date_time = when
        out.writestr(info, data, zipfile.ZIP_DEFLATED, 9)
";

/// Gives the files in a ZIP archive, such as a wheel, the time of the source. maturin takes it from
/// `SOURCE_DATE_EPOCH`, with which libraries in C are compiled again after each commit.
pub fn retime(archive: &Path) -> Result {
    let mut retime = Command::new("python3");
    retime
        .args(["-c", &format!("{WHEN}{RETIME}")])
        .arg(archive)
        .arg(time_of_source()?);
    run_command(retime)
}

/// The time of the last commit, in seconds since 1970. An archive of the sources has none: its files have 0.
pub fn time_of_source() -> Result<String> {
    if !root().join(".git").exists() {
        return Ok("0".into());
    }
    let mut log = Command::new("git");
    log.args(["log", "-1", "--format=%ct"]).current_dir(root());
    Ok(stdout_of(log)?.trim().to_owned())
}

/// Removes all symbols of a program or a shared library: on Windows, those of imports name folders of this machine. One
/// for Windows gets the time of the source, which strip writes.
pub fn strip(program: &str, file: &Path) -> Result {
    let mut strip = Command::new(program);
    strip.arg("--strip-all").arg(file);
    strip.env("SOURCE_DATE_EPOCH", time_of_source()?);
    run_command(strip)
}

/// Copies a file into a folder that need not exist.
pub fn copy(from: &Path, to: &Path) -> Result {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(at(folder))?;
    }
    fs::copy(from, to).map(drop).map_err(at(from))
}

/// Copies a folder with all in it.
pub fn copy_folder(from: &Path, to: &Path) -> Result {
    let mut command = Command::new("cp");
    command.arg("-r").arg(from).arg(to);
    run_command(command)
}

/// Makes an empty folder.
pub fn empty(folder: &Path) -> Result {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(at(folder))?;
    }
    fs::create_dir_all(folder).map_err(at(folder))
}
