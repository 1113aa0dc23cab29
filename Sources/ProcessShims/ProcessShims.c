#define _GNU_SOURCE
#include "ProcessShims.h"

short shim_spawn_setsid_flag(void) { return POSIX_SPAWN_SETSID; }

int shim_spawn_add_chdir(posix_spawn_file_actions_t *actions, const char *path) {
    return posix_spawn_file_actions_addchdir_np(actions, path);
}
