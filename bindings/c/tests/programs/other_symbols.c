/* The example fit.c, in a program that has functions with the names of zstd's and Rust's. */
#include <stdlib.h>

unsigned ZSTD_isError(size_t code);
void *rust_eh_personality(void);

unsigned ZSTD_isError(size_t code)
{
    (void)code;
    abort();
}

void *rust_eh_personality(void)
{
    abort();
}

#include "../../examples/fit.c"
