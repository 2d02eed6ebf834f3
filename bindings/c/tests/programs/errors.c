/* Every call that is refused returns its status and words. */
#include <gaussmle.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures = 0;

static void expect(gm_status found, gm_status status, const char *words, int line)
{
    if (found != status || (status != GM_SUCCESS && strstr(gm_last_error(), words) == NULL)) {
        fprintf(stderr, "line %d: status %d for %d, \"%s\" for \"%s\"\n", line, (int)found, (int)status,
                gm_last_error(), words);
        failures++;
    }
}
#define EXPECT(call, status, words) expect((call), (status), (words), __LINE__)
#define DONE(call) expect((call), GM_SUCCESS, "", __LINE__)

#define FIT "[fit]\nmodel = 'xynb'\nsigma_um = 0.13\nbackend = 'cpu'\n"
#define PIXEL "pixel_size_um = 0.1\n"
#define LOCALIZE "[localize]\nmodel = 'xynb'\nsigma_um = 0.13\nbackend = 'cpu'\n"

/* The option of the last error. */
static void expect_option(const char *option, int line)
{
    if (strcmp(gm_last_error_option(), option) != 0) {
        fprintf(stderr, "line %d: option \"%s\" for \"%s\"\n", line, gm_last_error_option(), option);
        failures++;
    }
}
#define OPTION(option) expect_option((option), __LINE__)

static uint16_t pixels[4][11][11];
static uint16_t frame[2][32][48];
static float map[32 * 48];

static void cameras(void)
{
    gm_camera *camera = (gm_camera *)pixels;
    EXPECT(gm_camera_new(0.1, 0, 1, 0, 1, NULL), GM_NULL_POINTER, "camera");
    EXPECT(gm_camera_new(-0.1, 0, 1, 0, 1, &camera), GM_BAD_ARGUMENT, "pixel size");
    if (camera != NULL)
        failures++;
    OPTION("pixel_size_um");
    EXPECT(gm_camera_new(0.1, 0, 0, 0, 1, &camera), GM_BAD_ARGUMENT, "gain");
    OPTION("gain_e_per_adu");
    EXPECT(gm_camera_new_with_maps(0.1, 48, 32, NULL, map, map, NULL, 1, &camera), GM_NULL_POINTER,
           "offset_adu");
    EXPECT(gm_camera_new_with_maps(0.1, SIZE_MAX, 32, map, map, map, NULL, 1, &camera),
           GM_BAD_ARGUMENT, "memory");
    EXPECT(gm_camera_new_with_maps(0.1, SIZE_MAX / 128, 32, map, map, map, NULL, 1, &camera),
           GM_BAD_ARGUMENT, "memory");
    EXPECT(gm_camera_new_with_maps(0.1, 48, 32, (float *)((char *)map + 1), map, map, NULL, 1, &camera),
           GM_BAD_ARGUMENT, "4 bytes");
    for (int i = 0; i < 32 * 48; i++)
        map[i] = 1;
    DONE(gm_camera_new_with_maps(0.1, 48, 32, map, map, map, NULL, 1, &camera));
    gm_fitter *fitter;
    EXPECT(gm_fitter_new(FIT PIXEL, camera, &fitter), GM_BAD_CONFIG, "twice");
    DONE(gm_fitter_new(FIT, camera, &fitter));
    gm_job *job;
    EXPECT(gm_fit(fitter, pixels, GM_U16, 4, 11, NULL, NULL, &job), GM_SUCCESS, "");
    gm_table *table;
    /* Maps need the places of the ROIs. */
    EXPECT(gm_job_wait(job, INFINITY, &table), GM_BAD_ARGUMENT, "corners");
    gm_state state;
    const char *words;
    DONE(gm_job_state(job, &state, &words));
    if (state != GM_STATE_ENDED || strstr(words, "failed: ") == NULL || strstr(words, "corners") == NULL)
        failures++;
    gm_job_free(job);
    gm_fitter_free(fitter);
    gm_session *session;
    EXPECT(gm_session_new(LOCALIZE PIXEL, camera, 48, 32, &session), GM_BAD_CONFIG, "memory");
    gm_camera_free(camera);
    EXPECT(gm_fitter_new(FIT, camera, &fitter), GM_BAD_HANDLE, "camera");
    gm_camera_free(camera);
    gm_camera_free(NULL);
}

