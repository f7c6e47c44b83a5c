#include "LanguageData.h"

/// A text of a language's folder; no bytes if there is none.
LanguageText language_folder_text(const char *folder, const char *name);
