// What the standard library and Apple's frameworks declare, as far as extraction needs it: made of
// the files in apis/ by `swift run l10n-dev generate interfaces`.
#include "ExtractionData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char interfaces[] = {
#embed "interfaces.bytes"
};

ExtractionBytes extraction_interfaces(void) {
  return (ExtractionBytes){interfaces, sizeof interfaces};
}
