/* Calls of libgaussmle for GNU Octave and MATLAB.
 *
 *     RESULT = gaussmle_mex(COMMAND, ...)
 *
 * gaussmle_fit.m and gaussmle_localize.m use it; they have the checks and the conventions for users.
 * No command waits longer than the seconds that it is given. So the interpreter handles Ctrl-C
 * between two commands, and the .m files free their objects with onCleanup. A new object is empty, so
 * that onCleanup knows it before it has anything.
 *
 * An object is a number. It has one job or one session, and everything that these need. An array of
 * the host is valid for one command only, so pixels are copied, in the order of the library.
 *
 * mexErrMsgIdAndTxt does not return. Therefore a command that fails frees its memory, keeps the words,
 * and returns an identifier, and mexFunction raises the error at the end. Commands call no function
 * mxCreate* while they hold memory that is not in an object, because these may raise errors, too. */

#include <gaussmle.h>
#include <mex.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An identifier of an error, or NULL for success. */
typedef const char *outcome;

#define BAD_ARGUMENT "gaussmle:argument"
#define BAD_TYPE "gaussmle:type"
#define BAD_HANDLE "gaussmle:handle"
#define OUT_OF_MEMORY "gaussmle:memory"

/* The words of the last error. */
static char words[2048];

static void keep(const char *text)
{
    strncpy(words, text, sizeof words - 1);
}

static outcome failure(outcome id, const char *text)
{
    keep(text);
    return id;
}

/* The outcome of a call of the library. Keeps its words. */
static outcome outcome_of(gm_status status)
{
    if (status == GM_SUCCESS)
        return NULL;
    keep(gm_last_error());
    switch (status) {
    case GM_BAD_ARGUMENT: return BAD_ARGUMENT;
    case GM_BAD_CONFIG: return "gaussmle:config";
    case GM_FILE: return "gaussmle:file";
    case GM_NO_DEVICE: return "gaussmle:noDevice";
    case GM_DEVICE_FAILED: return "gaussmle:deviceFailed";
    case GM_CANCELLED: return "gaussmle:cancelled";
    case GM_ENDED: return "gaussmle:ended";
    case GM_FORKED: return "gaussmle:forked";
    case GM_PANIC: return "gaussmle:defect";
    case GM_NO_MEMORY: return OUT_OF_MEMORY;
    default: return BAD_HANDLE;
    }
}

/* ---- objects ---- */

typedef struct object {
    struct object *next;
    double number;
    int is_used;
    gm_fitter *fitter;
    gm_job *job;
    gm_session *session;
    gm_table *table;
    gm_movie *movie;
    /* Arrays of the job, which reads them until it ends. */
    void *pixels;
    int32_t *corners;
    uint32_t *frames;
    /* The text of a session that has ended; the session owns it. */
    const char *summary;
} object;

static object *objects = NULL;
static double last_number = 0;

/* Frees an object. A job that runs is cancelled, and its end is waited for. */
static void free_object(object *freed)
{
    object **link = &objects;
    while (*link != freed)
        link = &(*link)->next;
    *link = freed->next;
    gm_job_free(freed->job);
    gm_session_free(freed->session);
    gm_table_free(freed->table);
    gm_movie_free(freed->movie);
    gm_fitter_free(freed->fitter);
    free(freed->pixels);
    free(freed->corners);
    free(freed->frames);
    free(freed);
}

static void free_all_objects(void)
{
    while (objects != NULL)
        free_object(objects);
}

/* ---- arguments ---- */

static outcome number_of(const mxArray *array, double *number)
{
    if ((!mxIsNumeric(array) && !mxIsLogical(array)) || mxIsComplex(array) || mxIsSparse(array)
        || mxGetNumberOfElements(array) != 1)
        return failure(BAD_ARGUMENT, "expected a number");
    *number = mxGetScalar(array);
    return NULL;
}

static outcome size_of(const mxArray *array, size_t *size)
{
    double number;
    outcome failed = number_of(array, &number);
    if (failed)
        return failed;
    if (!(number >= 0 && number <= 4503599627370496.0 && number == (double)(uint64_t)number))
        return failure(BAD_ARGUMENT, "expected a whole number from 0");
    *size = (size_t)number;
    return NULL;
}

