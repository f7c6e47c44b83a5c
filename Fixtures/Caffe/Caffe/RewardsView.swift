import CaffeMenu
import SwiftUI

struct RewardsView: View {
  let card: LoyaltyCard

  private let perks: [LocalizedStringKey] = [
    "Every tenth coffee is free",
    "A pizza on your birthday",
    "No waiting in line",
  ]

  var body: some View {
    NavigationStack {
      List {
        RainbowText("Our ^[fun](rainbow: 'fun') card for ^[regulars](rainbow: 'plain')")
        Section("This week") {
          Text(card.weeklySummary)
          Text("\(card.points) points", comment: "Points on the loyalty card")
          ProgressView("Coffees toward a free one", value: progress)
        }
        Section("Your perks") {
          ForEach(perks.indices, id: \.self) { index in
            Label(perks[index], systemImage: "star")
          }
        }
      }
      .navigationTitle("Rewards")
    }
  }

  private var progress: Double {
    min(1, Double(card.coffees) / Double(LoyaltyCard.coffeesPerReward))
  }
}

#Preview {
  VStack {
    Text("A new card")
    RewardsView(card: LoyaltyCard())
  }
}
