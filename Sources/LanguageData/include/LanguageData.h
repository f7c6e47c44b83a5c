#ifndef LANGUAGE_DATA_H
#define LANGUAGE_DATA_H

#include <stddef.h>

/// UTF-8 bytes that live as long as the process.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} LanguageText;

/// HTML's named character references, sorted by the bytes of their names.
LanguageText language_data_html_entities(void);

#endif
