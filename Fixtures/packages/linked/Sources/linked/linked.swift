import Foundation
import Localization

/// Says how many salads there are, in two languages.
@main
enum Linked {
  static func main() {
    for language in ["en", "es", "de"] {
      let count = 2
      let text = AttributedString(
        localized: "^[\(count) salad](inflect: true)", bundle: .module,
        locale: Locale(identifier: language))
      print("\(language): \(String(text.characters))")
    }
  }
}
