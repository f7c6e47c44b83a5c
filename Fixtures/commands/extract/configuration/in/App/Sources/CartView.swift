import SwiftUI

struct CartView: View {
  let count: Int

  var body: some View {
    VStack {
      Text("Your cart", comment: "Title of the cart")
      Text("\(count) items")
      Text(verbatim: "★")
    }
  }
}
