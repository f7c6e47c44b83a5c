import CaffeMenu
import SwiftUI

struct MenuView: View {
  @State private var searchText = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          RainbowText("^[Fast & Delicious](rainbow: 'extreme') Food")
            .font(.title2.bold())
          Text(welcome)
        }
        Section("Today’s menu") {
          ForEach(foods) { food in
            NavigationLink(value: food) { FoodRow(food: food) }
          }
        }
      }
      .navigationTitle("Caffé")
      .navigationDestination(for: Food.self) { FoodView(food: $0) }
      .searchable(text: $searchText, prompt: "Search the menu")
      .overlay { if foods.isEmpty { nothingFound } }
      .safeAreaInset(edge: .bottom) { OrderBar() }
    }
  }

  private var foods: [Food] {
    guard !searchText.isEmpty else { return Food.allCases }
    return Food.allCases.filter { $0.localizedName.localizedStandardContains(searchText) }
  }

  private var welcome: AttributedString {
    AttributedString(
      localized: "Welcome to Caffé!",
      comment: "Greets the reader; make it agree with their term of address if your language does")
  }

  private var nothingFound: some View {
    ContentUnavailableView(
      "Nothing found",
      systemImage: "magnifyingglass",
      description: Text("We have no dish called “\(searchText)”."))
  }
}

private struct FoodRow: View {
  let food: Food

  private var price: String { food.price(for: .small).formatted(.price) }

  var body: some View {
    HStack {
      Text(food.localizedName.localizedCapitalized)
      Spacer()
      Text(price).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(food.localizedName) from \(price)")
  }
}

private struct OrderBar: View {
  @Environment(OrderStore.self) private var store

  var body: some View {
    NavigationLink {
      OrderView()
    } label: {
      HStack {
        Text(
          "^[\(store.order.count) item](inflect: true)",
          comment: "How much is in the order, on the button that shows it")
        Spacer()
        Text("View order")
      }
    }
    .buttonStyle(.borderedProminent)
    .padding()
    .disabled(store.order.items.isEmpty)
    .accessibilityHint("Shows what you have chosen so far")
  }
}
