//! A thread that keeps one device busy: it takes batches in, and hands results out, a few under way at once.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use cubecl::bytes::Bytes;
use cubecl_environment::stream::StreamId;
use gaussmle_kernels::spec::{CODES, Columns, Psf, Spec};
use gaussmle_kernels::{Batch, Buffer, Maps, Output, Setting, units};

use crate::batch;
use crate::device::{Engine, Failure, caught};
use crate::roi::RoiStack;
use crate::tiles;

/// Values, width and height of a sensor's maps.
pub(crate) type MapValues = (Vec<f32>, usize, usize);

/// What all batches of a job share, on the host.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    pub psf: Psf,
    pub spec: Spec,
    pub constants: Arc<Vec<f32>>,
    pub maps: Option<Arc<MapValues>>,
    /// The maps where the CPU has them, once it has.
    pub maps_on_cpu: Arc<Mutex<Option<Maps>>>,
    pub max_iterations: u32,
    /// Batches under way at once.
    pub in_flight: usize,
}

impl Job {
    /// The job as a device does it.
    pub fn on(&self, engine: &Engine) -> Self {
        let shape = engine.shape();
        Self {
            spec: Spec {
                lanes: shape.lanes,
                tile: shape.tile,
                stage: shape.stage,
                units: units(engine.client(), self.psf, self.spec.size),
                ..self.spec
            },
            in_flight: batch::in_flight(&shape),
            ..self.clone()
        }
    }

    /// The camera's maps on the device. On the CPU they stay there: memory is memory.
    fn upload_maps(&self, engine: &Engine) -> Result<Option<Maps>, Failure> {
        let Some(maps) = self.maps.as_deref() else {
            return Ok(None);
        };
        let upload = || -> Result<Maps, Failure> {
            Ok(Maps {
                values: engine.upload(maps.0.clone())?,
                width: maps.1,
                height: maps.2,
            })
        };
        if !engine.shape().stage {
            return upload().map(Some);
        }
        let mut kept = self
            .maps_on_cpu
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if kept.is_none() {
            *kept = Some(upload()?);
        }
        Ok(kept.clone())
    }

    /// Uploads what all batches share.
    pub fn setting(&self, engine: &Engine) -> Result<Setting, Failure> {
        let maps = self.upload_maps(engine)?;
        Ok(Setting {
            psf: self.psf,
            spec: self.spec,
            constants: engine.upload(self.constants.to_vec())?,
            maps,
            max_iterations: self.max_iterations,
        })
    }
}

/// A batch, ready for a device.
#[derive(Debug)]
pub(crate) struct Task {
    pub number: u64,
    /// Tiles.
    pub words: Vec<u32>,
    /// Sensor index of each ROI's first pixel, where there are maps.
    pub corners: Option<Vec<u32>>,
    pub tiles: usize,
}

impl Task {
    /// Cuts the spots of a range out of a stack, for a job as a device does it.
    pub fn cut(rois: &RoiStack<'_>, spots: Range<usize>, job: &Job, number: u64) -> Self {
        let (first, count) = (spots.start, spots.len());
        let corners = |maps: &Arc<MapValues>| batch::corners(rois, first, count, maps.1, &job.spec);
        Self {
            number,
            words: tiles::tiles(rois, first, count, &job.spec),
            corners: job.maps.as_ref().map(corners),
            tiles: count.div_ceil(job.spec.tile),
        }
    }

    /// Puts it on the device.
    pub fn load(self, engine: &Engine, setting: &Setting) -> Result<Batch, Failure> {
        let corners = match self.corners {
            Some(corners) => engine.upload(corners)?,
            None => setting.constants.clone(),
        };
        Ok(Batch {
            words: engine.upload(self.words)?,
            corners,
            tiles: self.tiles,
        })
    }
}

/// Memory for the results of a batch. The codes are NaN until the kernel has written them.
pub(crate) fn output(engine: &Engine, setting: &Setting, tiles: usize) -> Result<Output, Failure> {
    let padded = tiles * setting.spec.tile;
    let columns = Columns::new(setting.psf.parameters()).count();
    let codes: Buffer = engine.upload(vec![f32::NAN; padded * CODES])?;
    Ok(Output {
        columns: engine.empty(padded * columns)?,
        codes,
    })
}

