#ifndef NIBMARK_MAIN_EXECUTOR_H
#define NIBMARK_MAIN_EXECUTOR_H

#include <stdbool.h>
#include <stdint.h>

// Puts an executor in the main actor's place for one thread, through the hooks of Swift's runtime.

/// Names the executor by the two words of its reference, and what takes jobs of the global executor.
/// Answers whether the runtime has the hooks.
bool nibmark_executor_install(uintptr_t identity, uintptr_t implementation, void (*take)(void *job));

/// Whether jobs that this thread makes go to the named executor.
void nibmark_executor_set_capturing(bool capturing);

/// What was set on this thread; false at first.
bool nibmark_executor_is_capturing(void);

#endif
