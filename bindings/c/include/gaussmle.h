/* The C library of gaussmle. This file is made from bindings/c/src by cbindgen: do not edit it.
 *
 * docs/c.md describes the use. In short: every function that can fail returns a gm_status, and
 * gm_last_error has the words. Handles are freed by the function of their type, which accepts NULL.
 * All functions may be called from any thread, and none calls back. Lengths are in um, light in
 * photoelectrons, frames count from 0. */

#ifndef GM_H
#define GM_H

#include <stddef.h>
#include <stdint.h>


/*
 The number of the interface that this header describes. It grows with every change that a
 program must be compiled again for.
 */
#define GM_ABI_VERSION 1

/*
 The outcome of a call. `gm_last_error` has the words of every outcome but success.
 */
typedef enum gm_status {
  /*
   Done.
   */
  GM_SUCCESS = 0,
  /*
   A pointer is NULL that must not be.
   */
  GM_NULL_POINTER = 1,
  /*
   A handle was freed, or is none of this type.
   */
  GM_BAD_HANDLE = 2,
  /*
   An argument is invalid: a size, a type, a name, text that is not UTF-8.
   */
  GM_BAD_ARGUMENT = 3,
  /*
   An option of the TOML text is invalid or missing.
   */
  GM_BAD_CONFIG = 4,
  /*
   A file cannot be read or written.
   */
  GM_FILE = 5,
  /*
   There is no device, or none in time.
   */
  GM_NO_DEVICE = 6,
  /*
   A device failed during a fit.
   */
  GM_DEVICE_FAILED = 7,
  /*
   The job or session was cancelled.
   */
  GM_CANCELLED = 8,
  /*
   Not an error: the result is not there in this time. Call again.
   */
  GM_PENDING = 9,
  /*
   Not an error: a session has no room for the frames now. Push them again.
   */
  GM_FULL = 10,
  /*
   A session takes no more frames, or has no more rows.
   */
  GM_ENDED = 11,
  /*
   A call in a process that was forked after its parent had used the library.
   */
  GM_FORKED = 12,
  /*
   A defect of gaussmle.
   */
  GM_PANIC = 13,
  /*
   Memory or a thread that the call needs cannot be had.
   */
  GM_NO_MEMORY = 14,
} gm_status;

/*
 A camera.
 */
typedef struct gm_camera gm_camera;

/*
 A model, a camera and settings, ready to fit stacks of ROIs.
 */
typedef struct gm_fitter gm_fitter;

/*
 A fit in the background.
 */
typedef struct gm_job gm_job;

/*
 A movie in a file, in any format that `gaussmle localize` reads.
 */
typedef struct gm_movie gm_movie;

/*
 A picture of the localizations of a table.
 */
typedef struct gm_picture gm_picture;

/*
 Localizes frames while they arrive.
 */
typedef struct gm_session gm_session;

/*
 A table of localizations or of peaks, with one row for each spot.
 */
typedef struct gm_table gm_table;

/*
 The type of pixels: one of GM_U8, GM_U16 and GM_F32.
 */
typedef uint32_t gm_pixel_type;

/*
 The state of a job or of a session: one of the numbers GM_STATE_*.
 */
typedef uint32_t gm_state;

/*
 The size of a movie and of its pixels.
 */
typedef struct gm_movie_info {
  /*
   Pixels along x.
   */
  size_t width;
  /*
   Pixels along y.
   */
  size_t height;
  /*
   The number of frames.
   */
  size_t frames;
  /*
   The type of the pixels that `gm_movie_read` gives: GM_U16 or GM_F32.
   */
  gm_pixel_type type;
  /*
   The size of a pixel in the sample along x and y, um, as the file states it; 0 if it does not.
   */
  double pixel_width_um;
  /*
   See `pixel_width_um`.
   */
  double pixel_height_um;
} gm_movie_info;

/*
 Size, place and brightness of a picture.
 */
