/* Handles that are none, TOML text without sense, and pixels without sense: a status, and no crash. */
#include <gaussmle.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures = 0;

static void expect(gm_status found, gm_status status, int line)
{
    if (found != status || (status != GM_SUCCESS && gm_last_error()[0] == 0)) {
        fprintf(stderr, "line %d: status %d for %d, \"%s\"\n", line, (int)found, (int)status, gm_last_error());
        failures++;
    }
}
#define EXPECT(call, status) expect((call), (status), __LINE__)
#define DONE(call) expect((call), GM_SUCCESS, __LINE__)

#define OPTIONS "model = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\nbackend = 'cpu'\n"
#define FIT "[fit]\n" OPTIONS
#define LOCALIZE "[localize]\n" OPTIONS

static uint16_t pixels[4][32][32];
static uint16_t frame[32][48];

/* The handles of all types. */
typedef struct handles {
    gm_camera *camera;
    gm_fitter *fitter;
    gm_job *job;
    gm_session *session;
    gm_table *table;
} handles;

static handles create(void)
{
    handles all;
    DONE(gm_camera_new(0.1, 0, 1, 0, 1, &all.camera));
    DONE(gm_fitter_new(FIT, NULL, &all.fitter));
    DONE(gm_fit(all.fitter, pixels, GM_U16, 4, 11, NULL, NULL, &all.job));
    DONE(gm_job_wait(all.job, INFINITY, &all.table));
    DONE(gm_session_new(LOCALIZE, NULL, 48, 32, &all.session));
    return all;
}

static void free_all(handles all)
{
    gm_camera_free(all.camera);
    gm_fitter_free(all.fitter);
    gm_job_free(all.job);
    gm_session_free(all.session);
    gm_table_free(all.table);
}

/* Calls all functions with handles that are none of their type. */
static void refuse(handles bad, gm_status status, const gm_table *table)
{
    gm_fitter *fitter;
    gm_job *job;
    gm_session *session;
    gm_table *made;
    gm_session_progress progress;
    const char *summary, *words;
    gm_state state;
    double values[4];
    size_t number;
    /* A camera may be NULL. */
    if (bad.camera != NULL) {
        EXPECT(gm_fitter_new("[fit]\nmodel = 'xynbs'\n", bad.camera, &fitter), status);
        EXPECT(gm_session_new("[localize]\nmodel = 'xynbs'\n", bad.camera, 48, 32, &session), status);
        EXPECT(gm_detect("[localize]\nmodel = 'xynbs'\n", bad.camera, frame, GM_U16, 1, 48, 32, &made), status);
    }
    EXPECT(gm_fit(bad.fitter, pixels, GM_U16, 4, 11, NULL, NULL, &job), status);
    EXPECT(gm_job_progress(bad.job, &number, &number), status);
    EXPECT(gm_job_state(bad.job, &state, &words), status);
    EXPECT(gm_job_wait(bad.job, 0, &made), status);
    EXPECT(gm_job_cancel(bad.job), status);
    EXPECT(gm_session_push(bad.session, frame, GM_U16, 1, 48, 32, 0, &number), status);
    EXPECT(gm_session_poll(bad.session, 0, &made), status);
    EXPECT(gm_session_get_progress(bad.session, &progress), status);
    EXPECT(gm_session_state(bad.session, &state, &words), status);
    EXPECT(gm_session_finish(bad.session, 0, &summary), status);
    EXPECT(gm_session_cancel(bad.session), status);
    EXPECT(gm_table_rows(bad.table, &number), status);
    EXPECT(gm_table_column(bad.table, "x", values, 4), status);
    EXPECT(gm_table_append(bad.table, table), status);
    EXPECT(gm_table_append((gm_table *)table, bad.table), status);
    EXPECT(gm_table_save(bad.table, "never.csv"), status);
    /* Nothing is freed. */
    free_all(bad);
}