/// Seconds that a batch took.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Seconds {
    pub uploading: f64,
    /// Waiting for the device to compute, and for the way back.
    pub computing: f64,
}

/// A batch that came back.
pub(crate) struct Done {
    pub number: u64,
    pub columns: Bytes,
    pub codes: Bytes,
    pub seconds: Seconds,
}

/// What a worker says.
pub(crate) enum Report {
    /// A batch came back.
    Done(Done),
    /// The device failed, and the worker has stopped.
    Failed(Failure),
}

/// A worker's end on the side of the schedule. Dropping it lets the thread end after what is under way.
pub(crate) struct Worker {
    tasks: Sender<Task>,
    /// Hangs up when the thread ends.
    ended: Receiver<()>,
}

impl Worker {
    /// Starts a thread; what it says comes under the name `who`.
    pub fn start(engine: Engine, job: Job, who: usize, reports: Sender<(usize, Report)>) -> Self {
        let (tasks, queue) = channel();
        let (end, ended) = channel();
        std::thread::spawn(move || {
            let _end: Sender<()> = end;
            let stream = Stream::lease();
            let work = || {
                stream
                    .id
                    .executes(|| drive(&engine, &job, &queue, who, &reports))
            };
            let done = caught(work).and_then(|done| done);
            engine.release();
            if let Err(failure) = done {
                // Nobody listens any more where the job has failed for another reason.
                let _ = reports.send((who, Report::Failed(failure)));
            }
        });
        Self { tasks, ended }
    }

    /// Hands over a batch. A worker that has stopped has said so, or is about to.
    pub fn send(&self, task: Task) {
        let _ = self.tasks.send(task);
    }

    /// Lets the thread end, which has nothing left to do, and waits for it; but not for one that a driver keeps.
    pub fn dismiss(self) {
        drop(self.tasks);
        // Nothing is ever sent: it hangs up, or time is up.
        let _ = self.ended.recv_timeout(FAREWELL);
    }
}

/// How long a thread without work may take to give its memory back and end.
const FAREWELL: Duration = Duration::from_secs(2);

/// Runs batches until there are no more.
fn drive(
    engine: &Engine,
    job: &Job,
    queue: &Receiver<Task>,
    who: usize,
    reports: &Sender<(usize, Report)>,
) -> Result<(), Failure> {
    let setting = job.setting(engine)?;
    let mut under_way: VecDeque<(u64, Output, f64)> = VecDeque::new();
    let mut more = true;
    while more || !under_way.is_empty() {
        let room = more && under_way.len() < job.in_flight;
        let task = match (room, under_way.is_empty()) {
            (true, true) => queue.recv().map_err(|_| TryRecvError::Disconnected),
            (true, false) => queue.try_recv(),
            (false, _) => Err(TryRecvError::Empty),
        };
        match task {
            Ok(task) => {
                let began = Instant::now();
                let (number, tiles) = (task.number, task.tiles);
                let batch = task.load(engine, &setting)?;
                let output = output(engine, &setting, tiles)?;
                engine.launch(&setting, &batch, &output)?;
                under_way.push_back((number, output, began.elapsed().as_secs_f64()));
            }
            Err(TryRecvError::Disconnected) => more = false,
            Err(TryRecvError::Empty) => {
                let Some((number, output, uploading)) = under_way.pop_front() else {
                    continue;
                };
                let began = Instant::now();
                let (columns, codes) = engine.read(output)?;
                let seconds = Seconds {
                    uploading,
                    computing: began.elapsed().as_secs_f64(),
                };
                let done = Done {
                    number,
                    columns,
                    codes,
                    seconds,
                };
                if reports.send((who, Report::Done(done))).is_err() {
                    return Ok(());
                }
            }
        }
    }
    Ok(())
}

/// A stream of CubeCL's, which keeps memory pools of its own: threads come and go, so streams are handed on.
struct Stream {
    id: StreamId,
}

static FREE: Mutex<Vec<StreamId>> = Mutex::new(Vec::new());

impl Stream {
    fn lease() -> Self {
        let free = FREE.lock().unwrap_or_else(PoisonError::into_inner).pop();
        Self {
            id: free.unwrap_or_else(StreamId::allocate),
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        FREE.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(self.id);
    }
}
