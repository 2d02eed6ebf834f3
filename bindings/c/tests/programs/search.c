/* Looks for GPUs: whatever there is, nothing is printed. */
#include <gaussmle.h>

int main(void)
{
    gm_fitter *fitter = NULL;
    gm_status status = gm_fitter_new("[fit]\n"
                                     "model = 'xynb'\n"
                                     "sigma_um = 0.13\n"
                                     "pixel_size_um = 0.1\n"
                                     "backend = 'gpu'\n"
                                     "gpu_timeout = 0\n",
                                     NULL, &fitter);
    if (status == GM_SUCCESS)
        gm_fitter_free(fitter);
    return status != GM_SUCCESS && status != GM_NO_DEVICE;
}