static outcome object_of(const mxArray *array, object **found)
{
    double number;
    outcome failed = number_of(array, &number);
    if (failed)
        return failed;
    for (object *one = objects; one != NULL; one = one->next)
        if (one->number == number) {
            *found = one;
            return NULL;
        }
    return failure(BAD_HANDLE, "there is no such object, or it was freed");
}

/* An object that is empty, which the command fills. */
static outcome empty_object_of(const mxArray *array, object **found)
{
    outcome failed = object_of(array, found);
    if (!failed && (*found)->is_used)
        return failure(BAD_HANDLE, "the object has a job or a session already");
    if (!failed)
        (*found)->is_used = 1;
    return failed;
}

/* Text from UTF-8 bytes in a uint8 array: the encoding of char arrays differs between hosts. The
 * caller frees it. */
static outcome text_of(const mxArray *array, char **text)
{
    if (!mxIsUint8(array))
        return failure(BAD_ARGUMENT, "expected UTF-8 text as uint8");
    size_t bytes = mxGetNumberOfElements(array);
    if (bytes > 0 && memchr(mxGetData(array), 0, bytes) != NULL)
        return failure(BAD_ARGUMENT, "text contains the character 0");
    char *copy = malloc(bytes + 1);
    if (copy == NULL)
        return failure(OUT_OF_MEMORY, "there is no memory for the text");
    if (bytes > 0)
        memcpy(copy, mxGetData(array), bytes);
    copy[bytes] = 0;
    *text = copy;
    return NULL;
}

/* ---- pixels ---- */

/* A real, full array of (height, width, count). */
typedef struct images {
    const mxArray *array;
    size_t height, width, count;
} images;

static outcome images_of(const mxArray *array, images *found)
{
    if (mxIsComplex(array) || mxIsSparse(array))
        return failure(BAD_TYPE, "pixels must be real and not sparse");
    mwSize dimensions = mxGetNumberOfDimensions(array);
    if (dimensions > 3)
        return failure(BAD_ARGUMENT, "expected an array of (height, width, number of images)");
    const mwSize *size = mxGetDimensions(array);
    found->array = array;
    found->height = (size_t)size[0];
    found->width = (size_t)size[1];
    found->count = dimensions == 3 ? (size_t)size[2] : 1;
    return NULL;
}

/* Pixels beside each other along a side of the tiles of a transposition: their rows stay in cache. */
#define TILE 16

/* Defines a function that writes images `[image][column][row]` of a host as `[image][row][column]`. */
#define TRANSPOSITION(name, from_type, to_type)                                                    \
    static void name(const void *source, void *target, size_t height, size_t width, size_t count)  \
    {                                                                                              \
        for (size_t image = 0; image < count; image++) {                                           \
            const from_type *from = (const from_type *)source + image * height * width;            \
            to_type *to = (to_type *)target + image * height * width;                              \
            for (size_t left = 0; left < width; left += TILE)                                      \
                for (size_t y = 0; y < height; y++)                                                \
                    for (size_t x = left; x < width && x < left + TILE; x++)                       \
                        to[y * width + x] = (to_type)from[x * height + y];                         \
        }                                                                                          \
    }

TRANSPOSITION(u8_to_u8, uint8_t, uint8_t)
TRANSPOSITION(u8_to_u16, uint8_t, uint16_t)
TRANSPOSITION(u16_to_u16, uint16_t, uint16_t)
TRANSPOSITION(f32_to_f32, float, float)
TRANSPOSITION(f64_to_f32, double, float)
TRANSPOSITION(logical_to_u8, mxLogical, uint8_t)

/* Copies `count` images from number `first` on, in the order and in a type of the library. The caller
 * frees the copy. `u8` is GM_U8 or GM_U16: what 8-bit pixels become. */
