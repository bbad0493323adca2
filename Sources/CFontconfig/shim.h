#ifndef CFONTCONFIG_SHIM_H
#define CFONTCONFIG_SHIM_H

#include <fontconfig/fontconfig.h>
#include <stdio.h>

/* Swift can't import `stderr`, which is a variable. glibc lets a program assign it. */
static inline FILE *cfontconfig_exchange_stderr(FILE *stream) {
  FILE *previous = stderr;
  stderr = stream;
  return previous;
}

#endif
