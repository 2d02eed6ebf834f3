/* Ten threads at once: with one fitter, with a fitter each, with a session and a search each, and with
 * one session. All columns equal those of one thread, to the bit. An argument sets the number of spots. */
#include <gaussmle.h>

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define THREADS 10
#define MOST 3000
#define SIDE 9
#define FRAMES 30
#define WIDTH 48
#define HEIGHT 40

#define MODEL "model = 'xynbs'\npixel_size_um = 0.1\nbackend = 'cpu'\n"
#define FIT "[fit]\n" MODEL
#define LOCALIZE "[localize]\n" MODEL

static const char *const columns[] = {"roi", "frame", "x", "y", "photons", "background", "sigma", "x_std", "y_std",
                                      "photons_std", "log_likelihood", "p_value", "iterations", "status"};
#define COLUMNS (sizeof columns / sizeof *columns)

/* The rows of a table, column by column. */
typedef struct rows {
    size_t count;
    double values[COLUMNS][MOST];
} rows;

static float pixels[MOST][SIDE][SIDE];
static uint16_t frames[FRAMES][HEIGHT][WIDTH];
static size_t spots = MOST;
static rows fits, localizations;
static double peaks[MOST];

static const char *read_rows(const gm_table *table, rows *into)
{
    if (gm_table_rows(table, &into->count) != GM_SUCCESS || into->count > MOST)
        return "a table has no rows, or too many";
    for (size_t i = 0; i < COLUMNS; i++)
        if (gm_table_column(table, columns[i], into->values[i], MOST) != GM_SUCCESS)
            return "a column is missing";
    return NULL;
}

static int are_equal(const rows *one, const rows *other)
{
    int equal = one->count == other->count;
    for (size_t i = 0; equal && i < COLUMNS; i++)
        equal = memcmp(one->values[i], other->values[i], one->count * sizeof(double)) == 0;
    return equal;
}

static const char *fit(const gm_fitter *fitter, rows *into)
{
    gm_job *job;
    gm_table *table;
    if (gm_fit(fitter, pixels, GM_F32, spots, SIDE, NULL, NULL, &job) != GM_SUCCESS)
        return "a job does not start";
    while (1) {
        size_t done, total;
        gm_status status = gm_job_wait(job, 0.001, &table);
        if (gm_job_progress(job, &done, &total) != GM_SUCCESS || done > total || total != spots)
            return "the progress of a job is wrong";
        if (status == GM_SUCCESS)
            break;
        if (status != GM_PENDING || table != NULL)
            return "a job failed";
    }
    gm_job_free(job);
    const char *words = read_rows(table, into);
    gm_table_free(table);
    return words;
}

static const char *fit_with_own_fitter(rows *into)
{
    gm_fitter *fitter;
    if (gm_fitter_new(FIT, NULL, &fitter) != GM_SUCCESS)
        return "no fitter";
    const char *words = fit(fitter, into);
    gm_fitter_free(fitter);
    return words;
}

/* Takes the rows of a session until it has ended. */
static const char *poll_all(gm_session *session, gm_table **all)
{
    gm_table *more;
    gm_status status;
    *all = NULL;
    while ((status = gm_session_poll(session, INFINITY, &more)) == GM_SUCCESS) {
        if (*all == NULL) {
            *all = more;
            continue;
        }
        if (gm_table_append(*all, more) != GM_SUCCESS)
            return "rows of a session cannot be appended";
        gm_table_free(more);
    }
    return status == GM_ENDED ? NULL : "a session failed";
}

static const char *localize(rows *into)
{
    gm_session *session;
    gm_table *table;
    if (gm_session_new(LOCALIZE, NULL, WIDTH, HEIGHT, &session) != GM_SUCCESS)
        return "no session";
    for (size_t i = 0; i < FRAMES; i += 3)
        if (gm_session_push(session, frames[i], GM_U16, 3, WIDTH, HEIGHT, INFINITY, NULL) != GM_SUCCESS)
            return "frames were not taken";
    if (gm_session_finish(session, INFINITY, NULL) != GM_SUCCESS)
        return "a session does not finish";
    const char *words = poll_all(session, &table);
    if (words == NULL)
        words = table == NULL ? "a session has no rows" : read_rows(table, into);
    gm_table_free(table);
    gm_session_free(session);
    return words;
}

