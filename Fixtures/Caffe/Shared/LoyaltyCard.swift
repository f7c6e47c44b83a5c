import Foundation

#if canImport(Localization)
import Localization
#endif

/// A guest's card: every tenth coffee is free.
public struct LoyaltyCard: Codable, Hashable, Sendable {
  /// How many coffees one free coffee takes.
  public static let coffeesPerReward = 10

  /// Orders placed since Monday.
  public var ordersThisWeek = 0
  /// Coffees bought since the last free one.
  public var coffees = 0
  /// Points for everything that isn't coffee.
  public var points = 0
  /// When the next free coffee can be had.
  public var nextFreeCoffee: Date

  /// Creates an empty card, with a welcome coffee a week later.
  public init(issued: Date = .now) {
    nextFreeCoffee = Calendar.current.date(byAdding: .day, value: 7, to: issued) ?? issued
  }

  /// How many coffees are still to buy before the next free one.
  public var coffeesToGo: Int {
    max(0, Self.coffeesPerReward - coffees)
  }

  /// The week in one line.
  public var weeklySummary: String {
    String(
      localized: "\(ordersThisWeek) orders this week",
      bundle: #bundle,
      comment: "Loyalty card: the number of orders since Monday")
  }

  /// Stamps the card for an order that was placed.
  public mutating func stamp(_ order: Order) {
    ordersThisWeek += 1
    for item in order.items {
      if item.food == .coffee {
        coffees += item.quantity
      } else {
        points += item.quantity
      }
    }
  }
}
