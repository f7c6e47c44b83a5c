import Foundation
import Localization

/// Who reads: the language, and how they want to be addressed.
struct Reader {
  var locale: Locale
  /// Nil if the reader never said.
  var address: TermOfAddress?

  /// What this reader sees.
  func text(_ resource: LocalizedStringResource) -> AttributedString {
    var resource = resource
    resource.locale = locale
    // Words agree in a step of their own: the term of address is this reader's, not the process's.
    var options = AttributedString.LocalizationOptions()
    options.inflect = false
    return AttributedString(localized: resource, options: options, including: \.caffe)
      .inflected(locale: locale, userTermOfAddress: address, inflectionConcepts: [])
  }
}