static void bad_handles(void)
{
    handles good = create(), freed = create(), others, numbers, nothing;
    size_t rows;
    free_all(freed);
    others.camera = (gm_camera *)good.fitter;
    others.fitter = (gm_fitter *)good.camera;
    others.job = (gm_job *)good.session;
    others.session = (gm_session *)good.table;
    others.table = (gm_table *)good.job;
    /* An address of the program, an odd one, and one beyond the memory. */
    numbers.camera = (gm_camera *)&good;
    numbers.fitter = (gm_fitter *)((char *)&good + 1);
    numbers.job = (gm_job *)(uintptr_t)-1;
    numbers.session = (gm_session *)(uintptr_t)1;
    numbers.table = (gm_table *)(uintptr_t)pixels;
    memset(&nothing, 0, sizeof nothing);
    refuse(freed, GM_BAD_HANDLE, good.table);
    refuse(others, GM_BAD_HANDLE, good.table);
    refuse(numbers, GM_BAD_HANDLE, good.table);
    refuse(nothing, GM_NULL_POINTER, good.table);
    /* The good ones are unharmed. */
    DONE(gm_table_rows(good.table, &rows));
    DONE(gm_session_push(good.session, frame, GM_U16, 1, 48, 32, 0, NULL));
    free_all(good);
}

static void refuse_text(const char *text, int line)
{
    gm_fitter *fitter = (gm_fitter *)pixels;
    gm_session *session = (gm_session *)pixels;
    gm_table *table = (gm_table *)pixels;
    gm_status statuses[3];
    statuses[0] = gm_fitter_new(text, NULL, &fitter);
    statuses[1] = gm_session_new(text, NULL, 48, 32, &session);
    statuses[2] = gm_detect(text, NULL, frame, GM_U16, 1, 48, 32, &table);
    for (int i = 0; i < 3; i++)
        if ((statuses[i] != GM_BAD_CONFIG && statuses[i] != GM_BAD_ARGUMENT && statuses[i] != GM_FILE)
            || gm_last_error()[0] == 0) {
            fprintf(stderr, "line %d, call %d: status %d, \"%s\" for \"%.80s\"\n", line, i, (int)statuses[i],
                    gm_last_error(), text);
            failures++;
        }
    if (fitter != NULL || session != NULL || table != NULL)
        failures++;
}

static void bad_text(void)
{
    static const char *const options[] = {
        "model = 7\n", "model = 'xynb'\n", "model = 'xynb'\nsigma_um = 'wide'\n", "model = 'xynb'\nsigma_um = -1.0\n",
        "model = 'xynb'\nsigma_um = nan\n", "model = 'xynb'\nsigma_um = inf\n", "model = 'xynb'\nsigma_um = 0.0\n",
        "model = 'xynb'\nmodel = 'xynbs'\n", "model = ['xynb']\n", "model.name = 'xynb'\n", "model = 'xynb", "\x01\x02",
        "model = 'astigmatic'\n", "model = 'astigmatic'\nastigmatic = '/nonexistent/psf.toml'\n", "model = ''\n",
        "model = 'xynbs'\nbackend = 'abacus'\n", "model = 'xynbs'\nmemory_budget = 'much'\n",
        "model = 'xynbs'\nunknown = 1\n", "model = 'xynbs'\npixel_size_um = 0.2\n",
    };
    static const char *const sections[] = {"[fit]\n", "[localize]\n"};
    static const char *const texts[] = {"", "\n", "fit", "[fit", "[fit]]\n", "[[fit]]\n", "[fit]\n[fit]\n", "[render]\n",
                                        "fit = 1\nlocalize = 2\n", "{}", "\xef\xbb\xbf", "\xff\xfe", "[fit]\n\xc3\x28 = 1\n"};
    char text[512];
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        refuse_text(texts[i], __LINE__);
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        /* Both sections, so that all calls find theirs. */
        snprintf(text, sizeof text, "%spixel_size_um = 0.1\n%s%spixel_size_um = 0.1\n%s", sections[0], options[i],
                 sections[1], options[i]);
        refuse_text(text, __LINE__);
    }
    /* Text that would overflow the stack of a parser, and long text. */
    enum { LONG = 1000000 };
    char *deep = malloc(LONG + 64);
    if (deep == NULL)
        exit(1);
    strcpy(deep, "[fit]\na = ");
    memset(deep + 10, '[', LONG);
    deep[10 + LONG] = 0;
    refuse_text(deep, __LINE__);
    memset(deep, 'a', LONG);
    refuse_text(deep, __LINE__);
    for (int i = 0; i < LONG; i += 2)
        memcpy(deep + i, "a.", 2);
    memcpy(deep + LONG, "a = 1\n", 7);
    refuse_text(deep, __LINE__);
    free(deep);
}

