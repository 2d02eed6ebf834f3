/* The process ends while a job and a session run: exits HOW MILLISECONDS. HOW is one of
 *   return   main returns
 *   thread   a thread calls exit while main waits for the job
 *   atexit   functions of atexit free all handles, and start another job
 *   quick    quick_exit
 *   full     main returns while a thread waits for room in a session
 *   cancel   main returns after it has cancelled both */
#define _POSIX_C_SOURCE 200809L
#include <gaussmle.h>

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SPOTS 60000
#define SIDE 11
#define FRAMES 200
#define WIDTH 128
#define HEIGHT 128

static uint16_t pixels[SPOTS][SIDE][SIDE];
static uint16_t frames[FRAMES][HEIGHT][WIDTH];
static gm_fitter *fitter;
static gm_job *job;
static gm_session *session;
static long milliseconds;

static void stop(const char *what)
{
    fprintf(stderr, "%s: %s\n", what, gm_last_error());
    _Exit(1);
}

static void wait_a_time(void)
{
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    nanosleep(&time, NULL);
}

static void *exit_later(void *unused)
{
    (void)unused;
    wait_a_time();
    exit(0);
}

static void *push_until_refused(void *unused)
{
    (void)unused;
    while (gm_session_push(session, frames, GM_U16, FRAMES, WIDTH, HEIGHT, INFINITY, NULL) == GM_SUCCESS)
        ;
    return NULL;
}

static void free_all(void)
{
    gm_session_free(session);
    gm_job_free(job);
    gm_fitter_free(fitter);
    if (gm_session_cancel(session) != GM_BAD_HANDLE || gm_last_error()[0] == 0)
        stop("a freed session");
}

static void fit_again(void)
{
    gm_fitter *another;
    gm_job *last;
    gm_table *table;
    if (gm_fitter_new("[fit]\nmodel = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\nbackend = 'cpu'\n", NULL, &another)
            != GM_SUCCESS
        || gm_fit(another, pixels, GM_U16, 10, SIDE, NULL, NULL, &last) != GM_SUCCESS
        || gm_job_wait(last, INFINITY, &table) != GM_SUCCESS)
        stop("a job in a function of atexit");
    gm_table_free(table);
    /* The rest is not freed. */
}

int main(int count, char **arguments)
{
    const char *how = count > 1 ? arguments[1] : "return";
    milliseconds = count > 2 ? atol(arguments[2]) : 0;
    for (int i = 0; i < SPOTS * SIDE * SIDE; i++)
        (&pixels[0][0][0])[i] = (uint16_t)(10 + (i % 121 == 60 ? 300 : i % 121 == 61 ? 150 : i % 7));
    for (int i = 0; i < FRAMES * HEIGHT * WIDTH; i++)
        (&frames[0][0][0])[i] = (uint16_t)(10 + (i % 1021 == 60 ? 300 : i % 7));
    if (strcmp(how, "atexit") == 0 && (atexit(fit_again) != 0 || atexit(free_all) != 0))
        return 1;
    const char *options = "[fit]\nmodel = 'xynbs'\npixel_size_um = 0.1\nbackend = 'cpu'\n";
    const char *search = "[localize]\nmodel = 'xynbsxsy'\npixel_size_um = 0.1\nbackend = 'cpu'\n";
    if (gm_fitter_new(options, NULL, &fitter) != GM_SUCCESS
        || gm_session_new(search, NULL, WIDTH, HEIGHT, &session) != GM_SUCCESS
        || gm_session_push(session, frames, GM_U16, FRAMES, WIDTH, HEIGHT, 0, NULL) != GM_SUCCESS
        || gm_fit(fitter, pixels, GM_U16, SPOTS, SIDE, NULL, NULL, &job) != GM_SUCCESS)
        stop("start");
    pthread_t thread;
    if (strcmp(how, "thread") == 0) {
        gm_table *table;
        if (pthread_create(&thread, NULL, exit_later, NULL) != 0)
            return 1;
        gm_job_wait(job, INFINITY, &table);
        /* The job was faster than the thread: its exit ends the process. */
        pthread_join(thread, NULL);
    }
    if (strcmp(how, "full") == 0 && pthread_create(&thread, NULL, push_until_refused, NULL) != 0)
        return 1;
    wait_a_time();
    if (strcmp(how, "cancel") == 0 && (gm_job_cancel(job) != GM_SUCCESS || gm_session_cancel(session) != GM_SUCCESS))
        stop("cancel");
    if (strcmp(how, "quick") == 0)
        quick_exit(0);
    return 0;
}
