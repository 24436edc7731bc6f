#ifndef NIBMARK_ALLOCATION_COUNTER_H
#define NIBMARK_ALLOCATION_COUNTER_H
#include <stdbool.h>
#include <stdint.h>
/// Whether the hooks are compiled in and running in this process.
bool nibmark_allocations_installed(void);
#endif
