import Foundation

#if canImport(Localization)
import Localization
#endif

// The menu's words for a reader whose language is not the process's: in a terminal, on a server.

extension Food {
  /// The noun as it stands in the middle of a sentence, in the reader's language.
  public func localizedName(in locale: Locale) -> String {
    word(String(describing: self), in: locale)
  }
}

extension FoodSize {
  /// The adjective as it stands in the middle of a sentence, in the reader's language.
  public func localizedName(in locale: Locale) -> String {
    word(String(describing: self), in: locale)
  }
}

extension Ingredient {
  /// The name as it stands in a list of ingredients, in the reader's language.
  public func localizedName(in locale: Locale) -> String {
    let key = self == .coffeeBeans ? "coffee beans" : String(describing: self)
    return word(key, table: "Ingredients", in: locale)
  }
}

extension Sequence<Ingredient> {
  /// All names in one phrase, such as "pan, jamón y queso".
  public func localizedList(in locale: Locale) -> String {
    map { $0.localizedName(in: locale) }.formatted(.list(type: .and).locale(locale))
  }
}

extension OrderItem {
  /// The line as a phrase, such as "2 ensaladas grandes".
  public func localizedDescription(in locale: Locale) -> LocalizedStringResource {
    let (size, food) = (size.localizedName(in: locale), food.localizedName(in: locale))
    return LocalizedStringResource(
      "^[\(quantity) \(size) \(food)](inflect: true)", locale: locale, bundle: #bundle)
  }
}

/// The catalogs' keys are the names of the cases, so that no word is written down twice.
private func word(_ key: String, table: String? = nil, in locale: Locale) -> String {
  String(
    localized: LocalizedStringResource(
      String.LocalizationValue(key), table: table, locale: locale, bundle: #bundle))
}
