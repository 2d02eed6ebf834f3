/* Frames of movie.npy are those that a session takes, its rows have covariances on request, and their files
 * describe the whole session. */
#include <gaussmle.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PIXELS (64 * 48)
#define MOST 256

#define OPTIONS \
    "[localize]\nmodel = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\nbackend = 'cpu'\ncovariances = true\n"

static void fail(int line, const char *what)
{
    fprintf(stderr, "line %d: %s: %s\n", line, what, gm_last_error());
    exit(1);
}
#define CHECK(is_right, what) ((is_right) ? (void)0 : fail(__LINE__, (what)))
#define DONE(call) CHECK((call) == GM_SUCCESS, #call)
#define REFUSED(call, status, text) \
    CHECK((call) == (status) && strstr(gm_last_error(), (text)) != NULL, #call)

static uint16_t frames[MOST][PIXELS];

/* 1 if a text file has this line. */
static int has_line(const char *path, const char *line)
{
    char text[4096];
    int found = 0;
    FILE *file = fopen(path, "r");
    CHECK(file != NULL, path);
    while (fgets(text, sizeof text, file) != NULL) {
        text[strcspn(text, "\n")] = '\0';
        found |= strcmp(text, line) == 0;
    }
    fclose(file);
    return found;
}

/* Rows that are polled while frames arrive are saved with the description of the whole session. */
static void polled_while_frames_arrive(void)
{
    gm_session *session = NULL;
    gm_table *empty = NULL, *first = NULL, *more = NULL;

    DONE(gm_table_new(OPTIONS, NULL, &empty));
    DONE(gm_session_new(OPTIONS, NULL, 64, 48, &session));
    DONE(gm_session_push(session, frames, GM_U16, 15, 64, 48, 60, NULL));
    DONE(gm_session_poll(session, 60, &first));
    DONE(gm_table_save(first, "some.csv"));
    CHECK(has_line("some.csv.toml", "frames = 15") && !has_line("some.csv.toml", "[run]"), "15 frames so far");
    DONE(gm_table_append(empty, first));
    DONE(gm_session_push(session, frames[15], GM_U16, 25, 64, 48, 60, NULL));
    DONE(gm_session_finish(session, 60, NULL));
    while (gm_session_poll(session, 60, &more) == GM_SUCCESS) {
        DONE(gm_table_append(first, more));
        gm_table_free(more);
    }
    DONE(gm_table_save(first, "first.csv"));
    gm_session_free(session);
    DONE(gm_table_save(first, "freed.csv"));
    DONE(gm_table_save(empty, "new.csv"));
    CHECK(has_line("first.csv.toml", "frames = 40") && has_line("first.csv.toml", "[run]"), "all frames");
    CHECK(has_line("freed.csv.toml", "frames = 40") && has_line("freed.csv.toml", "[run]"), "a freed session");
    CHECK(has_line("new.csv.toml", "frames = 40") && has_line("new.csv.toml", "[run]"), "a table without rows before");
    gm_table_free(first);
    gm_table_free(empty);
}

/* A table of a session without rows has the description of the whole session, too. */
static void no_rows(void)
{
    static uint16_t dark[3 * PIXELS];
    gm_session *session = NULL;
    gm_table *table = NULL, *rows = NULL;
    size_t count = 1;

    REFUSED(gm_session_table(NULL, &table), GM_NULL_POINTER, "session");
    DONE(gm_session_new(OPTIONS, NULL, 64, 48, &session));
    REFUSED(gm_session_table(session, NULL), GM_NULL_POINTER, "table");
    DONE(gm_session_table(session, &table));
    DONE(gm_session_push(session, dark, GM_U16, 3, 64, 48, 60, NULL));
    DONE(gm_session_finish(session, 60, NULL));
    CHECK(gm_session_poll(session, 60, &rows) == GM_ENDED && rows == NULL, "rows of dark frames");
    gm_session_free(session);
    DONE(gm_table_save(table, "none.csv"));
    DONE(gm_table_rows(table, &count));
    CHECK(count == 0, "a row");
    CHECK(has_line("none.csv.toml", "frames = 3") && has_line("none.csv.toml", "width = 64"), "the movie");
    CHECK(has_line("none.csv.toml", "[run]"), "the run");
    gm_table_free(table);
}

/* A picture of rows with z has hues. */
static void hues(void)
{
    /* The pixel size is that of the PSF file. */
    static const char options[] = "[localize]\nmodel = 'astigmatic'\npsf = 'psf.toml'\nbackend = 'cpu'\n";
    gm_fitter *fitter = NULL;
    static unsigned char rgb[3 * PIXELS], colors[768];
    gm_session *session = NULL;
    gm_table *table = NULL, *more = NULL;
    gm_picture *picture = NULL;
    gm_picture_info info;
    double first = 0, last = 0;
    size_t colored = 0;
    FILE *file = fopen("psf.toml", "w");

    CHECK(file != NULL, "psf.toml");
    fputs("sigma_x0_um = 0.12\nsigma_y0_um = 0.12\ngamma_um = 0.1\nd_um = 0.4\n"
          "Ax = 0.0\nAy = 0.0\nBx = 0.0\nBy = 0.0\n[calibration]\npixel_size_um = 0.1\n", file);
    fclose(file);
    DONE(gm_fitter_new("[fit]\nmodel = 'astigmatic'\npsf = 'psf.toml'\nbackend = 'cpu'\n", NULL, &fitter));
    gm_fitter_free(fitter);
    DONE(gm_session_new(options, NULL, 64, 48, &session));
    DONE(gm_session_table(session, &table));
    DONE(gm_session_push(session, frames, GM_U16, 40, 64, 48, 60, NULL));
    DONE(gm_session_finish(session, 60, NULL));
    while (gm_session_poll(session, 60, &more) == GM_SUCCESS) {
        DONE(gm_table_append(table, more));
        gm_table_free(more);
    }
    gm_session_free(session);
    DONE(gm_picture_new_with_z(table, 6.4, 4.8, 0.1, &picture));
    DONE(gm_picture_get_info(picture, &info));
    CHECK(info.width == 64 && info.height == 48, "the size of the picture");
    DONE(gm_picture_scale_bar(picture, &first));
    CHECK(first == 1.0, "the round length near a fifth of 6.4 um");
    REFUSED(gm_picture_scale_bar(picture, NULL), GM_NULL_POINTER, "length_um");
    REFUSED(gm_picture_rgb(picture, rgb, 3 * PIXELS - 1), GM_BAD_ARGUMENT, "`capacity`");
    REFUSED(gm_picture_z_range(picture, NULL, &last), GM_NULL_POINTER, "first");
    REFUSED(gm_picture_colors(picture, colors), GM_BAD_ARGUMENT, "gm_picture_rgb");
    DONE(gm_picture_z_range(picture, &first, &last));
    CHECK(-0.6 < first && first < last && last < 0.6, "the range of z");
    DONE(gm_picture_rgb(picture, rgb, 3 * PIXELS));
    for (size_t pixel = 0; pixel < PIXELS; pixel++)
        colored += abs(rgb[3 * pixel] - rgb[3 * pixel + 2]) > 50;
    CHECK(colored > 20, "hues");
    gm_picture_free(picture);
    DONE(gm_picture_new(table, 6.4, 4.8, 0.1, &picture));
    DONE(gm_picture_colors(picture, colors));
    gm_picture_free(picture);
    gm_table_free(table);
}

int main(void)
{
    gm_movie *movie = NULL;
    gm_movie_info info;
    gm_session *session = NULL;
    gm_table *rows = NULL;
    const char *names = NULL, *summary = NULL;
    size_t count = 0;
    double sigma_um = 0, again_um = 0, misfit = 1;

    REFUSED(gm_movie_open("none.npy", NULL, &movie), GM_FILE, "none.npy");
    CHECK(movie == NULL, "the handle of a failure is NULL");
    REFUSED(gm_movie_open(NULL, NULL, &movie), GM_NULL_POINTER, "`path` is NULL");
    REFUSED(gm_movie_open("movie.npy", "[localize]\nchanel = 1\n", &movie), GM_BAD_CONFIG, "channel");
    DONE(gm_movie_open("movie.npy", OPTIONS, &movie));
    DONE(gm_movie_get_info(movie, &info));
    CHECK(info.width == 64 && info.height == 48 && info.frames == 40 && info.type == GM_U16, "the size");
    CHECK(info.pixel_width_um == 0 && info.pixel_height_um == 0, "the file states no pixel size");
    REFUSED(gm_movie_read(movie, 39, 2, frames, MOST * PIXELS), GM_BAD_ARGUMENT, "2 frames from 39 on");
    REFUSED(gm_movie_read(movie, 41, 0, frames, MOST * PIXELS), GM_BAD_ARGUMENT, "of 40");
    REFUSED(gm_movie_read(movie, 0, 2, frames, 2 * PIXELS - 1), GM_BAD_ARGUMENT, "`capacity`");
    REFUSED(gm_movie_read(movie, 0, 1, NULL, PIXELS), GM_NULL_POINTER, "`pixels` is NULL");
    DONE(gm_movie_read(movie, 40, 0, NULL, 0));
    /* In two parts, the later one first. */
    DONE(gm_movie_read(movie, 15, 25, frames[15], 25 * PIXELS));
    DONE(gm_movie_read(movie, 0, 15, frames[0], 15 * PIXELS));
    /* The simulated width is 0.13 um. */
    DONE(gm_movie_sigma(movie, OPTIONS, NULL, &sigma_um));
    CHECK(fabs(sigma_um / 0.13 - 1) < 0.02, "the width of spots");
    /* Its PSF is a Gaussian. */
    DONE(gm_movie_sigma_and_misfit(movie, OPTIONS, NULL, &again_um, &misfit));
    CHECK(again_um == sigma_um && misfit == 0, "the misfit");
    DONE(gm_movie_sigma_and_misfit(movie, OPTIONS "psf_misfit = 0.01\n", NULL, &again_um, &misfit));
    CHECK(again_um == sigma_um && misfit == 0.01, "the misfit that is stated");
    REFUSED(gm_movie_sigma_and_misfit(movie, OPTIONS "psf_misfit = -0.1\n", NULL, &again_um, &misfit), GM_BAD_CONFIG,
            "psf_misfit: is -0.1");
    REFUSED(gm_movie_sigma_and_misfit(movie, OPTIONS, NULL, &again_um, NULL), GM_NULL_POINTER, "`psf_misfit` is NULL");
    REFUSED(gm_movie_sigma(movie, "[localize]\nmodel = 'xynbs'\npixel_size_um = 0.1\n", NULL, &sigma_um),
            GM_BAD_CONFIG, "xynbs fits the width");
    REFUSED(gm_movie_sigma(movie, "[localize]\nmodel = 'xynb'\n", NULL, &sigma_um), GM_BAD_CONFIG, "pixel size");
    CHECK(sigma_um == 0, "the width of a failure");
    gm_movie_free(movie);
    REFUSED(gm_movie_get_info(movie, &info), GM_BAD_HANDLE, "movie");
    gm_movie_free(NULL);

    DONE(gm_session_new(OPTIONS, NULL, 64, 48, &session));
    DONE(gm_session_push(session, frames, GM_U16, 40, 64, 48, 60, NULL));
    DONE(gm_session_finish(session, 60, &summary));
    DONE(gm_session_poll(session, 60, &rows));
    DONE(gm_table_rows(rows, &count));
    DONE(gm_table_column_names(rows, &names));
    CHECK(strstr(names, ",x_y_cov,") != NULL, names);
    DONE(gm_table_save(rows, "rows.npz"));
    printf("%zu\n", count);
    gm_table_free(rows);
    gm_session_free(session);
    no_rows();
    hues();
    polled_while_frames_arrive();
    return 0;
}
