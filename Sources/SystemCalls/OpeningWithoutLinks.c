#define _GNU_SOURCE
#include "OpeningWithoutLinks.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#endif

#if defined(__linux__) && defined(SYS_openat2)

// As openat2(2) describes it: the kernel's own header isn't there on every system.
struct how_to_open {
  uint64_t flags;
  uint64_t mode;
  uint64_t resolve;
};

static const uint64_t resolve_no_links = 0x04;
static const uint64_t resolve_beneath = 0x08;

int open_without_links(int folder, const char *path, int flags) {
  struct how_to_open how = {
      .flags = (uint64_t)flags, .mode = 0, .resolve = resolve_no_links | resolve_beneath};
  return (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
}

#elif defined(__APPLE__) && defined(O_NOFOLLOW_ANY)

int open_without_links(int folder, const char *path, int flags) {
  return openat(folder, path, (flags & ~O_NOFOLLOW) | O_NOFOLLOW_ANY);
}

#else

int open_without_links(int folder, const char *path, int flags) {
  (void)folder, (void)path, (void)flags;
  errno = ENOSYS;
  return -1;
}

#endif