typedef struct gm_picture_info {
  /*
   Pixels along x.
   */
  size_t width;
  /*
   Pixels along y.
   */
  size_t height;
  /*
   Side of a pixel, um.
   */
  double pixel_size_um;
  /*
   x and y of the outer corner of the first pixel, um.
   */
  double x_um;
  /*
   See `x_um`.
   */
  double y_um;
  /*
   The count that is shown at full brightness.
   */
  double full;
  /*
   The exponent of the brightness, `min(count / full, 1) ^ gamma`.
   */
  double gamma;
} gm_picture_info;

/*
 The progress of a session. Times are in seconds.
 */
typedef struct gm_session_progress {
  /*
   Frames that were pushed.
   */
  size_t frames_pushed;
  /*
   Frames whose rows can be polled, or were.
   */
  size_t frames_done;
  /*
   Frames that wait for the search.
   */
  size_t frames_queued;
  /*
   Bytes of these frames.
   */
  size_t bytes_queued;
  /*
   Rows that were not polled.
   */
  size_t rows_waiting;
  /*
   Rows of all frames that are done.
   */
  uint64_t localizations;
  /*
   Frames that are done per second.
   */
  double frames_per_second;
  /*
   The time from the push of a frame until its rows can be polled: the median, the time that 99 %
   of the frames do not exceed, and the longest. 0 before the first frame is done.
   */
  double latency_median;
  /*
   See `latency_median`.
   */
  double latency_percentile_99;
  /*
   See `latency_median`.
   */
  double latency_longest;
  /*
   1 if no more rows will come, 0 otherwise.
   */
  uint32_t has_ended;
} gm_session_progress;

/*
 8-bit unsigned pixels. ROIs cannot have them.
 */
#define GM_U8 1

/*
 16-bit unsigned pixels.
 */
#define GM_U16 2

/*
 32-bit floating-point pixels.
 */
#define GM_F32 3

/*
 It has nothing to fit yet, or nothing more until other frames arrive.
 */
#define GM_STATE_IDLE 0

/*
 It looks for devices, or opens them.
 */
#define GM_STATE_STARTING 1

/*
 It waits for a GPU.
 */
#define GM_STATE_WAITING 2

/*
 Devices fit.
 */
#define GM_STATE_FITTING 3

/*
 Its fits have ended.
 */
#define GM_STATE_ENDED 4

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/*
 Makes a camera whose pixels are all equal. `pixel_size_um` is the width of a pixel in the sample,
 um; `gain_e_per_adu` is in electrons per ADU, `read_noise_e` in electrons rms. `excess_noise` is 1,
 or 2 for an EMCCD at high gain.

 `camera` has room for a handle.
 */
enum gm_status gm_camera_new(double pixel_size_um,
                             double offset_adu,
                             double gain_e_per_adu,
                             double read_noise_e,
                             double excess_noise,
                             struct gm_camera **camera);

/*
 Makes a camera with maps of the whole sensor, `[row = y][column = x]`: offset (ADU), gain
 (electrons per ADU) and variance (electrons^2). A pixel is left out if one of its values is not
 finite, or if its byte of `mask` is not 0. `mask` may be NULL.

 The maps have `width` times `height` values, and `camera` has room for a handle.
 */
enum gm_status gm_camera_new_with_maps(double pixel_size_um,
                                       size_t width,
                                       size_t height,
                                       const float *offset_adu,
                                       const float *gain_e_per_adu,
                                       const float *variance_e2,
                                       const uint8_t *mask,
                                       double excess_noise,
                                       struct gm_camera **camera);

/*
 Frees a camera, or does nothing for NULL. Fitters and sessions keep what they need of it.
 */
void gm_camera_free(struct gm_camera *camera);

