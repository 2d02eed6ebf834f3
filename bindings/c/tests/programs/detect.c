/* The peaks of gm_detect are those that a session fits: fits of their ROIs are its rows, to the bit. With an
 * argument, only the calls that are refused and the files. */
#include <gaussmle.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH 64
#define HEIGHT 48
#define FRAMES 40
#define SPOTS 6
#define MOST 4096

#define OPTIONS "model = 'xynb'\nsigma_um = 0.13\nbackend = 'cpu'\n"
#define ALONE "crowded = 'off'\n"
#define PIXEL "pixel_size_um = 0.1\n"

static uint8_t bytes[FRAMES][HEIGHT][WIDTH];
static uint16_t words[FRAMES][HEIGHT][WIDTH];
static float floats[FRAMES][HEIGHT][WIDTH];

static void fail(int line, const char *what)
{
    fprintf(stderr, "line %d: %s: %s\n", line, what, gm_last_error());
    exit(1);
}
#define CHECK(is_right, what) ((is_right) ? (void)0 : fail(__LINE__, (what)))
#define DONE(call) CHECK((call) == GM_SUCCESS, #call)
#define REFUSED(call, status, text) \
    CHECK((call) == (status) && strstr(gm_last_error(), (text)) != NULL, #call)

/* A number from 0 to 1, the same on every machine. */
static double uniform(void)
{
    static uint32_t state = 1;
    state = state * 1664525u + 1013904223u;
    return (state >> 8) / 16777216.0;
}

static void simulate(void)
{
    for (int frame = 0; frame < FRAMES; frame++) {
        double x[SPOTS], y[SPOTS];
        for (int spot = 0; spot < SPOTS; spot++) {
            x[spot] = uniform() * (WIDTH - 1);
            y[spot] = uniform() * (HEIGHT - 1);
        }
        for (int row = 0; row < HEIGHT; row++)
            for (int column = 0; column < WIDTH; column++) {
                double light = 10;
                for (int spot = 0; spot < SPOTS; spot++) {
                    double dx = column - x[spot], dy = row - y[spot];
                    light += 80 * exp(-(dx * dx + dy * dy) / (2 * 1.3 * 1.3));
                }
                /* The variance of a uniform number is 1/12: that of the sum is the light. */
                double sum = 0;
                for (int i = 0; i < 12; i++)
                    sum += uniform() - 0.5;
                double value = light + sqrt(light) * sum;
                value = value < 0 ? 0 : value > 255 ? 255 : floor(value + 0.5);
                bytes[frame][row][column] = (uint8_t)value;
                words[frame][row][column] = (uint16_t)value;
                floats[frame][row][column] = (float)value;
            }
    }
}

static size_t rows_of(const gm_table *table)
{
    size_t rows = 0;
    DONE(gm_table_rows(table, &rows));
    CHECK(rows <= MOST, "too many rows");
    return rows;
}

static void compare(const gm_table *table, const gm_table *expected, const char *name)
{
    static double values[2][MOST];
    size_t rows = rows_of(table);
    CHECK(rows == rows_of(expected), "the numbers of rows differ");
    DONE(gm_table_column(table, name, values[0], MOST));
    DONE(gm_table_column(expected, name, values[1], MOST));
    CHECK(memcmp(values[0], values[1], rows * sizeof(double)) == 0, name);
}

/* The rows of a session for all frames. */
static gm_table *session_rows(const char *options, const gm_camera *camera, const void *frames,
                              gm_pixel_type type)
{
    gm_session *session;
    gm_table *all = NULL, *rows;
    gm_status status;
    DONE(gm_session_new(options, camera, WIDTH, HEIGHT, &session));
    DONE(gm_session_push(session, frames, type, FRAMES, WIDTH, HEIGHT, INFINITY, NULL));
    DONE(gm_session_finish(session, INFINITY, NULL));
    while ((status = gm_session_poll(session, INFINITY, &rows)) == GM_SUCCESS) {
        if (all == NULL) {
            all = rows;
        } else {
            DONE(gm_table_append(all, rows));
            gm_table_free(rows);
        }
    }
    CHECK(status == GM_ENDED && all != NULL, "no rows");
    gm_session_free(session);
    return all;
}

/* The fits of ROIs that are cut out of the frames where the peaks say. */
static gm_table *fits_of(const gm_table *peaks, const char *options, const gm_camera *camera)
{
    static double frame[MOST], x[MOST], y[MOST], size[MOST];
    static int32_t corners[MOST][2];
    static uint32_t numbers[MOST];
    size_t rows = rows_of(peaks);
    DONE(gm_table_column(peaks, "frame", frame, MOST));
    DONE(gm_table_column(peaks, "roi_x", x, MOST));
    DONE(gm_table_column(peaks, "roi_y", y, MOST));
    DONE(gm_table_column(peaks, "roi_size", size, MOST));
    size_t side = (size_t)size[0];
    uint16_t *pixels = malloc(rows * side * side * sizeof *pixels);
    CHECK(pixels != NULL && side >= 5 && side <= 21, "no ROIs");
    for (size_t i = 0; i < rows; i++) {
        CHECK((size_t)size[i] == side, "the ROIs differ in size");
        CHECK(x[i] + side <= WIDTH && y[i] + side <= HEIGHT, "a ROI leaves the frame");
        corners[i][0] = (int32_t)x[i];
        corners[i][1] = (int32_t)y[i];
        numbers[i] = (uint32_t)frame[i];
        for (size_t row = 0; row < side; row++)
            memcpy(pixels + (i * side + row) * side, &words[numbers[i]][corners[i][1] + row][corners[i][0]],
                   side * sizeof *pixels);
    }
    gm_fitter *fitter;
    gm_job *job;
    gm_table *table;
    DONE(gm_fitter_new(options, camera, &fitter));
    DONE(gm_fit(fitter, pixels, GM_U16, rows, side, corners[0], numbers, &job));
    DONE(gm_job_wait(job, INFINITY, &table));
    gm_job_free(job);
    gm_fitter_free(fitter);
    free(pixels);
    return table;
}

/* The brightest pixel is in the ROI, at its middle unless the ROI was shifted, and x and y are its centre. */
static void check_peaks(const gm_table *peaks, int is_shifted)
{
    static double column[MOST], row[MOST], x[MOST], y[MOST], corner_x[MOST], corner_y[MOST], over[MOST];
    static double size[MOST];
    size_t rows = rows_of(peaks);
    DONE(gm_table_column(peaks, "column", column, MOST));
    DONE(gm_table_column(peaks, "row", row, MOST));
    DONE(gm_table_column(peaks, "x", x, MOST));
    DONE(gm_table_column(peaks, "y", y, MOST));
    DONE(gm_table_column(peaks, "roi_x", corner_x, MOST));
    DONE(gm_table_column(peaks, "roi_y", corner_y, MOST));
    DONE(gm_table_column(peaks, "roi_size", size, MOST));
    DONE(gm_table_column(peaks, "over_threshold", over, MOST));
    size_t shifted = 0;
    for (size_t i = 0; i < rows; i++) {
        double half = floor(size[i] / 2);
        /* Two roundings of the product. */
        CHECK(fabs(x[i] - (column[i] + 0.5) * 0.1) < 1e-12, "x");
        CHECK(fabs(y[i] - (row[i] + 0.5) * 0.1) < 1e-12, "y");
        CHECK(over[i] >= 1, "over_threshold");
        shifted += column[i] != corner_x[i] + half || row[i] != corner_y[i] + half;
    }
    CHECK(is_shifted ? shifted > 0 : shifted == 0, "the corners of the ROIs");
}

static void same_as_a_session(const char *search, const char *fit, const gm_camera *camera, int is_shifted)
{
    static const char *const columns[] = {"frame", "x", "y", "photons", "background", "x_std", "status"};
    const void *frames[] = {bytes, words, floats};
    const gm_pixel_type types[] = {GM_U8, GM_U16, GM_F32};
    gm_table *first = NULL;
    for (int i = 0; i < 3; i++) {
        gm_table *peaks;
        DONE(gm_detect(search, camera, frames[i], types[i], FRAMES, WIDTH, HEIGHT, &peaks));
        CHECK(rows_of(peaks) > 50, "few peaks");
        check_peaks(peaks, is_shifted);
        gm_table *expected = session_rows(search, camera, frames[i], types[i]);
        gm_table *fits = fits_of(peaks, fit, camera);
        for (size_t c = 0; c < sizeof columns / sizeof *columns; c++)
            compare(fits, expected, columns[c]);
        gm_table *appended;
        DONE(gm_table_new(search, camera, &appended));
        CHECK(rows_of(appended) == 0, "a new table has rows");
        DONE(gm_table_append(appended, expected));
        compare(appended, expected, "x");
        gm_table_free(appended);
        gm_table_free(fits);
        gm_table_free(expected);
        if (first != NULL) {
            static const char *const places[] = {"frame", "x", "y", "column", "row", "roi_x", "roi_y", "roi_size"};
            for (size_t c = 0; c < sizeof places / sizeof *places; c++)
                compare(peaks, first, places[c]);
            gm_table_free(first);
        }
        first = peaks;
    }
    gm_table_free(first);
}

static void refused(const gm_camera *camera)
{
    const char *options = "[localize]\n" OPTIONS PIXEL;
    gm_table *table = (gm_table *)words;
    REFUSED(gm_detect(options, NULL, words, GM_U16, 1, WIDTH, HEIGHT, NULL), GM_NULL_POINTER, "table");
    REFUSED(gm_detect(NULL, NULL, words, GM_U16, 1, WIDTH, HEIGHT, &table), GM_NULL_POINTER, "toml");
    REFUSED(gm_table_new(NULL, NULL, &table), GM_NULL_POINTER, "toml");
    REFUSED(gm_table_new(options, NULL, NULL), GM_NULL_POINTER, "table");
    REFUSED(gm_table_new("[localize]\n" OPTIONS, NULL, &table), GM_BAD_CONFIG, "pixel_size_um");
    CHECK(table == NULL, "a refused call leaves a table");
    REFUSED(gm_detect(options, NULL, NULL, GM_U16, 1, WIDTH, HEIGHT, &table), GM_NULL_POINTER, "pixels");
    REFUSED(gm_detect(options, NULL, words, 9, 1, WIDTH, HEIGHT, &table), GM_BAD_ARGUMENT, "GM_U8");
    REFUSED(gm_detect(options, NULL, (char *)words + 1, GM_U16, 1, WIDTH, HEIGHT, &table), GM_BAD_ARGUMENT,
            "2 bytes");
    REFUSED(gm_detect(options, NULL, words, GM_U16, 1, SIZE_MAX, 2, &table), GM_BAD_ARGUMENT, "memory");
    REFUSED(gm_detect(options, NULL, words, GM_U16, (size_t)1 << 32, 1, 1, &table), GM_BAD_ARGUMENT, "32 bits");
    REFUSED(gm_detect(options, NULL, words, GM_U16, 1, 4, HEIGHT, &table), GM_BAD_CONFIG, "48x4");
    REFUSED(gm_detect(options, NULL, words, GM_U16, 1, 0, 0, &table), GM_BAD_CONFIG, "0x0");
    REFUSED(gm_detect(options, camera, words, GM_U16, 1, WIDTH, HEIGHT, &table), GM_BAD_CONFIG, "memory");
    REFUSED(gm_detect("[localize]\n" OPTIONS, NULL, words, GM_U16, 1, WIDTH, HEIGHT, &table), GM_BAD_CONFIG,
            "pixel_size_um");
    REFUSED(gm_detect("[fit]\n" OPTIONS PIXEL, NULL, words, GM_U16, 1, WIDTH, HEIGHT, &table), GM_BAD_CONFIG,
            "localize");
    REFUSED(gm_detect("[localize", NULL, words, GM_U16, 1, WIDTH, HEIGHT, &table), GM_BAD_CONFIG, "");
    REFUSED(gm_detect("[localize]\n" OPTIONS PIXEL "frames = '0:5'\n", NULL, words, GM_U16, 1, WIDTH, HEIGHT,
                      &table), GM_BAD_CONFIG, "frames");
    REFUSED(gm_detect("[localize]\n" OPTIONS PIXEL "threshold = -1.0\n", NULL, words, GM_U16, 1, WIDTH, HEIGHT,
                      &table), GM_BAD_ARGUMENT, "threshold");
    gm_camera *freed;
    REFUSED(gm_detect("[localize]\n" OPTIONS PIXEL "region = [0, 0, 65, 1]\n", NULL, words, GM_U16, 1, WIDTH, HEIGHT,
                      &table), GM_BAD_CONFIG, "region");
    REFUSED(gm_detect("[localize]\n" OPTIONS PIXEL "region = [9, 0, 9, 1]\n", NULL, words, GM_U16, 1, WIDTH, HEIGHT,
                      &table), GM_BAD_CONFIG, "region");
    DONE(gm_camera_new(0.1, 0, 1, 0, 1, &freed));
    gm_camera_free(freed);
    REFUSED(gm_detect("[localize]\n" OPTIONS, freed, words, GM_U16, 1, WIDTH, HEIGHT, &table), GM_BAD_HANDLE,
            "camera");
    CHECK(table == NULL, "a refused call leaves a table");
}

/* Peaks and rows of a session in the region are those of the whole frames that lie in it. */
static void in_region(void)
{
    static const char *const columns[] = {"x", "y", "frame"};
    static double all[3][MOST], some[3][MOST];
    const char *options[] = {"[localize]\n" OPTIONS PIXEL ALONE, "[localize]\n" OPTIONS PIXEL ALONE
                                                                  "region = [[12, 8, 30, 25], [28, 20, 50, 30]]\n"};
    for (int is_fitted = 0; is_fitted < 2; is_fitted++) {
        gm_table *tables[2];
        for (int i = 0; i < 2; i++) {
            if (is_fitted)
                tables[i] = session_rows(options[i], NULL, words, GM_U16);
            else
                DONE(gm_detect(options[i], NULL, words, GM_U16, FRAMES, WIDTH, HEIGHT, &tables[i]));
        }
        size_t rows = rows_of(tables[0]), kept = 0;
        for (int c = 0; c < 3; c++) {
            DONE(gm_table_column(tables[0], columns[c], all[c], MOST));
            DONE(gm_table_column(tables[1], columns[c], some[c], MOST));
        }
        for (size_t i = 0; i < rows; i++) {
            double x = all[0][i] / 0.1, y = all[1][i] / 0.1;
            if ((x >= 12 && x < 30 && y >= 8 && y < 25) || (x >= 28 && x < 50 && y >= 20 && y < 30)) {
                for (int c = 0; c < 3; c++)
                    CHECK(all[c][i] == some[c][kept], columns[c]);
                kept++;
            }
        }
        CHECK(kept == rows_of(tables[1]) && kept > 10 && kept < rows / 2, "the rows of the region");
        gm_table_free(tables[0]);
        gm_table_free(tables[1]);
    }
}

/* Tables of peaks are saved, but not in formats that need fits. */
static void saved(const char *options)
{
    gm_table *table, *fits;
    double values[MOST];
    size_t rows;
    /* No frames, and frames without spots, have a table without rows. */
    static uint16_t dark[2][HEIGHT][WIDTH];
    DONE(gm_detect(options, NULL, NULL, GM_U16, 0, WIDTH, HEIGHT, &table));
    CHECK(rows_of(table) == 0, "rows of no frames");
    DONE(gm_table_column(table, "roi_size", NULL, 0));
    gm_table_free(table);
    DONE(gm_detect(options, NULL, dark, GM_U16, 2, WIDTH, HEIGHT, &table));
    CHECK(rows_of(table) == 0, "rows of dark frames");
    gm_table_free(table);
    DONE(gm_detect(options, NULL, words, GM_U16, FRAMES, WIDTH, HEIGHT, &table));
    DONE(gm_table_save(table, "peaks.csv"));
    DONE(gm_table_save(table, "peaks.npz"));
    DONE(gm_table_save(table, "peaks.parquet"));
    REFUSED(gm_table_save(table, "peaks.hdf5"), GM_BAD_ARGUMENT, ".parquet");
    REFUSED(gm_table_save(table, "peaks.ts.csv"), GM_BAD_ARGUMENT, "peaks.ts.csv");
    REFUSED(gm_table_column(table, "photons", values, MOST), GM_BAD_ARGUMENT, "over_threshold");
    fits = fits_of(table, "[fit]\n" OPTIONS PIXEL, NULL);
    REFUSED(gm_table_append(table, fits), GM_BAD_ARGUMENT, "columns");
    rows = rows_of(table);
    DONE(gm_table_append(table, table));
    CHECK(rows_of(table) == 2 * rows, "appended peaks");
    printf("%d\n", (int)rows);
    gm_table_free(fits);
    gm_table_free(table);
}

int main(int count, char **arguments)
{
    static float map[HEIGHT * WIDTH], variance[HEIGHT * WIDTH];
    gm_camera *camera;
    simulate();
    for (int i = 0; i < HEIGHT * WIDTH; i++) {
        map[i] = 1;
        variance[i] = (float)(1 + i % 7);
    }
    DONE(gm_camera_new_with_maps(0.1, WIDTH, HEIGHT, variance, map, variance, NULL, 1, &camera));
    (void)arguments;
    if (count == 1) {
        same_as_a_session("[localize]\n" OPTIONS PIXEL ALONE, "[fit]\n" OPTIONS PIXEL, NULL, 0);
        same_as_a_session("[localize]\n" OPTIONS PIXEL ALONE "border = 'shift'\nroi = 8\n", "[fit]\n" OPTIONS PIXEL,
                          NULL, 1);
        same_as_a_session("[localize]\n" OPTIONS PIXEL "min_net_gradient = 150.0\nroi = 7\n", "[fit]\n" OPTIONS PIXEL,
                          NULL, 0);
        same_as_a_session("[localize]\n" OPTIONS ALONE, "[fit]\n" OPTIONS, camera, 0);
        in_region();
    }
    refused(camera);
    gm_camera_free(camera);
    saved("[localize]\n" OPTIONS PIXEL);
    return 0;
}
