// The texts beside this file, embedded into the binary and searched in place.
// To add one: put it into its folder and give it a function here and in include/LanguageData.h. Those of a
// language's folder are named in Languages.c, which is generated.
#include "LanguageData.h"

#include "Languages.h"

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

static const unsigned char languages_accents[] = {
#embed "languages/accents.txt"
};

static const unsigned char languages_acronyms[] = {
#embed "languages/acronyms.txt"
};

static const unsigned char languages_address[] = {
#embed "languages/address.txt"
};

static const unsigned char languages_autonyms[] = {
#embed "languages/autonyms.txt"
};

static const unsigned char languages_capitals[] = {
#embed "languages/capitals.txt"
};

static const unsigned char languages_codenames[] = {
#embed "languages/codenames.txt"
};

static const unsigned char languages_commas[] = {
#embed "languages/commas.txt"
};

static const unsigned char languages_counting[] = {
#embed "languages/counting.txt"
};

static const unsigned char languages_countrycodes[] = {
#embed "languages/countrycodes.txt"
};

static const unsigned char languages_datenames[] = {
#embed "languages/datenames.txt"
};

static const unsigned char languages_domains[] = {
#embed "languages/domains.txt"
};

static const unsigned char languages_elements[] = {
#embed "languages/elements.txt"
};

static const unsigned char languages_filecomments[] = {
#embed "languages/filecomments.txt"
};

static const unsigned char languages_foreignletters[] = {
#embed "languages/foreignletters.txt"
};

static const unsigned char languages_featurenames[] = {
#embed "languages/featurenames.txt"
};

static const unsigned char languages_features[] = {
#embed "languages/features.txt"
};

static const unsigned char languages_formality[] = {
#embed "languages/formality.txt"
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

static const unsigned char languages_marks[] = {
#embed "languages/marks.txt"
};

static const unsigned char languages_misspellings[] = {
#embed "languages/misspellings.txt"
};

static const unsigned char languages_numberwords[] = {
#embed "languages/numberwords.txt"
};

static const unsigned char languages_oldnames[] = {
#embed "languages/oldnames.txt"
};

static const unsigned char languages_opposites[] = {
#embed "languages/opposites.txt"
};

static const unsigned char languages_pluralendings[] = {
#embed "languages/pluralendings.txt"
};

static const unsigned char languages_preambles[] = {
#embed "languages/preambles.txt"
};

static const unsigned char languages_prepositions[] = {
#embed "languages/prepositions.txt"
};

static const unsigned char languages_quotationmarks[] = {
#embed "languages/quotationmarks.txt"
};

static const unsigned char languages_related[] = {
#embed "languages/related.txt"
};

static const unsigned char languages_repeats[] = {
#embed "languages/repeats.txt"
};

static const unsigned char languages_requests[] = {
#embed "languages/requests.txt"
};

static const unsigned char languages_samples[] = {
#embed "languages/samples.txt"
};

static const unsigned char languages_scripts[] = {
#embed "languages/scripts.txt"
};

static const unsigned char languages_sharedwords[] = {
#embed "languages/sharedwords.txt"
};

static const unsigned char languages_shortwords[] = {
#embed "languages/shortwords.txt"
};

static const unsigned char languages_spacing[] = {
#embed "languages/spacing.txt"
};

static const unsigned char languages_splitletters[] = {
#embed "languages/splitletters.txt"
};

static const unsigned char languages_timeunits[] = {
#embed "languages/timeunits.txt"
};

static const unsigned char languages_unfinished[] = {
#embed "languages/unfinished.txt"
};

static const unsigned char languages_units[] = {
#embed "languages/units.txt"
};

LanguageText language_data_text(const char *folder, const char *name) {
  static const struct {
    const char *folder;
    const char *name;
    LanguageText text;
  } texts[] = {
      {"languages", "accents", {languages_accents, sizeof languages_accents}},
      {"languages", "acronyms", {languages_acronyms, sizeof languages_acronyms}},
      {"languages", "address", {languages_address, sizeof languages_address}},
      {"languages", "autonyms", {languages_autonyms, sizeof languages_autonyms}},
      {"languages", "capitals", {languages_capitals, sizeof languages_capitals}},
      {"languages", "codenames", {languages_codenames, sizeof languages_codenames}},
      {"languages", "commas", {languages_commas, sizeof languages_commas}},
      {"languages", "counting", {languages_counting, sizeof languages_counting}},
      {"languages", "countrycodes", {languages_countrycodes, sizeof languages_countrycodes}},
      {"languages", "datenames", {languages_datenames, sizeof languages_datenames}},
      {"languages", "domains", {languages_domains, sizeof languages_domains}},
      {"languages", "elements", {languages_elements, sizeof languages_elements}},
      {"languages", "featurenames", {languages_featurenames, sizeof languages_featurenames}},
      {"languages", "features", {languages_features, sizeof languages_features}},
      {"languages", "filecomments", {languages_filecomments, sizeof languages_filecomments}},
      {"languages", "foreignletters", {languages_foreignletters, sizeof languages_foreignletters}},
      {"languages", "formality", {languages_formality, sizeof languages_formality}},
      {"languages", "inflection", {languages_inflection, sizeof languages_inflection}},
      {"languages", "letterwidths", {languages_letterwidths, sizeof languages_letterwidths}},
      {"languages", "lookalikes", {languages_lookalikes, sizeof languages_lookalikes}},
      {"languages", "marks", {languages_marks, sizeof languages_marks}},
      {"languages", "misspellings", {languages_misspellings, sizeof languages_misspellings}},
      {"languages", "numberwords", {languages_numberwords, sizeof languages_numberwords}},
      {"languages", "oldnames", {languages_oldnames, sizeof languages_oldnames}},
      {"languages", "opposites", {languages_opposites, sizeof languages_opposites}},
      {"languages", "pluralendings", {languages_pluralendings, sizeof languages_pluralendings}},
      {"languages", "preambles", {languages_preambles, sizeof languages_preambles}},
      {"languages", "prepositions", {languages_prepositions, sizeof languages_prepositions}},
      {"languages", "quotationmarks", {languages_quotationmarks, sizeof languages_quotationmarks}},
      {"languages", "related", {languages_related, sizeof languages_related}},
      {"languages", "repeats", {languages_repeats, sizeof languages_repeats}},
      {"languages", "requests", {languages_requests, sizeof languages_requests}},
      {"languages", "samples", {languages_samples, sizeof languages_samples}},
      {"languages", "scripts", {languages_scripts, sizeof languages_scripts}},
      {"languages", "sharedwords", {languages_sharedwords, sizeof languages_sharedwords}},
      {"languages", "shortwords", {languages_shortwords, sizeof languages_shortwords}},
      {"languages", "spacing", {languages_spacing, sizeof languages_spacing}},
      {"languages", "splitletters", {languages_splitletters, sizeof languages_splitletters}},
      {"languages", "timeunits", {languages_timeunits, sizeof languages_timeunits}},
      {"languages", "unfinished", {languages_unfinished, sizeof languages_unfinished}},
      {"languages", "units", {languages_units, sizeof languages_units}},
  };
  for (size_t index = 0; index < sizeof texts / sizeof *texts; index++) {
    if (!strcmp(texts[index].folder, folder) && !strcmp(texts[index].name, name)) {
      return texts[index].text;
    }
  }
  return language_folder_text(folder, name);
}