/* Numbers and sizes without sense. */
static void bad_pixels(void)
{
    gm_fitter *fitter;
    gm_job *job;
    gm_table *table;
    static float bad[4][11][11];
    static int32_t corners[4][2] = {{INT32_MAX, INT32_MAX}, {INT32_MIN, INT32_MIN}, {-1, 0}, {0, 1000000}};
    static uint32_t frames[4] = {UINT32_MAX, 0, UINT32_MAX, 1};
    static const size_t sides[] = {0, 1, 4, 33, 1000, SIZE_MAX};
    double status[4];
    DONE(gm_fitter_new(FIT, NULL, &fitter));
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
        EXPECT(gm_fit(fitter, pixels, GM_U16, 1, sides[i], NULL, NULL, &job), GM_BAD_ARGUMENT);
        if (job != NULL)
            failures++;
    }
    EXPECT(gm_fit(fitter, pixels, GM_U16, SIZE_MAX, 11, NULL, NULL, &job), GM_BAD_ARGUMENT);
    EXPECT(gm_fit(fitter, pixels, GM_U16, 4, 11, (int32_t *)((char *)corners + 2), NULL, &job), GM_BAD_ARGUMENT);
    EXPECT(gm_fit(fitter, pixels, GM_U16, 4, 11, NULL, (uint32_t *)((char *)frames + 1), &job), GM_BAD_ARGUMENT);
    /* Not a number, infinite, the largest number, and nothing but zeros. A fit has a status. */
    for (int i = 0; i < 121; i++) {
        bad[0][i / 11][i % 11] = NAN;
        bad[1][i / 11][i % 11] = i % 2 ? INFINITY : -INFINITY;
        bad[2][i / 11][i % 11] = i % 2 ? 3.4e38f : -3.4e38f;
    }
    DONE(gm_fit(fitter, bad, GM_F32, 4, 11, corners[0], frames, &job));
    DONE(gm_job_wait(job, INFINITY, &table));
    DONE(gm_table_column(table, "status", status, 4));
    if (status[0] != 4 || status[1] != 4) {
        fprintf(stderr, "pixels that are no numbers have the statuses %g and %g\n", status[0], status[1]);
        failures++;
    }
    gm_table_free(table);
    gm_job_free(job);
    gm_fitter_free(fitter);
    /* Corners beyond the maps of a camera. */
    static float map[48 * 32];
    gm_camera *camera;
    for (int i = 0; i < 48 * 32; i++)
        map[i] = 1;
    DONE(gm_camera_new_with_maps(0.1, 48, 32, map, map, map, NULL, 1, &camera));
    DONE(gm_fitter_new("[fit]\nmodel = 'xynbs'\nbackend = 'cpu'\n", camera, &fitter));
    for (int i = 0; i < 4; i++) {
        DONE(gm_fit(fitter, pixels, GM_U16, 1, 11, corners[i], NULL, &job));
        EXPECT(gm_job_wait(job, INFINITY, &table), GM_BAD_ARGUMENT);
        gm_job_free(job);
    }
    gm_fitter_free(fitter);
    gm_camera_free(camera);
    /* A session of frames without light or sense. */
    static float frames_of_nan[3][32][48];
    gm_session *session;
    for (int i = 0; i < 32 * 48; i++) {
        frames_of_nan[0][i / 48][i % 48] = NAN;
        frames_of_nan[1][i / 48][i % 48] = INFINITY;
    }
    DONE(gm_session_new(LOCALIZE, NULL, 48, 32, &session));
    DONE(gm_session_push(session, frames_of_nan, GM_F32, 3, 48, 32, 0, NULL));
    DONE(gm_session_push(session, NULL, GM_F32, 0, 48, 32, 0, NULL));
    DONE(gm_session_finish(session, INFINITY, NULL));
    gm_session_free(session);
    DONE(gm_detect(LOCALIZE, NULL, frames_of_nan, GM_F32, 3, 48, 32, &table));
    gm_table_free(table);
}

int main(void)
{
    for (int i = 0; i < 4 * 32 * 32; i++)
        (&pixels[0][0][0])[i] = (uint16_t)(10 + (i % 121 == 60 ? 200 : i % 3));
    for (int i = 0; i < 32 * 48; i++)
        frame[i / 48][i % 48] = (uint16_t)(10 + i % 3);
    bad_handles();
    bad_text();
    bad_pixels();
    return failures != 0;
}