/*
 Finds the spots of `count` frames of `width` x `height` pixels, `[frame][row = y][column = x]`,
 without fits. They are those that a session fits for the same options with `crowded` off. `type`
 is GM_U8, GM_U16 or GM_F32. The TOML text has a section `[localize]`, as for `gm_session_new`, and
 `camera` may be NULL. With its `region`, the spots are those whose brightest pixel is in one. Returns
 when all frames are searched, and uses all cores meanwhile.

 The table has these columns: `frame`, from 0; `x` and `y`, the centre of the brightest pixel (um);
 `column` and `row`, this pixel; `over_threshold`, the signal over the detection threshold; `roi_x`
 and `roi_y`, the first pixel of the ROI, which `gm_fit` takes as corners; `roi_size`, the pixels
 along its side.

 `toml` is text that ends with a zero, `pixels` has all pixels, and `table` has room for a handle.
 */
enum gm_status gm_detect(const char *toml,
                         const struct gm_camera *camera,
                         const void *pixels,
                         gm_pixel_type type,
                         size_t count,
                         size_t width,
                         size_t height,
                         struct gm_table **table);

/*
 Makes a fitter from TOML text with a section `[fit]`, whose keys are those of a file for `gaussmle
 fit --config`. Relative paths start from the current folder. `camera` may be NULL: the text then
 has the camera. A fitter can run any number of jobs, also at once.

 `toml` is text that ends with a zero, and `fitter` has room for a handle.
 */
enum gm_status gm_fitter_new(const char *toml,
                             const struct gm_camera *camera,
                             struct gm_fitter **fitter);

/*
 Frees a fitter, or does nothing for NULL. Its jobs go on.
 */
void gm_fitter_free(struct gm_fitter *fitter);

/*
 Starts a fit of `count` ROIs of `side` x `side` pixels, `[spot][row = y][column = x]`. `type` is
 GM_U16 or GM_F32. `corners` has the x and y of the first pixel of each ROI on the sensor, `frames`
 its frame; either may be NULL.

 The arrays are not copied. They must stay, unchanged, until the job has ended: until a
 `gm_job_wait` for this job returns something else than GM_PENDING, or a `gm_job_free` of it returns.
 This is true for all arguments of these calls, and in each thread that makes one.

 The arrays have these lengths and stay as long, and `job` has room for a handle.
 */
enum gm_status gm_fit(const struct gm_fitter *fitter,
                      const void *pixels,
                      gm_pixel_type type,
                      size_t count,
                      size_t side,
                      const int32_t *corners,
                      const uint32_t *frames,
                      struct gm_job **job);

/*
 The number of ROIs that are fitted, and of all. Either place may be NULL.

 The places that are not NULL have room for a number.
 */
enum gm_status gm_job_progress(const struct gm_job *job, size_t *done, size_t *total);

/*
 Writes the state of a job: one of the numbers GM_STATE_*, and words for users. The words say for
 which GPUs the job waits and why, on which devices it fits and why on these, or its error.
 Either place may be NULL. The words stay until the next call of this function or of
 `gm_session_state` by the same thread.

 The places that are not NULL have room for a number and for a pointer.
 */
enum gm_status gm_job_state(const struct gm_job *job, gm_state *state, const char **words);

/*
 Waits for the end of a job, for at most `seconds`: 0 to ask, INFINITY to wait for the end. `table`
 gets its table. Each table that is returned has to be freed. `table` may be NULL: the call then
 only waits.

 Returns GM_PENDING while the job runs, and nothing else, whatever the arguments are: a negative
 time or NaN is 0. Every other status means that the job has ended and reads its arrays no more. That
 includes GM_BAD_HANDLE, because `gm_job_free` forgets a job after its end, and GM_FORKED, because a
 forked process has no jobs of its parent.

 `table` is NULL or has room for a handle.
 */
enum gm_status gm_job_wait(const struct gm_job *job,
                           double seconds,
                           struct gm_table **table);

/*
 Cancels a job, and does not wait for its end.
 */
enum gm_status gm_job_cancel(struct gm_job *job);

