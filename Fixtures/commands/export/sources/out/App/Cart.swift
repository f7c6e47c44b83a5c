import SwiftUI

enum Food: CaseIterable {
  case salad, pizza

  var name: LocalizedStringResource {
    switch self {
    case .salad: "salad"
    case .pizza: "pizza"
    }
  }
}

func button(quantity: Int, food: Food) -> String {
  String(localized: "Add \(quantity) \(food.name)", table: "Shop")
}
