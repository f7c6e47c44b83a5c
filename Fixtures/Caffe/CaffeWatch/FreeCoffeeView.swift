import CaffeMenu
import SwiftUI

struct FreeCoffeeView: View {
  let card: LoyaltyCard

  var body: some View {
    VStack(alignment: .leading) {
      Text("Your next free coffee:")
      Text(day)
        .font(.headline)
        .accessibilityLabel("Free coffee on \(card.nextFreeCoffee, format: longDate)")
      Text("\(card.coffeesToGo) coffees to go", comment: "Coffees to buy before the next free one")
      Text(card.weeklySummary)
        .foregroundStyle(.secondary)
    }
    .navigationTitle("Free coffee")
  }

  private var longDate: Date.FormatStyle {
    .dateTime.weekday(.wide).day().month(.wide)
  }

  private var day: AttributedString {
    var day = card.nextFreeCoffee.formatted(longDate.attributed)
    day.replaceAttributes(
      AttributeContainer().dateField(.weekday),
      with: AttributeContainer().foregroundColor(Color.orange))
    return day
  }
}

#Preview {
  FreeCoffeeView(card: LoyaltyCard())
    .navigationTitle("On the wrist")
}