/*
 Frees a job, or does nothing for NULL. A job that has not ended is cancelled, and its end is waited
 for: the arrays may be freed afterwards.
 */
void gm_job_free(struct gm_job *job);

/*
 The words of the last call of this thread that did not return GM_SUCCESS; empty if there was none.
 They are valid until the next such call of the thread. The caller must not free them.
 */
const char *gm_last_error(void);

/*
 The option that the words of `gm_last_error` are about, by its key in TOML text such as
 `sigma_um`, or in a PSF file such as `sigma_x0_um`; empty if they are about none. Words that begin
 with the key and a colon go on with the reason. It is valid as long as the words are. The caller
 must not free it.
 */
const char *gm_last_error_option(void);

/*
 The names of the models, separated by commas, as the option `model` takes them. The text is never
 freed.
 */
const char *gm_model_names(void);

/*
 What dialogs call the models: a line for each, in the order of `gm_model_names`. The text is never
 freed.
 */
const char *gm_model_labels(void);

/*
 Opens a movie. `toml` is NULL, or text with a section `[localize]`, of whose keys `series`, `channel`,
 `z` and `allow_truncated` choose what is read.

 `path` is text that ends with a zero, `toml` is NULL or such text, and `movie` has room for a handle.
 */
enum gm_status gm_movie_open(const char *path,
                             const char *toml,
                             struct gm_movie **movie);

/*
 The size of a movie and of its pixels.

 `info` has room for the struct.
 */
enum gm_status gm_movie_get_info(const struct gm_movie *movie, struct gm_movie_info *info);

/*
 Copies `count` frames from number `first` on, `[frame][row = y][column = x]`, in the type that
 `gm_movie_info` has. `capacity` is the number of pixels that `pixels` has room for.

 `pixels` has room for `capacity` pixels of that type.
 */
enum gm_status gm_movie_read(const struct gm_movie *movie,
                             size_t first,
                             size_t count,
                             void *pixels,
                             size_t capacity);

/*
 Measures the width of spots, um, in the frames of a movie: that of a run with `sigma_um = 'auto'`. `toml`
 and `camera` are those of `gm_session_new`, where a pixel size that is missing is that of the file.

 `toml` is text that ends with a zero, and `sigma_um` has room for a number.
 */
enum gm_status gm_movie_sigma(const struct gm_movie *movie,
                              const char *toml,
                              const struct gm_camera *camera,
                              double *sigma_um);

/*
 Measures the width of spots as `gm_movie_sigma` does, and the `psf_misfit` that a run with `sigma_um = 'auto'`
 takes, which is 0 if it takes none.

 `toml` is text that ends with a zero, and `sigma_um` and `psf_misfit` have room for a number each.
 */
enum gm_status gm_movie_sigma_and_misfit(const struct gm_movie *movie,
                                         const char *toml,
                                         const struct gm_camera *camera,
                                         double *sigma_um,
                                         double *psf_misfit);

/*
 Frees a movie, or does nothing for NULL.
 */
void gm_movie_free(struct gm_movie *movie);

/*
 Draws the usable rows of a table of fits as `gaussmle render` does: each as a Gaussian as wide as its
 uncertainty. The picture covers a field from (0, 0) to (`width_um`, `height_um`). `pixel_size_um` is
 the side of its pixels; 0 chooses it from the precision and the density of the rows.

 `picture` has room for a handle.
 */
enum gm_status gm_picture_new(const struct gm_table *table,
                              double width_um,
                              double height_um,
                              double pixel_size_um,
                              struct gm_picture **picture);

/*
 As `gm_picture_new`, with z as hues, as `gaussmle render --z` does. The table has a column `z`.
 `gm_picture_rgb` copies the colours, and `gm_picture_z_range` the z of the first and the last hue.

 `picture` has room for a handle.
 */
enum gm_status gm_picture_new_with_z(const struct gm_table *table,
                                     double width_um,
                                     double height_um,
                                     double pixel_size_um,
                                     struct gm_picture **picture);

