//! Movies in files.

use std::ffi::{c_char, c_void};
use std::path::Path;
use std::ptr::null_mut;
use std::sync::Arc;

use gaussmle::CancelToken;
use gaussmle_io::movie::{Movie, PixelType, Pixels, open};
use gaussmle_smlm::config::{Section, Sigma};
use gaussmle_smlm::localize::with_movie_width;

use crate::arguments::{array_mut, product, put, text};
use crate::camera::{gm_camera, optional};
use crate::config::read;
use crate::failure::{Failure, Outcome};
use crate::fork::enter;
use crate::guard::guard;
use crate::handles::{Handle, create, object, release};
use crate::memory::check_memory;
use crate::pixels::{GM_F32, GM_U16, gm_pixel_type};
use crate::status::gm_status;

/// A movie in a file, in any format that `gaussmle localize` reads.
pub struct gm_movie;

impl Handle for gm_movie {
    type Object = Box<dyn Movie>;
    const NAME: &'static str = "movie";
}

/// The size of a movie and of its pixels.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct gm_movie_info {
    /// Pixels along x.
    pub width: usize,
    /// Pixels along y.
    pub height: usize,
    /// The number of frames.
    pub frames: usize,
    /// The type of the pixels that `gm_movie_read` gives: GM_U16 or GM_F32.
    pub r#type: gm_pixel_type,
    /// The size of a pixel in the sample along x and y, um, as the file states it; 0 if it does not.
    pub pixel_width_um: f64,
    /// See `pixel_width_um`.
    pub pixel_height_um: f64,
}

/// Opens a movie. `toml` is NULL, or text with a section `[localize]`, of whose keys `series`, `channel`,
/// `z` and `allow_truncated` choose what is read.
///
/// `path` is text that ends with a zero, `toml` is NULL or such text, and `movie` has room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_movie_open(
    path: *const c_char,
    toml: *const c_char,
    movie: *mut *mut gm_movie,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises room.
        unsafe { put(movie, null_mut(), "movie") }?;
        // SAFETY: the caller promises text.
        let path = unsafe { text(path, "path") }?;
        let options = match toml.is_null() {
            true => Default::default(),
            // SAFETY: the caller promises it.
            false => unsafe { read(toml, Section::Localize) }?
                .input
                .open_options(),
        };
        let opened = open(Path::new(path), &options).map_err(gaussmle_smlm::Error::from)?;
        // SAFETY: as above.
        unsafe { put(movie, create(Arc::new(opened)), "movie") }
    })
}

/// The size of a movie and of its pixels.
///
/// `info` has room for the struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_movie_get_info(
    movie: *const gm_movie,
    info: *mut gm_movie_info,
) -> gm_status {
    guard(|| {
        let movie = object(movie)?;
        let shape = movie.shape();
        let size_um = movie.metadata().pixel_size_um;
        let [pixel_width_um, pixel_height_um] = size_um.map_or([0.0; 2], |size| size.xy());
        let all = gm_movie_info {
            width: shape.width,
            height: shape.height,
            frames: shape.frames,
            r#type: match movie.pixel_type() {
                PixelType::U16 => GM_U16,
                PixelType::F32 => GM_F32,
            },
            pixel_width_um,
            pixel_height_um,
        };
        // SAFETY: the caller promises room.
        unsafe { put(info, all, "info") }
    })
}

/// Copies `count` frames from number `first` on, `[frame][row = y][column = x]`, in the type that
/// `gm_movie_info` has. `capacity` is the number of pixels that `pixels` has room for.
///
/// `pixels` has room for `capacity` pixels of that type.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_movie_read(
    movie: *const gm_movie,
    first: usize,
    count: usize,
    pixels: *mut c_void,
    capacity: usize,
) -> gm_status {
    guard(|| {
        let movie = object(movie)?;
        let shape = movie.shape();
        if first > shape.frames || count > shape.frames - first {
            let frames = shape.frames;
            let message = format!("{count} frames from {first} on are asked for, of {frames}");
            return Err(Failure::argument(message));
        }
        let wanted = product(&[count, shape.height, shape.width], "pixels")?;
        if capacity < wanted {
            let message = format!("`capacity` is {capacity}, but the frames have {wanted} pixels");
            return Err(Failure::argument(message));
        }
        check_memory(
            wanted.saturating_mul(movie.pixel_type().bytes()),
            "the frames",
        )?;
        if count == 0 {
            return Ok(());
        }
        let mut found = Pixels::default();
        let read = movie.read(first..first + count, &mut found);
        read.map_err(gaussmle_smlm::Error::from)?;
        match &found {
            // SAFETY: the caller promises room for at least as many.
            Pixels::U16(found) => unsafe { copy(found, pixels.cast()) },
            // SAFETY: as above.
            Pixels::F32(found) => unsafe { copy(found, pixels.cast()) },
        }
    })
}

