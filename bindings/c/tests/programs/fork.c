/* A forked process gets a status from the sessions and jobs of its parent, and can free them. */
#define _POSIX_C_SOURCE 200809L
#include <gaussmle.h>

#include <math.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#define OPTIONS "model = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\nbackend = 'cpu'\n"
#define LOCALIZE "[localize]\n" OPTIONS
#define FIT "[fit]\n" OPTIONS

static uint16_t frame[32][48];
static uint16_t pixels[11][11];

int main(void)
{
    gm_session *session, *own_session;
    gm_fitter *fitter;
    gm_job *job, *own_job;
    gm_table *table, *peaks;
    gm_session_progress progress;
    if (gm_session_new(LOCALIZE, NULL, 48, 32, &session) != GM_SUCCESS
        || gm_fitter_new(FIT, NULL, &fitter) != GM_SUCCESS
        || gm_fit(fitter, pixels, GM_U16, 1, 11, NULL, NULL, &job) != GM_SUCCESS
        || gm_job_wait(job, INFINITY, &table) != GM_SUCCESS)
        return 1;
    gm_table_free(table);
    pid_t child = fork();
    if (child == 0) {
        int failed = gm_session_push(session, frame, GM_U16, 1, 48, 32, 0, NULL) != GM_FORKED
                  || gm_session_poll(session, INFINITY, &table) != GM_FORKED
                  || gm_session_finish(session, INFINITY, NULL) != GM_FORKED
                  || gm_session_cancel(session) != GM_FORKED
                  || gm_session_get_progress(session, &progress) != GM_FORKED
                  || gm_session_state(session, NULL, NULL) != GM_FORKED
                  || gm_job_wait(job, INFINITY, &table) != GM_FORKED
                  || gm_job_cancel(job) != GM_FORKED
                  || gm_job_progress(job, NULL, NULL) != GM_FORKED
                  || gm_job_state(job, NULL, NULL) != GM_FORKED
                  /* A fit of its own would wait for threads that the process does not have. */
                  || gm_fit(fitter, pixels, GM_U16, 1, 11, NULL, NULL, &own_job) != GM_FORKED
                  || gm_session_new(LOCALIZE, NULL, 48, 32, &own_session) != GM_FORKED
                  || gm_detect(LOCALIZE, NULL, frame, GM_U16, 1, 48, 32, &peaks) != GM_FORKED;
        gm_session_free(session);
        gm_job_free(job);
        gm_fitter_free(fitter);
        _exit(failed);
    }
    int status;
    waitpid(child, &status, 0);
    /* The session of the parent goes on. */
    int failed = gm_session_push(session, frame, GM_U16, 1, 48, 32, 0, NULL) != GM_SUCCESS
              || gm_session_finish(session, INFINITY, NULL) != GM_SUCCESS;
    gm_session_free(session);
    gm_job_free(job);
    gm_fitter_free(fitter);
    return failed || !WIFEXITED(status) || WEXITSTATUS(status) != 0;
}
