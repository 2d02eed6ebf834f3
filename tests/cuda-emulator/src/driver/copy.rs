//! Copies.

use std::sync::Arc;

use super::bytes::{copy_rows, fill_bytes, hash_bytes};
use super::memory::{self, POISON};
use super::objects::allocation::{Allocation, Place};
use super::objects::context::Context;
use super::objects::stream::Stream;
use super::order::MemoryAccess;
use super::state::Driver;
use super::status::{Outcome, Status};
use super::stream;
use super::violation::Violation;
use super::virtual_gpu::EngineKind;
use super::work::{Execution, Work};

/// Uploads from pageable memory of up to this size do not wait for the stream.
const SMALL_UPLOAD: u64 = 64 << 10;

/// One side of a copy, as the application gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Host(u64),
    Device(u64),
}

/// A copy of rows, as the application asks for it. A linear copy has one row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CopyRequest {
    pub(crate) from: Side,
    pub(crate) to: Side,
    pub(crate) from_pitch: u64,
    pub(crate) to_pitch: u64,
    pub(crate) width: u64,
    pub(crate) height: u64,
}

/// One side of a queued copy.
#[derive(Debug)]
enum End {
    /// Device memory, or pinned memory.
    Allocation(Arc<Allocation>, u64),
    /// Pageable memory.
    Pageable(u64),
    /// A copy of pageable memory, without gaps between its rows.
    Staged(Vec<u8>),
}

/// A queued copy.
pub(crate) struct Copy {
    driver: &'static Driver,
    from: End,
    to: End,
    from_pitch: u64,
    to_pitch: u64,
    width: u64,
    height: u64,
    /// The hash of the host memory when the upload was queued.
    hash: Option<u64>,
}

impl CopyRequest {
    /// A copy of adjacent bytes.
    pub(crate) fn linear(to: Side, from: Side, bytes: usize) -> Self {
        Self {
            from,
            to,
            from_pitch: bytes as u64,
            to_pitch: bytes as u64,
            width: bytes as u64,
            height: 1,
        }
    }

    fn is_upload(&self) -> bool {
        matches!((self.from, self.to), (Side::Host(_), Side::Device(_)))
    }
}

/// Queues a copy. If `wait`, returns after it.
pub(crate) fn copy(
    driver: &'static Driver,
    context: &Arc<Context>,
    stream: &Arc<Stream>,
    request: CopyRequest,
    wait: bool,
) -> Outcome {
    if request.width == 0 || request.height == 0 {
        return Ok(());
    }
    if request.height > 1
        && (request.from_pitch < request.width || request.to_pitch < request.width)
    {
        return Err(invalid(driver, "a pitch is less than the width"));
    }
    let from = end(driver, context, request.from, request.from_pitch, &request)?;
    let to = end(driver, context, request.to, request.to_pitch, &request)?;
    let is_pageable = |end: &End| matches!(end, End::Pageable(_));
    let waits = wait || is_pageable(&to);
    let mut copy = Copy {
        driver,
        from,
        to,
        from_pitch: request.from_pitch,
        to_pitch: request.to_pitch,
        width: request.width,
        height: request.height,
        hash: None,
    };
    if request.is_upload() {
        if is_pageable(&copy.from) && !driver.script.late_pageable {
            copy.stage(stream);
        } else {
            copy.remember_source();
        }
    }
    copy.poison_destination();
    let uses = copy.accesses();
    let position = stream::queue(driver, stream, copy, uses);
    if waits {
        let clock = super::lock(&driver.order).clock_of(stream.number);
        stream.wait_until_done(position);
        super::lock(&driver.order).host_waited_for(&clock);
        context.usable()?;
    }
    Ok(())
}

/// Checks one side of a copy.
fn end(
    driver: &Driver,
    context: &Context,
    side: Side,
    pitch: u64,
    request: &CopyRequest,
) -> Outcome<End> {
    let bytes = pitch
        .checked_mul(request.height - 1)
        .and_then(|rows| rows.checked_add(request.width))
        .ok_or(Status::INVALID_VALUE)?;
    match side {
        Side::Device(address) => {
            let allocation = memory::containing(driver, address, bytes, "a copy")?;
            match allocation.place {
                Place::Device(device) if device == context.device => {}
                Place::Device(_) => {
                    driver.violation(
                        Violation::MixedContexts,
                        format_args!("a copy of memory of another device at {address:#x}"),
                    );
                }
                Place::Host => return Err(invalid(driver, "host memory as device memory")),
            }
            Ok(End::Allocation(allocation, address))
        }
        Side::Host(0) => Err(invalid(driver, "a copy with a null pointer")),
        Side::Host(address) => {
            let (is_known, was_freed) = {
                let memory = super::lock(&driver.memory);
                let found = memory.find(address);
                if found.is_some_and(|a| a.place != Place::Host) {
                    drop(memory);
                    return Err(invalid(driver, "device memory as host memory"));
                }
                (found.is_some(), memory.was_freed(address))
            };
            if is_known || was_freed {
                let allocation = memory::containing(driver, address, bytes, "a copy")?;
                return Ok(End::Allocation(allocation, address));
            }
            Ok(End::Pageable(address))
        }
    }
}

fn invalid(driver: &Driver, reason: &str) -> Status {
    driver.violation(Violation::InvalidValue, format_args!("{reason}"));
    Status::INVALID_VALUE
}

impl End {
    fn address(&self) -> u64 {
        match self {
            Self::Allocation(_, address) | Self::Pageable(address) => *address,
            Self::Staged(bytes) => bytes.as_ptr() as u64,
        }
    }

