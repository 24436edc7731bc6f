#ifndef NIBMARK_PROGRAM_START_H
#define NIBMARK_PROGRAM_START_H

// What the kernel told this process at its start. Swift reads the same from /proc, which a chroot or a
// small container may not have.

/// The arguments, the program's name first; NULL where the C library does not hand them out.
char *const *nibmark_start_arguments(void);
/// How many arguments there are.
int nibmark_start_argument_count(void);
/// The path that the program was started by; NULL when it is not known.
const char *nibmark_start_path(void);

#endif
