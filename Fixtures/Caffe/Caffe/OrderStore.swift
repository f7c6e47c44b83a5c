import CaffeMenu
import Foundation
import Observation

@MainActor
@Observable
final class OrderStore {
  static let shared = OrderStore()

  var order = Order()
  private(set) var card = LoyaltyCard()
  private var receiptCount = 0

  func placeOrder(method: PickupMethod, at now: Date = .now) throws -> Receipt {
    if let opening = openingTime(on: now), now < opening {
      throw OrderError.kitchenClosed(until: opening)
    }
    guard order.count <= OrderError.largestOrder else {
      throw OrderError.tooLarge
    }
    receiptCount += 1
    let receipt = Receipt(
      number: "C-\(receiptCount)", order: order, method: method,
      readyAt: now.addingTimeInterval(TimeInterval(order.minutesToPrepare * 60)))
    card.stamp(order)
    order = Order()
    return receipt
  }

  private func openingTime(on day: Date) -> Date? {
    Calendar.current.date(bySettingHour: 8, minute: 0, second: 0, of: day)
  }
}

enum OrderError: LocalizedError {
  static let largestOrder = 50

  case kitchenClosed(until: Date)
  case tooLarge

  var errorDescription: String? {
    switch self {
    case .kitchenClosed(let opening):
      let time = opening.formatted(date: .omitted, time: .shortened)
      return String(
        localized: "The kitchen opens at \(time).",
        comment: "Alert when someone orders too early; the argument is a time")
    case .tooLarge:
      return String(
        localized: "That’s too much for our kitchen.",
        comment: "Alert when an order has too many items")
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .kitchenClosed:
      String(localized: "We’ll keep your order until then.", comment: "Message of an alert")
    case .tooLarge:
      String(
        localized: "order.too-large.suggestion",
        defaultValue: "Please call us if you need more than \(Self.largestOrder) items.",
        comment: "Message of an alert; the number is always 50 or more")
    }
  }
}