    fn is_on_device(&self) -> bool {
        matches!(self, Self::Allocation(allocation, _) if allocation.place != Place::Host)
    }
}

impl Work for Copy {
    fn runs_after_errors(&self) -> bool {
        false
    }

    fn execute(&self, execution: &mut Execution) {
        if self.driver.script.virtual_gpu.is_some() {
            self.execute_virtually(execution);
            return;
        }
        if self.hash.is_some_and(|hash| hash != self.hash_source()) {
            self.driver.violation(
                Violation::HostChanged,
                format_args!(
                    "{} bytes at {:#x} changed before their upload ran",
                    self.bytes(),
                    self.from.address()
                ),
            );
        }
        self.move_bytes();
        execution.accesses = self.accesses();
    }

    fn description(&self) -> Arc<str> {
        self.kind().into()
    }

    fn kind_and_amount(&self) -> Option<(&'static str, u64)> {
        Some((self.kind(), self.bytes()))
    }
}

impl Copy {
    /// The number of bytes.
    fn bytes(&self) -> u64 {
        self.width * self.height
    }

    /// The word for it in the trace.
    fn kind(&self) -> &'static str {
        match (self.from.is_on_device(), self.to.is_on_device()) {
            (false, true) => "upload",
            (true, false) => "download",
            _ => "copy",
        }
    }

    /// Copies pageable memory to memory of the driver, as drivers do: the application may change
    /// it at once. Large uploads wait for earlier work of the stream first.
    fn stage(&mut self, stream: &Stream) {
        if self.bytes() > SMALL_UPLOAD {
            if self.driver.script.virtual_gpu.is_some() {
                return;
            }
            stream.wait_until_idle();
        }
        let mut staged = vec![0; self.bytes() as usize];
        let to = staged.as_mut_ptr() as u64;
        copy_rows(
            self.from.address(),
            self.from_pitch,
            to,
            self.width,
            self.width,
            self.height,
        );
        self.from = End::Staged(staged);
        self.from_pitch = self.width;
    }

    /// Keeps a hash of the source, unless queued work will change it.
    fn remember_source(&mut self) {
        let changes = match &self.from {
            End::Allocation(allocation, address) => {
                let range = *address..address + self.extent(self.from_pitch);
                allocation.is_range_in_use(&range, true)
            }
            _ => false,
        };
        if !changes && self.driver.script.virtual_gpu.is_none() {
            self.hash = Some(self.hash_source());
        }
    }

    /// With `poison`, the destination of a download is filled until the copy runs: a host that
    /// reads it too early finds no data of an earlier copy.
    fn poison_destination(&self) {
        if !self.driver.script.poison {
            return;
        }
        if let End::Allocation(allocation, address) = &self.to
            && allocation.place == Place::Host
            && !allocation.is_range_in_use(&(*address..address + self.extent(self.to_pitch)), false)
        {
            for row in 0..self.height {
                fill_bytes(address + row * self.to_pitch, self.width, POISON);
            }
        }
    }

    /// Bytes from the first to the last.
    fn extent(&self, pitch: u64) -> u64 {
        pitch * (self.height - 1) + self.width
    }

    /// The memory of allocations that it reads and writes.
    fn accesses(&self) -> Vec<MemoryAccess> {
        let ends = [
            (&self.from, self.from_pitch, false),
            (&self.to, self.to_pitch, true),
        ];
        let access = |(end, pitch, is_write): (&End, u64, bool)| match end {
            End::Allocation(allocation, address) => Some(MemoryAccess {
                allocation: allocation.clone(),
                range: *address..address + self.extent(pitch),
                is_write,
            }),
            _ => None,
        };
        ends.into_iter().filter_map(access).collect()
    }

    /// Takes the time of the copy. Large ones move nothing, except for downloads whose destination
    /// differs: a device copies without the help of the processor.
    fn execute_virtually(&self, execution: &mut Execution) {
        let Some(gpu) = &self.driver.script.virtual_gpu else {
            return;
        };
        let engine = match self.kind() {
            "download" => EngineKind::Download,
            _ => EngineKind::Upload,
        };
        let moves = match self.kind() {
            "upload" => self.bytes() <= SMALL_UPLOAD,
            _ => !self.looks_copied(),
        };
        if moves {
            self.move_bytes();
        }
        let duration_ns = gpu.transfer_ns(self.bytes());
        let engines = &self.driver.engines[execution.device];
        let (start_ns, end_ns) = engines.take(engine, execution.ready_ns, duration_ns);
        execution.start_ns = start_ns;
        execution.end_ns = end_ns;
    }

    /// True if some bytes of source and destination are equal.
    fn looks_copied(&self) -> bool {
        const SAMPLES: u64 = 509;
        if self.height > 1 || self.width < SAMPLES {
            return false;
        }
        let (from, to) = (self.from.address(), self.to.address());
        let mut offsets = (0..SAMPLES).map(|n| n * (self.width - 1) / (SAMPLES - 1));
        // SAFETY: the offsets are below the width, and both ranges were checked.
        let byte = |address: u64| unsafe { (address as *const u8).read_volatile() };
        offsets.all(|at| byte(from + at) == byte(to + at))
    }

    fn move_bytes(&self) {
        copy_rows(
            self.from.address(),
            self.from_pitch,
            self.to.address(),
            self.to_pitch,
            self.width,
            self.height,
        );
    }

    fn hash_source(&self) -> u64 {
        let start = self.from.address();
        (0..self.height).fold(0, |hash, row| {
            hash_bytes(hash, start + row * self.from_pitch, self.width)
        })
    }
}