static void fitters(void)
{
    gm_fitter *fitter;
    EXPECT(gm_fitter_new(NULL, NULL, &fitter), GM_NULL_POINTER, "toml");
    OPTION("");
    EXPECT(gm_fitter_new(FIT PIXEL, NULL, NULL), GM_NULL_POINTER, "fitter");
    EXPECT(gm_fitter_new("[fit]\nmodle = 'xynb'", NULL, &fitter), GM_BAD_CONFIG, "did you mean `model`");
    OPTION("");
    EXPECT(gm_fitter_new("[fit]\nmodel = 'xyz'", NULL, &fitter), GM_BAD_CONFIG, "model: unknown variant");
    OPTION("model");
    EXPECT(gm_fitter_new(FIT PIXEL "tolerance = -1", NULL, &fitter), GM_BAD_ARGUMENT, "tolerance");
    OPTION("tolerance");
    EXPECT(gm_fitter_new(FIT PIXEL "batch_size = 0", NULL, &fitter), GM_BAD_CONFIG, "batch_size: ");
    OPTION("batch_size");
    EXPECT(gm_fitter_new("[fit", NULL, &fitter), GM_BAD_CONFIG, "");
    /* The text may come from others. */
    EXPECT(gm_fitter_new(FIT PIXEL "nvml_library = './evil.so'", NULL, &fitter), GM_BAD_CONFIG, "GAUSSMLE_NVML_LIBRARY");
    EXPECT(gm_fitter_new(FIT PIXEL "metrics = 'm.prom'", NULL, &fitter), GM_BAD_CONFIG, "GAUSSMLE_METRICS");
    EXPECT(gm_fitter_new(FIT, NULL, &fitter), GM_BAD_CONFIG, "pixel size");
    OPTION("pixel_size_um");
    EXPECT(gm_fitter_new("[fit]\nmodel = '\xff'", NULL, &fitter), GM_BAD_ARGUMENT, "UTF-8");
    EXPECT(gm_fitter_new(FIT "camera = '/nonexistent.toml'", NULL, &fitter), GM_FILE, "/nonexistent.toml");
    gm_fitter_free(NULL);
}

static void fits(void)
{
    gm_fitter *fitter;
    gm_job *job;
    gm_table *table;
    int32_t corners[8] = {0};
    DONE(gm_fitter_new(FIT PIXEL, NULL, &fitter));
    EXPECT(gm_fit(NULL, pixels, GM_U16, 4, 11, NULL, NULL, &job), GM_NULL_POINTER, "fitter");
    EXPECT(gm_fit((gm_fitter *)&job, pixels, GM_U16, 4, 11, NULL, NULL, &job), GM_BAD_HANDLE, "fitter");
    EXPECT(gm_fit(fitter, NULL, GM_U16, 4, 11, NULL, NULL, &job), GM_NULL_POINTER, "pixels");
    EXPECT(gm_fit(fitter, pixels, GM_U16, 4, 11, NULL, NULL, NULL), GM_NULL_POINTER, "job");
    EXPECT(gm_fit(fitter, pixels, GM_U8, 4, 11, NULL, NULL, &job), GM_BAD_ARGUMENT, "GM_U16");
    EXPECT(gm_fit(fitter, pixels, 77, 4, 11, NULL, NULL, &job), GM_BAD_ARGUMENT, "77");
    EXPECT(gm_fit(fitter, pixels, GM_U16, 4, 3, NULL, NULL, &job), GM_BAD_ARGUMENT, "3x3");
    EXPECT(gm_fit(fitter, pixels, GM_U16, 4, SIZE_MAX, NULL, NULL, &job), GM_BAD_ARGUMENT, "memory");
    EXPECT(gm_fit(fitter, (char *)pixels + 1, GM_U16, 1, 11, NULL, NULL, &job), GM_BAD_ARGUMENT, "2 bytes");
    /* Sizes that overflow beside a 0. */
    EXPECT(gm_fit(fitter, NULL, GM_F32, 0, (size_t)1 << 32, NULL, NULL, &job), GM_BAD_ARGUMENT, "memory");
    EXPECT(gm_fit(fitter, NULL, GM_U16, SIZE_MAX / 2 + 1, 0, NULL, NULL, &job), GM_BAD_ARGUMENT, "memory");
    /* No ROIs are a valid job. */
    DONE(gm_fit(fitter, NULL, GM_F32, 0, 11, NULL, NULL, &job));
    DONE(gm_job_wait(job, INFINITY, &table));
    size_t rows = 7, done = 7, total = 7;
    DONE(gm_table_rows(table, &rows));
    DONE(gm_job_progress(job, &done, NULL));
    DONE(gm_job_progress(job, NULL, &total));
    gm_state state = 7;
    const char *words = NULL;
    DONE(gm_job_state(job, NULL, NULL));
    DONE(gm_job_state(job, &state, NULL));
    DONE(gm_job_state(job, NULL, &words));
    EXPECT(gm_job_state(NULL, &state, &words), GM_NULL_POINTER, "job");
    if (state != GM_STATE_ENDED || strcmp(words, "there was nothing to fit") != 0)
        failures++;
    if (rows != 0 || done != 0 || total != 0)
        failures++;
    DONE(gm_table_column(table, "x", NULL, 0));
    gm_table_free(table);
    gm_job_free(job);

    DONE(gm_fit(fitter, pixels, GM_U16, 4, 11, corners, NULL, &job));
    EXPECT(gm_job_wait(NULL, 1, &table), GM_NULL_POINTER, "job");
    /* An invalid argument is an error only after the end: see arrays.c. */
    DONE(gm_job_wait(job, INFINITY, NULL));
    EXPECT(gm_job_wait(job, INFINITY, (gm_table **)((char *)corners + 1)), GM_BAD_ARGUMENT, "8 bytes");
    DONE(gm_job_wait(job, INFINITY, &table));
    /* The table outlives its job, and the job its fitter. */
    gm_fitter_free(fitter);
    gm_job_free(job);
    EXPECT(gm_job_wait(job, 1, &table), GM_BAD_HANDLE, "job");
    EXPECT(gm_job_cancel(job), GM_BAD_HANDLE, "job");
    gm_job_free(job);
    gm_job_free(NULL);
}

