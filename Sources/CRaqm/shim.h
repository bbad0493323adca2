#ifndef CRAQM_SHIM_H
#define CRAQM_SHIM_H

#include <raqm.h>

#endif
