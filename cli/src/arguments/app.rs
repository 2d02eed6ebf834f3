//! Arguments of the server.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;

/// Arguments of `gaussmle app`.
#[derive(Debug, Args)]
pub struct AppArguments {
    /// A movie that is opened at once, or a folder. Folders below it can be opened, too
    /// [default: this folder].
    pub path: Option<PathBuf>,
    #[command(flatten)]
    pub server: ServerArguments,
}

/// Arguments of `gaussmle serve`.
#[derive(Debug, Args)]
pub struct ServeArguments {
    /// The folders whose movies can be opened [default: this folder].
    pub folders: Vec<PathBuf>,
    #[command(flatten)]
    pub server: ServerArguments,
    /// The address and the port. Beyond this machine it needs --token-file, and a proxy for TLS
    /// [default: 127.0.0.1:8271, or the next free port].
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub listen: Option<SocketAddr>,
    /// Another name by which the server is asked, as that of a proxy. There can be several.
    #[arg(long, value_name = "NAME")]
    pub host: Vec<String>,
    /// Ask the server at this address whether it takes jobs, and start none: 0 if it does, 1 if not.
    #[arg(long)]
    pub health: bool,
    /// The file with the token [default: a random token, which is printed].
    #[arg(long, value_name = "FILE")]
    pub token_file: Option<PathBuf>,
}

/// Arguments of both.
#[derive(Debug, Args)]
pub struct ServerArguments {
    /// The folder of runs and uploads [default: gaussmle in the folder of this user's state].
    #[arg(long, value_name = "FOLDER")]
    pub state: Option<PathBuf>,
    /// Runs at once. Each uses all cores, or a GPU.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub jobs: usize,
    /// GB of all files together that are sent to the server.
    #[arg(long, value_name = "GB", default_value_t = 100.0)]
    pub upload_limit: f64,
}