static outcome copy_images(const images *from, size_t first, size_t count, gm_pixel_type u8,
                           void **copy, gm_pixel_type *type)
{
    void (*transpose)(const void *, void *, size_t, size_t, size_t);
    size_t bytes_from, bytes_to;
    switch (mxGetClassID(from->array)) {
    case mxUINT8_CLASS:
        *type = u8;
        transpose = u8 == GM_U8 ? u8_to_u8 : u8_to_u16;
        bytes_from = 1;
        bytes_to = u8 == GM_U8 ? 1 : 2;
        break;
    case mxUINT16_CLASS:
        *type = GM_U16;
        transpose = u16_to_u16;
        bytes_from = bytes_to = 2;
        break;
    case mxSINGLE_CLASS:
        *type = GM_F32;
        transpose = f32_to_f32;
        bytes_from = bytes_to = 4;
        break;
    case mxDOUBLE_CLASS:
        *type = GM_F32;
        transpose = f64_to_f32;
        bytes_from = 8;
        bytes_to = 4;
        break;
    default:
        return failure(BAD_TYPE, "pixels must be uint8, uint16, single or double");
    }
    size_t area = from->height * from->width;
    *copy = malloc(area * count * bytes_to + 1);
    if (*copy == NULL)
        return failure(OUT_OF_MEMORY, "there is no memory for a copy of the pixels");
    const char *data = mxGetData(from->array);
    if (area * count > 0)
        transpose(data + first * area * bytes_from, *copy, from->height, from->width, count);
    return NULL;
}

/* ---- cameras ---- */

/* Copies a map of the sensor, which must have a size and a class. The caller frees the copy. */
static outcome copy_map(const mxArray *map, size_t height, size_t width, mxClassID class_of_map,
                        void **copy)
{
    images found;
    if (map == NULL || mxGetClassID(map) != class_of_map)
        return failure(BAD_ARGUMENT, "a camera map is missing, or has a wrong class");
    outcome failed = images_of(map, &found);
    if (failed)
        return failed;
    if (found.height != height || found.width != width || found.count != 1)
        return failure(BAD_ARGUMENT, "the camera maps have different sizes");
    int is_mask = class_of_map == mxLOGICAL_CLASS;
    *copy = malloc(height * width * (is_mask ? 1 : sizeof(float)) + 1);
    if (*copy == NULL)
        return failure(OUT_OF_MEMORY, "there is no memory for the camera maps");
    (is_mask ? logical_to_u8 : f32_to_f32)(mxGetData(map), *copy, height, width, 1);
    return NULL;
}

/* A camera from a struct with maps; NULL for []. The caller frees it. */
static outcome camera_of(const mxArray *given, gm_camera **camera)
{
    *camera = NULL;
    if (mxIsEmpty(given) && !mxIsStruct(given))
        return NULL;
    if (!mxIsStruct(given) || mxGetNumberOfElements(given) != 1)
        return failure(BAD_ARGUMENT, "expected a struct with the maps of a camera");
    const mxArray *pixel_size = mxGetField(given, 0, "pixel_size_um");
    const mxArray *excess = mxGetField(given, 0, "excess_noise");
    const mxArray *offset = mxGetField(given, 0, "offset_adu");
    const mxArray *mask = mxGetField(given, 0, "mask");
    double pixel_size_um = 0, excess_noise = 0;
    outcome failed = NULL;
    images size;
    if (pixel_size == NULL || excess == NULL || offset == NULL)
        return failure(BAD_ARGUMENT, "expected a struct with the maps of a camera");
    if ((failed = number_of(pixel_size, &pixel_size_um)) || (failed = number_of(excess, &excess_noise))
        || (failed = images_of(offset, &size)))
        return failed;
    static const char *const names[] = {"offset_adu", "gain_e_per_adu", "variance_e2"};
    void *maps[4] = {NULL, NULL, NULL, NULL};
    for (int k = 0; k < 3 && !failed; k++)
        failed = copy_map(mxGetField(given, 0, names[k]), size.height, size.width, mxSINGLE_CLASS,
                          &maps[k]);
    if (!failed && mask != NULL && !mxIsEmpty(mask))
        failed = copy_map(mask, size.height, size.width, mxLOGICAL_CLASS, &maps[3]);
    if (!failed)
        failed = outcome_of(gm_camera_new_with_maps(pixel_size_um, size.width, size.height, maps[0],
                                                    maps[1], maps[2], maps[3], excess_noise, camera));
    for (int k = 0; k < 4; k++)
        free(maps[k]);
    return failed;
}

/* ---- jobs ---- */

/* Copies an array of a class and a length. The caller frees it. NULL for []. */
static outcome copy_array(const mxArray *array, mxClassID class_of_array, size_t length, void **copy)
{
    *copy = NULL;
    if (mxIsEmpty(array))
        return NULL;
    if (mxGetClassID(array) != class_of_array || mxIsComplex(array) || mxIsSparse(array)
        || mxGetNumberOfElements(array) != length)
        return failure(BAD_ARGUMENT, "corners or frames have a wrong class or number");
    *copy = malloc(length * 4);
    if (*copy == NULL)
        return failure(OUT_OF_MEMORY, "there is no memory for corners or frames");
    memcpy(*copy, mxGetData(array), length * 4);
    return NULL;
}

