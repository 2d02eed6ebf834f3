/* Times of calls from C: rows of what, value, unit. */
#define _POSIX_C_SOURCE 200809L
#include <gaussmle.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define SPOTS 1000
#define SIDE 11
#define FRAME 64
#define MOST 10000

static uint16_t rois[SPOTS][SIDE][SIDE];
static uint16_t frames[16][FRAME][FRAME];
static gm_fitter *fitter;
static gm_session *session;

static void check(gm_status status, const char *what)
{
    if (status != GM_SUCCESS) {
        fprintf(stderr, "%s: %s\n", what, gm_last_error());
        exit(1);
    }
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* A number from 0 to 1. */
static double uniform(void)
{
    static uint32_t state = 1;
    state = state * 1664525u + 1013904223u;
    return (state >> 8) / 16777216.0;
}

/* Light with its shot noise, approximately. */
static uint16_t counted(double light)
{
    double sum = 0;
    for (int i = 0; i < 12; i++)
        sum += uniform() - 0.5;
    return (uint16_t)fmax(0, floor(light + sqrt(light) * sum + 0.5));
}

static void simulate(void)
{
    for (int spot = 0; spot < SPOTS; spot++) {
        double x = 4.5 + uniform(), y = 4.5 + uniform();
        for (int i = 0; i < SIDE * SIDE; i++) {
            double dx = i % SIDE - x, dy = i / SIDE - y;
            rois[spot][i / SIDE][i % SIDE] = counted(10 + 94 * exp(-(dx * dx + dy * dy) / (2 * 1.3 * 1.3)));
        }
    }
    for (int frame = 0; frame < 16; frame++) {
        double x[5], y[5];
        for (int spot = 0; spot < 5; spot++) {
            x[spot] = 6 + 52 * uniform();
            y[spot] = 6 + 52 * uniform();
        }
        for (int i = 0; i < FRAME * FRAME; i++) {
            double light = 10;
            for (int spot = 0; spot < 5; spot++) {
                double dx = i % FRAME - x[spot], dy = i / FRAME - y[spot];
                light += 94 * exp(-(dx * dx + dy * dy) / (2 * 1.3 * 1.3));
            }
            frames[frame][i / FRAME][i % FRAME] = counted(light);
        }
    }
}

static void fit(size_t spots)
{
    static double x[SPOTS];
    gm_job *job;
    gm_table *table;
    check(gm_fit(fitter, rois, GM_U16, spots, SIDE, NULL, NULL, &job), "fit");
    check(gm_job_wait(job, INFINITY, &table), "wait");
    check(gm_table_column(table, "x", x, SPOTS), "x");
    gm_table_free(table);
    gm_job_free(job);
}

static void make_a_fitter(size_t unused)
{
    gm_fitter *made;
    (void)unused;
    check(gm_fitter_new("[fit]\nmodel = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\nbackend = 'cpu'\n", NULL, &made),
          "fitter");
    gm_fitter_free(made);
}

/* From the push of a frame until its rows are copied. Every frame has spots. */
static void localize_a_frame(size_t number)
{
    static double x[FRAME * FRAME];
    gm_table *table;
    check(gm_session_push(session, frames[number % 16], GM_U16, 1, FRAME, FRAME, INFINITY, NULL), "push");
    check(gm_session_poll(session, INFINITY, &table), "poll");
    check(gm_table_column(table, "x", x, FRAME * FRAME), "x");
    gm_table_free(table);
}

static void detect_in_a_frame(size_t number)
{
    gm_table *table;
    check(gm_detect("[localize]\nmodel = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\n", NULL, frames[number % 16],
                    GM_U16, 1, FRAME, FRAME, &table), "detect");
    gm_table_free(table);
}

static int compare(const void *one, const void *other)
{
    double a = *(const double *)one, b = *(const double *)other;
    return (a > b) - (a < b);
}

/* Prints the median of the times of a call. The first calls compile the kernel and fill caches. */
static void measure(const char *what, int times, void (*call)(size_t), size_t argument, int counts_calls)
{
    static double seconds[MOST];
    for (int i = 0; i < 20; i++)
        call(counts_calls ? (size_t)i : argument);
    for (int i = 0; i < times; i++) {
        double start = now();
        call(counts_calls ? (size_t)i : argument);
        seconds[i] = now() - start;
    }
    qsort(seconds, (size_t)times, sizeof *seconds, compare);
    printf("%s,%.1f,us\n", what, 1e6 * seconds[times / 2]);
}

int main(void)
{
    simulate();
    check(gm_fitter_new("[fit]\nmodel = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\nbackend = 'cpu'\n", NULL, &fitter),
          "fitter");
    check(gm_session_new("[localize]\nmodel = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\nbackend = 'cpu'\n", NULL,
                         FRAME, FRAME, &session), "session");
    measure("a new fitter", 1000, make_a_fitter, 0, 0);
    measure("a job of 0 ROIs", MOST, fit, 0, 0);
    measure("a job of 1 ROI", MOST, fit, 1, 0);
    measure("a job of 1000 ROIs", 1000, fit, SPOTS, 0);
    measure("a frame of a session", MOST, localize_a_frame, 0, 1);
    measure("gm_detect in a frame", 1000, detect_in_a_frame, 0, 1);
    gm_session_free(session);
    gm_fitter_free(fitter);
    return 0;
}
