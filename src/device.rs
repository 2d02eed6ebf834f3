//! A device with its context: what the host asks of it, each of which may fail.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use cubecl::RuntimeId;
use cubecl::bytes::Bytes;
use cubecl::prelude::{Client, CubeElement};
use gaussmle_kernels::{Batch, Buffer, Output, Setting, launch};

use crate::machine::{Fault, Faults, Opened, Step};

/// Why a device did not do what it was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// There was no memory: less at once may do.
    OutOfMemory(String),
    /// It cannot be counted on any more.
    Lost(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfMemory(said) => write!(f, "it is out of memory ({said})"),
            Self::Lost(said) => f.write_str(said),
        }
    }
}

/// How the kernel is shaped for a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    /// Spots in a vector.
    pub lanes: usize,
    /// Spots in a tile.
    pub tile: usize,
    /// Whether calibrated pixels are staged, as is done on the CPU.
    pub stage: bool,
    /// The largest buffer, bytes.
    pub max_buffer: usize,
}

/// Threads that GPUs run in lockstep and whose reads they join: the widest tile any of them needs.
pub(crate) const GPU_TILE: usize = 32;

/// A device that is open. Clones are one and the same.
#[derive(Clone)]
pub(crate) struct Engine {
    /// What it is known by; see [`Gpu::id`](crate::machine::Gpu::id).
    pub id: String,
    /// Its own name.
    pub name: String,
    client: Client,
    runtime: RuntimeId,
    faults: Option<Arc<dyn Faults>>,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine")
            .field("id", &self.id)
            .field("name", &self.name)
            .field("runtime", &self.runtime)
            .finish_non_exhaustive()
    }
}

impl Engine {
    /// Creates the context, if this process has none yet.
    pub fn open(id: &str, opened: Opened) -> Result<Self, Failure> {
        let Opened { device, faults } = opened;
        meet(faults.as_ref(), Step::Open)?;
        // CubeCL panics where a driver refuses.
        let client = caught(|| device.client())?;
        let name = client.properties().identity.name.clone();
        let runtime = device.runtime();
        tracing::info!(?runtime, name, id, "device open");
        Ok(Self {
            id: id.into(),
            name,
            client,
            runtime,
            faults,
        })
    }

    pub fn client(&self) -> &Client {
        &self.client
    }

    /// `cpu`, `cuda` or `wgpu`.
    pub fn backend(&self) -> &'static str {
        match self.runtime {
            RuntimeId::Cpu => "cpu",
            RuntimeId::Cuda => "cuda",
            RuntimeId::Hip => "hip",
            RuntimeId::Metal => "metal",
            RuntimeId::Wgpu => "wgpu",
        }
    }

    /// Vectors of a register's width on the CPU; single values, neighbours in neighbouring threads, on GPUs.
    pub fn shape(&self) -> Shape {
        let properties = self.client.properties();
        let max_buffer = usize::try_from(properties.memory.max_page_size).unwrap_or(usize::MAX);
        if self.runtime == RuntimeId::Cpu {
            let lanes = (properties.hardware.load_width as usize / 32).max(1);
            return Shape {
                lanes,
                tile: lanes,
                stage: true,
                max_buffer,
            };
        }
        Shape {
            lanes: 1,
            tile: GPU_TILE,
            stage: false,
            max_buffer,
        }
    }

    /// Moves words to the device: the vector itself goes, so that nothing is copied on the way.
    pub fn upload<T: CubeElement>(&self, values: Vec<T>) -> Result<Buffer, Failure> {
        meet(self.faults.as_ref(), Step::Allocate)?;
        let len = values.len();
        Ok(Buffer {
            handle: self.client.create(Bytes::from_elems(values)),
            len,
        })
    }

    /// Memory with anything in it.
    pub fn empty(&self, len: usize) -> Result<Buffer, Failure> {
        meet(self.faults.as_ref(), Step::Allocate)?;
        Ok(Buffer {
            handle: self.client.empty(len * size_of::<f32>()),
            len,
        })
    }

    /// Launches a fit; see [`launch`].
    pub fn launch(&self, setting: &Setting, batch: &Batch, output: &Output) -> Result<(), Failure> {
        if meet(self.faults.as_ref(), Step::Launch)? == Some(Fault::Ignored) {
            return Ok(());
        }
        launch(&self.client, setting, batch, output).map_err(|e| Failure::Lost(e.to_string()))
    }

    /// Waits for the columns and the codes of a fit. Whatever went wrong before shows up here at the latest.
    pub fn read(&self, output: Output) -> Result<(Bytes, Bytes), Failure> {
        let fault = meet(self.faults.as_ref(), Step::ReadBack)?;
        let handles = vec![output.columns.handle, output.codes.handle];
        let mut bytes = self
            .client
            .read(handles)
            .map_err(|error| failure(&format!("{error:?}"), &error.to_string()))?;
        let (Some(mut codes), Some(mut columns)) = (bytes.pop(), bytes.pop()) else {
            return Err(Failure::Lost("it returned too little".into()));
        };
        if let Some(Fault::Garbage(byte)) = fault {
            columns.fill(byte);
            codes.fill(byte);
        }
        Ok((columns, codes))
    }

    /// Gives memory that nothing uses back to the system. The CPU's is little, and taken anew at a price.
    pub fn release(&self) {
        if self.runtime == RuntimeId::Cpu {
            return;
        }
        // What cannot be given back now is used again by the next fit.
        let cleaned = caught(|| self.client.memory_cleanup());
        tracing::debug!(device = self.name, ?cleaned, "memory given back");
    }
}

