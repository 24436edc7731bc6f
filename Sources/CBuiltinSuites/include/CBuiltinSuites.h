#ifndef NIBMARK_BUILTIN_SUITES_H
#define NIBMARK_BUILTIN_SUITES_H

#include <stddef.h>

// The files of Suites/, as they were when this was compiled: `nibmark run builtin:` writes them into a
// temporary folder. They are constants, so they cost a start nothing.

/// A file of Suites/.
struct nibmark_suite_file {
  /// The path below Suites/.
  const char *path;
  const unsigned char *bytes;
  size_t count;
};

/// All files of Suites/, by path.
extern const struct nibmark_suite_file *const nibmark_suite_files;
extern const size_t nibmark_suite_file_count;

#endif
