import Foundation

#if canImport(Localization)
import Localization
#endif

/// A dish or drink on the menu.
public enum Food: CaseIterable, Codable, Hashable, Identifiable, Sendable {
  case pizza
  case salad
  case juice
  case sandwich
  case coffee

  /// The food itself: each appears once on the menu.
  public var id: Self { self }

  /// The noun as it stands in the middle of a sentence.
  public var localizedName: String {
    switch self {
    case .pizza:
      String(localized: "pizza", bundle: #bundle, comment: "A food, inside a sentence")
    case .salad:
      String(localized: "salad", bundle: #bundle, comment: "A food, inside a sentence")
    case .juice:
      String(localized: "juice", bundle: #bundle, comment: "A drink, inside a sentence")
    case .sandwich:
      String(localized: "sandwich", bundle: #bundle, comment: "A food, inside a sentence")
    case .coffee:
      String(localized: "coffee", bundle: #bundle, comment: "A drink, inside a sentence")
    }
  }

  /// What goes into it, the main ingredient first.
  public var ingredients: [Ingredient] {
    switch self {
    case .pizza: [.tomato, .cheese, .basil]
    case .salad: [.lettuce, .tomato, .cheese]
    case .juice: [.orange]
    case .sandwich: [.bread, .ham, .cheese]
    case .coffee: [.coffeeBeans, .milk]
    }
  }

  /// The price in US dollars.
  public func price(for size: FoodSize) -> Decimal {
    basePrice + size.surcharge
  }

  private var basePrice: Decimal {
    switch self {
    case .pizza: 9
    case .salad: 6.5
    case .juice: 3
    case .sandwich: 5.5
    case .coffee: 2.5
    }
  }
}
