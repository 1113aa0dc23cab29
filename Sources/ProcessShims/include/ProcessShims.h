// What Swift cannot see of spawn.h on Linux: glibc hides these two behind _GNU_SOURCE.
//
// A module of its own beside TerminalGuard, because the engine needs this one and is to know nothing of terminals.

#ifndef PROCESS_SHIMS_H
#define PROCESS_SHIMS_H

#include <spawn.h>

/// The flag that starts the child in a session of its own (glibc 2.26, macOS 10.15).
short shim_spawn_setsid_flag(void);

/// Starts the child in the folder `path` (glibc 2.29, macOS 10.15).
int shim_spawn_add_chdir(posix_spawn_file_actions_t *actions, const char *path);

#endif
