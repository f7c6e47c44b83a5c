#ifndef EXTRACTION_DATA_H
#define EXTRACTION_DATA_H

#include <stddef.h>

/// One interface file: its name and its UTF-8 bytes, which live as long as the process.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} ExtractionInterface;

size_t extraction_interface_count(void);
ExtractionInterface extraction_interface(size_t index);

#endif
