/* Arrays are freed when the header allows it. In valgrind no read of a job comes later. */
#define _POSIX_C_SOURCE 200809L

#include <gaussmle.h>

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SPOTS 64

static void fail(int line, const char *what)
{
    fprintf(stderr, "line %d: %s: %s\n", line, what, gm_last_error());
    exit(1);
}
#define CHECK(is_right, what) ((is_right) ? (void)0 : fail(__LINE__, (what)))
#define DONE(call) CHECK((call) == GM_SUCCESS, #call)

/* The arrays of a job. A kernel is compiled for a side of ROIs at its first use, and meanwhile the job does
 * not read its arrays: each test has a side of its own. */
typedef struct arrays {
    size_t side;
    uint16_t *pixels;
    int32_t *corners;
    uint32_t *frames;
} arrays;

static arrays allocate(void)
{
    static size_t side = 6;
    side++;
    size_t area = side * side;
    arrays made = {side, malloc(SPOTS * area * 2), malloc(SPOTS * 2 * 4), malloc(SPOTS * 4)};
    CHECK(made.pixels != NULL && made.corners != NULL && made.frames != NULL, "malloc");
    for (size_t i = 0; i < SPOTS * area; i++)
        made.pixels[i] = (uint16_t)(10 + (i % area == area / 2 ? 200 : i % 3));
    for (int i = 0; i < SPOTS; i++) {
        made.corners[2 * i] = made.corners[2 * i + 1] = i;
        made.frames[i] = (uint32_t)i;
    }
    return made;
}

static void free_arrays(arrays freed)
{
    free(freed.pixels);
    free(freed.corners);
    free(freed.frames);
}

static gm_job *start(const gm_fitter *fitter, arrays of)
{
    gm_job *job;
    DONE(gm_fit(fitter, of.pixels, GM_U16, SPOTS, of.side, of.corners, of.frames, &job));
    return job;
}

static void pause_briefly(void)
{
    nanosleep(&(struct timespec){0, 1000000}, NULL);
}

/* Waits with these arguments until the status is another than GM_PENDING, and frees the arrays. */
static void wait_and_free(const gm_fitter *fitter, double seconds, gm_table **table, gm_status end)
{
    arrays of = allocate();
    gm_job *job = start(fitter, of);
    gm_status status;
    size_t done, total;
    while ((status = gm_job_wait(job, seconds, table)) == GM_PENDING)
        pause_briefly();
    free_arrays(of);
    DONE(gm_job_progress(job, &done, &total));
    CHECK(done == SPOTS && total == SPOTS, "the wait has returned before the job has ended");
    CHECK(status == end, "another status");
    gm_job_free(job);
}

/* The threads that free one job at once. */
typedef struct freeing {
    gm_job *job;
    arrays of;
    pthread_mutex_t lock;
    int is_freed;
} freeing;

/* The first thread whose call returns frees the arrays. */
static void *returned(freeing *freed)
{
    pthread_mutex_lock(&freed->lock);
    if (!freed->is_freed)
        free_arrays(freed->of);
    freed->is_freed = 1;
    pthread_mutex_unlock(&freed->lock);
    return NULL;
}

static void *free_job(void *argument)
{
    freeing *freed = argument;
    gm_job_free(freed->job);
    return returned(freed);
}

static void *wait_for_job(void *argument)
{
    freeing *freed = argument;
    while (gm_job_wait(freed->job, 0, NULL) == GM_PENDING)
        pause_briefly();
    return returned(freed);
}

/* Frees a job while another thread does the same, or waits for it. */
static void free_at_once(const gm_fitter *fitter, void *(*other)(void *))
{
    freeing freed = {.of = allocate(), .lock = PTHREAD_MUTEX_INITIALIZER};
    pthread_t threads[2];
    freed.job = start(fitter, freed.of);
    CHECK(pthread_create(&threads[0], NULL, free_job, &freed) == 0, "pthread_create");
    CHECK(pthread_create(&threads[1], NULL, other, &freed) == 0, "pthread_create");
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
}

/* The lists of models have as many entries, the first of which is xynb. */
static void models(void)
{
    size_t names = 1, labels = 1;
    for (const char *at = gm_model_names(); *at != '\0'; at++)
        names += *at == ',';
    for (const char *at = gm_model_labels(); *at != '\0'; at++)
        labels += *at == '\n';
    CHECK(names == labels && names > 1, "models");
    CHECK(strncmp(gm_model_names(), "xynb,", 5) == 0, "xynb");
    CHECK(strncmp(gm_model_labels(), "Gaussian, width given\n", 22) == 0, "its label");
}

int main(void)
{
    models();
    gm_fitter *fitter;
    gm_table *table = NULL, *aligned[2];
    DONE(gm_fitter_new("[fit]\nmodel = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\nbackend = 'cpu'\n", NULL,
                       &fitter));
    wait_and_free(fitter, NAN, &table, GM_SUCCESS);
    gm_table_free(table);
    wait_and_free(fitter, -1, NULL, GM_SUCCESS);
    wait_and_free(fitter, INFINITY, NULL, GM_SUCCESS);
    wait_and_free(fitter, 0, (gm_table **)((char *)aligned + 1), GM_BAD_ARGUMENT);
    free_at_once(fitter, free_job);
    free_at_once(fitter, wait_for_job);
    gm_fitter_free(fitter);
    return 0;
}
