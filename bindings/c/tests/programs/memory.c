/* A process that gets no more memory: a status, and the process goes on. */
#include <gaussmle.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#define OPTIONS "model = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\nbackend = 'cpu'\n"
#define FIT "[fit]\n" OPTIONS
#define LOCALIZE "[localize]\n" OPTIONS

#define MIB ((size_t)1 << 20)
/* A frame of 512 MiB, whose pages are never written. */
#define SIDE ((size_t)1 << 14)
#define BYTES (2 * SIDE * SIDE)

static void fail(int line, const char *what)
{
    fprintf(stderr, "line %d: %s: %s\n", line, what, gm_last_error());
    exit(1);
}
#define CHECK(is_right, what) ((is_right) ? (void)0 : fail(__LINE__, (what)))
#define DONE(call) CHECK((call) == GM_SUCCESS, #call)
#define REFUSED(call) CHECK((call) == GM_NO_MEMORY && strstr(gm_last_error(), "MiB") != NULL, #call)

/* The memory of this process, bytes. */
static size_t used(void)
{
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    CHECK(file != NULL && fscanf(file, "%lu", &pages) == 1, "statm");
    fclose(file);
    return pages * 4096;
}

static void allow(rlim_t bytes)
{
    struct rlimit limit;
    CHECK(getrlimit(RLIMIT_AS, &limit) == 0, "getrlimit");
    limit.rlim_cur = bytes;
    CHECK(setrlimit(RLIMIT_AS, &limit) == 0, "setrlimit");
}

int main(void)
{
    static uint16_t small[4][64][64];
    gm_fitter *fitter;
    gm_job *job = NULL;
    gm_session *session = NULL, *other = NULL;
    gm_table *table = NULL;
    gm_camera *camera = NULL;
    size_t first = 7;
    uint16_t *frame = calloc(SIDE * SIDE, 2);
    CHECK(frame != NULL, "calloc");
    for (int i = 0; i < 4 * 64 * 64; i++)
        (&small[0][0][0])[i] = (uint16_t)(10 + i % 3);
    DONE(gm_fitter_new(FIT, NULL, &fitter));
    DONE(gm_session_new(LOCALIZE, NULL, SIDE, SIDE, &session));
    /* All threads of the library run, and have their memory. */
    DONE(gm_detect(LOCALIZE, NULL, small, GM_U16, 4, 64, 64, &table));
    gm_table_free(table);

    allow(used() + 256 * MIB);
    REFUSED(gm_detect(LOCALIZE, NULL, frame, GM_U16, 1, SIDE, SIDE, &table));
    CHECK(table == NULL, "a table");
    REFUSED(gm_session_push(session, frame, GM_U16, 1, SIDE, SIDE, 0, &first));
    REFUSED(gm_fit(fitter, frame, GM_U16, BYTES / 50, 5, NULL, NULL, &job));
    REFUSED(gm_camera_new_with_maps(0.1, SIDE / 2, SIDE / 2, (float *)frame, (float *)frame, (float *)frame, NULL, 1,
                                    &camera));
    /* No memory is read for sizes that no machine has. */
    REFUSED(gm_session_new(LOCALIZE, NULL, (size_t)1 << 40, 64, &other));
    CHECK(job == NULL && other == NULL && camera == NULL, "a handle");

    /* What is small succeeds, and with the memory the rest does. */
    DONE(gm_detect(LOCALIZE, NULL, small, GM_U16, 4, 64, 64, &table));
    gm_table_free(table);
    allow(RLIM_INFINITY);
    DONE(gm_session_push(session, frame, GM_U16, 1, SIDE, SIDE, 0, &first));
    CHECK(first == 0, "the frame that was refused was taken");
    gm_session_free(session);
    gm_fitter_free(fitter);
    free(frame);
    return 0;
}
