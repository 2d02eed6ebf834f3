/* Ten threads fit at once, each with a job of its own, and a job is cancelled. */
#include <gaussmle.h>

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define THREADS 10
#define SPOTS 3000
#define SIDE 9

static float pixels[SPOTS][SIDE][SIDE];
static double expected[SPOTS];
static gm_fitter *fitter;

static int fit(double *photons)
{
    gm_job *job;
    gm_table *table;
    if (gm_fit(fitter, pixels, GM_F32, SPOTS, SIDE, NULL, NULL, &job) != GM_SUCCESS)
        return 1;
    while (1) {
        size_t done, total;
        gm_status status = gm_job_wait(job, 0.001, &table);
        if (gm_job_progress(job, &done, &total) != GM_SUCCESS || done > total || total != SPOTS)
            return 2;
        if (status == GM_SUCCESS)
            break;
        if (status != GM_PENDING || table != NULL)
            return 3;
    }
    gm_job_free(job);
    int failed = gm_table_column(table, "photons", photons, SPOTS) != GM_SUCCESS;
    gm_table_free(table);
    return failed ? 4 : 0;
}

static void *run(void *argument)
{
    static double photons[THREADS][SPOTS];
    size_t number = (size_t)argument;
    /* Each thread has its own last error. */
    char name[32], words[64];
    snprintf(name, sizeof name, "column%d", (int)number);
    snprintf(words, sizeof words, "`column%d`", (int)number);
    for (int i = 0; i < 3; i++) {
        gm_job *job;
        gm_table *table;
        int failed = fit(photons[number]);
        if (failed || memcmp(photons[number], expected, sizeof expected) != 0)
            return "the fits of a thread differ";
        if (gm_fit(fitter, pixels, GM_F32, 10, SIDE, NULL, NULL, &job) != GM_SUCCESS
            || gm_job_wait(job, INFINITY, &table) != GM_SUCCESS)
            return "a job failed";
        if (gm_table_column(table, name, NULL, 0) != GM_BAD_ARGUMENT
            || strstr(gm_last_error(), words) == NULL)
            return "the error is that of another thread";
        gm_table_free(table);
        gm_job_free(job);
    }
    return NULL;
}

int main(void)
{
    for (int spot = 0; spot < SPOTS; spot++)
        for (int y = 0; y < SIDE; y++)
            for (int x = 0; x < SIDE; x++) {
                double dx = x - 4.0 - 0.3 * sin(spot), dy = y - 4.0 - 0.3 * cos(spot);
                double width = 1.2 + 0.1 * (spot % 5);
                pixels[spot][y][x] = (float)(5 + 100 * exp(-(dx * dx + dy * dy) / (2 * width * width)));
            }
    if (gm_fitter_new("[fit]\nmodel = 'xynbs'\npixel_size_um = 0.1\nbackend = 'cpu'\n", NULL, &fitter)
        != GM_SUCCESS) {
        fprintf(stderr, "%s\n", gm_last_error());
        return 1;
    }
    if (fit(expected) != 0) {
        fprintf(stderr, "%s\n", gm_last_error());
        return 1;
    }
    pthread_t threads[THREADS];
    for (size_t i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, run, (void *)i);
    int failed = 0;
    for (size_t i = 0; i < THREADS; i++) {
        void *words;
        pthread_join(threads[i], &words);
        if (words != NULL) {
            fprintf(stderr, "%s\n", (char *)words);
            failed = 1;
        }
    }
    /* A job that is cancelled, unless it was faster. */
    gm_job *job;
    gm_table *table;
    gm_fit(fitter, pixels, GM_F32, SPOTS, SIDE, NULL, NULL, &job);
    gm_job_cancel(job);
    gm_status status = gm_job_wait(job, INFINITY, &table);
    if (status != GM_CANCELLED && status != GM_SUCCESS)
        failed = 1;
    gm_table_free(table);
    gm_job_free(job);
    /* A job that is freed while it runs. */
    gm_fit(fitter, pixels, GM_F32, SPOTS, SIDE, NULL, NULL, &job);
    gm_job_free(job);
    gm_fitter_free(fitter);
    return failed;
}
