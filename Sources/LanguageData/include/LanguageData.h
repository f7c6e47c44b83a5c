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

/// CLDR's plural rules for cardinal numbers: groups of locales, a line for each plural category.
LanguageText language_data_cldr_plurals(void);

/// CLDR's plural rules for ordinal numbers, in the same form.
LanguageText language_data_cldr_ordinals(void);

/// The locales whose parent isn't found by truncation, sorted by the bytes of the child.
LanguageText language_data_cldr_parents(void);

/// The script and region that a language most likely has, sorted by the bytes of the key.
LanguageText language_data_cldr_likely(void);

/// What replaces a legacy language, script or region subtag, sorted by the bytes of the key.
LanguageText language_data_cldr_aliases(void);

/// A text of a folder without its `.txt`, such as `es` and `curated`, or `languages` and
/// `quotationmarks`; no bytes if there is none.
LanguageText language_data_text(const char *folder, const char *name);

#endif
