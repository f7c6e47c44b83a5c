import SwiftUI
import WidgetKit

struct TripsWidgetView: View {
  var body: some View { Text("Next trip") }
}
