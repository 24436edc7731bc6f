#include "CProgramStart.h"

#include <stddef.h>

#if defined(__linux__)
#include <sys/auxv.h>
#endif

static int argument_count;
static char **arguments;

#if defined(__GLIBC__)
// glibc calls constructors with the arguments of main.
__attribute__((constructor)) static void keep(int count, char **values) {
  argument_count = count;
  arguments = values;
}
#endif

char *const *nibmark_start_arguments(void) { return arguments; }

int nibmark_start_argument_count(void) { return argument_count; }

const char *nibmark_start_path(void) {
#if defined(__linux__)
  return (const char *)getauxval(AT_EXECFN);
#else
  return NULL;
#endif
}
