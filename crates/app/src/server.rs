//! The server: connections, their limits, and its end.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Router;
use axum::middleware;
use gaussmle::CancelToken;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::sync::{Semaphore, watch};

use crate::guard::{Guard, check};
use crate::routes::{count, router};
use crate::state::Shared;

/// Connections at once. More wait in the queue of the operating system.
const MOST_CONNECTIONS: usize = 2048;

/// The time in which a client must send the head of a request; after it an idle connection is closed.
const HEAD_TIME: Duration = Duration::from_secs(30);

/// Threads for work that takes time.
const WORKERS: usize = 32;

/// The time for answers and runs that are under way when the server is to end.
const LAST_ANSWERS: Duration = Duration::from_secs(2);
const LAST_RUNS: Duration = Duration::from_secs(7);

/// Serves until the token is cancelled.
pub(crate) fn run(
    listener: TcpListener,
    guard: Guard,
    shared: &Arc<Shared>,
    stop: &CancelToken,
) -> std::io::Result<()> {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    let runtime = builder
        .worker_threads(2)
        .max_blocking_threads(WORKERS)
        .enable_all()
        .build()?;
    let app = router(shared.clone())
        .layer(middleware::from_fn_with_state(Arc::new(guard), check))
        .layer(middleware::from_fn_with_state(shared.clone(), count));
    listener.set_nonblocking(true)?;
    let (end, ended) = watch::channel(false);
    let served = runtime.spawn(async move {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        accept(listener, app, ended).await;
        std::io::Result::Ok(())
    });
    // Woken at once when the token is cancelled.
    while !stop.is_cancelled() && !served.is_finished() {
        stop.sleep(Duration::from_secs(1));
    }
    tracing::info!("the server ends: runs are interrupted, and go on when it starts again");
    shared.operations.is_ending.store(true, Ordering::Relaxed);
    shared.jobs.shut_down(LAST_RUNS);
    let _ = end.send(true);
    let outcome = runtime.block_on(async {
        match tokio::time::timeout(LAST_ANSWERS, served).await {
            Ok(Ok(outcome)) => outcome,
            Ok(Err(panic)) => Err(std::io::Error::other(panic)),
            Err(_) => Ok(()),
        }
    });
    runtime.shutdown_timeout(Duration::from_millis(100));
    outcome
}

/// Accepts connections until the end, and then waits for the answers under way.
async fn accept(listener: tokio::net::TcpListener, app: Router, mut ended: watch::Receiver<bool>) {
    let room = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let open = Arc::new(());
    loop {
        let Ok(place) = room.clone().acquire_owned().await else {
            return;
        };
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = ended.changed() => break,
        };
        let stream = match accepted {
            Ok((stream, _)) => stream,
            Err(error) => {
                // No more files can be opened: others end meanwhile.
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let (app, open, mut ended) = (app.clone(), open.clone(), ended.clone());
        tokio::spawn(async move {
            let _held = (place, open);
            // Otherwise the last part of an answer waits for the client to confirm the one before.
            let _ = stream.set_nodelay(true);
            let service = TowerToHyperService::new(app);
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(HEAD_TIME)
                .max_buf_size(1 << 16)
                .serve_connection(TokioIo::new(stream), service);
            tokio::pin!(connection);
            tokio::select! {
                // A client that vanishes is no fault of the server.
                _ = connection.as_mut() => {}
                _ = ended.changed() => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
        });
    }
    drop(listener);
    while Arc::strong_count(&open) > 1 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Listens at an address, or at the next free ports if it has the default one.
pub(crate) fn listen(address: SocketAddr, is_default: bool) -> std::io::Result<TcpListener> {
    const NEXT_PORTS: u16 = 20;
    let mut result = TcpListener::bind(address);
    for more in 1..=NEXT_PORTS {
        let in_use = matches!(&result, Err(error) if error.kind() == std::io::ErrorKind::AddrInUse);
        if !is_default || !in_use {
            break;
        }
        let next = SocketAddr::new(address.ip(), address.port().saturating_add(more));
        result = TcpListener::bind(next);
    }
    result.map_err(|error| std::io::Error::new(error.kind(), format!("{address}: {error}")))
}
