#ifndef CRAQM_SHIM_H
#define CRAQM_SHIM_H

#include <raqm.h>

/* Of the leak checker; null in a build without one. */
extern void __lsan_disable(void) __attribute__((weak));
extern void __lsan_enable(void) __attribute__((weak));

/* Before version 0.9 raqm_destroy forgets the features. That leak of a few bytes can't be mended
   from outside, so the leak checker is told to pass it over. */
static inline bool fontmetrics_raqm_add_font_feature(raqm_t *rq, const char *feature) {
  if (__lsan_disable && __lsan_enable) {
    __lsan_disable();
    bool is_feature = raqm_add_font_feature(rq, feature, -1);
    __lsan_enable();
    return is_feature;
  }
  return raqm_add_font_feature(rq, feature, -1);
}

#endif
