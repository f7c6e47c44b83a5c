import SwiftUI

struct TripList: View {
  @State private var trips: [Trip] = []

  var body: some View {
    List(trips) { TripRow(trip: $0) }
      .navigationTitle("My trips")
      .overlay {
        if trips.isEmpty { Text("No trips yet") }
      }
  }
}
