// In C because Swift's module of the C library on Linux leaves out <sys/xattr.h>.
#include "ExtendedAttributes.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#if defined(__APPLE__)

#include <copyfile.h>

int copy_extended_attributes(int from, int to) {
  return fcopyfile(from, to, NULL, COPYFILE_XATTR | COPYFILE_ACL) == 0 ? 0 : 1;
}

#else

#include <sys/types.h>
#include <sys/xattr.h>

static int copy_attribute(int from, int to, const char *name) {
  ssize_t size = fgetxattr(from, name, NULL, 0);
  if (size < 0) { return -1; }
  // One byte more, for malloc may give nothing for an empty value.
  char *value = malloc((size_t)size + 1);
  if (value == NULL) { return -1; }
  size = fgetxattr(from, name, value, (size_t)size);
  int result = size < 0 ? -1 : fsetxattr(to, name, value, (size_t)size, 0);
  free(value);
  return result;
}

int copy_extended_attributes(int from, int to) {
  ssize_t size = flistxattr(from, NULL, 0);
  if (size <= 0) { return size == 0 || errno == ENOTSUP ? 0 : -1; }
  char *names = malloc((size_t)size);
  if (names == NULL) { return -1; }
  size = flistxattr(from, names, (size_t)size);
  int failures = size < 0 ? -1 : 0;
  for (ssize_t start = 0; start < size; start += (ssize_t)strlen(names + start) + 1) {
    if (copy_attribute(from, to, names + start) != 0) { failures += 1; }
  }
  free(names);
  return failures;
}

#endif
