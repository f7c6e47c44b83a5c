import SwiftUI

struct CartView: View {
  let count: Int
  let shop: String

  var body: some View {
    VStack {
      Text("Your cart", comment: "Title of the cart")
      Text("\(count) items from \(shop)")
      Text("Back again")
      Text(LocalizedStringResource("cart.empty", defaultValue: "Nothing here yet"))
      Text("By hand")
    }
  }
}
