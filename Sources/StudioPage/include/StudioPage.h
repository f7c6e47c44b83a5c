#ifndef STUDIO_PAGE_H
#define STUDIO_PAGE_H

#include <stddef.h>

/// A file of the page, which lives as long as the process.
typedef struct {
  /// How the browser asks for it, without a slash.
  const char *name;
  const unsigned char *bytes;
  size_t count;
} StudioPageFile;

/// The files of the page, by their number; one without a name behind the last.
StudioPageFile studio_page_file(size_t number);

#endif
