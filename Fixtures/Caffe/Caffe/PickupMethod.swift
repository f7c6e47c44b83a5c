import Foundation

enum PickupMethod: CaseIterable {
  case table
  case counter
  case courier

  var title: LocalizedStringResource {
    switch self {
    case .table: "To your table"
    case .counter: "At the counter"
    case .courier: LocalizedStringResource("By courier", comment: "How the order is picked up")
    }
  }
}
