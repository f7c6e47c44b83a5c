import AppIntents
import CaffeMenu

struct OrderCoffeeIntent: AppIntent {
  static let title: LocalizedStringResource = "Order Coffee"
  static let description: IntentDescription? = IntentDescription(
    "Adds small coffees to your order.", categoryName: "Ordering")

  @Parameter(
    title: "Quantity", inclusiveRange: (1, 20),
    requestValueDialog: "How many coffees would you like?")
  var quantity: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$quantity) coffees")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    OrderStore.shared.order.add(.coffee, size: .small, quantity: quantity)
    return .result(dialog: "Added ^[\(quantity) coffee](inflect: true) to your order.")
  }
}

struct CaffeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderCoffeeIntent(),
      phrases: [
        "Order coffee with \(.applicationName)",
        "Get me a coffee from \(.applicationName)",
      ],
      shortTitle: "Order Coffee",
      systemImageName: "cup.and.saucer")
  }
}
