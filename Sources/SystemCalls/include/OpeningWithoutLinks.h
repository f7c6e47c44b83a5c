#ifndef L10N_OPENING_WITHOUT_LINKS_H
#define L10N_OPENING_WITHOUT_LINKS_H

/// Opens what a path leads to below an open folder, in one call of the system, where no part of the
/// path is a link and none leads out of the folder.
///
/// - Parameter folder: The descriptor of the folder.
/// - Parameter path: Names, divided by `/`; neither absolute nor with `..` in it.
/// - Parameter flags: As for `openat`.
/// - Returns: A descriptor, or -1 with `errno`: `ENOENT` only where no link is on the way to what is
///   missing, `ENOSYS` where the system has no such call, and anything else for any other reason.
int open_without_links(int folder, const char *path, int flags);

#endif
