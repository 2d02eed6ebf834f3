//! Fits in the background.

use std::ffi::c_char;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use gaussmle::info::JobState;
use gaussmle::{CancelToken, RoiStack};
use ndarray::{ArrayView2, ArrayView3};

use crate::arguments::{array, product, put, seconds};
use crate::failure::{Failure, Outcome};
use crate::fitter::{FitterParts, gm_fitter};
use crate::fork::enter;
use crate::guard::{guard, panicked};
use crate::handles::{Handle, create, object, release};
use crate::memory::check_memory;
use crate::pixels::{GM_F32, GM_U16, gm_pixel_type, unknown};
use crate::state::{gm_state, put_state};
use crate::status::gm_status;
use crate::table::{Description, Table, gm_table, shared};

/// A fit in the background.
pub struct gm_job;

/// Bytes of the results of a spot: those of a fit are 32-bit numbers, six parameters, 21 covariances and
/// eight others; the table has up to 25 columns of 64 bits.
const BYTES_PER_SPOT: usize = 4 * (6 + 21 + 8) + 8 * 25;

type Fitted = Outcome<Arc<Mutex<Table>>>;

/// The state that the thread of a job shares with its callers.
pub struct Job {
    cancel: CancelToken,
    total: usize,
    done: AtomicUsize,
    state: Mutex<JobState>,
    fitted: Mutex<Option<Fitted>>,
    changed: Condvar,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Handle for gm_job {
    type Object = Job;
    const NAME: &'static str = "job";
}

impl Job {
    fn lock(&self) -> MutexGuard<'_, Option<Fitted>> {
        self.fitted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn state(&self) -> MutexGuard<'_, JobState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the table, and returns `None` if it is not there in time.
    fn wait(&self, time: Duration) -> Option<Fitted> {
        let waited = self
            .changed
            .wait_timeout_while(self.lock(), time, |fitted| fitted.is_none());
        let (fitted, _) = waited.unwrap_or_else(PoisonError::into_inner);
        fitted.clone()
    }

    /// Waits until the job has ended. Any number of threads may do so.
    fn wait_for_end(&self) {
        let ended = self
            .changed
            .wait_while(self.lock(), |fitted| fitted.is_none());
        drop(ended.unwrap_or_else(PoisonError::into_inner));
        let thread = &self.thread;
        let thread = thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        // A panic of the thread is the outcome of the job.
        let _ = thread.map(JoinHandle::join);
    }
}

/// The arrays of a job. They stay until its thread has ended.
enum Pixels {
    U16(&'static [u16]),
    F32(&'static [f32]),
}

struct Rois {
    pixels: Pixels,
    count: usize,
    side: usize,
    corners: Option<&'static [i32]>,
    frames: Option<&'static [u32]>,
}

impl Rois {
    fn stack(&self) -> Outcome<RoiStack<'_>> {
        let shape = (self.count, self.side, self.side);
        let complete = "the lengths were checked";
        let mut stack = match self.pixels {
            Pixels::U16(pixels) => {
                RoiStack::from_u16(ArrayView3::from_shape(shape, pixels).expect(complete))?
            }
            Pixels::F32(pixels) => {
                RoiStack::from_f32(ArrayView3::from_shape(shape, pixels).expect(complete))?
            }
        };
        if let Some(corners) = self.corners {
            let corners = ArrayView2::from_shape((self.count, 2), corners).expect(complete);
            stack = stack.with_corners(corners)?;
        }
        if let Some(frames) = self.frames {
            stack = stack.with_frames(frames)?;
        }
        Ok(stack)
    }
}

/// Starts a fit of `count` ROIs of `side` x `side` pixels, `[spot][row = y][column = x]`. `type` is
/// GM_U16 or GM_F32. `corners` has the x and y of the first pixel of each ROI on the sensor, `frames`
/// its frame; either may be NULL.
///
/// The arrays are not copied. They must stay, unchanged, until the job has ended: until a
/// `gm_job_wait` for this job returns something else than GM_PENDING, or a `gm_job_free` of it returns.
/// This is true for all arguments of these calls, and in each thread that makes one.
///
/// The arrays have these lengths and stay as long, and `job` has room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_fit(
    fitter: *const gm_fitter,
    pixels: *const std::ffi::c_void,
    r#type: gm_pixel_type,
    count: usize,
    side: usize,
    corners: *const i32,
    frames: *const u32,
    job: *mut *mut gm_job,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises it.
        unsafe { put(job, null_mut(), "job") }?;
        enter()?;
        let parts = object(fitter)?;
        let area = product(&[count, side, side], "pixels")?;
        // SAFETY: the caller promises the lengths, and that the arrays stay for the thread.
        let rois = unsafe {
            Rois {
                pixels: match r#type {
                    GM_U16 => Pixels::U16(array(pixels.cast(), area, "pixels")?),
                    GM_F32 => Pixels::F32(array(pixels.cast(), area, "pixels")?),
                    other => return unknown(other, "GM_U16 or GM_F32"),
                },
                count,
                side,
                corners: match corners.is_null() {
                    true => None,
                    false => Some(array(corners, product(&[count, 2], "corners")?, "corners")?),
                },
                frames: match frames.is_null() {
                    true => None,
                    false => Some(array(frames, count, "frames")?),
                },
            }
        };
        rois.stack()?;
        check_memory(count.saturating_mul(BYTES_PER_SPOT), "the results")?;
        let started = Arc::new(Job {
            cancel: CancelToken::new(),
            total: count,
            done: AtomicUsize::new(0),
            state: Mutex::default(),
            fitted: Mutex::new(None),
            changed: Condvar::new(),
            thread: Mutex::new(None),
        });
        let of_thread = started.clone();
        let thread = thread::Builder::new().spawn(move || {
            let fitted = catch_unwind(AssertUnwindSafe(|| fit(&parts, &rois, &of_thread)));
            let fitted = fitted.unwrap_or_else(|panic| Err(panicked(&*panic)));
            if let Err(failure) = &fitted {
                // An error may come before the fit.
                *of_thread.state() = match failure.status {
                    gm_status::GM_CANCELLED => JobState::Cancelled,
                    _ => JobState::Failed(failure.message.clone()),
                };
            }
            // Nothing reads the arrays from here on.
            *of_thread.lock() = Some(fitted);
            of_thread.changed.notify_all();
        });
        let thread = thread.map_err(|error| {
            let message = format!("no thread can be started for the job: {error}");
            Failure::new(gm_status::GM_NO_MEMORY, message)
        })?;
        *started
            .thread
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = Some(thread);
        // SAFETY: the caller promises room.
        unsafe { put(job, create(started), "job") }
    })
}

