import CaffeMenu
import SwiftUI

struct UsualOrderView: View {
  let item: OrderItem
  @Binding var card: LoyaltyCard

  @State private var readyAt: Date?

  var body: some View {
    VStack {
      Text(item.localizedDescription)
        .font(.headline)
      if let readyAt {
        Text("Ready in \(readyAt, style: .relative)")
      } else {
        Button("Order for \(item.price.formatted(.price))", action: placeOrder)
          .accessibilityHint("Sends your usual order to the kitchen")
      }
    }
    .navigationTitle("Your usual")
  }

  private func placeOrder() {
    var order = Order()
    order.add(item.food, size: item.size, quantity: item.quantity)
    card.stamp(order)
    readyAt = .now.addingTimeInterval(TimeInterval(order.minutesToPrepare * 60))
  }
}