/*
 Size, place and brightness of a picture.

 `info` has room for the struct.
 */
enum gm_status gm_picture_get_info(const struct gm_picture *picture, struct gm_picture_info *info);

/*
 Copies the number of localizations in each pixel, in rows from the top. `capacity` is the number of
 values that `counts` has room for, at least `width * height`.

 `counts` has room for `capacity` numbers.
 */
enum gm_status gm_picture_counts(const struct gm_picture *picture, float *counts, size_t capacity);

/*
 Copies 256 colours as red, green and blue: those of counts from 0 to `full` of `gm_picture_info` in
 equal steps, with its `gamma`. A picture with z has none: its pixels have hues.

 `colors` has room for 768 bytes.
 */
enum gm_status gm_picture_colors(const struct gm_picture *picture, uint8_t *colors);

/*
 Copies red, green and blue of each pixel, in rows from the top: the colours of the file that
 `gaussmle render` writes, without scale bar and key. `capacity` is the number of bytes that `rgb` has
 room for, at least `3 * width * height`.

 `rgb` has room for `capacity` bytes.
 */
enum gm_status gm_picture_rgb(const struct gm_picture *picture,
                              uint8_t *rgb,
                              size_t capacity);

/*
 The z of the first and of the last hue, um: percentiles 2 and 98 of the usable rows, rounded outwards.
 Hues go from blue over cyan, green and yellow to red. A picture without z is refused.

 `first` and `last` have room for a number each.
 */
enum gm_status gm_picture_z_range(const struct gm_picture *picture,
                                  double *first,
                                  double *last);

/*
 The length of the scale bar that `gaussmle render` draws over a picture, um: a round number near a
 fifth of the width.

 `length_um` has room for a number.
 */
enum gm_status gm_picture_scale_bar(const struct gm_picture *picture, double *length_um);

/*
 Frees a picture, or does nothing for NULL.
 */
void gm_picture_free(struct gm_picture *picture);

/*
 Starts a session for frames of `width` x `height` pixels, from TOML text with a section
 `[localize]`, whose keys are those of a file for `gaussmle localize --config`, without those of a
 movie in a file. Relative paths start from the current folder. `camera` may be NULL: the text then
 has the camera.

 `toml` is text that ends with a zero, and `session` has room for a handle.
 */
enum gm_status gm_session_new(const char *toml,
                              const struct gm_camera *camera,
                              size_t width,
                              size_t height,
                              struct gm_session **session);

/*
 Pushes `count` frames of `width` x `height` pixels, `[frame][row = y][column = x]`; they are copied.
 `type` is GM_U8, GM_U16 or GM_F32, the same in each call. Waits for room for at most `seconds`, and
 then returns GM_FULL; none of the frames is taken then. Frames are numbered from 0 in the order of
 pushes; `first`, which may be NULL, gets the number of the first one. An error that an argument
 causes takes none of the frames.

 `pixels` has all pixels, and `first` is NULL or has room for a number.
 */
enum gm_status gm_session_push(struct gm_session *session,
                               const void *pixels,
                               gm_pixel_type type,
                               size_t count,
                               size_t width,
                               size_t height,
                               double seconds,
                               size_t *first);

/*
 Takes the rows of frames that are done. Without any, waits for some for at most `seconds`, and then
 returns GM_PENDING. A negative time or NaN is 0, as in `gm_job_wait`. Returns GM_ENDED if the session
 has ended and there are no more rows. Every other status is an error, which later calls return
 again: do not poll until GM_ENDED alone. `table` gets NULL, unless the call succeeds.

 `table` has room for a handle.
 */
enum gm_status gm_session_poll(struct gm_session *session,
                               double seconds,
                               struct gm_table **table);

/*
 Makes a table without rows, with the columns of a session, to which its rows can be appended. A file of the
 table describes the session, as that of polled rows does, also if no spot is found.

 `table` has room for a handle.
 */
