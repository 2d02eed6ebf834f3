/* The example fit.c, in a program that has functions with the names of LLVM's and Rust's. */
#include <stdlib.h>

void *LLVMContextCreate(void);
int LLVMInitializeNativeTarget(void);
void *rust_eh_personality(void);

void *LLVMContextCreate(void)
{
    abort();
}

int LLVMInitializeNativeTarget(void)
{
    abort();
}

void *rust_eh_personality(void)
{
    abort();
}

#include "../../examples/fit.c"
