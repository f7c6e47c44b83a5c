import SwiftUI

struct Screen: View {
  let count: Int

  var body: some View {
    Text("Hello", comment: "A greeting.")
    Text("\(count) items", tableName: "Cart")
    Text(String(localized: "cart.title", defaultValue: "Your cart", table: "Cart"))
  }
}