/* ('fit', HANDLE, TOML, ROIS, CORNERS, FRAMES, CAMERA). Corners are (2, n) int32, frames uint32, both
 * from 0, or []. */
static outcome command_fit(mxArray **result, const mxArray *argument[])
{
    object *made = NULL;
    images rois;
    gm_pixel_type type = GM_U16;
    gm_camera *camera = NULL;
    char *toml = NULL;
    void *corners = NULL, *frames = NULL;
    (void)result;
    outcome failed = empty_object_of(argument[0], &made);
    if (failed || (failed = images_of(argument[2], &rois)))
        return failed;
    if (rois.height != rois.width)
        failed = failure(BAD_ARGUMENT, "ROIs must be square: expected an array of (side, side, n)");
    if (!failed)
        failed = copy_array(argument[3], mxINT32_CLASS, 2 * rois.count, &corners);
    made->corners = corners;
    if (!failed)
        failed = copy_array(argument[4], mxUINT32_CLASS, rois.count, &frames);
    made->frames = frames;
    if (!failed)
        failed = copy_images(&rois, 0, rois.count, GM_U16, &made->pixels, &type);
    if (!failed)
        failed = text_of(argument[1], &toml);
    if (!failed)
        failed = camera_of(argument[5], &camera);
    if (!failed)
        failed = outcome_of(gm_fitter_new(toml, camera, &made->fitter));
    free(toml);
    gm_camera_free(camera);
    if (failed)
        return failed;
    return outcome_of(gm_fit(made->fitter, made->pixels, type, rois.count, rois.height,
                             made->corners, made->frames, &made->job));
}

/* [ENDED DONE TOTAL] = ('wait', HANDLE, SECONDS). */
static outcome command_wait(mxArray **result, const mxArray *argument[])
{
    object *waited;
    double seconds;
    size_t done = 0, total = 0;
    outcome failed = NULL;
    if ((failed = object_of(argument[0], &waited)) || (failed = number_of(argument[1], &seconds)))
        return failed;
    if (waited->table == NULL) {
        gm_status status = gm_job_wait(waited->job, seconds, &waited->table);
        if (status != GM_PENDING && (failed = outcome_of(status)))
            return failed;
    }
    if ((failed = outcome_of(gm_job_progress(waited->job, &done, &total))))
        return failed;
    *result = mxCreateDoubleMatrix(1, 3, mxREAL);
    double *state = mxGetData(*result);
    state[0] = waited->table != NULL;
    state[1] = (double)done;
    state[2] = (double)total;
    return NULL;
}

/* ---- movies ---- */

/* [WIDTH HEIGHT FRAMES PIXEL_WIDTH_UM PIXEL_HEIGHT_UM] = ('movie', HANDLE, PATH, TOML) */
static outcome command_movie(mxArray **result, const mxArray *argument[])
{
    object *made;
    char *path = NULL, *toml = NULL;
    gm_movie_info info;
    outcome failed = NULL;
    if ((failed = empty_object_of(argument[0], &made)) || (failed = text_of(argument[1], &path)))
        return failed;
    failed = text_of(argument[2], &toml);
    if (!failed)
        failed = outcome_of(gm_movie_open(path, toml, &made->movie));
    free(path);
    free(toml);
    if (failed || (failed = outcome_of(gm_movie_get_info(made->movie, &info))))
        return failed;
    *result = mxCreateDoubleMatrix(1, 5, mxREAL);
    double *numbers = mxGetData(*result);
    numbers[0] = (double)info.width;
    numbers[1] = (double)info.height;
    numbers[2] = (double)info.frames;
    numbers[3] = info.pixel_width_um;
    numbers[4] = info.pixel_height_um;
    return NULL;
}

/* [SIGMA_UM PSF_MISFIT] = ('sigma', HANDLE, TOML, CAMERA): measured in the frames of a movie. */
static outcome command_sigma(mxArray **result, const mxArray *argument[])
{
    object *of;
    gm_camera *camera = NULL;
    char *toml = NULL;
    double sigma_um = 0, psf_misfit = 0;
    outcome failed = NULL;
    if ((failed = object_of(argument[0], &of)) || (failed = text_of(argument[1], &toml)))
        return failed;
    failed = camera_of(argument[2], &camera);
    if (!failed)
        failed = outcome_of(gm_movie_sigma_and_misfit(of->movie, toml, camera, &sigma_um, &psf_misfit));
    free(toml);
    gm_camera_free(camera);
    if (failed)
        return failed;
    *result = mxCreateDoubleMatrix(1, 2, mxREAL);
    double *numbers = mxGetData(*result);
    numbers[0] = sigma_um;
    numbers[1] = psf_misfit;
    return NULL;
}

