#define _GNU_SOURCE
#include "VFLSystemCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__linux__)
#include <signal.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#elif defined(__APPLE__)
#include <copyfile.h>
#endif

// MARK: Arguments

#if defined(__GLIBC__)
static int argument_count;
static char **arguments;

// glibc passes the arguments of `main` to constructors. The Swift runtime reads the arguments from `/proc`,
// which may not be mounted.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}

char **vfl_arguments(int *count) {
  *count = argument_count;
  return arguments;
}
#else
char **vfl_arguments(int *count) {
  *count = 0;
  return NULL;
}
#endif

// MARK: Names

// Linux flags for `renameat2`, which older C libraries do not declare.
enum { rename_without_replacing = 1, rename_by_exchanging = 2 };

int vfl_exchange(const char *first, const char *second) {
#if defined(__linux__)
  return syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, rename_by_exchanging) ? errno : 0;
#elif defined(__APPLE__)
  return renamex_np(first, second, RENAME_SWAP) ? errno : 0;
#else
  return ENOSYS;
#endif
}

int vfl_rename_exclusively(const char *old_path, const char *new_path) {
#if defined(__linux__)
  return syscall(SYS_renameat2, AT_FDCWD, old_path, AT_FDCWD, new_path, rename_without_replacing)
             ? errno
             : 0;
#elif defined(__APPLE__)
  return renamex_np(old_path, new_path, RENAME_EXCL) ? errno : 0;
#else
  return ENOSYS;
#endif
}

// MARK: Attributes

#if defined(__linux__)
// The maximum size of an attribute value and of a list of names on Linux. Not all C libraries declare it.
enum { attribute_size = 65536 };

struct attributes {
  char names[attribute_size], value[attribute_size], present[attribute_size];
};

// Lists the names of all extended attributes. The list is empty if the file system does not support
// attributes.
static ssize_t list_names(int file, struct attributes *attributes) {
  ssize_t count = flistxattr(file, attributes->names, attribute_size);
  return count < 0 && errno == ENOTSUP ? 0 : count;
}

// Copies one extended attribute, unless the copy already has the same value.
static int copy_value(int original, int copy, const char *name, struct attributes *attributes) {
  ssize_t count = fgetxattr(original, name, attributes->value, attribute_size);
  if (count < 0) return errno;
  size_t size = (size_t)count;
  if (fgetxattr(copy, name, attributes->present, attribute_size) == count &&
      !memcmp(attributes->value, attributes->present, size))
    return 0;
  return fsetxattr(copy, name, attributes->value, size, 0) ? errno : 0;
}

// Copies all extended attributes, including access lists, and removes attributes that only the copy has. For
// example, a new file may inherit an access list from its directory.
static int copy_names(int original, int copy, struct attributes *attributes) {
  char *names = attributes->names;
  ssize_t count = list_names(copy, attributes);
  if (count < 0) return errno;
  for (char *name = names; name < names + count; name += strlen(name) + 1) {
    if (fgetxattr(original, name, NULL, 0) >= 0) continue;
    if (errno != ENODATA || fremovexattr(copy, name)) return errno;
  }
  count = list_names(original, attributes);
  if (count < 0) return errno;
  for (char *name = names; name < names + count; name += strlen(name) + 1) {
    int code = copy_value(original, copy, name, attributes);
    if (code) return code;
  }
  return 0;
}

static int copy_lists(int original, int copy) {
  struct attributes *attributes = malloc(sizeof *attributes);
  if (!attributes) return errno;
  int code = copy_names(original, copy, attributes);
  free(attributes);
  return code;
}
#elif defined(__APPLE__)
static int copy_lists(int original, int copy) {
  return fcopyfile(original, copy, NULL, COPYFILE_ACL | COPYFILE_XATTR) ? errno : 0;
}
#else
static int copy_lists(int original, int copy) {
  (void)original, (void)copy;
  return 0;
}
#endif

int vfl_copy_attributes(int original, int copy) {
  struct stat from, to;
  if (fstat(original, &from) || fstat(copy, &to)) return errno;
  // Changing the owner clears some mode bits and attributes, so it must come first.
  if ((from.st_uid != to.st_uid || from.st_gid != to.st_gid) && fchown(copy, from.st_uid, from.st_gid))
    return errno;
  // If the file has an access list, the group bits of the mode are the mask of this list. Without the list,
  // the same bits would be permissions of the group, so the list must be copied before the mode.
  int code = copy_lists(original, copy);
  if (code) return code;
  if (fchmod(copy, from.st_mode & 07777) || fstat(copy, &to)) return errno;
  return from.st_mode == to.st_mode ? 0 : EPERM;
}

// MARK: Leases

#if defined(__linux__)
int vfl_take_lease(int descriptor, int is_for_writing) {
  // The system sends this signal if another process conflicts with the lease. `SIGURG` is ignored by default.
  if (fcntl(descriptor, F_SETSIG, SIGURG)) return errno;
  return fcntl(descriptor, F_SETLEASE, is_for_writing ? F_WRLCK : F_RDLCK) ? errno : 0;
}

int vfl_is_lease_breaking(int descriptor) { return fcntl(descriptor, F_GETLEASE) == F_UNLCK; }
#else
int vfl_take_lease(int descriptor, int is_for_writing) {
  (void)descriptor, (void)is_for_writing;
  return ENOTSUP;
}

int vfl_is_lease_breaking(int descriptor) {
  (void)descriptor;
  return 0;
}
#endif
