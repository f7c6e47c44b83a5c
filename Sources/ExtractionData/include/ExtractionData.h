#ifndef EXTRACTION_DATA_H
#define EXTRACTION_DATA_H

#include <stddef.h>

/// Bytes that live as long as the process.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} ExtractionBytes;

/// What the interface files in `apis` declare, in the form of Extraction's `InterfaceFile`.
ExtractionBytes extraction_interfaces(void);

#endif
