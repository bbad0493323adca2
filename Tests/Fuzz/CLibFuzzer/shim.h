#include <stddef.h>
#include <stdint.h>

// Has no header of its own: https://llvm.org/docs/LibFuzzer.html, "Using libFuzzer as a library".
int LLVMFuzzerRunDriver(
    int *argc, char ***argv, int (*user_callback)(const uint8_t *data, size_t size));
