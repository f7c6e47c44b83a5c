import Foundation

#if canImport(Localization)
import Localization
#endif

/// What a guest has chosen so far.
public struct Order: Codable, Hashable, Sendable {
  /// The lines of the order, oldest first.
  public var items: [OrderItem] = []

  /// Creates an empty order.
  public init() {}

  /// How many foods there are on all lines together.
  public var count: Int {
    items.reduce(0) { $0 + $1.quantity }
  }

  /// The sum of all lines in US dollars.
  public var total: Decimal {
    items.reduce(0) { $0 + $1.price }
  }

  /// How long the kitchen needs.
  public var minutesToPrepare: Int {
    5 + 2 * count
  }

  /// Adds to the line with the same food and size, or appends a new one.
  public mutating func add(_ food: Food, size: FoodSize, quantity: Int) {
    if let index = items.firstIndex(where: { $0.food == food && $0.size == size }) {
      items[index].quantity += quantity
    } else {
      items.append(OrderItem(food: food, size: size, quantity: quantity))
    }
  }
}

/// One line of an order.
public struct OrderItem: Codable, Hashable, Identifiable, Sendable {
  /// Tells this line from any other.
  public let id: UUID
  /// What is ordered.
  public let food: Food
  /// The size of each.
  public let size: FoodSize
  /// How many of them, at least one.
  public var quantity: Int

  /// Creates a line of an order.
  public init(food: Food, size: FoodSize, quantity: Int) {
    id = UUID()
    self.food = food
    self.size = size
    self.quantity = quantity
  }

  /// The price of all pieces in US dollars.
  public var price: Decimal {
    food.price(for: size) * Decimal(quantity)
  }

  /// The line as a phrase, such as "2 large salads".
  public var localizedDescription: AttributedString {
    AttributedString(
      localized: "^[\(quantity) \(size.localizedName) \(food.localizedName)](inflect: true)",
      bundle: #bundle,
      comment: "A line of an order: quantity, size, food")
  }
}