/* The signals of all peaks. */
static const char *detect(double *into)
{
    gm_table *table;
    size_t count;
    if (gm_detect(LOCALIZE, NULL, frames, GM_U16, FRAMES, WIDTH, HEIGHT, &table) != GM_SUCCESS)
        return "no search";
    int failed = gm_table_rows(table, &count) != GM_SUCCESS || count != localizations.count
              || gm_table_column(table, "over_threshold", into, MOST) != GM_SUCCESS;
    gm_table_free(table);
    return failed ? "the peaks of a search differ" : NULL;
}

/* Each thread has its own last error. */
static const char *check_last_error(size_t number)
{
    char name[32], words[64];
    snprintf(name, sizeof name, "[fit]\ncolumn%d = 1\n", (int)number);
    snprintf(words, sizeof words, "`column%d`", (int)number);
    gm_fitter *fitter;
    if (gm_fitter_new(name, NULL, &fitter) != GM_BAD_CONFIG || strstr(gm_last_error(), words) == NULL)
        return "the error is that of another thread";
    return NULL;
}

/* One of the threads. `shared` is a fitter, or NULL. */
typedef struct task {
    size_t number;
    gm_fitter *shared;
    const char *words;
    rows found;
} task;

static void *fit_in_thread(void *argument)
{
    task *task = argument;
    for (int i = 0; i < 2 && task->words == NULL; i++) {
        task->words = task->shared ? fit(task->shared, &task->found) : fit_with_own_fitter(&task->found);
        if (task->words == NULL && !are_equal(&task->found, &fits))
            task->words = "the fits of a thread differ";
        if (task->words == NULL)
            task->words = check_last_error(task->number);
    }
    return NULL;
}

static void *localize_in_thread(void *argument)
{
    task *task = argument;
    task->words = localize(&task->found);
    if (task->words == NULL && !are_equal(&task->found, &localizations))
        task->words = "the rows of a session differ";
    if (task->words == NULL)
        task->words = detect(task->found.values[0]);
    if (task->words == NULL && memcmp(task->found.values[0], peaks, localizations.count * sizeof(double)) != 0)
        task->words = "the peaks of a search differ";
    return NULL;
}

static int run_at_once(void *(*run)(void *), gm_fitter *shared)
{
    static task tasks[THREADS];
    pthread_t threads[THREADS];
    int failed = 0;
    for (size_t i = 0; i < THREADS; i++) {
        tasks[i].number = i;
        tasks[i].shared = shared;
        tasks[i].words = NULL;
        failed |= pthread_create(&threads[i], NULL, run, &tasks[i]) != 0;
    }
    for (size_t i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        if (tasks[i].words != NULL) {
            fprintf(stderr, "%s\n", tasks[i].words);
            failed = 1;
        }
    }
    return failed;
}

/* One session for all threads: the others poll while the first pushes. The column roi numbers all rows. */
typedef struct listener {
    gm_session *session;
    const char *words;
    size_t rows;
} listener;

static void *listen(void *argument)
{
    listener *listener = argument;
    gm_table *table;
    static const size_t roi = 0;
    listener->words = poll_all(listener->session, &table);
    if (listener->words == NULL && table != NULL) {
        rows *found = malloc(sizeof *found);
        listener->words = found == NULL ? "no memory" : read_rows(table, found);
        for (size_t i = 0; listener->words == NULL && i < found->count; i++) {
            size_t row = (size_t)found->values[roi][i];
            for (size_t c = 0; c < COLUMNS; c++)
                if (row >= localizations.count
                    || memcmp(&found->values[c][i], &localizations.values[c][row], sizeof(double)) != 0)
                    listener->words = "a row of the shared session differs";
            listener->rows++;
        }
        free(found);
    }
    gm_table_free(table);
    return NULL;
}

