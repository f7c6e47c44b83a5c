import LocaleData
import Messages

extension PseudoKind {
  /// The locale that a kind has by custom, or in the custom's way.
  ///
  /// Accented texts are put into as many plural forms as their language has; CLDR's `ar-XB` has
  /// Arabic's, which is why right-to-left texts are always its.
  func locale(for sourceLanguage: String) -> String {
    let language = LanguageTag(sourceLanguage)?.language ?? "en"
    return switch self {
    case .accented: "\(language)-XA"
    case .long: "\(language)-XL"
    case .rtl: "ar-XB"
    case .bounded: "\(language)-XD"
    case .longest: "\(language)-XM"
    }
  }
}
