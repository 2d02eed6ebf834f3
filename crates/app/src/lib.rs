//! The server of gaussmle: a page to look at movies, tune, run and judge, and jobs for programs.
//!
//! It computes nothing itself. Runs are those of [`gaussmle_smlm`], pictures and reports those of
//! [`gaussmle_report`]; a run has the bytes of the same run of the command line.
//!
//! It listens on this machine alone unless told otherwise, asks for a token, and reads no file
//! outside of the folders that it was given.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

/// The example of the README, compiled as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod cameras;
mod error;
mod files;
mod guard;
mod jobs;
mod movies;
mod operations;
mod option_list;
mod page;
mod places;
mod previews;
mod recent;
mod requests;
mod routes;
mod run_options;
mod server;
mod state;
mod tables;
mod uploads;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use gaussmle::CancelToken;
use gaussmle_base::files::real_path;

use cameras::Cameras;
use guard::Guard;
use jobs::Jobs;
use places::Places;
use state::Shared;
use uploads::Uploads;

/// The port, unless another is given. If it is in use, one of the next is taken.
pub const DEFAULT_PORT: u16 = 8271;

/// The most bytes of all files together that were sent to the server, unless another limit is given.
pub const DEFAULT_UPLOAD_LIMIT: u64 = 100_000_000_000;

/// The options of a server.
#[derive(Clone, Debug)]
pub struct ServerOptions {
    /// The movie that the page opens first.
    pub movie: Option<PathBuf>,
    /// The folders whose files requests can name.
    pub folders: Vec<PathBuf>,
    /// The address; `None` for the default port of this machine alone.
    pub listen: Option<SocketAddr>,
    /// Other names by which the server is asked, such as that of a proxy.
    pub hosts: Vec<String>,
    /// The token; `None` for a random one.
    pub token: Option<String>,
    /// The folder of jobs and uploads; `None` for that of this user.
    pub state: Option<PathBuf>,
    /// Runs at once.
    pub jobs_at_once: usize,
    /// The most bytes of all uploads together.
    pub upload_limit: u64,
}

impl Default for ServerOptions {
    fn default() -> Self {
        Self {
            movie: None,
            folders: Vec::new(),
            listen: None,
            hosts: Vec::new(),
            token: None,
            state: None,
            jobs_at_once: 1,
            upload_limit: DEFAULT_UPLOAD_LIMIT,
        }
    }
}

/// An error of a server that does not start.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The address cannot be used, or a folder not be read.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// Somebody else could reach the server.
    #[error(
        "{0} can be reached from other machines: give a token of at least 16 letters (`--token-file`). The connection is \
         not encrypted: TLS is the task of a proxy before this server"
    )]
    NeedsToken(SocketAddr),
}

/// A server that listens.
#[derive(Debug)]
pub struct Server {
    listener: std::net::TcpListener,
    guard: Guard,
    shared: Arc<Shared>,
    address: String,
}

/// Letters of a token for others.
const LEAST_TOKEN: usize = 16;

impl Server {
    /// Starts to listen, and to run the jobs that wait. [`Server::run`] answers.
    ///
    /// # Errors
    ///
    /// Returns an error if the address is in use, a folder does not exist, or the server could be
    /// reached from other machines and no token is given.
    pub fn start(options: &ServerOptions) -> Result<Self, Error> {
        let default = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), DEFAULT_PORT);
        let address = options.listen.unwrap_or(default);
        let is_long = |token: &String| token.len() >= LEAST_TOKEN;
        if !address.ip().is_loopback() && !options.token.as_ref().is_some_and(is_long) {
            return Err(Error::NeedsToken(address));
        }
        let token = match &options.token {
            Some(token) => token.clone(),
            None => Guard::random_token()?,
        };
        let state = options.state.clone().unwrap_or_else(state_folder);
        std::fs::create_dir_all(&state)?;
        let lock = locked(&state)?;
        let mut folders = options.folders.clone();
        let movie = options.movie.as_deref().map(real_path).transpose()?;
        if let Some(folder) = movie.as_deref().and_then(Path::parent)
            && folders.is_empty()
        {
            folders.push(folder.into());
        }
        if folders.is_empty() {
            folders.push(std::env::current_dir()?);
        }
        let places = Arc::new(Places::new(&folders, &state)?);
        let listener = server::listen(address, options.listen.is_none())?;
        let bound = listener.local_addr()?;
        let guard = Guard::new(token, bound, &options.hosts);
        let host = match bound.ip().is_unspecified() {
            true => "127.0.0.1".to_owned(),
            false => match bound.ip() {
                IpAddr::V4(ip) => ip.to_string(),
                IpAddr::V6(ip) => format!("[{ip}]"),
            },
        };
        let address = guard.address(&host, bound.port());
        let uploads = Uploads::in_folder(&state.join("uploads"), options.upload_limit)?;
        let jobs = Jobs::start(state.join("jobs"), places.clone(), options.jobs_at_once)?;
        let shared = Shared {
            places,
            movies: movies::Movies::default(),
            previews: previews::Previews::default(),
            jobs,
            tables: tables::Tables::default(),
            cameras: Cameras::in_folder(&state),
            operations: operations::Operations::new(),
            movie,
            uploads,
            _lock: lock,
        };
        Ok(Self {
            listener,
            guard,
            shared: Arc::new(shared),
            address,
        })
    }

    /// The address to open in a browser. It has the token.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Answers until `stop` is cancelled. Runs are then interrupted, and go on when a server with the
    /// same folder starts.
    ///
    /// # Errors
    ///
    /// Returns an error if the system gives no threads.
    pub fn run(self, stop: &CancelToken) -> Result<(), Error> {
        Ok(server::run(self.listener, self.guard, &self.shared, stop)?)
    }
}

/// The lock of a folder of jobs, which two servers would run twice.
fn locked(state: &Path) -> std::io::Result<std::fs::File> {
    let mut options = std::fs::File::options();
    let path = state.join("lock");
    let lock = options
        .create(true)
        .write(true)
        .truncate(false)
        .open(&path)?;
    match lock.try_lock() {
        Err(std::fs::TryLockError::WouldBlock) => Err(std::io::Error::other(format!(
            "{}: another server uses this folder: use its page, end it, or give another folder (`--state`)",
            state.display()
        ))),
        // A file system without locks has one server.
        Ok(()) | Err(std::fs::TryLockError::Error(_)) => Ok(lock),
    }
}

/// The folder of jobs and uploads of this user.
fn state_folder() -> PathBuf {
    let variable = |name: &str| {
        std::env::var_os(name)
            .map(PathBuf::from)
            .filter(|p| p.is_absolute())
    };
    let base = match cfg!(windows) {
        true => variable("LOCALAPPDATA"),
        false => {
            variable("XDG_STATE_HOME").or_else(|| Some(variable("HOME")?.join(".local/state")))
        }
    };
    base.unwrap_or_else(std::env::temp_dir).join("gaussmle")
}
