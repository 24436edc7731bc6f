#include "CMutationSwitch.h"

#include <string.h>
#include <unistd.h>

int nibmark_active_mutant = 0;
unsigned char nibmark_reached_mutants[NIBMARK_MUTANT_COUNT_MAX];

void nibmark_activate_mutant(int number) { nibmark_active_mutant = number; }

void nibmark_forget_reached_mutants(void) {
  memset(nibmark_reached_mutants, 0, sizeof nibmark_reached_mutants);
}

bool nibmark_mutant_was_reached(int number) { return nibmark_reached_mutants[number] != 0; }

int nibmark_mutant_count_max(void) { return NIBMARK_MUTANT_COUNT_MAX; }

int nibmark_copy_process(void) { return fork(); }
