#include "CInstructionCounter.h"

#if defined(__has_include)
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define NIBMARK_HAS_CALLGRIND 1
#endif
#endif

#if NIBMARK_HAS_CALLGRIND

bool nibmark_instructions_counting(void) { return RUNNING_ON_VALGRIND > 0; }

void nibmark_instructions_begin(void) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
}

void nibmark_instructions_end(void) {
  CALLGRIND_DUMP_STATS;
  // A worker's start and preparation need not be slowed fifty times over.
  CALLGRIND_STOP_INSTRUMENTATION;
}

#else

bool nibmark_instructions_counting(void) { return false; }
void nibmark_instructions_begin(void) {}
void nibmark_instructions_end(void) {}

#endif
