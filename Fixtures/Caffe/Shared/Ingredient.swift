import Foundation

#if canImport(Localization)
import Localization
#endif

/// Something a food is made of.
public enum Ingredient: CaseIterable, Hashable, Sendable {
  case basil
  case bread
  case cheese
  case coffeeBeans
  case ham
  case lettuce
  case milk
  case orange
  case tomato

  /// The name as it stands in a list of ingredients.
  public var localizedName: String {
    // "orange" is a color elsewhere: ingredients have a table to themselves.
    switch self {
    case .basil: String(localized: "basil", table: "Ingredients", bundle: #bundle)
    case .bread: String(localized: "bread", table: "Ingredients", bundle: #bundle)
    case .cheese: String(localized: "cheese", table: "Ingredients", bundle: #bundle)
    case .coffeeBeans: String(localized: "coffee beans", table: "Ingredients", bundle: #bundle)
    case .ham: String(localized: "ham", table: "Ingredients", bundle: #bundle)
    case .lettuce: String(localized: "lettuce", table: "Ingredients", bundle: #bundle)
    case .milk: String(localized: "milk", table: "Ingredients", bundle: #bundle)
    case .orange:
      String(
        localized: "orange", table: "Ingredients", bundle: #bundle,
        comment: "The fruit, not the color")
    case .tomato: String(localized: "tomato", table: "Ingredients", bundle: #bundle)
    }
  }
}

extension Sequence<Ingredient> {
  /// All names in one phrase, such as "bread, ham, and cheese".
  public var localizedList: String {
    map(\.localizedName).formatted(.list(type: .and))
  }
}