static int share_a_session(void)
{
    gm_session *session;
    pthread_t threads[THREADS];
    static listener listeners[THREADS];
    size_t all = 0;
    if (gm_session_new(LOCALIZE, NULL, WIDTH, HEIGHT, &session) != GM_SUCCESS)
        return 1;
    int failed = 0;
    for (size_t i = 0; i < THREADS; i++) {
        listeners[i].session = session;
        failed |= pthread_create(&threads[i], NULL, listen, &listeners[i]) != 0;
    }
    for (size_t i = 0; i < FRAMES; i++)
        failed |= gm_session_push(session, frames[i], GM_U16, 1, WIDTH, HEIGHT, INFINITY, NULL) != GM_SUCCESS;
    failed |= gm_session_finish(session, INFINITY, NULL) != GM_SUCCESS;
    for (size_t i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        all += listeners[i].rows;
        if (listeners[i].words != NULL) {
            fprintf(stderr, "%s\n", listeners[i].words);
            failed = 1;
        }
    }
    gm_session_free(session);
    return failed || all != localizations.count;
}

static void simulate(void)
{
    for (int spot = 0; spot < MOST; spot++)
        for (int y = 0; y < SIDE; y++)
            for (int x = 0; x < SIDE; x++) {
                double dx = x - 4.0 - 0.3 * sin(spot), dy = y - 4.0 - 0.3 * cos(spot);
                double width = 1.2 + 0.1 * (spot % 5);
                pixels[spot][y][x] = (float)(5 + 100 * exp(-(dx * dx + dy * dy) / (2 * width * width)));
            }
    for (int frame = 0; frame < FRAMES; frame++)
        for (int y = 0; y < HEIGHT; y++)
            for (int x = 0; x < WIDTH; x++) {
                double dx = x - 24 - 8 * sin(frame), dy = y - 20 - 8 * cos(frame);
                double light = 200 * exp(-(dx * dx + dy * dy) / (2 * 1.3 * 1.3));
                frames[frame][y][x] = (uint16_t)(20 + light + (x * 7 + y * 13 + frame * 5) % 6);
            }
}

int main(int count, char **arguments)
{
    if (count > 1)
        spots = (size_t)atoi(arguments[1]);
    if (spots < 1 || spots > MOST)
        return 2;
    simulate();
    const char *words = fit_with_own_fitter(&fits);
    if (words == NULL)
        words = localize(&localizations);
    if (words == NULL)
        words = detect(peaks);
    if (words != NULL || fits.count != spots || localizations.count < FRAMES) {
        fprintf(stderr, "%s: %s\n", words ? words : "rows are missing", gm_last_error());
        return 1;
    }
    gm_fitter *fitter;
    if (gm_fitter_new(FIT, NULL, &fitter) != GM_SUCCESS)
        return 1;
    int failed = run_at_once(fit_in_thread, fitter) || run_at_once(fit_in_thread, NULL)
              || run_at_once(localize_in_thread, NULL) || share_a_session();
    /* A job that is cancelled, unless it was faster. */
    gm_job *job;
    gm_table *table = NULL;
    failed |= gm_fit(fitter, pixels, GM_F32, spots, SIDE, NULL, NULL, &job) != GM_SUCCESS;
    gm_job_cancel(job);
    gm_status status = gm_job_wait(job, INFINITY, &table);
    if (status != GM_CANCELLED && status != GM_SUCCESS)
        failed = 1;
    gm_table_free(table);
    gm_job_free(job);
    /* A job that is freed while it runs. */
    failed |= gm_fit(fitter, pixels, GM_F32, spots, SIDE, NULL, NULL, &job) != GM_SUCCESS;
    gm_job_free(job);
    gm_fitter_free(fitter);
    return failed;
}
