/* Fits two simulated spots: fit.c */
#include <gaussmle.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define SIDE 11

static void check(gm_status status, const char *what)
{
    if (status != GM_SUCCESS) {
        fprintf(stderr, "%s: %s\n", what, gm_last_error());
        exit(1);
    }
}

int main(void)
{
    /* Spots of 1000 photons and a width of 1.3 pixels on a background of 10, without noise. */
    static uint16_t pixels[2][SIDE][SIDE];
    for (int spot = 0; spot < 2; spot++)
        for (int y = 0; y < SIDE; y++)
            for (int x = 0; x < SIDE; x++) {
                double dx = x - 5.2, dy = y - (spot ? 4.6 : 5.1);
                double light = exp(-(dx * dx + dy * dy) / (2 * 1.3 * 1.3)) / (2 * 3.14159265 * 1.3 * 1.3);
                pixels[spot][y][x] = (uint16_t)(100 + 10 + 1000 * light + 0.5);
            }

    if (gm_abi_version() != GM_ABI_VERSION) {
        fprintf(stderr, "the library is another one than the header: %s\n", gm_version());
        return 1;
    }
    gm_fitter *fitter;
    check(gm_fitter_new("[fit]\n"
                        "model = 'xynb'\n"
                        "sigma_um = 0.13\n"
                        "pixel_size_um = 0.1\n"
                        "offset_adu = 100\n"
                        "backend = 'cpu'\n",
                        NULL, &fitter), "fitter");
    gm_job *job;
    check(gm_fit(fitter, pixels, GM_U16, 2, SIDE, NULL, NULL, &job), "fit");
    gm_table *table;
    check(gm_job_wait(job, INFINITY, &table), "wait");

    double x[2], y[2], photons[2];
    check(gm_table_column(table, "x", x, 2), "x");
    check(gm_table_column(table, "y", y, 2), "y");
    check(gm_table_column(table, "photons", photons, 2), "photons");
    for (int spot = 0; spot < 2; spot++)
        printf("%.3f um, %.3f um, %.0f photons\n", x[spot], y[spot], photons[spot]);

    gm_table_free(table);
    gm_job_free(job);
    gm_fitter_free(fitter);
    return 0;
}
