#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H

#include <png.h>

/* Macros with casts, which Swift doesn't import. */
static const png_uint_32 fontmetrics_png_rgb = PNG_FORMAT_RGB;
static const png_uint_32 fontmetrics_png_rgba = PNG_FORMAT_RGBA;

static inline size_t fontmetrics_png_greatest_size(const png_image *image) {
  return PNG_IMAGE_PNG_SIZE_MAX(*image);
}

#endif
