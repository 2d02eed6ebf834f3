/* dlclose while threads of the library run: unload LIBRARY. The library stays, and can be opened again. */
#define _POSIX_C_SOURCE 200809L
#include <gaussmle.h>

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define SPOTS 60000
#define SIDE 11

static uint16_t pixels[SPOTS][SIDE][SIDE];

typedef gm_status (*fitter_new)(const char *, const gm_camera *, gm_fitter **);
typedef gm_status (*fit)(const gm_fitter *, const void *, gm_pixel_type, size_t, size_t, const int32_t *,
                         const uint32_t *, gm_job **);
typedef gm_status (*job_wait)(const gm_job *, double, gm_table **);

/* A function of the library. ISO C has no conversion from a data pointer. */
static void function(void *library, const char *name, void *into)
{
    void *found = dlsym(library, name);
    memcpy(into, &found, sizeof found);
}

int main(int count, char **arguments)
{
    if (count != 2)
        return 2;
    for (int i = 0; i < SPOTS * SIDE * SIDE; i++)
        (&pixels[0][0][0])[i] = (uint16_t)(10 + (i % 121 == 60 ? 300 : i % 121 == 61 ? 150 : i % 7));
    gm_fitter *fitter;
    gm_job *job;
    gm_table *table;
    fitter_new new_fitter;
    fit start;
    job_wait wait;
    void *library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    function(library, "gm_fitter_new", &new_fitter);
    function(library, "gm_fit", &start);
    function(library, "gm_job_wait", &wait);
    const char *options = "[fit]\nmodel = 'xynbs'\npixel_size_um = 0.1\nbackend = 'cpu'\n";
    if (new_fitter(options, NULL, &fitter) != GM_SUCCESS
        || start(fitter, pixels, GM_U16, SPOTS, SIDE, NULL, NULL, &job) != GM_SUCCESS || dlclose(library) != 0)
        return 1;
    /* The threads go on. */
    struct timespec time = {0, 50000000};
    nanosleep(&time, NULL);
    library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
    job_wait again;
    function(library, "gm_job_wait", &again);
    if (library == NULL || again != wait || again(job, INFINITY, &table) != GM_SUCCESS)
        return 1;
    return dlclose(library);
}
