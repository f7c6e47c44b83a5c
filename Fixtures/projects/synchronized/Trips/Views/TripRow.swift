import SwiftUI

struct TripRow: View {
  let trip: Trip

  var body: some View {
    Text("\(trip.days) days in \(trip.place)")
  }
}