/* FRAMES = ('read', HANDLE, FIRST, COUNT): (height, width, count) from number FIRST on, from 0. */
static outcome command_read(mxArray **result, const mxArray *argument[])
{
    object *of;
    size_t first, count;
    gm_movie_info info;
    outcome failed = NULL;
    if ((failed = object_of(argument[0], &of)) || (failed = size_of(argument[1], &first))
        || (failed = size_of(argument[2], &count))
        || (failed = outcome_of(gm_movie_get_info(of->movie, &info))))
        return failed;
    int is_u16 = info.type == GM_U16;
    size_t pixels = info.width * info.height * count;
    void *rows = malloc(pixels * (is_u16 ? 2 : 4) + 1);
    if (rows == NULL)
        return failure(OUT_OF_MEMORY, "there is no memory for the frames");
    if ((failed = outcome_of(gm_movie_read(of->movie, first, count, rows, pixels)))) {
        free(rows);
        return failed;
    }
    mwSize size[3] = {(mwSize)info.height, (mwSize)info.width, (mwSize)count};
    /* The object holds the copy, because the next call may raise an error. */
    free(of->pixels);
    of->pixels = rows;
    *result = mxCreateNumericArray(3, size, is_u16 ? mxUINT16_CLASS : mxSINGLE_CLASS, mxREAL);
    /* From rows to columns, which is the same with height and width exchanged. */
    (is_u16 ? u16_to_u16 : f32_to_f32)(rows, mxGetData(*result), info.width, info.height, count);
    free(of->pixels);
    of->pixels = NULL;
    return NULL;
}

/* ---- sessions ---- */

/* ('session', HANDLE, TOML, WIDTH, HEIGHT, CAMERA) */
static outcome command_session(mxArray **result, const mxArray *argument[])
{
    object *made;
    gm_camera *camera = NULL;
    char *toml = NULL;
    size_t width, height;
    outcome failed = NULL;
    (void)result;
    if ((failed = empty_object_of(argument[0], &made)) || (failed = size_of(argument[2], &width))
        || (failed = size_of(argument[3], &height)) || (failed = text_of(argument[1], &toml)))
        return failed;
    failed = camera_of(argument[4], &camera);
    if (!failed)
        failed = outcome_of(gm_session_new(toml, camera, width, height, &made->session));
    free(toml);
    gm_camera_free(camera);
    return failed;
}

/* ('table', HANDLE, TOML, CAMERA): the columns of a session without rows. */
static outcome command_table(mxArray **result, const mxArray *argument[])
{
    object *made;
    gm_camera *camera = NULL;
    char *toml = NULL;
    outcome failed = NULL;
    (void)result;
    if ((failed = empty_object_of(argument[0], &made)) || (failed = text_of(argument[1], &toml)))
        return failed;
    failed = camera_of(argument[2], &camera);
    if (!failed)
        failed = outcome_of(gm_table_new(toml, camera, &made->table));
    free(toml);
    gm_camera_free(camera);
    return failed;
}

/* TAKEN = ('push', HANDLE, FRAMES, FIRST, COUNT, SECONDS). The first of the frames is number 0. */
static outcome command_push(mxArray **result, const mxArray *argument[])
{
    object *session;
    images frames;
    size_t first, count;
    double seconds;
    void *pixels = NULL;
    gm_pixel_type type = GM_U16;
    outcome failed = NULL;
    if ((failed = object_of(argument[0], &session)) || (failed = images_of(argument[1], &frames))
        || (failed = size_of(argument[2], &first)) || (failed = size_of(argument[3], &count))
        || (failed = number_of(argument[4], &seconds)))
        return failed;
    if (first > frames.count || count > frames.count - first)
        return failure(BAD_ARGUMENT, "there are fewer frames");
    if ((failed = copy_images(&frames, first, count, GM_U8, &pixels, &type)))
        return failed;
    gm_status status = gm_session_push(session->session, pixels, type, count, frames.width,
                                       frames.height, seconds, NULL);
    free(pixels);
    if (status != GM_FULL && (failed = outcome_of(status)))
        return failed;
    *result = mxCreateLogicalScalar(status != GM_FULL);
    return NULL;
}

