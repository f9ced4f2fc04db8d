#ifndef VFL_SYSTEM_CALLS_H
#define VFL_SYSTEM_CALLS_H

// System calls that Swift cannot import from the C library. Functions that can fail return 0, or `errno` on
// failure.

/// Returns the arguments of the process, or `NULL` if the C library does not pass them to constructors.
char **vfl_arguments(int *count);

/// Exchanges the files at two paths atomically.
int vfl_exchange(const char *first, const char *second);

/// Renames a file atomically, unless a file exists at the new path.
int vfl_rename_exclusively(const char *old_path, const char *new_path);

/// Copies the owner, group, access list, extended attributes and mode from one open file to another.
///
/// The copy never has more permissions than the original. After an error, it may have fewer.
int vfl_copy_attributes(int original, int copy);

/// Takes a lease on an open file, unless another process has the file open in a conflicting way.
///
/// A read lease allows other readers. Another process that opens the file in a conflicting way waits until
/// the lease is released or the descriptor is closed.
int vfl_take_lease(int descriptor, int is_for_writing);

/// Returns whether another process waits until the lease on the descriptor is released.
int vfl_is_lease_breaking(int descriptor);

#endif
