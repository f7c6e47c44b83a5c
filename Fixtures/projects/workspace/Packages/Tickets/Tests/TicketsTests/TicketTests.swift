import Testing

@testable import Tickets

@Test func seatsAreKept() {
  #expect(TicketView(seats: 2).seats == 2)
}