/* A picture has the pixels and the colours that its info states, and its handle is checked. */
static void picture(gm_table *table)
{
    gm_picture *drawn = NULL;
    gm_picture_info info;
    unsigned char colors[768];
    EXPECT(gm_picture_new(NULL, 2, 1, 0, &drawn), GM_NULL_POINTER, "table");
    EXPECT(gm_picture_new(table, 0, 1, 0, &drawn), GM_BAD_ARGUMENT, "width");
    EXPECT(gm_picture_new(table, 2, 1, -1, &drawn), GM_BAD_ARGUMENT, "pixel size");
    EXPECT(gm_picture_new(table, 2, 1, 0, NULL), GM_NULL_POINTER, "picture");
    DONE(gm_picture_new(table, 2, 1, 0, &drawn));
    DONE(gm_picture_get_info(drawn, &info));
    if (info.width < 400 || info.width > 2000 || info.full <= 0 || info.gamma < 0.4 || info.gamma > 1)
        failures++;
    gm_picture_free(drawn);
    EXPECT(gm_picture_get_info(drawn, &info), GM_BAD_HANDLE, "picture");
    DONE(gm_picture_new(table, 2, 1, 0.1, &drawn));
    DONE(gm_picture_get_info(drawn, &info));
    if (info.width != 20 || info.height != 10 || info.pixel_size_um != 0.1 || info.x_um != 0 || info.y_um != 0)
        failures++;
    float counts[200];
    EXPECT(gm_picture_counts(drawn, counts, 199), GM_BAD_ARGUMENT, "200");
    EXPECT(gm_picture_counts(drawn, NULL, 200), GM_NULL_POINTER, "counts");
    DONE(gm_picture_counts(drawn, counts, 200));
    EXPECT(gm_picture_colors(drawn, NULL), GM_NULL_POINTER, "colors");
    DONE(gm_picture_colors(drawn, colors));
    /* From black to the yellow of inferno. */
    if (colors[0] > 1 || colors[1] > 1 || colors[2] > 4 || colors[765] < 250 || colors[766] < 250)
        failures++;
    unsigned char rgb[600];
    EXPECT(gm_picture_rgb(drawn, rgb, 599), GM_BAD_ARGUMENT, "600");
    EXPECT(gm_picture_rgb(drawn, NULL, 600), GM_NULL_POINTER, "rgb");
    DONE(gm_picture_rgb(drawn, rgb, 600));
    for (int pixel = 0; pixel < 200; pixel++) {
        /* As the colours of the counts say, give or take their steps. */
        double share = fmin(counts[pixel] / info.full, 1);
        double part = rgb[3 * pixel] - colors[3 * (int)(255 * share + 0.5)];
        if (fabs(part) > 12)
            failures++;
    }
    double first, last;
    EXPECT(gm_picture_z_range(drawn, &first, &last), GM_BAD_ARGUMENT, "no z");
    gm_picture_free(drawn);
    gm_picture_free(NULL);
    EXPECT(gm_picture_new_with_z(table, 2, 1, 0, &drawn), GM_BAD_ARGUMENT, "`z`");
    EXPECT(gm_picture_new_with_z(table, 2, 1, 0, NULL), GM_NULL_POINTER, "picture");
}

