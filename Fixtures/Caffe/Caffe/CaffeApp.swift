import CaffeMenu
import SwiftUI

@main
struct CaffeApp: App {
  @State private var store = OrderStore.shared

  var body: some Scene {
    WindowGroup {
      TabView {
        MenuView()
          .tabItem { Label("Menu", systemImage: "fork.knife") }
        RewardsView(card: store.card)
          .tabItem { Label("Rewards", systemImage: "star") }
          .badge(store.card.points)
      }
      .environment(store)
    }
  }
}