fn fit(parts: &FitterParts, rois: &Rois, job: &Arc<Job>) -> Fitted {
    let (counter, shown) = (job.clone(), job.clone());
    let fitter = parts.build(|builder| {
        let cancel = job.cancel.clone();
        let builder = builder.cancel(cancel);
        let builder = builder.on_state(move |state| shown.state().clone_from(state));
        builder.on_batch(move |done, _| counter.done.store(done, Ordering::Relaxed))
    })?;
    let fits = fitter.fit(&rois.stack()?)?;
    let metadata = parts.metadata(&fitter, fits.info());
    let mut rows = fits.table();
    fits.append_covariances(&mut rows);
    Ok(shared(rows, Description::Fitted(metadata)))
}

/// The number of ROIs that are fitted, and of all. Either place may be NULL.
///
/// The places that are not NULL have room for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_job_progress(
    job: *const gm_job,
    done: *mut usize,
    total: *mut usize,
) -> gm_status {
    guard(|| {
        let job = object(job)?;
        enter()?;
        for (place, number, name) in [
            (done, job.done.load(Ordering::Relaxed), "done"),
            (total, job.total, "total"),
        ] {
            if !place.is_null() {
                // SAFETY: the caller promises room.
                unsafe { put(place, number, name) }?;
            }
        }
        Ok(())
    })
}

/// Writes the state of a job: one of the numbers GM_STATE_*, and words for users. The words say for
/// which GPUs the job waits and why, on which devices it fits and why on these, or its error.
/// Either place may be NULL. The words stay until the next call of this function or of
/// `gm_session_state` by the same thread.
///
/// The places that are not NULL have room for a number and for a pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_job_state(
    job: *const gm_job,
    state: *mut gm_state,
    words: *mut *const c_char,
) -> gm_status {
    guard(|| {
        let job = object(job)?;
        enter()?;
        let found = job.state().clone();
        // SAFETY: the caller promises room.
        unsafe { put_state(&found, state, words) }
    })
}

/// Waits for the end of a job, for at most `seconds`: 0 to ask, INFINITY to wait for the end. `table`
/// gets its table. Each table that is returned has to be freed. `table` may be NULL: the call then
/// only waits.
///
/// Returns GM_PENDING while the job runs, and nothing else, whatever the arguments are: a negative
/// time or NaN is 0. Every other status means that the job has ended and reads its arrays no more. That
/// includes GM_BAD_HANDLE, because `gm_job_free` forgets a job after its end, and GM_FORKED, because a
/// forked process has no jobs of its parent.
///
/// `table` is NULL or has room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_job_wait(
    job: *const gm_job,
    seconds: f64,
    table: *mut *mut gm_table,
) -> gm_status {
    guard(|| {
        // A caller may free the arrays after any status but GM_PENDING. So an invalid argument is an error
        // only once the job has ended.
        let cleared = match table.is_null() {
            true => Ok(()),
            // SAFETY: the caller promises room.
            false => unsafe { put(table, null_mut(), "table") },
        };
        let job = object(job)?;
        enter()?;
        let time = self::seconds(seconds);
        let Some(fitted) = job.wait(time.clone().unwrap_or_default()) else {
            let message = match time {
                Ok(_) => "the job has not ended".into(),
                Err(refused) => format!("the job has not ended; {}", refused.message),
            };
            return Err(Failure::new(gm_status::GM_PENDING, message));
        };
        let fitted = fitted?;
        cleared?;
        match table.is_null() {
            true => Ok(()),
            // SAFETY: as above.
            false => unsafe { put(table, create(fitted), "table") },
        }
    })
}

/// Cancels a job, and does not wait for its end.
#[unsafe(no_mangle)]
pub extern "C" fn gm_job_cancel(job: *mut gm_job) -> gm_status {
    guard(|| {
        let job = object(job)?;
        enter()?;
        job.cancel.cancel();
        Ok(())
    })
}

/// Frees a job, or does nothing for NULL. A job that has not ended is cancelled, and its end is waited
/// for: the arrays may be freed afterwards.
#[unsafe(no_mangle)]
pub extern "C" fn gm_job_free(job: *mut gm_job) {
    guard(|| {
        // The handle is valid until the job has ended. Otherwise a call of another thread would find no
        // job meanwhile, and its caller would free the arrays.
        if let Ok(found) = object(job)
            && enter().is_ok()
        {
            found.cancel.cancel();
            found.wait_for_end();
        }
        drop(release(job));
        Ok(())
    });
}
