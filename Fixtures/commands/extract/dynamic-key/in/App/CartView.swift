import SwiftUI

struct CartView: View {
  let kind: String

  var body: some View {
    VStack {
      Text("Your cart")
      Text("Checkout")
      Text(kind)
      Text(verbatim: NSLocalizedString(kind, comment: "A key nobody can know"))
    }
  }
}
