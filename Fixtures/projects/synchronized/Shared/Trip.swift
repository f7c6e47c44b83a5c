import Foundation

struct Trip: Identifiable {
  var id = UUID()
  var place = String(localized: "Somewhere", table: "Places")
  var days = 1
}