/* Takes the rows that are there into the table of the object. */
static gm_status take_rows(object *session, double seconds)
{
    for (;;) {
        gm_table *rows = NULL;
        gm_status status = gm_session_poll(session->session, seconds, &rows);
        if (status != GM_SUCCESS)
            return status;
        if (session->table == NULL) {
            session->table = rows;
        } else {
            status = gm_table_append(session->table, rows);
            gm_table_free(rows);
            if (status != GM_SUCCESS)
                return status;
        }
        seconds = 0;
    }
}

/* {CODE, WORDS} = ('state', HANDLE): one of GM_STATE_* and words for it. */
static outcome command_state(mxArray **result, const mxArray *argument[])
{
    object *of;
    gm_state state = GM_STATE_IDLE;
    const char *words = "";
    outcome failed = object_of(argument[0], &of);
    if (!failed && of->job != NULL)
        failed = outcome_of(gm_job_state(of->job, &state, &words));
    if (!failed && of->session != NULL)
        failed = outcome_of(gm_session_state(of->session, &state, &words));
    if (failed)
        return failed;
    *result = mxCreateCellMatrix(1, 2);
    mxSetCell(*result, 0, mxCreateDoubleScalar((double)state));
    mxSetCell(*result, 1, mxCreateString(words));
    return NULL;
}

/* [ENDED DONE ROWS] = ('poll', HANDLE, SECONDS), with the number of frames that are done. */
static outcome command_poll(mxArray **result, const mxArray *argument[])
{
    object *session;
    double seconds;
    gm_session_progress progress;
    size_t rows = 0;
    outcome failed = NULL;
    if ((failed = object_of(argument[0], &session)) || (failed = number_of(argument[1], &seconds)))
        return failed;
    gm_status status = take_rows(session, seconds);
    if (status != GM_PENDING && status != GM_ENDED)
        return outcome_of(status);
    if ((failed = outcome_of(gm_session_get_progress(session->session, &progress))))
        return failed;
    if (session->table != NULL && (failed = outcome_of(gm_table_rows(session->table, &rows))))
        return failed;
    *result = mxCreateDoubleMatrix(1, 3, mxREAL);
    double *state = mxGetData(*result);
    state[0] = status == GM_ENDED;
    state[1] = (double)progress.frames_done;
    state[2] = (double)rows;
    return NULL;
}

/* SUMMARY = ('finish', HANDLE, SECONDS): text, or [] if some frames are not done. */
static outcome command_finish(mxArray **result, const mxArray *argument[])
{
    object *session;
    double seconds;
    outcome failed = NULL;
    if ((failed = object_of(argument[0], &session)) || (failed = number_of(argument[1], &seconds)))
        return failed;
    gm_status status = gm_session_finish(session->session, seconds, &session->summary);
    if (status != GM_PENDING && (failed = outcome_of(status)))
        return failed;
    *result = status == GM_PENDING ? mxCreateDoubleMatrix(0, 0, mxREAL)
                                   : mxCreateString(session->summary);
    return NULL;
}

/* ---- results ---- */

/* STRUCT = ('columns', HANDLE): a field of (rows, 1) for each column; no field without a table. */
static outcome command_columns(mxArray **result, const mxArray *argument[])
{
    object *of;
    size_t rows = 0;
    const char *names = "";
    outcome failed = object_of(argument[0], &of);
    if (!failed && of->table != NULL)
        failed = outcome_of(gm_table_rows(of->table, &rows));
    if (!failed && of->table != NULL)
        failed = outcome_of(gm_table_column_names(of->table, &names));
    if (failed)
        return failed;
    mxArray *made = mxCreateStructMatrix(1, 1, 0, NULL);
    const char *end;
    for (; *names != '\0'; names = *end == ',' ? end + 1 : end) {
        char name[64];
        end = names + strcspn(names, ",");
        /* Names of fields are not longer. */
        if ((size_t)(end - names) >= sizeof name)
            continue;
        snprintf(name, sizeof name, "%.*s", (int)(end - names), names);
        mxArray *values = mxCreateDoubleMatrix((mwSize)rows, 1, mxREAL);
        /* The library refuses a pointer that is NULL, which that of an empty matrix may be. */
        double none;
        double *place = rows > 0 ? mxGetData(values) : &none;
        gm_status status = gm_table_column(of->table, name, place, rows);
        if (status != GM_SUCCESS)
            return outcome_of(status);
        mxSetFieldByNumber(made, 0, mxAddField(made, name), values);
    }
    *result = made;
    return NULL;
}