/// Copies pixels to the caller.
///
/// # Safety
///
/// The pointer is NULL, or has room for as many.
unsafe fn copy<T: Copy>(from: &[T], to: *mut T) -> Outcome {
    // SAFETY: the caller promises it.
    unsafe { array_mut(to, from.len(), "pixels") }?.copy_from_slice(from);
    Ok(())
}

/// Measures the width of spots, um, in the frames of a movie: that of a run with `sigma_um = 'auto'`. `toml`
/// and `camera` are those of `gm_session_new`, where a pixel size that is missing is that of the file.
///
/// `toml` is text that ends with a zero, and `sigma_um` has room for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_movie_sigma(
    movie: *const gm_movie,
    toml: *const c_char,
    camera: *const gm_camera,
    sigma_um: *mut f64,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises room.
        unsafe { put(sigma_um, 0.0, "sigma_um") }?;
        // SAFETY: the caller promises it.
        let (measured, _) = unsafe { measured(movie, toml, camera, false) }?;
        // SAFETY: as above.
        unsafe { put(sigma_um, measured, "sigma_um") }
    })
}

/// Measures the width of spots as `gm_movie_sigma` does, and the `psf_misfit` that a run with `sigma_um = 'auto'`
/// takes, which is 0 if it takes none.
///
/// `toml` is text that ends with a zero, and `sigma_um` and `psf_misfit` have room for a number each.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_movie_sigma_and_misfit(
    movie: *const gm_movie,
    toml: *const c_char,
    camera: *const gm_camera,
    sigma_um: *mut f64,
    psf_misfit: *mut f64,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises room.
        unsafe { put(sigma_um, 0.0, "sigma_um") }?;
        // SAFETY: as above.
        unsafe { put(psf_misfit, 0.0, "psf_misfit") }?;
        // SAFETY: the caller promises it.
        let (sigma, misfit) = unsafe { measured(movie, toml, camera, true) }?;
        // SAFETY: as above.
        unsafe { put(sigma_um, sigma, "sigma_um") }?;
        // SAFETY: as above.
        unsafe { put(psf_misfit, misfit, "psf_misfit") }
    })
}

/// The width of spots, um, and the misfit of the PSF, if it is asked for.
///
/// # Safety
///
/// `toml` is text that ends with a zero.
unsafe fn measured(
    movie: *const gm_movie,
    toml: *const c_char,
    camera: *const gm_camera,
    with_misfit: bool,
) -> Outcome<(f64, f64)> {
    enter()?;
    let movie = object(movie)?;
    // SAFETY: the caller promises it.
    let mut config = unsafe { read(toml, Section::Localize) }?;
    config.model.sigma_um = Some(Sigma::Auto);
    if !with_misfit {
        config.detection.psf_misfit = Some(0.0);
    }
    if config.model.given_width().is_none() {
        // The model is missing or takes no width, which is the error.
        config.model()?;
    }
    let camera = match optional(camera)? {
        Some(camera) => camera,
        None => config.camera_for(&movie.metadata())?.0,
    };
    let frames = config.frames(movie.shape().frames)?;
    let cancel = CancelToken::new();
    let frames = (movie.as_ref().as_ref(), frames);
    let (config, _) = with_movie_width(&config, Some(Sigma::Auto), &camera, frames, &cancel)?;
    // A misfit that a run refuses is refused here.
    config.detection(&config.calibrated_model()?, camera.pixel_size_um())?;
    let sigma = config.model.sigma_um.and_then(Sigma::um);
    let misfit = config.detection.psf_misfit;
    Ok((sigma.unwrap_or_default(), misfit.unwrap_or_default()))
}

/// Frees a movie, or does nothing for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn gm_movie_free(movie: *mut gm_movie) {
    guard(|| {
        drop(release(movie));
        Ok(())
    });
}
