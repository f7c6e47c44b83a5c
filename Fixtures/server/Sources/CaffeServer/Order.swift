import Foundation
import Hummingbird
import Localization

/// What somebody wants to eat or drink.
struct Order {
  enum Food: String, CaseIterable {
    case salad, coffee, flatWhite

    var name: LocalizedMessage {
      switch self {
      case .salad: "salad"
      case .coffee: "coffee"
      case .flatWhite: "flat white"
      }
    }
  }

  enum Size: String {
    case small, large

    var name: LocalizedMessage {
      switch self {
      case .small: "small"
      case .large: "large"
      }
    }
  }

  static let maximum = 20

  var food: Food
  var size: Size
  var quantity: Int

  init(_ parameters: Parameters) throws {
    let name = parameters.get("food") ?? ""
    guard let food = Food(rawValue: name) else {
      throw CustomerError(.notFound, "There is no “\(name)” on the menu.")
    }
    let quantity = parameters.get("quantity", as: Int.self) ?? 1
    guard 1...Self.maximum ~= quantity else {
      throw CustomerError(.unprocessableContent, "You can order up to \(Self.maximum) at once.")
    }
    self.food = food
    size = parameters.get("size").flatMap(Size.init) ?? .small
    self.quantity = quantity
  }

  func confirmation(in localizer: Localizer) -> AttributedString {
    let (size, food) = (localizer.text(size.name), localizer.text(food.name))
    return localizer.attributedText(
      "Added ^[\(quantity) \(size) \(food)](inflect: true) to your order.",
      comment: "Quantity, size and food, such as 2 small salads")
  }

  func mail(to customer: Customer, in localizer: Localizer) -> AttributedString {
    let (size, food) = (localizer.text(size.name), localizer.text(food.name))
    return localizer.attributedText(
      """
      **Thanks**, \(customer.name)! We have made ^[\(quantity) \(size) \(food)](inflect: true). \
      [See your order](https://caffe.example/orders)
      """, comment: "A mail: name, quantity, size and food")
  }
}
