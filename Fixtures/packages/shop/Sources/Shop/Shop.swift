import Foundation
import Localization

/// Shows two texts by their symbols.
@main
enum Shop {
  static func main() {
    for language in ["en", "es"] {
      for var text in [LocalizedStringResource.cartTitle, .Checkout.itemsLeft(count: 3)] {
        text.locale = Locale(identifier: language)
        print(String(localized: text))
      }
    }
  }
}
