//! `gaussmle app` and `gaussmle serve`.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use gaussmle_app::{DEFAULT_PORT, Server, ServerOptions};
use gaussmle_io::movie::{is_movie, is_movie_folder};

use crate::arguments::{AppArguments, ServeArguments, ServerArguments};
use crate::failure::{DONE, Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::terminal;

/// The exit code if a server takes no jobs.
const NOT_READY: u8 = 1;

/// The time for an answer of a server.
const PATIENCE: Duration = Duration::from_secs(5);

/// Opens the page in a browser.
pub fn app(arguments: &AppArguments) -> Outcome {
    let mut options = of_both(&arguments.server);
    match &arguments.path {
        Some(path) if path.is_dir() && !is_movie_folder(path) => {
            options.folders = vec![path.clone()];
        }
        Some(path) if is_movie(path) => options.movie = Some(path.clone()),
        Some(path) => {
            let path = path.display();
            return Err(Failure::Usage(format!(
                "{path} is neither a movie nor a folder"
            )));
        }
        None => {}
    }
    let server = start(&options)?;
    let address = server.address().to_owned();
    terminal::print(format_args!(
        "{address}\nThe page is open in the browser; if not, open this address. Ctrl-C ends it.\n"
    ))?;
    open_browser(&address);
    run(server)
}

/// Serves without a browser.
pub fn serve(arguments: &ServeArguments) -> Outcome {
    if arguments.health {
        return health(arguments.listen);
    }
    let mut options = of_both(&arguments.server);
    options.folders.clone_from(&arguments.folders);
    options.listen = arguments.listen;
    options.hosts.clone_from(&arguments.host);
    options.token = arguments
        .token_file
        .as_deref()
        .map(read_token)
        .transpose()?;
    let server = start(&options)?;
    let address = server.address();
    match &arguments.token_file {
        // The token is known to those who may ask.
        Some(_) => {
            let place = address.split("/?token=").next().unwrap_or_default();
            terminal::print(format_args!("{place}\n"))?;
        }
        None => terminal::print(format_args!("{address}\n"))?,
    }
    run(server)
}

/// Asks a server of this machine whether it takes jobs: for containers, which have no other client.
fn health(listen: Option<SocketAddr>) -> Outcome {
    let default = (Ipv4Addr::LOCALHOST, DEFAULT_PORT).into();
    let mut address = listen.unwrap_or(default);
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    let ask = || {
        let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let request =
            format!("GET /health HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        std::io::Result::Ok(answer)
    };
    let answer = ask()?;
    let body = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
    terminal::print(format_args!("{body}\n"))?;
    match answer.starts_with("HTTP/1.1 200") {
        true => Ok(DONE),
        false => Ok(NOT_READY),
    }
}

fn of_both(arguments: &ServerArguments) -> ServerOptions {
    ServerOptions {
        state: arguments.state.clone(),
        jobs_at_once: arguments.jobs,
        upload_limit: (1e9 * arguments.upload_limit) as u64,
        ..ServerOptions::default()
    }
}

fn start(options: &ServerOptions) -> Result<Server, Failure> {
    Server::start(options).map_err(|error| Failure::Usage(error.to_string()))
}

fn run(server: Server) -> Outcome {
    let kept = "runs go on from their checkpoints when it starts again";
    let interrupt = Interrupt::handle(kept)?;
    let outcome = server.run(&interrupt.cancel);
    interrupt.note_progress();
    outcome.map_err(|error| Failure::Usage(error.to_string()))?;
    Ok(DONE)
}

/// The first line of a file.
fn read_token(path: &Path) -> Result<String, Failure> {
    let text = gaussmle_base::files::read_text(path)
        .map_err(|error| Failure::Usage(format!("{}: {error}", path.display())))?;
    let token = text.lines().next().unwrap_or_default().trim();
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.~".contains(letter);
    match token.is_empty() || !token.chars().all(is_plain) {
        true => Err(Failure::Usage(format!(
            "{}: its first line must be the token, of letters, digits and -_.~",
            path.display()
        ))),
        false => Ok(token.to_owned()),
    }
}

/// Opens an address in the browser of the user. A machine without one has the printed address.
fn open_browser(address: &str) {
    let (program, arguments): (_, &[&str]) = match () {
        () if cfg!(windows) => ("rundll32", &["url.dll,FileProtocolHandler"]),
        () if cfg!(target_os = "macos") => ("open", &[]),
        () => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(address);
    let silent = [Stdio::null(), Stdio::null(), Stdio::null()];
    let [input, output, errors] = silent;
    let started = command.stdin(input).stdout(output).stderr(errors).spawn();
    if let Ok(mut child) = started {
        // Some wait until the browser is closed.
        std::thread::spawn(move || child.wait());
    }
}
