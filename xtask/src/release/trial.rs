//! A trial of the files: those for Linux in an empty Debian each, without a network and without a compiler; the
//! program for Windows in Wine, by a new user.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::archive::{copy_folder, empty};
use crate::container::Container;
use crate::demo;
use crate::error::{Result, at};
use crate::paths::{VERSION, root};
use crate::process::run_command;
use crate::windows;

use super::portable;

/// Lists all files with their sizes, but those of the system's records and the folders that are mounted.
const ALL_FILES: &str = "find / -xdev \\( -path /proc -o -path /sys -o -path /dev -o -path /run -o -path /tmp -o -path /data \
                         -o -path /var/lib/dpkg -o -path /var/lib/apt -o -path /var/log -o -path /var/cache \\) -prune \
                         -o -type f -printf '%p %s\\n' -o -print | sort";

/// A way to install the program: its name, the commands of root, the folder of the program, and what removes it.
struct Way {
    name: &'static str,
    install: &'static str,
    programs: &'static str,
    remove: &'static str,
}

const WAYS: [Way; 3] = [
    Way {
        name: "Debian package",
        install: "apt-get install --yes /data/files/gaussmle_*_amd64.deb",
        programs: "/usr/bin",
        remove: "apt-get purge --yes gaussmle",
    },
    Way {
        name: "archive",
        install: "mkdir /opt/gaussmle && tar --extract --file /data/files/gaussmle-*-x86_64-linux.tar.gz \
                  --directory /opt/gaussmle --strip-components 1",
        programs: "/opt/gaussmle/bin",
        remove: "rm -r /opt/gaussmle",
    },
    Way {
        name: "wheel",
        install: "python3 -m venv /opt/gaussmle && /opt/gaussmle/bin/pip install --quiet --no-index \
                  --find-links /data/wheels --find-links /data/files gaussmle",
        programs: "/opt/gaussmle/bin",
        remove: "/opt/gaussmle/bin/pip uninstall --quiet --yes gaussmle
        if find /opt/gaussmle/bin /opt/gaussmle/lib -iname '*gaussmle*' | grep .; then exit 1; fi
        rm -r /opt/gaussmle",
    },
];

/// Runs the commands of the README with the program of each file.
pub fn run(files: &Path) -> Result {
    let readme = root().join("README.md");
    let readme = fs::read_to_string(&readme).map_err(at(&readme))?;
    let commands = demo::commands(&readme)?;
    in_c(files)?;
    on_windows(files, &commands)?;
    on_linux(files, &commands.join("\n"))
}

/// Compiles the example in C with the library for each system.
fn in_c(files: &Path) -> Result {
    let folder = root().join("target/container/c");
    empty(&folder)?;
    let unpacked = |system: &str, ending: &str| -> Result<PathBuf> {
        let name = format!("gaussmle-{VERSION}-{system}");
        unpack(&files.join(format!("{name}.{ending}")), &folder)?;
        Ok(folder.join(name))
    };
    let linux = unpacked(portable::TARGET, "tar.gz")?;
    let windows = unpacked(windows::TARGET, "zip")?;
    let (imports, dll) = (windows.join("lib"), windows.join("bin"));
    windows::same_in_c(&linux.join("lib"), &imports, &dll)?;
    fs::remove_dir_all(&folder).map_err(at(&folder))
}

/// Unpacks an archive of either kind, by Python.
fn unpack(archive: &Path, folder: &Path) -> Result {
    const UNPACK: &str = "import shutil, sys; shutil.unpack_archive(*sys.argv[1:])";
    let mut unpack = Command::new("python3");
    unpack.args(["-c", UNPACK]).arg(archive).arg(folder);
    run_command(unpack)
}

/// Unpacks the program, and runs the commands as a user for whom Wine has made nothing yet.
fn on_windows(files: &Path, commands: &[&str]) -> Result {
    let folder = root().join("target/windows/trial");
    empty(&folder)?;
    let archive = files.join(format!("gaussmle-{VERSION}-x86_64-windows.zip"));
    let began = Instant::now();
    unpack(&archive, &folder)?;
    let program = folder.join(format!("gaussmle-{VERSION}-x86_64-windows/gaussmle.exe"));
    for line in ["gaussmle --version"].iter().chain(commands) {
        let mut command = windows::wine(&program)?;
        command.args(line.split(' ').skip(1)).current_dir(&folder);
        command.env("WINEPREFIX", folder.join("wine"));
        run_command(command)?;
    }
    for name in ["picture.png", "report.html"] {
        if !folder.join(name).exists() {
            return Err(format!("{name} is missing in {}", folder.display()));
        }
    }
    println!(
        "ZIP for Windows, in Wine: {:.0} s, from the file to all pictures",
        began.elapsed().as_secs_f64()
    );
    fs::remove_dir_all(&folder).map_err(at(&folder))
}

/// Installs each file as root, runs the commands as another user until there is a picture, removes the program, and
/// compares the files of the system with those before.
fn on_linux(files: &Path, commands: &str) -> Result {
    let data = root().join("target/container/trial");
    empty(&data)?;
    copy_folder(files, &data.join("files"))?;
    wheels(&data.join("wheels"))?;
    for way in &WAYS {
        let began = Instant::now();
        let container = Container::with_python()?;
        let tried = container.run_offline(&data, &script(way, commands));
        container.remove()?;
        tried?;
        println!(
            "{}: {:.0} s, from the file to all pictures and back",
            way.name,
            began.elapsed().as_secs_f64()
        );
    }
    fs::remove_dir_all(&data).map_err(at(&data))
}

/// The packages that the wheel needs, for the Python of the container.
fn wheels(folder: &Path) -> Result {
    let mut download = Command::new("python3");
    download.args(["-m", "pip", "download", "--quiet", "--only-binary=:all:"]);
    download
        .args(["--python-version", "3.11", "--dest"])
        .arg(folder)
        .arg("numpy");
    run_command(download)
}

fn script(way: &Way, commands: &str) -> String {
    let Way {
        install,
        programs,
        remove,
        ..
    } = way;
    format!(
        "set -eu
        if command -v cc; then exit 1; fi
        {ALL_FILES} > /tmp/before
        {install}
        mkdir /tmp/work && chown nobody /tmp/work
        cat > /tmp/commands <<'END'
        set -eu
        export PATH={programs}:$PATH HOME=/tmp/work
        cd /tmp/work
        gaussmle --version
        {commands}
        test -s picture.png && test -s report.html
END
        su nobody --shell /bin/sh --command 'sh /tmp/commands' > /tmp/said 2>&1 || {{ cat /tmp/said; exit 1; }}
        {remove}
        {ALL_FILES} > /tmp/after
        diff /tmp/before /tmp/after
        "
    )
}
