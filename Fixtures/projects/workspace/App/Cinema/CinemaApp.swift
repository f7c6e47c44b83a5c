import SwiftUI
import Tickets

@main
struct CinemaApp: App {
  var body: some Scene {
    WindowGroup("Now showing") { TicketView(seats: 2) }
  }
}