/* ('save', HANDLE, PATH) */
static outcome command_save(mxArray **result, const mxArray *argument[])
{
    object *of;
    char *path = NULL;
    outcome failed = NULL;
    (void)result;
    if ((failed = object_of(argument[0], &of)) || (failed = text_of(argument[1], &path)))
        return failed;
    failed = outcome_of(gm_table_save(of->table, path));
    free(path);
    return failed;
}

/* HANDLE = ('new'): an empty object. */
static outcome command_new(mxArray **result, const mxArray *argument[])
{
    object *made = calloc(1, sizeof *made);
    (void)argument;
    if (made == NULL)
        return failure(OUT_OF_MEMORY, "there is no memory for an object");
    made->number = ++last_number;
    made->next = objects;
    objects = made;
    *result = mxCreateDoubleScalar(made->number);
    return NULL;
}

/* ('free', HANDLE); nothing for an object that was freed. */
static outcome command_free(mxArray **result, const mxArray *argument[])
{
    object *freed = NULL;
    double number;
    outcome failed = number_of(argument[0], &number);
    (void)result;
    if (!failed && object_of(argument[0], &freed) == NULL)
        free_object(freed);
    return failed;
}

/* NUMBER = ('objects'): how many were not freed. */
static outcome command_objects(mxArray **result, const mxArray *argument[])
{
    double number = 0;
    (void)argument;
    for (object *one = objects; one != NULL; one = one->next)
        number++;
    *result = mxCreateDoubleScalar(number);
    return NULL;
}

/* TEXT = ('version') */
static outcome command_version(mxArray **result, const mxArray *argument[])
{
    (void)argument;
    *result = mxCreateString(gm_version());
    return NULL;
}

/* ---- entry ---- */

static const struct command {
    const char *name;
    int arguments;
    outcome (*run)(mxArray **result, const mxArray *argument[]);
} commands[] = {
    {"new", 0, command_new},
    {"fit", 6, command_fit},
    {"wait", 2, command_wait},
    {"movie", 3, command_movie},
    {"sigma", 3, command_sigma},
    {"read", 3, command_read},
    {"session", 5, command_session},
    {"table", 3, command_table},
    {"push", 5, command_push},
    {"poll", 2, command_poll},
    {"finish", 2, command_finish},
    {"state", 1, command_state},
    {"columns", 1, command_columns},
    {"save", 2, command_save},
    {"free", 1, command_free},
    {"objects", 0, command_objects},
    {"version", 0, command_version},
};

static outcome run(int results, mxArray *result[], int arguments, const mxArray *argument[])
{
    char name[16] = "";
    if (gm_abi_version() != GM_ABI_VERSION)
        return failure("gaussmle:version",
                       "gaussmle_mex was compiled for another libgaussmle: run gaussmle_build again");
    if (arguments < 1 || !mxIsChar(argument[0]) || mxGetString(argument[0], name, sizeof name) != 0
        || results > 1)
        return failure(BAD_ARGUMENT, "expected RESULT = gaussmle_mex(COMMAND, ...)");
    for (size_t k = 0; k < sizeof commands / sizeof *commands; k++)
        if (strcmp(name, commands[k].name) == 0) {
            if (arguments - 1 != commands[k].arguments)
                return failure(BAD_ARGUMENT, "the command has another number of arguments");
            return commands[k].run(result, argument + 1);
        }
    return failure(BAD_ARGUMENT, "there is no such command");
}

void mexFunction(int nlhs, mxArray *plhs[], int nrhs, const mxArray *prhs[])
{
    static int is_first = 1;
    if (is_first) {
        is_first = 0;
        /* Threads of the library go on between calls, so its code must stay loaded: `clear` does not
         * unload a locked function. */
        mexLock();
        mexAtExit(free_all_objects);
    }
    outcome failed = run(nlhs, plhs, nrhs, prhs);
    if (failed)
        mexErrMsgIdAndTxt(failed, "%s", words);
}
