#ifndef NIBMARK_ALLOCATION_COUNTER_H
#define NIBMARK_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

// Counts what the process allocates by standing in for malloc and its family. Swift objects, Swift
// buffers and libxml2 all pass here. The functions below are about the calling thread unless they
// say otherwise; hot paths run on the main actor, so the counts repeat exactly from run to run.

/// What UIKit's stand-in allocates.
#define NIBMARK_SCOPE_ENGINE 0
/// What the data source, and templates that make text for it, allocate.
#define NIBMARK_SCOPE_DATA_SOURCE 1
/// What the runner, the tree for assertions and everything else allocates: where a thread starts.
#define NIBMARK_SCOPE_HARNESS 2
/// How many scopes there are.
#define NIBMARK_SCOPE_COUNT 3

/// What was counted in a scope.
struct nibmark_allocations {
  /// Blocks asked for; a `realloc` counts as one.
  uint64_t allocations;
  /// Blocks given back.
  uint64_t frees;
  /// Bytes asked for, without the allocator's own overhead.
  uint64_t bytes;
};

/// Whether the hooks are compiled in and see this process's allocations. They are left out under
/// sanitizers and where the C library is not glibc: a budget is then "not measured", never "held".
bool nibmark_allocations_installed(void);

/// Counts into `scope` from now on; returns the scope that was left, for
/// `nibmark_allocations_leave`. A scope that does not exist is the harness.
int nibmark_allocations_enter(int scope);

/// Goes back to the scope that `nibmark_allocations_enter` returned.
void nibmark_allocations_leave(int previous);

/// Reads a scope's counts since the thread's last reset.
void nibmark_allocations_read(int scope, struct nibmark_allocations *counts);

/// Sets the counts of all scopes of the thread to zero. The process's total goes on.
void nibmark_allocations_reset(void);

/// Reads what all threads, those that ended included, counted in all scopes since the process
/// began. While other threads run it is a moment's estimate.
void nibmark_allocations_total(struct nibmark_allocations *counts);

/// Makes known allocations and returns how many counts came out wrong: 0 when the hooks are exact,
/// -1 when they are not installed.
int nibmark_allocations_self_check(void);

#endif
