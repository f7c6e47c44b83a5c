// The texts beside this file, embedded into the binary and searched in place.
// To add one: put it into its folder and give it a function here and in include/LanguageData.h.
#include "LanguageData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char html_entities[] = {
#embed "html/entities.txt"
};

LanguageText language_data_html_entities(void) {
  return (LanguageText){html_entities, sizeof html_entities};
}
