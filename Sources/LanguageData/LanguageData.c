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

static const unsigned char cldr_plurals[] = {
#embed "cldr/plurals.txt"
};

LanguageText language_data_cldr_plurals(void) {
  return (LanguageText){cldr_plurals, sizeof cldr_plurals};
}

static const unsigned char cldr_ordinals[] = {
#embed "cldr/ordinals.txt"
};

LanguageText language_data_cldr_ordinals(void) {
  return (LanguageText){cldr_ordinals, sizeof cldr_ordinals};
}

static const unsigned char cldr_parents[] = {
#embed "cldr/parents.txt"
};

LanguageText language_data_cldr_parents(void) {
  return (LanguageText){cldr_parents, sizeof cldr_parents};
}

static const unsigned char cldr_likely[] = {
#embed "cldr/likely.txt"
};

LanguageText language_data_cldr_likely(void) {
  return (LanguageText){cldr_likely, sizeof cldr_likely};
}

static const unsigned char cldr_aliases[] = {
#embed "cldr/aliases.txt"
};

LanguageText language_data_cldr_aliases(void) {
  return (LanguageText){cldr_aliases, sizeof cldr_aliases};
}
