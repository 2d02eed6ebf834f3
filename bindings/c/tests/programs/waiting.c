/* A job and a session on a machine whose only GPU is full: they say for what they wait, and then why the
 * CPU fits. The environment has the management library, and rates by which a GPU is worth a wait. */
#include <gaussmle.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

#define MODEL "model = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\nauto_timeout = 1.5\n"

static uint16_t pixels[20][9][9];
static uint16_t frames[4][32][48];

static int lacks(const char *text, const char *part)
{
    if (strstr(text, part) != NULL)
        return 0;
    fprintf(stderr, "`%s` lacks `%s`\n", text, part);
    return 1;
}

/* The states that were waits for a GPU. */
static int waits;

/* True for the words of a wait that do not name the GPU and who uses it. */
static int is_wrong(gm_state state, const char *words)
{
    if (state != GM_STATE_WAITING)
        return 0;
    waits++;
    return lacks(words, "waiting for a GPU") || lacks(words, "Full") || lacks(words, "program-1")
        || lacks(words, " s left");
}

/* True if a job did not succeed, or not after a wait. */
static int is_no_wait(gm_status status)
{
    if (status == GM_SUCCESS && waits > 0)
        return 0;
    fprintf(stderr, "%d waits: %s\n", waits, gm_last_error());
    return 1;
}

static int fit(void)
{
    gm_fitter *fitter;
    gm_job *job;
    gm_table *table;
    gm_state state;
    gm_status status;
    const char *words;
    waits = 0;
    if (gm_fitter_new("[fit]\n" MODEL, NULL, &fitter) != GM_SUCCESS
        || gm_fit(fitter, pixels, GM_U16, 20, 9, NULL, NULL, &job) != GM_SUCCESS)
        return 1;
    while ((status = gm_job_wait(job, 0.02, &table)) == GM_PENDING)
        if (gm_job_state(job, &state, &words) != GM_SUCCESS || is_wrong(state, words))
            return 1;
    if (is_no_wait(status))
        return 1;
    if (gm_job_state(job, &state, &words) != GM_SUCCESS || state != GM_STATE_ENDED
        || lacks(words, "fitted on ") || lacks(words, "auto: the CPU, because") || lacks(words, "program-1"))
        return 1;
    gm_table_free(table);
    gm_job_free(job);
    gm_fitter_free(fitter);
    return 0;
}

static int localize(void)
{
    gm_session *session;
    gm_state state;
    gm_status status;
    const char *words, *summary;
    waits = 0;
    if (gm_session_new("[localize]\n" MODEL, NULL, 48, 32, &session) != GM_SUCCESS
        || gm_session_push(session, frames, GM_U16, 4, 48, 32, 0, NULL) != GM_SUCCESS)
        return 1;
    while ((status = gm_session_finish(session, 0.02, &summary)) == GM_PENDING)
        if (gm_session_state(session, &state, &words) != GM_SUCCESS || is_wrong(state, words))
            return 1;
    if (is_no_wait(status))
        return 1;
    int failed = lacks(summary, "the CPU replaced a GPU: ") || lacks(summary, "program-1");
    gm_session_free(session);
    return failed;
}

int main(void)
{
    for (int i = 0; i < 20 * 81; i++)
        pixels[i / 81][i / 9 % 9][i % 9] = (uint16_t)(10 + 900 * exp(-hypot(i / 9 % 9 - 4, i % 9 - 4)));
    for (int i = 0; i < 4 * 32 * 48; i++)
        frames[i / 1536][i / 48 % 32][i % 48] =
            (uint16_t)(10 + i % 7 + 900 * exp(-hypot(i / 48 % 32 - 16, i % 48 - 24)));
    int failed = fit();
    return failed | localize();
}