/// Runs what may panic.
pub(crate) fn caught<T>(task: impl FnOnce() -> T) -> Result<T, Failure> {
    catch_unwind(AssertUnwindSafe(task)).map_err(|payload| {
        let words = payload.downcast_ref::<&str>().map(ToString::to_string);
        let words = words.or_else(|| payload.downcast_ref::<String>().cloned());
        let words = words.unwrap_or_else(|| "it failed without a word".into());
        failure(&words, &words)
    })
}

/// The failure behind the words of a runtime, which has no type of error for it that all its parts share.
fn failure(debug: &str, words: &str) -> Failure {
    const SIGNS: [&str; 5] = [
        "OutOfMemory",
        "OUT_OF_MEMORY",
        "out of device memory",
        "BufferTooBig",
        "can't allocate buffer",
    ];
    let lines = words.lines().map(str::trim).filter(|line| !line.is_empty());
    let said: Vec<&str> = lines
        .take_while(|line| !line.starts_with("Backtrace"))
        .take(3)
        .collect();
    let said = said.join(" ");
    if SIGNS.iter().any(|sign| debug.contains(sign)) {
        return Failure::OutOfMemory(said);
    }
    Failure::Lost(said)
}

/// Lets happen what is to go wrong at this step; returns what is for the caller to let happen.
fn meet(faults: Option<&Arc<dyn Faults>>, step: Step) -> Result<Option<Fault>, Failure> {
    match faults.and_then(|faults| faults.at(step)) {
        Some(Fault::OutOfMemory) => Err(Failure::OutOfMemory(format!("at {step:?}"))),
        Some(Fault::Lost) => Err(Failure::Lost(format!("it was lost at {step:?}"))),
        // As a panic, without the words on stderr.
        Some(Fault::Panic) => std::panic::resume_unwind(Box::new(format!("a panic at {step:?}"))),
        Some(Fault::Hang) => loop {
            std::thread::park();
        },
        other => Ok(other),
    }
}

#[cfg(test)]
mod tests {
    use cubecl::server::{IoError, ServerError};

    use super::*;

    #[test]
    fn what_cubecl_says_of_memory_is_understood() {
        let backtrace = cubecl_environment::backtrace::BackTrace::capture;
        let of = |error: ServerError| failure(&format!("{error:?}"), &error.to_string());
        for error in [
            IoError::OutOfMemory {
                size: 7,
                backtrace: backtrace(),
            },
            IoError::BufferTooBig {
                size: 7,
                backtrace: backtrace(),
            },
        ] {
            let failure = of(ServerError::Io(error));
            assert!(matches!(failure, Failure::OutOfMemory(_)), "{failure}");
            assert!(failure.to_string().contains('7'), "{failure}");
        }
        let other = of(ServerError::Generic {
            reason: "the cable is out".into(),
            backtrace: backtrace(),
        });
        assert!(
            matches!(&other, Failure::Lost(said) if said.contains("the cable is out")),
            "{other}"
        );
        let panicked =
            caught(|| -> () { std::panic::resume_unwind(Box::new("CUDA_ERROR_OUT_OF_MEMORY")) });
        assert!(
            matches!(panicked, Err(Failure::OutOfMemory(_))),
            "{panicked:?}"
        );
    }
}
