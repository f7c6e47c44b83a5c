import CaffeMenu
import SwiftUI

@main
struct CaffeWatchApp: App {
  @State private var card = LoyaltyCard()
  private let usual = OrderItem(food: .coffee, size: .large, quantity: 2)

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          NavigationLink("Free coffee") { FreeCoffeeView(card: card) }
          NavigationLink("Your usual") { UsualOrderView(item: usual, card: $card) }
        }
        .navigationTitle("Caffé")
      }
    }
  }
}