static void tables(void)
{
    gm_fitter *fitter;
    gm_job *job;
    gm_table *table;
    double values[4];
    size_t rows;
    DONE(gm_fitter_new(FIT PIXEL, NULL, &fitter));
    DONE(gm_fit(fitter, pixels, GM_U16, 4, 11, NULL, NULL, &job));
    DONE(gm_job_wait(job, INFINITY, &table));
    EXPECT(gm_table_rows(table, NULL), GM_NULL_POINTER, "rows");
    EXPECT(gm_table_rows(NULL, &rows), GM_NULL_POINTER, "table");
    EXPECT(gm_table_rows((gm_table *)job, &rows), GM_BAD_HANDLE, "table");
    EXPECT(gm_table_column(table, "z", values, 4), GM_BAD_ARGUMENT, "photons");
    EXPECT(gm_table_column(table, NULL, values, 4), GM_NULL_POINTER, "name");
    EXPECT(gm_table_column(table, "x", NULL, 4), GM_NULL_POINTER, "values");
    EXPECT(gm_table_column(table, "x", values, 3), GM_BAD_ARGUMENT, "4 rows");
    const char *names;
    EXPECT(gm_table_column_names(table, NULL), GM_NULL_POINTER, "names");
    EXPECT(gm_table_column_names(NULL, &names), GM_NULL_POINTER, "table");
    DONE(gm_table_column_names(table, &names));
    if (strstr(names, ",x,y,photons,background,x_std,") == NULL || strlen(names) >= 512)
        failures++;
    char one_by_one[512];
    strcpy(one_by_one, names);
    for (char *name = strtok(one_by_one, ","); name != NULL; name = strtok(NULL, ","))
        DONE(gm_table_column(table, name, values, 4));
    EXPECT(gm_table_append(table, NULL), GM_NULL_POINTER, "table");
    DONE(gm_table_append(table, table));
    DONE(gm_table_rows(table, &rows));
    if (rows != 8)
        failures++;
    picture(table);
    EXPECT(gm_table_save(table, "table.nothing"), GM_FILE, "nothing");
    EXPECT(gm_table_save(table, "/nonexistent/table.csv"), GM_FILE, "/nonexistent");
    EXPECT(gm_table_save(table, NULL), GM_NULL_POINTER, "path");
    gm_table_free(table);
    EXPECT(gm_table_rows(table, &rows), GM_BAD_HANDLE, "table");
    gm_table_free(table);
    gm_table_free(NULL);
    gm_job_free(job);
    gm_fitter_free(fitter);
}