enum gm_status gm_session_table(const struct gm_session *session,
                                struct gm_table **table);

/*
 The progress of a session.

 `progress` has room for the struct.
 */
enum gm_status gm_session_get_progress(const struct gm_session *session,
                                       struct gm_session_progress *progress);

/*
 Writes the state of the fits of a session: one of the numbers GM_STATE_*, and words for users.
 See `gm_job_state`.

 The places that are not NULL have room for a number and for a pointer.
 */
enum gm_status gm_session_state(const struct gm_session *session,
                                gm_state *state,
                                const char **words);

/*
 Takes no more frames, and waits for at most `seconds` until all are done; then returns GM_PENDING.
 The rows can be polled before or after. `summary`, which may be NULL, gets text with the counts,
 remarks and notes, a line each. The text stays until the session is freed.

 `summary` is NULL or has room for a pointer.
 */
enum gm_status gm_session_finish(struct gm_session *session, double seconds, const char **summary);

/*
 Cancels: takes no more frames, and leaves those that wait. Does not wait for the end. The rows so
 far can be polled.
 */
enum gm_status gm_session_cancel(struct gm_session *session);

/*
 Frees a session, or does nothing for NULL. A session that has not ended is cancelled, and its
 threads are waited for.
 */
void gm_session_free(struct gm_session *session);

/*
 Makes a table without rows, with the columns of a session with these options: `toml` and `camera` are
 those of gm_session_new. It can be saved, and rows of such a session be appended. It describes no session:
 gm_session_table makes one that does.

 `toml` is text that ends with a zero, and `table` has room for a handle.
 */
enum gm_status gm_table_new(const char *toml,
                            const struct gm_camera *camera,
                            struct gm_table **table);

/*
 The number of rows.

 `rows` has room for a number.
 */
enum gm_status gm_table_rows(const struct gm_table *table, size_t *rows);

/*
 Gets the names of the columns, separated by commas, in the order of the native table. The text stays
 until the table is freed.

 `names` has room for a pointer.
 */
enum gm_status gm_table_column_names(const struct gm_table *table,
                                     const char **names);

/*
 Copies a column. Names and units are those of the native table: `frame`, `x` and `y` in um,
 `photons`, `x_std`, and so on; `gm_detect` names those of peaks. `status` is 0 for converged and 1 at a
 bound, which are usable; 2 without convergence, 3 undetermined, 4 for bad input, 5 at a bound of z.
 `capacity` is the number of values that `values` has room for, at
 least the number of rows.

 `name` is text that ends with a zero, and `values` has room for `capacity` numbers.
 */
enum gm_status gm_table_column(const struct gm_table *table,
                               const char *name,
                               double *values,
                               size_t capacity);

/*
 Appends the rows of another table of the same model and session, or of peaks to peaks. The other
 table is unchanged. If it is of a session, the table then has the description of that session.
 */
enum gm_status gm_table_append(struct gm_table *table, const struct gm_table *more);

/*
 Writes a table to a file. The ending gives the format: `.csv`, `.parquet`, `.npz`, `.hdf5`
 (Picasso). Peaks without fits can be written as `.csv`, `.parquet` and `.npz`. An existing file is
 replaced when the new one is complete. The file of rows of a session describes the session as it is now,
 or as it was when it was freed: after `gm_session_finish`, it has all counts and notes.

 `path` is text that ends with a zero.
 */
enum gm_status gm_table_save(const struct gm_table *table,
                             const char *path);

/*
 Frees a table, or does nothing for NULL.
 */
void gm_table_free(struct gm_table *table);

/*
 The number of the interface of the library that is loaded. A program compares it with
 GM_ABI_VERSION, the number that it was compiled for.
 */
uint32_t gm_abi_version(void);

/*
 The version of gaussmle.
 */
const char *gm_version(void);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* GM_H */
