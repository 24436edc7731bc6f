#ifndef NIBMARK_INSTRUCTION_COUNTER_H
#define NIBMARK_INSTRUCTION_COUNTER_H

#include <stdbool.h>

// Bounds what callgrind counts, through valgrind's client requests. Outside valgrind a request is
// four instructions that do nothing; where valgrind's header was missing at build time, not even that.

/// Whether the process runs under valgrind now.
bool nibmark_instructions_counting(void);

/// Counts from here on, from zero.
void nibmark_instructions_begin(void);

/// Stops counting and has callgrind write what it counted to its next file.
void nibmark_instructions_end(void);

#endif
