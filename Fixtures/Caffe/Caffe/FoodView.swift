import CaffeMenu
import SwiftUI

struct FoodView: View {
  let food: Food

  @Environment(OrderStore.self) private var store
  @State private var size = FoodSize.small
  @State private var quantity = 1
  @State private var wasAdded = false

  var body: some View {
    Form {
      Section("Ingredients") {
        Text("Made with \(food.ingredients.localizedList)")
        if food == .coffee {
          Text("Our coffee is 100% arabica.").font(.footnote)
        }
      }
      Section {
        sizePicker
        Stepper("Quantity: \(quantity)", value: $quantity, in: 1...20)
        LabeledContent("Price", value: price, format: .price)
      }
      addButton
    }
    .navigationTitle(food.localizedName.localizedCapitalized)
    .alert("Added to your order", isPresented: $wasAdded) {
      Button("OK") {}
    } message: {
      Text("That makes \(store.order.total, format: .price) in all.")
    }
  }

  private var price: Decimal {
    food.price(for: size) * Decimal(quantity)
  }

  private var sizePicker: some View {
    Picker("Size", selection: $size) {
      ForEach(FoodSize.allCases) { size in
        Text(size.localizedName).tag(size)
      }
    }
    .pickerStyle(.segmented)
  }

  private var addButton: some View {
    Button {
      store.order.add(food, size: size, quantity: quantity)
      wasAdded = true
    } label: {
      addLabel
    }
  }

  private var addLabel: Text {
    Text(
      "Add ^[\(quantity) \(size.localizedName) \(food.localizedName)](inflect: true) to your order",
      comment: "Button that adds to the order: quantity, size, food")
  }
}

#Preview("Salad") {
  NavigationStack {
    FoodView(food: .salad)
      .safeAreaInset(edge: .top) { Text("Only in the preview") }
  }
  .environment(OrderStore())
}
