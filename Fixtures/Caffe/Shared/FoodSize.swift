import Foundation

#if canImport(Localization)
import Localization
#endif

/// How much of a food the guest gets.
public enum FoodSize: CaseIterable, Codable, Hashable, Identifiable, Sendable {
  case small
  case large
  case huge

  /// The size itself: each is offered once.
  public var id: Self { self }

  /// The adjective as it stands in the middle of a sentence.
  public var localizedName: String {
    switch self {
    case .small:
      String(localized: "small", bundle: #bundle, comment: "A size; agrees with the food")
    case .large:
      String(localized: "large", bundle: #bundle, comment: "A size; agrees with the food")
    case .huge:
      String(localized: "huge", bundle: #bundle, comment: "A size; agrees with the food")
    }
  }

  var surcharge: Decimal {
    switch self {
    case .small: 0
    case .large: 2
    case .huge: 3.5
    }
  }
}
