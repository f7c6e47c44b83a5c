import CaffeMenu
import Foundation

struct Receipt: Identifiable {
  static let tipPercent = 10

  let number: String
  let order: Order
  let method: PickupMethod
  let readyAt: Date

  var id: String { number }
  var tip: Decimal { order.total * Decimal(Self.tipPercent) / 100 }
  var total: Decimal { order.total + tip }
}
