import SwiftUI

public struct TicketView: View {
  let seats: Int

  public init(seats: Int) { self.seats = seats }

  public var body: some View {
    Text("\(seats) seats", bundle: .module)
  }
}
