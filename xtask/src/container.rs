//! The container image for CPUs: built by buildah without a daemon, and tried with a movie.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::archive::{self, copy, empty};
use crate::cargo;
use crate::error::{Result, at};
use crate::paths::{VERSION, root};
use crate::process::{self, run_command, stdout_of, timed};

/// The images of the base system, and of one with Python. Each is made once.
const BASE: &str = "localhost/gaussmle-test-base";
const PYTHON_BASE: &str = "localhost/gaussmle-test-python";

/// The images of this check.
const IMAGE: &str = "localhost/gaussmle-test";
const NVIDIA_IMAGE: &str = "localhost/gaussmle-test-nvidia";

/// The time within which a health check must answer.
const HEALTH_CHECK: Duration = Duration::from_secs(10);

/// Builds the images, and fits a movie in the one for CPUs.
pub fn check() -> Result {
    timed("program", cargo::build)?;
    timed("base system", || base(BASE, None))?;
    timed("images", || {
        image("Containerfile", (IMAGE, BASE), ".")?;
        image(
            "containers/nvidia.Containerfile",
            (NVIDIA_IMAGE, IMAGE),
            ".",
        )
    })?;
    timed("movie", movie)
}

/// Builds the image for CPUs with a program on the Debian of today, tries it, and saves it as an archive that
/// `docker load` reads. `licenses` are those of the works in the program.
pub fn save(program: &Path, licenses: &Path, archive: &Path) -> Result {
    if has_image(BASE) {
        run_command(buildah("rmi", &["--force", BASE]))?;
    }
    base(BASE, None)?;
    let context = root().join("target/container/context");
    let copied = context.join("target/release/gaussmle");
    copy(program, &copied)?;
    archive::strip("strip", &copied)?;
    for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
        copy(&root().join(name), &context.join(name))?;
    }
    copy(licenses, &context.join("THIRD-PARTY.txt"))?;
    image("Containerfile", (IMAGE, BASE), &context.to_string_lossy())?;
    movie()?;
    fs::remove_dir_all(&context).map_err(at(&context))?;
    if archive.exists() {
        fs::remove_file(archive).map_err(at(archive))?;
    }
    let name = format!("docker-archive:{}:gaussmle:{}", archive.display(), VERSION);
    run_command(buildah("push", &["--quiet", IMAGE, &name]))?;
    process::run(
        "gzip",
        &["--no-name", "-9", "--force", &archive.to_string_lossy()],
    )
}

/// buildah without a daemon and without the kernel features that nested containers lack.
fn buildah(subcommand: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new("buildah");
    // Its own folder is for gigabytes.
    command.env_remove("TMPDIR");
    command
        .args(["--storage-driver", "vfs", subcommand])
        .args(arguments)
        .current_dir(root());
    command
}

fn has_image(image: &str) -> bool {
    let mut command = buildah("inspect", &["--type", "image", image]);
    command.output().is_ok_and(|output| output.status.success())
}

/// A minimal Debian with some packages, for machines that reach no registry of images.
fn base(image: &str, packages: Option<&str>) -> Result {
    if has_image(image) {
        return Ok(());
    }
    let folder = root().join("target/container/base");
    empty(&folder)?;
    let path = folder.display().to_string();
    let mut debootstrap = Command::new("debootstrap");
    debootstrap.arg("--variant=minbase");
    debootstrap.args(packages.map(|packages| format!("--include={packages}")));
    debootstrap.args(["bookworm", &path]);
    run_command(debootstrap)?;
    let container = stdout_of(buildah("from", &["scratch"]))?;
    let container = container.trim();
    run_command(buildah("add", &["--quiet", container, &path, "/"]))?;
    run_command(buildah("commit", &["--quiet", "--rm", container, image]))?;
    fs::remove_dir_all(&folder).map_err(at(&folder))
}

/// Builds an image on another one with the program of a folder.
fn image(file: &str, (image, base): (&str, &str), context: &str) -> Result {
    let base = format!("BASE={base}");
    // Images of the kind `oci` have no health check.
    run_command(buildah(
        "build",
        &[
            "--isolation",
            "chroot",
            "--format",
            "docker",
            "--pull-never",
            "--ignorefile",
            ".containerignore",
            "--build-arg",
            &base,
            "--build-arg",
            "SOURCE=prebuilt",
            "--file",
            file,
            "--tag",
            image,
            context,
        ],
    ))
}

/// Runs the program in a container as the user of the image.
fn run(container: &str, data: &Path, arguments: &str) -> Result<String> {
    let volume = format!("{}:/data", data.display());
    let mut command = buildah(
        "run",
        &[
            "--isolation",
            "chroot",
            "--volume",
            &volume,
            container,
            "--",
        ],
    );
    command.arg("gaussmle").args(arguments.split(' '));
    println!("gaussmle {arguments}");
    stdout_of(command)
}

