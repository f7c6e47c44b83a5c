// The texts beside this file, embedded into the binary and searched in place.
// To add one: put it into its folder and give it a function here and in include/LanguageData.h.
#include "LanguageData.h"

#include <string.h>

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

static const unsigned char en_ambiguous[] = {
#embed "en/ambiguous.txt"
};

static const unsigned char en_articles[] = {
#embed "en/articles.txt"
};

static const unsigned char en_curated[] = {
#embed "en/curated.txt"
};

static const unsigned char en_functionwords[] = {
#embed "en/functionwords.txt"
};

static const unsigned char en_irregular[] = {
#embed "en/irregular.txt"
};

static const unsigned char en_lexicon[] = {
#embed "en/lexicon.txt"
};

static const unsigned char en_paradigms[] = {
#embed "en/paradigms.txt"
};

static const unsigned char en_verbpairs[] = {
#embed "en/verbpairs.txt"
};

static const unsigned char es_ambiguous[] = {
#embed "es/ambiguous.txt"
};

static const unsigned char es_apocope[] = {
#embed "es/apocope.txt"
};

static const unsigned char es_curated[] = {
#embed "es/curated.txt"
};

static const unsigned char es_functionwords[] = {
#embed "es/functionwords.txt"
};

static const unsigned char es_irregular[] = {
#embed "es/irregular.txt"
};

static const unsigned char es_lexicon[] = {
#embed "es/lexicon.txt"
};

static const unsigned char es_paradigms[] = {
#embed "es/paradigms.txt"
};

static const unsigned char es_pronouns[] = {
#embed "es/pronouns.txt"
};

static const unsigned char es_verbpairs[] = {
#embed "es/verbpairs.txt"
};

static const unsigned char languages_address[] = {
#embed "languages/address.txt"
};

static const unsigned char languages_counting[] = {
#embed "languages/counting.txt"
};

static const unsigned char languages_features[] = {
#embed "languages/features.txt"
};

static const unsigned char languages_inflection[] = {
#embed "languages/inflection.txt"
};

static const unsigned char languages_letterwidths[] = {
#embed "languages/letterwidths.txt"
};

static const unsigned char languages_lookalikes[] = {
#embed "languages/lookalikes.txt"
};

static const unsigned char languages_pluralendings[] = {
#embed "languages/pluralendings.txt"
};

static const unsigned char languages_quotationmarks[] = {
#embed "languages/quotationmarks.txt"
};

static const unsigned char languages_related[] = {
#embed "languages/related.txt"
};

static const unsigned char languages_shortwords[] = {
#embed "languages/shortwords.txt"
};

static const unsigned char languages_spacing[] = {
#embed "languages/spacing.txt"
};

LanguageText language_data_text(const char *folder, const char *name) {
  static const struct {
    const char *folder;
    const char *name;
    LanguageText text;
  } texts[] = {
      {"en", "ambiguous", {en_ambiguous, sizeof en_ambiguous}},
      {"en", "articles", {en_articles, sizeof en_articles}},
      {"en", "curated", {en_curated, sizeof en_curated}},
      {"en", "functionwords", {en_functionwords, sizeof en_functionwords}},
      {"en", "irregular", {en_irregular, sizeof en_irregular}},
      {"en", "lexicon", {en_lexicon, sizeof en_lexicon}},
      {"en", "paradigms", {en_paradigms, sizeof en_paradigms}},
      {"en", "verbpairs", {en_verbpairs, sizeof en_verbpairs}},
      {"es", "ambiguous", {es_ambiguous, sizeof es_ambiguous}},
      {"es", "apocope", {es_apocope, sizeof es_apocope}},
      {"es", "curated", {es_curated, sizeof es_curated}},
      {"es", "functionwords", {es_functionwords, sizeof es_functionwords}},
      {"es", "irregular", {es_irregular, sizeof es_irregular}},
      {"es", "lexicon", {es_lexicon, sizeof es_lexicon}},
      {"es", "paradigms", {es_paradigms, sizeof es_paradigms}},
      {"es", "pronouns", {es_pronouns, sizeof es_pronouns}},
      {"es", "verbpairs", {es_verbpairs, sizeof es_verbpairs}},
      {"languages", "address", {languages_address, sizeof languages_address}},
      {"languages", "counting", {languages_counting, sizeof languages_counting}},
      {"languages", "features", {languages_features, sizeof languages_features}},
      {"languages", "inflection", {languages_inflection, sizeof languages_inflection}},
      {"languages", "letterwidths", {languages_letterwidths, sizeof languages_letterwidths}},
      {"languages", "lookalikes", {languages_lookalikes, sizeof languages_lookalikes}},
      {"languages", "pluralendings", {languages_pluralendings, sizeof languages_pluralendings}},
      {"languages", "quotationmarks", {languages_quotationmarks, sizeof languages_quotationmarks}},
      {"languages", "related", {languages_related, sizeof languages_related}},
      {"languages", "shortwords", {languages_shortwords, sizeof languages_shortwords}},
      {"languages", "spacing", {languages_spacing, sizeof languages_spacing}},
  };
  for (size_t index = 0; index < sizeof texts / sizeof *texts; index++) {
    if (!strcmp(texts[index].folder, folder) && !strcmp(texts[index].name, name)) {
      return texts[index].text;
    }
  }
  return (LanguageText){NULL, 0};
}
