//! Fits in the background.

use std::ffi::c_char;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use gaussmle::{CancelToken, JobState, RoiStack};
use ndarray::{ArrayView2, ArrayView3};

use crate::arguments::{array, product, put, seconds};
use crate::failure::{Failure, Outcome};
use crate::fitter::{FitterParts, gm_fitter};
use crate::fork::enter;
use crate::guard::{guard, panicked};
use crate::handles::{Handle, create, object, release};
use crate::pixels::{GM_F32, GM_U16, gm_pixel_type, unknown};
use crate::state::{gm_state, put_state};
use crate::status::gm_status;
use crate::table::{Description, Table, gm_table, shared};

/// A fit in the background.
pub struct gm_job;

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
            stack = stack.corners(corners)?;
        }
        if let Some(frames) = self.frames {
            stack = stack.frames(frames)?;
        }
        Ok(stack)
    }
}

/// Starts a fit of `count` ROIs of `side` x `side` pixels, `[spot][row = y][column = x]`. `type` is
/// GM_U16 or GM_F32. `corners` has the x and y of the first pixel of each ROI on the sensor, `frames`
/// its frame; either may be NULL.
///
/// The arrays are not copied. They must stay, unchanged, until the job has ended: until `gm_job_wait`
/// returns something else than GM_PENDING, or `gm_job_free` returns.
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
        let thread = std::thread::spawn(move || {
            let fitted = catch_unwind(AssertUnwindSafe(|| fit(&parts, &rois, &of_thread)));
            let fitted = fitted.unwrap_or_else(|panic| Err(panicked(&*panic)));
            if let Err(failure) = &fitted {
                // An error may come before the fit.
                *of_thread.state() = match failure.status {
                    gm_status::GM_CANCELLED => JobState::Cancelled,
                    _ => JobState::Failed(failure.message.clone()),
                };
            }
            *of_thread.lock() = Some(fitted);
            of_thread.changed.notify_all();
        });
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
    Ok(shared(fits.table(), Description::Fitted(metadata)))
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

/// What a job does, as one of the numbers GM_STATE_*, and in words for users: for which GPUs it waits
/// and why, on which devices it fits and why on these, or its error. Either place may be NULL. The
/// words stay until the next call of this function or of `gm_session_state` by the same thread.
///
/// The places that are not NULL have room for a number and for a pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_job_state(
    job: *const gm_job,
    state: *mut gm_state,
    words: *mut *const c_char,
) -> gm_status {
    guard(|| {
        let found = object(job)?.state().clone();
        // SAFETY: the caller promises room.
        unsafe { put_state(&found, state, words) }
    })
}

/// Waits for the table of a job, for at most `seconds`: 0 to ask, INFINITY to wait for the end.
/// Returns GM_PENDING if it is not there yet. Each table that is returned has to be freed.
///
/// `table` has room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_job_wait(
    job: *const gm_job,
    seconds: f64,
    table: *mut *mut gm_table,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises room.
        unsafe { put(table, null_mut(), "table") }?;
        let job = object(job)?;
        enter()?;
        let Some(fitted) = job.wait(self::seconds(seconds)?) else {
            return Err(Failure::new(gm_status::GM_PENDING, "the job has not ended"));
        };
        // SAFETY: as above.
        unsafe { put(table, create(fitted?), "table") }
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
/// for.
#[unsafe(no_mangle)]
pub extern "C" fn gm_job_free(job: *mut gm_job) {
    guard(|| {
        if let Some(job) = release(job)
            && enter().is_ok()
        {
            job.cancel.cancel();
            let thread = &job.thread;
            let thread = thread.lock().unwrap_or_else(PoisonError::into_inner).take();
            // A panic of the thread is the outcome of the job.
            let _ = thread.map(JoinHandle::join);
        }
        Ok(())
    });
}