static void sessions(void)
{
    gm_session *session;
    gm_table *table;
    gm_session_progress progress;
    EXPECT(gm_session_new(NULL, NULL, 48, 32, &session), GM_NULL_POINTER, "toml");
    EXPECT(gm_session_new(LOCALIZE PIXEL, NULL, 48, 32, NULL), GM_NULL_POINTER, "session");
    EXPECT(gm_session_new(LOCALIZE PIXEL, NULL, 0, 0, &session), GM_BAD_CONFIG, "0x0");
    EXPECT(gm_session_new(LOCALIZE PIXEL, NULL, SIZE_MAX, 2, &session), GM_BAD_ARGUMENT, "memory");
    EXPECT(gm_session_new(LOCALIZE PIXEL "frames = '0:5'", NULL, 48, 32, &session), GM_BAD_CONFIG, "frames");
    EXPECT(gm_session_new(FIT PIXEL, NULL, 48, 32, &session), GM_BAD_CONFIG, "localize");
    DONE(gm_session_new(LOCALIZE PIXEL, NULL, 48, 32, &session));
    EXPECT(gm_session_push(NULL, frame, GM_U16, 1, 48, 32, 0, NULL), GM_NULL_POINTER, "session");
    EXPECT(gm_session_push(session, NULL, GM_U16, 1, 48, 32, 0, NULL), GM_NULL_POINTER, "pixels");
    EXPECT(gm_session_push(session, frame, GM_U16, 1, 32, 48, 0, NULL), GM_BAD_ARGUMENT, "48x32");
    EXPECT(gm_session_push(session, frame, 0, 1, 48, 32, 0, NULL), GM_BAD_ARGUMENT, "GM_U8");
    EXPECT(gm_session_push(session, frame, GM_U16, SIZE_MAX / 2, 48, 32, 0, NULL), GM_BAD_ARGUMENT, "memory");
    EXPECT(gm_session_push(session, frame, GM_U16, 1, 48, 32, NAN, NULL), GM_BAD_ARGUMENT, "seconds");
    /* The place of the number is refused before the frame is taken. */
    EXPECT(gm_session_push(session, frame, GM_U16, 1, 48, 32, 0, (size_t *)((char *)map + 1)), GM_BAD_ARGUMENT,
           "8 bytes");
    DONE(gm_session_push(session, frame, GM_U16, 2, 48, 32, 0, NULL));
    EXPECT(gm_session_push(session, frame, GM_U8, 1, 48, 32, 0, NULL), GM_BAD_ARGUMENT, "16-bit");
    EXPECT(gm_session_poll(session, 0, &table), GM_PENDING, "");
    EXPECT(gm_session_poll(session, NAN, &table), GM_PENDING, "seconds");
    EXPECT(gm_session_poll(session, -1, &table), GM_PENDING, "seconds");
    EXPECT(gm_session_poll(session, 0, NULL), GM_NULL_POINTER, "table");
    EXPECT(gm_session_get_progress(session, NULL), GM_NULL_POINTER, "progress");
    gm_state state = 7;
    const char *words = NULL;
    DONE(gm_session_state(session, &state, &words));
    if (state != GM_STATE_IDLE || strcmp(words, "waiting for spots") != 0)
        failures++;
    const char *summary = NULL;
    DONE(gm_session_finish(session, INFINITY, &summary));
    if (summary == NULL || strstr(summary, "0 spots found") == NULL
        || strstr(summary, "no spot was found in 2 frames") == NULL) {
        fprintf(stderr, "%s\n", summary ? summary : "no summary");
        failures++;
    }
    EXPECT(gm_session_push(session, frame, GM_U16, 1, 48, 32, 0, NULL), GM_ENDED, "no more frames");
    EXPECT(gm_session_poll(session, INFINITY, &table), GM_ENDED, "no more rows");
    DONE(gm_session_get_progress(session, &progress));
    if (progress.frames_done != 2 || progress.has_ended != 1)
        failures++;
    gm_session_free(session);
    EXPECT(gm_session_cancel(session), GM_BAD_HANDLE, "session");
    gm_session_free(session);
    gm_session_free(NULL);
    /* Cancelled, and freed while it runs. */
    DONE(gm_session_new(LOCALIZE PIXEL, NULL, 48, 32, &session));
    DONE(gm_session_push(session, frame, GM_U16, 2, 48, 32, 0, NULL));
    DONE(gm_session_cancel(session));
    gm_session_free(session);
    DONE(gm_session_new(LOCALIZE PIXEL, NULL, 48, 32, &session));
    gm_session_free(session);
}

int main(void)
{
    for (int spot = 0; spot < 4; spot++)
        for (int i = 0; i < 121; i++)
            pixels[spot][i / 11][i % 11] = (uint16_t)(10 + (i == 60 ? 200 : i % 3));
    for (int i = 0; i < 2 * 32 * 48; i++)
        frame[i / (32 * 48)][i / 48 % 32][i % 48] = (uint16_t)(10 + i % 3);
    if (gm_last_error()[0] != 0 || gm_last_error_option()[0] != 0)
        failures++;
    cameras();
    fitters();
    fits();
    tables();
    sessions();
    return failures != 0;
}
