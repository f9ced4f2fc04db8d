#ifndef VFL_SYSTEM_CALLS_H
#define VFL_SYSTEM_CALLS_H

// System calls that Swift cannot import from the C library. A result is 0 or an error number.

/// The arguments of the process; `NULL` if the C library does not pass them to constructors.
char **vfl_arguments(int *count);

/// Exchanges the files of two paths atomically.
int vfl_exchange(const char *first, const char *second);

/// Renames a file atomically, unless a file with the new name exists.
int vfl_rename_exclusively(const char *old_path, const char *new_path);

/// Copies the owner, the group, the access list, the extended attributes and the mode of a file.
///
/// The copy never has more permissions than the original. After an error it may have fewer.
int vfl_copy_attributes(int original, int copy);

/// Takes a lease on an open file, if no other process has the file open.
///
/// A lease on a descriptor for reading allows other readers. Another process that opens the file in
/// a conflicting way waits until the lease is released or the descriptor is closed.
int vfl_take_lease(int descriptor, int is_for_writing);

/// Returns whether another process waits for the end of the lease on a descriptor.
int vfl_is_lease_breaking(int descriptor);

#endif
