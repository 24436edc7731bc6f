// The switches of mutants: one number says which is on, and one byte each whether it was reached.
#ifndef CMUTATIONSWITCH_H
#define CMUTATIONSWITCH_H
#include <stdbool.h>

#define NIBMARK_MUTANT_COUNT_MAX 65536

extern int nibmark_active_mutant;
extern unsigned char nibmark_reached_mutants[];

// Whether a mutant is on. Stands in the mutated code, so it must cost next to nothing.
static inline bool nibmark_mutant(int number) {
  nibmark_reached_mutants[number] = 1;
  return number == nibmark_active_mutant;
}

void nibmark_activate_mutant(int number);
void nibmark_forget_reached_mutants(void);
bool nibmark_mutant_was_reached(int number);
int nibmark_mutant_count_max(void);

// Copies the process, as fork does; Swift does not offer it.
int nibmark_copy_process(void);
#endif