/// Starts the server in the image, asks whether it is ready, and ends it as an orchestrator does.
fn serve(container: &str, data: &Path) -> Result {
    let script = "address=127.0.0.1:8291
        gaussmle serve /data --state /data/state --listen $address & server=$!
        for second in 1 2 3 4 5 6 7 8 9 10; do
            sleep 1
            gaussmle serve --health --listen $address && break
        done
        kill -TERM $server; wait $server; echo ended with $?";
    let mut command = buildah("run", &["--isolation", "chroot", "--volume"]);
    command
        .arg(format!("{}:/data", data.display()))
        .args([container, "--", "sh", "-c", script]);
    let words = stdout_of(command)?;
    let is_right = ["\"ready\":true", "ended with 0"].map(|word| words.contains(word));
    match is_right {
        [true, true] => Ok(()),
        _ => Err(format!("the server in the image: {words}")),
    }
}

/// Simulates and fits a movie in the image for CPUs, and runs its health check and its server.
fn movie() -> Result {
    let data = root().join("target/container/data");
    empty(&data)?;
    // The user of the image is another one than that of this process.
    run_command({
        let mut command = Command::new("chmod");
        command.arg("0777").arg(&data);
        command
    })?;
    let container = stdout_of(buildah("from", &["--pull-never", IMAGE]))?;
    let container = container.trim();
    let tried = try_movie(container, &data);
    run_command(buildah("rm", &[container]))?;
    tried
}

fn try_movie(container: &str, data: &Path) -> Result {
    let mut user = buildah(
        "run",
        &["--isolation", "chroot", container, "--", "id", "-u"],
    );
    user.stdin(std::process::Stdio::null());
    if stdout_of(user)?.trim() != "1000" {
        return Err("the program runs as root in the image".into());
    }
    run(
        container,
        data,
        "simulate --movie -o movie.tif --frames 50 --width 128 --height 128 --quiet",
    )?;
    run(
        container,
        data,
        "localize movie.tif -o locs.csv --model xynb --sigma 0.13 --pixel-size 0.1",
    )?;
    let table = data.join("locs.csv");
    let rows = fs::read_to_string(&table)
        .map_err(at(&table))?
        .lines()
        .count();
    if rows < 100 {
        return Err(format!("locs.csv has {rows} lines"));
    }
    let began = Instant::now();
    let health = run(container, data, "doctor --quick --json")?;
    let elapsed = began.elapsed();
    println!(
        "{rows} lines; the health check took {:.1} s",
        elapsed.as_secs_f64()
    );
    if !health.contains("\"findings\"") || elapsed > HEALTH_CHECK {
        return Err(format!("the health check took {elapsed:?}: {health}"));
    }
    serve(container, data)?;
    // The files of the image are not the user's, so a run with a read-only root needs no more.
    let written = "find / -xdev -newer /data/movie.tif -type f -not -path /proc/* -not -path /tmp/* -not -path /data/* -not -path /etc/*";
    let mut find = buildah("run", &["--isolation", "chroot", "--volume"]);
    find.arg(format!("{}:/data", data.display()))
        .args([container, "--", "sh", "-c"]);
    find.arg(format!("{written} 2>/dev/null; true"));
    let written = stdout_of(find)?;
    if !written.trim().is_empty() {
        return Err(format!(
            "the program wrote outside /data and /tmp: {written}"
        ));
    }
    Ok(())
}

/// A container in which files of a release are tried.
pub struct Container(String);

impl Container {
    /// An empty Debian with Python.
    pub fn with_python() -> Result<Self> {
        base(PYTHON_BASE, Some("python3,python3-venv"))?;
        let name = stdout_of(buildah("from", &["--pull-never", PYTHON_BASE]))?;
        Ok(Self(name.trim().into()))
    }

    /// Runs a script as root, without a network. A folder of this system is `/data`.
    pub fn run_offline(&self, data: &Path, script: &str) -> Result {
        let buildah = buildah("run", &["--isolation", "chroot", "--volume"]);
        let mut command = Command::new("unshare");
        command.arg("--net").arg(buildah.get_program());
        command.args(buildah.get_args()).current_dir(root());
        command.arg(format!("{}:/data", data.display()));
        command.args([&self.0, "--", "sh", "-c", script]);
        run_command(command)
    }

    /// Removes it.
    pub fn remove(self) -> Result {
        run_command(buildah("rm", &[&self.0]))
    }
}
